import { dayMs } from '@fledge/kernel/dates.ts'
import { eraseAfterMs } from '../accounts/rules.ts'
import { placementDeadlineDays } from '../batches/rules.ts'
import { closeAfterDays } from '../internships/rules.ts'
import { proposalResponseMs, settleMs } from '../interviews/rules.ts'
import { unansweredInterestRule } from '../plans/rules.ts'
import { responseDeadlines } from '../response-deadlines.ts'

/**
 * Deadlines that belong to a version of the product: emails and agreements promise them, and waits
 * that have begun keep them. All in days; those of the programme team in working days.
 */
export const fixedDefaults = {
  teamWorkingDays: responseDeadlines.teamWorkingDays,
  waitingListDays: responseDeadlines.waitingListDays,
  answerDays: responseDeadlines.answerDays,
  interestDays: unansweredInterestRule.closeAfterDays,
  proposalDays: proposalResponseMs / dayMs,
  settleDays: settleMs / dayMs,
  placementDays: placementDeadlineDays,
  internshipCloseDays: closeAfterDays,
  eraseDays: eraseAfterMs / dayMs,
} as const
