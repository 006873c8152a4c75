/** Where time comes from. Passed in everywhere; nothing else asks the machine. */
export interface Clock {
  now(): Date
}

/** A clock that tests and the zero-configuration mode can move. Time goes on from where it was put. */
export interface MovableClock extends Clock {
  /** Puts the clock at a moment. */
  set(at: Date): void
  /** Milliseconds between this clock and the machine's. */
  offset(): number
}

export const systemClock: Clock = { now: () => new Date() }

/** @param offset milliseconds ahead of the machine's clock, e.g. as kept from the last run */
export function movableClock(offset = 0): MovableClock {
  let ahead = offset
  return {
    now: () => new Date(Date.now() + ahead),
    set: (at) => {
      ahead = at.getTime() - Date.now()
    },
    offset: () => ahead,
  }
}
