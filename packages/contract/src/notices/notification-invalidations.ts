// A change by another user invalidates the same responses as one's own request; a notification
// announces it.
const hiring = [
  'getHiringUpdates',
  'countHiring',
  'listDashboardCandidates',
  'listCandidatures',
  'getStage',
  'listInterested',
  'listInternCandidatures',
  'listByHostCompany',
  'getInternStage',
  'currentStage',
  'relevantRequirements',
] as const
const interviews = [
  ...hiring,
  'upcomingInterviews',
  'listCandidatureInterviews',
  'getInterview',
  'interviewTimes',
  'listCompanyInterviews',
  'listInternInterviews',
  'listInternCandidatureInterviews',
  'internInterviewTimes',
  'internOpenSlots',
  'getCreditBalance',
  'getInterviewCredit',
  'listCreditLedger',
  'listCreditMonths',
] as const
const noShows = [
  ...interviews,
  'listCompanyNoShows',
  'listInternNoShows',
  'listNoShowReviews',
  'listContested',
  'getConduct',
] as const
const internships = [
  ...hiring,
  'internshipProgress',
  'internProgress',
  'listActiveInterns',
  'listPastInterns',
  'listUpcomingInternships',
  'listOngoingInternships',
  'listCompleteInternships',
  'listInternshipActions',
  'listHostWeeks',
  'listInternWeeks',
] as const
const plans = ['listPlans', 'getPlan', 'listPlanOptions', 'listChecklist'] as const
const credits = [
  'getCreditBalance',
  'getInterviewCredit',
  'listCreditLedger',
  'listCreditMonths',
] as const
const account = ['checkToken', 'getCompanyUser', 'getLoginUser', 'getOwnProfile'] as const

/**
 * Endpoints that a notification invalidates in its recipient's browser, by the first part of its
 * kind (`interviews` of `interviews.confirmed`). The recipient may not use all of them.
 */
export const notificationInvalidations: Readonly<Record<string, readonly string[]>> = {
  overdue: ['listOverdue', 'countOverdue'],
  programmeReports: ['getProgrammeReport'],
  accounts: account,
  agreements: ['getConduct', 'listOwnAcceptances', 'getStage', 'getHiringUpdates'],
  applications: [
    ...account,
    'getApplication',
    'listApplications',
    'applicationDetails',
    'listFeedback',
    'profileCompletion',
    'currentStage',
    'getEnrolment',
    'listReviews',
    'countReviews',
    'getReview',
  ],
  batches: [
    ...account,
    'getBatchDetail',
    'getApplication',
    'currentStage',
    'getEnrolment',
    'listOperatorBatches',
    'getOperatorBatch',
  ],
  calendars: [
    'listCalendars',
    'listProviders',
    'calendarNames',
    'getCalendarFeed',
    'internOpenSlots',
  ],
  candidatures: [
    ...interviews,
    'listShortlist',
    'listCandidatureOffers',
    'listInternCandidatureOffers',
    'browseSuggestions',
  ],
  certificates: [...internships, 'listCertificates'],
  companyInvitations: [],
  companies: [
    ...account,
    ...hiring,
    ...plans,
    ...credits,
    'getCompanyProfile',
    'getOnboardingStatus',
    'browseCandidates',
    'browseSuggestions',
    'listCompanyQueue',
    'countCompanyQueue',
    'countCompanyOwners',
    'getCompanyForReview',
  ],
  credits: [...credits, 'getStage'],
  internships: [...internships, 'listCandidatureOffers', 'listInternOffers'],
  interviews: noShows,
  messages: [],
  matching: ['browseSuggestions', 'browseCandidates'],
  members: [
    ...account,
    'listMembers',
    'listPocs',
    'getPoc',
    'listPlanOptions',
    'listHandover',
    'getPlan',
  ],
  noShows,
  offers: [
    ...internships,
    'listOffers',
    'listCandidatureOffers',
    'getOfferApplication',
    'getInternOffer',
    'listInternOffers',
    'listReceivedOffers',
    'listInternCandidatureOffers',
    'getMatch',
    'listOffersForReview',
    'getOfferForReview',
    'listPlans',
    'getPlan',
  ],
  payments: ['getEnrolment', 'getApplication', 'currentStage'],
  plans: [...plans, ...hiring, 'browseSuggestions'],
  profiles: ['getProfile', 'getBasicInfo'],
  reports: [],
  sessions: account,
  team: ['checkToken', 'listTeam'],
  weeklyFeedback: [
    ...internships,
    'hostQuestion',
    'internQuestion',
    'viewHostWeek',
    'viewInternWeek',
  ],
}

/** Returns the endpoints whose cached responses notifications of these kinds invalidate. */
export function getInvalidatedByNotices(kinds: readonly string[]): readonly string[] {
  return [
    ...new Set(
      kinds.flatMap((kind) => notificationInvalidations[kind.split('.')[0] ?? kind] ?? []),
    ),
  ]
}
