import type { endpointsByFeature } from '@fledge/contract/index.ts'
import { type ServedEndpoint, fillAddress, servedEndpoints } from '../system/served-endpoints.ts'
import type { ScaleActor, ScaleIds } from './scale-actors.ts'

/** A request to an endpoint that reads. */
export interface ScaleRequest {
  readonly endpoint: string
  readonly actor: ScaleActor
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>> | undefined
}

type AllEndpoints = typeof endpointsByFeature
type EndpointName = {
  [Feature in keyof AllEndpoints]: `${Feature}.${keyof AllEndpoints[Feature] & string}`
}[keyof AllEndpoints]
/** Values by endpoint; a name that the contract does not have does not compile. */
type EndpointTable<Value> = Readonly<Partial<Record<EndpointName, Value>>>

/**
 * The contents of a request: names of ids for the path, and texts. `{name}` in a text is also an
 * id.
 */
interface RequestParts {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>>
}

const ofCandidature: RequestParts = { params: { id: '{candidature}' } }
const ofInterview: RequestParts = { params: { id: '{interview}' } }
const ofInternship: RequestParts = { params: { id: '{internship}' } }
const ofCompany: RequestParts = { params: { id: '{company}' } }
const ofIntern: RequestParts = { params: { id: '{intern}' } }
const ofOffer: RequestParts = { params: { id: '{offer}' } }
const ofCandidate: RequestParts = { params: { uuid: '{candidate}' } }
const search: RequestParts = { query: { search: 'Tanaka' } }

