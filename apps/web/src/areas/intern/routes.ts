import { paths } from '@fledge/contract/paths.ts'
import { prefetch } from '../../platform/http/prefetch.ts'
import type { LayoutTable } from '../../platform/router/screen-table.ts'
import {
  career,
  diversity,
  entries,
  feedback,
  personal,
  reviewFacts,
  videoAnswers,
} from './application-prefetches.ts'

const p = paths.intern
const signIn = [
  prefetch('sessions', 'demoPeople', { query: { type: 'I' } }),
  prefetch('flags', 'featureOn', { query: { name: 'GOOGLE_SIGN_IN' } }),
]
const noShows = prefetch('noShows', 'listInternNoShows')
const offer = prefetch('offers', 'getInternOffer', { params: { id: '{offer_id}' } })
const news = prefetch('notices', 'listNotices', { query: {} })
const stage = prefetch('applications', 'currentStage', { params: { id: '{application_id}' } })
const ownInterviews = prefetch('interviews', 'listInternInterviews', {
  params: { id: '{intern_id}' },
})
const internships = [
  prefetch('internships', 'listOngoingInternships'),
  prefetch('internships', 'listUpcomingInternships'),
  prefetch('internships', 'listCompleteInternships'),
]

/**
 * Every intern screen: path and file (`features/<feature>/<x>-screen.tsx`, or `areas/…`). Access is
 * defined by the domain's guard table.
 */
