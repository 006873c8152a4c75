import { z } from 'zod'
import { type ProfilePart, profileParts } from '@fledge/domain/companies/profile-parts.ts'
import { photoLimit, videoLimit } from '@fledge/domain/companies/rules.ts'
import { rejectCompanyReasons } from '@fledge/domain/companies/reasons.ts'
import { companyStatuses } from '@fledge/domain/companies/words.ts'
import { introductionProblem } from '@fledge/domain/free-text.ts'
import { memberPermissions, memberRoles } from '@fledge/domain/members/words.ts'
import { line, lookupId, text, uuid, zone } from '../platform/schema.ts'
import { optionalProfileLink, optionalWebsite, videoLink } from '../platform/links.ts'
import { reasonOf, wordsWithOther } from '../platform/reasons.ts'
import { companiesTexts } from './texts.ts'

const texts: Readonly<Record<string, string>> = companiesTexts
const ids = z.array(lookupId).max(50)
const option = lookupId.nullable()
const chosen = z
  .int(companiesTexts['companies.choose'])
  .min(1, companiesTexts['companies.choose'])
  .max(2_000_000_000)

/** Rich text of 100 to 5000 characters, counted after tags and newlines (seed 000 §5). */
export const introduction = z
  .string(companiesTexts['companies.introduction.required'])
  .max(60_000)
  .refine(
    (html) => html.isWellFormed() && !html.includes('\u0000'),
    'Some characters cannot be used',
  )
  .superRefine((html, ctx) => {
    const problem = introductionProblem(html)
    if (problem) ctx.addIssue({ code: 'custom', message: texts[problem] ?? problem })
  })

/** The versions that were read, of the parts that are saved: a part that somebody else changed since is not written over. */
const seen = { expected_versions: z.partialRecord(z.enum(profileParts), z.int().min(0)).optional() }
const basicShape = {
  name: line(150),
  website: optionalWebsite,
  industry_id: chosen,
  country_id: chosen,
  city: text(100).nullable().optional(),
}
const generalShape = {
  employee_count_id: chosen,
  founded_year: z
    .int('Enter a year')
    .min(1600, 'Check the year')
    .max(2100, 'Check the year')
    .nullable()
    .optional(),
  time_zone: zone,
  funding_type_id: option.optional(),
  annual_revenue_id: option.optional(),
}
const introductionShape = {
  company_introduction: introduction,
  linkedin: optionalProfileLink('linkedinCompany'),
}
const arrangementShape = {
  culture_ids: ids,
  flexible_environment_ids: ids,
  remote_tool_ids: ids.optional(),
}
const toolShape = { company_tool_ids: ids, custom_tools: z.array(line(60)).max(30).optional() }

export const basicDetails = z.strictObject({ ...basicShape, ...seen })
export const generalDetails = z.strictObject({ ...generalShape, ...seen })
export const aboutDetails = z.strictObject({
  ...introductionShape,
  ...arrangementShape,
  ...toolShape,
  ...seen,
})
export const profileBody = z.strictObject({ ...basicShape, ...generalShape, ...seen })
export const introductionBody = z.strictObject({ ...introductionShape, ...seen })
export const arrangementsBody = z.strictObject({ ...arrangementShape, ...seen })
export const toolsBody = z.strictObject({ ...toolShape, ...seen })
export const companyPatch = z
  .strictObject({
    ...basicShape,
    ...generalShape,
    ...introductionShape,
    ...arrangementShape,
    ...toolShape,
    ...seen,
  })
  .partial()

/** The company's places elsewhere; LinkedIn stands with the introduction. */
export const socialNetworks = [
  'facebook',
  'x',
  'youtube',
  'instagram',
  'github',
  'crunchbase',
  'glassdoor',
  'wellfound',
  'medium',
] as const
export const socialBody = z.strictObject({
  facebook: optionalProfileLink('facebook'),
  x: optionalProfileLink('x'),
  youtube: optionalProfileLink('youtube'),
  instagram: optionalProfileLink('instagram'),
  github: optionalProfileLink('github'),
  crunchbase: optionalProfileLink('crunchbase'),
  glassdoor: optionalProfileLink('glassdoor'),
  wellfound: optionalProfileLink('wellfound'),
  medium: optionalProfileLink('medium'),
  linkedin: optionalProfileLink('linkedinCompany'),
  ...seen,
})

