/**
 * The only source of the current time. It is passed in everywhere; no other code reads the system
 * clock.
 */
export interface Clock {
  now(): Date
}

/**
 * A clock that tests and the zero-configuration mode can move. It keeps running from the time it
 * was set to.
 */
export interface MovableClock extends Clock {
  /** Sets the clock to a point in time. */
  set(at: Date): void
  /** Milliseconds between this clock and the system clock. */
  offset(): number
}

export const systemClock: Clock = { now: () => new Date() }

/** @param offset milliseconds ahead of the system clock, e.g. as saved by the last run */
export function createMovableClock(offset = 0): MovableClock {
  let ahead = offset
  return {
    now: () => new Date(Date.now() + ahead),
    set: (at) => {
      ahead = at.getTime() - Date.now()
    },
    offset: () => ahead,
  }
}
