import { expect, test } from 'vitest'
import type { ApplicationStatus } from '../applications/types.ts'
import { nextInternStep, type InternDashboardState, listInternTasks } from './intern-tasks.ts'

const quiet: InternDashboardState = {
  status: 'APPROVED',
  answerBy: null,
  noShows: [],
  payments: [],
  confirmBy: null,
  offers: [],
  toChoose: [],
  weeks: [],
  pastInterviews: [],
  agreedInterviews: [],
  isPhoneVerified: true,
}
const items = [
  { id: '1', by: null },
  { id: '2', by: null },
]
/** All tasks at once, the most urgent first; each row drops the task of the row before. */
const inOrder: readonly (readonly [string, Partial<InternDashboardState>])[] = [
  ['explain', { noShows: items }],
  ['pay', { payments: [{ id: '3', by: '2027-01-11T11:00:00.000Z' }] }],
  ['confirm', { confirmBy: '2027-01-11T12:00:00.000Z' }],
  ['offer', { offers: items }],
  ['choose', { toChoose: items }],
  ['week', { weeks: items }],
  ['held', { pastInterviews: items }],
  ['meet', { agreedInterviews: items }],
  ['phone', { isPhoneVerified: false }],
]

test.each(inOrder.map(([step], index) => [step, index] as const))(
  '%s takes precedence over all less urgent tasks',
  (step, index) => {
    const at = Object.assign({}, quiet, ...inOrder.slice(index).map(([, more]) => more))
    expect(nextInternStep(at).step).toBe(step)
  },
)

test('returns the first item of a list', () => {
  expect(nextInternStep({ ...quiet, offers: items })).toMatchObject({ step: 'offer', id: '1' })
  expect(nextInternStep({ ...quiet, payments: [{ id: '7', by: null }] })).toMatchObject({
    step: 'pay',
    id: '7',
  })
})

test.each(['NOT_STARTED', 'IN_PROGRESS', 'CHANGES_REQUESTED'] as const)(
  'an application that is %s comes after an offer, and before a week, a meeting and the phone',
  (status) => {
    expect(
      nextInternStep({
        ...quiet,
        status,
        weeks: items,
        agreedInterviews: items,
        isPhoneVerified: false,
      }).step,
    ).toBe('apply')
    expect(nextInternStep({ ...quiet, status, offers: items }).step).toBe('offer')
  },
)

test.each([
  ['REJECTED', 'ended'],
  ['WITHDRAWN', 'ended'],
  ['SUBMITTED', 'wait'],
  ['IN_REVIEW', 'wait'],
  ['APPROVED', 'wait'],
  ['ENROLLED', 'wait'],
] as readonly (readonly [ApplicationStatus, string])[])(
  'with no tasks at %s the next step is %s',
  (status, step) => {
    expect(nextInternStep({ ...quiet, status }).step).toBe(step)
  },
)

test('while the application is in review, its date takes precedence over the phone', () => {
  expect(nextInternStep({ ...quiet, status: 'IN_REVIEW', isPhoneVerified: false }).step).toBe(
    'wait',
  )
})

test('an ended application does not ask for a phone, and existing tasks still come first', () => {
  expect(nextInternStep({ ...quiet, status: 'WITHDRAWN', isPhoneVerified: false }).step).toBe(
    'ended',
  )
  expect(nextInternStep({ ...quiet, status: 'WITHDRAWN', weeks: items }).step).toBe('week')
})

const offer = { id: 'o', by: '2026-11-29T12:00:00.000Z' }
const times = { id: 't', by: '2026-11-23T17:30:00.000Z' }

test('the task with the earlier deadline comes first and the other is still listed', () => {
  const at = { ...quiet, offers: [offer], toChoose: [times], pastInterviews: items }
  expect(listInternTasks(at).map(({ step, id }) => [step, id])).toEqual([
    ['choose', 't'],
    ['offer', 'o'],
    ['held', '1'],
    ['held', '2'],
  ])
  expect(nextInternStep(at)).toEqual({ step: 'choose', ...times })
})

test('an offer with a started payment is one task', () => {
  expect(listInternTasks({ ...quiet, offers: [offer], payments: [offer] })).toEqual([
    { step: 'pay', ...offer },
  ])
})
