import { applicationBadges, type ApplicationStatus } from '../applications/types.ts'
import { companyBadges, type CompanyStatus } from '../companies/types.ts'
import type { BadgeContent } from '../tones.ts'
import { isActivePerson, personBadges, type PersonStatus } from './types.ts'

interface PersonState {
  readonly status: PersonStatus
  readonly application: { readonly status: ApplicationStatus } | null
  readonly company: { readonly status: CompanyStatus } | null
}

/** The state of the account, or of the application or company of one that works. */
export function getPersonBadge({ status, application, company }: PersonState): BadgeContent {
  if (isActivePerson(status)) {
    if (application) return applicationBadges[application.status]
    if (company) return companyBadges[company.status]
  }
  return personBadges[status]
}
