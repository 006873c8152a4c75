import type { Reason } from '../reasons.ts'

/** Reasons for an intern to decline an offer. */
export const declineOfferReasons = [
  { id: 'FOUND_ANOTHER', text: 'offers.reason.decline.FOUND_ANOTHER' },
  { id: 'DATES', text: 'offers.reason.decline.DATES' },
  { id: 'HOURS', text: 'offers.reason.decline.HOURS' },
  { id: 'STIPEND', text: 'offers.reason.decline.STIPEND' },
  { id: 'ROLE', text: 'offers.reason.decline.ROLE' },
  { id: 'PERSONAL', text: 'offers.reason.decline.PERSONAL' },
  { id: 'OTHER', text: 'offers.reason.decline.OTHER' },
] as const satisfies readonly Reason[]

/** Reasons for a company to withdraw an offer. */
export const withdrawOfferReasons = [
  { id: 'FILLED', text: 'offers.reason.withdraw.FILLED' },
  { id: 'PLAN_CHANGED', text: 'offers.reason.withdraw.PLAN_CHANGED' },
  { id: 'MISTAKE', text: 'offers.reason.withdraw.MISTAKE' },
  { id: 'OTHER', text: 'offers.reason.withdraw.OTHER' },
] as const satisfies readonly Reason[]

/** Reasons for the programme team to reject an offer. */
export const rejectOfferReasons = [
  { id: 'TERMS', text: 'offers.reason.review.TERMS' },
  { id: 'SUPERVISION', text: 'offers.reason.review.SUPERVISION' },
  { id: 'DATES', text: 'offers.reason.review.DATES' },
  { id: 'OTHER', text: 'offers.reason.review.OTHER' },
] as const satisfies readonly Reason[]