/** Requests to endpoints whose parameters are required or worth setting. */
const partsByEndpoint: EndpointTable<RequestParts> = {
  'lookups.listSkillsAndProjects': { query: { career_field_id: '1' } },
  'lookups.searchUniversities': { query: { search: 'univ' } },
  'search.searchConsole': { query: { text: 'Tanaka' } },
  'flags.featureOn': { query: { name: 'SUGGESTIONS' } },
  'sitemaps.sitemapCompanies': { params: { file: 'companies-1.xml' } },
  'files.fileAddress': { params: { id: '{file}' } },
  'registration.findCompanyByDomain': { query: { domain: 'company5.example' } },
  'registration.getCompanyDetail': { params: { uuid: '{company}' } },
  'companies.getPublicCompany': ofCompany,
  'companies.getCompanyForReview': ofCompany,
  'companies.getCompanyPage': ofCompany,
  'companies.listCompanyEvents': ofCompany,
  'companies.listCompanyQueue': search,
  'companies.countCompanyOwners': { query: { status: 'PENDING_APPROVAL' } },
  'members.getPoc': { query: { user_id: '{user}' } },
  'members.listHandover': { query: { user_id: '{user}' } },
  'projects.listProjects': { params: { hcId: '{company}' } },
  'plans.getPlan': { params: { id: '{plan}' } },
  'plans.getPlanPage': { params: { id: '{plan}' } },
  'plans.listPlanEvents': { params: { id: '{plan}' } },
  'plans.writeJobDescription': { params: { id: '{plan}' } },
  'offers.getOfferBatch': ofCandidature,
  'offers.getOfferApplication': ofCandidature,
  'offers.listCandidatureOffers': ofCandidature,
  'offers.getInternOffer': ofOffer,
  'offers.listInternCandidatureOffers': ofCandidature,
  'offers.listInternOffers': ofIntern,
  'offers.listOffersForReview': search,
  'offers.getOfferForReview': ofOffer,
  'payments.getReceipt': { params: { payment_id: '{payment}' } },
  'companyInvitations.previewChangeCompanyInvitations': {
    body: { selection: { filters: {}, except: [] }, act: 'resend' },
  },
  'companyInvitations.previewCompanyImport': {
    body: {
      file: 'company,first name,last name,email\nSilva Boats,Ana,Silva,ana@silva-boats.example',
    },
  },
  'messages.listTemplateVersions': { params: { id: '{user}' } },
  'messages.listMessageRecipients': { params: { id: '{user}' } },
  'messages.previewMessage': {
    body: {
      selection: { list: 'people', filters: { search: 'Tanaka' }, except: [] },
      audience: 'PEOPLE',
      subject: 'Hello',
      body: 'We moved.',
    },
  },
  'lists.listSavedViews': { query: { list: 'people' } },
  'pendingActs.listPendingActs': { query: { kind: 'COMPANY' } },
  'reports.previewDismissContentReports': {
    body: { selection: { filters: {}, except: [] } },
  },
  'people.previewExtendDeadlines': {
    body: {
      selection: { list: 'applications', filters: {}, except: [] },
      due_on: '2027-01-31',
    },
  },
  'people.previewWithdrawApplicants': {
    body: { selection: { list: 'people', filters: {}, except: [] } },
  },
  'placement.previewNudgeInterns': {
    body: { selection: { filters: {}, except: [] } },
  },
  'placement.previewProposeMatch': {
    body: { selection: { filters: {}, except: [] }, plan_id: '{plan}' },
  },
  'waits.previewAssignWaits': {
    body: { selection: { filters: {}, except: [] }, owner_id: '{user}' },
  },
  'outbox.listFailedMails': search,
  'lookups.listLookupEntries': { query: { list: 'skill' } },
  'lookups.previewLookupStates': {
    body: { selection: { filters: {}, except: [] }, act: 'deactivate' },
  },
  'lookups.previewLookupMerge': { body: { list: 'skill', from_id: 1, into_id: 2 } },
  'outbox.previewRetryMails': { body: { selection: { filters: {}, except: [] } } },
  'auditLog.checkAuditLog': { body: { hash: '0'.repeat(64), signature: 'planted' } },
  'payments.listPayments': search,
  'payments.previewReprocessEvents': { body: { selection: { filters: {}, except: [] } } },
  'internships.internshipOffer': { body: { internship_id: '{internship}' } },
  'internships.getCase': { params: { id: '{concern}' } },
  'internships.internshipProgress': ofInternship,
  'internships.getIoDetails': { body: { io_id: '{plan}' } },
  'weeklyFeedback.hostQuestion': {
    params: {
      intern_id: '{hired_intern}',
      weekly_feedback_id: '{week}',
      slug: 'hour-intern-work-this-week',
    },
  },
  'weeklyFeedback.listHostWeeks': { body: { internship_id: '{internship}' } },
  'weeklyFeedback.viewHostWeek': { params: { weekly_feedback_id: '{week}' } },
  'weeklyFeedback.feedbackOffer': { body: { offer_id: '{hired_offer}' } },
  'weeklyFeedback.listInternWeeks': { params: { offer_id: '{hired_offer}' } },
  'weeklyFeedback.internQuestion': {
    params: { weekly_feedback_id: '{week}', slug: 'intern-active-work-hours' },
  },
  'weeklyFeedback.viewInternWeek': { params: { weekly_feedback_id: '{week}' } },
  'certificates.getCertificate': { params: { uuid: '{certificate}' } },
  'certificates.getBadge': { params: { uuid: '{certificate}' } },
  'certificates.badgeStatus': { params: { list: '0' } },
  'certificates.listCertificates': search,
  'browse.browseCandidates': { query: { skills: '3', ir_ids: '{plan}' } },
  'browse.browseOther': { query: { skills: '3', internship_durations: '8' } },
  'browse.findInterns': search,
  'browse.eligibleCareerFields': { query: { intern_application_id: '{application}' } },
  'browse.getInternProfile': { ...ofCandidate, query: { plan_id: '{plan}' } },
  'browse.relevantRequirements': ofIntern,
  'browse.getMatch': ofCandidature,
  'shortlist.getNotInterested': { params: { internId: '{candidate}' } },
  'candidatures.getCandidatureIntern': ofCandidature,
  'candidatures.getCandidatureCompany': ofCandidature,
  'candidatures.getStage': ofCandidature,
  'candidatures.getInternStage': ofCandidature,
  'candidatures.getHostCompany': ofCandidature,
  'candidatures.listByHostCompany': ofCompany,
  'interviews.internAvailable': ofCandidate,
  'interviews.internOpenSlots': { params: { id: '{candidate}' } },
  'interviews.listCandidatureInterviews': ofCandidature,
  'interviews.getInterview': ofInterview,
  'interviews.interviewTimes': ofInterview,
  'interviews.batchOfInterview': ofCandidature,
  'interviews.listInternInterviews': ofIntern,
  'interviews.listInternCandidatureInterviews': ofCandidature,
  'interviews.internInterviewTimes': ofInterview,
  'interviews.listInternFeedback': ofCompany,
  'calendars.interviewCalendarFile': { params: { id: '{agreed_interview}' } },
  'batches.listOperatorBatches': search,
  'batches.getOperatorBatch': { params: { id: '{batch}' } },
  'batches.getBatchFunnel': { params: { id: '{batch}' } },
  'batches.getBatchPlaces': { params: { id: '{batch}' } },
  'batches.checkBatchAddress': { query: { slug: 'new-programme', code: 'NEW-1' } },
  'batches.checkSlug': { query: { slug: '{batch_slug}' } },
  'batches.validateBatch': { params: { batchCode: '{batch_code}' } },
  'internRegistration.getRegisteringIntern': { params: { uuid: '{user}' } },
  'profiles.getProfile': { params: { uuid: '{intern}' } },
  'applications.enhanceText': {
    body: {
      introduction:
        'I study data science, and my favourite part is finding out why two tables disagree.',
    },
  },
  'applications.currentStage': { params: { id: '{application}' } },
  'placement.listOpenings': { params: { id: '{unplaced}' } },
  'people.getPerson': { params: { id: '{person}' } },
  'accounts.compareAccounts': { params: { id: '{person}' } },
  'people.listPersonEvents': { params: { id: '{person}' } },
  'reviews.getReview': { params: { id: '{application}' } },
  'reviews.getBatchMove': { params: { id: '{application}' } },
  'people.getLockedFields': { params: { id: '{unplaced}' } },
}

