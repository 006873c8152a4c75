import type { CompanyMember, InternActor, Operator } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { insertCaseMessage } from './queries/case.queries.ts'

/** Adds a message to the thread of a concern, on the side of its author. */
export const addCaseMessage = (
  tx: Tx,
  author: CompanyMember | InternActor | Operator,
  { action_id, message }: { readonly action_id: string; readonly message: string },
) =>
  tx.run(insertCaseMessage, {
    message_id: newId(tx.now),
    action_id,
    side: author.kind,
    author_id: author.userId,
    message,
    now: tx.now.toISOString(),
  })
