import { day } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aCandidature,
  aCompany,
  anIntern,
  anInterview,
  anOffer,
  aPlan,
  type Company,
  type Intern,
} from '../../platform/testing/factories.ts'
import { type TestServer, testServer } from '../../platform/testing/harness.ts'
import { docxPart } from '../files/docx-parts.ts'
import { keptOfErased, tablesErased } from './erasure-store.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const words = [
  'Quillanora',
  'Vantressel',
  'quillanora.v@letters.example',
  '+441632960955',
  'Plaited willow boats',
  'weirkeeper',
]

/** Somebody whose words are nobody else's, with something of theirs in every room. */
async function somebody(): Promise<{
  intern: Intern
  company: Company
  candidature: string
  internship: string
}> {
  const intern = await anIntern(server, {
    user: {
      first_name: words[0],
      last_name: words[1],
      email: `${server.now().getTime()}.${words[2]}`,
      phone: words[3],
    },
    intern: { introduction: `<p>${words[4]}</p>`, goals: words[5] },
  })
  const company = await aCompany(server)
  const planId = await aPlan(server, company.companyId)
  const candidature = await aCandidature(server, company.companyId, planId, intern, {
    stage: 'HIRED',
  })
  const at = new Date(server.now().getTime() - 40 * day)
  const interview = await anInterview(
    server,
    company.companyId,
    candidature,
    intern,
    [company.admin.memberId],
    {
      status: 'COMPLETED',
      starts_at: at,
      ends_at: new Date(at.getTime() + 1_800_000),
      notes: `Ask about ${words[4]}`,
      answer_by: null,
    },
  )
  const offer = await anOffer(
    server,
    company.companyId,
    planId,
    candidature,
    intern,
    company.admin.memberId,
    { status: 'ACCEPTED_BY_CANDIDATE', note: `Dear ${words[0]}`, approved_at: at },
  )
  const { rows } = await server.pool.query(
    `insert into internships (internship_id, offer_id, company_id, intern_id, plan_id, status, starts_on, ends_on, zone, hours_a_week, supervisor_member_id, completed_at, created_at)
    select gen_random_uuid(), $1, company_id, intern_id, plan_id, 'COMPLETE', '2026-01-05', '2026-02-01', 'UTC', 30, $2, $3, $3 from offers where offer_id = $1 returning internship_id`,
    [offer, company.admin.memberId, at],
  )
  const internship = String(rows[0].internship_id)
  const { pool } = server
  await pool.query(
    `insert into interview_feedback (interview_id, side, user_id, attended, note, created_at) values ($1, 'company', $2, true, $3, $4)`,
    [interview, company.admin.userId, `${words[0]} knows ${words[4]}`, at],
  )
  await pool.query(
    `with w as (insert into internship_weeks (weekly_feedback_id, internship_id, number, starts_on, unlocks_at) values (gen_random_uuid(), $1, 1, '2026-01-05', $2) returning weekly_feedback_id)
    insert into week_answers (weekly_feedback_id, side, slug, answer, at) select w.weekly_feedback_id, a.side, a.slug, a.answer, $2 from w, (values ('company', 'thing-intern-improve-next-week', to_jsonb($3::text)), ('intern', 'intern-active-work-hours', '30'::jsonb)) a(side, slug, answer)`,
    [internship, at, `Tell ${words[0]} of ${words[5]}`],
  )
  await pool.query(
    `insert into certificates (uuid, internship_id, facts, issued_at) values (gen_random_uuid(), $1, $2, $3)`,
    [
      internship,
      JSON.stringify({
        holder: `${words[0]} ${words[1]}`,
        company: 'Company',
        role: 'Data intern',
        batch: 'One',
        starts_on: '2026-01-05',
        ends_on: '2026-02-01',
        weeks: 4,
        weeks_done: 4,
        hours: 120,
        hours_a_week: 30,
        average_rating: 9,
        skills: [words[5]],
        supervisor: 'S',
      }),
      at,
    ],
  )
  await pool.query(
    `insert into profile_entries (entry_id, intern_id, kind, data, created_at) values (gen_random_uuid(), $1, 'experience', $2, $3)`,
    [intern.internId, JSON.stringify({ company: words[5], title: words[4] }), at],
  )
  await pool.query(
    `insert into application_comments (comment_id, application_id, section, body, author_id, created_at, sent_at) values (gen_random_uuid(), $1, 'skills', $2, $3, $4, $4)`,
    [intern.applicationId, `What is ${words[4]}?`, company.admin.userId, at],
  )
  await pool.query(
    `insert into agreements_accepted (user_id, kind, version, at) values ($1, 'TERMS', 1, $2)`,
    [intern.userId, at],
  )
  await server.tx(async (tx) => {
    await tx.record({
      moved: { machine: 'offer', move: 'accept' },
      subject: offer,
      intern: intern.internId,
      company: company.companyId,
      candidature,
      note: `${words[0]} said yes`,
    })
    await tx.tell({
      to: { users: [company.admin.userId] },
      kind: 'candidatures.closed',
      values: { intern: `${words[0]} ${words[1]}`, plan: 'Plan', reason: 'CLOSED' },
      link: `/company/hiring-management/${candidature}`,
    })
  })
  await (
    await server.as(intern.userId)
  ).ask('POST s3/upload-file', {
    body: { kind: 'image', purpose: 'picture' },
    file: { name: `${words[0]}.png`, bytes: photo },
  })
  await server.running.services.sweep()
  return { intern, company, candidature, internship }
}

