import { day, hour, minute } from '@fledge/kernel/dates.ts'

/** One-time codes (spec/product.md, "Sign-in and session"). */
export const codeRule = {
  digits: 6,
  livesMs: 10 * minute,
  tries: 5,
  /** A new one after so long. */
  waitMs: 30_000,
  perAddressAnHour: 5,
  perNetworkAnHour: 20,
} as const

export const sessionRule = { idleMs: 30 * day, mostMs: 90 * day } as const

/** Tokens in links: one that signs in lives short, one that only leads to the page a week. */
export const linkRule = { signInMs: 10 * minute, leadMs: 7 * day, remindMs: day } as const

export type CodeVerdict = 'right' | 'wrong' | 'expired' | 'used' | 'too-many-tries'

/** Judges a try. @param facts of the code's row; `matches` comes from a comparison in constant time */
export function judgeCode(facts: { createdAt: Date; usedAt: Date | null; tries: number; matches: boolean }, now: Date): CodeVerdict {
  if (facts.usedAt !== null) return 'used'
  if (now.getTime() - facts.createdAt.getTime() >= codeRule.livesMs) return 'expired'
  if (facts.tries >= codeRule.tries) return 'too-many-tries'
  return facts.matches ? 'right' : 'wrong'
}

/** Seconds until a new code may be sent; 0 is now. @param sentInHour when codes went to this address within the last hour, newest first */
export function secondsToNextCode(sentInHour: readonly Date[], now: Date): number {
  const newest = sentInHour[0]
  const limiting = sentInHour[codeRule.perAddressAnHour - 1]
  const waits = [newest ? newest.getTime() + codeRule.waitMs : 0, limiting ? limiting.getTime() + hour : 0]
  return Math.max(0, Math.ceil((Math.max(...waits) - now.getTime()) / 1000))
}
