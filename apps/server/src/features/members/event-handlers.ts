import { memberRoles } from '@fledge/domain/members/types.ts'
import type { DomainEvent, EventHandler } from '../../platform/db/database.ts'
import { translate } from '../../platform/texts.ts'

const [administrator] = memberRoles

const text = (event: DomainEvent, name: string) => String(event.data?.[name] ?? '')

/** Notifies a member of a change of their account. */
const tellMember =
  (move: 'activate' | 'deactivate'): EventHandler =>
  async (event, tx) => {
    if (!event.data?.['user_id']) return
    await tx.notify({
      to: { users: [text(event, 'user_id')] },
      kind: `members.${move}`,
      values: { company: text(event, 'company') },
      link: '/company/get-started',
      isEmailOnly: true,
    })
  }

const tellInviter: EventHandler = async (event, tx) => {
  if (!event.data?.['invited_by']) return
  await tx.notify({
    to: { users: [text(event, 'invited_by')] },
    kind: 'members.joined',
    values: { name: text(event, 'name'), company: text(event, 'company') },
    link: '/company/settings?tab=members',
  })
}

/** Notifies the invitee that the invitation was revoked and its link no longer works. */
const tellRevoked: EventHandler = async (event, tx) => {
  if (event.data?.['email'])
    await tx.notify({
      to: { email: text(event, 'email') },
      kind: 'members.revoked',
      values: { company: text(event, 'company') },
      link: '/company/get-started',
      isEmailOnly: true,
    })
}

/** Notifies a member of their new permissions, worded as in the settings. */
const tellRole: EventHandler = async (event, tx) => {
  if (!event.data?.['user_id']) return
  const given: readonly unknown[] = Array.isArray(event.data['permissions'])
    ? event.data['permissions']
    : []
  const may =
    text(event, 'to') === administrator
      ? translate('members.role.all')
      : given.length === 0
        ? translate('members.role.none')
        : given.map((one) => translate(`members.permission.${String(one)}`)).join(', ')
  await tx.notify({
    to: { users: [text(event, 'user_id')] },
    kind: 'members.changeRole',
    values: {
      company: text(event, 'company'),
      role: translate(`members.role.${text(event, 'to')}`),
      may,
    },
    link: '/company/dashboard',
  })
}

export const memberReactions: Readonly<Record<string, EventHandler>> = {
  'member.revoke': tellRevoked,
  'member.join': tellInviter,
  'member.activate': tellMember('activate'),
  'member.deactivate': tellMember('deactivate'),
  'member.changeRole': tellRole,
}