const emailOf = async (intern: Intern) =>
  String(
    (await server.pool.query('select email from users where user_id = $1', [intern.userId])).rows[0]
      .email,
  )
const askErasure = async (intern: Intern, email?: string) =>
  (await server.as(intern.userId)).ask('POST intern-service/account/erase', {
    body: { email: email ?? (await emailOf(intern)) },
  })

/** Tables with a row that holds any of the words. */
async function tablesWith(needles: readonly string[]): Promise<string[]> {
  const { rows } = await server.pool.query(
    `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found = await Promise.all(
    rows.map(async ({ table_name: table }) =>
      (
        await server.pool.query(`select 1 from "${table}" t where t::text ilike any($1) limit 1`, [
          needles.map((one) => `%${one}%`),
        ])
      ).rowCount
        ? [String(table)]
        : [],
    ),
  )
  return found.flat().toSorted()
}

describe("the archive of one's own data", () => {
  it('holds what every room keeps of the person, and the files', async () => {
    const { intern } = await somebody()
    const browser = await server.as(intern.userId)
    const answer = await server.running.app.inject({
      url: '/backend/intern-service/account/export',
      headers: { cookie: browser.cookie ?? '' },
    })
    expect([
      answer.statusCode,
      answer.headers['content-type'],
      answer.headers['content-disposition'],
    ]).toEqual([200, 'application/zip', expect.stringContaining('attachment')])
    const part = (name: string) => docxPart(answer.rawPayload, new RegExp(`^${name}`))[0] ?? ''
    const read = (name: string): ReturnType<typeof JSON.parse> =>
      JSON.parse(part(`${name}\\.json$`))
    expect(read('account')).toMatchObject({
      first_name: words[0],
      phone: words[3],
      agreements: [{ kind: 'TERMS', version: 1 }],
      files: [{ purpose: 'picture' }],
    })
    expect(read('profile')).toMatchObject({
      introduction: `<p>${words[4]}</p>`,
      goals: words[5],
      entries: [{ data: { title: words[4] } }],
    })
    expect(read('applications')).toMatchObject([
      { status: 'APPROVED', comments: [{ body: `What is ${words[4]}?` }] },
    ])
    expect(read('companies')).toMatchObject([
      { stage: 'HIRED', interviews: [{ status: 'COMPLETED' }], offers: [{ role: 'Data intern' }] },
    ])
    expect(read('internships')).toMatchObject([
      {
        status: 'COMPLETE',
        weeks: [{ own_answers: [{ answer: 30 }] }],
        certificates: [{ revoked_at: null }],
      },
    ])
    expect(read('history').at(-1)).toMatchObject({ machine: 'offer', move: 'accept' })
    expect(part('files/picture-.*png$')).not.toBe('')
    expect(part('read-me')).toContain('Everything Fledge keeps about you')
  })

  it('holds nothing of somebody else, nor what a company wrote for itself', async () => {
    await somebody()
    const other = await anIntern(server)
    const answer = await server.running.app.inject({
      url: '/backend/intern-service/account/export',
      headers: { cookie: (await server.as(other.userId)).cookie ?? '' },
    })
    const all = docxPart(answer.rawPayload, /^account/)
      .concat(
        docxPart(answer.rawPayload, /^(?:companies|internships|messages)/),
        docxPart(answer.rawPayload, /^(?:history|profile|payments)/),
      )
      .join('')
    for (const word of words) expect(all).not.toContain(word)
  })

  it('is not made for anybody else, and at most five times an hour', async () => {
    const { intern, company } = await somebody()
    expect((await server.anyone().ask('GET intern-service/account/export')).status).toBe(401)
    expect(
      (await (await server.as(company.admin.userId)).ask('GET intern-service/account/export'))
        .status,
    ).toBe(403)
    const browser = await server.as(intern.userId)
    const statuses: number[] = []
    for (let time = 0; time < 6; time += 1)
      statuses.push((await browser.ask('GET intern-service/account/export')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('an account that is to be erased', () => {
  it('is refused with the e-mail of somebody else, and while an internship is open', async () => {
    const { intern, internship } = await somebody()
    expect(await askErasure(intern, 'other@letters.example')).toMatchObject({
      status: 400,
      fields: { email: 'This is not the e-mail of this account' },
    })
    await server.pool.query(`update internships set status = 'ONGOING' where internship_id = $1`, [
      internship,
    ])
    expect(await askErasure(intern)).toMatchObject({
      status: 409,
      message: expect.stringContaining('runs until 1 February 2026'),
    })
    expect(
      (await (await server.as(intern.userId)).ask('GET intern-service/account-settings')).status,
    ).toBe(200)
  })

  it('is signed out and told the day; who signs in before keeps everything', async () => {
    const { intern } = await somebody()
    const browser = await server.as(intern.userId)
    const email = await emailOf(intern)
    const { status, payload } = await askErasure(intern)
    expect([
      status,
      Math.round((Date.parse(payload.erase_at) - server.now().getTime()) / day),
    ]).toEqual([200, 14])
    expect((await browser.ask('GET intern-service/account-settings')).status).toBe(401)
    expect((await server.mails(email)).map((mail) => mail.kind)).toContain('accounts.eraseAsked')
    await server.forward(13 * day)
    const door = server.anyone()
    const created = await door.ask('POST otp/v2/create', { body: { email, type: 'I' } })
    const code = (await server.mails(email))[0]?.subject.match(/\d{6}/)?.[0]
    expect(
      (
        await door.ask('POST otp/v2/verify', {
          body: { otp: code, otp_hash: String(created.payload.otp_hash) },
        })
      ).status,
    ).toBe(200)
    await server.forward(2 * day)
    expect((await door.ask('GET intern-service/account-settings')).payload).toMatchObject({
      first_name: words[0],
    })
    expect((await server.mails(email)).map((mail) => mail.kind)).toContain('accounts.kept')
  })

  it("leaves no word of the person anywhere, while the company's ledger, hours and dates stand", async () => {
    const { intern, company, candidature, internship } = await somebody()
    const before = await server.pool.query(
      'select sum(amount) from credit_ledger where company_id = $1',
      [company.companyId],
    )
    const { rows: files } = await server.pool.query(
      'select key from files where owner_user_id = $1',
      [intern.userId],
    )
    expect(files.length).toBeGreaterThan(0)
    expect((await askErasure(intern)).status).toBe(200)
    // The others of these tests bear the same words: they go with this one.
    await server.pool.query(`update users set erase_at = $1 where first_name = $2`, [
      server.now(),
      words[0],
    ])
    await server.forward(15 * day)
    await server.running.services.sweep()
    expect(await tablesWith(words)).toEqual([])
    expect(
      (
        await server.pool.query('select 1 from files where key = any($1)', [
          files.map((one) => one.key),
        ])
      ).rowCount,
    ).toBe(0)
    expect(await server.running.services.files.read(String(files[0].key))).toBeNull()
    const host = await server.as(company.admin.userId)
    expect((await host.ask(`GET candidature/${candidature}/v1/stage`)).status).toBe(200)
    expect(
      (
        await server.pool.query('select sum(amount) from credit_ledger where company_id = $1', [
          company.companyId,
        ])
      ).rows,
    ).toEqual(before.rows)
    expect(
      (
        await server.pool.query(
          `select count(*) from week_answers join internship_weeks using (weekly_feedback_id) where internship_id = $1`,
          [internship],
        )
      ).rows[0].count,
    ).toBe(1)
    const { uuid } = (
      await server.pool.query('select uuid from certificates where internship_id = $1', [
        internship,
      ])
    ).rows[0]
    expect((await server.anyone().ask(`GET certificates/${uuid}`)).payload).toMatchObject({
      state: 'revoked',
      facts: { holder: 'Former intern' },
    })
  })

  it('is known of by every table that leads to an intern: a new one has to say what becomes of its rows', async () => {
    const { rows } = await server.pool.query(
      `with recursive leads(name) as (
        select unnest(array['users', 'interns'])
        union select f.conrelid::regclass::text from pg_constraint f join leads on f.confrelid::regclass::text = leads.name where f.contype = 'f' and f.conrelid::regclass::text not in (select unnest($1::text[])))
      select distinct name from leads`,
      [ofCompanies],
    )
    const named = new Set([...tablesErased, ...Object.keys(keptOfErased), ...ofCompanies])
    expect(rows.map((one) => String(one.name)).filter((name) => !named.has(name))).toEqual([])
  })
})

/** Tables of companies, batches and the programme: they hold no interns. */
const ofCompanies = [
  'companies',
  'members',
  'plans',
  'plan_supervisors',
  'projects',
  'credit_ledger',
  'credit_balances',
  'alternate_contacts',
  'company_agreements',
  'partners',
  'batches',
  'interviewers',
  'calendar_connections',
  'calendar_grants',
]
