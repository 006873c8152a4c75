import { dayMs, type Instant, minuteMs } from '@fledge/kernel/dates.ts'
import type { UserType } from '../sessions/types.ts'

/** Rules for the second factor: codes of an authenticator app (RFC 6238) and recovery codes. */
export const secondFactorRule = {
  digits: 6,
  periodSeconds: 30,
  /** Number of earlier and later codes that are accepted, too, as clocks differ. */
  window: 1,
  recoveryCodes: 10,
  /** Wrong codes a day in all browsers that have not signed in to the account before. */
  wrongCodesADay: 50,
  /** Wrong codes a day in each browser that has; what others use up does not count for it. */
  ownWrongCodesADay: 15,
  /** Recovery codes are too long to guess, so this only protects the server. */
  wrongRecoveryCodesAnHour: 30,
  /** Operators set it up within this time after their first sign-in, in production. */
  setUpMs: 7 * dayMs,
  /** Sensitive acts need a code that was entered within this time. */
  freshMs: 10 * minuteMs,
  /** Time to enter the code after the first step of a sign-in. */
  pendingMs: 30 * minuteMs,
} as const

/** What a session has to do before anything else: enter a code, or set the second factor up. */
export const secondFactorSteps = ['CODE', 'SET_UP'] as const
export type SecondFactorStep = (typeof secondFactorSteps)[number]

/** What is known about the second factor of a session's user. */
export interface SecondFactorFacts {
  readonly type: UserType
  readonly hasSecondFactor: boolean
  /** When a code was last entered in this session. */
  readonly secondFactorAt: Instant | null
  /** By when an operator has to set it up; null before their first sign-in. */
  readonly dueAt: Instant | null
}

/**
 * Returns by when the user has to set up the second factor; null if they have, or need not.
 * @param isRequired whether this installation requires it of operators
 */
export function findSetUpDeadline(
  { type, hasSecondFactor, dueAt }: Omit<SecondFactorFacts, 'secondFactorAt'>,
  isRequired: boolean,
): Instant | null {
  return isRequired && type === 'O' && !hasSecondFactor ? dueAt : null
}

/** Returns what the session has to do first; null if nothing. */
export function getSecondFactorStep(
  facts: SecondFactorFacts,
  now: Date,
  isRequired: boolean,
): SecondFactorStep | null {
  if (facts.hasSecondFactor) return facts.secondFactorAt === null ? 'CODE' : null
  const deadline = findSetUpDeadline(facts, isRequired)
  return deadline !== null && Date.parse(deadline) <= now.getTime() ? 'SET_UP' : null
}

/**
 * Whether a sensitive act may go ahead: a code was entered shortly before. Users without a second
 * factor are not asked for one.
 */
export function isSecondFactorFresh(
  {
    hasSecondFactor,
    secondFactorAt,
  }: Pick<SecondFactorFacts, 'hasSecondFactor' | 'secondFactorAt'>,
  now: Date,
): boolean {
  if (!hasSecondFactor) return true
  return (
    secondFactorAt !== null && now.getTime() - Date.parse(secondFactorAt) < secondFactorRule.freshMs
  )
}
