import { z } from 'zod'
import { planHours, planOpenings, planWeeks } from '@fledge/domain/plans/rules.ts'
import { messageKey } from '../platform/message-keys.ts'
import { daySchema, localTime, lookupId, text, uuid, zone } from '../platform/schema.ts'

/** Pages of the form: four steps, and a review before publishing. */
export const planPages = ['role', 'work', 'time', 'people', 'review'] as const
export type PlanPage = (typeof planPages)[number]

interface PlanField {
  /** Of a draft, in which every field may be empty. */
  readonly schema: z.ZodType
  /** In responses; absent if a plan has it in another form there, as rows. */
  readonly saved?: z.ZodType
  readonly page: PlanPage
  /** Catalogue key. */
  readonly label: string
  /** Its value in a new plan. */
  readonly initial: unknown
}

function toLimits(kind: string, { min, max }: { readonly min: number; readonly max: number }) {
  const message = messageKey(`problems.${kind}`, { min, max })
  return z.int().min(min, message).max(max, message)
}

/**
 * The fields of a plan by their names in requests, in the order of the pages. What is required to
 * publish is a rule of the domain.
 */
export const planFields = {
  name: {
    schema: text(150),
    saved: z.string(),
    page: 'role',
    label: 'plans.field.name',
    initial: '',
  },
  career_field_id: {
    schema: lookupId.nullable(),
    saved: z.int().nullable(),
    page: 'role',
    label: 'plans.field.careerField',
    initial: null,
  },
  specialisation_ids: {
    schema: z.array(lookupId).max(20),
    page: 'role',
    label: 'plans.field.specialisations',
    initial: [],
  },
  description: {
    schema: text(5000),
    saved: z.string(),
    page: 'work',
    label: 'plans.field.description',
    initial: '',
  },
  responsibilities: {
    schema: text(5000),
    saved: z.string(),
    page: 'work',
    label: 'plans.field.responsibilities',
    initial: '',
  },
  skill_ids: {
    schema: z.array(lookupId).max(20),
    page: 'work',
    label: 'plans.field.skills',
    initial: [],
  },
  project_type_ids: {
    schema: z.array(lookupId).max(20),
    page: 'work',
    label: 'plans.field.projectTypes',
    initial: [],
  },
  project_ids: {
    schema: z.array(uuid).max(20),
    page: 'work',
    label: 'plans.field.projects',
    initial: [],
  },
  start_month: {
    schema: daySchema.nullable(),
    saved: z.string().nullable(),
    page: 'time',
    label: 'plans.field.start',
    initial: null,
  },
  hours_a_week: {
    schema: toLimits('hours', planHours).nullable(),
    saved: z.int().nullable(),
    page: 'time',
    label: 'plans.field.hours',
    initial: null,
  },
  duration_min: {
    schema: toLimits('weeks', planWeeks).nullable(),
    saved: z.int().nullable(),
    page: 'time',
    label: 'plans.field.min',
    initial: null,
  },
  duration_max: {
    schema: toLimits('weeks', planWeeks).nullable(),
    saved: z.int().nullable(),
    page: 'time',
    label: 'plans.field.max',
    initial: null,
  },
  start_flexible: {
    schema: z.boolean(),
    saved: z.boolean(),
    page: 'time',
    label: 'plans.field.flexible',
    initial: false,
  },
  place: {
    schema: z.enum(['REMOTE', 'ON_SITE', 'HYBRID']).nullable(),
    saved: z.string().nullable(),
    page: 'time',
    label: 'plans.field.place',
    initial: 'REMOTE',
  },
  country_id: {
    schema: lookupId.nullable(),
    saved: z.int().nullable(),
    page: 'time',
    label: 'plans.field.country',
    initial: null,
  },
  city: {
    schema: text(100).nullable(),
    saved: z.string().nullable(),
    page: 'time',
    label: 'plans.field.city',
    initial: '',
  },
  /** A new plan has its author's zone. */
  time_zone: {
    schema: zone.nullable(),
    saved: z.string().nullable(),
    page: 'time',
    label: 'plans.field.zone',
    initial: null,
  },
  working_from: {
    schema: localTime,
    saved: z.string(),
    page: 'time',
    label: 'plans.field.from',
    initial: '09:00',
  },
  working_to: {
    schema: localTime,
    saved: z.string(),
    page: 'time',
    label: 'plans.field.to',
    initial: '17:00',
  },
  openings: {
    schema: toLimits('openings', planOpenings),
    saved: z.int(),
    page: 'people',
    label: 'plans.field.openings',
    initial: 1,
  },
  /** A new plan has its author as supervisor. */
  supervisor_ids: {
    schema: z.array(uuid).max(10),
    page: 'people',
    label: 'plans.field.supervisors',
    initial: [],
  },
  stipend_amount: {
    schema: z.int().min(1).max(100_000_000).nullable(),
    saved: z.int().nullable(),
    page: 'people',
    label: 'plans.field.amount',
    initial: null,
  },
  stipend_currency: {
    schema: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .nullable(),
    saved: z.string().nullable(),
    page: 'people',
    label: 'plans.field.currency',
    initial: null,
  },
  job_description: {
    schema: text(10_000),
    saved: z.string(),
    page: 'review',
    label: 'plans.field.jd',
    initial: '',
  },
} satisfies Readonly<Record<string, PlanField>>

export type PlanFieldName = keyof typeof planFields

/** The names of the fields, in the order of the pages. */
// The keys of a literal object.
export const planFieldNames = Object.keys(planFields) as PlanFieldName[]

/** The schema of each field of a draft. */
export const planDraftShape = Object.fromEntries(
  planFieldNames.map((name) => [name, planFields[name].schema]),
  // The entries are the fields with their schemas.
) as { readonly [N in PlanFieldName]: (typeof planFields)[N]['schema'] }

type SavedFieldName = {
  [N in PlanFieldName]: (typeof planFields)[N] extends { readonly saved: z.ZodType } ? N : never
}[PlanFieldName]

/** The schema of each field in responses that has the same form there. */
export const savedPlanShape = Object.fromEntries(
  Object.entries<PlanField>(planFields).flatMap(([name, { saved }]) =>
    saved ? [[name, saved]] : [],
  ),
  // The entries are the fields that have such a schema.
) as { readonly [N in SavedFieldName]: (typeof planFields)[N]['saved'] }
