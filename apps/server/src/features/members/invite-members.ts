import type { memberEndpoints } from '@fledge/contract/members/endpoints.ts'
import { memberCan } from '@fledge/domain/members/can.ts'
import { memberEvents } from '@fledge/domain/members/events.ts'
import { memberMachine } from '@fledge/domain/members/machine.ts'
import { memberPermissions, type MemberStatus } from '@fledge/domain/members/types.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import { composeMail, type MailContent } from '../../platform/mail/compose-mail.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuseTransition, toRefusal, refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids.ts'
import { translate } from '../../platform/texts.ts'
import { createLinkToken } from '../sessions/public.ts'
import { insertInvited, knownAddresses, lockCompanyForMembers, personName } from './store.ts'

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
  const verdict = memberCan.invite(actor)
  if (!verdict.allowed) return toRefusal(verdict, 'FORBIDDEN')
  const moved = memberMachine.transition('invite', null, 'company')
  if (!isTransition(moved)) return refuseTransition(moved)
  const company = await db.one(lockCompanyForMembers, actor.company)
  const wanted = [...new Map(body.invitations.map((one) => [one.email, one])).values()]
  const addresses = wanted.map((one) => one.email)
  const known = new Map(
    (await db.many(knownAddresses, actor.company, addresses)).map((row) => [row.email, row.status]),
  )
  const skipped = [...known].map(([email, status]) => ({ email, because: getSkipReason(status) }))
  const fresh = wanted
    .filter((one) => !known.has(one.email))
    .map((one) => ({
      member_id: newId(now),
      email: one.email,
      role: one.role,
      permissions: one.permissions ?? memberPermissions,
      status: moved.to,
    }))
  if (fresh.length === 0)
    return refuse('ALREADY_EXISTS', {
      fields: Object.fromEntries(
        skipped.map((one) => [`invitations.${addresses.indexOf(one.email)}.email`, one.because]),
      ),
    })
  await db.run(insertInvited, actor.company, JSON.stringify(fresh), actor.userId, now.toISOString())
  const who = (await db.one(personName, actor.userId))?.name ?? ''
  // Each invitation has its own event and link; at most 20.
  for (const one of fresh) {
    await db.recordEvent(memberEvents.invite, {
      transition: moved,
      subject: one.member_id,
      company: actor.company,
    })
    const role = translate(`members.role.${one.role}`)
    const content = composeMail('members.invite', { who, company: company?.name ?? '', role })
    await sendInvitation(db, one.email, content)
  }
  return { invited: fresh.map((one) => one.email), skipped }
}

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
