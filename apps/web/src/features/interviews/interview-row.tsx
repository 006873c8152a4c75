import { getReasonTextKeys } from '@fledge/domain/reason-texts.ts'
import type { ReasonReader } from '@fledge/domain/reasons.ts'
import { isAgreedInterview } from '@fledge/domain/interviews/rules.ts'
import { interviewBadges } from '@fledge/domain/interviews/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { ExternalButtonLink as OutLink } from '@fledge/ui/button.tsx'
import { Meta } from '@fledge/ui/card.tsx'
import { IconCalendarDown } from '@fledge/ui/icons/calendar-down.tsx'
import { IconVideo } from '@fledge/ui/icons/video.tsx'
import type { ReactNode } from 'react'
import { buildEndpointUrl, type Payload } from '../../platform/http/client.ts'
import { formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { isDeadlinePassed, isUrgent } from '../../shared/due-line.tsx'
import { useZone } from '../../platform/shell/session.ts'
import { SupportContact } from '../../shared/support-contact.tsx'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import styles from './interviews.module.css'
import { formatTimeRange, formatOtherTimeRange } from './format-interview-times.ts'

type CommonInterview = Pick<
  Payload<'interviews', 'getInterview'>,
  | 'interview_id'
  | 'status'
  | 'slots'
  | 'starts_at'
  | 'ends_at'
  | 'answer_by'
  | 'meeting_link'
  | 'interviewers'
  | 'end_reason'
  | 'end_note'
  | 'no_show'
  | 'plan'
>

interface InterviewListRowProps {
  readonly interview: CommonInterview
  readonly reader: ReasonReader
  readonly mine: boolean
  /** Name of the other party as shown to the reader. */
  readonly other: string
  readonly otherZone: string
  readonly claim: string | null
  readonly actions: ReactNode
  readonly children?: ReactNode
}

/**
 * Interview with its agreed time in both zones or the proposed times, and the reason if it ended.
 */
export function InterviewListRow({
  interview,
  reader,
  other,
  otherZone,
  claim,
  actions,
  mine,
  children,
}: InterviewListRowProps) {
  return (
    <li className={styles['interview']}>
      <RowHead interview={interview} otherZone={otherZone} />
      {!interview.starts_at && interview.slots.length > 0 ? (
        <OfferedTimes slots={interview.slots} otherZone={otherZone} />
      ) : null}
      <RowFacts interview={interview} reader={reader} mine={mine} other={other} />
      {claim ? <Claim text={claim} noShow={interview.no_show} /> : null}
      {children}
      <div className={styles['buttons']}>
        <TimeLinks interview={interview} />
        {actions}
      </div>
    </li>
  )
}

/** Agreed time in both zones, and the status. */
function RowHead({
  interview,
  otherZone,
}: {
  readonly interview: CommonInterview
  readonly otherZone: string
}) {
  const zone = useZone()
  const badge = interviewBadges[interview.status]
  const { starts_at: starts, ends_at: ends, slots } = interview
  return (
    <div className={styles['row']}>
      <b>
        {starts && ends
          ? formatTimeRange(starts, ends, zone)
          : t(slots.length > 0 ? 'interviewScreen.list.times' : 'interviewScreen.list.noTime')}
      </b>
      {starts && ends ? (
        <span className={styles['dim']}>{formatOtherTimeRange(starts, ends, otherZone, zone)}</span>
      ) : null}
      <span className={styles['end']}>
        <Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>
      </span>
    </div>
  )
}

function OfferedTimes({
  slots,
  otherZone,
}: {
  readonly slots: CommonInterview['slots']
  readonly otherZone: string
}) {
  const zone = useZone()
  return (
    <ul className={styles['slots']}>
      {slots.map((slot) => (
        <li key={slot.slot_id}>
          {formatTimeRange(slot.starts_at, slot.ends_at, zone)}
          <p>{formatOtherTimeRange(slot.starts_at, slot.ends_at, otherZone, zone)}</p>
        </li>
      ))}
    </ul>
  )
}

/** Plan and interviewers, whose turn it is and until when, and the reason for the end. */
function RowFacts({
  interview,
  reader,
  mine,
  other,
}: Pick<InterviewListRowProps, 'interview' | 'reader' | 'mine' | 'other'>) {
  const [zone, now] = [useZone(), useNow()]
  const reason = getReasonTextKeys(interview.end_reason, reader)
    .map((text) => translateKey(text))
    .join('; ')
  return (
    <>
      <Meta>
        {interview.plan.name} ·{' '}
        {t('interviewScreen.list.with', {
          names: interview.interviewers.map((person) => person.name).join(', '),
        })}
      </Meta>
      {interview.answer_by ? (
        <Meta due={isUrgent(mine, interview.answer_by, now)}>
          {t(mine ? 'interviewScreen.list.yourTurn' : 'interviewScreen.list.theirTurn', {
            name: other,
            when: formatTimeInSentence(interview.answer_by, zone, now),
          })}
        </Meta>
      ) : null}
      {reason ? <Meta>{t('interviewScreen.list.endReason', { reason })}</Meta> : null}
      {interview.end_note ? <p className={styles['dim']}>“{interview.end_note}”</p> : null}
    </>
  )
}

/** Report of a missed interview, with the programme team's contact when its decision is overdue. */
function Claim({
  text,
  noShow,
}: {
  readonly text: string
  readonly noShow: CommonInterview['no_show']
}) {
  const now = useNow()
  return (
    <p className={styles['due']}>
      {text}
      {noShow?.turn === 'operator' && isDeadlinePassed(noShow.due_at, now) ? (
        <>
          {' '}
          <SupportContact />
        </>
      ) : null}
    </p>
  )
}

/** Meeting link and calendar file, until the interview has ended. */
function TimeLinks({ interview }: { readonly interview: CommonInterview }) {
  const now = useNow()
  if (!interview.ends_at || new Date(interview.ends_at) <= now) return null
  return (
    <>
      {interview.meeting_link && !interview.end_reason ? (
        <OutLink
          size="small"
          href={interview.meeting_link}
          target="_blank"
          rel="noreferrer"
          icon={<IconVideo size={16} aria-hidden />}
        >
          {t('interviewScreen.list.join')}
        </OutLink>
      ) : null}
      {isAgreedInterview(interview.status) ? (
        <OutLink
          size="small"
          tone="quiet"
          href={buildEndpointUrl('calendars', 'interviewCalendarFile', {
            params: { id: interview.interview_id },
          })}
          download="interview.ics"
          icon={<IconCalendarDown size={16} aria-hidden />}
        >
          {t('interviewScreen.list.file')}
        </OutLink>
      ) : null}
    </>
  )
}
