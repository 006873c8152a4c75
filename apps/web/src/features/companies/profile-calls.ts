import type { Payload } from '../../platform/client.ts'

export type Profile = Payload<'companies', 'getCompanyProfile'>

/** Names of the drafts, the same in onboarding and in the profile. */
export const draftOf = {
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
/** What the last step of onboarding leaves open: links, captions, the address of a video. */
export const draftsOfMedia = [
  draftOf.social,
  'companies/captions',
  'companies/video',
  'companies/video-title',
  'companies/video-titles',
] as const
/** What every part's saving makes stale. */
export const profileEndpoints = [
  'getCompanyProfile',
  'getBasicDetails',
  'getGeneralDetails',
  'getAboutDetails',
  'getMediaDetails',
  'getOnboardingStatus',
  'listChecklist',
  'getPublicCompany',
]
