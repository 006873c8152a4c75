import {
  changeCandidature,
  modelDayMs,
  type InterviewState,
  type ModelInterviewStatus,
  type LifeState,
  modelOpenInterviewStatuses,
  type Side,
} from './life-state.ts'

/** Identifies the interview of an action. */
export interface InterviewRef {
  readonly candidature: number
  readonly interview: number
}

export const getInterviewState = (life: LifeState, ref: InterviewRef): InterviewState | undefined =>
  life.candidatures[ref.candidature]?.interviews[ref.interview]

export const listInterviewRefs = (life: LifeState): readonly InterviewRef[] =>
  life.candidatures.flatMap(({ interviews }, candidature) =>
    interviews.map((_interview, interview) => ({ candidature, interview })),
  )

/** Returns the newest interview that has not ended, otherwise the newest one. */
export function findCurrentInterview(life: LifeState): InterviewRef | undefined {
  const refs = listInterviewRefs(life).toReversed()
  return (
    refs.find((ref) => {
      const status = getInterviewState(life, ref)?.status
      return status === 'IN_PAST' || (status && modelOpenInterviewStatuses.includes(status))
    }) ?? refs[0]
  )
}

export function changeInterview(
  life: LifeState,
  ref: InterviewRef,
  change: Partial<InterviewState>,
): LifeState {
  const interviews = life.candidatures[ref.candidature]?.interviews ?? []
  return changeCandidature(life, ref.candidature, {
    interviews: interviews.map((interview, at) =>
      at === ref.interview ? { ...interview, ...change } : interview,
    ),
  })
}

type Settlement = 'spend' | 'release'

const settleCredit = ({ credits }: LifeState, settlement: Settlement): LifeState['credits'] =>
  settlement === 'spend'
    ? { ...credits, used: credits.used + 1 }
    : { ...credits, released: credits.released + 1, balance: credits.balance + 1 }

/**
 * If the company ends a confirmed interview less than 24 hours before its start, it loses the
 * credit.
 */
export const getCompanySettlement = (interview: InterviewState, now: number): Settlement =>
  interview.status === 'CONFIRMED' && (interview.startsAt ?? 0) - now < modelDayMs
    ? 'spend'
    : 'release'

export function endModelInterview(
  life: LifeState,
  ref: InterviewRef,
  status: ModelInterviewStatus,
  settlement: Settlement,
  now: number,
): LifeState {
  const ended = changeInterview(life, ref, { status, sinceAt: now, claim: null })
  return { ...ended, credits: settleCredit(life, settlement) }
}

/**
 * Ends an interview that did not take place: back to SHORTLISTED, or to INTERVIEWED if an earlier
 * one took place.
 */
export function endWithoutMeeting(
  life: LifeState,
  ref: InterviewRef,
  status: ModelInterviewStatus,
  settlement: Settlement,
  now: number,
): LifeState {
  const ended = endModelInterview(life, ref, status, settlement, now)
  const candidature = ended.candidatures[ref.candidature]
  if (!candidature?.stage.startsWith('INTERVIEW_')) return ended
  const tookPlace = candidature.interviews.some((interview) => interview.status === 'COMPLETED')
  return changeCandidature(ended, ref.candidature, {
    stage: tookPlace ? 'INTERVIEWED' : 'SHORTLISTED',
    sinceAt: now,
  })
}

export function completeInterview(life: LifeState, ref: InterviewRef, now: number): LifeState {
  const completed = endModelInterview(life, ref, 'COMPLETED', 'spend', now)
  return completed.candidatures[ref.candidature]?.stage === 'INTERVIEW_SCHEDULED'
    ? changeCandidature(completed, ref.candidature, { stage: 'INTERVIEWED', sinceAt: now })
    : completed
}

/**
 * Records a missed interview: the credit is released if the intern missed it, and spent if the
 * company did.
 */
export function recordNoShow(
  life: LifeState,
  ref: InterviewRef,
  side: Side,
  now: number,
): LifeState {
  const ended =
    side === 'intern'
      ? endWithoutMeeting(life, ref, 'CANCELLED_BY_INTERN', 'release', now)
      : endWithoutMeeting(life, ref, 'CANCELLED_BY_HC', 'spend', now)
  return { ...ended, noShows: [...ended.noShows, { side, isExplained: false }] }
}

/** Ends all future interviews of a candidature; those IN_PAST are settled by their own rules. */
export function endModelInterviews(
  life: LifeState,
  candidature: number,
  status: ModelInterviewStatus,
  getSettlement: (interview: InterviewState) => Settlement,
  now: number,
): LifeState {
  return listInterviewRefs(life)
    .filter((ref) => ref.candidature === candidature)
    .reduce((before, ref) => {
      const interview = getInterviewState(before, ref)
      return interview && modelOpenInterviewStatuses.includes(interview.status)
        ? endModelInterview(before, ref, status, getSettlement(interview), now)
        : before
    }, life)
}
