import { type Instant, day } from '@fledge/kernel/dates.ts'
import { answerRule } from '../plans/rules.ts'
import { type CandidatureStage, offerableStages, openStages, stagesBeforeOffered } from './words.ts'

const among = (list: readonly CandidatureStage[], stage: CandidatureStage) => list.includes(stage)

/** Open is every stage but HIRED, DISQUALIFIED, WITHDRAWN and CLOSED. */
export function isOpen(stage: CandidatureStage): boolean {
  return among(openStages, stage)
}

/** Whether an offer can be sent at this stage. */
export function isOfferable(stage: CandidatureStage): boolean {
  return among(offerableStages, stage)
}

/** Whether the company's rejection ends it; from OFFERED on it goes on. */
export function endsWithCompany(stage: CandidatureStage): boolean {
  return among(stagesBeforeOffered, stage)
}

/** When an expressed interest closes without an answer. */
export function answerDueAt(interestedAt: Instant): Date {
  return new Date(Date.parse(interestedAt) + answerRule.closeAfterDays * day)
}

/** How fast a side usually answers: the median in whole hours, or null below three answers, which say nothing yet. */
export function usualAnswerHours(answers: readonly { askedAt: Instant; answeredAt: Instant }[]): number | null {
  if (answers.length < 3) return null
  const hours = answers.map((one) => (Date.parse(one.answeredAt) - Date.parse(one.askedAt)) / 3_600_000).toSorted((a, b) => a - b)
  const middle = hours.length / 2
  const low = hours[Math.ceil(middle) - 1] ?? 0
  const high = hours[Math.floor(middle)] ?? low
  return Math.round((low + high) / 2)
}
