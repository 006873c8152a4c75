import { z } from 'zod'
import { defineCalls } from '../platform/call.ts'
import { line, nothing } from '../platform/schema.ts'
import {
  aboutDetails, aboutView, arrangementsBody, basicDetails, basicView, checklistItem, companyPatch, companyProfile, companyUser, generalDetails, generalView, imagesBody,
  introductionBody, logoBody, mediaView, onboardingStatus, presignBody, profileBody, publicCompany, socialBody, toolsBody, videosBody,
} from './schema.ts'
import { operatorCompanyCalls } from './operator-calls.ts'

const stale = ['getCompanyProfile', 'getBasicDetails', 'getGeneralDetails', 'getAboutDetails', 'getMediaDetails', 'getOnboardingStatus', 'listChecklist', 'getCompanyUser', 'getPublicCompany']
const withLogo = [...stale, 'checkToken']

const ownCompanyCalls = defineCalls({
  getCompanyUser: { method: 'GET', path: 'host-company/user', access: ['company'], account: 'any', says: 'The signed-in user with company, role, permissions and account status.', answer: companyUser },
  getOnboardingStatus: { method: 'GET', path: 'host-company/get-onboarding-status', access: ['company'], says: 'How far each onboarding step is.', answer: onboardingStatus },
  startOnboarding: { method: 'POST', path: 'pocs/start-onboarding', access: ['company'], says: 'Marks onboarding started.', answer: nothing, changes: ['getOnboardingStatus'] },
  completeOnboarding: { method: 'POST', path: 'pocs/complete-onboarding', access: ['company'], says: 'Checks every required item and marks onboarding completed.', answer: nothing, changes: ['getOnboardingStatus', 'checkToken', 'getCompanyUser'] },
  listChecklist: { method: 'GET', path: 'pocs/checklist-items', access: ['company'], says: 'What a new company does first, with what is done.', answer: z.array(checklistItem), counted: true },
  getBasicDetails: { method: 'GET', path: 'get-basic-details', access: ['company'], says: 'Name, website, industry and place.', answer: basicView },
  getGeneralDetails: { method: 'GET', path: 'get-general-details', access: ['company'], says: 'Size, year, time zone, funding and revenue.', answer: generalView },
  getAboutDetails: { method: 'GET', path: 'get-additional-details', access: ['company'], says: 'Introduction, cultures, arrangements and tools.', answer: aboutView },
  getMediaDetails: { method: 'GET', path: 'get-media-details', access: ['company'], says: 'Logo, photos, videos and links.', answer: mediaView },
  getCompanyProfile: { method: 'GET', path: 'profile/v1/company-profile', access: ['company'], says: 'The whole profile with completion by section.', answer: companyProfile },
  saveBasicDetails: {
    method: 'POST', path: 'host-company/save-basic-detail', aliases: ['POST profile/update-basic-detail'], access: ['company:admin'], says: 'Saves the basic details.', body: basicDetails, answer: basicView, changes: withLogo,
  },
  saveGeneralDetails: {
    method: 'POST', path: 'host-company/save-company-profile', aliases: ['POST profile/update-company-profile'], access: ['company:admin'], says: 'Saves the general details.', body: generalDetails, answer: generalView, changes: stale,
  },
  saveAboutDetails: {
    method: 'POST', path: 'host-company/save-about-company', aliases: ['POST profile/update-about-company'], access: ['company:admin'], says: 'Saves introduction, cultures, arrangements and tools.', body: aboutDetails, answer: aboutView, changes: stale,
  },
  saveProfile: { method: 'PUT', path: 'profile/v1/profile', access: ['company:admin'], says: 'Name, industry, size, country, website, funding, revenue.', body: profileBody, answer: companyProfile, changes: withLogo },
  saveIntroduction: { method: 'PUT', path: 'profile/v1/introduction', access: ['company:admin'], says: 'The introduction in rich text, and LinkedIn.', body: introductionBody, answer: companyProfile, changes: stale },
  saveSocialMedia: {
    method: 'PUT', path: 'profile/v1/social-media', aliases: ['POST profile/save-social-media-info'], access: ['company:admin'], says: 'Links to the company\'s other places.', body: socialBody, answer: companyProfile, changes: stale,
  },
  saveArrangements: { method: 'PUT', path: 'profile/v1/company-arrangements', access: ['company:admin'], says: 'Cultures and flexible work environments.', body: arrangementsBody, answer: companyProfile, changes: stale },
  saveTools: { method: 'PUT', path: 'profile/v1/company-tools', access: ['company:admin'], says: 'Tools out of the list and own ones.', body: toolsBody, answer: companyProfile, changes: stale },
  patchCompany: { method: 'PATCH', path: 'companies', access: ['company:admin'], says: 'Single fields of the company.', body: companyPatch, answer: companyProfile, changes: withLogo },
  saveImages: { method: 'POST', path: 'profile/save-images', access: ['company:admin'], says: 'The photos as they are to stand: order, captions, removal.', body: imagesBody, answer: mediaView, changes: stale },
  saveVideos: { method: 'POST', path: 'profile/save-videos', access: ['company:admin'], says: 'The videos as they are to stand: uploads and links.', body: videosBody, answer: mediaView, changes: stale },
  setLogo: { method: 'PUT', path: 'profile/company-logo', access: ['company:admin'], says: 'Sets the logo from an uploaded image.', body: logoBody, answer: mediaView, changes: withLogo },
  removeLogo: { method: 'DELETE', path: 'profile/company-logo', access: ['company:admin'], says: 'Removes the logo.', answer: mediaView, changes: withLogo },
  presignLogo: {
    method: 'POST', path: 'profile/presign-company-logo', access: ['company:admin'], says: 'The key that a logo will have, and where to upload it within 15 minutes.', body: presignBody,
    answer: z.object({ key: z.string(), upload_url: z.string(), method: z.literal('POST'), field: z.string(), expires_at: z.string() }),
  },
  getPublicCompany: {
    method: 'GET', path: 'host-company/public/profile/{id}', aliases: ['GET common-services/company-profile/{id}'], access: ['public'], says: 'An approved company as everybody sees it, by id or slug; its own people see it before as it will be.',
    params: z.strictObject({ id: line(64) }), answer: publicCompany,
  },
})

export const companyCalls = { ...ownCompanyCalls, ...operatorCompanyCalls }
