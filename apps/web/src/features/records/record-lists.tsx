import {
  applicationColumns,
  companyColumns,
  offerColumns,
  planColumns,
} from '@fledge/contract/records/record-columns.ts'
import { applicationBadges, applicationStatuses } from '@fledge/domain/applications/types.ts'
import { companyBadges, companyStatuses } from '@fledge/domain/companies/types.ts'
import { offerBadges, offerStatuses } from '@fledge/domain/offers/types.ts'
import { planBadges, planStatuses } from '@fledge/domain/plans/types.ts'
import type { BadgeContent } from '@fledge/domain/tones.ts'
import { Group } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { oneOf, type ParamParser, searchText } from '../../platform/list/list-address.ts'
import { SearchField } from '../../platform/list/search-field.tsx'
import { TableList } from '../../platform/list/table-list.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { applicationCells, companyCells, offerCells, planCells } from './record-cells.tsx'

const idText: ParamParser<string> = (value) =>
  typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value) ? value : undefined

const shared = () => ({
  empty: <EmptyState title={t('recordsScreen.none')} text={t('recordsScreen.noneText')} />,
  noMatch: { title: t('recordsScreen.noMatch') },
})

interface RecordToolsProps<S extends string> {
  readonly filters: { readonly search?: string; readonly status?: S }
  readonly statuses: readonly S[]
  readonly badges: Readonly<Record<S, BadgeContent>>
  readonly onChange: (change: { readonly search?: string; readonly status?: S | undefined }) => void
}

/** Search and status. */
function RecordTools<S extends string>({
  filters,
  statuses,
  badges,
  onChange,
}: RecordToolsProps<S>) {
  return (
    <Group>
      <SearchField
        label={t('recordsScreen.search')}
        value={filters.search}
        onSearch={(search) => onChange({ search })}
      />
      <FilterSelect
        label={t('recordsScreen.status')}
        all={t('recordsScreen.anyStatus')}
        value={filters.status}
        options={statuses.map((value) => ({ value, label: translateKey(badges[value].text) }))}
        onChange={(status) => onChange({ status })}
      />
    </Group>
  )
}

const companiesFilters = { search: searchText, status: oneOf(companyStatuses) }

export function CompanyRecords() {
  const params = useListParams(companiesFilters)
  const query = { ...params.keyset, ...params.filters }
  const of = useApiQuery('records', 'listAllCompanies', { query }, { keep: true })
  return (
    <TableList
      {...shared()}
      list="companies"
      title={t('recordsScreen.companies')}
      of={of}
      params={params}
      columns={companyColumns}
      cells={companyCells}
      rowKey={(row) => row.company_id}
      exportUrl={(columns) =>
        buildEndpointUrl('records', 'exportCompanies', { query: { ...params.filters, columns } })
      }
      tools={
        <RecordTools
          filters={params.filters}
          statuses={companyStatuses}
          badges={companyBadges}
          onChange={params.set}
        />
      }
    />
  )
}

const applicationsFilters = {
  search: searchText,
  status: oneOf(applicationStatuses),
  batch: idText,
}

export function ApplicationRecords() {
  const params = useListParams(applicationsFilters)
  const query = { ...params.keyset, ...params.filters }
  const of = useApiQuery('records', 'listAllApplications', { query }, { keep: true })
  return (
    <TableList
      {...shared()}
      list="applications"
      title={t('recordsScreen.applications')}
      of={of}
      params={params}
      columns={applicationColumns}
      cells={applicationCells}
      rowKey={(row) => row.application_id}
      exportUrl={(columns) =>
        buildEndpointUrl('records', 'exportApplications', { query: { ...params.filters, columns } })
      }
      tools={
        <RecordTools
          filters={params.filters}
          statuses={applicationStatuses}
          badges={applicationBadges}
          onChange={params.set}
        />
      }
    />
  )
}

const plansFilters = { search: searchText, status: oneOf(planStatuses), company: idText }

export function PlanRecords() {
  const params = useListParams(plansFilters)
  const query = { ...params.keyset, ...params.filters }
  const of = useApiQuery('records', 'listPublishedPlans', { query }, { keep: true })
  return (
    <TableList
      {...shared()}
      list="plans"
      title={t('recordsScreen.plans')}
      of={of}
      params={params}
      columns={planColumns}
      cells={planCells}
      rowKey={(row) => row.plan_id}
      exportUrl={(columns) =>
        buildEndpointUrl('records', 'exportPlans', { query: { ...params.filters, columns } })
      }
      tools={
        <RecordTools
          filters={params.filters}
          statuses={planStatuses}
          badges={planBadges}
          onChange={params.set}
        />
      }
    />
  )
}

const offersFilters = { search: searchText, status: oneOf(offerStatuses), company: idText }

export function OfferRecords() {
  const params = useListParams(offersFilters)
  const query = { ...params.keyset, ...params.filters }
  const of = useApiQuery('records', 'listSentOffers', { query }, { keep: true })
  return (
    <TableList
      {...shared()}
      list="offers"
      title={t('recordsScreen.offers')}
      of={of}
      params={params}
      columns={offerColumns}
      cells={offerCells}
      rowKey={(row) => row.offer_id}
      exportUrl={(columns) =>
        buildEndpointUrl('records', 'exportOffers', { query: { ...params.filters, columns } })
      }
      tools={
        <RecordTools
          filters={params.filters}
          statuses={offerStatuses}
          badges={offerBadges}
          onChange={params.set}
        />
      }
    />
  )
}
