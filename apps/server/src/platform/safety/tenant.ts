import { randomUUID } from 'node:crypto'
import {
  aCandidature,
  aCompany,
  aMember,
  anIntern,
  anInterview,
  anOffer,
  aPlan,
  aUser,
  type Company,
  type Intern,
  type Person,
} from '../testing/factories.ts'
import type { TestServer } from '../testing/harness.ts'

/** A company and its intern with a row of every kind, each carrying a mark that nobody else may ever read. */
export interface Tenant {
  readonly mark: string
  readonly company: Company
  readonly supervisor: Person & { readonly memberId: string }
  readonly intern: Intern
  /** What a parameter or a field of a body may mean → the row's id. */
  readonly ids: Readonly<Record<string, string>>
}

const day = 86_400_000
const insert = (server: TestServer, text: string, values: readonly unknown[]) =>
  server.pool.query(text, [...values])

export async function aTenant(server: TestServer, mark: string): Promise<Tenant> {
  const company = await aCompany(server, { decision_reason: mark })
  const { companyId } = company
  const supervisor = await aMember(server, companyId)
  const intern = await anIntern(server, {
    user: { email: `${mark}-intern@people.example`, phone: `${mark}-phone` },
  })
  const hiring = { server, mark, companyId, supervisor, intern }
  const ids = {
    ...(await interviewing(hiring)),
    ...(await offered(hiring)),
    ...(await hired(hiring)),
    ...(await aside(hiring)),
  }
  return {
    mark,
    company,
    supervisor,
    intern,
    ids: {
      ...ids,
      company: companyId,
      member: supervisor.memberId,
      user: supervisor.userId,
      intern: intern.internId,
      intern_user: intern.userId,
      application: intern.applicationId,
    },
  }
}

interface Hiring {
  readonly server: TestServer
  readonly mark: string
  readonly companyId: string
  readonly supervisor: Person & { readonly memberId: string }
  readonly intern: Intern
}

async function supervisedPlan(
  { server, companyId, supervisor, mark }: Hiring,
  over: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const plan = await aPlan(server, companyId, { openings: 5, responsibilities: mark, ...over })
  await insert(
    server,
    'insert into plan_supervisors (plan_id, company_id, member_id) values ($1, $2, $3)',
    [plan, companyId, supervisor.memberId],
  )
  return plan
}

async function interviewing(hiring: Hiring): Promise<Record<string, string>> {
  const { server, mark, companyId, supervisor, intern } = hiring
  const plan = await supervisedPlan(hiring, { status: 'PAUSED' })
  const draft = await supervisedPlan(hiring, { status: 'DRAFT', name: mark })
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

async function offered(hiring: Hiring): Promise<Record<string, string>> {
  const { server, mark, companyId, supervisor, intern } = hiring
  const plan = await supervisedPlan(hiring, { openings_taken: 1, status: 'PAUSED' })
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

async function hired(hiring: Hiring): Promise<Record<string, string>> {
  const { server, mark, companyId, supervisor, intern } = hiring
  const dayAt = (days: number) =>
    new Date(server.now().getTime() + days * day).toISOString().slice(0, 10)
  const plan = await supervisedPlan(hiring, { openings_taken: 1, status: 'PAUSED' })
  const candidature = await aCandidature(server, companyId, plan, intern, { stage: 'HIRED' })
  const offer = await anOffer(server, companyId, plan, candidature, intern, supervisor.memberId, {
    status: 'ACCEPTED_BY_CANDIDATE',
    terms_version: 1,
    terms_accepted_at: server.now(),
    role: mark,
    note: mark,
    holds_opening: true,
    starts_on: dayAt(-21),
    ends_on: dayAt(34),
    answer_by: server.now(),
    sent_at: server.now(),
    approved_at: server.now(),
  })
  const [internship, week, action] = [randomUUID(), randomUUID(), randomUUID()]
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
      dayAt(-21),
      dayAt(34),
      supervisor.memberId,
      server.now(),
    ],
  )
  await insert(
    server,
    'insert into internship_weeks (weekly_feedback_id, internship_id, number, starts_on, unlocks_at) values ($1, $2, 1, $3, $4)',
    [week, internship, dayAt(-21), new Date(server.now().getTime() - 14 * day)],
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
  return {
    hired_plan: plan,
    hired_candidature: candidature,
    hired_offer: offer,
    internship,
    week,
    action,
  }
}

/** What lies beside hiring: a project, an invitation, a contact, a file, the ledger, a session. */
async function aside({
  server,
  mark,
  companyId,
  supervisor,
  intern,
}: Hiring): Promise<Record<string, string>> {
  const [project, file, entry, comment, notice] = [
    randomUUID(),
    randomUUID(),
    randomUUID(),
    randomUUID(),
    randomUUID(),
  ]
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
  await insert(
    server,
    `with b as (update credit_balances set balance = balance + 1, granted = granted + 1 where company_id = $1 returning balance)
    insert into credit_ledger (company_id, kind, amount, reason, balance_after, at) select $1, 'GRANT', 1, $2, balance, $3 from b`,
    [companyId, mark, now],
  )
  return {
    project,
    invited: invited.memberId,
    contact: contact.userId,
    file,
    entry,
    comment,
    notice,
  }
}

/** Everything that belongs to a tenant, as one text to compare: what changes here was changed by somebody else. */
export async function rowsOf(server: TestServer, { company, intern }: Tenant): Promise<string> {
  const mine = (table: string, column: string, id: string) =>
    `select '${table}' as source, md5(string_agg(t::text, '|' order by t::text)) as rows from ${table} t where ${column} = '${id}'`
  const ofCompany = [
    'companies',
    'members',
    'plans',
    'plan_supervisors',
    'projects',
    'candidatures',
    'interviews',
    'interviewers',
    'offers',
    'internships',
    'credit_ledger',
    'credit_balances',
    'alternate_contacts',
    'shortlist',
  ]
  const ofIntern = [
    'interns',
    'applications',
    'profile_entries',
    'identity_documents',
    'video_answers',
  ]
  const { rows } = await server.pool.query(
    [
      ...ofCompany.map((table) => mine(table, 'company_id', company.companyId)),
      ...ofIntern.map((table) => mine(table, 'intern_id', intern.internId)),
    ].join(' union all '),
  )
  return rows
    .map(({ source, rows: hash }) => `${source} ${hash}`)
    .toSorted()
    .join('\n')
}
