import { expect, it } from 'vitest'
import { forecastQueue, getTeamDayEnd, getTodayPeriods, listFlowDays } from './rules.ts'

const now = new Date('2026-11-28T10:30:00Z')

it.each([
  [
    { open: 28, received: 14, finished: 42 },
    { kind: 'clear', at: new Date('2026-12-12T10:30:00Z') },
  ],
  [
    { open: 1, received: 0, finished: 14 },
    { kind: 'clear', at: new Date('2026-11-29T10:30:00Z') },
  ],
  [
    { open: 5, received: 56, finished: 14 },
    { kind: 'growing', perDay: 3 },
  ],
  [
    { open: 0, received: 7, finished: 0 },
    { kind: 'growing', perDay: 0.5 },
  ],
  [{ open: 5, received: 9, finished: 9 }, { kind: 'steady' }],
  [{ open: 0, received: 9, finished: 9 }, { kind: 'empty' }],
  [{ open: 3000, received: 0, finished: 14 }, { kind: 'longer' }],
])('forecasts a queue from what came in and was finished: %o', (flow, forecast) => {
  expect(forecastQueue(flow, now)).toEqual(forecast)
})

it('has 14 days of flow that end today, and a week that begins today', () => {
  expect(listFlowDays(now)).toHaveLength(14)
  expect([listFlowDays(now)[0], listFlowDays(now).at(-1)]).toEqual(['2026-11-15', '2026-11-28'])
  expect(getTodayPeriods(now)).toEqual({
    flowFrom: '2026-11-15T00:00:00.000Z',
    weekTo: '2026-12-05T00:00:00.000Z',
  })
  expect(getTeamDayEnd(now)).toBe('2026-11-29T00:00:00.000Z')
})
