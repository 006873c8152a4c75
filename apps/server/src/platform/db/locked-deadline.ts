import type { Instant } from '@fledge/kernel/dates.ts'

/** A deadline of someone, with its row locked. */
export interface LockedDeadline {
  /** Null if nothing is due. */
  readonly due: Instant | null
  /** Last moment to which it can be extended; null without one. */
  readonly latest: Instant | null
  /** Stores a later deadline, and tells everyone concerned. */
  readonly extend: (newDue: Instant, reason: string) => Promise<void>
}
