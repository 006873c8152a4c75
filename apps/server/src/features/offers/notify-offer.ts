import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { MailContent } from '../../platform/mail/compose-mail.ts'
import { selectOfferRecipients } from './queries/company.queries.ts'
import type { OfferRow } from './queries/offers.queries.ts'

/** Returns the values that most emails about an offer contain. */
export const getOfferTextValues = (row: OfferRow) => ({
  role: row.role,
  company: row.company_name,
  intern: `${row.first_name} ${row.last_name}`.trim(),
  name: row.first_name,
})

/** Notifies the administrators and the supervisors of an offer and its plan. */
export async function notifyOfferCompany(
  tx: Tx,
  row: OfferRow,
  content: MailContent,
): Promise<void> {
  const recipients = await tx.many(selectOfferRecipients, { offer_ids: [row.offer_id] })
  await tx.notify({
    to: { users: recipients.map((member) => member.user_id) },
    content,
    link: buildPath(paths.company.candidate, { candidate: row.candidature_id }, { tab: 'offers' }),
  })
}

export async function notifyOfferIntern(
  tx: Tx,
  row: OfferRow,
  content: MailContent,
  link: string,
): Promise<void> {
  await tx.notify({ to: { users: [row.intern_user_id] }, content, link })
}
