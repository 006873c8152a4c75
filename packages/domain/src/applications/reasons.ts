import type { Reason } from '../reasons.ts'

/** Reasons of the programme team to reject an application. */
export const rejectApplicationReasons = [
  { id: 'REQUIREMENTS', text: 'applications.reason.reject.REQUIREMENTS' },
  { id: 'DOCUMENTS', text: 'applications.reason.reject.DOCUMENTS' },
  { id: 'INCOMPLETE', text: 'applications.reason.reject.INCOMPLETE' },
  { id: 'CONDUCT', text: 'applications.reason.reject.CONDUCT' },
  { id: 'OTHER', text: 'applications.reason.reject.OTHER' },
] as const satisfies readonly Reason[]

/** Reasons to leave a batch. */
export const withdrawApplicationReasons = [
  { id: 'DATES', text: 'applications.reason.withdraw.DATES' },
  { id: 'FOUND_ANOTHER', text: 'applications.reason.withdraw.FOUND_ANOTHER' },
  { id: 'STUDIES', text: 'applications.reason.withdraw.STUDIES' },
  { id: 'COST', text: 'applications.reason.withdraw.COST' },
  { id: 'PERSONAL', text: 'applications.reason.withdraw.PERSONAL' },
  { id: 'OTHER', text: 'applications.reason.withdraw.OTHER' },
] as const satisfies readonly Reason[]
