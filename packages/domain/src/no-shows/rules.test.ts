import { dayMs } from '@fledge/kernel/dates.ts'
import type { PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { expect, test } from 'vitest'
import type { CompanyMember, CompanyScope, InternActor, InternScope } from '../sessions/types.ts'
import { noShowCan, type NoShowFacts } from './can.ts'
import {
  listCountingNoShows,
  isDecisionNeeded,
  type NoShow,
  getNoShowStep,
  getNoShowPosition,
  getNoShowStatus,
} from './rules.ts'

const now = new Date('2026-11-21T10:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs).toISOString()
let createdCount = 0
const createNoShow = (days: number, more: Partial<NoShow> = {}): NoShow => ({
  id: `n${(createdCount += 1)}`,
  recordedAt: daysAgo(days),
  countingDays: 180,
  contestDays: 7,
  reviewDays: 3,
  explainedAt: daysAgo(days),
  contestedAt: null,
  decision: null,
  ...more,
})
const explain = (verdict: PolicyDecision) => (verdict.allowed ? 'yes' : verdict.messageKey)
const canBook = (...list: readonly NoShow[]) =>
  explain(noShowCan.book('intern', getNoShowStatus(list, now), 'UTC'))

test('the first no-show requires an explanation, the second a decision, and the third suspends booking', () => {
  expect([0, 1, 2, 3, 4].map(getNoShowStep)).toEqual([
    'none',
    'explain',
    'operator',
    'season-over',
    'season-over',
  ])
})

test('the first no-show blocks booking until it is explained', () => {
  expect(canBook()).toBe('yes')
  expect(canBook(createNoShow(3, { explainedAt: null }))).toBe('noShows.refused.explain')
  expect(canBook(createNoShow(3))).toBe('yes')
})

test('the second blocks booking until the programme team decides, within three working days', () => {
  const second = createNoShow(1, { recordedAt: '2026-11-20T10:00:00.000Z' })
  expect(
    noShowCan.book('company', getNoShowStatus([createNoShow(30), second], now), 'UTC'),
  ).toEqual({
    allowed: false,
    messageKey: 'noShows.refused.waits',
    values: { by: '25 November 2026' },
  })
  expect(canBook(createNoShow(30), { ...second, decision: 'GO_ON' })).toBe('yes')
  expect(canBook(createNoShow(30), { ...second, decision: 'EXCUSE' })).toBe('yes')
  expect(canBook(createNoShow(30), { ...second, decision: 'END_SEASON' })).toBe(
    'noShows.refused.over.intern',
  )
})

test('the third suspends booking until the first of the three expires, unless the programme team allows it', () => {
  const two = [createNoShow(100, { decision: null }), createNoShow(50, { decision: 'GO_ON' })]
  const third = createNoShow(2)
  const standing = getNoShowStatus([...two, third], now)
  expect(standing.step).toBe('season-over')
  expect(standing.overUntil?.toISOString()).toBe(new Date(now.getTime() + 80 * dayMs).toISOString())
  expect(canBook(...two, { ...third, decision: 'GO_ON' })).toBe('yes')
  expect(canBook(...two, { ...third, decision: 'EXCUSE' })).toBe('yes')
})

test('excused no-shows and those older than a season no longer count', () => {
  expect(
    listCountingNoShows(
      [createNoShow(181), createNoShow(179), createNoShow(5, { decision: 'EXCUSE' })],
      now,
    ),
  ).toHaveLength(1)
  expect(canBook(createNoShow(200, { explainedAt: null }))).toBe('yes')
})

test('each no-show counts and can be disputed for the days that held when it was recorded', () => {
  const [short, long] = [
    createNoShow(40, { countingDays: 30 }),
    createNoShow(200, { countingDays: 365 }),
  ]
  expect(listCountingNoShows([short, long], now)).toEqual([long])
  const third = createNoShow(2, { countingDays: 30 })
  const { overUntil } = getNoShowStatus([long, createNoShow(20, { countingDays: 30 }), third], now)
  expect(overUntil?.toISOString()).toBe(new Date(now.getTime() + 10 * dayMs).toISOString())
  const dispute = (contestDays: number) =>
    explain(noShowCan.contest(admin, facts({ recordedAt: daysAgo(9), contestDays }), now))
  expect([dispute(10), dispute(9)]).toEqual(['yes', 'errors.DEADLINE_PASSED'])
})

test('the position of a no-show counts those of the season before it', () => {
  const list = [createNoShow(300), createNoShow(170), createNoShow(10), createNoShow(1)]
  expect(list.map((noShow) => getNoShowPosition(noShow, list))).toEqual([1, 2, 2, 3])
})

test('the programme team decides disputed no-shows and the second one, once each', () => {
  const [first, second] = [createNoShow(30), createNoShow(2)]
  expect(isDecisionNeeded(first, [first], now)).toBe(false)
  expect(isDecisionNeeded({ ...first, contestedAt: daysAgo(1) }, [first], now)).toBe(true)
  expect(isDecisionNeeded(second, [first, second], now)).toBe(true)
  expect(isDecisionNeeded(first, [first, second], now)).toBe(false)
  expect(
    isDecisionNeeded(
      { ...second, decision: 'GO_ON' },
      [first, { ...second, decision: 'GO_ON' }],
      now,
    ),
  ).toBe(false)
})

// Scopes come from sessions only; these are fakes and no store is involved.
const admin: CompanyMember = {
  kind: 'company',
  userId: 'u',
  memberId: 'm',
  company: 'c' as CompanyScope,
  role: 'ADMIN',
  permissions: [],
  companyStatus: 'APPROVED',
}
const intern: InternActor = { kind: 'intern', userId: 'u2', intern: 'i' as InternScope }
const facts = (more: Partial<NoShowFacts> = {}): NoShowFacts => ({
  ...createNoShow(2, { explainedAt: null }),
  side: 'company',
  interviewerIds: ['s'],
  wasContested: false,
  isOpen: false,
  ...more,
})

test('only the accused side can explain and dispute, for a company its interviewers and administrators', () => {
  expect(explain(noShowCan.explain(admin, facts()))).toBe('yes')
  expect(explain(noShowCan.explain({ ...admin, role: 'SUPERVISOR', memberId: 's' }, facts()))).toBe(
    'yes',
  )
  expect(explain(noShowCan.explain({ ...admin, role: 'SUPERVISOR', memberId: 'x' }, facts()))).toBe(
    'refused.interviewer',
  )
  expect(explain(noShowCan.explain(intern, facts()))).toBe('refused.notYours')
  expect(explain(noShowCan.contest(intern, facts({ side: 'intern' }), now))).toBe('yes')
  expect(
    explain(noShowCan.explain(intern, facts({ side: 'intern', explainedAt: daysAgo(1) }))),
  ).toBe('errors.ALREADY_EXISTS')
})

test('can be disputed once, within a week, and not after the programme team decided the claim', () => {
  expect(explain(noShowCan.contest(admin, facts({ contestedAt: daysAgo(1) }), now))).toBe(
    'errors.ALREADY_EXISTS',
  )
  expect(explain(noShowCan.contest(admin, facts({ wasContested: true }), now))).toBe(
    'noShows.refused.decided',
  )
  expect(explain(noShowCan.contest(admin, facts({ recordedAt: daysAgo(7) }), now))).toBe(
    'errors.DEADLINE_PASSED',
  )
  expect(explain(noShowCan.decide(admin, facts({ isOpen: true }), 'EXCUSE', now))).toBe(
    'refused.notYours',
  )
})
