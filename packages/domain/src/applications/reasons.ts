import type { Reason } from '../reasons.ts'
import type { ApplicationStatus } from './types.ts'

/** Reasons for the programme team to reject an application. */
export const rejectApplicationReasons = [
  { id: 'REQUIREMENTS', text: 'applications.reason.reject.REQUIREMENTS' },
  { id: 'DOCUMENTS', text: 'applications.reason.reject.DOCUMENTS' },
  { id: 'INCOMPLETE', text: 'applications.reason.reject.INCOMPLETE' },
  { id: 'CONDUCT', text: 'applications.reason.reject.CONDUCT' },
  { id: 'OTHER', text: 'applications.reason.reject.OTHER' },
] as const satisfies readonly Reason[]

/** Reasons for an intern to leave a batch. */
export const withdrawApplicationReasons = [
  { id: 'DATES', text: 'applications.reason.withdraw.DATES' },
  { id: 'FOUND_ANOTHER', text: 'applications.reason.withdraw.FOUND_ANOTHER' },
  { id: 'STUDIES', text: 'applications.reason.withdraw.STUDIES' },
  { id: 'COST', text: 'applications.reason.withdraw.COST' },
  { id: 'PERSONAL', text: 'applications.reason.withdraw.PERSONAL' },
  { id: 'OTHER', text: 'applications.reason.withdraw.OTHER' },
] as const satisfies readonly Reason[]

/** Reasons for the programme team to withdraw an application on behalf of its intern. */
export const withdrawByTeamReasons = [
  { id: 'ASKED', text: 'applications.reason.withdrawByTeam.ASKED' },
  { id: 'NO_REPLY', text: 'applications.reason.withdrawByTeam.NO_REPLY' },
  { id: 'REQUIREMENTS', text: 'applications.reason.withdrawByTeam.REQUIREMENTS' },
  { id: 'CONDUCT', text: 'applications.reason.withdrawByTeam.CONDUCT' },
  { id: 'OTHER', text: 'applications.reason.withdrawByTeam.OTHER' },
] as const satisfies readonly Reason[]

/** Reasons for which the system ends an application. */
export const endApplicationReasons = [
  { id: 'BATCH_ENDED', text: 'applications.reason.end.BATCH_ENDED' },
] as const satisfies readonly Reason[]

const endReasonsByStatus: Readonly<Record<'REJECTED' | 'WITHDRAWN', readonly Reason[]>> = {
  REJECTED: rejectApplicationReasons,
  WITHDRAWN: [
    ...withdrawApplicationReasons,
    ...endApplicationReasons,
    // Ids that are also in the intern's own list have the same text.
    ...withdrawByTeamReasons,
  ],
}

/** Returns the catalogue key of the text for the reason an application ended, or null. */
export function getEndReasonTextKey(status: ApplicationStatus, id: string | null): string | null {
  if (id === null || (status !== 'REJECTED' && status !== 'WITHDRAWN')) return null
  return endReasonsByStatus[status].find((reason) => reason.id === id)?.text ?? null
}
