import type { Database } from '../db/database.ts'
import { markMailsDelivered } from './queries/mail.queries.ts'

export interface DeliveryMark {
  readonly id: number
  /** Whether the recipient does not want emails of this kind, so that none was sent. */
  readonly isSkipped: boolean
  /** Whether to wipe the secrets it contained. */
  readonly isWiped: boolean
}

/** Marks an email as delivered. @returns resolves once the mark is stored */
export type MarkDelivered = (mark: DeliveryMark) => Promise<void>

/**
 * Creates the function that marks emails as delivered. Emails delivered while a statement runs are
 * marked together by the next one.
 */
export function createDeliveryMarks(database: Database): MarkDelivered {
  let waiting: DeliveryMark[] = []
  let next: Promise<void> | null = null
  let current: Promise<void> = Promise.resolve()
  const store = async () => {
    const marks = waiting
    waiting = []
    next = null
    const db = database.read()
    await db.run(markMailsDelivered, {
      delivered_at: db.now.toISOString(),
      ids: marks.map(({ id }) => id),
      skipped: marks.map(({ isSkipped }) => isSkipped),
      wiped: marks.map(({ isWiped }) => isWiped),
    })
  }
  return (mark) => {
    waiting.push(mark)
    // A failed statement concerns its own marks only.
    next ??= current = current.catch(() => {}).then(store)
    return next
  }
}
