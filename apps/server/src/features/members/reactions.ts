import type { Happening, Reaction } from '../../platform/db/database.ts'

const text = (event: Happening, name: string) => String(event.data?.[name] ?? '')

/** Tells a member what became of their account. */
const tellMember = (move: 'activate' | 'deactivate'): Reaction => async (event, tx) => {
  if (!event.data?.['user_id']) return
  await tx.tell({ to: { users: [text(event, 'user_id')] }, kind: `members.${move}`, values: { company: text(event, 'company') }, link: '/company/get-started', mailOnly: true })
}

const tellInviter: Reaction = async (event, tx) => {
  if (!event.data?.['invited_by']) return
  await tx.tell({ to: { users: [text(event, 'invited_by')] }, kind: 'members.joined', values: { name: text(event, 'name'), company: text(event, 'company') }, link: '/company/settings?tab=members' })
}

/** An invitation that was taken back: its link leads nowhere, and is said to. */
const tellRevoked: Reaction = async (event, tx) => {
  if (event.data?.['email']) await tx.tell({ to: { email: text(event, 'email') }, kind: 'members.revoked', values: { company: text(event, 'company') }, link: '/company/get-started', mailOnly: true })
}

export const memberReactions: Readonly<Record<string, Reaction>> = { 'member.revoke': tellRevoked, 'member.join': tellInviter, 'member.activate': tellMember('activate'), 'member.deactivate': tellMember('deactivate') }
