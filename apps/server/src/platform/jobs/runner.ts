import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as delay } from 'node:timers/promises'

/**
 * Pause between two runs in a row: otherwise many small transactions would each cause a run that
 * finds one row or none.
 */
const pauseMs = 25

export interface Runner {
  /** Runs soon; many calls result in the current run and one more after it. */
  nudge(): void
  /** Resolves when no run is in progress or pending. */
  waitUntilIdle(): Promise<void>
}

/**
 * Creates a runner that runs a function at most once at a time. After an error (e.g. no database
 * for a moment) the next sweep tries again.
 */
export function createRunner(act: () => Promise<void>): Runner {
  // A run belongs to no request, also if one has begun it.
  const runOutside = AsyncLocalStorage.snapshot()
  let running: Promise<void> | null = null
  let isRequestedAgain = false
  const run = async () => {
    for (;;) {
      isRequestedAgain = false
      await act().catch(() => {})
      if (!isRequestedAgain) break
      await delay(pauseMs)
    }
    running = null
  }
  const idle = async (): Promise<void> => {
    const current = running
    if (!current) return
    await current
    await idle()
  }
  return {
    nudge() {
      if (running) isRequestedAgain = true
      else running = runOutside(run)
    },
    waitUntilIdle: idle,
  }
}
