import type { TeamMember } from '@fledge/contract/team/schema.ts'

/** Name to show: the address of someone who was invited without a name. */
export const getMemberName = ({ name, email }: TeamMember): string => name || email
