import { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { admitCompany } from './admit-company.ts'
import { answerQuestion } from './answer-question.ts'
import { askCompany } from './ask-company.ts'
import { approveCompany } from './approve-company.ts'
import { approveCompanies } from './approve-companies.ts'
import { previewApproveCompanies } from './preview-approve-companies.ts'
import { drawCompanySample } from './draw-company-sample.ts'
import { lookAtCompany } from './look-at-company.ts'
import { expelCompany } from './expel-company.ts'
import { rejectCompany } from './reject-company.ts'
import { reopenCompany } from './reopen-company.ts'
import { companyPageMetadata } from './page-metadata.ts'
import { companyJobs } from './jobs.ts'
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
import {
  countCompanyOwners,
  countCompanyQueue,
  getCompanyForReview,
  listCompanyQueue,
} from './read-company-queue.ts'
import { completeOnboarding } from './complete-onboarding.ts'
import { hideCareerField } from './hide-career-field.ts'
import { getOnboardingStatus, listChecklist } from './read-onboarding.ts'
import { startOnboarding } from './start-onboarding.ts'
import { presignLogo } from './presign-logo.ts'
import { removeLogo } from './remove-logo.ts'
import { saveImages } from './save-images.ts'
import { saveVideos } from './save-videos.ts'
import { setLogo } from './set-logo.ts'
import { patchCompany } from './patch-company.ts'
import { saveAboutDetails } from './save-about-details.ts'
import { saveArrangements } from './save-arrangements.ts'
import { saveBasicDetails } from './save-basic-details.ts'
import { saveGeneralDetails } from './save-general-details.ts'
import { saveIntroduction } from './save-introduction.ts'
import { saveProfile } from './save-profile.ts'
import { saveSocialMedia } from './save-social-media.ts'
import { saveTools } from './save-tools.ts'
import { trustCompany } from './trust-company.ts'
import { addCompanyNote } from './add-company-note.ts'
import { assignAccountManager } from './assign-account-manager.ts'
import { getCompanyPage } from './get-company-page.ts'
import { listCompanyEvents } from './list-company-events.ts'

export const companiesFeature = defineFeature(
  companyEndpoints,
  {
    getCompanyUser,
    answerQuestion,
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
    hideCareerField,
    presignLogo,
    getPublicCompany,
    listCompanyQueue,
    countCompanyQueue,
    countCompanyOwners,
    getCompanyForReview,
    approveCompany,
    rejectCompany,
    askCompany,
    expelCompany,
    admitCompany,
    reopenCompany,
    trustCompany,
    getCompanyPage,
    listCompanyEvents,
    addCompanyNote,
    assignAccountManager,
    previewApproveCompanies,
    drawCompanySample,
    lookAtCompany,
    approveCompanies,
  },
  { jobs: companyJobs, eventHandlers: companyEventHandlers, heads: companyPageMetadata },
)
