import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { MailContent } from '../../platform/mail/compose-mail.ts'
import { caseTeam } from './queries/case.queries.ts'

/**
 * Emails about a concern at once, because it cannot wait for the daily digest: to the operator who has
 * taken it, or to the managers (decision 0119).
 */
export async function notifyCaseTeam(tx: Tx, id: string, content: MailContent): Promise<void> {
  const team = await tx.many(caseTeam, { action_id: id })
  await tx.notify({
    to: { users: team.map(({ user_id }) => user_id) },
    content,
    link: buildPath(paths.operator.case, { id }),
  })
}