export const fileKey = z.string().min(1).max(300)
const caption = text(200)
/** The photos as they are to stand, in order; what is left out is removed. */
export const imagesBody = z.strictObject({
  images: z
    .array(z.strictObject({ key: fileKey, caption: caption.optional() }))
    .max(photoLimit, `${photoLimit} photos at most`),
  ...seen,
})
const videoItem = z
  .strictObject({
    link: videoLink.optional(),
    key: fileKey.optional(),
    caption: caption.optional(),
  })
  .refine((one) => (one.link === undefined) !== (one.key === undefined), 'A link or an upload')
export const videosBody = z.strictObject({
  videos: z.array(videoItem).max(videoLimit, `${videoLimit} videos at most`),
  ...seen,
})
export const logoBody = z.strictObject({ key: fileKey, ...seen })
export const presignBody = z.strictObject({
  file_name: line(200),
  content_type: z.string().max(100),
  size: z.int().min(1),
})

const named = z.object({ id: z.int(), name: z.string() })
const nullText = z.string().nullable()
const nullInt = z.int().nullable()
/** How often each part was changed, to be given again when it is saved. */
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
  cultures: z.array(named),
  flexible_environments: z.array(named),
  remote_tools: z.array(named),
  company_tools: z.array(named),
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

export const profileSections = ['basic', 'general', 'about', 'media'] as const
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
        section: z.enum(profileSections),
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
  /** Who supervises the open internships. */
  people: z.array(
    z.object({
      name: z.string(),
      job_title: nullText,
      country_code: nullText,
      time_zone: z.string(),
    }),
  ),
  /** Not approved yet: its own people see it, nobody else. */
  is_preview: z.boolean(),
  internships: z.array(
    z.object({
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
    }),
  ),
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
  /** While it is in review: until when the programme team has promised an answer. */
  answer_by: nullText,
  is_onboarding_completed: z.boolean(),
  created_at: z.string(),
})

export const onboardingSteps = ['you', 'basic', 'general', 'about', 'media'] as const
export const onboardingStatus = z.object({
  is_started: z.boolean(),
  is_completed: z.boolean(),
  next: z.enum(onboardingSteps).nullable(),
  steps: z.array(
    z.object({
      step: z.enum(onboardingSteps),
      is_complete: z.boolean(),
      is_required: z.boolean(),
      /** Something of it is said already. */
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

/** The programme team's side. */
export const queueRow = z.object({
  company_id: z.string(),
  name: z.string(),
  status: z.enum(companyStatuses),
  country_code: nullText,
  country: nullText,
  industry: nullText,
  logo_url: nullText,
  waiting_since: z.string(),
  /** In review: until when an answer is promised; null where none is owed. */
  answer_by: nullText,
  created_at: z.string(),
  is_profile_complete: z.boolean(),
})
const may = z.union([z.literal(true), z.string()])
export const operatorCompany = z.object({
  profile: companyProfile,
  company_id: z.string(),
  name: z.string(),
  email_domain: nullText,
  status: z.enum(companyStatuses),
  is_trusted: z.boolean(),
  decision_reason: nullText,
  decided_at: nullText,
  created_at: z.string(),
  is_free_address: z.boolean(),
  completed_onboarding: z.boolean(),
  credits_left: z.int(),
  members: z.array(
    z.object({
      user_id: z.string(),
      name: z.string(),
      email: z.string(),
      phone: nullText,
      role: z.enum(memberRoles),
      status: z.string(),
      job_title: nullText,
      linkedin_url: nullText,
      picture_url: nullText,
      time_zone: z.string(),
      is_first: z.boolean(),
    }),
  ),
  counts: z.object({
    plans: z.int(),
    candidatures: z.int(),
    interviews: z.int(),
    internships: z.int(),
  }),
  history: z.array(
    z.object({
      move: z.string(),
      by: z.string(),
      reason: nullText,
      note: nullText,
      at: z.string(),
    }),
  ),
  may: z.object({ admit: may, approve: may, reject: may, reopen: may, expel: may }),
})
/** The status that was read before the decision: one that has changed meanwhile is not decided over. */
export const seenBody = z.strictObject({ expected_status: z.enum(companyStatuses) })
export const decisionBody = z
  .strictObject({
    ...seenBody.shape,
    reason: reasonOf(rejectCompanyReasons),
    note: text(1000).optional(),
  })
  .refine(...wordsWithOther)
export const companyId = z.strictObject({ id: uuid })
