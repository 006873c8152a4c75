import { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import {
  admitCompany,
  approveCompany,
  expelCompany,
  rejectCompany,
  reopenCompany,
} from './decide-companies.ts'
import { companyPageMetadata } from './page-metadata.ts'
import { companyEventHandlers } from './event-handlers.ts'
import {
  getAboutDetails,
  getBasicDetails,
  getCompanyProfile,
  getCompanyUser,
  getGeneralDetails,
  getMediaDetails,
  getPublicCompany,
} from './read-profile.ts'
import { countCompanyQueue, getCompanyForReview, listCompanyQueue } from './review-companies.ts'
import {
  completeOnboarding,
  getOnboardingStatus,
  listChecklist,
  startOnboarding,
} from './run-onboarding.ts'
import { presignLogo, removeLogo, saveImages, saveVideos, setLogo } from './save-media.ts'
import {
  patchCompany,
  saveAboutDetails,
  saveArrangements,
  saveBasicDetails,
  saveGeneralDetails,
  saveIntroduction,
  saveProfile,
  saveSocialMedia,
  saveTools,
} from './save-profile.ts'
import { trustCompany } from './trust-company.ts'

export const companiesFeature = defineFeature(
  companyEndpoints,
  {
    getCompanyUser,
    getOnboardingStatus,
    startOnboarding,
    completeOnboarding,
    listChecklist,
    getBasicDetails,
    getGeneralDetails,
    getAboutDetails,
    getMediaDetails,
    getCompanyProfile,
    saveBasicDetails,
    saveGeneralDetails,
    saveAboutDetails,
    saveProfile,
    saveIntroduction,
    saveSocialMedia,
    saveArrangements,
    saveTools,
    patchCompany,
    saveImages,
    saveVideos,
    setLogo,
    removeLogo,
    presignLogo,
    getPublicCompany,
    listCompanyQueue,
    countCompanyQueue,
    getCompanyForReview,
    approveCompany,
    rejectCompany,
    expelCompany,
    admitCompany,
    reopenCompany,
    trustCompany,
  },
  { eventHandlers: companyEventHandlers, heads: companyPageMetadata },
)
