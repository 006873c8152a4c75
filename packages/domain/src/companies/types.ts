import type { BadgeContent } from '../tones.ts'
import { type CompanyStatus, companyStatuses } from '../sessions/types.ts'

export { type CompanyStatus, companyStatuses }

export const companyBadges = {
  IN_WAITING_LIST: { text: 'companies.status.IN_WAITING_LIST', tone: 'slate' },
  PENDING_APPROVAL: { text: 'companies.status.PENDING_APPROVAL', tone: 'amber' },
  APPROVED: { text: 'companies.status.APPROVED', tone: 'teal' },
  REJECTED: { text: 'companies.status.REJECTED', tone: 'red' },
} as const satisfies Readonly<Record<CompanyStatus, BadgeContent>>
