import { reportSchedules } from '@fledge/domain/programme-reports/report-schedules.ts'
import { Card, Meta } from '@fledge/ui/card.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useApiMutation, useApiQuery } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'

/** How often a manager gets the numbers by email. */
export function ScheduleCard() {
  const saved = useApiQuery('programmeReports', 'getReportSchedule', {})
  const save = useApiMutation('programmeReports', 'setReportSchedule', {
    onDone: () => showToast(t('programmeReport.scheduleSaved')),
  })
  return (
    <Card title={t('programmeReport.schedule')}>
      <QueryResult of={saved} name={t('programmeReport.schedule')}>
        {({ schedule }) => (
          <Stack tight>
            <Meta>{t('programmeReport.scheduleText')}</Meta>
            <FilterSelect
              label={t('programmeReport.scheduleField')}
              all={t('programmeReport.schedule.never')}
              value={schedule ?? undefined}
              options={reportSchedules.map((value) => ({
                value,
                label: t(`programmeReport.schedule.${value}`),
              }))}
              onChange={(next) => save.mutate({ body: { schedule: next ?? null } })}
            />
          </Stack>
        )}
      </QueryResult>
    </Card>
  )
}
