import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { CompanyMember, InternActor, Operator } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import type { MailContent } from '../../platform/mail/compose-mail.ts'
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

interface RaisedCase {
  readonly internship_id: string
  readonly raised_by: 'company' | 'intern'
  readonly raised_by_user: string
}

/** Writes to the person who raised a concern, and to no one else. */
export const notifyRaiser = (tx: Tx, row: RaisedCase, content: MailContent) =>
  tx.notify({
    to: { users: [row.raised_by_user] },
    content,
    link:
      row.raised_by === 'intern'
        ? paths.intern.internships
        : buildPath(paths.company.internship, { internshipId: row.internship_id }),
  })
