import type { BadgeContent } from '../tones.ts'

export {
  type MemberPermission,
  memberPermissions,
  type MemberRole,
  memberRoles,
} from '../sessions/types.ts'

export const memberStatuses = ['INVITED', 'ACTIVE', 'DEACTIVATED', 'REVOKED'] as const
export type MemberStatus = (typeof memberStatuses)[number]

export const memberBadges = {
  INVITED: { text: 'members.status.INVITED', tone: 'amber' },
  ACTIVE: { text: 'members.status.ACTIVE', tone: 'teal' },
  DEACTIVATED: { text: 'members.status.DEACTIVATED', tone: 'slate' },
  REVOKED: { text: 'members.status.REVOKED', tone: 'red' },
} as const satisfies Readonly<Record<MemberStatus, BadgeContent>>
