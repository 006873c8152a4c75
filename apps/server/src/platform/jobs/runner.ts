export interface Runner {
  /** Runs soon; many calls become one run and one more after it. */
  nudge(): void
  /** Until nothing that was nudged is under way. */
  idle(): Promise<void>
}

/** Runs something once at a time. What goes wrong in it (no database for a moment) the next sweep meets again. */
export function runner(act: () => Promise<void>): Runner {
  let running: Promise<void> | null = null
  let again = false
  const run = async () => {
    do {
      again = false
      await act().catch(() => {})
    } while (again)
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
      if (running) again = true
      else running = run()
    },
    idle,
  }
}