export const internLayouts: readonly LayoutTable[] = [
  {
    id: 'intern-app',
    layout: () => import('./layout.tsx'),
    prefetch: [news],
    screens: [
      {
        page: p.dashboard,
        file: 'areas/intern/dashboard',
        prefetch: [
          prefetch('applications', 'internBasicDetails'),
          stage,
          ownInterviews,
          prefetch('offers', 'listInternOffers', { params: { id: '{intern_id}' } }),
          prefetch('browse', 'relevantRequirements', {
            params: { id: '{intern_id}' },
            query: { page: '1' },
          }),
          noShows,
          prefetch('availability', 'getAvailability'),
          prefetch('applications', 'profileCompletion'),
          ...internships,
          prefetch('candidatures', 'listInternCandidatures', { query: { per_page: '100' } }),
          prefetch('offers', 'listReceivedOffers'),
        ],
      },
      {
        page: p.profile,
        file: 'areas/intern/profile',
        prefetch: [
          prefetch('profiles', 'getProfile', { params: { uuid: '{intern_id}' } }),
          prefetch('reports', 'listOwnHidings'),
          prefetch('applications', 'getApplication'),
          ...entries,
          ...reviewFacts,
        ],
      },
      {
        page: p.applications,
        file: 'applications/intern-application-list',
        prefetch: [prefetch('applications', 'listApplications')],
      },
      {
        page: p.tracker,
        file: 'candidatures/intern-tracker',
        prefetch: [
          prefetch('candidatures', 'listInternCandidatures', { query: { per_page: '100' } }),
        ],
      },
      {
        page: p.candidature,
        file: 'areas/intern/candidature',
        prefetch: [
          prefetch('candidatures', 'getHostCompany', { params: { id: '{candidatureId}' } }),
          prefetch('candidatures', 'getInternStage', { params: { id: '{candidatureId}' } }),
          prefetch('interviews', 'listInternCandidatureInterviews', {
            params: { id: '{candidatureId}' },
          }),
          prefetch('offers', 'listInternCandidatureOffers', { params: { id: '{candidatureId}' } }),
          prefetch('browse', 'getMatch', { params: { id: '{candidatureId}' } }),
          noShows,
        ],
      },
      {
        page: p.internships,
        file: 'areas/intern/internships',
        prefetch: [prefetch('internships', 'internProgress', { query: {} }), ...internships],
      },
      {
        page: p.times,
        file: 'availability/intern-availability',
        prefetch: [prefetch('availability', 'getAvailability'), ownInterviews],
      },
      {
        page: p.messages,
        file: 'messages/own-messages',
        prefetch: [prefetch('messages', 'listOwnMessages')],
      },
      {
        page: p.settings,
        file: 'areas/intern/settings',
        prefetch: [
          prefetch('accounts', 'getAccountSettings'),
          prefetch('accounts', 'listPictures'),
          prefetch('lookups', 'listTimeZones'),
        ],
      },
    ],
  },
  {
    id: 'intern-header',
    layout: () => import('./header-layout.tsx'),
    prefetch: [news],
    screens: [
      { page: p.checkpoints, file: 'weekly-feedback/intern-checkpoint' },
      { page: p.checkpoint, file: 'weekly-feedback/intern-checkpoint' },
      {
        page: p.application,
        file: 'areas/intern/application',
        prefetch: [
          prefetch('applications', 'getApplication', { query: {} }),
          prefetch('applications', 'sectionInfo'),
          stage,
          prefetch('enrolment', 'getEnrolment'),
          prefetch('applications', 'getBatchDetail'),
          prefetch('applications', 'listServices', { body: {} }),
        ],
      },
      { page: p.applicationPart, file: 'areas/intern/application' },
      {
        page: p.applicationLanding,
        file: 'applications/intern-application-landing',
        prefetch: [prefetch('applications', 'getApplication')],
      },
      { page: p.applicationFeedback, file: 'applications/intern-application-feedback' },
      {
        page: p.verifyWhatsapp,
        file: 'applications/intern-verify-phone',
        prefetch: [prefetch('profiles', 'getBasicInfo')],
      },
      { page: p.videoGetStarted, file: 'applications/intern-video-check' },
      {
        page: p.videoAnswer,
        file: 'applications/intern-video-answer',
        prefetch: [prefetch('applications', 'getApplication'), videoAnswers],
      },
      {
        page: p.videoWrap,
        file: 'applications/intern-video-wrap',
        prefetch: [videoAnswers],
      },
      {
        page: p.chooseTime,
        file: 'interviews/intern-choose-time',
        prefetch: [
          prefetch('interviews', 'internInterviewTimes', { params: { id: '{id}' } }),
          noShows,
        ],
      },
      { page: p.reviewOffer, file: 'offers/intern-offer-review', prefetch: [offer] },
      {
        page: p.termCondition,
        file: 'offers/intern-offer-terms',
        prefetch: [offer, prefetch('lookups', 'listAgreements', { query: {} })],
      },
      { page: p.declineOffer, file: 'offers/intern-offer-decline', prefetch: [offer] },
      { page: p.requestReceived, file: 'offers/intern-offer-received', prefetch: [offer] },
    ],
  },
  {
    id: 'intern-application',
    layout: () => import('./application-layout.tsx'),
    prefetch: [
      news,
      prefetch('applications', 'sectionInfo'),
      prefetch('applications', 'getApplication'),
    ],
    screens: [
      {
        page: p.personalInformation,
        file: 'applications/intern-personal-information',
        prefetch: [feedback('PERSONAL_INFORMATION'), ...personal],
      },
      {
        page: p.careerField,
        file: 'applications/intern-career-field',
        prefetch: [feedback('CAREER_FIELD'), ...career],
      },
      {
        page: p.internshipPreference,
        file: 'applications/intern-internship-preference',
        prefetch: [feedback('INTERNSHIP_PREFERENCE')],
      },
      {
        page: p.additionalQuestions,
        file: 'applications/intern-additional-questions',
        prefetch: [feedback('ADDITIONAL_QUESTIONS'), prefetch('applications', 'getQuestions')],
      },
      {
        page: p.diversityInformation,
        file: 'applications/intern-diversity-information',
        prefetch: [feedback('DIVERSITY_INFORMATION'), ...diversity],
      },
      {
        page: p.resumeProfile,
        file: 'areas/intern/resume-profile',
        prefetch: [
          feedback('RESUME_PROFILE'),
          ...entries,
          prefetch('applications', 'skillSection'),
          prefetch('applications', 'getSkillsToImprove'),
          prefetch('enrolment', 'listIdentityDocuments'),
        ],
      },
      {
        page: p.videoProfile,
        file: 'applications/intern-video-profile',
        prefetch: [feedback('VIDEO_PROFILE'), videoAnswers],
      },
      {
        page: p.reviewApplication,
        file: 'applications/intern-review-application',
        prefetch: [feedback('REVIEW'), ...reviewFacts],
      },
    ],
  },
  {
    id: 'intern-bare',
    layout: () => import('./bare-layout.tsx'),
    screens: [
      { page: p.congratulations, file: 'intern-registration/intern-congratulations' },
      { page: p.personalization, file: 'intern-registration/intern-personalization' },
      { page: p.batchSelection, file: 'intern-registration/intern-batch-selection' },
      { page: p.applicationSubmit, file: 'applications/intern-application-submit' },
      { page: p.settingDashboard, file: 'applications/intern-setting-dashboard' },
      { page: p.applicationSuccess, file: 'applications/intern-application-success' },
      { page: p.offerSuccess, file: 'offers/intern-offer-success' },
      {
        page: p.checkout,
        file: 'payments/intern-checkout',
        prefetch: [prefetch('payments', 'getCheckout', { query: {} })],
      },
    ],
  },
  {
    id: 'intern-public',
    layout: () => import('../public/sign-in-layout.tsx'),
    screens: [
      { page: p.index, file: 'sessions/intern-get-started', prefetch: signIn },
      { page: p.getStarted, file: 'sessions/intern-get-started', prefetch: signIn },
      { page: p.choosePath, file: 'intern-registration/intern-choose-path' },
      {
        page: p.findBatch,
        file: 'batches/intern-find-batch',
        prefetch: [prefetch('batches', 'listBatches', { query: { page: '1' } })],
      },
      { page: p.basicDetails, file: 'intern-registration/intern-basic-details' },
      { page: p.enrolmentNotStarted, file: 'batches/closed-batch' },
      { page: p.campaignExpired, file: 'batches/closed-batch' },
      { page: p.noActiveProgram, file: 'batches/closed-batch' },
      { page: p.programNotStarted, file: 'batches/closed-batch' },
      { page: p.registrationClosed, file: 'batches/closed-batch' },
      { page: p.terms, file: 'accounts/terms' },
      { page: p.termsPartner, file: 'accounts/terms' },
    ],
  },
]
