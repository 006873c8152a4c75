import { randomUUID } from 'node:crypto'
import {
  aCandidature,
  aMember,
  anInterview,
  anOffer,
  aPlan,
  aUser,
  type TestIntern,
  type TestPerson,
} from '../../platform/testing/factories.ts'
import type { TestServer } from '../../platform/testing/harness.ts'

const day = 86_400_000
const insert = (server: TestServer, text: string, values: readonly unknown[]) =>
  server.pool.query(text, [...values])

/** The rows that a tenant's other rows refer to. */
export interface TenantHiring {
  readonly server: TestServer
  readonly mark: string
  readonly companyId: string
  readonly supervisor: TestPerson & { readonly memberId: string }
  readonly intern: TestIntern
}

async function createSupervisedPlan(
  { server, companyId, supervisor, mark }: TenantHiring,
  overrides: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const plan = await aPlan(server, companyId, { openings: 5, responsibilities: mark, ...overrides })
  await insert(
    server,
    'insert into plan_supervisors (plan_id, company_id, member_id) values ($1, $2, $3)',
    [plan, companyId, supervisor.memberId],
  )
  return plan
}

export async function createInterviewRows(hiring: TenantHiring): Promise<Record<string, string>> {
  const { server, mark, companyId, supervisor, intern } = hiring
  const plan = await createSupervisedPlan(hiring, { status: 'PAUSED' })
  const draft = await createSupervisedPlan(hiring, { status: 'DRAFT', name: mark })
  const candidature = await aCandidature(server, companyId, plan, intern, {
    stage: 'INTERVIEW_SCHEDULED',
    company_details: { note: mark },
  })
  const startsAt = new Date(server.now().getTime() + 3 * day)
  const interview = await anInterview(
    server,
    companyId,
    candidature,
    intern,
    [supervisor.memberId],
    {
      status: 'CONFIRMED',
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + 1_800_000),
      notes: mark,
      meeting_link: `https://meet.example/${mark}`,
    },
  )
  await insert(
    server,
    `insert into event_log (machine, move, subject_id, to_state, actor_kind, company_id, intern_id, candidature_id, note, at) values ('interview', 'confirm', $1, 'CONFIRMED', 'intern', $2, $3, $4, $5, $6)`,
    [interview, companyId, intern.internId, candidature, mark, server.now()],
  )
  return { plan, draft, candidature, interview }
}

export async function createOfferRows(hiring: TenantHiring): Promise<Record<string, string>> {
  const { server, mark, companyId, supervisor, intern } = hiring
  const plan = await createSupervisedPlan(hiring, { openings_taken: 1, status: 'PAUSED' })
  const candidature = await aCandidature(server, companyId, plan, intern, { stage: 'OFFERED' })
  const offer = await anOffer(server, companyId, plan, candidature, intern, supervisor.memberId, {
    status: 'OFFERED',
    role: mark,
    note: mark,
    holds_opening: true,
    sent_at: server.now(),
    approved_at: server.now(),
    answer_by: new Date(server.now().getTime() + 6 * day),
  })
  await insert(
    server,
    'insert into offer_versions (offer_id, version, facts, at) values ($1, 1, $2, $3)',
    [offer, JSON.stringify({ role: mark }), server.now()],
  )
  return { offer_plan: plan, offer_candidature: candidature, offer }
}

export async function createHireRows(hiring: TenantHiring): Promise<Record<string, string>> {
  const { server, mark, companyId, supervisor, intern } = hiring
  const plan = await createSupervisedPlan(hiring, { openings_taken: 1, status: 'PAUSED' })
  const candidature = await aCandidature(server, companyId, plan, intern, { stage: 'HIRED' })
  const offer = await anOffer(server, companyId, plan, candidature, intern, supervisor.memberId, {
    status: 'ACCEPTED_BY_CANDIDATE',
    terms_version: 1,
    terms_accepted_at: server.now(),
    role: mark,
    note: mark,
    holds_opening: true,
    starts_on: getDay(server, -21),
    ends_on: getDay(server, 34),
    answer_by: server.now(),
    sent_at: server.now(),
    approved_at: server.now(),
  })
  const internship = await createRunningInternship(hiring, plan, offer)
  return {
    hired_plan: plan,
    hired_candidature: candidature,
    hired_offer: offer,
    internship,
    ...(await createInternshipRows(hiring, internship)),
  }
}

const getDay = (server: TestServer, days: number) =>
  new Date(server.now().getTime() + days * day).toISOString().slice(0, 10)

