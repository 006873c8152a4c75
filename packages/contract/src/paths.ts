/**
 * Path of every screen, for links in the web app and in emails. `{name}` is a
 * parameter for `buildPath()`.
 */
export const paths = {
  public: {
    landing: '/',
    welcome: '/welcome',
    googleReturn: '/welcome/google',
    sitemaps: '/sitemaps',
    status: '/status',
    internProfile: '/intern-profile/{id}',
    companyProfile: '/company-profile/{slug}',
    certificate: '/employable/{uuid}',
    partner: '/{slug}',
    partnerBatch: '/{slug}/{batchId}',
    reviewOffer: '/review-offer',
    declineOffer: '/decline-offer',
    requestReceived: '/request-received',
    termCondition: '/term-condition',
    notFound: '/notfound',
    mailbox: '/mailbox',
    privacy: '/privacy',
    unsubscribe: '/unsubscribe',
    accountClosing: '/account-closing',
    appeal: '/appeal',
  },
  company: {
    index: '/company',
    getStarted: '/company/get-started',
    signUp: '/company/sign-up',
    invitedUser: '/company/invited-user',
    waitForInvitation: '/company/wait-for-invitation',
    accountDeactivated: '/company/account-deactivated',
    registeredAsIntern: '/company/registered-as-intern',
    inWaitingList: '/company/in-waiting-list',
    onboarding: '/company/onboarding',
    outlook: '/company/outlook',
    dashboard: '/company/dashboard',
    messages: '/company/messages',
    profile: '/company/profile',
    plans: '/company/internship-requirement',
    newPlan: '/company/internship-requirement/new',
    plan: '/company/internship-requirement/{id}',
    planCandidate: '/company/internship-requirement/{id}/{candidate}',
    hiring: '/company/hiring-management',
    candidate: '/company/hiring-management/{candidate}',
    offers: '/company/hiring-management/offers',
    offer: '/company/hiring-management/{candidate}/offer',
    browse: '/company/browse-candidates',
    propose: '/company/browse-candidates/{intern}/propose',
    shortlist: '/company/shortlisted-candidates',
    hired: '/company/hired-interns',
    internship: '/company/hired-interns/{internshipId}',
    settings: '/company/settings',
  },
  intern: {
    index: '/intern',
    getStarted: '/intern/get-started',
    choosePath: '/intern/choose-path',
    findBatch: '/intern/find-batch',
    basicDetails: '/intern/sign-up/basic-details',
    congratulations: '/intern/sign-up/congratulations',
    personalization: '/intern/sign-up/personalization',
    batchSelection: '/intern/sign-up/batch-selection',
    enrolmentNotStarted: '/intern/sign-up/enrolment-not-started',
    campaignExpired: '/intern/sign-up/campaign-expired',
    noActiveProgram: '/intern/sign-up/no-active-program',
    programNotStarted: '/intern/sign-up/program-not-started',
    registrationClosed: '/intern/sign-up/registration-closed',
    terms: '/intern/terms-and-conditions',
    termsPartner: '/intern/terms-and-conditions-partner',
    dashboard: '/intern/dashboard',
    messages: '/intern/messages',
    profile: '/intern/application-profile',
    applications: '/intern/application-list',
    tracker: '/intern/placement-tracker',
    candidature: '/intern/placement-tracker/{candidatureId}',
    internships: '/intern/internship-management',
    checkpoints: '/intern/internship-management/weekly-checkpoint',
    checkpoint: '/intern/internship-management/weekly-checkpoint/{id}',
    times: '/intern/interview-time-slots',
    settings: '/intern/settings',
    application: '/intern/application',
    applicationPart: '/intern/application/{id}',
    applicationLanding: '/intern/application-landing-page',
    personalInformation: '/intern/application/personal-information',
    careerField: '/intern/application/career-field',
    internshipPreference: '/intern/application/internship-preference',
    additionalQuestions: '/intern/application/additional-questions',
    diversityInformation: '/intern/application/diversity-information',
    resumeProfile: '/intern/application/resume-profile',
    videoProfile: '/intern/application/video-profile',
    reviewApplication: '/intern/application/review-application',
    applicationSubmit: '/intern/application/application-submit',
    settingDashboard: '/intern/application/setting-dashboard',
    applicationSuccess: '/intern/application-success',
    applicationFeedback: '/intern/application-feedback-pages',
    verifyWhatsapp: '/intern/verify-whatsapp',
    videoGetStarted: '/intern/video-get-started',
    videoAnswer: '/intern/video-answer',
    videoWrap: '/intern/video-wrap',
    chooseTime: '/intern/interview/{id}/choose-time',
    reviewOffer: '/intern/review-offer/{offer_id}',
    termCondition: '/intern/term-condition/{offer_id}',
    declineOffer: '/intern/decline-offer/{offer_id}',
    requestReceived: '/intern/request-received/{offer_id}',
    offerSuccess: '/intern/offer-success',
    checkout: '/intern/checkout',
  },
  operator: {
    index: '/operator',
    getStarted: '/operator/get-started',
    dashboard: '/operator/dashboard',
    todayItems: '/operator/dashboard/items',
    overdue: '/operator/overdue',
    waits: '/operator/waits',
    applications: '/operator/applications',
    application: '/operator/applications/{id}',
    companies: '/operator/companies',
    company: '/operator/companies/{id}',
    importCompanies: '/operator/companies/import',
    companyReview: '/operator/companies/{id}/review',
    offers: '/operator/offers',
    offer: '/operator/offers/{id}',
    actions: '/operator/actions',
    noShows: '/operator/no-shows',
    reports: '/operator/reports',
    programmeReport: '/operator/programme-report',
    hiddenContent: '/operator/hidden-content',
    batches: '/operator/batches',
    newBatch: '/operator/batches/new',
    batch: '/operator/batches/{id}',
    placement: '/operator/placement',
    risk: '/operator/risk',
    case: '/operator/cases/{id}',
    records: '/operator/records/{list}',
    people: '/operator/people',
    person: '/operator/people/{id}',
    credits: '/operator/credits',
    refunds: '/operator/refunds',
    differences: '/operator/payment-differences',
    certificates: '/operator/certificates',
    team: '/operator/team',
    flags: '/operator/flags',
    lookups: '/operator/lookups',
    messages: '/operator/messages',
    replies: '/operator/replies',
    templates: '/operator/templates',
    outbox: '/operator/outbox',
    jobs: '/operator/jobs',
    webhooks: '/operator/webhooks',
    audit: '/operator/audit-log',
    privacy: '/operator/privacy',
    settings: '/operator/settings',
    programmeSettings: '/operator/settings/programme',
    setUpSecondFactor: '/operator/set-up-second-factor',
  },
} as const

type PathParamName<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParamName<Rest>
  : never
type PathParams<P extends string> = [PathParamName<P>] extends [never]
  ? Record<string, never>
  : Readonly<Record<PathParamName<P>, string>>
type Query = Readonly<Record<string, string | number | boolean | null | undefined>>

/**
 * Builds the path of a page with its parameters and a query.
 * @returns a path from the root, for example `buildPath(paths.intern.reviewOffer, { offer_id })`
 */
export function buildPath<P extends string>(
  page: P,
  ...[parts, query]: [PathParamName<P>] extends [never]
    ? [parts?: PathParams<P>, query?: Query]
    : [parts: PathParams<P>, query?: Query]
): string {
  const values: Readonly<Record<string, string>> = parts ?? {}
  const path = page.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  )
  const entries = Object.entries(query ?? {}).filter(
    ([, value]) => value !== undefined && value !== null,
  )
  return entries.length === 0
    ? path
    : `${path}?${entries.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`).join('&')}`
}
