import type { Reason } from '../reasons.ts'

/** Reasons for an intern to deactivate their account. */
export const deactivateReasons = [
  { id: 'FOUND_INTERNSHIP', text: 'accounts.reason.deactivate.FOUND_INTERNSHIP' },
  { id: 'BREAK', text: 'accounts.reason.deactivate.BREAK' },
  { id: 'MAILS', text: 'accounts.reason.deactivate.MAILS' },
  { id: 'PRIVACY', text: 'accounts.reason.deactivate.PRIVACY' },
  { id: 'NOT_USEFUL', text: 'accounts.reason.deactivate.NOT_USEFUL' },
  { id: 'OTHER', text: 'accounts.reason.deactivate.OTHER' },
] as const satisfies readonly Reason[]

/** Reasons for the programme team to ban someone, who is told. */
export const banReasons = [
  { id: 'IDENTITY', text: 'accounts.reason.ban.IDENTITY' },
  { id: 'CONDUCT', text: 'accounts.reason.ban.CONDUCT' },
  { id: 'FRAUD', text: 'accounts.reason.ban.FRAUD' },
  { id: 'CONTENT', text: 'accounts.reason.ban.CONTENT' },
  { id: 'RULES', text: 'accounts.reason.ban.RULES' },
] as const satisfies readonly Reason[]
export type BanReason = (typeof banReasons)[number]['id']

/** Decisions on an appeal against a ban. */
export const appealDecisions = ['uphold', 'lift'] as const
export type AppealDecision = (typeof appealDecisions)[number]
