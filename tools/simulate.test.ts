import { describe, expect, it } from 'vitest'
import { simulateLoad } from '../bench/simulate.ts'

const costs = { nodeMs: 2, postgresMs: 1, roundTrips: 2 }
const deployment = { webProcesses: 1, postgresCores: 1, networkMs: 0 }

describe('simulated load', () => {
  it('keeps each part as busy as the calls ask it to be', () => {
    const { webBusy, postgresBusy } = simulateLoad(costs, deployment, 250)
    expect(webBusy).toBeCloseTo(0.5, 1)
    expect(postgresBusy).toBeCloseTo(0.25, 1)
  })

  it('takes as long as the parts of a call where nothing waits', () => {
    const { p50 } = simulateLoad(costs, { ...deployment, networkMs: 5 }, 1)
    // Two ways to PostgreSQL and back, and the median of five exponential parts.
    expect(p50).toBeGreaterThan(12)
    expect(p50).toBeLessThan(14)
  })

  it('waits ever longer the busier a part is, and less with another process', () => {
    const at = (perSecond: number, webProcesses = 1) =>
      simulateLoad(costs, { ...deployment, webProcesses }, perSecond).p95
    expect(at(400)).toBeGreaterThan(2 * at(250))
    expect(at(400, 2)).toBeLessThan(at(400) / 2)
  })

  it('is the same for the same input', () => {
    expect(simulateLoad(costs, deployment, 100)).toEqual(simulateLoad(costs, deployment, 100))
  })
})
