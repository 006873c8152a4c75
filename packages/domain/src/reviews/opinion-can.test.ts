import { expect, it } from 'vitest'
import type { ApplicationCanFacts } from '../applications/can.ts'
import type { Operator, OperatorRole } from '../sessions/types.ts'
import { opinionCan, type OpinionFacts } from './opinion-can.ts'

const operator = (userId: string, role: OperatorRole = 'REVIEWER') =>
  // Only the kind, the ids and the role decide here.
  ({ kind: 'operator', userId, operator: userId, role }) as Operator
const application: ApplicationCanFacts = {
  status: 'IN_REVIEW',
  missing: 0,
  openComments: 0,
  draftComments: 0,
  reviewerId: 'ada',
}
const opinion: OpinionFacts = {
  status: 'ASKED',
  askedBy: 'ada',
  ownerId: 'ben',
  reviewerId: 'ada',
}
const others = [
  operator('ada', 'FINANCE'),
  operator('ada', 'PARTNER'),
  { kind: 'anonymous' },
] as const

it('is asked by who reviews the application, or by a manager, one at a time', () => {
  const canAsk = (actor: Operator, row = application, hasOpen = false) =>
    opinionCan.ask(actor, row, hasOpen).allowed
  expect(canAsk(operator('ada'))).toBe(true)
  expect(canAsk(operator('cleo', 'MANAGER'))).toBe(true)
  expect(canAsk(operator('cleo'))).toBe(false)
  expect(canAsk(operator('ada'), application, true)).toBe(false)
  expect(canAsk(operator('ada'), { ...application, status: 'SUBMITTED' })).toBe(false)
  for (const actor of others) expect(opinionCan.ask(actor, application, false).allowed).toBe(false)
})

it('is answered by the colleague, by anyone but its author once it is back with the team, once', () => {
  const canAnswer = (actor: Operator, row = opinion) => opinionCan.answer(actor, row).allowed
  expect(canAnswer(operator('ben'))).toBe(true)
  expect(canAnswer(operator('cleo'))).toBe(false)
  expect(canAnswer(operator('cleo'), { ...opinion, ownerId: null })).toBe(true)
  expect(canAnswer(operator('cleo', 'MANAGER'))).toBe(true)
  expect(canAnswer(operator('ada', 'MANAGER'))).toBe(false)
  expect(canAnswer(operator('ada'), { ...opinion, ownerId: 'ada' })).toBe(false)
  expect(canAnswer(operator('ben'), { ...opinion, ownerId: 'ada' })).toBe(true)
  expect(canAnswer(operator('ben'), { ...opinion, status: 'ANSWERED' })).toBe(false)
  for (const actor of others) expect(opinionCan.answer(actor, opinion).allowed).toBe(false)
})

it('is cancelled by its author, the reviewer or a manager until it is answered', () => {
  const canCancel = (actor: Operator, row = opinion) => opinionCan.cancel(actor, row).allowed
  expect(canCancel(operator('ada'))).toBe(true)
  expect(canCancel(operator('cleo', 'MANAGER'))).toBe(true)
  expect(canCancel(operator('ben'))).toBe(false)
  expect(canCancel(operator('dan'), { ...opinion, reviewerId: 'dan' })).toBe(true)
  expect(canCancel(operator('ada'), { ...opinion, reviewerId: 'dan' })).toBe(true)
  expect(canCancel(operator('dan'), { ...opinion, reviewerId: null })).toBe(false)
  expect(canCancel(operator('ada'), { ...opinion, status: 'ANSWERED' })).toBe(false)
  for (const actor of others) expect(opinionCan.cancel(actor, opinion).allowed).toBe(false)
})
