import { closeForIntern, endCandidature } from './candidature-rules.ts'
import {
  changeInterview,
  completeInterview,
  endWithoutMeeting,
  getInterviewState,
  type InterviewRef,
  listInterviewRefs,
  recordNoShow,
} from './interview-endings.ts'
import {
  type CandidatureState,
  modelDayMs,
  getInterviewEnd,
  findModelCandidature,
  modelHourMs,
  type InterviewState,
  type LifeState,
} from './life-state.ts'
import { expireOffer } from './offer-rules.ts'
import { zoneBySide } from './attendance-rules.ts'

/**
 * An effect of a timed job. None of it may happen before `earlyAt`, and all of it must have
 * happened after `lateAt`.
 */
interface DueEffect {
  readonly earlyAt: number
  readonly lateAt: number
  readonly apply: (life: LifeState, now: number) => LifeState
}

const minute = 60_000
const createDueEffect = (at: number, apply: DueEffect['apply']): DueEffect => ({
  earlyAt: at - 10 * minute,
  lateAt: at + 5 * minute,
  apply,
})

/** Counts an interest that got no reply; the third within 180 days pauses its plan. */
function countUnanswered(life: LifeState, now: number): LifeState {
  const unansweredAt = [...life.unansweredAt, now]
  const recent = unansweredAt.filter((at) => now - at <= 180 * modelDayMs)
  return {
    ...life,
    unansweredAt,
    plan: recent.length >= 3 && life.plan === 'ACTIVE' ? 'PAUSED' : life.plan,
  }
}

const createClosing =
  (reason: string, isUnanswered: boolean): DueEffect['apply'] =>
  (life, now) => {
    const closed = endCandidature(life, 'CLOSED', reason, now)
    return isUnanswered ? countUnanswered(closed, now) : closed
  }

/** Returns when the open candidature closes without a reply. */
export function findClosing(
  open: CandidatureState,
): { at: number; apply: DueEffect['apply'] } | null {
  switch (open.stage) {
    case 'INTERESTED':
      return {
        at: open.sinceAt + Math.max(21 * modelDayMs - open.waitedMs, 7 * modelDayMs),
        apply: createClosing('any', true),
      }
    case 'SHORTLISTED':
      return open.isKnown
        ? {
            at: Math.max(open.sinceAt, open.interestedAt ?? 0) + 14 * modelDayMs,
            apply: createClosing('any', open.interestedAt !== null && open.interviews.length === 0),
          }
        : null
    case 'INTERVIEWED':
      return {
        at: open.sinceAt + 30 * modelDayMs,
        apply: createClosing('COMPANY_DID_NOT_DECIDE', false),
      }
    case 'OFFER_DECLINED':
    case 'OFFER_EXPIRED':
      return { at: open.sinceAt + 14 * modelDayMs, apply: createClosing('any', false) }
    case 'OFFERED':
      return { at: open.offers.at(-1)?.answerBy ?? 0, apply: expireOffer }
    default:
      return null
  }
}

/** A proposal without a reply ends after 5 days, or with the last of its times. */
const proposalEndsAt = ({ sinceAt, slots }: InterviewState): number =>
  Math.min(sinceAt + 5 * modelDayMs, Math.max(...slots))

function findInterviewEffect(interview: InterviewState, ref: InterviewRef): DueEffect | null {
  const { status, claim, startsAt } = interview
  if (status === 'CONFIRMED')
    return createDueEffect(getInterviewEnd(startsAt ?? 0), (life, now) =>
      changeInterview(life, ref, { status: 'IN_PAST', sinceAt: now }),
    )
  if (status === 'IN_PAST') {
    if (!claim)
      return createDueEffect(getInterviewEnd(startsAt ?? 0) + 7 * modelDayMs, (life, now) =>
        completeInterview(life, ref, now),
      )
    const missing = claim.by === 'company' ? 'intern' : 'company'
    return claim.isContested
      ? null
      : createDueEffect(claim.contestBy, (life, now) => recordNoShow(life, ref, missing, now))
  }
  const isProposed = status === 'AWAITING_CONFIRMATION' || status.startsWith('RESCHEDULE_REQUESTED')
  return isProposed
    ? createDueEffect(proposalEndsAt(interview), (life, now) =>
        endWithoutMeeting(life, ref, 'UNAVAILABLE', 'release', now),
      )
    : null
}

const getMidnight = (date: string, days: number): number =>
  Temporal.PlainDate.from(date).add({ days }).toZonedDateTime(zoneBySide.company).epochMilliseconds

function findInternshipEffect(life: LifeState): DueEffect | null {
  const { internship } = life
  if (internship?.status === 'UPCOMING')
    return createDueEffect(getMidnight(internship.startsOn, 0), (before) => ({
      ...before,
      internship: { ...internship, status: 'ONGOING' },
    }))
  if (internship?.status !== 'ONGOING') return null
  // The day after the 14th day after the last one is late enough in any time zone.
  return {
    earlyAt: getMidnight(internship.endsOn, 14) - modelHourMs,
    lateAt: getMidnight(internship.endsOn, 15) + modelHourMs,
    apply: (before) => ({
      ...before,
      application: 'COMPLETED',
      internship: { ...internship, status: 'COMPLETE' },
    }),
  }
}

/** Nothing happens then, but the programme team has the turn. */
const findQuestionEnd = ({ question }: LifeState): DueEffect | null =>
  question && !question.isAnswered && !question.hasEnded
    ? createDueEffect(question.dueAt, (life) => ({
        ...life,
        question: { ...question, hasEnded: true },
      }))
    : null

const endBatch: DueEffect['apply'] = (life, now) => ({
  ...closeForIntern(life, 'BATCH_ENDED', now),
  application: 'NOT_PLACED',
})

/** Lists all future effects of timed jobs on a life. */
export function listDueEffects(life: LifeState): readonly DueEffect[] {
  const open = findModelCandidature(life)
  const closing = open && findClosing(open)
  const interviews = listInterviewRefs(life).map((ref) => {
    const interview = getInterviewState(life, ref)
    return interview ? findInterviewEffect(interview, ref) : null
  })
  const batch = life.application === 'APPROVED' ? createDueEffect(life.batchEndsAt, endBatch) : null
  return [
    ...interviews,
    closing ? createDueEffect(closing.at, closing.apply) : null,
    findInternshipEffect(life),
    findQuestionEnd(life),
    batch,
  ].filter((due) => due !== null)
}

/** Applies the due effects, the earliest first. */
export function applyDueEffects(life: LifeState, now: number): LifeState {
  const [first] = listDueEffects(life)
    .filter(({ lateAt }) => lateAt <= now)
    .toSorted((a, b) => a.earlyAt - b.earlyAt)
  return first ? applyDueEffects(first.apply(life, now), now) : life
}
