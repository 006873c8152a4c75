const keyOf = (input: unknown) =>
  JSON.stringify(input, (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  ) ?? ''

/**
 * A second click on the same thing is no second wish: what was begun last and still runs is not begun again.
 * Another input may begin meanwhile, and the first again after it (on, off, on).
 */
export function oneAtATime(): {
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
