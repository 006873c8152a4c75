import { z } from 'zod'
import type { ProfilePart } from '@fledge/domain/companies/profile-parts.ts'
import { companyStatuses } from '@fledge/domain/companies/types.ts'
import { memberPermissions, memberRoles } from '@fledge/domain/members/types.ts'

const namedRef = z.object({ id: z.int(), name: z.string() })
const nullText = z.string().nullable()
const nullInt = z.int().nullable()
/** Version number of each part, to send back when saving it. */
const versions = {
  versions: z.object({
    basic: z.int(),
    general: z.int(),
    introduction: z.int(),
    arrangements: z.int(),
    tools: z.int(),
    social: z.int(),
    photos: z.int(),
    videos: z.int(),
    logo: z.int(),
  } satisfies Readonly<Record<ProfilePart, z.ZodInt>>),
}
export const basicView = z.object({
  company_id: z.string(),
  slug: z.string(),
  name: z.string(),
  website: nullText,
  industry_id: nullInt,
  industry: nullText,
  country_id: nullInt,
  country: nullText,
  country_code: nullText,
  city: nullText,
  ...versions,
})
export const generalView = z.object({
  employee_count_id: nullInt,
  employee_count: nullText,
  founded_year: nullInt,
  time_zone: z.string(),
  funding_type_id: nullInt,
  funding_type: nullText,
  annual_revenue_id: nullInt,
  annual_revenue: nullText,
  ...versions,
})
export const aboutView = z.object({
  company_introduction: nullText,
  linkedin: nullText,
  cultures: z.array(namedRef),
  flexible_environments: z.array(namedRef),
  remote_tools: z.array(namedRef),
  company_tools: z.array(namedRef),
  custom_tools: z.array(z.string()),
  ...versions,
})
export const photo = z.object({ key: z.string(), url: z.string(), caption: z.string() })
export const video = z.object({
  key: nullText,
  url: z.string(),
  provider: z.enum(['YOUTUBE', 'VIMEO', 'FILE']),
  id: nullText,
  caption: z.string(),
})
export const mediaView = z.object({
  logo_url: nullText,
  photos: z.array(photo),
  videos: z.array(video),
  social: z.record(z.string(), z.string()),
  ...versions,
})

/** A plan as interns see it. */
export const publicInternship = z.object({
  plan_id: z.string(),
  name: z.string(),
  career_field: nullText,
  place: nullText,
  city: nullText,
  start_month: nullText,
  duration_min: nullInt,
  duration_max: nullInt,
  hours_a_week: nullInt,
  openings_left: z.int(),
  is_paid: z.boolean(),
  stipend_amount: nullInt,
  stipend_currency: nullText,
  skills: z.array(z.string()),
  description: z.string(),
  responsibilities: z.string(),
  working_from: z.string(),
  working_to: z.string(),
  time_zone: nullText,
})

export const companyProfileSections = ['basic', 'general', 'about', 'media'] as const
export const companyProfile = z.object({
  basic: basicView,
  general: generalView,
  about: aboutView,
  media: mediaView,
  account_status: z.enum(companyStatuses),
  ...versions,
  completion: z.object({
    percent: z.int(),
    sections: z.array(
      z.object({
        section: z.enum(companyProfileSections),
        done: z.int(),
        of: z.int(),
        missing: z.array(z.string()),
      }),
    ),
  }),
})
export const publicCompany = z.object({
  company_id: z.string(),
  slug: z.string(),
  name: z.string(),
  website: nullText,
  industry: nullText,
  country: nullText,
  country_code: nullText,
  city: nullText,
  time_zone: z.string(),
  employee_count: nullText,
  founded_year: nullInt,
  company_introduction: nullText,
  linkedin: nullText,
  social: z.record(z.string(), z.string()),
  logo_url: nullText,
  photos: z.array(photo),
  videos: z.array(video),
  cultures: z.array(z.object({ name: z.string(), description: z.string() })),
  flexible_environments: z.array(z.string()),
  tools: z.array(z.string()),
  interns_hosted: z.int(),
  usual_answer_hours: nullInt,
  /** Supervisors of the open internships. */
  people: z.array(
    z.object({
      name: z.string(),
      job_title: nullText,
      country_code: nullText,
      time_zone: z.string(),
    }),
  ),
  /** Not approved yet: only members of the company see it. */
  is_preview: z.boolean(),
  internships: z.array(publicInternship),
})

/** What the programme team asked a company for during its review, and the reply. */
export const companyQuestion = z.object({
  question_id: z.string(),
  points: z.array(z.string()),
  asked_at: z.string(),
  due_at: z.string(),
  answer: nullText,
  answered_at: nullText,
})

export const companyUser = z.object({
  user_id: z.string(),
  member_id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  role: z.enum(memberRoles),
  permissions: z.array(z.enum(memberPermissions)),
  is_first: z.boolean(),
  company_id: z.string(),
  company_name: z.string(),
  slug: z.string(),
  logo_url: nullText,
  account_status: z.enum(companyStatuses),
  notice: nullText,
  /** Review deadline promised by the programme team while in review. */
  answer_by: nullText,
  /** What the programme team asked for last in this review; optional for one release. */
  question: companyQuestion.nullable().optional(),
  is_onboarding_completed: z.boolean(),
  created_at: z.string(),
})

export const onboardingSteps = ['you', 'basic', 'general', 'about', 'media'] as const
export const companyOnboardingStatus = z.object({
  is_started: z.boolean(),
  is_completed: z.boolean(),
  next: z.enum(onboardingSteps).nullable(),
  steps: z.array(
    z.object({
      step: z.enum(onboardingSteps),
      is_complete: z.boolean(),
      is_required: z.boolean(),
      /** At least one field is filled in. */
      is_begun: z.boolean(),
      missing: z.array(z.string()),
    }),
  ),
})
export const checklistItem = z.object({
  item: z.enum(['profile', 'logo', 'project', 'plan', 'colleague', 'shortlist', 'interview']),
  is_done: z.boolean(),
  link: z.string(),
})
