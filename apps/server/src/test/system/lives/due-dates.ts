import { closeForIntern, endCandidature } from './candidature-rules.ts'
import {
  changeInterview,
  completeInterview,
  endWithoutMeeting,
  interviewAt,
  type InterviewRef,
  listInterviewRefs,
  recordNoShow,
} from './interview-endings.ts'
import {
  type CandidatureState,
  day,
  endOfInterview,
  findOpen,
  hour,
  type InterviewState,
  type LifeState,
} from './life-state.ts'
import { expireOffer } from './offer-rules.ts'
import { zones } from './attendance-rules.ts'

/**
 * An effect of a timed job. None of it may happen before `earlyAt`, and all of it must have
 * happened after `lateAt`.
 */
interface Due {
  readonly earlyAt: number
  readonly lateAt: number
  readonly apply: (life: LifeState, now: number) => LifeState
}

const minute = 60_000
const dueAt = (at: number, apply: Due['apply']): Due => ({
  earlyAt: at - 10 * minute,
  lateAt: at + 5 * minute,
  apply,
})

/** Counts an interest that got no reply; the third within 180 days pauses its plan. */
function countUnanswered(life: LifeState, now: number): LifeState {
  const unansweredAt = [...life.unansweredAt, now]
  const recent = unansweredAt.filter((at) => now - at <= 180 * day)
  return {
    ...life,
    unansweredAt,
    plan: recent.length >= 3 && life.plan === 'ACTIVE' ? 'PAUSED' : life.plan,
  }
}

const close =
  (reason: string, isUnanswered: boolean): Due['apply'] =>
  (life, now) => {
    const closed = endCandidature(life, 'CLOSED', reason, now)
    return isUnanswered ? countUnanswered(closed, now) : closed
  }

/** Returns when the open candidature closes without a reply. */
export function closingOf(open: CandidatureState): { at: number; apply: Due['apply'] } | null {
  switch (open.stage) {
    case 'INTERESTED':
      return {
        at: open.sinceAt + Math.max(21 * day - open.waitedMs, 7 * day),
        apply: close('any', true),
      }
    case 'SHORTLISTED':
      return open.isKnown
        ? {
            at: Math.max(open.sinceAt, open.interestedAt ?? 0) + 14 * day,
            apply: close('any', open.interestedAt !== null && open.interviews.length === 0),
          }
        : null
    case 'INTERVIEWED':
      return { at: open.sinceAt + 30 * day, apply: close('COMPANY_DID_NOT_DECIDE', false) }
    case 'OFFER_DECLINED':
    case 'OFFER_EXPIRED':
      return { at: open.sinceAt + 14 * day, apply: close('any', false) }
    case 'OFFERED':
      return { at: open.offers.at(-1)?.answerBy ?? 0, apply: expireOffer }
    default:
      return null
  }
}

/** A proposal without a reply ends after 5 days, or with the last of its times. */
const proposalEndsAt = ({ sinceAt, slots }: InterviewState): number =>
  Math.min(sinceAt + 5 * day, Math.max(...slots))

function dueOfInterview(interview: InterviewState, ref: InterviewRef): Due | null {
  const { status, claim, sinceAt, startsAt } = interview
  if (status === 'CONFIRMED')
    return dueAt(endOfInterview(startsAt ?? 0), (life, now) =>
      changeInterview(life, ref, { status: 'IN_PAST', sinceAt: now }),
    )
  if (status === 'IN_PAST') {
    if (!claim) return dueAt(sinceAt + 7 * day, (life, now) => completeInterview(life, ref, now))
    const missing = claim.by === 'company' ? 'intern' : 'company'
    return claim.isContested
      ? null
      : dueAt(claim.contestBy, (life, now) => recordNoShow(life, ref, missing, now))
  }
  const isProposed = status === 'AWAITING_CONFIRMATION' || status.startsWith('RESCHEDULE_REQUESTED')
  return isProposed
    ? dueAt(proposalEndsAt(interview), (life, now) =>
        endWithoutMeeting(life, ref, 'UNAVAILABLE', 'release', now),
      )
    : null
}

const midnight = (date: string, days: number): number =>
  Temporal.PlainDate.from(date).add({ days }).toZonedDateTime(zones.company).epochMilliseconds

function dueOfInternship(life: LifeState): Due | null {
  const { internship } = life
  if (internship?.status === 'UPCOMING')
    return dueAt(midnight(internship.startsOn, 0), (before) => ({
      ...before,
      internship: { ...internship, status: 'ONGOING' },
    }))
  if (internship?.status !== 'ONGOING') return null
  // The day after the 14th day after the last one is late enough in any time zone.
  return {
    earlyAt: midnight(internship.endsOn, 14) - hour,
    lateAt: midnight(internship.endsOn, 15) + hour,
    apply: (before) => ({
      ...before,
      application: 'COMPLETED',
      internship: { ...internship, status: 'COMPLETE' },
    }),
  }
}

const endBatch: Due['apply'] = (life, now) => ({
  ...closeForIntern(life, 'BATCH_ENDED', now),
  application: 'NOT_PLACED',
})

/** Lists all future effects of timed jobs on a life. */
export function listDue(life: LifeState): readonly Due[] {
  const open = findOpen(life)
  const closing = open && closingOf(open)
  const interviews = listInterviewRefs(life).map((ref) => {
    const interview = interviewAt(life, ref)
    return interview ? dueOfInterview(interview, ref) : null
  })
  const batch = life.application === 'APPROVED' ? dueAt(life.batchEndsAt, endBatch) : null
  return [
    ...interviews,
    closing ? dueAt(closing.at, closing.apply) : null,
    dueOfInternship(life),
    batch,
  ].filter((due) => due !== null)
}

/** Applies the due effects, the earliest first. */
export function runDue(life: LifeState, now: number): LifeState {
  const [first] = listDue(life)
    .filter(({ lateAt }) => lateAt <= now)
    .toSorted((one, other) => one.earlyAt - other.earlyAt)
  return first ? runDue(first.apply(life, now), now) : life
}
