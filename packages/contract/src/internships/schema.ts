import { z } from 'zod'
import { endInternshipReasons } from '@fledge/domain/internships/reasons.ts'
import {
  internshipActionKinds,
  internshipActionStatuses,
  internshipStatuses,
} from '@fledge/domain/internships/types.ts'
import { weekLabels } from '@fledge/domain/weekly-feedback/types.ts'
import { reasonOf, otherReasonNote } from '../platform/reasons.ts'
import { caseMessage } from './case-schema.ts'
import { bodyPaging, booleanText, daySchema, text, uuid } from '../platform/schema.ts'

const person = z.object({
  intern_id: z.string(),
  name: z.string(),
  picture_url: z.string().nullable(),
  country_code: z.string().nullable(),
  time_zone: z.string(),
})
const company = z.object({
  company_id: z.string(),
  name: z.string(),
  slug: z.string(),
  logo_url: z.string().nullable(),
  time_zone: z.string(),
})
const supervisor = z.object({
  member_id: z.string(),
  name: z.string(),
  picture_url: z.string().nullable(),
  country_code: z.string().nullable(),
  time_zone: z.string(),
  email: z.string(),
  is_active: z.boolean(),
})

const base = {
  internship_id: z.string(),
  offer_id: z.string(),
  candidature_id: z.string(),
  role: z.string(),
  status: z.enum(internshipStatuses),
  is_active: booleanText,
  is_completed: booleanText,
  starts_on: z.string(),
  ends_on: z.string(),
  hours_a_week: z.int(),
  weeks: z.int(),
  weeks_done: z.int(),
  current_week: z.int().nullable(),
}
export const internInternship = z.object({
  ...base,
  company,
  feedback_due: z.int(),
  due_week_id: z.string().nullable(),
  /** When the feedback of that week opened. */
  due_week_unlocks_at: z.string().nullable(),
  certificate: z.string().nullable(),
})
export type InternInternship = z.output<typeof internInternship>
export const companyInternship = z.object({
  ...base,
  intern: person,
  plan_name: z.string(),
  feedback_due: z.int(),
  /** The first week that needs the company's feedback. */
  due_week_id: z.string().nullable(),
  supervisors: z.array(z.string()),
  certificate: z.string().nullable(),
  average_rating: z.number().nullable(),
})
export type CompanyInternship = z.output<typeof companyInternship>
export const listInternshipsBody = z.strictObject({ search: text(100).optional(), ...bodyPaging })

export const progressWeek = z.object({
  weekly_feedback_id: z.string(),
  number: z.int(),
  starts_on: z.string(),
  ends_on: z.string(),
  unlocks_at: z.string(),
  visible_at: z.string(),
  own_label: z.enum(weekLabels),
  other_label: z.enum(weekLabels),
  own_answered: z.int(),
  own_questions: z.int(),
  is_current: z.boolean(),
  /**
   * The reader's own figures as soon as they are entered; the other side's once both may see them.
   */
  own_hours: z.number().nullable(),
  own_rating: z.number().nullable(),
  other_hours: z.number().nullable(),
  other_rating: z.number().nullable(),
  is_visible: z.boolean(),
})
export type ProgressWeek = z.output<typeof progressWeek>
const permission = z.union([z.literal(true), z.string()])
const action = z.object({
  action_id: z.string(),
  kind: z.enum(internshipActionKinds),
  status: z.enum(internshipActionStatuses),
  raised_by: z.enum(['company', 'intern']),
  note: z.string(),
  data: z.record(z.string(), z.unknown()),
  decision_reason: z.string().nullable(),
  created_at: z.string(),
  decided_at: z.string().nullable(),
  /** Reply deadline of the programme team while the action is open. */
  answer_by: z.string().nullable(),
  /** The person named by CHANGE_SUPERVISOR. */
  supervisor_name: z.string().nullable(),
})
/** A request with the thread of a concern, for the side that raised it. */
const ownAction = action.extend({ messages: z.array(caseMessage) })

/** An internship with its weeks, as one of its parties sees it. */
export const internshipDetail = z.object({
  ...base,
  zone: z.string(),
  plan_name: z.string(),
  place: z.string(),
  city: z.string().nullable(),
  company,
  intern: person.extend({ email: z.string(), phone: z.string().nullable() }),
  supervisors: z.array(supervisor),
  list: z.array(progressWeek),
  due_week_id: z.string().nullable(),
  needed_for_certificate: z.int(),
  weeks_done_intern: z.int(),
  certificate: z.string().nullable(),
  ended_early: z.boolean(),
  /** An early end is agreed for its last day. */
  ends_early: z.boolean(),
  /** Why it ended early or did not take place, as a sentence. */
  end_reason: z.string().nullable(),
  actions: z.array(ownAction),
  may: z.object({
    EXTEND: permission,
    END_EARLY: permission,
    CHANGE_SUPERVISOR: permission,
    REPORT_CONCERN: permission,
    cancel: permission,
  }),
})
export type InternshipDetail = z.output<typeof internshipDetail>

export const raiseActionBody = z
  .strictObject({
    internship_id: uuid,
    kind: z.enum(internshipActionKinds),
    note: text(2000),
    /** EXTEND: the new end. END_EARLY: the last day. */
    ends_on: daySchema.optional(),
    /** CHANGE_SUPERVISOR, by the company. */
    supervisor_id: uuid.optional(),
    /** END_EARLY: a reason from the list. */
    reason: reasonOf(endInternshipReasons).optional(),
  })
  .refine(...otherReasonNote)
export const actionReviewRow = action.extend({
  internship_id: z.string(),
  role: z.string(),
  company_name: z.string(),
  intern_name: z.string(),
  starts_on: z.string(),
  ends_on: z.string(),
  internship_status: z.enum(internshipStatuses),
  /** Possible new supervisors, if none is named yet. */
  people: z.array(z.object({ member_id: z.string(), name: z.string() })),
  may: z.object({ accept: permission, decline: permission }),
})
export type ActionReviewRow = z.output<typeof actionReviewRow>

export const sourceOffer = z.object({
  offer_id: z.string(),
  internship_id: z.string(),
  role: z.string(),
  plan_id: z.string(),
  plan_name: z.string(),
  starts_on: z.string(),
  ends_on: z.string(),
  hours_a_week: z.int(),
  place: z.string(),
  city: z.string().nullable(),
  stipend_amount: z.int().nullable(),
  stipend_currency: z.string().nullable(),
  note: z.string(),
  accepted_at: z.string(),
})
export const ioDetails = z.object({
  io_id: z.string(),
  name: z.string(),
  company_name: z.string(),
  description: z.string(),
  responsibilities: z.string(),
  job_description: z.string(),
  hours_a_week: z.int().nullable(),
  place: z.string().nullable(),
  city: z.string().nullable(),
  time_zone: z.string().nullable(),
  working_from: z.string(),
  working_to: z.string(),
  duration_min: z.int().nullable(),
  duration_max: z.int().nullable(),
  start_month: z.string().nullable(),
  stipend_amount: z.int().nullable(),
  stipend_currency: z.string().nullable(),
  projects: z.array(z.object({ id: z.string(), name: z.string(), description: z.string() })),
})
