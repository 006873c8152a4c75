import { expect, test } from 'vitest'
import { judgeCode, secondsToNextCode } from './code-rules.ts'

const now = new Date('2026-11-21T10:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)

test.each([
  ['right', { createdAt: ago(599), usedAt: null, tries: 4, matches: true }],
  ['wrong', { createdAt: ago(1), usedAt: null, tries: 0, matches: false }],
  ['expired', { createdAt: ago(600), usedAt: null, tries: 0, matches: true }],
  ['used', { createdAt: ago(1), usedAt: ago(0), tries: 0, matches: true }],
  ['too-many-tries', { createdAt: ago(1), usedAt: null, tries: 5, matches: true }],
] as const)('a try is %s', (verdict, facts) => {
  expect(judgeCode(facts, now)).toBe(verdict)
})

test('a new code waits 30 seconds, and the sixth of an hour until the first is an hour old', () => {
  expect(secondsToNextCode([], now)).toBe(0)
  expect(secondsToNextCode([ago(10)], now)).toBe(20)
  expect(secondsToNextCode([ago(30)], now)).toBe(0)
  expect(secondsToNextCode([60, 120, 180, 240, 300].map(ago), now)).toBe(3_300)
})
