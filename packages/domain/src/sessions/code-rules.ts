import { dayMs, hourMs, minuteMs } from '@fledge/kernel/dates.ts'
import type { UserType } from './types.ts'

/** Rules for one-time codes (spec/product.md, "Sign-in and session"). */
export const codeRule = {
  digits: 6,
  lifetimeMs: 10 * minuteMs,
  maxAttempts: 5,
  /** Minimum time between two codes. */
  waitMs: 30_000,
  /** Limit per browser. */
  perAddressAnHour: 5,
  perNetworkAnHour: 20,
  /**
   * Limit per address, regardless of who requests the codes. Browsers that have signed in to its
   * account before are exempt.
   */
  mailedAnHour: 30,
  /** After this many wrong guesses in a day, the address gets longer codes. */
  wrongGuessesADay: 300,
  longDigits: 8,
} as const

/** Maximum guesses per day at six-digit codes of one address: a chance of 4e-4. */
const maxShortGuessesPerDay = 400

/** Number of guesses for the codes of one address. */
export interface GuessFacts {
  /** Wrong guesses in the last day, over all browsers. */
  readonly wrongGuesses: number
  /** Number of six-digit codes that can still be tried. */
  readonly openShortCodes: number
}

/**
 * Returns how many digits the next code of an address has. Guesses by strangers never block a code.
 */
export const getCodeDigits = ({ wrongGuesses, openShortCodes }: GuessFacts): 6 | 8 =>
  wrongGuesses >= codeRule.wrongGuessesADay ||
  wrongGuesses + (openShortCodes + 1) * codeRule.maxAttempts > maxShortGuessesPerDay
    ? codeRule.longDigits
    : codeRule.digits

/** A known browser has its own cookie and is forgotten after this long without a sign-in. */
export const browserRule = { knownMs: 180 * dayMs } as const

/** A session ends when it is unused for `idleMs` or older than `maxMs`. */
export const sessionRule = { idleMs: 30 * dayMs, maxMs: 90 * dayMs } as const

/**
 * Those who run the programme see everyone's data: their sessions last a working day, however much
 * they are used.
 */
export const operatorSessionMs = 12 * hourMs

/** Returns how old a session of this kind of person gets at most. */
export const getMaxSessionMs = (type: UserType): number =>
  type === 'O' ? operatorSessionMs : sessionRule.maxMs

/**
 * Lifetimes of link tokens: short for links that sign in, a week for links that only lead to a
 * page.
 */
export const linkRule = { signInMs: 10 * minuteMs, leadMs: 7 * dayMs, remindMs: dayMs } as const
