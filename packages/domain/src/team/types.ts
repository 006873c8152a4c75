import { type Day, type Instant, toLocalDay } from '@fledge/kernel/dates.ts'
import type { UserStatus } from '../sessions/types.ts'
import type { BadgeContent } from '../tones.ts'

/** States of a member of the programme team. */
export const teamStates = ['INVITED', 'INVITATION_EXPIRED', 'ACTIVE', 'ABSENT', 'REMOVED'] as const
export type TeamState = (typeof teamStates)[number]

export const teamBadges = {
  INVITED: { text: 'team.state.INVITED', tone: 'amber' },
  INVITATION_EXPIRED: { text: 'team.state.INVITATION_EXPIRED', tone: 'red' },
  ACTIVE: { text: 'team.state.ACTIVE', tone: 'teal' },
  ABSENT: { text: 'team.state.ABSENT', tone: 'violet' },
  REMOVED: { text: 'team.state.REMOVED', tone: 'slate' },
} as const satisfies Record<TeamState, BadgeContent>

/** Days of an absence, the last one included. */
export interface AbsenceDays {
  readonly absentFrom: Day
  readonly absentUntil: Day
}

/** What decides the state of an operator. */
export interface TeamStateFacts {
  readonly status: UserStatus
  /** Until when an invited operator can sign in for the first time; null for everyone else. */
  readonly invitedUntil: Instant | null
  readonly absence: AbsenceDays | null
  readonly zone: string
}

/** Returns the state of an operator at this time. */
export function getTeamState(facts: TeamStateFacts, now: Date): TeamState {
  if (facts.status === 'ACTIVE') return isAbsent(facts, now) ? 'ABSENT' : 'ACTIVE'
  if (facts.invitedUntil === null) return 'REMOVED'
  return isInvitationOpen(facts.invitedUntil, now) ? 'INVITED' : 'INVITATION_EXPIRED'
}

/** Whether someone in this state can sign in. */
export const isInTeam = (state: TeamState): boolean => state === 'ACTIVE' || state === 'ABSENT'

/** Whether someone can be given the tasks of others. */
export const isPresent = (state: TeamState): boolean => state === 'ACTIVE'

/** Whether someone was invited and has not signed in yet. */
export const isInvitedToTeam = (state: TeamState): boolean =>
  state === 'INVITED' || state === 'INVITATION_EXPIRED'

/** Whether someone was removed, or their invitation withdrawn. */
export const isRemovedFromTeam = (state: TeamState): boolean => state === 'REMOVED'

/** Whether an invitation can still be accepted. */
export const isInvitationOpen = (invitedUntil: Instant | null, now: Date): boolean =>
  invitedUntil !== null && now.getTime() < Date.parse(invitedUntil)

function isAbsent({ absence, zone }: TeamStateFacts, now: Date): boolean {
  const today = toLocalDay(now, zone)
  return absence !== null && absence.absentFrom <= today && today <= absence.absentUntil
}
