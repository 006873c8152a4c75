import { paths } from '@fledge/contract/paths.ts'
import type { ApplicationSection } from '@fledge/domain/applications/application-sections.ts'
import { ask } from '../../platform/asks.ts'
import type { LayoutTable } from '../../platform/table.ts'

const p = paths.intern
const news = ask('notices', 'listNotices', { query: {} })
const stage = ask('applications', 'currentStage', { params: { id: '{application_id}' } })
const ownInterviews = ask('interviews', 'listInternInterviews', { params: { id: '{intern_id}' } })
const inField = { query: { career_field_id: '{getApplication.career_field_id}' } }
const internships = [
  ask('internships', 'listOngoingInternships'),
  ask('internships', 'listUpcomingInternships'),
  ask('internships', 'listCompleteInternships'),
]
const feedback = (section: ApplicationSection) =>
  ask('reviews', 'listFeedback', { query: { section } })
/** The lists from which the steps' fields are chosen; the review names what was chosen of all of them. */
const personal = [ask('lookups', 'listCountries'), ask('lookups', 'listTimeZones')]
const career = [
  ask('lookups', 'listCareerFields'),
  ask('applications', 'getFieldProjects'),
  ask('lookups', 'listSpecialisations', inField),
  ask('lookups', 'listSkills', inField),
]
const diversity = [
  ask('lookups', 'listGenders'),
  ask('lookups', 'listRacialEthnicGroups'),
  ask('lookups', 'listDisabilities'),
]

