import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConnectionQueue } from './connection-queue.ts'

/** Records the order in which requests get their connection. */
function createRecorder(queue: ConnectionQueue) {
  const served: string[] = []
  const wait = (name: string, signal?: AbortSignal) =>
    queue.acquire(queue.getTurn(signal)).then(() => served.push(name))
  return { served, wait }
}

/** Gives a connection back and lets the next request continue. */
async function release(queue: ConnectionQueue): Promise<void> {
  queue.release()
  await Promise.resolve()
}

describe('a connection queue', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('serves as many requests at once as there are connections', async () => {
    const queue = new ConnectionQueue(2)
    const { served, wait } = createRecorder(queue)
    void wait('first')
    void wait('second')
    void wait('third')
    await Promise.resolve()
    expect(served).toEqual(['first', 'second'])
    expect(queue.length).toBe(1)
    await release(queue)
    expect(served).toEqual(['first', 'second', 'third'])
    expect(queue.length).toBe(0)
  })

  it('serves the next statement of an earlier request before the first one of a later one', async () => {
    const queue = new ConnectionQueue(1)
    const { served, wait } = createRecorder(queue)
    const earlier = new AbortController().signal
    const later = new AbortController().signal
    await wait('earlier, first statement', earlier)
    void wait('later', later)
    void wait('no request')
    void wait('earlier, second statement', earlier)
    await release(queue)
    await release(queue)
    await release(queue)
    expect(served).toEqual([
      'earlier, first statement',
      'earlier, second statement',
      'later',
      'no request',
    ])
  })

  it('fails after 5 s without a connection, and serves the others', async () => {
    const queue = new ConnectionQueue(1)
    const { served, wait } = createRecorder(queue)
    await wait('first')
    const failed = expect(wait('second')).rejects.toThrow('timeout exceeded')
    vi.advanceTimersByTime(5000)
    await failed
    void wait('third')
    await release(queue)
    expect(served).toEqual(['first', 'third'])
    queue.release()
    await wait('fourth')
    expect(served).toEqual(['first', 'third', 'fourth'])
  })
})