/** Reading endpoints that are not requested, with the reasons. */
export const unrequested: EndpointTable<string> = {
  'sessions.validateEmail': 'limited to a few requests an hour',
  'sessions.googleConsent': 'redirects to a provider, which is not configured',
  'notices.noticeStream': 'never ends',
  'accounts.readAppeal': 'needs the token of an email',
  'notices.unsubscribePage': 'needs the token of an email',
  'errorReports.sendErrorReport': 'reads nothing',
  'files.getFile': 'the files are not in the store',
  'files.getFileText': 'the files are not in the store',
  'files.videoChunkAddress': 'needs an unfinished upload',
  'files.videoOffset': 'needs an unfinished upload',
  'registration.getRegistration': 'needs a registration in progress',
  'certificates.getCertificateFile': 'draws a PDF from what certificates.getCertificate reads',
  'certificates.badgeKey': 'needs the id of a key',
  'calendars.calendarUrl': 'needs a configured provider',
  'calendars.calendarNames': 'needs a connected calendar',
  'applications.parseResume': 'needs an upload',
  'accounts.exportPerson': 'needs a copy that was prepared',
}

/** Endpoints that only exist outside production. */
const isForDevelopment = ({ call }: ServedEndpoint) => call.access.includes('dev')

/** Every reading endpoint that is requested. */
export const readingEndpoints: readonly ServedEndpoint[] = servedEndpoints.filter(
  (endpoint) =>
    !endpoint.changing && !isForDevelopment(endpoint) && !(endpoint.name in unrequested),
)

/** Whether an actor may call an endpoint. */
function isFor({ call }: ServedEndpoint, { side, name }: ScaleActor): boolean {
  // Public data is the same for everyone, so one company requests it.
  if (call.access.some((level) => level === 'public')) return name === 'company'
  return call.access.some((level) => level === 'session' || level.split(':')[0] === side)
}

/** Returns the requests of an actor: one for each endpoint for which they have the ids. */
export function listScaleRequests(actor: ScaleActor): readonly ScaleRequest[] {
  return readingEndpoints.flatMap((endpoint) => {
    const parts = isFor(endpoint, actor) ? fillParts(endpoint, actor.ids) : null
    if (!parts) return []
    const [method = '', path = ''] = fillAddress(
      endpoint,
      (param) => parts.params[param] ?? '',
    ).split(' ')
    return [{ endpoint: endpoint.name, actor, method, path, query: parts.query, body: parts.body }]
  })
}

/** Fills in the ids. @returns null if one is missing */
function fillParts({ name, method }: ServedEndpoint, ids: ScaleIds) {
  const known: Readonly<Record<string, RequestParts>> = partsByEndpoint
  const { params = {}, query = {}, body } = known[name] ?? {}
  const texts = [...Object.values(params), ...Object.values(query), ...Object.values(body ?? {})]
  const named = texts.flatMap((text) => [...String(text).matchAll(/\{(\w+)\}/g)])
  if (named.some(([, id = '']) => !(id in ids))) return null
  const fillText = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, id: string) => ids[id] ?? '')
  const fill = (values: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, fillText(value)]))
  // What is no text, such as a selection, contains no ids.
  const fillBody = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(values).map(([key, value]) => [
        key,
        typeof value === 'string' ? fillText(value) : value,
      ]),
    )
  return {
    params: fill(params),
    query: fill(query),
    body: method === 'GET' ? undefined : fillBody(body ?? {}),
  }
}