/** Every intern screen: address and file (`features/<room>/<x>-screen.tsx`, or `areas/…`); who gets in is the domain's guard table. */
export const internLayouts: readonly LayoutTable[] = [
  {
    id: 'intern-app',
    layout: () => import('./layout.tsx'),
    asks: [news],
    screens: [
      {
        page: p.dashboard,
        file: 'areas/intern/dashboard',
        asks: [
          ask('applications', 'internBasicDetails'),
          stage,
          ownInterviews,
          ask('offers', 'listInternOffers', { params: { id: '{intern_id}' } }),
          ask('browse', 'relevantRequirements', {
            params: { id: '{intern_id}' },
            query: { page: '1' },
          }),
          ask('noShows', 'listInternNoShows'),
          ask('availability', 'getAvailability'),
          ask('applications', 'profileCompletion'),
          ...internships,
          ask('candidatures', 'listInternCandidatures', { query: { per_page: '100' } }),
          ask('offers', 'listReceivedOffers'),
        ],
      },
      {
        page: p.profile,
        file: 'areas/intern/profile',
        asks: [
          ask('profiles', 'getProfile', { params: { uuid: '{intern_id}' } }),
          ask('applications', 'getApplication'),
        ],
      },
      {
        page: p.applications,
        file: 'applications/intern-application-list',
        asks: [ask('applications', 'listApplications')],
      },
      {
        page: p.tracker,
        file: 'candidatures/intern-tracker',
        asks: [ask('candidatures', 'listInternCandidatures', { query: { per_page: '100' } })],
      },
      { page: p.candidature, file: 'areas/intern/candidature' },
      {
        page: p.internships,
        file: 'areas/intern/internships',
        asks: [ask('internships', 'internProgress', { query: {} }), ...internships],
      },
      {
        page: p.times,
        file: 'availability/intern-availability',
        asks: [ask('availability', 'getAvailability'), ownInterviews],
      },
      {
        page: p.settings,
        file: 'areas/intern/settings',
        asks: [
          ask('accounts', 'getAccountSettings'),
          ask('accounts', 'listPictures'),
          ask('lookups', 'listTimeZones'),
        ],
      },
    ],
  },
  {
    id: 'intern-header',
    layout: () => import('./header-layout.tsx'),
    asks: [news],
    screens: [
      { page: p.checkpoints, file: 'weekly-feedback/intern-checkpoint' },
      { page: p.checkpoint, file: 'weekly-feedback/intern-checkpoint' },
      {
        page: p.application,
        file: 'areas/intern/application',
        asks: [
          ask('applications', 'getApplication', { query: {} }),
          ask('applications', 'sectionInfo'),
          stage,
          ask('enrolment', 'getEnrolment'),
          ask('applications', 'getBatchDetail'),
          ask('applications', 'listServices', { body: {} }),
        ],
      },
      { page: p.applicationPart, file: 'areas/intern/application' },
      { page: p.applicationLanding, file: 'applications/intern-application-landing' },
      { page: p.applicationFeedback, file: 'applications/intern-application-feedback' },
      { page: p.verifyWhatsapp, file: 'profiles/intern-verify-phone' },
      { page: p.videoGetStarted, file: 'applications/intern-video-check' },
      { page: p.videoAnswer, file: 'applications/intern-video-answer' },
      { page: p.videoWrap, file: 'applications/intern-video-wrap' },
      { page: p.chooseTime, file: 'interviews/intern-choose-time' },
      { page: p.reviewOffer, file: 'offers/intern-offer-review' },
      { page: p.termCondition, file: 'offers/intern-offer-terms' },
      { page: p.declineOffer, file: 'offers/intern-offer-decline' },
      { page: p.requestReceived, file: 'offers/intern-offer-received' },
    ],
  },
  {
    id: 'intern-application',
    layout: () => import('./application-layout.tsx'),
    asks: [news, ask('applications', 'sectionInfo'), ask('applications', 'getApplication')],
    screens: [
      {
        page: p.personalInformation,
        file: 'applications/intern-personal-information',
        asks: [feedback('PERSONAL_INFORMATION'), ...personal],
      },
      {
        page: p.careerField,
        file: 'applications/intern-career-field',
        asks: [feedback('CAREER_FIELD'), ...career],
      },
      {
        page: p.internshipPreference,
        file: 'applications/intern-internship-preference',
        asks: [feedback('INTERNSHIP_PREFERENCE')],
      },
      {
        page: p.additionalQuestions,
        file: 'applications/intern-additional-questions',
        asks: [feedback('ADDITIONAL_QUESTIONS'), ask('applications', 'getQuestions')],
      },
      {
        page: p.diversityInformation,
        file: 'applications/intern-diversity-information',
        asks: [feedback('DIVERSITY_INFORMATION'), ...diversity],
      },
      {
        page: p.resumeProfile,
        file: 'areas/intern/resume-profile',
        asks: [
          feedback('RESUME_PROFILE'),
          ask('profiles', 'listEducation'),
          ask('profiles', 'listExperience'),
          ask('profiles', 'listPortfolio'),
          ask('profiles', 'skillSection'),
          ask('applications', 'getSkillsToImprove'),
          ask('enrolment', 'listIdentityDocuments'),
        ],
      },
      {
        page: p.videoProfile,
        file: 'applications/intern-video-profile',
        asks: [feedback('VIDEO_PROFILE'), ask('profiles', 'listVideoAnswers', { body: {} })],
      },
      {
        page: p.reviewApplication,
        file: 'applications/intern-review-application',
        asks: [
          feedback('REVIEW'),
          ...personal,
          ...career,
          ...diversity,
          ask('applications', 'getQuestions'),
          ask('applications', 'getSkillsToImprove'),
          ask('lookups', 'listEducationLevels'),
          ask('enrolment', 'listIdentityDocuments'),
          ask('availability', 'getAvailability'),
        ],
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
        asks: [ask('payments', 'getCheckout', { query: {} })],
      },
    ],
  },
  {
    id: 'intern-public',
    layout: () => import('../public/sign-in-layout.tsx'),
    screens: [
      { page: p.index, file: 'sessions/intern-get-started' },
      { page: p.getStarted, file: 'sessions/intern-get-started' },
      { page: p.choosePath, file: 'intern-registration/intern-choose-path' },
      { page: p.findBatch, file: 'batches/intern-find-batch' },
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
