import { randomUUID } from 'node:crypto'
import { anOperator } from '../../../platform/testing/factories.ts'
import type { TestServer } from '../../../platform/testing/harness.ts'
import { insertRow } from '../../../platform/testing/insert-row.ts'

interface ConcernRows {
  readonly internship: string
  readonly side: 'company' | 'intern'
  readonly userId: string
  /** A colleague who writes in the thread, too. */
  readonly colleagueId?: string
  /** First word of every text. */
  readonly mark: string
}

/** Adds a concern with a message of each author and a note of the programme team. */
export async function addConcern(server: TestServer, of: ConcernRows): Promise<void> {
  const { pool } = server
  const [action_id, created_at] = [randomUUID(), server.now()]
  const operatorId = (await anOperator(server, 'REVIEWER')).userId
  await insertRow(pool, 'internship_actions', {
    action_id,
    internship_id: of.internship,
    kind: 'REPORT_CONCERN',
    status: 'RAISED',
    raised_by: of.side,
    raised_by_user: of.userId,
    note: `${of.mark} concern`,
    created_at,
  })
  const authors = [
    ['operator', operatorId, 'question'],
    [of.side, of.userId, 'answer'],
    ...(of.colleagueId ? [[of.side, of.colleagueId, 'remark'] as const] : []),
  ] as const
  for (const [index, [side, author_id, word]] of authors.entries())
    await insertRow(pool, 'case_messages', {
      // In the order of the thread.
      message_id: `${action_id.slice(0, -1)}${index}`,
      action_id,
      side,
      author_id,
      message: `${of.mark} ${word}`,
      created_at,
    })
  await insertRow(pool, 'case_notes', {
    note_id: randomUUID(),
    action_id,
    author_id: operatorId,
    note: `${of.mark} private note`,
    created_at,
  })
}
