import { buildPath, paths } from '@fledge/contract/paths.ts'
import { teamDecisionColumns } from '@fledge/contract/programme-reports/decision-columns.ts'
import type { TeamDecision } from '@fledge/contract/programme-reports/decision-schema.ts'
import {
  decisionKinds,
  defaultReportDays,
  reportDays,
} from '@fledge/domain/programme-reports/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { idOrNone, oneOf } from '../../platform/list/list-address.ts'
import { TableList } from '../../platform/list/table-list.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { Link } from '../../platform/router/link.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import { CompanyLink } from '../../shared/permitted-link.tsx'

const filters = { days: oneOf(reportDays), kind: oneOf(decisionKinds), partner: idOrNone }
const otherDays = reportDays.filter((days) => days !== defaultReportDays)

const decisionCells = {
  intern: ({ user_id: id, intern_name: name }: TeamDecision) =>
    id === null ? null : <Link to={buildPath(paths.operator.person, { id })}>{name}</Link>,
  company: ({ company_id: id, company_name: name }: TeamDecision) =>
    id === null ? null : <CompanyLink id={id} name={name ?? ''} />,
}

/** The decisions of the team whose times the programme report shows. */
export default function OperatorDecisionsScreen() {
  useTitle(t('decisionsScreen.title'))
  const params = useListParams(filters)
  const query = { ...params.keyset, ...params.filters }
  const decisions = useApiQuery('programmeReports', 'listDecisions', { query }, { keep: true })
  return (
    <Stack>
      <PageHeader title={t('decisionsScreen.title')} text={t('decisionsScreen.text')} />
      <TableList
        list="decisions"
        title={t('decisionsScreen.title')}
        of={decisions}
        params={params}
        tools={<DecisionTools params={params} />}
        empty={
          <EmptyState title={t('decisionsScreen.none')} text={t('decisionsScreen.noneText')} />
        }
        noMatch={{ title: t('decisionsScreen.noMatch') }}
        columns={teamDecisionColumns}
        cells={decisionCells}
        rowKey={(row) => row.event_id}
        exportUrl={(columns) =>
          buildEndpointUrl('programmeReports', 'exportDecisions', {
            query: { ...params.filters, columns },
          })
        }
      />
    </Stack>
  )
}

interface DecisionToolsProps {
  readonly params: ReturnType<typeof useListParams<typeof filters>>
}

function DecisionTools({ params }: DecisionToolsProps) {
  return (
    <Group>
      <FilterSelect
        label={t('programmeReport.period')}
        all={t(`programmeReport.days.${defaultReportDays}`)}
        value={otherDays.find((days) => days === params.filters.days)}
        options={otherDays.map((value) => ({ value, label: t(`programmeReport.days.${value}`) }))}
        onChange={(days) => params.set({ days })}
      />
      <FilterSelect
        label={t('programmeReport.kind')}
        all={t('decisionsScreen.anyKind')}
        value={params.filters.kind}
        options={decisionKinds.map((value) => ({
          value,
          label: translateKey(`overdue.kind.${value}`),
        }))}
        onChange={(kind) => params.set({ kind })}
      />
      {params.filters.partner ? (
        <Button size="small" onClick={() => params.set({ partner: '' })}>
          {t('decisionsScreen.allPartners')}
        </Button>
      ) : null}
    </Group>
  )
}
