import { dayMs, type Instant } from '@fledge/kernel/dates.ts'

interface AppealFacts {
  readonly appeal_text: string | null
  readonly appealed_at: Instant | null
  /** Days in which it is decided. */
  readonly appeal_days: number
  readonly appeal_decided_at: Instant | null
}

/** Returns an appeal against a ban with the day by which it is decided; null if there is none. */
export const toSentAppeal = ({
  appeal_text: text,
  appealed_at: at,
  appeal_days: days,
  appeal_decided_at: decidedAt,
}: AppealFacts) =>
  at !== null && text !== null
    ? {
        text,
        at,
        due_at: new Date(Date.parse(at) + days * dayMs).toISOString(),
        decided_at: decidedAt,
      }
    : null
