import type { Database } from '../db/database.ts'
import { createBatchedWrites } from './batched-writes.ts'
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

/** Creates the function that marks emails as delivered, several with one statement. */
export const createDeliveryMarks = (database: Database): MarkDelivered =>
  createBatchedWrites((marks: readonly DeliveryMark[]) => {
    const db = database.read()
    return db.run(markMailsDelivered, {
      delivered_at: db.now.toISOString(),
      ids: marks.map(({ id }) => id),
      skipped: marks.map(({ isSkipped }) => isSkipped),
      wiped: marks.map(({ isWiped }) => isWiped),
    })
  })
