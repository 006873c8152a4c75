import type { RetentionCalendar, RetentionPeriod } from '@fledge/contract/privacy/schema.ts'
import { jobBadges } from '@fledge/domain/jobs/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Card, CardList, CardListItem, Meta } from '@fledge/ui/card.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { formatTimeInSentence, useNow } from '../../platform/time/clock.ts'

/** How long what is kept, and when the job that deletes it ran and runs next. */
export function RetentionPart() {
  const calendar = useApiQuery('privacy', 'getRetentionCalendar', {}, { staleTime: 0 })
  return (
    <QueryResult of={calendar} name={t('privacyScreen.retention')}>
      {({ job, periods }) => (
        <Stack>
          <JobCard job={job} />
          <Card title={t('privacyScreen.retention')}>
            <CardList>
              {periods.map((period) => (
                <PeriodItem
                  key={`${period.table}.${period.column}.${period.days}`}
                  period={period}
                />
              ))}
            </CardList>
          </Card>
        </Stack>
      )}
    </QueryResult>
  )
}

function JobCard({ job }: Pick<RetentionCalendar, 'job'>) {
  const [zone, now] = [useZone(), useNow()]
  const format = (at: string) => formatTimeInSentence(at, zone, now)
  const facts = [
    job.started_at
      ? t('privacyScreen.ran', { when: format(job.started_at) })
      : t('privacyScreen.neverRan'),
    job.next_at && t('privacyScreen.next', { when: format(job.next_at) }),
    job.processed_count !== null &&
      job.processed_at !== null &&
      t('privacyScreen.handled', { count: job.processed_count, when: format(job.processed_at) }),
  ]
  return (
    <Card title={t('privacyScreen.job')}>
      <Stack tight>
        <Group>
          <span>{t('privacyScreen.jobText')}</span>
          <Badge tone={jobBadges[job.state].tone}>{translateKey(jobBadges[job.state].text)}</Badge>
        </Group>
        <Meta>{facts.filter(Boolean).join(' · ')}</Meta>
      </Stack>
    </Card>
  )
}

function PeriodItem({ period }: { readonly period: RetentionPeriod }) {
  const [zone, now] = [useZone(), useNow()]
  const { days: count, column } = period
  const rule = [
    period.is_cleared
      ? t('privacyScreen.clearedAfter', { count })
      : t('privacyScreen.deletedAfter', { count }),
    t('privacyScreen.counts', { column }),
    period.is_partial && t('privacyScreen.partial'),
  ]
  const last =
    period.last_at !== null && period.last_count !== null
      ? t('privacyScreen.lastRows', {
          count: period.last_count,
          when: formatTimeInSentence(period.last_at, zone, now),
        })
      : t('privacyScreen.noRows')
  return (
    <CardListItem end={<Meta>{last}</Meta>}>
      <b>{period.table}</b>
      <Meta>{rule.filter(Boolean).join(' · ')}</Meta>
      <p>{period.reason}</p>
    </CardListItem>
  )
}
