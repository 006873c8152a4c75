import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { Tx } from '../../platform/db/database.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { createLinkToken } from '../sessions/public.ts'

interface InvitedCompany {
  readonly email: string
  readonly name: string
  readonly first_name: string
}

/** Emails a link that is valid for 7 days and leads to sign-in, which requires an emailed code first. */
export async function emailCompanyInvitation(
  tx: Tx,
  { email, name, first_name }: InvitedCompany,
): Promise<void> {
  const token = await createLinkToken(tx, 'company invitation', email, {
    go: buildPath(paths.company.getStarted, {}, { email }),
  })
  await tx.notify({
    to: { email },
    content: composeMail('companyInvitations.invite', { company: name, name: first_name }),
    link: buildPath(paths.company.getStarted, {}, { token }),
    isEmailOnly: true,
  })
}
