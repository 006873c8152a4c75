import { dayMs, hourMs, minuteMs } from '@fledge/kernel/dates.ts'
import { accountViewMs, eraseAfterMs, mergeQuestionDays } from '../accounts/rules.ts'
import { placementDeadlineDays, seatRule } from '../batches/rules.ts'
import { overdueRule } from '../candidatures/stage-deadlines.ts'
import { invitationLinkMs } from '../company-invitations/types.ts'
import { closeAfterDays } from '../internships/rules.ts'
import {
  contestWorkingDays,
  proposalResponseMs,
  rescheduleRule,
  settleMs,
  slotRule,
} from '../interviews/rules.ts'
import { maxMessagesPerWeek } from '../messages/types.ts'
import { noShowRule } from '../no-shows/rules.ts'
import { proposalDays } from '../placement/types.ts'
import { unansweredInterestRule } from '../plans/rules.ts'
import { privacyResponseDays } from '../privacy/types.ts'
import { responseDeadlines } from '../response-deadlines.ts'
import { operatorSessionMs, sessionRule } from '../sessions/code-rules.ts'
import { teamInvitationMs } from '../team/rules.ts'

/**
 * Why a default belongs to a version of the product: emails, agreements or screens promise it; a
 * change would also affect what has begun; the law sets it; or it protects accounts.
 */
export type FixedReason = 'promised' | 'begun' | 'law' | 'security'
type FixedUnit = 'days' | 'workingDays' | 'hours' | 'minutes' | 'times' | 'interviews' | 'messages'

interface FixedDefault {
  readonly value: number
  readonly unit: FixedUnit
  readonly reason: FixedReason
}

const fix = (value: number, unit: FixedUnit, reason: FixedReason): FixedDefault => ({
  value,
  unit,
  reason,
})

/** What the programme team sees but cannot set. */
export const fixedDefaults = {
  answerDays: fix(responseDeadlines.answerDays, 'days', 'promised'),
  interestDays: fix(unansweredInterestRule.closeAfterDays, 'days', 'promised'),
  unansweredInterests: fix(unansweredInterestRule.pauseAfterUnanswered, 'times', 'promised'),
  unansweredDays: fix(unansweredInterestRule.withinDays, 'days', 'promised'),
  proposalDays: fix(proposalResponseMs / dayMs, 'days', 'promised'),
  proposedTimes: fix(slotRule.max, 'times', 'promised'),
  aheadHours: fix(slotRule.aheadMs / hourMs, 'hours', 'promised'),
  reschedules: fix(rescheduleRule.times, 'times', 'begun'),
  rescheduleHours: fix(rescheduleRule.lastMs / hourMs, 'hours', 'promised'),
  claimWorkingDays: fix(contestWorkingDays, 'workingDays', 'begun'),
  settleDays: fix(settleMs / dayMs, 'days', 'promised'),
  noShowReview: fix(noShowRule.review, 'interviews', 'begun'),
  noShowSuspension: fix(noShowRule.suspension, 'interviews', 'begun'),
  lateDecisionDays: fix(overdueRule.stopProposalsAfterDays, 'days', 'promised'),
  placementDays: fix(placementDeadlineDays, 'days', 'promised'),
  seatHours: fix(seatRule.keepHours, 'hours', 'promised'),
  suggestionDays: fix(proposalDays, 'days', 'promised'),
  internshipCloseDays: fix(closeAfterDays, 'days', 'promised'),
  weeklyMessages: fix(maxMessagesPerWeek, 'messages', 'promised'),
  teamInvitationDays: fix(teamInvitationMs / dayMs, 'days', 'promised'),
  companyInvitationDays: fix(invitationLinkMs / dayMs, 'days', 'promised'),
  eraseDays: fix(eraseAfterMs / dayMs, 'days', 'promised'),
  objectionDays: fix(mergeQuestionDays, 'days', 'promised'),
  privacyDays: fix(privacyResponseDays, 'days', 'law'),
  signedInDays: fix(sessionRule.maxMs / dayMs, 'days', 'security'),
  teamSignedInHours: fix(operatorSessionMs / hourMs, 'hours', 'security'),
  viewMinutes: fix(accountViewMs / minuteMs, 'minutes', 'security'),
} as const satisfies Readonly<Record<string, FixedDefault>>

export type FixedDefaultName = keyof typeof fixedDefaults
