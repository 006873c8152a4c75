import { expect, it } from 'vitest'
import type { OperatorRole, OperatorScope } from '../sessions/types.ts'
import { messageCan, templateCan } from './can.ts'

const operator = (role: OperatorRole) =>
  ({
    kind: 'operator',
    userId: 'ada',
    // The brand has no run-time value.
    operator: 'ada' as OperatorScope,
    role,
  }) as const
const manager = operator('MANAGER')

it('only managers write templates', () => {
  expect(templateCan.add(manager).allowed).toBe(true)
  for (const actor of [operator('REVIEWER'), operator('FINANCE'), { kind: 'anonymous' } as const]) {
    expect(templateCan.add(actor).allowed).toBe(false)
    expect(templateCan.change(actor, { isArchived: false }).allowed).toBe(false)
    expect(templateCan.archive(actor, { isArchived: false }).allowed).toBe(false)
    expect(templateCan.restore(actor, { isArchived: true }).allowed).toBe(false)
  }
})

it('an archived template can only be restored, an active one cannot', () => {
  const listAllowed = (isArchived: boolean) =>
    Object.entries(templateCan.open(manager, { isArchived }))
      .filter(([, decision]) => decision.allowed)
      .map(([name]) => name)
  expect(listAllowed(false)).toEqual(['change', 'archive'])
  expect(listAllowed(true)).toEqual(['restore'])
})

it('a message to many is approved by a colleague of its author only', () => {
  const canApprove = (userId: string, state: 'AWAITING_APPROVAL' | 'SCHEDULED' | 'SENT') =>
    messageCan.approve({ ...operator('REVIEWER'), userId }, { state, authorId: 'ada' }).allowed
  expect(canApprove('ben', 'AWAITING_APPROVAL')).toBe(true)
  expect(canApprove('ada', 'AWAITING_APPROVAL')).toBe(false)
  expect(canApprove('ben', 'SCHEDULED')).toBe(false)
})

it('a message is cancelled until everyone has it; finance and visitors neither write nor cancel', () => {
  expect(messageCan.cancel(manager, { state: 'SCHEDULED' }).allowed).toBe(true)
  expect(messageCan.cancel(manager, { state: 'SENT' }).allowed).toBe(false)
  for (const actor of [operator('FINANCE'), { kind: 'anonymous' } as const]) {
    expect(messageCan.write(actor).allowed).toBe(false)
    expect(messageCan.cancel(actor, { state: 'SCHEDULED' }).allowed).toBe(false)
  }
})
