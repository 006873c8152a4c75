import { z } from 'zod'
import { memberPermissions, memberRoles, memberStatuses } from '@fledge/domain/members/types.ts'
import { interviewStatuses } from '@fledge/domain/interviews/types.ts'
import { internBrief } from '../matching/schema.ts'
import { messageKey, translateMessage } from '../platform/message-keys.ts'
import {
  bodyPaging,
  email,
  line,
  lookupId,
  createPhoneSchema,
  phoneText,
  text,
  uuid,
  zone,
} from '../platform/schema.ts'
import { profileLink } from '../platform/links.ts'
import { saveBase } from '../platform/save-base.ts'

/** Option that opens a free-text field, seed 000 §3. */
export const otherJobTitle = 'other'

const isJobTitle = (value: unknown): value is number | typeof otherJobTitle =>
  value === otherJobTitle || (typeof value === 'number' && lookupId.safeParse(value).success)
/**
 * A role from the list, or `other` with free text. Not a union, whose error would consist of
 * several messages.
 */
export const jobTitle = z.custom<number | typeof otherJobTitle>(
  isJobTitle,
  messageKey('members.role.required'),
)
const customTitle = text(100).nullable().optional()

/** Fields required of every point of contact, with the seeds' messages (seed 000 §5). */
export const pocShape = {
  job_title_id: jobTitle,
  custom_job_title: customTitle,
  linkedin_url: z
    .string(messageKey('members.linkedin.required'))
    .trim()
    .min(1, messageKey('members.linkedin.required'))
    .pipe(profileLink('linkedinUser')),
  proficient_language_ids: z
    .array(lookupId)
    .min(1, messageKey('members.languages.required'))
    .max(30),
}
interface JobTitleFields {
  job_title_id?: number | typeof otherJobTitle | undefined
  custom_job_title?: string | null | undefined
}
/** Whether the free-text role is required, because `other` was chosen. */
export const needsCustomTitle = (value: JobTitleFields) =>
  value.job_title_id !== otherJobTitle || (value.custom_job_title ?? '') !== ''
export const customTitleIssue = {
  path: ['custom_job_title'],
  // Shown with the errors of the other fields, not only after they are corrected.
  when: ({ value }: { readonly value: unknown }) => typeof value === 'object' && value !== null,
  ...messageKey('members.role.customRequired'),
}

const buildPocPatch = (phone: typeof phoneText) =>
  z
    .strictObject({
      ...pocShape,
      first_name: line(100),
      last_name: line(100),
      phone: phone.nullable(),
      time_zone: zone,
    })
    .partial()
    .refine(needsCustomTitle, customTitleIssue)
/** Missing contact info: fields that are sent are validated, others stay unchanged. */
export const pocPatch = buildPocPatch(phoneText).safeExtend({ base: saveBase.optional() })
/** Schema of the form, which accepts the saved number unchanged. */
export const createPocPatchSchema = (savedPhone: string | null) =>
  buildPocPatch(createPhoneSchema(savedPhone))

export const poc = z.object({
  user_id: z.string(),
  member_id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  picture_url: z.string().nullable(),
  phone: z.string().nullable(),
  role: z.enum(memberRoles),
  permissions: z.array(z.enum(memberPermissions)),
  status: z.enum(memberStatuses),
  job_title_id: z.union([z.int(), z.literal(otherJobTitle)]).nullable(),
  job_title: z.string().nullable(),
  custom_job_title: z.string().nullable(),
  linkedin_url: z.string().nullable(),
  proficient_language_ids: z.array(z.int()),
  time_zone: z.string(),
  is_first: z.boolean(),
})

