import { day, minute } from '@fledge/kernel/dates.ts'

/** One-time codes (spec/product.md, "Sign-in and session"). */
export const codeRule = {
  digits: 6,
  livesMs: 10 * minute,
  tries: 5,
  /** A new one after so long. */
  waitMs: 30_000,
  /** Of one browser. */
  perAddressAnHour: 5,
  perNetworkAnHour: 20,
  /** To one address, whoever asks; browsers that have signed in to its account before are not counted. */
  mailedAnHour: 30,
  /** After so many wrong guesses in a day, the address gets longer codes. */
  wrongGuessesADay: 300,
  longDigits: 8,
} as const

/** At most so many guesses a day at the six digits of one address: 4e-4. */
const maxShortGuessesADay = 400

/** What has been guessed of one address's codes. */
export interface GuessFacts {
  /** Wrong guesses of the last day, over all browsers. */
  readonly wrongGuesses: number
  /** Codes of six digits that can still be tried. */
  readonly openShortCodes: number
}

/** How many digits the next code of an address has. Nobody is refused one because of what strangers have guessed. */
export const codeDigits = ({ wrongGuesses, openShortCodes }: GuessFacts): 6 | 8 =>
  wrongGuesses >= codeRule.wrongGuessesADay ||
  wrongGuesses + (openShortCodes + 1) * codeRule.tries > maxShortGuessesADay
    ? codeRule.longDigits
    : codeRule.digits

/** A browser is known by a cookie of its own, and forgotten when it has not signed in for so long. */
export const browserRule = { knownMs: 180 * day } as const

/** Sessions: unused for so long, or so old, they end. */
export const sessionRule = { idleMs: 30 * day, mostMs: 90 * day } as const

/** Tokens in links: one that signs in lives short, one that only leads to the page a week. */
export const linkRule = { signInMs: 10 * minute, leadMs: 7 * day, remindMs: day } as const
