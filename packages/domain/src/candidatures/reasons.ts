import type { Reason } from '../reasons.ts'

/** Reasons for a company to end a candidature. */
export const disqualifyReasons = [
  { id: 'SKILLS', text: 'candidatures.reason.disqualify.SKILLS' },
  { id: 'AVAILABILITY', text: 'candidatures.reason.disqualify.AVAILABILITY' },
  { id: 'COMMUNICATION', text: 'candidatures.reason.disqualify.COMMUNICATION' },
  { id: 'CHOSE_ANOTHER', text: 'candidatures.reason.disqualify.CHOSE_ANOTHER' },
  { id: 'PLAN_CHANGED', text: 'candidatures.reason.disqualify.PLAN_CHANGED' },
  { id: 'OTHER', text: 'candidatures.reason.disqualify.OTHER' },
] as const satisfies readonly Reason[]

/** Reasons for an intern to withdraw from a candidature. */
export const withdrawCandidatureReasons = [
  { id: 'FOUND_ANOTHER', text: 'candidatures.reason.withdraw.FOUND_ANOTHER' },
  { id: 'DATES', text: 'candidatures.reason.withdraw.DATES' },
  { id: 'INTEREST', text: 'candidatures.reason.withdraw.INTEREST' },
  { id: 'PERSONAL', text: 'candidatures.reason.withdraw.PERSONAL' },
  { id: 'NO_ANSWER', text: 'candidatures.reason.withdraw.NO_ANSWER' },
  { id: 'OTHER', text: 'candidatures.reason.withdraw.OTHER' },
] as const satisfies readonly Reason[]

/** Reasons for which the system ends a candidature. */
export const endCandidatureReasons = [
  {
    id: 'NOT_ANSWERED',
    text: 'candidatures.reason.end.NOT_ANSWERED',
    toCompany: 'candidatures.reason.end.NOT_ANSWERED.toCompany',
  },
  {
    id: 'NO_INTERVIEW',
    text: 'candidatures.reason.end.NO_INTERVIEW',
    toCompany: 'candidatures.reason.end.NO_INTERVIEW.toCompany',
  },
  {
    id: 'COMPANY_DID_NOT_DECIDE',
    text: 'candidatures.reason.end.COMPANY_DID_NOT_DECIDE',
    toCompany: 'candidatures.reason.end.COMPANY_DID_NOT_DECIDE.toCompany',
  },
  {
    id: 'NO_NEW_OFFER',
    text: 'candidatures.reason.end.NO_NEW_OFFER',
    toCompany: 'candidatures.reason.end.NO_NEW_OFFER.toCompany',
  },
  {
    id: 'OFF_SHORTLIST',
    text: 'candidatures.reason.end.OFF_SHORTLIST',
    toIntern: 'candidatures.reason.end.OFF_SHORTLIST.toIntern',
  },
  {
    id: 'HIRED_ELSEWHERE',
    text: 'candidatures.reason.end.HIRED_ELSEWHERE',
    toIntern: 'candidatures.reason.end.HIRED_ELSEWHERE.toIntern',
  },
  {
    id: 'INTERN_LEFT',
    text: 'candidatures.reason.end.INTERN_LEFT',
    toIntern: 'candidatures.reason.end.INTERN_LEFT.toIntern',
  },
  {
    id: 'INTERN_AWAY',
    text: 'candidatures.reason.end.INTERN_AWAY',
    toIntern: 'candidatures.reason.end.INTERN_AWAY.toIntern',
  },
  {
    id: 'ACCOUNT_DEACTIVATED',
    text: 'candidatures.reason.end.ACCOUNT_DEACTIVATED',
    toIntern: 'candidatures.reason.end.ACCOUNT_DEACTIVATED.toIntern',
  },
  {
    id: 'ACCOUNT_MERGED',
    text: 'candidatures.reason.end.ACCOUNT_MERGED',
    toIntern: 'candidatures.reason.end.ACCOUNT_MERGED.toIntern',
  },
  {
    id: 'PLAN_ARCHIVED',
    text: 'candidatures.reason.end.PLAN_ARCHIVED',
    toCompany: 'candidatures.reason.end.PLAN_ARCHIVED.toCompany',
  },
  { id: 'INTERNSHIP_CANCELLED', text: 'candidatures.reason.end.INTERNSHIP_CANCELLED' },
  { id: 'INTERNSHIP_ENDED_EARLY', text: 'candidatures.reason.end.INTERNSHIP_ENDED_EARLY' },
  {
    id: 'BATCH_ENDED',
    text: 'candidatures.reason.end.BATCH_ENDED',
    toIntern: 'candidatures.reason.end.BATCH_ENDED.toIntern',
  },
  {
    id: 'COMPANY_NOT_APPROVED',
    text: 'candidatures.reason.end.COMPANY_NOT_APPROVED',
    toCompany: 'candidatures.reason.end.COMPANY_NOT_APPROVED.toCompany',
  },
] as const satisfies readonly Reason[]
