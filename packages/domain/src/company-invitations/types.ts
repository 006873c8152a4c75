import { dayMs } from '@fledge/kernel/dates.ts'
import type { BadgeContent } from '../tones.ts'

/**
 * What became of an invitation: its email is on the way or arrived, the contact began to register, the
 * company is registered, the email has not arrived, the link ran out, or the team withdrew it.
 */
export const companyInvitationStates = [
  'SENT',
  'STARTED',
  'REGISTERED',
  'FAILED',
  'EXPIRED',
  'WITHDRAWN',
] as const
export type CompanyInvitationState = (typeof companyInvitationStates)[number]

/** States of invitations that can still lead to a registration. */
export const openInvitationStates = [
  'SENT',
  'STARTED',
  'FAILED',
  'EXPIRED',
] as const satisfies readonly CompanyInvitationState[]

/** Whether an invitation can still lead to a registration. */
export const isOpenInvitation = (state: CompanyInvitationState): boolean =>
  openInvitationStates.some((open) => open === state)

/** Whether the latest email of an invitation has not arrived. */
export const hasMailFailed = (state: CompanyInvitationState): boolean => state === 'FAILED'

/** What the list can be limited to: one state, or everything that is open. */
export const companyInvitationChoices = ['OPEN', ...companyInvitationStates] as const
export type CompanyInvitationChoice = (typeof companyInvitationChoices)[number]

export const companyInvitationBadges = {
  SENT: { text: 'companyInvitations.state.SENT', tone: 'blue' },
  STARTED: { text: 'companyInvitations.state.STARTED', tone: 'violet' },
  REGISTERED: { text: 'companyInvitations.state.REGISTERED', tone: 'teal' },
  FAILED: { text: 'companyInvitations.state.FAILED', tone: 'red' },
  EXPIRED: { text: 'companyInvitations.state.EXPIRED', tone: 'amber' },
  WITHDRAWN: { text: 'companyInvitations.state.WITHDRAWN', tone: 'slate' },
} as const satisfies Readonly<Record<CompanyInvitationState, BadgeContent>>

/** What the team does with invitations: sends them again, or withdraws them. */
export const companyInvitationActs = ['resend', 'withdraw'] as const
export type CompanyInvitationAct = (typeof companyInvitationActs)[number]

/** How long the link of an invitation is valid. */
export const invitationLinkMs = 7 * dayMs
/** An invitation is not sent again within a day, unless its email has not arrived. */
export const resendAfterMs = dayMs
