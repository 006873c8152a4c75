import { minuteMs } from '@fledge/kernel/dates.ts'
import { describe, expect, it } from 'vitest'
import { getJobStanding, getNextJobStart, isJobBehind, type JobFacts } from './rules.ts'
import { jobStates } from './types.ts'

const now = new Date('2026-11-28T12:00:20Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * minuteMs)
const working: JobFacts = {
  isRunning: false,
  startedAt: ago(0.5),
  completedAt: ago(0.4),
  oldestDueAt: null,
  failingSince: null,
}
const unknown: JobFacts = { ...working, startedAt: null, completedAt: null }

describe('how a job is doing', () => {
  it.each([
    ['NEW', unknown, null],
    ['WORKING', working, null],
    ['RUNNING', { ...working, isRunning: true }, null],
    ['WORKING', { ...working, oldestDueAt: ago(15) }, null],
    ['LATE', { ...working, oldestDueAt: ago(15.1) }, ago(15.1)],
    ['WORKING', { ...working, completedAt: ago(30) }, null],
    ['LATE', { ...working, isRunning: true, completedAt: ago(30.1) }, ago(30.1)],
    ['FAILING', { ...working, oldestDueAt: ago(99), failingSince: ago(3) }, ago(3)],
  ] as const)('is %s for %j', (state, facts, since) => {
    expect(getJobStanding(facts, now)).toEqual({ state, since })
  })

  it('needs attention if it fails or is late', () => {
    expect(jobStates.filter(isJobBehind)).toEqual(['FAILING', 'LATE'])
  })
})

it.each([
  ['at the next minute', working, new Date('2026-11-28T12:01:00Z')],
  ['at no time that is known if it has never run', unknown, null],
  [
    'at no time that is known if it has not started for long',
    { ...working, startedAt: ago(31) },
    null,
  ],
] as const)('a job starts %s', (_when, facts, at) => {
  expect(getNextJobStart(facts, now)).toEqual(at)
})
