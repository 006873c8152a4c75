import { buildPath, paths } from '@fledge/contract/paths.ts'
import { getSilentSide } from '@fledge/domain/interviews/rules.ts'
import { interviewBadges } from '@fledge/domain/interviews/types.ts'
import { formatTime, getZoneCity } from '@fledge/kernel/dates.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Card, Meta } from '@fledge/ui/card.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { QueryResult } from '../../platform/query/query-result.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { formatDayInSentence, formatNearDay, useNow } from '../../platform/time/clock.ts'
import { Link, MoreLink } from '../../platform/router/link.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { Logo } from './logo.tsx'
import styles from './dashboard.module.css'

type Interview = Payload<'interviews', 'listInternInterviews'>[number]

/** Interviews, the next one first, each in the reader's time with the company's beside it. */
export function InternInterviewsCard({ internId }: { readonly internId: string }) {
  const interviews = useApiQuery('interviews', 'listInternInterviews', { params: { id: internId } })
  return (
    <Card
      title={t('intern.dashboard.interviews')}
      {...(interviews.data ? { count: interviews.data.payload.length } : {})}
      side={<MoreLink to={paths.intern.tracker}>{t('common.btn.seeAll')}</MoreLink>}
      flush
    >
      <QueryResult
        of={interviews}
        name={t('intern.dashboard.interviews')}
        empty={
          <EmptyState
            title={t('intern.dashboard.noInterviews')}
            text={t('intern.dashboard.noInterviewsText')}
          />
        }
      >
        {(list) => (
          <ul>
            {list.slice(0, 5).map((interview) => (
              <InterviewRow key={interview.interview_id} interview={interview} />
            ))}
          </ul>
        )}
      </QueryResult>
    </Card>
  )
}

/**
 * Returns the time in both zones; for proposed times, who proposed them and the reply deadline;
 * otherwise since when the status has applied.
 */
function formatInterviewTimes(interview: Interview, zone: string, now: Date): string {
  const other = interview.company.time_zone
  if (interview.starts_at && interview.ends_at && interview.answer_by === null)
    return `${formatTime(interview.starts_at, zone, 'time')} – ${formatTime(interview.ends_at, zone, 'time')} · ${t('intern.dashboard.timeIn', { time: formatTime(interview.starts_at, other, 'time'), city: getZoneCity(other) })}`
  const isOwn = getSilentSide(interview.status) === 'company'
  return interview.answer_by
    ? t(isOwn ? 'intern.dashboard.ownTimes' : 'intern.dashboard.offered', {
        company: interview.company.name,
        by: formatDayInSentence(interview.answer_by, zone, now),
      })
    : t('candidate.path.since', { when: formatDayInSentence(interview.status_since, zone, now) })
}

function InterviewRow({ interview }: { readonly interview: Interview }) {
  const now = useNow()
  const zone = useZone()
  const badge = interviewBadges[interview.status]
  return (
    <li>
      <Link
        className={styles['line'] ?? ''}
        to={buildPath(paths.intern.candidature, { candidatureId: interview.candidature_id })}
      >
        <span className={styles['when']}>
          <InterviewStart interview={interview} />
        </span>
        <Logo company={interview.company} />
        <span className={styles['words']}>
          <span>
            <b>{interview.company.name}</b>{' '}
            <span className={styles['dim']}>· {interview.plan.name}</span>
          </span>
          <Meta>{formatInterviewTimes(interview, zone, now)}</Meta>
        </span>
        <Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>
      </Link>
    </li>
  )
}

/**
 * Start of the interview. For proposed times it shows only their number, so that none of them reads
 * as agreed.
 */
function InterviewStart({ interview }: { readonly interview: Interview }) {
  const [zone, now] = [useZone(), useNow()]
  if (interview.answer_by)
    return (
      <>
        <b>{t('intern.dashboard.times.count', { count: interview.slots.length })}</b>
        <Meta>{t('intern.dashboard.times.proposed')}</Meta>
      </>
    )
  if (!interview.starts_at) return null
  return (
    <>
      <b>{formatNearDay(interview.starts_at, zone, now)}</b>
      <Meta>{formatTime(interview.starts_at, zone, 'time')}</Meta>
    </>
  )
}
