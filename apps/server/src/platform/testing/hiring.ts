import type { Browser, TestResponse, TestServer } from './harness.ts'
import {
  aBatch,
  aCandidature,
  aCompany,
  aMember,
  anIntern,
  anOperator,
  aPlan,
  type TestBatch,
  type TestCompany,
  type TestIntern,
  type TestPerson,
} from './factories.ts'

/**
 * The starting point of an offer: a company, a plan with its supervisor, an interviewed intern and
 * an operator.
 */
export interface HiringFixture {
  readonly company: TestCompany
  readonly supervisor: TestPerson & { readonly memberId: string }
  readonly planId: string
  readonly intern: TestIntern
  readonly candidatureId: string
  readonly operator: TestPerson
  readonly batch: TestBatch
}

/** The details that a company completes before an offer. */
export const testCompanyDetails = {
  legal_name: 'Company Ltd',
  registered_address: '1 High Street',
  signatory_name: 'Ann Lee',
  signatory_title: 'Director',
}

const dayText = (now: Date, days: number) =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** Returns the Monday this many weeks ahead, so that weeks have predictable dates. */
export function mondayIn(server: TestServer, weeks: number): string {
  const at = new Date(server.now().getTime() + weeks * 7 * 86_400_000)
  return dayText(at, -((at.getUTCDay() + 6) % 7))
}
export const shiftDay = (day: string, days: number): string =>
  dayText(new Date(`${day}T00:00:00Z`), days)

export async function aHiring(
  server: TestServer,
  overrides: {
    openings?: number
    stage?: string
    batch?: Record<string, unknown>
    company?: Record<string, unknown>
    intern?: TestIntern
  } = {},
): Promise<HiringFixture> {
  const company = await aCompany(server, overrides.company)
  const supervisor = await aMember(server, company.companyId)
  const planId = await aPlan(server, company.companyId, { openings: overrides.openings ?? 1 })
  await server.pool.query(
    'insert into plan_supervisors (plan_id, company_id, member_id) values ($1, $2, $3)',
    [planId, company.companyId, supervisor.memberId],
  )
  const batch = await aBatch(server, overrides.batch)
  const intern = overrides.intern ?? (await anIntern(server, { batch }))
  const candidatureId = await aCandidature(server, company.companyId, planId, intern, {
    stage: overrides.stage ?? 'INTERVIEWED',
    company_details: testCompanyDetails,
  })
  return {
    company,
    supervisor,
    planId,
    intern,
    candidatureId,
    operator: await anOperator(server),
    batch,
  }
}

/** Sends step 1 of an offer: eight weeks from a Monday. */
export function fillStep1(
  server: TestServer,
  hiring: HiringFixture,
  overrides: Record<string, unknown> = {},
): Record<string, unknown> {
  const starts = mondayIn(server, 8)
  return {
    candidature_id: hiring.candidatureId,
    role: 'Data intern',
    starts_on: starts,
    ends_on: shiftDay(starts, 8 * 7 - 3),
    hours_a_week: 30,
    place: 'REMOTE',
    is_paid: true,
    stipend_amount: 65_000,
    stipend_currency: 'EUR',
    note: 'We would be glad to have you.',
    ...overrides,
  }
}

/** Completes steps 1 and 2 of an offer. @returns the offer's id */
export async function aDraftedOffer(
  server: TestServer,
  hiring: HiringFixture,
  overrides: Record<string, unknown> = {},
): Promise<string> {
  const admin = await server.as(hiring.company.admin.userId)
  const saved = await admin.request('POST offer/save-offer-io', {
    body: fillStep1(server, hiring, overrides),
  })
  if (saved.status !== 200) throw new Error(saved.text)
  const offerId = String(saved.payload.offer_id)
  const people = await admin.request('POST offer/v2/save-offer-supervisor', {
    body: {
      offer_id: offerId,
      supervisor_id: hiring.supervisor.memberId,
      supervisor_linkedin: 'https://www.linkedin.com/in/eva-novakova',
    },
  })
  if (people.status !== 200) throw new Error(people.text)
  return offerId
}

/** Completes all three steps and the approval of an offer, which then awaits the intern's reply. */
export async function aSentOffer(
  server: TestServer,
  hiring: HiringFixture,
  overrides: Record<string, unknown> = {},
): Promise<string> {
  const offerId = await aDraftedOffer(server, hiring, overrides)
  const sent = await (
    await server.as(hiring.company.admin.userId)
  ).request('POST offer/send-intern-offer', { body: { offer_id: offerId } })
  if (sent.status !== 200) throw new Error(sent.text)
  const approved = await (
    await server.as(hiring.operator.userId)
  ).request(`POST operator/offers/${offerId}/approve`)
  if (approved.status !== 200) throw new Error(approved.text)
  return offerId
}

export async function acceptSentOffer(
  server: TestServer,
  hiring: HiringFixture,
  offerId: string,
): Promise<TestResponse> {
  return (await server.as(hiring.intern.userId)).request(
    'POST intern-service/intern-offer/accept-offer-B2B',
    { body: { offer_id: offerId, terms_accepted: true } },
  )
}

/** Creates an accepted offer. @returns the ids of the internship and the offer */
export async function anInternship(
  server: TestServer,
  hiring: HiringFixture,
  overrides: Record<string, unknown> = {},
): Promise<{ internshipId: string; offerId: string }> {
  const offerId = await aSentOffer(server, hiring, overrides)
  const accepted = await acceptSentOffer(server, hiring, offerId)
  if (accepted.status !== 200) throw new Error(accepted.text)
  return { internshipId: String(accepted.payload.internship_id), offerId }
}

export interface UpcomingInternship {
  readonly hiring: HiringFixture
  readonly internshipId: string
  readonly offerId: string
  readonly starts: string
  readonly ends: string
  readonly admin: Browser
  readonly intern: Browser
  readonly operator: Browser
}

/** Creates an internship of five weeks from a Monday, with everyone involved in it. */
export async function anUpcomingInternship(server: TestServer): Promise<UpcomingInternship> {
  const hiring = await aHiring(server)
  const starts = mondayIn(server, 6)
  const ends = shiftDay(starts, 5 * 7 - 3)
  const internship = await anInternship(server, hiring, { starts_on: starts, ends_on: ends })
  return {
    hiring,
    ...internship,
    starts,
    ends,
    admin: createReauthenticatingBrowser(server, hiring.company.admin.userId),
    intern: createReauthenticatingBrowser(server, hiring.intern.userId),
    operator: createReauthenticatingBrowser(server, hiring.operator.userId),
  }
}

/**
 * Returns a browser that signs in again for each request: months pass in a test, and a session ends
 * after 30 idle days.
 */
export function createReauthenticatingBrowser(server: TestServer, userId: string): Browser {
  return {
    cookie: null,
    browserCookie: null,
    viewCookie: null,
    request: async (address, ask) => (await server.as(userId)).request(address, ask),
  }
}
