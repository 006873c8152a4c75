import { expect, it } from 'vitest'
import { type AnyActor, operatorRoles, type OperatorScope } from '../sessions/types.ts'
import { type TeamMemberFacts, teamCan } from './can.ts'
import {
  getTeamState,
  isInTeam,
  isInvitedToTeam,
  isPresent,
  isRemovedFromTeam,
  type TeamStateFacts,
  teamStates,
} from './types.ts'

const createOperator = (role: (typeof operatorRoles)[number]): AnyActor => ({
  kind: 'operator',
  userId: 'ada',
  // The brand has no run-time value.
  operator: 'ada' as OperatorScope,
  role,
})
const manager = createOperator('MANAGER')
const active: TeamMemberFacts = {
  operatorRole: 'REVIEWER',
  state: 'ACTIVE',
  isLastManager: false,
}
const explain = (actor: AnyActor, row: TeamMemberFacts) =>
  Object.values(teamCan.open(actor, row)).map((decision) =>
    decision.allowed ? 'yes' : decision.messageKey,
  )

it('only managers change the team', () => {
  for (const role of operatorRoles.filter((known) => known !== 'MANAGER'))
    expect([
      ...explain(createOperator(role), active),
      teamCan.invite(createOperator(role)),
    ]).toEqual([
      ...Array(4).fill('refused.managerOnly'),
      expect.objectContaining({ allowed: false }),
    ])
  expect(explain({ kind: 'anonymous' }, active)).toEqual(Array(4).fill('refused.notYours'))
  expect(teamCan.invite(manager).allowed).toBe(true)
})

it('the state says what managers may do: again, role, removal, absence', () => {
  const illegal = 'errors.ILLEGAL_TRANSITION'
  const removed = 'team.refused.removed'
  expect(teamStates.map((state) => explain(manager, { ...active, state }))).toEqual([
    ['yes', 'yes', 'yes', illegal],
    ['yes', 'yes', 'yes', illegal],
    [illegal, 'yes', 'yes', 'yes'],
    [illegal, 'yes', 'yes', 'yes'],
    [removed, removed, removed, removed],
  ])
})

it('the last manager keeps the role and stays', () => {
  const last = { ...active, isLastManager: true }
  expect(explain(manager, last)).toEqual([
    'errors.ILLEGAL_TRANSITION',
    'team.refused.lastManager',
    'team.refused.lastManager',
    'yes',
  ])
})

it('someone at a partner keeps the role', () => {
  expect(teamCan.changeRole(manager, { ...active, operatorRole: 'PARTNER' })).toMatchObject({
    messageKey: 'team.refused.partner',
  })
})

it('an operator is invited, active, absent or removed', () => {
  const now = new Date('2026-11-28T10:00:00Z')
  const base: TeamStateFacts = {
    status: 'ACTIVE',
    invitedUntil: null,
    absence: null,
    zone: 'Europe/Lisbon',
  }
  const read = (facts: Partial<TeamStateFacts>) => getTeamState({ ...base, ...facts }, now)
  expect(read({})).toBe('ACTIVE')
  expect(read({ absence: { absentFrom: '2026-11-28', absentUntil: '2026-11-28' } })).toBe('ABSENT')
  expect(read({ absence: { absentFrom: '2026-11-29', absentUntil: '2026-12-05' } })).toBe('ACTIVE')
  expect(read({ absence: { absentFrom: '2026-11-20', absentUntil: '2026-11-27' } })).toBe('ACTIVE')
  expect(read({ status: 'DEACTIVATED', invitedUntil: '2026-11-28T10:00:01Z' })).toBe('INVITED')
  expect(read({ status: 'DEACTIVATED', invitedUntil: '2026-11-28T10:00:00Z' })).toBe(
    'INVITATION_EXPIRED',
  )
  expect(read({ status: 'DEACTIVATED' })).toBe('REMOVED')
})

it('says who is here, away, invited or gone', () => {
  expect(teamStates.filter(isInTeam)).toEqual(['ACTIVE', 'ABSENT'])
  expect(teamStates.filter(isPresent)).toEqual(['ACTIVE'])
  expect(teamStates.filter(isInvitedToTeam)).toEqual(['INVITED', 'INVITATION_EXPIRED'])
  expect(teamStates.filter(isRemovedFromTeam)).toEqual(['REMOVED'])
})
