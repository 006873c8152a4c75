import { z } from 'zod'
import { maxPhotos, maxVideos } from '@fledge/domain/companies/rules.ts'
import { validateCompanyIntroduction } from '@fledge/domain/free-text.ts'
import { messageKey, translateMessage } from '../platform/message-keys.ts'
import { saveBase } from '../platform/save-base.ts'
import { line, lookupId, text, zone } from '../platform/schema.ts'
import { optionalProfileLink, optionalWebsite, videoLink } from '../platform/links.ts'

const yearMessage = messageKey('problems.yearRange', { min: 1600, max: 2100 })
const ids = z.array(lookupId).max(50)
const option = lookupId.nullable()
const requiredOption = z
  .int(messageKey('companies.choose'))
  .min(1, messageKey('companies.choose'))
  .max(2_000_000_000)

/** Rich text of 100 to 5000 characters, counted without tags and newlines (seed 000 §5). */
export const introduction = z
  .string(messageKey('companies.introduction.required'))
  .max(60_000)
  .refine(
    (html) => html.isWellFormed() && !html.includes('\u0000'),
    messageKey('problems.characters'),
  )
  .superRefine((html, ctx) => {
    const problem = validateCompanyIntroduction(html)
    if (problem) ctx.addIssue({ code: 'custom', message: translateMessage(problem) })
  })

const editBase = { base: saveBase.optional() }
const basicShape = {
  name: line(150),
  website: optionalWebsite,
  industry_id: requiredOption,
  country_id: requiredOption,
  city: text(100).nullable().optional(),
}
const generalShape = {
  employee_count_id: requiredOption,
  founded_year: z
    .int(messageKey('problems.year'))
    .min(1600, yearMessage)
    .max(2100, yearMessage)
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

export const companyBasicDetails = z.strictObject({ ...basicShape, ...editBase })
export const generalDetails = z.strictObject({ ...generalShape, ...editBase })
export const aboutDetails = z.strictObject({
  ...introductionShape,
  ...arrangementShape,
  ...toolShape,
  ...editBase,
})
export const profileBody = z.strictObject({ ...basicShape, ...generalShape, ...editBase })
export const introductionBody = z.strictObject({ ...introductionShape, ...editBase })
export const arrangementsBody = z.strictObject({ ...arrangementShape, ...editBase })
export const toolsBody = z.strictObject({ ...toolShape, ...editBase })
export const companyPatch = z
  .strictObject({
    ...basicShape,
    ...generalShape,
    ...introductionShape,
    ...arrangementShape,
    ...toolShape,
    ...editBase,
  })
  .partial()

/** The company's other links; LinkedIn belongs to the introduction. */
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
  ...editBase,
})

export const fileKey = z.string().min(1).max(300)
const caption = text(200)
/** The complete list of photos in order; those left out are removed. */
export const imagesBody = z.strictObject({
  images: z
    .array(z.strictObject({ key: fileKey, caption: caption.optional() }))
    .max(maxPhotos, messageKey('problems.photos')),
  ...editBase,
})
const videoItem = z
  .strictObject({
    link: videoLink.optional(),
    key: fileKey.optional(),
    caption: caption.optional(),
  })
  .refine(
    (video) => (video.link === undefined) !== (video.key === undefined),
    messageKey('problems.linkOrUpload'),
  )
export const videosBody = z.strictObject({
  videos: z.array(videoItem).max(maxVideos, messageKey('problems.videos')),
  ...editBase,
})
export const logoBody = z.strictObject({ key: fileKey, ...editBase })
export const presignBody = z.strictObject({
  file_name: line(200),
  content_type: z.string().max(100),
  size: z.int().min(1),
})
