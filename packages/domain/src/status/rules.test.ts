import { describe, expect, it } from 'vitest'
import { findIncidents, rateResponse } from './rules.ts'
import type { BadPeriod } from './types.ts'

const at = (time: string) => new Date(`2026-11-28T${time}:00Z`)
const period = (from: string, to: string, more: Partial<BadPeriod> = {}): BadPeriod => ({
  objective: 'page',
  kind: 'missed',
  startsAt: at(from),
  endsAt: at(to),
  ...more,
})

describe('what a response counts for', () => {
  it.each([
    ['GET', '/*', 200, 500, [['page', false]]],
    ['GET', '/*', 200, 501, [['page', true]]],
    ['GET', '/*', 503, 1, [['page', true]]],
    ['GET', '/backend/offers/:id', 500, 900, [['read', true]]],
    ['GET', '/backend/offers/:id', 200, 9000, [['read', false]]],
    ['GET', '/backend/offers/:id', 404, 20, [['read', false]]],
    ['POST', '/backend/offers/:id', 409, 20, [['change', false]]],
    ['POST', '/backend/offers/:id', 200, 900, [['change', true]]],
    [
      'POST',
      '/backend/otp/v2/verify',
      200,
      900,
      [
        ['sign_in', false],
        ['change', true],
      ],
    ],
    ['GET', '/live', 503, 1, []],
  ] as const)('%s %s with %i after %i ms', (method, route, status, ms, expected) => {
    const rated = rateResponse({ method, route, status, ms })
    expect(rated.map(({ objective, isMissed }) => [objective, isMissed])).toEqual(expected)
  })
})

describe('incidents', () => {
  it('merge periods with short pauses, and end when none follows', () => {
    const periods = [
      period('10:20', '10:25'),
      period('10:00', '10:05'),
      period('12:00', '12:05'),
      period('10:05', '10:10', { objective: 'mail' }),
    ]
    expect(findIncidents(periods, at('12:30'))).toEqual([
      { objective: 'page', kind: 'missed', startsAt: at('12:00'), endsAt: at('12:05') },
      { objective: 'mail', kind: 'missed', startsAt: at('10:05'), endsAt: at('10:10') },
      { objective: 'page', kind: 'missed', startsAt: at('10:00'), endsAt: at('10:25') },
    ])
  })

  it('last until fifteen minutes have passed without a bad period', () => {
    const periods = [period('10:00', '10:05')]
    expect(findIncidents(periods, at('10:19'))[0]?.endsAt).toBeNull()
    expect(findIncidents(periods, at('10:20'))[0]?.endsAt).toEqual(at('10:05'))
  })
})
