import {
  applicationColumns,
  companyColumns,
  offerColumns,
  planColumns,
} from '@fledge/contract/records/record-columns.ts'
import type {
  ApplicationRecord,
  CompanyRecord,
  OfferRecord,
} from '@fledge/contract/records/schema.ts'
import { applicationBadges, applicationStatuses } from '@fledge/domain/applications/types.ts'
import { type CohortStage, cohortStages } from '@fledge/domain/batches/cohort-counts.ts'
import {
  type FunnelPosition,
  funnelPositions,
  type FunnelStage,
  funnelStages,
} from '@fledge/domain/batches/funnel-stages.ts'
import { companyBadges, companyStatuses } from '@fledge/domain/companies/types.ts'
import { offerBadges, offerStatuses } from '@fledge/domain/offers/types.ts'
import { planBadges, planStatuses } from '@fledge/domain/plans/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { idOrNone, idText, oneOf, searchText } from '../../platform/list/list-address.ts'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { TableList } from '../../platform/list/table-list.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { applicationCells, companyCells, offerCells, planCells } from './record-cells.tsx'
import { useDeadlineActs } from '../../shared/use-deadline-acts.tsx'
import { useWriteToRows } from '../../shared/write-to-rows.ts'
import { AllBatchesButton, emptyRecords, RecordTools } from './record-tools.tsx'

const companiesFilters = { search: searchText, status: oneOf(companyStatuses) }

const getCompanyId = (row: CompanyRecord) => row.company_id

export function CompanyRecords() {
  const params = useListParams(companiesFilters)
  const query = { ...params.keyset, ...params.filters }
  const writing = useWriteToRows({ list: 'companies', filters: params.filters }, getCompanyId)
  const of = useApiQuery('records', 'listAllCompanies', { query }, { keep: true })
  return (
    <TableList
      {...emptyRecords()}
      list="companies"
      title={t('recordsScreen.companies')}
      of={of}
      params={params}
      columns={companyColumns}
      cells={companyCells}
      rowKey={getCompanyId}
      {...writing}
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
  partner: idOrNone,
  stage: oneOf(cohortStages),
  reached: oneOf(funnelStages),
  at: oneOf(funnelPositions),
}

const getApplicationId = (row: ApplicationRecord) => row.application_id

export function ApplicationRecords() {
  const params = useListParams(applicationsFilters)
  const query = { ...params.keyset, ...params.filters }
  const acts = useDeadlineActs({ list: 'applications', filters: params.filters }, getApplicationId)
  const of = useApiQuery('records', 'listAllApplications', { query }, { keep: true })
  return (
    <>
      <TableList
        {...emptyRecords()}
        list="applications"
        title={t('recordsScreen.applications')}
        of={of}
        params={params}
        columns={applicationColumns}
        cells={applicationCells}
        rowKey={getApplicationId}
        {...acts.bulkProps}
        exportUrl={(columns) =>
          buildEndpointUrl('records', 'exportApplications', {
            query: { ...params.filters, columns },
          })
        }
        tools={
          <RecordTools
            filters={params.filters}
            statuses={applicationStatuses}
            badges={applicationBadges}
            onChange={params.set}
          >
            <FunnelFilters filters={params.filters} onChange={params.set} />
          </RecordTools>
        }
      />
      {acts.dialog}
    </>
  )
}

interface FunnelFiltersProps {
  readonly filters: {
    readonly batch?: string
    readonly partner?: string
    readonly stage?: CohortStage
    readonly reached?: FunnelStage
    readonly at?: FunnelPosition
  }
  readonly onChange: (change: {
    readonly batch?: string
    readonly partner?: string
    readonly stage?: CohortStage | undefined
    readonly reached?: FunnelStage | undefined
    readonly at?: FunnelPosition | undefined
  }) => void
}

/** How far someone came in their batch, and where they are now. */
function FunnelFilters({ filters, onChange }: FunnelFiltersProps) {
  const toOption = <Stage extends FunnelPosition>(value: Stage) => ({
    value,
    label: translateKey(`batches.stage.${value}`),
  })
  return (
    <>
      <FilterSelect
        label={t('recordsScreen.stage')}
        all={t('recordsScreen.anyStage')}
        value={filters.stage}
        options={cohortStages.map((value) => ({
          value,
          label: t(`recordsScreen.stage.${value}`),
        }))}
        onChange={(stage) => onChange({ stage })}
      />
      <FilterSelect
        label={t('recordsScreen.reached')}
        all={t('recordsScreen.anyStage')}
        value={filters.reached}
        options={funnelStages.map(toOption)}
        onChange={(reached) => onChange({ reached })}
      />
      <FilterSelect
        label={t('recordsScreen.at')}
        all={t('recordsScreen.anyStage')}
        value={filters.at}
        options={funnelPositions.map(toOption)}
        onChange={(at) => onChange({ at })}
      />
      {filters.batch ? <AllBatchesButton onClick={() => onChange({ batch: '' })} /> : null}
      {filters.partner ? (
        <Button size="small" onClick={() => onChange({ partner: '' })}>
          {t('recordsScreen.allPartners')}
        </Button>
      ) : null}
    </>
  )
}

const plansFilters = { search: searchText, status: oneOf(planStatuses), company: idText }

export function PlanRecords() {
  const params = useListParams(plansFilters)
  const query = { ...params.keyset, ...params.filters }
  const of = useApiQuery('records', 'listPublishedPlans', { query }, { keep: true })
  return (
    <TableList
      {...emptyRecords()}
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

const getOfferId = (row: OfferRecord) => row.offer_id

export function OfferRecords() {
  const params = useListParams(offersFilters)
  const query = { ...params.keyset, ...params.filters }
  const acts = useDeadlineActs({ list: 'offers', filters: params.filters }, getOfferId)
  const of = useApiQuery('records', 'listSentOffers', { query }, { keep: true })
  return (
    <>
      <TableList
        {...emptyRecords()}
        list="offers"
        title={t('recordsScreen.offers')}
        of={of}
        params={params}
        columns={offerColumns}
        cells={offerCells}
        rowKey={getOfferId}
        {...acts.bulkProps}
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
      {acts.dialog}
    </>
  )
}
