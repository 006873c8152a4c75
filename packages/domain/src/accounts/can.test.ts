import type { PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { expect, test } from 'vitest'
import type { AnyActor, OperatorRole, OperatorScope } from '../sessions/types.ts'
import { accountCan, type ManagedAccountFacts } from './can.ts'

test('an intern can delete their account once no internship is agreed or ongoing', () => {
  expect(accountCan.erase({ internship: null })).toEqual({ allowed: true })
  expect(
    accountCan.erase({ internship: { company: 'Quiet Lamp', endsOn: '2026-12-04' } }),
  ).toMatchObject({
    messageKey: 'accounts.refused.internship',
    values: { company: 'Quiet Lamp', ends_on: '4 December 2026' },
  })
})

const createOperator = (role: OperatorRole): AnyActor => ({
  kind: 'operator',
  userId: role,
  // The brand has no run-time value.
  operator: role as OperatorScope,
  role,
})
const manager = createOperator('MANAGER')
const intern: ManagedAccountFacts = {
  type: 'I',
  status: 'ACTIVE',
  isBlocked: false,
  isBanned: false,
  blockedBy: null,
  hasOpenAppeal: false,
  eraseAt: null,
  isErasureFinal: false,
  hasInternship: false,
  member: null,
}
const blocked: ManagedAccountFacts = { ...intern, status: 'DEACTIVATED', isBlocked: true }
const explain = (decision: PolicyDecision) => (decision.allowed ? 'yes' : decision.messageKey)

test('managers deactivate active accounts of interns and company members', () => {
  const decide = (facts: Partial<ManagedAccountFacts>, actor: AnyActor = manager) =>
    explain(accountCan.deactivateAsTeam(actor, { ...intern, ...facts }))
  expect(decide({})).toBe('yes')
  expect(decide({}, createOperator('REVIEWER'))).toMatch(/^refused\./)
  expect(decide({}, createOperator('FINANCE'))).toMatch(/^refused\./)
  expect(decide({}, { kind: 'anonymous' })).toMatch(/^refused\./)
  expect(decide({ type: 'O' })).toBe('accounts.refused.team')
  expect(decide({ status: 'DEACTIVATED' })).toBe('accounts.refused.notActive')
  const admin = { status: 'ACTIVE', role: 'ADMIN' } as const
  expect(decide({ type: 'C', member: { ...admin, activeAdmins: 1 } })).toBe('errors.LAST_ADMIN')
  expect(decide({ type: 'C', member: { ...admin, activeAdmins: 2 } })).toBe('yes')
})

test('managers reactivate what the team deactivated, unless its owner asked to delete it', () => {
  const decide = (facts: Partial<ManagedAccountFacts>, actor: AnyActor = manager) =>
    explain(accountCan.reactivateAsTeam(actor, { ...blocked, ...facts }))
  expect(decide({})).toBe('yes')
  expect(decide({}, createOperator('REVIEWER'))).toMatch(/^refused\./)
  expect(decide({ isBlocked: false })).toBe('accounts.refused.notBlocked')
  expect(decide({ eraseAt: '2026-12-12T09:00:00Z' })).toBe('accounts.refused.erasing')
})

test('managers ban interns and company members once', () => {
  const decide = (facts: Partial<ManagedAccountFacts>, actor: AnyActor = manager) =>
    explain(accountCan.ban(actor, { ...intern, ...facts }))
  expect(decide({})).toBe('yes')
  expect(decide({ ...blocked, isBanned: false })).toBe('yes')
  expect(decide({}, createOperator('REVIEWER'))).toMatch(/^refused\./)
  expect(decide({ type: 'O' })).toBe('accounts.refused.team')
  expect(decide({ isBanned: true })).toBe('accounts.refused.banned')
  expect(decide({ eraseAt: '2026-12-12T09:00:00Z' })).toBe('accounts.refused.erasing')
  expect(decide({ type: 'C', status: 'DEACTIVATED' })).toBe('accounts.refused.notActive')
  const admin = { status: 'ACTIVE', role: 'ADMIN', activeAdmins: 1 } as const
  expect(decide({ type: 'C', member: admin })).toBe('errors.LAST_ADMIN')
})

test('an appeal is decided by a manager who did not ban', () => {
  const appealed = { ...blocked, isBanned: true, blockedBy: 'someone', hasOpenAppeal: true }
  const decide = (facts: Partial<ManagedAccountFacts>, actor: AnyActor = manager) =>
    explain(accountCan.decideAppeal(actor, { ...appealed, ...facts }))
  expect(decide({})).toBe('yes')
  expect(decide({ blockedBy: 'MANAGER' })).toBe('refused.ownBan')
  expect(decide({}, createOperator('REVIEWER'))).toMatch(/^refused\./)
  expect(decide({ hasOpenAppeal: false })).toBe('accounts.refused.noAppeal')
  expect(explain(accountCan.reactivateAsTeam(manager, appealed))).toBe(
    'accounts.refused.appealOpen',
  )
})

test('managers record that someone wants their account deleted, while nothing prevents it', () => {
  const decide = (facts: Partial<ManagedAccountFacts>, actor: AnyActor = manager) =>
    explain(accountCan.eraseAsTeam(actor, { ...intern, ...facts }))
  expect(decide({})).toBe('yes')
  expect(decide({ status: 'DEACTIVATED' })).toBe('yes')
  expect(decide({ ...blocked, isBanned: true })).toBe('yes')
  expect(decide({}, createOperator('REVIEWER'))).toMatch(/^refused\./)
  expect(decide({}, createOperator('FINANCE'))).toMatch(/^refused\./)
  expect(decide({}, createOperator('PARTNER'))).toMatch(/^refused\./)
  expect(decide({ type: 'O' })).toBe('accounts.refused.team')
  expect(decide({ eraseAt: '2026-12-12T09:00:00Z' })).toBe('accounts.refused.erasing')
  expect(decide({ hasOpenAppeal: true })).toBe('accounts.refused.appealFirst')
  expect(decide({ hasInternship: true })).toBe('accounts.refused.theirInternship')
  const admin = { status: 'ACTIVE', role: 'ADMIN' } as const
  expect(decide({ type: 'C', member: { ...admin, activeAdmins: 1 } })).toBe('errors.LAST_ADMIN')
  expect(decide({ type: 'C', member: { ...admin, activeAdmins: 2 } })).toBe('yes')
})

test('managers make copies of the data of interns and company members', () => {
  expect(explain(accountCan.exportAsTeam(manager, { type: 'I' }))).toBe('yes')
  expect(explain(accountCan.exportAsTeam(manager, { type: 'C' }))).toBe('yes')
  expect(explain(accountCan.exportAsTeam(manager, { type: 'O' }))).toBe('accounts.refused.teamData')
  for (const role of ['REVIEWER', 'FINANCE', 'PARTNER'] as const)
    expect(explain(accountCan.exportAsTeam(createOperator(role), intern))).toMatch(/^refused\./)
})

test('managers cancel a deletion for owners who cannot do it by signing in', () => {
  const decide = (facts: Partial<ManagedAccountFacts>, actor: AnyActor = manager) =>
    explain(
      accountCan.keepAsTeam(actor, {
        ...blocked,
        eraseAt: '2026-12-12T09:00:00Z',
        isErasureFinal: true,
        ...facts,
      }),
    )
  expect(decide({})).toBe('yes')
  expect(decide({}, createOperator('REVIEWER'))).toMatch(/^refused\./)
  expect(decide({ isErasureFinal: false })).toBe('accounts.refused.ownerKeeps')
  expect(decide({ eraseAt: null })).toBe('accounts.refused.notErasing')
})
