import { hasOperatorAccess } from '@fledge/domain/sessions/operator-access.ts'
import { defaultReportDays, reportDays } from '@fledge/domain/programme-reports/types.ts'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { oneOf } from '../../platform/list/list-address.ts'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { useOperatorRole } from '../../shared/permitted-link.tsx'
import { DecisionsCard } from './decisions-card.tsx'
import { DiversityCard } from './diversity-card.tsx'
import { ReportFunnelCard } from './funnel-card.tsx'
import { MatchCard } from './match-card.tsx'
import { ScheduleCard } from './schedule-card.tsx'

const filters = { days: oneOf(reportDays) }

/** The funnel of each batch, how long decisions take, totals about diversity, and what matching uses. */
export default function OperatorProgrammeReportScreen() {
  useTitle(t('programmeReport.title'))
  const params = useListParams(filters)
  const isManager = hasOperatorAccess(useOperatorRole(), 'operator:manager')
  const report = useApiQuery(
    'programmeReports',
    'getProgrammeReport',
    { query: params.filters },
    { keep: true },
  )
  return (
    <Stack>
      <PageHeader title={t('programmeReport.title')} text={t('programmeReport.text')} />
      <Group>
        <SelectField
          label={t('programmeReport.period')}
          value={params.filters.days ?? defaultReportDays}
          options={reportDays.map((value) => ({
            value,
            label: t(`programmeReport.days.${value}`),
          }))}
          nothingFound={t('common.nothingFound')}
          onChange={(next) => params.set({ days: reportDays.find((known) => known === next) })}
        />
      </Group>
      <QueryResult of={report} name={t('programmeReport.title')}>
        {(payload) => (
          <>
            <ReportFunnelCard report={payload} />
            <DecisionsCard decisions={payload.decisions} days={params.filters.days} />
          </>
        )}
      </QueryResult>
      <DiversityCard />
      <MatchCard />
      {isManager ? <ScheduleCard /> : null}
    </Stack>
  )
}
