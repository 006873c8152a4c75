import type { OperatorRole } from '@fledge/domain/sessions/types.ts'
import { newId } from '../ids.ts'
import { agreedStages } from './agreed-stages.ts'
import type { TestServer } from './harness.ts'
import { shiftDate, toDayText, insertRow, type TestRow } from './insert-row.ts'
import { buildApplicationRow, buildInternRow, buildSearchRow } from './intern-rows.ts'

// Insert rows directly: a test gives the fields it depends on, and defaults fill in the rest.

let counter = 0
const next = () => (counter += 1)

export interface TestPerson {
  readonly userId: string
  readonly email: string
}

export async function aUser(
  server: TestServer,
  type: 'C' | 'I' | 'O',
  overrides: TestRow = {},
): Promise<TestPerson> {
  const userId = newId(server.now())
  const email = String(overrides.email ?? `user${next()}@people.example`)
  await insertRow(server.pool, 'users', {
    user_id: userId,
    type,
    email,
    first_name: `First${counter}`,
    last_name: `Last${counter}`,
    time_zone: 'Europe/London',
    created_at: server.now(),
    ...(type === 'O' ? { operator_role: 'MANAGER' } : {}),
    ...overrides,
  })
  return { userId, email }
}

export const anOperator = (
  server: TestServer,
  role: OperatorRole = 'MANAGER',
): Promise<TestPerson> => aUser(server, 'O', { operator_role: role })

export interface TestCompany {
  readonly companyId: string
  readonly admin: TestPerson & { readonly memberId: string }
}

/** Creates an onboarded company with its first administrator, credits and a signed policy. */
export async function aCompany(
  server: TestServer,
  overrides: TestRow & { credits?: number; signed?: boolean } = {},
): Promise<TestCompany> {
  const companyId = newId(server.now())
  const { credits = 10, signed = true, ...columns } = overrides
  await insertRow(server.pool, 'companies', {
    company_id: companyId,
    slug: `company-${next()}`,
    name: `Company ${counter}`,
    email_domain: `company${counter}.example`,
    status: 'APPROVED',
    time_zone: 'Europe/London',
    created_at: server.now(),
    ...columns,
  })
  await server.pool.query(
    'insert into credit_balances (company_id, balance, granted) values ($1, $2, $2)',
    [companyId, credits],
  )
  if (credits > 0)
    await server.pool.query(
      `insert into credit_ledger (company_id, kind, amount, reason, balance_after, at) values ($1, 'GRANT', $2, 'approval', $2, $3)`,
      [companyId, credits, server.now()],
    )
  const admin = await aMember(server, companyId, { role: 'ADMIN', is_first: true })
  if (signed)
    await server.pool.query(
      `insert into company_agreements (company_id, kind, version, user_id, at) select $1, kind, max(version), $2, $3 from agreements where kind = 'COMPANY_CONDUCT' group by kind`,
      [companyId, admin.userId, server.now()],
    )
  return { companyId, admin }
}

/** Creates a member of a company, ACTIVE and onboarded unless overridden. */
export async function aMember(
  server: TestServer,
  companyId: string,
  overrides: TestRow = {},
): Promise<TestPerson & { readonly memberId: string }> {
  const person = await aUser(server, 'C')
  const memberId = newId(server.now())
  await insertRow(server.pool, 'members', {
    member_id: memberId,
    company_id: companyId,
    user_id: person.userId,
    email: person.email,
    role: 'SUPERVISOR',
    status: 'ACTIVE',
    onboarding_started_at: server.now(),
    onboarding_completed_at: server.now(),
    created_at: server.now(),
    ...overrides,
  })
  return { ...person, memberId }
}

export interface TestBatch {
  readonly batchId: string
  readonly code: string
}

/** Creates a batch open for enrolment; its programme runs from 60 to 260 days from now. */
export async function aBatch(server: TestServer, overrides: TestRow = {}): Promise<TestBatch> {
  const batchId = newId(server.now())
  const code = String(overrides.code ?? `BATCH-${next()}`)
  const now = server.now()
  await insertRow(server.pool, 'batches', {
    batch_id: batchId,
    code,
    slug: code.toLowerCase(),
    name: `Batch ${code}`,
    is_published: true,
    enrolment_opens_at: shiftDate(now, -10),
    enrolment_closes_at: shiftDate(now, 50),
    programme_start: toDayText(shiftDate(now, 30)),
    programme_end: toDayText(shiftDate(now, 260)),
    seats: 100,
    created_at: now,
    ...overrides,
  })
  return { batchId, code }
}

export interface TestIntern extends TestPerson {
  readonly internId: string
  readonly applicationId: string
  readonly batchId: string
}

