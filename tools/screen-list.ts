// All screens (packages/contract/src/paths.ts) and the demo user who sees each.
import { randomUUID } from 'node:crypto'
import { paths } from '@fledge/contract/paths.ts'

/** A screen and the user who views it. */
export interface Screenshot {
  readonly name: string
  readonly path: string
  /** Email of a demo user; empty for an anonymous visitor. */
  readonly as: string
  /** Path parameter → the id of `idsOf` that fills it, or a literal value. */
  readonly ids?: Readonly<Record<string, string>>
}

/** A screenshot at one size and colour scheme, for the README. */
export interface ReadmeScreenshot extends Screenshot {
  readonly width: number
  readonly scheme: 'light' | 'dark'
  /** Only the part visible without scrolling. */
  readonly fold: boolean
}

type Ids = Readonly<Record<string, string | undefined>>
/** Rows of a list, of which only the ids are read. */
type Row = Readonly<Record<string, unknown>> & {
  readonly plan?: { readonly plan_id: string } | null
  readonly candidates?: readonly Row[]
}
type Rows = readonly Row[]
type Call = <T = Rows>(method: string, path: string, body?: unknown) => Promise<T | undefined>

/** The part of Playwright's request context that is used here. */
interface Request {
  fetch(
    url: string,
    options: Readonly<Record<string, unknown>>,
  ): Promise<{ ok(): boolean; json(): Promise<{ data: { payload: unknown } }> }>
}

const amara = 'amara.okafor@unilag.example'
const priya = 'priya.raman@rvce.example'
const lucas = 'lucas.meyer@unileipzig.example'
const diego = 'diego.navarro@tec.example'
const sofiia = 'sofiia.melnyk@knu.example'
const baraka = 'baraka.mutua@strathmore.example'
const hannah = 'hannah.clarke@brightwater.example'
const clara = 'clara.vidal@lumenatelier.example'
const ines = 'ines.duarte@fledge.example'

/** Users of the screens that are not viewed by the area's usual user. */
const personByScreen: Readonly<Record<string, string>> = {
  'company.onboarding': clara,
  'company.getStarted': '',
  'company.signUp': '',
  'company.invitedUser': '',
  'company.waitForInvitation': '',
  'company.accountDeactivated': '',
  'company.registeredAsIntern': '',
  'company.inWaitingList': '',
  'intern.getStarted': '',
  'intern.choosePath': '',
  'intern.findBatch': '',
  'intern.basicDetails': '',
  'intern.enrolmentNotStarted': '',
  'intern.campaignExpired': '',
  'intern.noActiveProgram': '',
  'intern.programNotStarted': '',
  'intern.registrationClosed': '',
  'intern.terms': '',
  'intern.termsPartner': '',
  'intern.reviewOffer': priya,
  'intern.termCondition': priya,
  'intern.declineOffer': priya,
  'intern.requestReceived': priya,
  'intern.offerSuccess': priya,
  'intern.checkout': priya,
  'intern.internships': lucas,
  'intern.checkpoints': lucas,
  'intern.checkpoint': lucas,
  'intern.applicationFeedback': sofiia,
  'intern.application': diego,
  'intern.applicationLanding': diego,
  'intern.personalInformation': diego,
  'intern.careerField': diego,
  'intern.internshipPreference': diego,
  'intern.additionalQuestions': diego,
  'intern.diversityInformation': diego,
  'intern.resumeProfile': diego,
  'intern.videoProfile': diego,
  'intern.reviewApplication': diego,
  'intern.verifyWhatsapp': diego,
  'intern.videoGetStarted': diego,
  'intern.videoAnswer': diego,
  'intern.videoWrap': diego,
  'operator.getStarted': '',
  'public.certificate': baraka,
}
const personByArea: Readonly<Record<keyof typeof paths, string>> = {
  public: '',
  company: hannah,
  intern: amara,
  operator: ines,
}
/** Which of the user's ids fills each path parameter; each area has its own parameter names. */
const parts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'public.internProfile': { id: 'intern' },
  'public.companyProfile': { slug: 'brightwater-labs' },
  'public.certificate': { uuid: 'certificate' },
  'public.partner': { slug: 'porto-institute' },
  'public.partnerBatch': { slug: 'porto-institute', batchId: 'batch' },
  'company.plan': { id: 'plan' },
  'company.planCandidate': { id: 'plan', candidate: 'candidature' },
  'company.candidate': { candidate: 'candidature' },
  'company.propose': { intern: 'intern' },
  'company.internship': { internshipId: 'internship' },
  'intern.candidature': { candidatureId: 'candidature' },
  'intern.checkpoint': { id: 'week' },
  'intern.applicationPart': { id: 'application' },
  'intern.chooseTime': { id: 'interview' },
  'intern.reviewOffer': { offer_id: 'offer' },
  'intern.termCondition': { offer_id: 'offer' },
  'intern.declineOffer': { offer_id: 'offer' },
  'intern.requestReceived': { offer_id: 'offer' },
  'operator.application': { id: 'application' },
  'operator.company': { id: 'company' },
  'operator.companyReview': { id: 'pendingCompany' },
  'operator.plan': { id: 'plan' },
  'operator.offer': { id: 'offer' },
  'operator.batch': { id: 'batch' },
  'operator.case': { id: 'concern' },
  'operator.person': { id: 'person' },
  'operator.records': { list: 'companies' },
}
// Paths that only redirect.
const redirectPages = new Set([
  'company.index',
  'intern.index',
  'operator.index',
  'public.reviewOffer',
  'public.declineOffer',
  'public.requestReceived',
  'public.termCondition',
  'public.unsubscribe',
])

