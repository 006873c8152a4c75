import { z } from 'zod'
import { rejectCompanyReasons } from '@fledge/domain/companies/reasons.ts'
import { maxPointLength, maxQuestionPoints } from '@fledge/domain/companies/company-questions.ts'
import { companyStatuses } from '@fledge/domain/companies/types.ts'
import { memberRoles, memberStatuses } from '@fledge/domain/members/types.ts'
import { maxBulkRows } from '@fledge/domain/lists/types.ts'
import { bulkPreview } from '../platform/bulk.ts'
import { messageKey } from '../platform/message-keys.ts'
import { reasonOf, otherReasonNote } from '../platform/reasons.ts'
import { instant, text, uuid } from '../platform/schema.ts'
import { deskOwner, ownedRow } from '../waits/schema.ts'
import { pendingDecision } from '../pending-acts/schema.ts'
import { companyNote } from './company-note.ts'
import { companyProfile, companyQuestion } from './company-views.ts'

const nullText = z.string().nullable()

/** A company in the programme team's queue. */
export const queueRow = z.object({
  company_id: z.string(),
  name: z.string(),
  status: z.enum(companyStatuses),
  country_code: nullText,
  country: nullText,
  industry: nullText,
  logo_url: nullText,
  waiting_since: z.string(),
  /** Review deadline while in review; null if no review is pending. */
  answer_by: nullText,
  created_at: z.string(),
  is_profile_complete: z.boolean(),
  /** What became of what it was asked for last in this review; optional for one release. */
  question: z.object({ due_at: z.string(), answered_at: nullText }).nullable().optional(),
  ...ownedRow,
})
const permission = z.union([z.literal(true), z.string()])
export const operatorCompany = z.object({
  profile: companyProfile,
  company_id: z.string(),
  name: z.string(),
  email_domain: nullText,
  status: z.enum(companyStatuses),
  is_trusted: z.boolean(),
  decision_reason: nullText,
  decided_at: nullText,
  created_at: z.string(),
  is_free_address: z.boolean(),
  /** Whether the website belongs to the email domain; null if one of them is missing. */
  is_website_of_domain: z.boolean().nullable(),
  /** Other companies with the same email domain, five at most. */
  same_domain: z.array(
    z.object({ company_id: z.string(), name: z.string(), status: z.enum(companyStatuses) }),
  ),
  completed_onboarding: z.boolean(),
  credits_left: z.int(),
  members: z.array(
    z.object({
      user_id: z.string(),
      name: z.string(),
      email: z.string(),
      phone: nullText,
      role: z.enum(memberRoles),
      status: z.enum(memberStatuses),
      job_title: nullText,
      linkedin_url: nullText,
      picture_url: nullText,
      time_zone: z.string(),
      is_first: z.boolean(),
    }),
  ),
  counts: z.object({
    plans: z.int(),
    candidatures: z.int(),
    interviews: z.int(),
    internships: z.int(),
  }),
  history: z.array(
    z.object({
      move: z.string(),
      by: z.string(),
      reason: nullText,
      note: nullText,
      at: z.string(),
    }),
  ),
  /**
   * What the programme team asked it for, newest first. Optional for one release, as `may.ask` is.
   */
  questions: z
    .array(
      z.object({
        ...companyQuestion.shape,
        asked_by: z.string(),
        answered_by: nullText,
        /** Whether it belongs to the review that continues. */
        is_open: z.boolean(),
      }),
    )
    .optional(),
  /** Notes of the programme team, newest first; optional for one release, as `may.note` is. */
  notes: z.array(companyNote).optional(),
  /** Whether the operator has to look at it before approving many. */
  is_in_sample: z.boolean(),
  owner: deskOwner.nullable(),
  /** A decision that takes effect soon. */
  pending: pendingDecision,
  may: z.object({
    admit: permission,
    approve: permission,
    reject: permission,
    reopen: permission,
    expel: permission,
    trust: permission,
    takeOver: permission,
    ask: permission.optional(),
    note: permission.optional(),
  }),
})
/**
 * The status on which the decision is based; the decision is rejected if it has changed since.
 */
export const expectedStatusBody = z.strictObject({
  expected_status: z.enum(companyStatuses),
  /**
   * When the company replied to what it was asked, as the operator saw it; null before its reply, and
   * left out if nothing was asked. Another reply is a conflict.
   */
  seen_reply_at: instant.nullable().optional(),
})
export const decisionBody = z
  .strictObject({
    ...expectedStatusBody.shape,
    reason: reasonOf(rejectCompanyReasons),
    note: text(1000).optional(),
  })
  .refine(...otherReasonNote)
/** Marks a company as trusted or not; the reason is stored in the audit log. */
export const trustBody = z.strictObject({
  is_trusted: z.boolean(),
  reason: text(300).min(1, messageKey('problems.reason')),
})
/** Asks a company in review for what is missing, point by point. */
export const askCompanyBody = z.strictObject({
  ...expectedStatusBody.pick({ expected_status: true }).shape,
  points: z
    .array(text(maxPointLength).min(1, messageKey('companies.ask.missing')))
    .min(1, messageKey('companies.ask.missing'))
    .max(maxQuestionPoints),
})
export const companyId = z.strictObject({ id: uuid })

/** What a bulk approval would do, and the companies to look at before. */
export const approvalPreview = bulkPreview.extend({
  /** Empty until a sample is drawn. */
  sample: z.array(z.object({ company_id: z.string(), name: z.string(), is_seen: z.boolean() })),
  is_sample_seen: z.boolean(),
})
export const approveCompaniesBody = z.strictObject({
  reason: text(300).min(1, messageKey('problems.reason')),
  count: z.int().min(1).max(maxBulkRows),
})
