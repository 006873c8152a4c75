import type { Instant } from '@fledge/kernel/dates.ts'

/** By when something is due. */
export interface Deadline {
  /** Null if nothing is due. */
  readonly due: Instant | null
  /** Last moment to which it can be extended; null without one. */
  readonly latest: Instant | null
}

/** A deadline of someone, as it is read. */
export interface ReadDeadline extends Deadline {
  /** Whether nothing is due yet, but may be later. */
  readonly isNotYetDue?: boolean
  /** Of the application, the offer or the interview. */
  readonly id: string
  readonly internId: string
}

/** A deadline of someone, with its row locked. */
export interface LockedDeadline extends Deadline {
  /** Stores a later deadline, and tells everyone concerned. */
  readonly extend: (newDue: Instant, reason: string) => Promise<void>
}
