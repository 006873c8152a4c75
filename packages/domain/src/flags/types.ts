/** Known feature flags; an unknown flag is off. */
export const flagNames = [
  'GOOGLE_CAL',
  'OUTLOOK_CAL',
  'GOOGLE_SIGN_IN',
  'PAYMENTS',
  'SUPPORT_BOOKING',
  'SPOT_FEEDBACK',
  'WHATSAPP_VERIFICATION',
  'RESUME_PARSING',
  'VIDEO_ANSWERS',
  'SUGGESTIONS',
] as const
export type FlagName = (typeof flagNames)[number]

export interface FeatureFlag {
  readonly isOn: boolean
  /** Share of users who have the flag while it is off for everyone, 0 to 100. */
  readonly percentage: number
  /** Users who always have the flag. */
  readonly userIds: readonly string[]
}

/**
 * Returns a user's roll-out bucket, 0 to 99: stable for the same flag and user on every server
 * (FNV-1a).
 */
export function getFlagBucket(name: string, userId: string): number {
  let hash = 0x811c9dc5
  for (const letter of `${name}:${userId}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash % 100
}

/**
 * Whether a flag is on for a user. Anonymous visitors have it only if it is on for everyone.
 * @param userId null for an anonymous visitor
 */
export function isFlagOn(
  name: string,
  flag: FeatureFlag | undefined,
  userId: string | null,
): boolean {
  if (!flag) return false
  if (flag.isOn) return true
  return (
    userId !== null &&
    (flag.userIds.includes(userId) || getFlagBucket(name, userId) < flag.percentage)
  )
}

/** Most users for whom a flag can be on one by one. */
export const maxFlagUsers = 200
