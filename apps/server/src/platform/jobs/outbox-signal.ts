import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { listen, type Listening, type ListenOptions } from '../db/listen.ts'
import { createRunner, type Runner } from './runner.ts'

/** How long a worker waits before it listens again after its connection was lost. */
const retryMs = 5000

/**
 * What a process without the role `worker` does once a transaction has left something to deliver:
 * it tells the workers. A message that is lost costs a minute, until the next sweep.
 */
export const createOutboxSignal = (pool: pg.Pool): Runner =>
  createRunner(async () => void (await pool.query('notify outbox')))

/** Runs the deliveries whenever another process has left something to deliver. */
export const listenForOutbox = (connection: pg.PoolConfig, nudge: () => void) =>
  // At the start, what was left before it listened.
  keepListening(connection, 'outbox', nudge, nudge)

/** Runs a job when the programme team asks for it. What is missed runs within a minute anyway. */
export const listenForJobRuns = (connection: pg.PoolConfig, run: (name: string) => void) =>
  keepListening(connection, 'run_job', run, () => {})

/** Listens until it is stopped, again after each loss of the connection. */
function keepListening(
  connection: pg.PoolConfig,
  channel: ListenOptions['channel'],
  onMessage: (payload: string) => void,
  onOpen: () => void,
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const open = async (): Promise<Listening | null> => {
    while (!stopping.signal.aborted) {
      try {
        const opened = await listen({
          connection,
          channel,
          onMessage,
          onLost: () => {
            listening = open()
          },
        })
        onOpen()
        return opened
      } catch {
        await delay(retryMs, undefined, { signal: stopping.signal }).catch(() => {})
      }
    }
    return null
  }
  let listening = open()
  return {
    async stop() {
      stopping.abort()
      await (await listening)?.stop()
    },
  }
}