/** Creates an intern in browse with an APPROVED application and weekday hours 09:00–17:00. */
export async function anIntern(
  server: TestServer,
  overrides: { user?: TestRow; intern?: TestRow; application?: TestRow; batch?: TestBatch } = {},
): Promise<TestIntern> {
  const now = server.now()
  const { batchId } = overrides.batch ?? (await aBatch(server))
  const person = await aUser(server, 'I', { time_zone: 'Africa/Lagos', ...overrides.user })
  const internId = newId(now)
  await insertRow(
    server.pool,
    'interns',
    buildInternRow(now, internId, person.userId, overrides.intern),
  )
  const intern = { ...person, internId, applicationId: newId(now), batchId }
  const application = buildApplicationRow(now, intern, overrides.application)
  await insertRow(server.pool, 'applications', application)
  if (application.status === 'APPROVED')
    await insertRow(server.pool, 'intern_search', buildSearchRow(now, intern, application))
  return intern
}

/** Creates a plan of a company, ACTIVE with one opening unless overridden. */
export async function aPlan(
  server: TestServer,
  companyId: string,
  overrides: TestRow = {},
): Promise<string> {
  const planId = newId(server.now())
  const now = server.now()
  await insertRow(server.pool, 'plans', {
    plan_id: planId,
    company_id: companyId,
    status: 'ACTIVE',
    name: `Plan ${next()}`,
    career_field_id: 1,
    skill_ids: [1, 2],
    start_month: `${toDayText(shiftDate(now, 60)).slice(0, 7)}-01`,
    duration_min: 8,
    duration_max: 12,
    hours_a_week: 30,
    place: 'REMOTE',
    time_zone: 'Europe/London',
    openings: 1,
    published_at: now,
    created_at: now,
    updated_at: now,
    ...overrides,
  })
  return planId
}

export async function aCandidature(
  server: TestServer,
  companyId: string,
  planId: string,
  intern: TestIntern,
  overrides: TestRow = {},
): Promise<string> {
  const [candidatureId, now] = [newId(server.now()), server.now()]
  const isShortlist = (overrides.stage ?? 'SHORTLISTED') === 'SHORTLISTED'
  await insertRow(server.pool, 'candidatures', {
    candidature_id: candidatureId,
    company_id: companyId,
    plan_id: planId,
    intern_id: intern.internId,
    application_id: intern.applicationId,
    stage: 'SHORTLISTED',
    stage_since: now,
    created_at: now,
    // A shortlist is private until the intern expresses interest or an interview is proposed.
    known_to_intern_at: isShortlist ? (overrides.interested_at ?? null) : now,
    name_visible_at: agreedStages.some((stage) => stage === overrides.stage) ? now : null,
    ...overrides,
  })
  return candidatureId
}

/** Creates an interview and its hold in the ledger. CONFIRMED needs `starts_at` and `ends_at`. */
export async function anInterview(
  server: TestServer,
  companyId: string,
  candidatureId: string,
  intern: TestIntern,
  memberIds: readonly string[],
  overrides: TestRow = {},
): Promise<string> {
  const [interviewId, now] = [newId(server.now()), server.now()]
  const row = {
    interview_id: interviewId,
    candidature_id: candidatureId,
    company_id: companyId,
    intern_id: intern.internId,
    status: 'AWAITING_CONFIRMATION',
    duration_minutes: 30,
    proposed_zone: 'Europe/London',
    slot_starts: [shiftDate(now, 3), shiftDate(now, 4), shiftDate(now, 5)],
    answer_by: shiftDate(now, 3),
    created_at: now,
    status_since: now,
    ...overrides,
  }
  await insertRow(server.pool, 'interviews', row)
  for (const memberId of memberIds)
    await insertRow(server.pool, 'interviewers', {
      interview_id: interviewId,
      company_id: companyId,
      member_id: memberId,
      ...(row.status === 'CONFIRMED' && 'starts_at' in row
        ? { starts_at: row.starts_at, ends_at: 'ends_at' in row ? row.ends_at : null }
        : {}),
    })
  await holdCredit(server, companyId, interviewId, now)
  return interviewId
}

async function holdCredit(
  server: TestServer,
  companyId: string,
  interviewId: string,
  at: Date,
): Promise<void> {
  await server.pool.query(
    `with b as (update credit_balances set balance = balance - 1 where company_id = $1 returning balance)
    insert into credit_ledger (company_id, kind, amount, reason, interview_id, balance_after, at) select $1, 'HOLD', 1, 'interview', $2, balance, $3 from b`,
    [companyId, interviewId, at],
  )
}

export async function anOffer(
  server: TestServer,
  companyId: string,
  planId: string,
  candidatureId: string,
  intern: TestIntern,
  supervisorMemberId: string,
  overrides: TestRow = {},
): Promise<string> {
  const [offerId, now] = [newId(server.now()), server.now()]
  await insertRow(server.pool, 'offers', {
    offer_id: offerId,
    candidature_id: candidatureId,
    company_id: companyId,
    intern_id: intern.internId,
    plan_id: planId,
    status: 'DRAFT',
    role: 'Data intern',
    starts_on: toDayText(shiftDate(now, 60)),
    ends_on: toDayText(shiftDate(now, 60 + 8 * 7 - 1)),
    hours_a_week: 30,
    place: 'REMOTE',
    supervisor_member_id: supervisorMemberId,
    supervisor_linkedin: 'https://www.linkedin.com/in/someone',
    created_at: now,
    status_since: now,
    ...overrides,
  })
  return offerId
}
