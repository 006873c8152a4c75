import { CardListItem, Meta } from '@fledge/ui/card.tsx'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { DataList } from '../../platform/list/data-list.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { formatTimeInSentence, useNow } from '../../platform/time/clock.ts'

/** Background jobs that left something undone. */
export default function OperatorLateJobsScreen() {
  useTitle(t('lateJobs.title'))
  const [zone, now] = [useZone(), useNow()]
  const jobs = useApiQuery('today', 'listLateJobs', {}, { staleTime: 0 })
  return (
    <Stack>
      <PageHeader title={t('lateJobs.title')} text={t('lateJobs.text')} />
      <DataList
        title={t('lateJobs.title')}
        frame="plain"
        of={jobs}
        empty={<EmptyState title={t('lateJobs.none')} text={t('lateJobs.noneText')} />}
        row={(job) => (
          <CardListItem key={job.job_name}>
            <b>{t('lateJobs.job', { name: job.job_name })}</b>
            <Meta due>
              {t('lateJobs.since', { when: formatTimeInSentence(job.oldest_due_at, zone, now) })}
            </Meta>
          </CardListItem>
        )}
      />
    </Stack>
  )
}
