import { describe, expect, it } from 'vitest'
import { type Operator, operatorRoles, type OperatorScope } from '../sessions/types.ts'
import { companyInvitationCan } from './can.ts'
import { companyInvitationStates, openInvitationStates, resendAfterMs } from './types.ts'

const toOperator = (role: Operator['role']): Operator => ({
  kind: 'operator',
  userId: 'ada',
  // The brand has no run-time value.
  operator: 'ada' as OperatorScope,
  role,
})
const anonymous = { kind: 'anonymous' } as const
const now = new Date('2026-11-29T09:00:00Z')
const sentAt = new Date(now.getTime() - resendAfterMs).toISOString()

it('only managers import companies, and change what became of it', () => {
  const facts = { state: 'SENT', sentAt } as const
  const isAllowed = [
    companyInvitationCan.importFile,
    (actor: Parameters<typeof companyInvitationCan.importFile>[0]) =>
      companyInvitationCan.resend(actor, facts, now),
    (actor: Parameters<typeof companyInvitationCan.importFile>[0]) =>
      companyInvitationCan.withdraw(actor, facts),
  ]
  for (const decide of isAllowed) {
    const allowed = operatorRoles.filter((role) => decide(toOperator(role)).allowed)
    expect(allowed).toEqual(['MANAGER'])
    expect(decide(anonymous).allowed).toBe(false)
  }
})

describe('an invitation', () => {
  const manager = toOperator('MANAGER')

  it('can be sent again and withdrawn while it is open', () => {
    for (const act of ['resend', 'withdraw'] as const)
      expect(
        companyInvitationStates.filter(
          (state) => companyInvitationCan[act](manager, { state, sentAt }, now).allowed,
        ),
      ).toEqual(openInvitationStates)
  })

  it('is not sent again within a day, unless its email has not arrived', () => {
    const justSent = new Date(now.getTime() - resendAfterMs + 1).toISOString()
    expect(
      companyInvitationStates.filter(
        (state) => companyInvitationCan.resend(manager, { state, sentAt: justSent }, now).allowed,
      ),
    ).toEqual(['FAILED'])
  })
})
