/** Switches known by name; an unknown name is off. */
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

export interface Flag {
  readonly isOn: boolean
  /** Share of people who have it though it is off for all, 0 to 100. */
  readonly percentage: number
  /** Who has it in any case. */
  readonly userIds: readonly string[]
}

/** A person's place in a roll-out, 0 to 99: the same for the same flag and person, on every server (FNV-1a). */
export function bucketOf(name: string, userId: string): number {
  let hash = 0x811c9dc5
  for (const letter of `${name}:${userId}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash % 100
}

/** Whether a switch is on for somebody; for nobody in particular only when it is on for all. */
export function isFlagOn(name: string, flag: Flag | undefined, userId: string | null): boolean {
  if (!flag) return false
  if (flag.isOn) return true
  return (
    userId !== null && (flag.userIds.includes(userId) || bucketOf(name, userId) < flag.percentage)
  )
}
