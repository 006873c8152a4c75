import type { memberEndpoints } from '@fledge/contract/members/endpoints.ts'
import { memberCan } from '@fledge/domain/members/can.ts'
import { memberEvents } from '@fledge/domain/members/events.ts'
import { memberMachine } from '@fledge/domain/members/machine.ts'
import {
  memberPermissions,
  type MemberRole,
  type MemberStatus,
} from '@fledge/domain/members/types.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { composeMail, type MailContent } from '../../platform/mail/compose-mail.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, assertTransition, authorize } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { translate } from '../../platform/texts.ts'
import { createLinkToken } from '../sessions/public.ts'
import {
  insertInvited,
  knownAddresses,
  lockCompanyForMembers,
  personName,
} from './queries/members.queries.ts'

/**
 * Invites colleagues. Existing members and addresses with an account elsewhere are skipped and
 * reported.
 */
export const inviteMembers: Handler<typeof memberEndpoints.inviteMembers> = async ({
  actor,
  db,
  body,
  now,
}) => {
  authorize(memberCan.invite(actor))
  const transition = assertTransition(memberMachine.transition('invite', null, 'company'))
  const company = await db.one(lockCompanyForMembers, { company_id: actor.company })
  const invitations = keepLastOfEachAddress(body.invitations)
  const addresses = invitations.map(({ email }) => email)
  const statuses = await getKnownAddresses(db, actor.company, addresses)
  const skipped = [...statuses].map(([email, status]) => ({
    email,
    because: getSkipReason(status),
  }))
  const invitees = invitations
    .filter(({ email }) => !statuses.has(email))
    .map(({ email, role, permissions }) => ({
      member_id: newId(now),
      email,
      role,
      permissions: permissions ?? memberPermissions,
      status: transition.to,
    }))
  if (invitees.length === 0) rejectSkipped(skipped, addresses)
  await db.run(insertInvited, {
    company_id: actor.company,
    rows: JSON.stringify(invitees),
    invited_by: actor.userId,
    now: now.toISOString(),
  })
  const inviter = (await db.one(personName, { user_id: actor.userId }))?.name ?? ''
  // Each invitation has its own event and link; at most 20.
  for (const invitee of invitees) {
    const { member_id: subject, role } = invitee
    await db.recordEvent(memberEvents.invite, { transition, subject, company: actor.company })
    await sendInvitation(db, invitee.email, composeInvitation(inviter, company?.name ?? '', role))
  }
  return { invited: invitees.map(({ email }) => email), skipped }
}

/** An address entered twice is invited once, as entered last. */
const keepLastOfEachAddress = <Invitation extends { readonly email: string }>(
  invitations: readonly Invitation[],
): readonly Invitation[] => [
  ...new Map(invitations.map((invitation) => [invitation.email, invitation])).values(),
]

/** Returns the addresses that cannot be invited; null for an account elsewhere. */
async function getKnownAddresses(
  db: Db,
  company: CompanyScope,
  emails: readonly string[],
): Promise<ReadonlyMap<string, MemberStatus | null>> {
  const rows = await db.many(knownAddresses, { company_id: company, emails })
  return new Map(rows.map(({ email, status }) => [email, status]))
}

/** @throws ALREADY_EXISTS, with the reason at each address */
function rejectSkipped(
  skipped: readonly { readonly email: string; readonly because: string }[],
  addresses: readonly string[],
): never {
  const fields = skipped.map((skip) => [
    `invitations.${addresses.indexOf(skip.email)}.email`,
    skip.because,
  ])
  throw new AppError('ALREADY_EXISTS', { fields: Object.fromEntries(fields) })
}

const composeInvitation = (inviter: string, company: string, role: MemberRole): MailContent =>
  composeMail('members.invite', { who: inviter, company, role: translate(`members.role.${role}`) })

/** @param status null if the address has an account elsewhere */
const getSkipReason = (status: MemberStatus | null): string =>
  translate(
    status === null
      ? 'members.invite.elsewhere'
      : memberMachine.can('join', status, 'company')
        ? 'members.invite.alreadyInvited'
        : 'members.invite.alreadyHere',
  )

/** Sends the invitation link, valid for 7 days. The page requires an emailed code first. */
export async function sendInvitation(db: Tx, email: string, content: MailContent): Promise<void> {
  const token = await createLinkToken(db, 'invitation', email, {
    go: `/company/get-started?email=${encodeURIComponent(email)}`,
  })
  await db.notify({
    to: { email },
    content,
    link: `/company/get-started?token=${token}`,
    isEmailOnly: true,
  })
}
