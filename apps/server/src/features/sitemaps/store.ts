import type { CompanyStatus } from '@fledge/domain/sessions/types.ts'

// Only companies with this status are public.
export const publicCompanyStatus = 'APPROVED' satisfies CompanyStatus
