import type { Person } from '@fledge/contract/people/schema.ts'
import { applicationBadges } from '@fledge/domain/applications/types.ts'
import { companyBadges } from '@fledge/domain/companies/types.ts'
import { isActivePerson, personBadges } from '@fledge/domain/people/types.ts'
import type { BadgeContent } from '@fledge/domain/tones.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'

/** What a person is shown by, in the list and on the page. */
export type ShownPerson = Pick<Person, 'type' | 'status' | 'operator_role'> & {
  readonly application: Pick<NonNullable<Person['application']>, 'status' | 'batch_name'> | null
  readonly company: Pick<NonNullable<Person['company']>, 'status' | 'name'> | null
}

/** What a person is: the intern's batch, the member's company, the operator's role. */
export function describePerson({
  type,
  application,
  company,
  operator_role: role,
}: ShownPerson): string {
  if (type === 'O') return role ? translateKey(`operatorRoles.${role}`) : ''
  if (type === 'C') return company?.name ?? ''
  return application?.batch_name ?? t('peopleScreen.noApplication')
}

/** The state of the account, or of the application or company of one that works. */
export function getPersonBadge({ status, application, company }: ShownPerson): BadgeContent {
  if (isActivePerson(status)) {
    if (application) return applicationBadges[application.status]
    if (company) return companyBadges[company.status]
  }
  return personBadges[status]
}
