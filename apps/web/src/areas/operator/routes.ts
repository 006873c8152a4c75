import type { PendingActKind } from '@fledge/domain/pending-acts/types.ts'
import type { OperatorList } from '@fledge/domain/lists/types.ts'
import { paths } from '@fledge/contract/paths.ts'
import { prefetch } from '../../platform/http/prefetch.ts'
import type { LayoutTable } from '../../platform/router/screen-table.ts'
import { moneyPages } from './money-routes.ts'
import { companyInvitationPages } from './company-invitation-routes.ts'
import { moderationPages } from './moderation-routes.ts'
import { placementPages } from './placement-routes.ts'
import { systemPages } from './system-routes.ts'

const p = paths.operator
const signIn = [
  prefetch('sessions', 'demoPeople', { query: { type: 'O' } }),
  prefetch('secondFactor', 'getPendingSignIn'),
]
/** The first page of each queue (`queuePageSize`), which opens its first item unless the address names one. */
const firstItems = { page: '1', per_page: '50' }
const pendingActs = (kind: PendingActKind) =>
  prefetch('pendingActs', 'listPendingActs', { query: { kind } })
const ownAbsence = prefetch('team', 'getOwnAbsence', {})
const applications = [
  ownAbsence,
  prefetch('reviews', 'countReviews', { query: {} }),
  prefetch('reviews', 'countReviewOwners', { query: {} }),
  prefetch('reviews', 'listReviews', { query: firstItems }),
  pendingActs('APPLICATION'),
]
const companies = [
  ownAbsence,
  prefetch('companies', 'listCompanyQueue', {
    query: { status: 'PENDING_APPROVAL', ...firstItems },
  }),
  prefetch('companies', 'countCompanyOwners', { query: { status: 'PENDING_APPROVAL' } }),
  pendingActs('COMPANY'),
]
const offers = [
  ownAbsence,
  prefetch('offers', 'listOffersForReview', { query: firstItems }),
  prefetch('offers', 'countOfferOwners', { query: {} }),
  pendingActs('OFFER'),
]
const views = (list: OperatorList) => prefetch('lists', 'listSavedViews', { query: { list } })
const partners = prefetch('batches', 'listPartners', { query: { per_page: '100' } })

/**
 * Every screen of the programme team's console: path and file (`features/<feature>/<x>-screen.tsx`,
 * or `areas/…`). Access is defined by the domain's guard table.
 */
