import type { BadgeContent } from '../tones.ts'
import { type CompanyStatus, companyStatuses } from '../sessions/types.ts'

export { type CompanyStatus, companyStatuses }

export const companyBadges = {
  IN_WAITING_LIST: { text: 'companies.status.IN_WAITING_LIST', tone: 'slate' },
  PENDING_APPROVAL: { text: 'companies.status.PENDING_APPROVAL', tone: 'amber' },
  APPROVED: { text: 'companies.status.APPROVED', tone: 'teal' },
  REJECTED: { text: 'companies.status.REJECTED', tone: 'red' },
} as const satisfies Readonly<Record<CompanyStatus, BadgeContent>>

/** The kind of wait that a company is for the programme team; null if no decision is due. */
export const getCompanyWaitKind = (status: CompanyStatus): 'COMPANY' | 'WAITING_LIST' | null =>
  status === 'PENDING_APPROVAL' ? 'COMPANY' : status === 'IN_WAITING_LIST' ? 'WAITING_LIST' : null
