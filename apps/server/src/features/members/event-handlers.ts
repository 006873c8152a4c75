import { accountEvents } from '@fledge/domain/accounts/events.ts'
import { memberEvents } from '@fledge/domain/members/events.ts'
import { memberRoles } from '@fledge/domain/members/types.ts'
import type { EventDataOf } from '@fledge/kernel/events.ts'
import type { DomainEvent, EventSubscription, Tx } from '../../platform/db/database.ts'
import { on } from '../../platform/db/events.ts'
import { composeMail, type MailContent } from '../../platform/mail/compose-mail.ts'
import { translate } from '../../platform/texts.ts'
import { reactivateMember } from './queries/members.queries.ts'

const [administrator] = memberRoles

/** Notifies a member with an account of a change of their status. */
async function notifyMember(
  tx: Tx,
  userId: string | null | undefined,
  content: MailContent,
): Promise<void> {
  if (!userId) return
  await tx.notify({
    to: { users: [userId] },
    content,
    link: '/company/get-started',
    isEmailOnly: true,
  })
}

async function notifyInviter(
  event: DomainEvent<EventDataOf<typeof memberEvents.join>>,
  tx: Tx,
): Promise<void> {
  const { name, company, invited_by: inviter } = event.data
  if (!inviter) return
  await tx.notify({
    to: { users: [inviter] },
    content: composeMail('members.joined', { name, company }),
    link: '/company/settings?tab=members',
  })
}

/** Notifies the invitee that the invitation was revoked and its link no longer works. */
async function notifyRevoked(
  event: DomainEvent<EventDataOf<typeof memberEvents.revoke>>,
  tx: Tx,
): Promise<void> {
  const { email, company } = event.data
  if (!email) return
  await tx.notify({
    to: { email },
    content: composeMail('members.revoked', { company }),
    link: '/company/get-started',
    isEmailOnly: true,
  })
}

/** Notifies a member of their new permissions, worded as in the settings. */
async function notifyRoleChange(
  event: DomainEvent<EventDataOf<typeof memberEvents.changeRole>>,
  tx: Tx,
): Promise<void> {
  const { user_id: userId, to: role, permissions, company } = event.data
  if (!userId) return
  const permissionNames =
    permissions.length === 0
      ? translate('members.role.none')
      : permissions.map((name) => translate(`members.permission.${name}`)).join(', ')
  await tx.notify({
    to: { users: [userId] },
    content: composeMail('members.changeRole', {
      company,
      role: translate(`members.role.${role}`),
      may: role === administrator ? translate('members.role.all') : permissionNames,
    }),
    link: '/company/dashboard',
  })
}

/** Notifies the administrator whom the programme team named, and the one before, of the reason. */
async function notifyTransfer(
  event: DomainEvent<EventDataOf<typeof memberEvents.transferAdministrator>>,
  tx: Tx,
): Promise<void> {
  const { company, from, to } = event.data
  const note = event.note ?? ''
  const link = '/company/dashboard'
  await tx.notify({
    to: { users: [to.user_id] },
    content: composeMail('members.administratorNow', { company, name: from.name, note }),
    link,
  })
  await tx.notify({
    to: { users: [from.user_id] },
    content: composeMail('members.administratorBefore', { company, name: to.name, note }),
    link,
  })
}

export const memberEventHandlers: readonly EventSubscription[] = [
  on(memberEvents.revoke, notifyRevoked),
  on(memberEvents.join, notifyInviter),
  on(memberEvents.activate, ({ data: { user_id: userId, company } }, tx) =>
    notifyMember(tx, userId, composeMail('members.activate', { company })),
  ),
  on(memberEvents.deactivate, ({ data: { user_id: userId, company } }, tx) =>
    notifyMember(tx, userId, composeMail('members.deactivate', { company })),
  ),
  on(memberEvents.changeRole, notifyRoleChange),
  on(memberEvents.transferAdministrator, notifyTransfer),
  on(accountEvents.reactivate, async (event, tx) => {
    await tx.run(reactivateMember, { user_id: event.subject })
  }),
]