export const operatorLayouts: readonly LayoutTable[] = [
  {
    id: 'operator-app',
    layout: () => import('./layout.tsx'),
    prefetch: [prefetch('notices', 'listNotices', { query: {} })],
    screens: [
      {
        page: p.dashboard,
        file: 'today/operator-dashboard',
        prefetch: [prefetch('today', 'getToday')],
      },
      {
        page: p.todayItems,
        file: 'today/operator-today-items',
        prefetch: [
          prefetch('today', 'listTodayItems', { query: { list: 'INTERVIEWS', page: '1' } }),
        ],
      },
      {
        page: p.overdue,
        file: 'overdue/operator-overdue',
        prefetch: [
          prefetch('overdue', 'countOverdue'),
          prefetch('overdue', 'listOverdue', { query: { page: '1' } }),
          views('overdue'),
        ],
      },
      {
        page: p.waits,
        file: 'waits/operator-waits',
        prefetch: [
          ownAbsence,
          prefetch('waits', 'listWaits', { query: { page: '1' } }),
          pendingActs('TASK'),
          prefetch('lookups', 'globalSetting'),
          views('waits'),
        ],
      },
      {
        page: p.applications,
        file: 'reviews/operator-applications',
        staysMounted: true,
        prefetch: [
          ...applications,
          prefetch('reviews', 'getReview', { params: { id: '{listReviews.application_id}' } }),
        ],
      },
      {
        page: p.application,
        file: 'reviews/operator-applications',
        staysMounted: true,
        prefetch: [...applications, prefetch('reviews', 'getReview', { params: { id: '{id}' } })],
      },
      {
        page: p.companies,
        file: 'companies/operator-companies',
        staysMounted: true,
        prefetch: [
          ...companies,
          prefetch('companies', 'getCompanyForReview', {
            params: { id: '{listCompanyQueue.company_id}' },
          }),
        ],
      },
      {
        page: p.companyReview,
        file: 'companies/operator-companies',
        staysMounted: true,
        prefetch: [
          ...companies,
          prefetch('companies', 'getCompanyForReview', { params: { id: '{id}' } }),
        ],
      },
      ...companyInvitationPages,
      // Reading a company's page is recorded, as that of a person's is.
      { page: p.company, file: 'companies/operator-company' },
      {
        page: p.offers,
        file: 'offers/operator-offers',
        staysMounted: true,
        prefetch: [
          ...offers,
          prefetch('offers', 'getOfferForReview', {
            params: { id: '{listOffersForReview.offer_id}' },
          }),
        ],
      },
      {
        page: p.offer,
        file: 'offers/operator-offers',
        staysMounted: true,
        prefetch: [...offers, prefetch('offers', 'getOfferForReview', { params: { id: '{id}' } })],
      },
      {
        page: p.noShows,
        file: 'no-shows/operator-no-shows',
        prefetch: [
          prefetch('interviews', 'listContested', { query: { page: '1' } }),
          prefetch('noShows', 'listNoShowReviews', { query: { page: '1' } }),
          prefetch('pendingActs', 'listPendingActs', { query: { kind: 'CLAIM' } }),
          prefetch('pendingActs', 'listPendingActs', { query: { kind: 'NO_SHOW' } }),
          views('contested'),
          views('noShowReviews'),
        ],
      },
      {
        page: p.actions,
        file: 'internships/operator-actions',
        prefetch: [
          prefetch('internships', 'listInternshipActions', { query: { page: '1' } }),
          pendingActs('ACTION'),
          views('internshipActions'),
        ],
      },
      {
        page: p.batches,
        file: 'batches/operator-batches',
        prefetch: [
          prefetch('batches', 'listOperatorBatches', { query: { page: '1' } }),
          partners,
          views('batches'),
        ],
      },
      { page: p.records, file: 'records/operator-records' },
      ...placementPages,
      {
        page: p.people,
        file: 'people/operator-people',
        prefetch: [prefetch('people', 'listPeople', { query: { page: '1' } }), views('people')],
      },
      // Reading a person's page is recorded, so nothing of it is fetched before it is opened.
      { page: p.person, file: 'people/operator-person' },
      {
        page: p.newBatch,
        file: 'batches/operator-batch',
        prefetch: [partners, prefetch('lookups', 'globalSetting')],
      },
      {
        page: p.batch,
        file: 'batches/operator-batch',
        prefetch: [prefetch('batches', 'getOperatorBatch', { params: { id: '{id}' } }), partners],
      },
      ...moneyPages,
      {
        page: p.programmeReport,
        file: 'programme-reports/operator-programme-report',
        prefetch: [prefetch('programmeReports', 'getProgrammeReport', { query: {} })],
      },
      {
        page: p.decisions,
        file: 'programme-reports/operator-decisions',
        prefetch: [
          prefetch('programmeReports', 'listDecisions', { query: { page: '1' } }),
          views('decisions'),
        ],
      },
      {
        page: p.lookups,
        file: 'lookups/operator-lookups',
        prefetch: [
          pendingActs('LOOKUP'),
          prefetch('lookups', 'listLookupEntries', { query: { page: '1' } }),
          views('lookups'),
        ],
      },
      {
        page: p.messages,
        file: 'messages/operator-messages',
        prefetch: [
          prefetch('messages', 'listMessages', { query: { page: '1' } }),
          pendingActs('MESSAGE'),
          views('messages'),
        ],
      },
      {
        page: p.templates,
        file: 'messages/operator-templates',
        prefetch: [
          prefetch('messages', 'listTemplates', { query: { page: '1' } }),
          views('templates'),
        ],
      },
      {
        page: p.cannedComments,
        file: 'reviews/operator-canned-comments',
        prefetch: [
          prefetch('reviews', 'listCannedComments', { query: { page: '1' } }),
          views('cannedComments'),
        ],
      },
      ...moderationPages,
      ...systemPages,
      {
        page: p.programmeSettings,
        file: 'settings/operator-programme-settings',
        prefetch: [prefetch('settings', 'listSettings')],
      },
      {
        page: p.settings,
        file: 'areas/operator/settings',
        prefetch: [
          prefetch('lookups', 'listTimeZones'),
          prefetch('notices', 'noticePreferences', { query: {} }),
          prefetch('secondFactor', 'getSecondFactor'),
          prefetch('sessions', 'listSessions'),
        ],
      },
      {
        page: p.certificates,
        file: 'internships/operator-certificates',
        prefetch: [
          prefetch('certificates', 'listCertificates', { query: { page: '1' } }),
          views('certificates'),
        ],
      },
    ],
  },
  {
    id: 'operator-bare',
    layout: () => import('./bare-layout.tsx'),
    screens: [{ page: p.setUpSecondFactor, file: 'second-factor/operator-set-up-second-factor' }],
  },
  {
    id: 'operator-public',
    layout: () => import('../public/sign-in-layout.tsx'),
    screens: [
      { page: p.index, file: 'sessions/operator-get-started', prefetch: signIn },
      { page: p.getStarted, file: 'sessions/operator-get-started', prefetch: signIn },
    ],
  },
]
