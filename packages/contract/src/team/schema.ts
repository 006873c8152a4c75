import { dayMs } from '@fledge/kernel/dates.ts'
import { operatorRoles, staffRoles } from '@fledge/domain/sessions/types.ts'
import { maxAbsenceDays } from '@fledge/domain/team/rules.ts'
import { teamStates } from '@fledge/domain/team/types.ts'
import { z } from 'zod'
import { messageKey } from '../platform/message-keys.ts'
import { daySchema, email, line, text, uuid, zone } from '../platform/schema.ts'

const permission = z.union([z.literal(true), z.string()])
export const operatorRole = z.enum(operatorRoles)

/** Why an operator's role or access changes, for the log. */
export const teamReason = text(1000).min(1, messageKey('problems.reason'))

export const teamInvitationBody = z
  .strictObject({
    email,
    first_name: line(100),
    last_name: text(100).default(''),
    operator_role: z.enum(operatorRoles, messageKey('problems.choose')),
    /** The partner whose batches someone with the role PARTNER sees; null for the other roles. */
    partner_id: uuid.nullable().default(null),
  })
  .refine(
    ({ operator_role: role, partner_id: partner }) => (role === 'PARTNER') === (partner !== null),
    {
      ...messageKey('problems.choose'),
      path: ['partner_id'],
    },
  )

/** What operators change of their own account. */
export const ownAccountBody = z.strictObject({
  first_name: line(100),
  last_name: text(100),
  time_zone: zone,
})

/** A partner's people and the programme's staff stay apart: they are removed and invited again. */
export const roleChangeBody = z.strictObject({
  operator_role: z.enum(staffRoles),
  /** The role that the change is based on: another one is a conflict. */
  base: operatorRole,
  reason: teamReason,
})

export const absenceBody = z
  .strictObject({
    absent_from: daySchema,
    /** The last day. */
    absent_until: daySchema,
    /** Colleague who gets the open tasks; null for the team. */
    cover_id: uuid.nullable(),
  })
  .refine(({ absent_from: from, absent_until: until }) => until >= from, {
    ...messageKey('team.problems.absenceOrder'),
    path: ['absent_until'],
  })
  // An invalid day has a message of its own, and is no number here.
  .refine(
    ({ absent_from: from, absent_until: until }) =>
      !(Date.parse(until) - Date.parse(from) >= maxAbsenceDays * dayMs),
    { ...messageKey('team.problems.absenceLong'), path: ['absent_until'] },
  )

/** An absence, for the one who is absent. */
export const ownAbsence = z.object({
  absent_until: z.string(),
  /** Who stands in; null for the whole team. */
  cover_name: z.string().nullable(),
})
export type OwnAbsence = z.infer<typeof ownAbsence>

/** A member of the programme team, for managers. */
export const teamMember = z.object({
  user_id: z.string(),
  name: z.string(),
  email: z.string(),
  operator_role: operatorRole,
  /** Name of the partner whose batches they see; null unless the role is PARTNER. */
  partner_name: z.string().nullable(),
  state: z.enum(teamStates),
  has_second_factor: z.boolean(),
  last_seen_at: z.string().nullable(),
  /** Number of tasks that they take care of. */
  open_tasks: z.int(),
  /** Until when the invitation can be accepted; null unless invited. */
  invited_until: z.string().nullable(),
  absence: z
    .object({
      absent_from: z.string(),
      absent_until: z.string(),
      cover_id: z.string().nullable(),
      cover_name: z.string().nullable(),
    })
    .nullable(),
  /** When the account will be erased; null unless removed. */
  erase_at: z.string().nullable(),
  may: z.object({
    inviteAgain: permission,
    changeRole: permission,
    remove: permission,
    setAbsence: permission,
  }),
})
export type TeamMember = z.infer<typeof teamMember>

const reviewTime = z.object({
  count: z.int(),
  /** Null without a review. */
  median_seconds: z.number().nullable(),
  p90_seconds: z.number().nullable(),
})
/** How long reviewers had applications open until their decision. */
export const reviewTimes = z.object({
  total: reviewTime,
  reviewers: z.array(reviewTime.extend({ user_id: z.string(), name: z.string() })),
})
export type ReviewTimes = z.infer<typeof reviewTimes>
