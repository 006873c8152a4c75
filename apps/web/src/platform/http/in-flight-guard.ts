const keyOf = (input: unknown) =>
  JSON.stringify(input, (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  ) ?? ''

/**
 * Ignores a repeated click: the most recent input that is still in progress is not started again.
 * A different input may start in the meantime, and then the first one again (on, off, on).
 */
export function createInFlightGuard(): {
  readonly begin: (input: unknown) => boolean
  readonly end: (input: unknown) => void
} {
  let running: string | null = null
  return {
    begin: (input) => {
      const key = keyOf(input)
      if (running === key) return false
      running = key
      return true
    },
    end: (input) => {
      if (running === keyOf(input)) running = null
    },
  }
}
