import { z } from 'zod'
import { maxOwnSkills } from '@fledge/domain/profiles/rules.ts'
import { applicationSections } from '@fledge/domain/applications/application-sections.ts'
import { applicationTurns } from '@fledge/domain/applications/application-deadline.ts'
import { applicationStatuses } from '@fledge/domain/applications/types.ts'
import { batchView } from '../batches/schema.ts'
import { line, lookupId, phoneNumber, text, uuid } from '../platform/schema.ts'
import {
  educationEntry,
  entryView,
  experienceEntry,
  internOwnProfile,
  portfolioEntry,
  videoAnswerView,
} from '../profiles/schema.ts'

export const section = z.enum(applicationSections)
export const status = z.enum(applicationStatuses)
export const missingField = z.object({ section, page: z.string(), field: z.string() })
/** True, or the message key of the reason for the denial. */
export const applicationPermission = z.union([z.literal(true), z.string()])

export const sectionInfoView = z.object({
  application_id: z.string(),
  status,
  percent: z.int(),
  open_comments: z.int(),
  missing: z.array(missingField),
  sections: z.array(
    z.object({
      section,
      page: z.string(),
      number: z.int(),
      is_done: z.boolean(),
      saved_at: z.string().nullable(),
      missing: z.array(z.string()),
      /** Unanswered questions: some of the missing fields have several. */
      missing_count: z.int(),
      optional_done: z.int(),
      optional: z.int(),
      open_comments: z.int(),
    }),
  ),
})

export const applicationRow = z.object({
  application_id: z.string(),
  status,
  batch: z.object({
    batch_id: z.string(),
    name: z.string(),
    programme_start: z.string().nullable(),
  }),
  created_at: z.string(),
  submitted_at: z.string().nullable(),
  decided_at: z.string().nullable(),
  decision_reason: z.string().nullable(),
})

/** An extracted value with its position in the document (page and line from 1). */
const withSource = <T extends z.ZodType>(value: T) =>
  z.object({ value, source: z.object({ page: z.int(), line: z.int(), text: z.string() }) })
const extractedText = withSource(z.string()).nullable()
/** `is_doubtful`: probably read wrong, so that it is not accepted together with other facts. */
const extractedName = withSource(z.string()).extend({ is_doubtful: z.boolean() }).nullable()
const extractedPeriod = withSource(
  z.object({ from: z.string().nullable(), to: z.string().nullable() }),
).nullable()
const label = z.object({ id: z.int(), label: z.string() })
export const parsedResume = z.object({
  name: z.string(),
  is_image: z.boolean(),
  pages: z.array(z.object({ page: z.int(), lines: z.array(z.string()) })),
  person: z.object({
    name: extractedText,
    email: extractedText,
    phone: extractedText,
    links: z.array(withSource(z.string())),
  }),
  education: z.array(
    z.object({
      school: extractedName,
      degree: extractedName,
      when: extractedPeriod,
      text: extractedText,
    }),
  ),
  experience: z.array(
    z.object({
      title: extractedName,
      place: extractedName,
      when: extractedPeriod,
      text: extractedText,
      kind: z.enum(['WORK', 'VOLUNTEER', 'PROJECT']),
    }),
  ),
  skills: z.array(withSource(label)),
  /** Listed as skills in the résumé but not in our list, in the person's own words. */
  own_skills: z.array(withSource(z.string())),
  languages: z.array(withSource(label)),
})

export const resumeBody = z.strictObject({
  file_id: uuid.nullable().optional(),
  phone: phoneNumber.nullable().optional(),
  introduction: text(2000).nullable().optional(),
  skill_ids: z.array(lookupId).max(50).optional(),
  own_skills: z.array(line(60)).max(maxOwnSkills).optional(),
  education: z.array(educationEntry).max(20).default([]),
  experience: z.array(experienceEntry).max(20).default([]),
  portfolio: z.array(portfolioEntry).max(20).default([]),
})

export const question = z.object({
  id: z.string(),
  type: z.enum(['text', 'choice']),
  text: z.string(),
  options: z.array(z.object({ id: z.string(), text: z.string() })),
  required: z.boolean(),
  max: z.int(),
})
export const answers = z.record(line(40), text(2000))

export const applicationView = z.object({
  application_id: z.string(),
  status,
  batch: batchView,
  created_at: z.string(),
  submitted_at: z.string().nullable(),
  decided_at: z.string().nullable(),
  decision_reason: z.string().nullable(),
  section_saved_at: z.record(z.string(), z.string()),
  career_field_id: z.int().nullable(),
  specialisation_ids: z.array(z.int()),
  skill_ids: z.array(z.int()),
  /** Skills that are not in our list, in the person's own words. */
  own_skills: z.array(z.string()),
  skill_to_improve_ids: z.array(z.int()),
  project_ids: z.array(z.int()),
  internship_start: z.string().nullable(),
  additional_answers: z.record(z.string(), z.string()),
  resume: z
    .object({ file_id: z.string(), url: z.string(), name: z.string(), size: z.int() })
    .nullable(),
  resume_confirmed_at: z.string().nullable(),
  profile: internOwnProfile,
  education: z.array(entryView),
  experience: z.array(entryView),
  portfolio: z.array(entryView),
  videos: z.array(videoAnswerView),
  has_availability: z.boolean(),
  /**
   * `editProfile` stays true after approval, when `saveSection` has ended; `editIdentity` covers
   * names, birth date and identity documents.
   */
  may: z.object({
    start: applicationPermission,
    saveSection: applicationPermission,
    editProfile: applicationPermission,
    editIdentity: applicationPermission,
    submit: applicationPermission,
    resubmit: applicationPermission,
    withdraw: applicationPermission,
    carryOver: applicationPermission,
  }),
})
export type ApplicationView = z.output<typeof applicationView>

export const currentStageView = z.object({
  application_id: z.string(),
  status,
  batch_name: z.string(),
  since: z.string(),
  submitted_at: z.string().nullable(),
  decided_at: z.string().nullable(),
  answer_by: z.string().nullable(),
  /**
   * Whose turn it is; `none` while another part of the application has its turn, or after its end.
   */
  turn: z.enum(applicationTurns),
  open_comments: z.int(),
  percent: z.int(),
  /** An accepted, paid offer whose enrolment has to be confirmed. */
  confirm: z
    .object({ company_name: z.string(), role: z.string(), by: z.string(), ends_at: z.string() })
    .nullable(),
  /** A payment for an open offer that was started but not finished. */
  payment: z
    .object({
      offer_id: z.string(),
      company_name: z.string(),
      role: z.string(),
      answer_by: z.string().nullable(),
    })
    .nullable(),
  is_phone_verified: z.boolean(),
  /** Why no interest can be expressed now, as a catalogue key; null if it can. */
  interest_block: z.string().nullable(),
  steps: z.array(
    z.object({
      step: z.enum(['APPLIED', 'APPROVED', 'INTERVIEWS', 'OFFER', 'INTERNSHIP']),
      state: z.enum(['done', 'now', 'open']),
      at: z.string().nullable(),
      count: z.int(),
    }),
  ),
})
