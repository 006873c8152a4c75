import { z } from 'zod'
import { applicationStatuses } from '@fledge/domain/applications/types.ts'
import { publicParts } from '@fledge/domain/profiles/public-parts.ts'
import { videoQuestions } from '@fledge/domain/profiles/types.ts'
import { messageKey } from '../platform/message-keys.ts'
import { optionalWebsite } from '../platform/links.ts'
import { line, lookupId, text } from '../platform/schema.ts'
import { companyViewShape, profileViewShape } from './field-schemas.ts'

/** "2026-05", or "2026" if only the year is known. */
const lifeMonth = z.string().regex(/^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/, messageKey('problems.month'))
const span = { from: lifeMonth.nullable().optional(), to: lifeMonth.nullable().optional() }
const isInOrder = <T extends { from?: string | null | undefined; to?: string | null | undefined }>(
  entry: T,
) =>
  !entry.from ||
  !entry.to ||
  entry.from.slice(0, entry.to.length) <= entry.to.slice(0, entry.from.length)
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
  .refine((entry) => entry.kind === 'PROJECT' || entry.place !== '', {
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
  ...profileViewShape,
  intern_id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  is_phone_verified: z.boolean(),
  intern_dob: z.string(),
  time_zone: z.string(),
  picture_url: z.string().nullable(),
  low_english: z.record(z.string(), z.string()),
  career_field_ids: z.array(z.int()),
  is_public: z.boolean(),
  is_hidden: z.boolean(),
})
export type OwnProfile = z.input<typeof internOwnProfile>

/**
 * What companies see and, if the intern allows it, everyone. Never diversity answers, documents,
 * email or phone.
 */
export const visibleProfile = z.object({
  ...companyViewShape,
  intern_id: z.string(),
  audience: z.enum(['own', 'company', 'public']),
  name: z.string(),
  picture_url: z.string().nullable(),
  country_code: z.string().nullable(),
  time_zone: z.string(),
  career_field: z.string().nullable(),
  specialisations: z.array(z.string()),
  skills: z.array(z.string()),
  projects: z.array(z.string()),
  education: z.array(visibleEntry),
  experience: z.array(visibleEntry),
  portfolio: z.array(visibleEntry),
  videos: z.array(videoAnswerView),
  is_public: z.boolean(),
  /** Parts that the intern has made public. */
  public_parts: z.array(z.enum(publicParts)),
})

export const applicationStatus = z.enum(applicationStatuses)
