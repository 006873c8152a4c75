import type { TeamMember } from '@fledge/contract/team/schema.ts'

/** Name to show: addresses stand for those who were invited without a name. */
export const getMemberName = ({ name, email }: TeamMember): string => name || email