// Object.entries would widen the names of the areas.
export const screenshots: readonly Screenshot[] = (
  Object.keys(paths) as (keyof typeof paths)[]
).flatMap((area) =>
  Object.entries(paths[area]).flatMap(([name, path]) => {
    const key = `${area}.${name}`
    return redirectPages.has(key)
      ? []
      : [
          {
            name: `${area}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
            path,
            as: personByScreen[key] ?? personByArea[area],
            ids: parts[key],
          },
        ]
  }),
)

const selectScreenshots = (
  source: string,
  name: string,
  over: Partial<ReadmeScreenshot> = {},
): readonly ReadmeScreenshot[] =>
  screenshots
    .filter((shot) => shot.name === source)
    .map((shot) => ({ ...shot, width: 1280, scheme: 'light', fold: true, ...over, name }))
/** The four screenshots of the README. */
export const readmeScreenshots: readonly ReadmeScreenshot[] = [
  ...selectScreenshots('company-dashboard', 'company-dashboard'),
  ...selectScreenshots('company-browse', 'browse-candidates'),
  ...selectScreenshots('intern-dashboard', 'intern-dashboard-dark', { scheme: 'dark' }),
  ...selectScreenshots('intern-review-offer', 'review-offer-phone', { width: 390 }),
]

/** Sends the requests of `loadScreenIds` without a browser, with the cookie of a session. */
export const createScreenRequest = (cookie: string | undefined): Request => ({
  fetch: async (url: string, { data, headers, method }: Readonly<Record<string, unknown>>) => {
    const response = await fetch(url, {
      method: String(method),
      headers: {
        // `loadScreenIds` sends text headers.
        ...(headers as Record<string, string>),
        ...(cookie ? { cookie } : {}),
        ...(data ? { 'content-type': 'application/json' } : {}),
      },
      ...(data ? { body: JSON.stringify(data) } : {}),
    })
    return {
      ok: () => response.ok,
      // The envelope of every successful response.
      json: async () => (await response.json()) as { data: { payload: unknown } },
    }
  },
})

/**
 * Loads the ids of a user's data with the requests of their screens.
 * @param email the signed-in user; empty for an anonymous visitor
 * @returns path parameter → id; undefined if the user has none
 */
export async function loadScreenIds(request: Request, base: string, email: string): Promise<Ids> {
  const call: Call = async <T>(method: string, path: string, body?: unknown) => {
    const answer = await request.fetch(`${base}/backend/${path}`, {
      method,
      headers: { 'x-request-id': randomUUID(), origin: base },
      ...(body ? { data: body } : {}),
    })
    // Each caller states the payload type of its request.
    return answer.ok() ? ((await answer.json()).data.payload as T) : undefined
  }
  const user = email ? await call<Row>('GET', 'api/check-token') : undefined
  if (user?.['type'] === 'C') return companyIds(call)
  if (user?.['type'] === 'I') return internIds(call, user)
  if (user?.['type'] === 'O') return operatorIds(call)
  return {
    batch: getRowId(
      (await call('GET', 'common-services/batch-list?partner=porto-institute'))?.[0],
      'batch_id',
    ),
  }
}

/** Returns a row's id; undefined if there is no row or no such id. */
function getRowId(row: Row | undefined, name: string): string | undefined {
  const id = row?.[name]
  return typeof id === 'string' ? id : undefined
}

async function companyIds(call: Call): Promise<Ids> {
  const plans = await call('GET', 'internship-plan?status=ACTIVE')
  const candidatures = await call('GET', 'candidatures?stage=INTERVIEW_SCHEDULED')
  const interns = await call('POST', 'hired-interns/active-interns', {})
  const browse = await call<Row>('GET', 'browse/candidates')
  const candidature = candidatures?.[0]
  return {
    plan: candidature?.plan?.plan_id ?? getRowId(plans?.[0], 'uuid'),
    candidature: getRowId(candidature, 'candidature_id'),
    intern: getRowId(browse?.candidates?.[0], 'intern_id'),
    internship: getRowId(
      interns?.find((row) => row['current_week'] !== null),
      'internship_id',
    ),
  }
}

async function internIds(call: Call, user: Row): Promise<Ids> {
  const intern = getRowId(user, 'intern_id') ?? getRowId(user, 'user_id')
  const interviews = await call('GET', `intern-service/intern-dashboard/${intern}/interviews`)
  const first = async (path: string, name: string) =>
    getRowId((await call('GET', `intern-service/${path}`))?.[0], name)
  return {
    intern,
    candidature: await first('candidatures', 'candidature_id'),
    interview: getRowId(
      interviews?.find((row) => row['starts_at'] === null),
      'interview_id',
    ),
    offer: await first('intern-dashboard/get-offer-recieved', 'offer_id'),
    week: await first('intern-offer/internships/ongoing', 'due_week_id'),
    certificate: await first('intern-offer/internships/complete', 'certificate'),
    application: getRowId(await call<Row>('GET', 'intern-service/application'), 'application_id'),
  }
}

async function operatorIds(call: Call): Promise<Ids> {
  const first = async (path: string, name: string) => getRowId((await call('GET', path))?.[0], name)
  return {
    company: await first('operator/companies?search=Brightwater', 'company_id'),
    pendingCompany: await first('operator/companies?status=PENDING_APPROVAL', 'company_id'),
    plan: await first('operator/records/plans', 'plan_id'),
    offer: await first('operator/offers', 'offer_id'),
    batch: await first('common-services/batch-list', 'batch_id'),
    concern: getRowId(
      (await call<readonly Row[]>('GET', 'operator/internship-actions'))?.find(
        (row) => row['kind'] === 'REPORT_CONCERN',
      ),
      'action_id',
    ),
    application: await first('operator/applications', 'application_id'),
    person: await first('operator/people?type=I&application=APPROVED', 'id'),
  }
}

/** Returns the path of a screen, with `none` for an id that its user does not have. */
export const getScreenPath = (shot: Screenshot, ids: Ids): string =>
  shot.path.replace(/\{(\w+)\}/g, (_part, name: string) => {
    const value = shot.ids?.[name]
    return ids[value ?? name] ?? value ?? 'none'
  })
