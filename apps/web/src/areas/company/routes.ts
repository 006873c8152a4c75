import { paths } from '@fledge/contract/paths.ts'
import { prefetch } from '../../platform/http/prefetch.ts'
import type { LayoutTable } from '../../platform/router/screen-table.ts'

const p = paths.company
const signIn = [
  prefetch('sessions', 'demoPeople', { query: { type: 'C' } }),
  prefetch('secondFactor', 'getPendingSignIn'),
  prefetch('flags', 'featureOn', { query: { name: 'GOOGLE_SIGN_IN' } }),
]
const noShows = prefetch('noShows', 'listCompanyNoShows')

/**
 * Every company screen: path and file (`features/<feature>/<x>-screen.tsx`, or `areas/…`). Access
 * is defined by the domain's guard table.
 */
export const companyLayouts: readonly LayoutTable[] = [
  {
    id: 'company-app',
    layout: () => import('./layout.tsx'),
    prefetch: [
      prefetch('notices', 'listNotices', { query: {} }),
      prefetch('credits', 'getCreditBalance'),
      prefetch('dashboards', 'getHiringUpdates'),
    ],
    screens: [
      {
        page: p.dashboard,
        file: 'areas/company/dashboard',
        prefetch: [
          noShows,
          prefetch('interviews', 'upcomingInterviews', { query: { per_page: '4' } }),
          prefetch('browse', 'browseSuggestions', { query: { per_page: '3' } }),
          prefetch('browse', 'listOpportunityOptions'),
          prefetch('dashboards', 'listDashboardCandidates', { body: { page: 1, per_page: 5 } }),
          prefetch('dashboards', 'countHiring'),
          prefetch('plans', 'listInterested', { query: { per_page: '3' } }),
          prefetch('companies', 'listChecklist'),
          prefetch('members', 'getOwnProfile'),
        ],
      },
      {
        page: p.profile,
        file: 'companies/company-profile',
        prefetch: [
          prefetch('companies', 'getCompanyProfile'),
          prefetch('reports', 'listOwnHidings'),
        ],
      },
      {
        page: p.messages,
        file: 'messages/own-messages',
        prefetch: [prefetch('messages', 'listOwnMessages')],
      },
      {
        page: p.plans,
        file: 'plans/company-plans',
        prefetch: [prefetch('plans', 'listPlans', { query: { page: '1' } })],
      },
      {
        page: p.plan,
        file: 'areas/company/plan',
        prefetch: [
          prefetch('plans', 'getPlan', { params: { id: '{id}' } }),
          prefetch('reports', 'listOwnHidings'),
        ],
      },
      {
        page: p.planCandidate,
        file: 'areas/company/plan-candidate',
        prefetch: [
          prefetch('plans', 'getPlan', { params: { id: '{id}' } }),
          prefetch('candidatures', 'getCandidatureIntern', { params: { id: '{candidate}' } }),
          prefetch('candidatures', 'getStage', { params: { id: '{candidate}' } }),
        ],
      },
      {
        page: p.hiring,
        file: 'candidatures/company-hiring',
        prefetch: [
          prefetch('plans', 'listPlanOptions', { body: {} }),
          prefetch('candidatures', 'listCandidatures', { query: { per_page: '100', page: '1' } }),
        ],
      },
      {
        page: p.candidate,
        file: 'areas/company/candidate',
        prefetch: [
          prefetch('candidatures', 'getCandidatureIntern', { params: { id: '{candidate}' } }),
          prefetch('candidatures', 'getStage', { params: { id: '{candidate}' } }),
          prefetch('interviews', 'listCandidatureInterviews', { params: { id: '{candidate}' } }),
          prefetch('offers', 'listCandidatureOffers', { params: { id: '{candidate}' } }),
          prefetch('candidatures', 'getCandidatureCompany', { params: { id: '{candidate}' } }),
          noShows,
        ],
      },
      {
        page: p.offers,
        file: 'offers/company-offers',
        prefetch: [prefetch('offers', 'listOffers', { body: { page: 1 } })],
      },
      { page: p.offer, file: 'areas/company/offer' },
      {
        page: p.browse,
        file: 'browse/company-browse',
        prefetch: [prefetch('browse', 'browseCandidates', { query: { sort: 'fit', page: '1' } })],
      },
      {
        page: p.propose,
        file: 'interviews/company-propose',
        prefetch: [
          prefetch('browse', 'getInternProfile', { params: { uuid: '{intern}' }, query: {} }),
          prefetch('interviews', 'internAvailable', { params: { uuid: '{intern}' } }),
          prefetch('browse', 'listOpportunityOptions'),
          noShows,
        ],
      },
      {
        page: p.shortlist,
        file: 'browse/company-shortlist',
        prefetch: [
          prefetch('shortlist', 'listShortlist', { body: { page: 1 } }),
          prefetch('plans', 'listPlanOptions', { body: {} }),
        ],
      },
      {
        page: p.hired,
        file: 'internships/company-hired',
        prefetch: [prefetch('internships', 'listActiveInterns', { body: { page: 1 } })],
      },
      {
        page: p.internship,
        file: 'areas/company/internship',
        prefetch: [
          prefetch('internships', 'internshipProgress', { params: { id: '{internshipId}' } }),
        ],
      },
      {
        page: p.settings,
        file: 'areas/company/settings',
        prefetch: [
          prefetch('members', 'getLoginUser'),
          prefetch('members', 'listMembers', { body: { page: 1 } }),
        ],
      },
    ],
  },
  {
    id: 'company-steps',
    layout: () => import('./steps-layout.tsx'),
    screens: [{ page: p.newPlan, file: 'plans/company-plan-edit' }],
  },
  {
    id: 'company-bare',
    layout: () => import('./bare-layout.tsx'),
    screens: [
      { page: p.onboarding, file: 'companies/company-onboarding' },
      { page: p.outlook, file: 'calendars/company-outlook' },
    ],
  },
  {
    id: 'company-public',
    layout: () => import('../public/sign-in-layout.tsx'),
    screens: [
      { page: p.index, file: 'sessions/company-get-started', prefetch: signIn },
      { page: p.getStarted, file: 'sessions/company-get-started', prefetch: signIn },
      { page: p.signUp, file: 'registration/company-sign-up' },
      { page: p.invitedUser, file: 'registration/company-invited-user' },
      { page: p.waitForInvitation, file: 'registration/wait-for-invitation' },
      { page: p.accountDeactivated, file: 'registration/account-deactivated' },
      { page: p.registeredAsIntern, file: 'registration/registered-as-intern' },
      { page: p.inWaitingList, file: 'registration/in-waiting-list' },
    ],
  },
]
