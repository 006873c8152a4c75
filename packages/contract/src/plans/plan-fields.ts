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
  name: { schema: text(150), page: 'role', label: 'plans.field.name', initial: '' },
  career_field_id: {
    schema: lookupId.nullable(),
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
  description: { schema: text(5000), page: 'work', label: 'plans.field.description', initial: '' },
  responsibilities: {
    schema: text(5000),
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
    page: 'time',
    label: 'plans.field.start',
    initial: null,
  },
  hours_a_week: {
    schema: toLimits('hours', planHours).nullable(),
    page: 'time',
    label: 'plans.field.hours',
    initial: null,
  },
  duration_min: {
    schema: toLimits('weeks', planWeeks).nullable(),
    page: 'time',
    label: 'plans.field.min',
    initial: null,
  },
  duration_max: {
    schema: toLimits('weeks', planWeeks).nullable(),
    page: 'time',
    label: 'plans.field.max',
    initial: null,
  },
  start_flexible: {
    schema: z.boolean(),
    page: 'time',
    label: 'plans.field.flexible',
    initial: false,
  },
  place: {
    schema: z.enum(['REMOTE', 'ON_SITE', 'HYBRID']).nullable(),
    page: 'time',
    label: 'plans.field.place',
    initial: 'REMOTE',
  },
  country_id: {
    schema: lookupId.nullable(),
    page: 'time',
    label: 'plans.field.country',
    initial: null,
  },
  city: { schema: text(100).nullable(), page: 'time', label: 'plans.field.city', initial: '' },
  /** A new plan has its author's zone. */
  time_zone: { schema: zone.nullable(), page: 'time', label: 'plans.field.zone', initial: null },
  working_from: { schema: localTime, page: 'time', label: 'plans.field.from', initial: '09:00' },
  working_to: { schema: localTime, page: 'time', label: 'plans.field.to', initial: '17:00' },
  openings: {
    schema: toLimits('openings', planOpenings),
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
    page: 'people',
    label: 'plans.field.amount',
    initial: null,
  },
  stipend_currency: {
    schema: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .nullable(),
    page: 'people',
    label: 'plans.field.currency',
    initial: null,
  },
  job_description: { schema: text(10_000), page: 'review', label: 'plans.field.jd', initial: '' },
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
