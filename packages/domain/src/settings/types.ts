import { appealRule } from '../accounts/rules.ts'
import { initialCredits } from '../credits/rules.ts'
import { noShowRule } from '../no-shows/rules.ts'
import { maxOffersPerBatch, offerDeadline } from '../offers/rules.ts'
import { refundApprovalAmount } from '../payments/refund-proposals.ts'
import { reviewDays, waitingListDays } from '../response-deadlines.ts'
import { holdHours, skipHours } from '../waits/rules.ts'

/** What can be set, and the bounds of a number. */
export type SettingRule =
  | {
      readonly kind: 'number'
      readonly unit: SettingUnit
      readonly min: number
      readonly max: number
      readonly fallback: number
    }
  | { readonly kind: 'email'; readonly fallback: string }
  | { readonly kind: 'link'; readonly fallback: null }
  | { readonly kind: 'countries'; readonly fallback: readonly number[] }

export type SettingUnit =
  | 'amount'
  | 'credits'
  | 'days'
  | 'workingDays'
  | 'hours'
  | 'offers'
  | 'seats'

/** A link that is not set is null; countries are ids of their list, and none means all. */
export type SettingValue = number | string | null | readonly number[]

const toNumberRule = <Unit extends SettingUnit>(
  unit: Unit,
  { min, max, usual }: { readonly min: number; readonly max: number; readonly usual: number },
) => ({ kind: 'number', unit, min, max, fallback: usual }) as const

/** Working days in which the programme team responds, for what begins from then on. */
export const reviewDaySettings = [
  'application_review_days',
  'company_review_days',
  'offer_review_days',
  'no_show_review_days',
  'action_review_days',
  'report_review_days',
  'reply_review_days',
  'approval_days',
] as const

/** The defaults that the programme team changes, with the value of a new installation. */
export const settingRules = {
  initial_credits: { kind: 'number', unit: 'credits', min: 1, max: 100, fallback: initialCredits },
  new_batch_seats: { kind: 'number', unit: 'seats', min: 1, max: 10_000, fallback: 50 },
  new_batch_max_offers: {
    kind: 'number',
    unit: 'offers',
    min: 1,
    max: 10,
    fallback: maxOffersPerBatch,
  },
  new_batch_refund_days: { kind: 'number', unit: 'days', min: 0, max: 365, fallback: 14 },
  offer_answer_days: toNumberRule('days', offerDeadline),
  refund_approval_amount: {
    kind: 'number',
    unit: 'amount',
    min: 0,
    max: 100_000,
    fallback: refundApprovalAmount,
  },
  application_review_days: toNumberRule('workingDays', reviewDays),
  company_review_days: toNumberRule('workingDays', reviewDays),
  waiting_list_days: toNumberRule('days', waitingListDays),
  offer_review_days: toNumberRule('workingDays', reviewDays),
  no_show_review_days: toNumberRule('workingDays', reviewDays),
  action_review_days: toNumberRule('workingDays', reviewDays),
  report_review_days: toNumberRule('workingDays', reviewDays),
  reply_review_days: toNumberRule('workingDays', reviewDays),
  approval_days: toNumberRule('workingDays', reviewDays),
  no_show_contest_days: toNumberRule('days', noShowRule.contestDays),
  no_show_counting_days: toNumberRule('days', noShowRule.countingDays),
  ban_appeal_days: toNumberRule('days', appealRule.linkDays),
  ban_appeal_decision_days: toNumberRule('days', appealRule.decisionDays),
  task_hold_hours: toNumberRule('hours', holdHours),
  task_skip_hours: toNumberRule('hours', skipHours),
  served_country_ids: { kind: 'countries', fallback: [] },
  support_email: { kind: 'email', fallback: 'support@fledge.example' },
  booking_link: { kind: 'link', fallback: null },
} as const satisfies Readonly<Record<string, SettingRule>>

export type SettingName = keyof typeof settingRules
// The keys of the record above.
export const settingNames = Object.keys(settingRules) as [SettingName, ...SettingName[]]

/** Most changes of a setting that its history shows. */
export const maxShownChanges = 20
