import { buildPath, paths } from '@fledge/contract/paths.ts'
import { interviewBadges } from '@fledge/domain/interviews/types.ts'
import { formatTime, getZoneCity } from '@fledge/kernel/dates.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { ExternalButtonLink as OutLink } from '@fledge/ui/button.tsx'
import { Card, Meta, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { Avatar } from '@fledge/ui/person.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { EventTimeline } from '@fledge/ui/timeline.tsx'
import { IconCalendar } from '@fledge/ui/icons/calendar.tsx'
import { IconCheck } from '@fledge/ui/icons/check.tsx'
import { IconFileText } from '@fledge/ui/icons/file-text.tsx'
import { IconRefresh } from '@fledge/ui/icons/refresh.tsx'
import { IconVideo } from '@fledge/ui/icons/video.tsx'
import { QueryResult } from '../../platform/query/query-result.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { formatAgo, formatNearDay, useNow } from '../../platform/time/clock.ts'
import { Link, MoreLink } from '../../platform/router/link.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { renderRichText } from '../../platform/i18n/rich.tsx'
import { useZone } from '../../platform/shell/session.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import styles from './dashboard.module.css'

type Interview = Payload<'interviews', 'upcomingInterviews'>[number]

/** Agreed interviews and those waiting for a response. */
export function UpcomingInterviewsCard() {
  const rows = useApiQuery('interviews', 'upcomingInterviews', { query: { per_page: '4' } })
  const [shown, count] = [rows.data?.payload.length ?? 0, rows.data?.count ?? 0]
  return (
    <Card
      title={t('dashboards.interviews')}
      {...(shown === count ? { count } : {})}
      side={
        <MoreLink to={paths.company.hiring}>
          {shown === count ? t('common.btn.seeAll') : t('dashboards.interviews.all', { count })}
        </MoreLink>
      }
      flush
    >
      <QueryResult
        of={rows}
        name={t('dashboards.interviews')}
        empty={
          <EmptyState
            title={t('dashboards.interviews.empty')}
            text={t('dashboards.interviews.emptyText')}
          />
        }
      >
        {(list) => (
          <CardList>
            {list.map((interview) => (
              <InterviewRow key={interview.interview_id} interview={interview} />
            ))}
          </CardList>
        )}
      </QueryResult>
    </Card>
  )
}

interface InterviewProps {
  readonly interview: Interview
}

function InterviewRow({ interview }: InterviewProps) {
  const zone = useZone()
  const now = useNow()
  const at = getShownStart(interview, now)
  const time = at ? formatTime(at, zone, 'time') : ''
  const [near, day] = at ? [formatNearDay(at, zone, now), formatTime(at, zone, 'day')] : ['', '']
  const there = at
    ? t('dashboards.interviews.there', {
        time: formatTime(at, interview.intern.time_zone, 'time'),
        city: getZoneCity(interview.intern.time_zone),
      })
    : ''
  return (
    <CardListItem
      lead={
        <div className={styles['day']}>
          <b>{near}</b>
          {near === day ? null : <Meta>{day}</Meta>}
        </div>
      }
      end={<InterviewEnd interview={interview} />}
    >
      <p>
        <b>{time}</b> · <span className={styles['dim']}>{there}</span>
      </p>
      <InterviewPeople interview={interview} />
    </CardListItem>
  )
}

/** Returns the agreed start, or the first proposed time in the future. */
const getShownStart = (interview: Interview, now: Date): string | undefined =>
  interview.starts_at ??
  (interview.slots.find((slot) => Date.parse(slot.starts_at) > now.getTime()) ?? interview.slots[0])
    ?.starts_at

/** Link to join an agreed interview, or its status. */
function InterviewEnd({ interview }: InterviewProps) {
  const badge = interviewBadges[interview.status]
  if (!interview.starts_at || !interview.meeting_link)
    return <Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>
  return (
    <OutLink
      href={interview.meeting_link}
      target="_blank"
      rel="noreferrer"
      aria-label={t('dashboards.interviews.join', { name: interview.intern.name })}
    >
      <IconVideo size={18} aria-hidden />
    </OutLink>
  )
}

function InterviewPeople({ interview }: InterviewProps) {
  const { intern } = interview
  return (
    <p className={styles['who']}>
      <Avatar name={intern.name} picture={intern.picture_url} size={24} />
      <Link to={buildPath(paths.company.candidate, { candidate: interview.candidature_id })}>
        <b>{intern.name}</b>
      </Link>
      <span className={styles['dim']}>
        {interview.starts_at
          ? t('dashboards.interviews.with', {
              names: interview.interviewers.map((person) => person.name).join(', '),
            })
          : t(
              interview.may.choose === true
                ? 'dashboards.interviews.counter'
                : 'dashboards.interviews.offered',
            )}
      </span>
    </p>
  )
}

const updateStyles: Readonly<
  Record<
    string,
    { readonly icon: typeof IconCheck; readonly tone: 'teal' | 'violet' | 'blue' | 'slate' }
  >
> = {
  acceptOffer: { icon: IconCheck, tone: 'teal' },
  hire: { icon: IconCheck, tone: 'teal' },
  sendOffer: { icon: IconFileText, tone: 'violet' },
  approveOffer: { icon: IconFileText, tone: 'blue' },
  scheduleInterview: { icon: IconCalendar, tone: 'blue' },
  proposeInterview: { icon: IconCalendar, tone: 'violet' },
}

/** Latest updates. */
export function UpdatesCard({
  updates,
}: {
  readonly updates: Payload<'dashboards', 'getHiringUpdates'>['updates']
}) {
  const now = useNow()
  return (
    <Card
      title={t('dashboards.updates')}
      side={<MoreLink to={paths.company.hiring}>{t('common.btn.seeAll')}</MoreLink>}
      borderless
    >
      {updates.length === 0 ? (
        <EmptyState
          title={t('dashboards.updates.empty')}
          text={t('dashboards.updates.emptyText')}
        />
      ) : (
        <EventTimeline
          items={updates.slice(0, 6).map((update) => {
            const look = updateStyles[update.move] ?? { icon: IconRefresh, tone: 'slate' as const }
            return {
              id: String(update.id),
              icon: <look.icon size={16} />,
              tone: look.tone,
              title: renderRichText(`dashboards.event.${update.move}`, { name: update.name }),
              meta: update.plan_name,
              end: formatAgo(update.at, now),
            }
          })}
        />
      )}
    </Card>
  )
}
