import type { Person } from '@fledge/contract/people/schema.ts'
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
