import type { Payload } from '../../platform/http/client.ts'

export type CompanyProfile = Payload<'companies', 'getCompanyProfile'>

/** Names of the drafts, shared by onboarding and the profile. */
export const profileDrafts = {
  you: 'companies/you',
  basic: 'companies/basic',
  general: 'companies/general',
  about: 'companies/about',
  company: 'companies/company',
  introduction: 'companies/introduction',
  arrangements: 'companies/arrangements',
  tools: 'companies/tools',
  social: 'companies/social',
} as const
/** Drafts of the last onboarding step: links, captions and a video URL. */
export const mediaDrafts = [
  profileDrafts.social,
  'companies/captions',
  'companies/video',
  'companies/video-title',
  'companies/video-titles',
] as const
/** Endpoints whose cached responses become stale when a section is saved. */
export const staleProfileQueries = [
  'getCompanyProfile',
  'getBasicDetails',
  'getGeneralDetails',
  'getAboutDetails',
  'getMediaDetails',
  'getOnboardingStatus',
  'listChecklist',
  'getPublicCompany',
]
