import { z } from 'zod'
import { planStatuses } from '@fledge/domain/plans/types.ts'
import { messageKey } from '../platform/message-keys.ts'
import { saveBase } from '../platform/save-base.ts'
import { daySchema, lookupId, text, uuid, localTime, zone } from '../platform/schema.ts'

const weeksMessage = messageKey('problems.weeks', { least: 4, most: 16 })
const hoursMessage = messageKey('problems.hours', { least: 5, most: 40 })
const openingsMessage = messageKey('problems.openings', { least: 1, most: 50 })
const weeks = z.int().min(4, weeksMessage).max(16, weeksMessage)

/** Every step may be incomplete. */
const draftShape = {
  name: text(150),
  career_field_id: lookupId.nullable(),
  specialisation_ids: z.array(lookupId).max(20),
  skill_ids: z.array(lookupId).max(20),
  project_ids: z.array(uuid).max(20),
  project_type_ids: z.array(lookupId).max(20),
  description: text(5000),
  responsibilities: text(5000),
  job_description: text(10_000),
  start_month: daySchema.nullable(),
  start_flexible: z.boolean(),
  duration_min: weeks.nullable(),
  duration_max: weeks.nullable(),
  hours_a_week: z.int().min(5, hoursMessage).max(40, hoursMessage).nullable(),
  place: z.enum(['REMOTE', 'ON_SITE', 'HYBRID']).nullable(),
  city: text(100).nullable(),
  country_id: lookupId.nullable(),
  time_zone: zone.nullable(),
  working_from: localTime,
  working_to: localTime,
  openings: z.int().min(1, openingsMessage).max(50, openingsMessage),
  stipend_amount: z.int().min(1).max(100_000_000).nullable(),
  stipend_currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
  supervisor_ids: z.array(uuid).max(10),
}
export const planDraftBody = z.strictObject({ id: uuid.nullable(), ...draftShape }).partial()
export const planSaveBody = planDraftBody.extend({ base: saveBase.optional() })
export type PlanDraftBody = z.output<typeof planDraftBody>
export type PlanSaveBody = z.output<typeof planSaveBody>

const may = z.union([z.literal(true), z.string()])
const named = z.object({ id: z.int(), name: z.string() })
export const planRow = z.object({
  uuid: z.string(),
  ioId: z.string(),
  name: z.string(),
  status: z.enum(planStatuses),
  is_active: z.union([z.literal(0), z.literal(1)]),
  career_field_id: z.int().nullable(),
  career_field: z.string().nullable(),
  openings: z.int(),
  openings_taken: z.int(),
  place: z.string().nullable(),
  start_month: z.string().nullable(),
  duration_min: z.int().nullable(),
  duration_max: z.int().nullable(),
  hours_a_week: z.int().nullable(),
  open_candidatures: z.int(),
  interested: z.int(),
  missing: z.array(z.string()),
  paused_reason: z.string().nullable(),
  published_at: z.string().nullable(),
  updated_at: z.string(),
  updated_by: z.string().nullable(),
  may: z.object({
    edit: may,
    publish: may,
    pause: may,
    resume: may,
    archive: may,
    restore: may,
    discard: may,
  }),
})
export const planDetail = planRow.extend({
  specialisations: z.array(named),
  skills: z.array(named),
  project_types: z.array(named),
  projects: z.array(z.object({ id: z.string(), name: z.string() })),
  description: z.string(),
  responsibilities: z.string(),
  job_description: z.string(),
  start_flexible: z.boolean(),
  city: z.string().nullable(),
  country_id: z.int().nullable(),
  time_zone: z.string().nullable(),
  working_from: z.string(),
  working_to: z.string(),
  stipend_amount: z.int().nullable(),
  stipend_currency: z.string().nullable(),
  supervisors: z.array(
    z.object({
      member_id: z.string(),
      name: z.string(),
      picture_url: z.string().nullable(),
      is_active: z.boolean(),
    }),
  ),
})

/** A job description with its author, and why the requested service did not write it. */
export const jobDescriptionResult = z.object({
  job_description: z.string(),
  written_by: z.enum(['BUILT_IN', 'SERVICE']),
  because: z.enum(['NO_ANSWER', 'REFUSED', 'BUSY', 'NONSENSE', 'LIMITED']).nullable(),
})
export type JobDescriptionResult = z.output<typeof jobDescriptionResult>

export const planStatusBody = z.strictObject({
  id: uuid,
  status: z.enum(['ACTIVE', 'PAUSED', 'ARCHIVED', 'DISCARDED']),
  close_candidatures: z.boolean().optional(),
  /** The status when it was loaded; the transition is rejected if it has changed meanwhile. */
  expected_status: z.enum(planStatuses).optional(),
})
export const interestedRow = z.object({
  candidature_id: z.string(),
  intern_id: z.string(),
  plan_id: z.string(),
  plan_name: z.string(),
  name: z.string(),
  picture_url: z.string().nullable(),
  country_code: z.string().nullable(),
  time_zone: z.string(),
  university: z.string().nullable(),
  major: z.string().nullable(),
  skills: z.array(z.string()),
  interested_at: z.string(),
  answer_by: z.string(),
})