async function createRunningInternship(
  { server, companyId, supervisor, intern }: TenantHiring,
  plan: string,
  offer: string,
): Promise<string> {
  const internship = randomUUID()
  await insert(
    server,
    `insert into internships (internship_id, offer_id, company_id, intern_id, plan_id, status, starts_on, ends_on, zone, hours_a_week, supervisor_member_id, created_at)
    values ($1, $2, $3, $4, $5, 'ONGOING', $6, $7, 'Europe/London', 30, $8, $9)`,
    [
      internship,
      offer,
      companyId,
      intern.internId,
      plan,
      getDay(server, -21),
      getDay(server, 34),
      supervisor.memberId,
      server.now(),
    ],
  )
  return internship
}

/** Creates its first week, an extension request and a project. */
async function createInternshipRows(
  { server, mark, intern }: TenantHiring,
  internship: string,
): Promise<Record<string, string>> {
  const [week, action] = [randomUUID(), randomUUID()]
  await insert(
    server,
    'insert into internship_weeks (weekly_feedback_id, internship_id, number, starts_on, unlocks_at) values ($1, $2, 1, $3, $4)',
    [week, internship, getDay(server, -21), new Date(server.now().getTime() - 14 * day)],
  )
  await insert(
    server,
    `insert into internship_actions (action_id, internship_id, kind, status, raised_by, raised_by_user, note, created_at) values ($1, $2, 'EXTEND', 'RAISED', 'intern', $3, $4, $5)`,
    [action, internship, intern.userId, mark, server.now()],
  )
  await insert(
    server,
    `insert into custom_projects (custom_project_id, internship_id, name, created_by, created_at) values ($1, $2, $3, 'intern', $4)`,
    [randomUUID(), internship, mark, server.now()],
  )
  return { week, action }
}

/**
 * Creates rows unrelated to hiring: a project, an invitation, a contact, a file, the ledger, a
 * session.
 */
export async function createOtherRows(hiring: TenantHiring): Promise<Record<string, string>> {
  return { ...(await createCompanyRows(hiring)), ...(await createInternRows(hiring)) }
}

async function createCompanyRows({
  server,
  mark,
  companyId,
}: TenantHiring): Promise<Record<string, string>> {
  const project = randomUUID()
  const contact = await aUser(server, 'C')
  const now = server.now()
  await insert(
    server,
    'insert into projects (project_id, company_id, name, created_at) values ($1, $2, $3, $4)',
    [project, companyId, mark, now],
  )
  const invited = await aMember(server, companyId, {
    status: 'INVITED',
    user_id: null,
    email: `${mark}@invited.example`,
    invited_at: now,
  })
  await insert(
    server,
    `insert into alternate_contacts (user_id, company_id, first_name, last_name, email, created_at) values ($1, $2, $3, $3, $4, $5)`,
    [contact.userId, companyId, mark, `${mark}@contact.example`, now],
  )
  await insert(
    server,
    `with b as (update credit_balances set balance = balance + 1, granted = granted + 1 where company_id = $1 returning balance)
    insert into credit_ledger (company_id, kind, amount, reason, balance_after, at) select $1, 'GRANT', 1, $2, balance, $3 from b`,
    [companyId, mark, now],
  )
  return { project, invited: invited.memberId, contact: contact.userId }
}

async function createInternRows({
  server,
  mark,
  supervisor,
  intern,
}: TenantHiring): Promise<Record<string, string>> {
  const [file, entry, comment, notice] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const now = server.now()
  await insert(
    server,
    `insert into files (file_id, owner_user_id, key, kind, content_type, name, size, created_at) values ($1, $2, $3, 'resume', 'application/pdf', $4, 3, $5)`,
    [file, intern.userId, `${mark}.pdf`, `${mark}.pdf`, now],
  )
  await insert(
    server,
    `insert into profile_entries (entry_id, intern_id, kind, data, created_at) values ($1, $2, 'education', '{}', $3)`,
    [entry, intern.internId, now],
  )
  await insert(
    server,
    `insert into application_comments (comment_id, application_id, section, body, author_id, created_at, sent_at) values ($1, $2, 'CAREER_FIELD', $3, $4, $5, $5)`,
    [comment, intern.applicationId, mark, supervisor.userId, now],
  )
  await insert(
    server,
    `insert into notices (notice_id, user_id, kind, content, link, created_at) select $1::uuid, u, 'offers.offered', $3, '/', $4 from unnest($2::uuid[]) u limit 1`,
    [notice, [supervisor.userId], JSON.stringify({ values: { role: mark }, rows: [] }), now],
  )
  return { file, entry, comment, notice }
}
