import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StreamHeartbeats } from './stream-heartbeats.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const here = ': here\n\n'

/** Streams of the sessions s0, s1, …, and what each received. */
function openStreams(beats: StreamHeartbeats, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const received: string[] = []
    const stream = {
      sessionId: `s${index}`,
      write: (text: string) => void received.push(text),
      end: () => {
        received.push('ended')
        leave()
      },
    }
    const leave = beats.add(stream)
    return { received, stream, leave }
  })
}

test('every stream gets one heartbeat in 20 seconds, and one statement a second checks them', async () => {
  const checkedCounts: number[] = []
  const beats = new StreamHeartbeats(async (ids) => {
    checkedCounts.push(ids.length)
    return new Set(ids)
  })
  const streams = openStreams(beats, 1000)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(streams.every(({ received }) => received.join() === here)).toBe(true)
  expect(checkedCounts).toEqual(Array.from({ length: 20 }, () => 50))
  for (const { leave } of streams) leave()
  expect(vi.getTimerCount()).toBe(0)
})

test('only the stream of an ended session ends', async () => {
  const beats = new StreamHeartbeats(async (ids) => new Set(ids.filter((id) => id !== 's1')))
  const [first, second] = openStreams(beats, 2)
  await vi.advanceTimersByTimeAsync(40_000)
  expect(first?.received).toEqual([here, here])
  expect(second?.received).toEqual(['event: end\ndata: {}\n\n', 'ended'])
})

test('streams end without a message if the database does not answer', async () => {
  const beats = new StreamHeartbeats(() => Promise.reject(new Error('gone')))
  const [first] = openStreams(beats, 1)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(first?.received).toEqual(['ended'])
})
