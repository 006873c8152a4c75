import { z } from 'zod'
import {
  type CompanyPlanTransition,
  companyPlanTransitions,
  planTargets,
} from '@fledge/domain/plans/machine.ts'
import { planStatuses } from '@fledge/domain/plans/types.ts'
import { saveBase } from '../platform/save-base.ts'
import { uuid } from '../platform/schema.ts'
import { planDraftShape, savedPlanShape } from './plan-fields.ts'

/** Every step may be incomplete. */
export const planDraftBody = z.strictObject({ id: uuid.nullable(), ...planDraftShape }).partial()
export const planSaveBody = planDraftBody.extend({ base: saveBase.optional() })
export type PlanDraftBody = z.output<typeof planDraftBody>
export type PlanSaveBody = z.output<typeof planSaveBody>

const permission = z.union([z.literal(true), z.string()])
const idAndName = z.object({ id: z.int(), name: z.string() })
// One entry for each transition of the list.
const transitionPermissions = Object.fromEntries(
  companyPlanTransitions.map((name) => [name, permission]),
) as Readonly<Record<CompanyPlanTransition, typeof permission>>

const { name, career_field_id, openings, place } = savedPlanShape
const { start_month, duration_min, duration_max, hours_a_week } = savedPlanShape

export const planRow = z.object({
  name,
  career_field_id,
  openings,
  place,
  start_month,
  duration_min,
  duration_max,
  hours_a_week,
  uuid: z.string(),
  ioId: z.string(),
  status: z.enum(planStatuses),
  is_active: z.union([z.literal(0), z.literal(1)]),
  career_field: z.string().nullable(),
  openings_taken: z.int(),
  open_candidatures: z.int(),
  interested: z.int(),
  missing: z.array(z.string()),
  paused_reason: z.string().nullable(),
  published_at: z.string().nullable(),
  updated_at: z.string(),
  updated_by: z.string().nullable(),
  may: z.object({ edit: permission, ...transitionPermissions }),
})
export const planDetail = planRow.extend({
  ...savedPlanShape,
  specialisations: z.array(idAndName),
  skills: z.array(idAndName),
  project_types: z.array(idAndName),
  projects: z.array(z.object({ id: z.string(), name: z.string() })),
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
  status: z.enum(planTargets),
  close_candidatures: z.boolean().optional(),
  /** The status when it was loaded; the transition is rejected if it has changed since. */
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
