import type { Reason } from '../reasons.ts'

/** Reasons for the programme team to reject a company; stored, never shown to the company. */
export const rejectCompanyReasons = [
  { id: 'IDENTITY', text: 'companies.reason.reject.IDENTITY' },
  { id: 'FIT', text: 'companies.reason.reject.FIT' },
  { id: 'CAPACITY', text: 'companies.reason.reject.CAPACITY' },
  { id: 'CONDUCT', text: 'companies.reason.reject.CONDUCT' },
  { id: 'OTHER', text: 'companies.reason.reject.OTHER' },
] as const satisfies readonly Reason[]
