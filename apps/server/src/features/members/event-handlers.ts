import { memberRoles } from '@fledge/domain/members/types.ts'
import type { LooseDomainEvent, LooseEventHandler } from '../../platform/db/database.ts'
import { translate } from '../../platform/texts.ts'

const [administrator] = memberRoles

const readText = (event: LooseDomainEvent, name: string) => String(event.data?.[name] ?? '')

/** Notifies a member of a change of their account. */
const createMemberNotifier =
  (move: 'activate' | 'deactivate'): LooseEventHandler =>
  async (event, tx) => {
    if (!event.data?.['user_id']) return
    await tx.notify({
      to: { users: [readText(event, 'user_id')] },
      kind: `members.${move}`,
      values: { company: readText(event, 'company') },
      link: '/company/get-started',
      isEmailOnly: true,
    })
  }

const notifyInviter: LooseEventHandler = async (event, tx) => {
  if (!event.data?.['invited_by']) return
  await tx.notify({
    to: { users: [readText(event, 'invited_by')] },
    kind: 'members.joined',
    values: { name: readText(event, 'name'), company: readText(event, 'company') },
    link: '/company/settings?tab=members',
  })
}

/** Notifies the invitee that the invitation was revoked and its link no longer works. */
const notifyRevoked: LooseEventHandler = async (event, tx) => {
  if (event.data?.['email'])
    await tx.notify({
      to: { email: readText(event, 'email') },
      kind: 'members.revoked',
      values: { company: readText(event, 'company') },
      link: '/company/get-started',
      isEmailOnly: true,
    })
}

/** Notifies a member of their new permissions, worded as in the settings. */
const notifyRoleChange: LooseEventHandler = async (event, tx) => {
  if (!event.data?.['user_id']) return
  const given: readonly unknown[] = Array.isArray(event.data['permissions'])
    ? event.data['permissions']
    : []
  const may =
    readText(event, 'to') === administrator
      ? translate('members.role.all')
      : given.length === 0
        ? translate('members.role.none')
        : given.map((one) => translate(`members.permission.${String(one)}`)).join(', ')
  await tx.notify({
    to: { users: [readText(event, 'user_id')] },
    kind: 'members.changeRole',
    values: {
      company: readText(event, 'company'),
      role: translate(`members.role.${readText(event, 'to')}`),
      may,
    },
    link: '/company/dashboard',
  })
}

export const memberEventHandlers: Readonly<Record<string, LooseEventHandler>> = {
  'member.revoke': notifyRevoked,
  'member.join': notifyInviter,
  'member.activate': createMemberNotifier('activate'),
  'member.deactivate': createMemberNotifier('deactivate'),
  'member.changeRole': notifyRoleChange,
}
