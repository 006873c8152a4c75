import { sessionCan } from '../sessions/can.ts'
import {
  type AccessLevel,
  type CompanyScope,
  type MemberRole,
  memberPermissions,
  memberRoles,
} from '../sessions/types.ts'

const memberAccessLevels = [
  'company',
  'company:admin',
  'company:browse',
  'company:shortlist',
  'company:schedule',
  'company:interviewer',
  'company:plan-supervisor',
  'company:internship',
] as const satisfies readonly AccessLevel[]

/**
 * Permissions of a new member of each role, computed from the policies so that the displayed table
 * always matches them.
 */
export const roleTable: readonly {
  readonly role: MemberRole
  readonly may: readonly (typeof memberAccessLevels)[number][]
}[] = memberRoles.map((role) => {
  // A placeholder: no row is read with this scope.
  const company = '' as CompanyScope
  const member = {
    kind: 'company',
    userId: '',
    memberId: '',
    company,
    role,
    permissions: memberPermissions,
    companyStatus: 'APPROVED',
  } as const
  return {
    role,
    may: memberAccessLevels.filter((accessLevel) => sessionCan.call(member, [accessLevel]).allowed),
  }
})
