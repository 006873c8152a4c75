import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  calculateCreditBalance,
  getHoldEndOnCancel,
  getHoldEndOnReject,
  type CreditLine,
  canAppend,
} from './rules.ts'
import { creditKinds } from './types.ts'

const line = fc.record({
  kind: fc.constantFrom(...creditKinds),
  amount: fc.integer({ min: -1, max: 3 }),
  interviewId: fc.option(fc.constantFrom('a', 'b', 'c', 'd')),
})

test('ledger balance never drops below 0 and each hold is settled at most once', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
      const ledger: CreditLine[] = []
      for (const next of lines) {
        if (canAppend(ledger, next)) ledger.push(next)
        const balance = calculateCreditBalance(ledger)
        expect(balance.left).toBeGreaterThanOrEqual(0)
        expect(balance.held).toBeGreaterThanOrEqual(0)
        expect(balance.left + balance.held + balance.spent).toBe(balance.granted)
      }
      for (const id of ['a', 'b', 'c', 'd']) {
        const ends = ledger.filter(
          (line) => line.interviewId === id && (line.kind === 'SPEND' || line.kind === 'RELEASE'),
        )
        expect(ends.length).toBeLessThanOrEqual(1)
      }
    }),
  )
})

test('spending settles its hold and leaves the remaining credits unchanged', () => {
  const linesWithHold: CreditLine[] = [
    { kind: 'GRANT', amount: 10, interviewId: null },
    { kind: 'HOLD', amount: 1, interviewId: 'a' },
  ]
  expect(calculateCreditBalance(linesWithHold).left).toBe(9)
  expect(
    calculateCreditBalance([...linesWithHold, { kind: 'SPEND', amount: 1, interviewId: 'a' }]).left,
  ).toBe(9)
  expect(
    calculateCreditBalance([...linesWithHold, { kind: 'RELEASE', amount: 1, interviewId: 'a' }])
      .left,
  ).toBe(10)
})

const now = new Date('2026-11-21T10:00:00Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

test.each([
  ['CONFIRMED', 23, 'company', 'SPEND'],
  ['CONFIRMED', 24, 'company', 'RELEASE'],
  ['CONFIRMED', 1, 'system', 'RELEASE'],
  ['AWAITING_CONFIRMATION', 1, 'company', 'RELEASE'],
  ['RESCHEDULE_REQUESTED_BY_HC', 1, 'company', 'RELEASE'],
] as const)('cancelling %s %i h ahead by %s is a %s', (status, hours, by, end) => {
  expect(getHoldEndOnCancel(status, inHours(hours), now, by)).toBe(end)
})

test('a disqualification less than 24 h before an agreed interview spends its credit', () => {
  expect(getHoldEndOnReject('CONFIRMED', inHours(2), now)).toBe('SPEND')
  expect(getHoldEndOnReject('CONFIRMED', inHours(48), now)).toBe('RELEASE')
})