const role = z.enum(memberRoles)
const permissions = z.array(z.enum(memberPermissions)).max(2)
const invitation = z.strictObject({ email, role, permissions: permissions.optional() })
/** Several colleagues, or one as listed in docs/calls.tsv. */
export const inviteBody = z
  .strictObject({
    invitations: z.array(invitation).max(20).optional(),
    email: email.optional(),
    role: role.optional(),
    permissions: permissions.optional(),
  })
  .transform(({ invitations = [], ...singleInvitation }, ctx) => {
    if (singleInvitation.email === undefined && singleInvitation.role === undefined) {
      if (invitations.length === 0)
        ctx.addIssue({
          code: 'custom',
          path: ['invitations'],
          message: translateMessage('members.invite.none'),
        })
      return { invitations }
    }
    const parsed = invitation.safeParse(singleInvitation)
    for (const issue of parsed.error?.issues ?? [])
      ctx.addIssue({ code: 'custom', path: issue.path, message: issue.message })
    return { invitations: [...invitations, ...(parsed.data ? [parsed.data] : [])] }
  })
export const inviteResult = z.object({
  invited: z.array(z.string()),
  skipped: z.array(z.object({ email: z.string(), because: z.string() })),
})

export const memberListBody = z.strictObject({
  search: text(100).optional(),
  role: role.optional(),
  status: z.enum(memberStatuses).optional(),
  ...bodyPaging,
})
const permission = z.union([z.literal(true), z.string()])
export const memberRow = z.object({
  /** The user's id; for an invited colleague the invitation's id. */
  user_id: z.string(),
  member_id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  picture_url: z.string().nullable(),
  job_title: z.string().nullable(),
  role,
  permissions: z.array(z.enum(memberPermissions)),
  status: z.enum(memberStatuses),
  invited_at: z.string().nullable(),
  reminded_at: z.string().nullable(),
  last_seen_at: z.string().nullable(),
  /** For an invitation: when the next reminder is allowed, and when its link expires. */
  remind_from: z.string().nullable(),
  link_until: z.string().nullable(),
  is_you: z.boolean(),
  may: z.object({
    change_role: permission,
    deactivate: permission,
    activate: permission,
    remind: permission,
    revoke: permission,
  }),
})
export const roleBody = z.strictObject({ user_id: uuid, role, permissions: permissions.optional() })
/** Who is to be the administrator instead of whom; both get the reason. */
export const transferBody = z.strictObject({
  from_user_id: uuid,
  to_user_id: uuid,
  reason: text(300).min(1, messageKey('problems.reason')),
})
/**
 * ACTIVE and DEACTIVATED for a member; REVOKED revokes an invitation. `handover` names the new
 * owner of each upcoming interview.
 */
export const statusBody = z.strictObject({
  user_id: uuid,
  status: z.enum(['ACTIVE', 'DEACTIVATED', 'REVOKED']),
  handover: z
    .array(z.strictObject({ interview_id: uuid, interviewer_id: uuid }))
    .max(200)
    .optional(),
})
/**
 * An upcoming interview of a member: `stays` lists the remaining interviewers, `free` the
 * colleagues who can take it over.
 */
export const handoverRow = z.object({
  interview_id: z.string(),
  candidature_id: z.string(),
  status: z.enum(interviewStatuses),
  plan_name: z.string(),
  intern: internBrief,
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  slots: z.array(z.object({ slot_id: z.string(), starts_at: z.string(), ends_at: z.string() })),
  stays: z.array(z.string()),
  free: z.array(z.object({ member_id: z.string(), name: z.string() })),
})

const buildOwnProfile = (phone: typeof phoneText) =>
  z
    .strictObject({
      first_name: line(100),
      last_name: line(100),
      phone: phone.nullable().optional(),
      time_zone: zone,
      ...pocShape,
    })
    .refine(needsCustomTitle, customTitleIssue)
export const ownProfileBody = buildOwnProfile(phoneText)
export const ownProfileEdit = ownProfileBody.safeExtend({ base: saveBase.optional() })
/** Schema of the form, which accepts the saved number unchanged. */
export const createOwnProfileSchema = (savedPhone: string | null) =>
  buildOwnProfile(createPhoneSchema(savedPhone))
