import type { Reason } from '../reasons.ts'

/** Reasons for an intern to deactivate their account. */
export const deactivateReasons = [
  { id: 'FOUND_INTERNSHIP', text: 'accounts.reason.deactivate.FOUND_INTERNSHIP' },
  { id: 'BREAK', text: 'accounts.reason.deactivate.BREAK' },
  { id: 'MAILS', text: 'accounts.reason.deactivate.MAILS' },
  { id: 'PRIVACY', text: 'accounts.reason.deactivate.PRIVACY' },
  { id: 'NOT_USEFUL', text: 'accounts.reason.deactivate.NOT_USEFUL' },
  { id: 'OTHER', text: 'accounts.reason.deactivate.OTHER' },
] as const satisfies readonly Reason[]
