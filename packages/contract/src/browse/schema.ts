import { z } from 'zod'
import { candidatureStages } from '@fledge/domain/candidatures/types.ts'
import { browseSorts, zoneBuckets } from '@fledge/domain/browse/rules.ts'
import { internBrief, matchView } from '../matching/schema.ts'
import { month, paging, queryInt, queryList, uuid } from '../platform/schema.ts'

const id = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .pipe(z.int().min(1))

/**
 * Filters of seed 000 §2. Within a filter any value matches, except skills, which must all match.
 */
export const browseQuery = z.strictObject({
  specialisations: queryList(id).optional(),
  projects: queryList(id).optional(),
  skills: queryList(id).optional(),
  preferred_start_months: queryList(month).optional(),
  internship_durations: queryList(queryInt(4, 16)).optional(),
  timezones: queryList(z.enum(zoneBuckets)).optional(),
  ir_ids: queryList(uuid).optional(),
  sort: z.enum(browseSorts).optional(),
  /** Lists only the interns that the company has marked as not interesting, to review them. */
  hidden: z.literal('1').optional(),
  ...paging,
})
export type BrowseQuery = z.output<typeof browseQuery>

export const candidateCard = internBrief.extend({
  university: z.string().nullable(),
  major: z.string().nullable(),
  education_level: z.string().nullable(),
  career_field: z.string().nullable(),
  start_month: z.string().nullable(),
  duration_weeks: z.int().nullable(),
  hours_a_week: z.int().nullable(),
  skills: z.array(z.string()),
  match: matchView.nullable(),
  is_shortlisted: z.boolean(),
  /** Plans on whose shortlist the intern is; null is the entry without a plan. */
  shortlisted_for: z.array(z.string().nullable()),
  candidature: z
    .object({ candidature_id: z.string(), stage: z.enum(candidatureStages), plan_id: z.string() })
    .nullable(),
  is_not_interested: z.boolean(),
})
export type CandidateCardView = z.output<typeof candidateCard>

/** A result of the search by name, with just enough to tell people apart. */
export const internHit = internBrief.extend({ career_field: z.string().nullable() })

/** Number of results for each value; the label is set where the value is an id. */
const facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.int() }))
export const candidatePage = z.object({
  candidates: z.array(candidateCard),
  plans: z.array(z.object({ plan_id: z.string(), name: z.string(), skills_asked: z.int() })),
  /** For a plan (ir_ids): the number of interns in its career field. */
  facets: z.object({
    specialisations: facet,
    projects: facet,
    skills: facet,
    preferred_start_months: facet,
    internship_durations: facet,
    timezones: facet,
    ir_ids: facet,
  }),
  /** Number of interns that the company has hidden and could review. */
  hidden_count: z.int(),
})
export const browseFilters = [
  'specialisations',
  'projects',
  'skills',
  'preferred_start_months',
  'internship_durations',
  'timezones',
] as const
/** An intern who misses exactly one filter, and which. */
export const nearCandidate = candidateCard.extend({ misses: z.enum(browseFilters).nullable() })
export const suggestionPage = z.object({
  candidates: z.array(candidateCard),
  /** Career fields of the active plans, and those that the company has hidden. */
  career_fields: z.array(
    z.object({ career_field_id: z.int(), career_field_name: z.string(), is_hidden: z.boolean() }),
  ),
})

const entry = z.object({
  id: z.string(),
  title: z.string(),
  place: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  text: z.string(),
  is_certification: z.boolean(),
  url: z.string().nullable(),
  file: z.object({ url: z.string(), name: z.string() }).nullable(),
})
/** The intern's profile as companies see it. Contact details only after an accepted offer. */
export const internProfile = internBrief.extend({
  application_id: z.string().nullable(),
  introduction: z.string().nullable(),
  career_field: z.string().nullable(),
  specialisations: z.array(z.string()),
  skills: z.array(z.string()),
  skills_to_improve: z.array(z.string()),
  projects: z.array(z.string()),
  university: z.string().nullable(),
  major: z.string().nullable(),
  education_level: z.string().nullable(),
  graduation_month: z.string().nullable(),
  education: z.array(entry),
  experience: z.array(entry),
  portfolio: z.array(entry),
  videos: z.array(z.object({ question: z.string(), url: z.string(), seconds: z.int() })),
  start_month: z.string().nullable(),
  duration_weeks: z.int().nullable(),
  hours_a_week: z.int().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  match: matchView.nullable(),
  plan_hours: z.object({ from: z.string(), to: z.string(), zone: z.string() }).nullable(),
  is_shortlisted: z.boolean(),
  shortlisted_for: z.array(z.string().nullable()),
  is_not_interested: z.boolean(),
  candidature: z
    .object({ candidature_id: z.string(), stage: z.enum(candidatureStages), plan_id: z.string() })
    .nullable(),
})

export const ioOption = z.object({
  internship_opportunity_name: z.string(),
  internship_opportunity_id: z.string(),
  is_active: z.union([z.literal(0), z.literal(1)]),
  career_field: z.string().nullable(),
  supervisor_ids: z.array(z.string()),
  openings_left: z.int(),
  /** False for paused and archived plans. */
  takes_candidates: z.boolean(),
})
export const relevantIr = z.object({
  io_id: z.string(),
  internship_opportunity_name: z.string(),
  description: z.string(),
  place: z.string().nullable(),
  start_month: z.string().nullable(),
  duration_min: z.int().nullable(),
  duration_max: z.int().nullable(),
  hours_a_week: z.int().nullable(),
  is_paid: z.boolean(),
  /** Minor units per month. */
  stipend_amount: z.int().nullable(),
  stipend_currency: z.string().nullable(),
  company: z.object({
    company_id: z.string(),
    name: z.string(),
    slug: z.string(),
    logo_url: z.string().nullable(),
    time_zone: z.string(),
  }),
  match: matchView,
  answers_in_hours: z.int().nullable(),
  is_interested: z.boolean(),
})
