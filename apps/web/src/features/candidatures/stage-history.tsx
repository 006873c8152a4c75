import { wasPastInterview } from '@fledge/domain/interviews/rules.ts'
import type { ReasonReader } from '@fledge/domain/reasons.ts'
import type { BadgeTone } from '@fledge/domain/tones.ts'
import { formatTime } from '@fledge/kernel/dates.ts'
import { Card, Meta } from '@fledge/ui/card.tsx'
import { EventTimeline } from '@fledge/ui/timeline.tsx'
import { IconBell } from '@fledge/ui/icons/bell.tsx'
import { IconCalendar } from '@fledge/ui/icons/calendar.tsx'
import { IconCheck } from '@fledge/ui/icons/check.tsx'
import { IconFileText } from '@fledge/ui/icons/file-text.tsx'
import { IconHeart } from '@fledge/ui/icons/heart.tsx'
import { IconSend } from '@fledge/ui/icons/send.tsx'
import { IconX } from '@fledge/ui/icons/x.tsx'
import type { ReactNode } from 'react'
import { formatReplyTime } from '../../shared/format-reply-time.ts'
import type { Payload } from '../../platform/http/client.ts'
import { formatNearTime, useNow } from '../../platform/time/clock.ts'
import { useZone } from '../../platform/shell/session.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { formatCandidatureEnd } from './format-stage.ts'

type Stage = Pick<Payload<'candidatures', 'getStage'>, 'history' | 'usual_hours'>
type DomainEvent = Stage['history'][number]

const size = 14
const eventStyles: readonly (readonly [RegExp, BadgeTone, ReactNode])[] = [
  [/express/, 'violet', <IconHeart key="h" size={size} />],
  [/propose$|\.send$|reschedule|counterPropose/, 'slate', <IconSend key="s" size={size} />],
  [/confirm|choose/, 'blue', <IconCalendar key="c" size={size} />],
  [
    /disqualify|withdraw|close|endHire|unshortlist|cancel|decline|reject|lapse|expire|NoShow/,
    'red',
    <IconX key="x" size={size} />,
  ],
  [/offer\./, 'violet', <IconFileText key="f" size={size} />],
  [/remind/, 'slate', <IconBell key="b" size={size} />],
]

/**
 * Returns the text key of an event, addressing the user when the event is about them. Rejecting an
 * interview after its time has its own text.
 */
function getEventKey({ what: kind, from }: DomainEvent, side: ReasonReader): string {
  if (kind === 'interview.reject' && wasPastInterview(from))
    return 'candidate.happening.interview.reject.past'
  const own = ownEvents[side].find((event) => event === kind)
  return own ? `candidate.happening.${own}.own` : `candidate.happening.${kind}`
}
const ownEvents = {
  intern: ['interview.recordInternNoShow', 'interview.claimInternNoShow'],
  company: ['interview.recordCompanyNoShow', 'interview.claimCompanyNoShow'],
} as const

function toHistoryLine(event: DomainEvent, side: ReasonReader, zone: string, now: Date) {
  const look = eventStyles.find(([pattern]) => pattern.test(event.what))
  const name = event.by_name ?? (event.by === 'operator' ? t('candidate.byTeam') : t('brand.name'))
  const reason = formatCandidatureEnd(event.reason, side)
  const title = translateKey(getEventKey(event, side), {
    time: event.starts_at ? formatTime(event.starts_at, zone) : '',
  })
  return {
    id: event.id,
    tone: look?.[1] ?? ('teal' as const),
    icon: look?.[2] ?? <IconCheck size={size} />,
    title: [title, reason].filter(Boolean).join(': '),
    meta: (
      <>
        {t('candidate.happening.by', { when: formatNearTime(event.at, zone, now), name })}
        {event.note ? (
          <>
            <br />“{event.note}”
          </>
        ) : null}
      </>
    ),
  }
}

/**
 * History of the candidature, visible to both parties.
 * @param name name of the other party
 */
export function StageHistory({
  stage,
  name,
  side,
  isPrivate = false,
}: {
  readonly stage: Stage
  readonly name: string
  readonly side: 'company' | 'intern'
  readonly isPrivate?: boolean
}) {
  const [zone, now] = [useZone(), useNow()]
  const other = side === 'company' ? 'intern' : 'company'
  const [own, theirs] = [stage.usual_hours[side], stage.usual_hours[other]]
  const replyTimes = [
    own === null ? '' : t('candidate.ownHours', { time: formatReplyTime(own) }),
    theirs === null ? '' : t('candidate.theirHours', { name, time: formatReplyTime(theirs) }),
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <Card
      title={t('candidate.history')}
      side={<Meta>{t(isPrivate ? 'hiring.group.private' : 'candidate.bothSee')}</Meta>}
      {...(replyTimes ? { foot: <Meta>{replyTimes}</Meta> } : {})}
    >
      <EventTimeline items={stage.history.map((event) => toHistoryLine(event, side, zone, now))} />
    </Card>
  )
}
