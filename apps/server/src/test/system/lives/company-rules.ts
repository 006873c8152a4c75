import { endCandidature } from './candidature-rules.ts'
import { endModelInterviews } from './interview-endings.ts'
import {
  toAllowedOutcome,
  changeLastCandidature,
  conflictOutcome,
  findModelCandidature,
  modelDayMs,
  modelHourMs,
  type LifeState,
  type Outcome,
  type ModelQuestion,
  type ModelStage,
  skippedOutcome,
} from './life-state.ts'

const stagesFromOffered: readonly ModelStage[] = [
  'OFFERED',
  'OFFER_DECLINED',
  'OFFER_EXPIRED',
  'HIRED',
]

/**
 * The programme team closes the company's account: everything before an offer ends, everything from
 * an offer on continues.
 */
export function simulateCompanyRejection(life: LifeState, now: number): Outcome {
  if (life.company !== 'APPROVED') return conflictOutcome
  const rejected: LifeState = {
    ...life,
    company: 'REJECTED',
    plan: life.plan === 'ACTIVE' ? 'PAUSED' : life.plan,
    isOtherPlanPaused: true,
  }
  const open = findModelCandidature(rejected)
  if (!open) return toAllowedOutcome(rejected)
  if (stagesFromOffered.includes(open.stage)) {
    const offers = open.offers.filter(
      ({ status }) => status !== 'DRAFT' && status !== 'NEEDS_REVISION',
    )
    return toAllowedOutcome(changeLastCandidature(rejected, { offers }))
  }
  const index = life.candidatures.length - 1
  const cancelled = endModelInterviews(rejected, index, 'CANCELLED_BY_HC', () => 'release', now)
  return toAllowedOutcome(endCandidature(cancelled, 'CLOSED', 'any', now))
}

/** The programme team looks at a closed account again. */
export const simulateReopening = (life: LifeState): Outcome =>
  life.company === 'REJECTED'
    ? toAllowedOutcome({ ...life, company: 'PENDING_APPROVAL', question: null, hasReply: false })
    : conflictOutcome

/** Whether the company still has time to reply; the moment itself is too near to tell. */
const isAwaited = ({ dueAt, isAnswered }: ModelQuestion, now: number) => !isAnswered && now < dueAt

/** The company has seven days to reply, and can be asked something else afterwards. */
export function simulateQuestion(life: LifeState, now: number): Outcome {
  const { company, question } = life
  if (company !== 'PENDING_APPROVAL') return conflictOutcome
  if (question && Math.abs(question.dueAt - now) < modelHourMs) return skippedOutcome
  if (question && isAwaited(question, now)) return conflictOutcome
  const dueAt = now + 7 * modelDayMs
  return toAllowedOutcome({ ...life, question: { askedAt: now, dueAt, isAnswered: false } })
}

/** The company replies once, also after the date. */
export const simulateReply = (life: LifeState): Outcome =>
  life.company === 'PENDING_APPROVAL' && life.question && !life.question.isAnswered
    ? toAllowedOutcome({
        ...life,
        question: { ...life.question, isAnswered: true },
        hasReply: true,
      })
    : conflictOutcome

/** Whether a decision is sent by someone who has not read the reply. */
export const isReplyUnread = (life: LifeState, choice: number): boolean =>
  life.hasReply && choice % 4 === 3

/** The first approval grants credits; each decision ends what was asked. */
export function simulateApproval(life: LifeState, choice: number): Outcome {
  if (life.company !== 'PENDING_APPROVAL' || isReplyUnread(life, choice)) return conflictOutcome
  const { granted, balance } = life.credits
  const more = life.hasFirstCredits ? 0 : 10
  const credits = { ...life.credits, granted: granted + more, balance: balance + more }
  const approved = { ...life, company: 'APPROVED' as const, question: null }
  return toAllowedOutcome({ ...approved, credits, hasFirstCredits: true })
}

export const simulateRefusal = (life: LifeState, choice: number): Outcome =>
  life.company !== 'PENDING_APPROVAL' || isReplyUnread(life, choice)
    ? conflictOutcome
    : toAllowedOutcome({ ...life, company: 'REJECTED', question: null })
