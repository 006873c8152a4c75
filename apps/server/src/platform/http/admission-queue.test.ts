import { describe, expect, it } from 'vitest'
import { AdmissionQueue } from './admission-queue.ts'

const concurrency = 10
const maxInFlight = 256
const createQueue = () => new AdmissionQueue<object>({ concurrency, maxInFlight })

interface Load {
  readonly perSecond: number
  readonly servedPerSecond: number
  readonly seconds: number
  readonly startMs?: number
}

/** Sends requests at a steady rate to a server that completes one at a time. */
function playLoad(
  queue: AdmissionQueue<object>,
  { perSecond, servedPerSecond, seconds, startMs = 0 }: Load,
): { readonly served: number; readonly refused: number; readonly longestMs: number } {
  const waiting: { key: object; since: number }[] = []
  let [served, refused, longestMs, credit] = [0, 0, 0, 0]
  for (let ms = startMs; ms < startMs + seconds * 1000; ms += 1) {
    for (let due = arrivals(ms, perSecond); due > 0; due -= 1) {
      const key = {}
      if (queue.admit(key, 'normal', ms)) waiting.push({ key, since: ms })
      else refused += 1
    }
    credit = Math.min(credit + servedPerSecond / 1000, waiting.length)
    for (; credit >= 1; credit -= 1) {
      const first = waiting.shift()
      if (!first) break
      queue.leave(first.key, ms)
      served += 1
      longestMs = Math.max(longestMs, ms - first.since)
    }
  }
  for (const { key } of waiting) queue.leave(key, startMs + seconds * 1000)
  return { served, refused, longestMs }
}
const arrivals = (ms: number, perSecond: number) =>
  Math.floor(((ms + 1) * perSecond) / 1000) - Math.floor((ms * perSecond) / 1000)

describe('an admission queue', () => {
  it('admits the maximum at once before the rate is measured', () => {
    const queue = createQueue()
    const admitted = Array.from({ length: 300 }, () => queue.admit({}, 'normal', 0))
    expect(admitted.filter(Boolean)).toHaveLength(maxInFlight)
  })

  it('refuses no request of a load that the server can serve', () => {
    const load = { perSecond: 400, servedPerSecond: 500, seconds: 5 }
    expect(playLoad(createQueue(), load)).toMatchObject({ refused: 0 })
  })

  it.each([300, 1000])('keeps waits short at three times a capacity of %i a second', (capacity) => {
    const queue = createQueue()
    const load = { perSecond: 3 * capacity, servedPerSecond: capacity, seconds: 5 }
    // The first second is spent on measuring.
    playLoad(queue, load)
    const { served, longestMs } = playLoad(queue, { ...load, startMs: 5000 })
    expect(longestMs).toBeLessThan(250)
    expect(served).toBeGreaterThan(0.9 * 5 * capacity)
  })

  it('admits as many as before once a blocked database continues', () => {
    const queue = createQueue()
    const load = { perSecond: 900, servedPerSecond: 1000, seconds: 2 }
    playLoad(queue, { ...load, perSecond: 2000 })
    playLoad(queue, { ...load, servedPerSecond: 0, startMs: 2000 })
    playLoad(queue, { ...load, startMs: 4000 })
    expect(playLoad(queue, { ...load, startMs: 6000 })).toMatchObject({ refused: 0 })
  })

  it('does not count requests that wait for something else for more than a second', () => {
    const queue = createQueue()
    playLoad(queue, { perSecond: 600, servedPerSecond: 200, seconds: 3 })
    const { limit } = queue
    const slow = Array.from({ length: limit }, () => ({}))
    expect(slow.every((key) => queue.admit(key, 'normal', 4000))).toBe(true)
    expect(queue.admit({}, 'normal', 4100)).toBe(false)
    expect(queue.admit({}, 'normal', 5100)).toBe(true)
  })

  it('says how long the requests in flight will take', () => {
    const queue = createQueue()
    expect(queue.waitMs).toBe(0)
    playLoad(queue, { perSecond: 900, servedPerSecond: 300, seconds: 3 })
    for (let at = 0; at < 15; at += 1) queue.admit({}, 'high', 4000)
    expect(queue.waitMs).toBeGreaterThan(40)
    expect(queue.waitMs).toBeLessThan(60)
  })

  it('refuses background work first and sign-in last', () => {
    const queue = createQueue()
    playLoad(queue, { perSecond: 900, servedPerSecond: 300, seconds: 3 })
    const { limit } = queue
    const admitUpTo = (count: number) => {
      for (let at = 0; at < count; at += 1) queue.admit({}, 'high', 4000)
    }
    admitUpTo(Math.ceil(limit / 2))
    expect(queue.admit({}, 'low', 4000)).toBe(false)
    expect(queue.admit({}, 'normal', 4000)).toBe(true)
    admitUpTo(Math.floor(limit / 2))
    expect(queue.admit({}, 'normal', 4000)).toBe(false)
    expect(queue.admit({}, 'high', 4000)).toBe(true)
    admitUpTo(limit)
    expect(queue.admit({}, 'high', 4000)).toBe(false)
  })
})
