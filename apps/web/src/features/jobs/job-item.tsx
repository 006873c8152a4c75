import type { JobView } from '@fledge/contract/jobs/schema.ts'
import { isJobBehind } from '@fledge/domain/jobs/rules.ts'
import { jobBadges } from '@fledge/domain/jobs/types.ts'
import { locale } from '@fledge/kernel/locale.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { CardListItem, Meta } from '@fledge/ui/card.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { useZone } from '../../platform/shell/session.ts'
import { formatTimeInSentence, useNow } from '../../platform/time/clock.ts'

interface JobItemProps {
  readonly job: JobView
  readonly onRun: () => void
}

/** A timed job: what it does, how it is doing and its last run. */
export function JobItem({ job, onRun }: JobItemProps) {
  const label = t(`jobsScreen.${job.name}`)
  return (
    <CardListItem
      end={
        <Button
          size="small"
          aria-label={t('jobsScreen.runNamed', { name: label })}
          disabledReason={job.may.run === true ? null : translateKey(job.may.run)}
          onClick={onRun}
        >
          {t('jobsScreen.run')}
        </Button>
      }
    >
      <Group>
        <b>{label}</b>
        <Badge tone={jobBadges[job.state].tone}>{translateKey(jobBadges[job.state].text)}</Badge>
      </Group>
      <JobProblem job={job} />
      <JobFacts job={job} />
    </CardListItem>
  )
}

function JobProblem({ job }: { readonly job: JobView }) {
  const [zone, now] = [useZone(), useNow()]
  if (!isJobBehind(job.state) || job.since === null) return null
  const when = formatTimeInSentence(job.since, zone, now)
  if (job.state === 'LATE') return <Meta due>{t('jobsScreen.lateSince', { when })}</Meta>
  return (
    <>
      <Meta due>{t('jobsScreen.failingSince', { when, error: job.last_error ?? '' })}</Meta>
      {job.failed_count > 0 ? (
        <Meta>{t('jobsScreen.failedRows', { count: job.failed_count })}</Meta>
      ) : null}
    </>
  )
}

function JobFacts({ job }: { readonly job: JobView }) {
  const [zone, now] = [useZone(), useNow()]
  const format = (at: string) => formatTimeInSentence(at, zone, now)
  const facts = [
    job.started_at && t('jobsScreen.started', { when: format(job.started_at) }),
    job.duration_ms !== null && formatDuration(job.duration_ms),
    job.completed_at && t('jobsScreen.completed', { when: format(job.completed_at) }),
    job.next_at
      ? t('jobsScreen.next', { when: format(job.next_at) })
      : job.started_at && t('jobsScreen.stopped'),
    job.processed_count !== null &&
      job.processed_at !== null &&
      t('jobsScreen.handled', {
        count: job.processed_count,
        when: format(job.processed_at),
      }),
  ]
  return (
    <>
      <Meta>
        {[job.name, t(job.is_urgent ? 'jobsScreen.atOnce' : 'jobsScreen.everyMinute')].join(' · ')}
      </Meta>
      {facts.some(Boolean) ? <Meta>{facts.filter(Boolean).join(' · ')}</Meta> : null}
    </>
  )
}

const formatDuration = (ms: number) =>
  ms < 1000
    ? t('jobsScreen.tookMs', { count: ms })
    : t('jobsScreen.took', {
        seconds: (ms / 1000).toLocaleString(locale, { maximumFractionDigits: 1 }),
      })
