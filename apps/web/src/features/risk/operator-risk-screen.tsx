import { buildPath, paths } from '@fledge/contract/paths.ts'
import { describeRisks } from '@fledge/contract/risk/describe-risks.ts'
import { riskColumns } from '@fledge/contract/risk/risk-columns.ts'
import type { RiskRow } from '@fledge/contract/risk/schema.ts'
import { riskSignals, riskThresholds } from '@fledge/domain/risk/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { idText, oneOf, searchText } from '../../platform/list/list-address.ts'
import { SearchField } from '../../platform/list/search-field.tsx'
import { TableList } from '../../platform/list/table-list.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { Link } from '../../platform/router/link.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import { CompanyLink } from '../../shared/permitted-link.tsx'
import { useWriteToRows } from '../../shared/write-to-rows.ts'

const filters = { search: searchText, signal: oneOf(riskSignals), company: idText }

const riskCells = {
  intern: ({ user_id: id, intern_name: name }: RiskRow) => (
    <Link to={buildPath(paths.operator.person, { id })}>{name}</Link>
  ),
  company: ({ company_id: id, company_name: name }: RiskRow) => <CompanyLink id={id} name={name} />,
  why: (row: RiskRow) => (
    <>
      {describeRisks(row).map(({ key, values }) => (
        <div key={key}>{translateKey(key, values)}</div>
      ))}
    </>
  ),
  concern: ({ concern_id: id }: RiskRow) =>
    id ? (
      <Link to={buildPath(paths.operator.case, { id })}>{t('riskScreen.openConcern')}</Link>
    ) : null,
}

const getInternshipId = (row: RiskRow) => row.internship_id

/** Running internships that may fail, with the numbers that show it. */
export default function OperatorRiskScreen() {
  useTitle(t('riskScreen.title'))
  const params = useListParams(filters)
  const query = { ...params.keyset, ...params.filters }
  const writing = useWriteToRows({ list: 'risk', filters: params.filters }, getInternshipId)
  const risks = useApiQuery('risk', 'listAtRisk', { query }, { keep: true })
  return (
    <Stack>
      <PageHeader title={t('riskScreen.title')} text={t('riskScreen.text', toLimits())} />
      <TableList
        list="risk"
        title={t('riskScreen.title')}
        of={risks}
        params={params}
        tools={<RiskTools params={params} />}
        empty={<EmptyState title={t('riskScreen.none')} text={t('riskScreen.noneText')} />}
        noMatch={{ title: t('riskScreen.noMatch') }}
        columns={riskColumns}
        rowKey={getInternshipId}
        {...writing}
        cells={riskCells}
        exportUrl={(columns) =>
          buildEndpointUrl('risk', 'exportAtRisk', { query: { ...params.filters, columns } })
        }
      />
    </Stack>
  )
}

const toLimits = () => ({
  weeks: riskThresholds.MISSED_WEEKS,
  rating: riskThresholds.LOW_RATING,
  hours: riskThresholds.HOURS,
  days: riskThresholds.SILENCE,
})

interface RiskToolsProps {
  readonly params: ReturnType<typeof useListParams<typeof filters>>
}

function RiskTools({ params }: RiskToolsProps) {
  const { search, signal, company } = params.filters
  return (
    <Group>
      <SearchField
        label={t('riskScreen.search')}
        value={search}
        onSearch={(found) => params.set({ search: found })}
      />
      <FilterSelect
        label={t('riskScreen.signal')}
        all={t('riskScreen.anySignal')}
        value={signal}
        options={riskSignals.map((value) => ({
          value,
          label: translateKey(`risk.signal.${value}`),
        }))}
        onChange={(value) => params.set({ signal: value })}
      />
      {company ? (
        <Button size="small" onClick={() => params.set({ company: '' })}>
          {t('riskScreen.allCompanies')}
        </Button>
      ) : null}
    </Group>
  )
}
