import type { Reason } from '../reasons.ts'

/** Reasons for a company to cancel an interview. */
export const cancelInterviewReasons = [
  { id: 'INTERVIEWER_AWAY', text: 'interviews.reason.cancelByCompany.INTERVIEWER_AWAY' },
  { id: 'FILLED', text: 'interviews.reason.cancelByCompany.FILLED' },
  { id: 'PLAN_CHANGED', text: 'interviews.reason.cancelByCompany.PLAN_CHANGED' },
  { id: 'NOT_A_FIT', text: 'interviews.reason.cancelByCompany.NOT_A_FIT' },
  { id: 'OTHER', text: 'interviews.reason.cancelByCompany.OTHER' },
] as const satisfies readonly Reason[]

/**
 * Reasons for which an interview did not take place without a user giving one: the clock, the
 * programme team or a no-show.
 */
export const endInterviewReasons = [
  {
    id: 'INTERN_DID_NOT_ANSWER',
    text: 'interviews.reason.end.INTERN_DID_NOT_ANSWER',
    toIntern: 'interviews.reason.end.INTERN_DID_NOT_ANSWER.toIntern',
  },
  {
    id: 'COMPANY_DID_NOT_ANSWER',
    text: 'interviews.reason.end.COMPANY_DID_NOT_ANSWER',
    toCompany: 'interviews.reason.end.COMPANY_DID_NOT_ANSWER.toCompany',
  },
  {
    id: 'INTERN_DID_NOT_COME',
    text: 'interviews.reason.end.INTERN_DID_NOT_COME',
    toIntern: 'interviews.reason.end.INTERN_DID_NOT_COME.toIntern',
  },
  {
    id: 'COMPANY_DID_NOT_COME',
    text: 'interviews.reason.end.COMPANY_DID_NOT_COME',
    toCompany: 'interviews.reason.end.COMPANY_DID_NOT_COME.toCompany',
  },
  { id: 'BOOKING_SUSPENDED', text: 'interviews.reason.end.BOOKING_SUSPENDED' },
] as const satisfies readonly Reason[]
export type EndInterviewReason = (typeof endInterviewReasons)[number]['id']

/** Reasons for an intern to decline an interview. */
export const declineInterviewReasons = [
  { id: 'NOT_AVAILABLE', text: 'interviews.reason.decline.NOT_AVAILABLE' },
  { id: 'FOUND_ANOTHER', text: 'interviews.reason.decline.FOUND_ANOTHER' },
  { id: 'INTEREST', text: 'interviews.reason.decline.INTEREST' },
  { id: 'PERSONAL', text: 'interviews.reason.decline.PERSONAL' },
  { id: 'OTHER', text: 'interviews.reason.decline.OTHER' },
] as const satisfies readonly Reason[]
