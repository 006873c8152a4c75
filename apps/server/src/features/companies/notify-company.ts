import type { Notification, Tx } from '../../platform/db/database.ts'
import { companyAdmins } from './queries/operator.queries.ts'

/** Sends an email and a notification to the administrators of a company. */
export async function notifyCompanyAdmins(
  tx: Tx,
  company: string,
  message: Pick<Notification, 'content' | 'rows' | 'dedupeKey'>,
): Promise<void> {
  const admins = await tx.many(companyAdmins, { company_id: company })
  await tx.notify({
    ...message,
    to: { users: admins.map((admin) => admin.user_id) },
    link: '/company/dashboard',
  })
}
