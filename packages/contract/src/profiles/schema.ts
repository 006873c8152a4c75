import { z } from 'zod'
import { applicationStatuses } from '@fledge/domain/applications/types.ts'
import { publicParts } from '@fledge/domain/profiles/public-parts.ts'
import { videoQuestions } from '@fledge/domain/profiles/types.ts'
import { messageKey } from '../platform/message-keys.ts'
import { optionalWebsite } from '../platform/links.ts'
import { line, lookupId, text } from '../platform/schema.ts'

/** "2026-05", or "2026" if only the year is known. */
const lifeMonth = z.string().regex(/^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/, messageKey('problems.month'))
const span = { from: lifeMonth.nullable().optional(), to: lifeMonth.nullable().optional() }
const isInOrder = <T extends { from?: string | null | undefined; to?: string | null | undefined }>(
  one: T,
) => !one.from || !one.to || one.from.slice(0, one.to.length) <= one.to.slice(0, one.from.length)
const orderIssue = { ...messageKey('problems.order'), path: ['to'] }

export const educationEntry = z
  .strictObject({
    school: line(200),
    degree: line(200),
    education_level_id: lookupId.nullable().optional(),
    is_certification: z.boolean().optional(),
    certificate_file_id: z.uuid().nullable().optional(),
    ...span,
  })
  .refine(isInOrder, orderIssue)
export const experienceEntry = z
  .strictObject({
    title: line(200),
    /** Optional for projects. */
    place: text(200).refine((value) => !value.includes('\n'), messageKey('problems.oneLine')),
    kind: z.enum(['WORK', 'VOLUNTEER', 'PROJECT']).default('WORK'),
    text: text(1500).optional(),
    ...span,
  })
  .refine((one) => one.kind === 'PROJECT' || one.place !== '', {
    ...messageKey('problems.missing'),
    path: ['place'],
  })
  .refine(isInOrder, orderIssue)
export const portfolioEntry = z.strictObject({
  title: line(200),
  url: optionalWebsite,
  text: text(1000).optional(),
  file_id: z.uuid().nullable().optional(),
})

/** A saved entry; its kind determines the fields. */
export const entryView = z.object({
  entry_id: z.string(),
  school: z.string().optional(),
  degree: z.string().optional(),
  education_level_id: z.int().nullable().optional(),
  is_certification: z.boolean().optional(),
  certificate_file_id: z.string().nullable().optional(),
  title: z.string().optional(),
  place: z.string().optional(),
  kind: z.string().optional(),
  text: z.string().optional(),
  url: z.string().nullable().optional(),
  file_id: z.string().nullable().optional(),
  from: z.string().nullable().optional(),
  to: z.string().nullable().optional(),
  /** Of its certificate, or of the file it presents. */
  file_name: z.string().nullable().optional(),
})
/** An entry as others see it: whether it has a certificate, but not the file. */
export const visibleEntry = entryView.omit({ certificate_file_id: true })
export type EntryView = z.input<typeof entryView>

export const videoAnswerView = z.object({
  question: z.enum(videoQuestions),
  file_id: z.string(),
  url: z.string(),
  seconds: z.int(),
  created_at: z.string(),
})

/** The intern's own data, the initial values of forms. */
export const internOwnProfile = z.object({
  intern_id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string().nullable(),
  is_phone_verified: z.boolean(),
  intern_dob: z.string(),
  country_id: z.int().nullable(),
  time_zone: z.string(),
  picture_url: z.string().nullable(),
  citizenship_country_id: z.int().nullable(),
  english_proficiency: z.int().nullable(),
  low_english: z.record(z.string(), z.string()),
  career_field_ids: z.array(z.int()),
  start_month: z.string().nullable(),
  duration_weeks: z.int().nullable(),
  hours_a_week: z.int().nullable(),
  university_id: z.int().nullable(),
  university_name: z.string().nullable(),
  major: z.string().nullable(),
  education_level_id: z.int().nullable(),
  graduation_month: z.string().nullable(),
  heard_from: z.string().nullable(),
  goals: z.string().nullable(),
  gender_id: z.int().nullable(),
  racial_ethnic_group_ids: z.array(z.int()).nullable(),
  disability_ids: z.array(z.int()).nullable(),
  first_generation_student: z.string().nullable(),
  international_student: z.string().nullable(),
  job_title: z.string().nullable(),
  internship_goal: z.string().nullable(),
  introduction: z.string().nullable(),
  is_public: z.boolean(),
  is_hidden: z.boolean(),
})
export type OwnProfile = z.input<typeof internOwnProfile>

/**
 * What companies see and, if the intern allows it, everyone. Never diversity answers, documents,
 * email or phone.
 */
export const visibleProfile = z.object({
  intern_id: z.string(),
  audience: z.enum(['own', 'company', 'public']),
  name: z.string(),
  picture_url: z.string().nullable(),
  country_id: z.int().nullable(),
  country_code: z.string().nullable(),
  time_zone: z.string(),
  career_field: z.string().nullable(),
  specialisations: z.array(z.string()),
  skills: z.array(z.string()),
  projects: z.array(z.string()),
  introduction: z.string().nullable(),
  job_title: z.string().nullable(),
  start_month: z.string().nullable(),
  duration_weeks: z.int().nullable(),
  hours_a_week: z.int().nullable(),
  university_name: z.string().nullable(),
  major: z.string().nullable(),
  english_proficiency: z.int().nullable(),
  education: z.array(visibleEntry),
  experience: z.array(visibleEntry),
  portfolio: z.array(visibleEntry),
  videos: z.array(videoAnswerView),
  is_public: z.boolean(),
  /** Parts that the intern has made public. */
  public_parts: z.array(z.enum(publicParts)),
})

export const applicationStatus = z.enum(applicationStatuses)
