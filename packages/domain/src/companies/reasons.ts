import type { Reason } from '../reasons.ts'

/** Reasons of the programme team not to approve a company; kept, never shown to it. */
export const rejectCompanyReasons = [
  { id: 'IDENTITY', text: 'companies.reason.reject.IDENTITY' },
  { id: 'FIT', text: 'companies.reason.reject.FIT' },
  { id: 'CAPACITY', text: 'companies.reason.reject.CAPACITY' },
  { id: 'CONDUCT', text: 'companies.reason.reject.CONDUCT' },
  { id: 'OTHER', text: 'companies.reason.reject.OTHER' },
] as const satisfies readonly Reason[]
