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
  let running: Promise<void> | null = null
  let isRequestedAgain = false
  const run = async () => {
    do {
      isRequestedAgain = false
      await act().catch(() => {})
    } while (isRequestedAgain)
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
      else running = run()
    },
    waitUntilIdle: idle,
  }
}
