import { dayMs, minuteMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anOperator, type TestIntern } from '../../platform/testing/factories.ts'
import { reportFigure } from '../../platform/testing/figure-report.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { erasedColumns, retainedColumns, retainedTables, tablesErased } from './erasure-store.ts'
import { addAccountRows, findRows } from './testing/account-rows.ts'
import { anInternWithData, otherTexts, uniqueTexts } from './testing/own-data-fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const emailOf = async (intern: TestIntern) =>
  String(
    (await server.pool.query('select email from users where user_id = $1', [intern.userId])).rows[0]
      .email,
  )
const askErasure = async (intern: TestIntern, email?: string) =>
  (await server.as(intern.userId)).request('POST intern-service/account/erase', {
    body: { email: email ?? (await emailOf(intern)) },
  })

/** Returns the tables that have a row containing any of the strings. */
const tablesWith = async (texts: readonly string[]) => [...(await findRows(server, texts)).keys()]

describe('erasing an account', () => {
  it("rejects another user's email, and rejects while an internship is open", async () => {
    const { intern, internship } = await anInternWithData(server)
    expect(await askErasure(intern, 'other@letters.example')).toMatchObject({
      status: 400,
      fields: { email: 'Enter the email address of this account' },
    })
    await server.pool.query(`update internships set status = 'ONGOING' where internship_id = $1`, [
      internship,
    ])
    expect(await askErasure(intern)).toMatchObject({
      status: 409,
      message: expect.stringContaining('runs until 1 February 2026'),
    })
    expect(
      (await (await server.as(intern.userId)).request('GET intern-service/account-settings'))
        .status,
    ).toBe(200)
  })

  it('signs the intern out and announces the date, and signing in before then keeps everything', async () => {
    const { intern } = await anInternWithData(server)
    const browser = await server.as(intern.userId)
    const email = await emailOf(intern)
    const { status, payload } = await askErasure(intern)
    expect([
      status,
      Math.round((Date.parse(payload.erase_at) - server.now().getTime()) / dayMs),
    ]).toEqual([200, 14])
    expect((await browser.request('GET intern-service/account-settings')).status).toBe(401)
    expect((await server.mails(email)).map((mail) => mail.kind)).toContain('accounts.eraseAsked')
    const sessions = await server
      .anonymous()
      .request('GET validate/v2/email', { query: { email, type: 'I' } })
    expect(sessions.payload).toMatchObject({
      next: 'ACCOUNT_DEACTIVATED',
      erase_at: payload.erase_at,
    })
    await server.advanceClock(13 * dayMs)
    const anonymousBrowser = server.anonymous()
    const created = await anonymousBrowser.request('POST otp/v2/create', {
      body: { email, type: 'I' },
    })
    const code = (await server.mails(email))[0]?.subject.match(/\d{6}/)?.[0]
    expect(
      (
        await anonymousBrowser.request('POST otp/v2/verify', {
          body: { otp: code, otp_hash: String(created.payload.otp_hash) },
        })
      ).status,
    ).toBe(200)
    await server.advanceClock(2 * dayMs)
    expect(
      (await anonymousBrowser.request('GET intern-service/account-settings')).payload,
    ).toMatchObject({
      first_name: uniqueTexts[0],
    })
    expect((await server.mails(email)).map((mail) => mail.kind)).toContain('accounts.kept')
  })

  it("removes all personal data everywhere, and keeps the company's ledger, hours and dates", async () => {
    const { intern, company, candidature, internship } = await anInternWithData(server)
    const before = await server.pool.query(
      'select sum(amount) from credit_ledger where company_id = $1',
      [company.companyId],
    )
    const { rows: files } = await server.pool.query(
      'select key from files where owner_user_id = $1',
      [intern.userId],
    )
    expect(files.length).toBeGreaterThan(0)
    const tablesBefore = await tablesWith(uniqueTexts)
    expect((await askErasure(intern)).status).toBe(200)
    // Other tests in this file use the same names, so their data must be erased as well.
    await server.pool.query(`update users set erase_at = $1 where first_name = $2`, [
      server.now(),
      uniqueTexts[0],
    ])
    await server.advanceClock(15 * dayMs)
    await server.running.services.sweep()
    const tablesAfter = await tablesWith(uniqueTexts)
    reportFigure({
      figure: 17,
      counts: { 'erased interns': 1 },
      violations: tablesAfter,
      controls: { 'canary before the erasure': [1, Number(tablesBefore.length > 10)] },
    })
    expect(tablesAfter).toEqual([])
    expect(
      (
        await server.pool.query('select 1 from files where key = any($1)', [
          files.map((file) => file.key),
        ])
      ).rowCount,
    ).toBe(0)
    expect(await server.running.services.files.read(String(files[0].key))).toBeNull()
    const host = await server.as(company.admin.userId)
    expect((await host.request(`GET candidature/${candidature}/v1/stage`)).status).toBe(200)
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
    expect((await server.anonymous().request(`GET certificates/${uuid}`)).payload).toMatchObject({
      state: 'revoked',
      facts: { holder: 'Former intern' },
    })
  })

  it('covers every table that references an intern', async () => {
    const { rows } = await server.pool.query(
      `with recursive leads(name) as (
        select unnest(array['users', 'interns'])
        union select f.conrelid::regclass::text from pg_constraint f join leads on f.confrelid::regclass::text = leads.name where f.contype = 'f' and f.conparentid = 0 and f.conrelid::regclass::text not in (select unnest($1::text[])))
      select distinct name from leads`,
      [ofCompanies],
    )
    const handledTables = new Set([...tablesErased, ...Object.keys(retainedTables), ...ofCompanies])
    expect(rows.map((row) => String(row.name)).filter((name) => !handledTables.has(name))).toEqual(
      [],
    )
  })

  it('overwrites or names every column with text in the rows that stay', async () => {
    const tables = new Set(erasedColumns.map((column) => column.split('.')[0]))
    // Columns with a list of values contain no text that a person wrote.
    const { rows } = await server.pool.query(
      `select a.attrelid::regclass || '.' || a.attname as name from pg_attribute a
      where a.attrelid::regclass::text = any($1) and a.attnum > 0 and not a.attisdropped
        and format_type(a.atttypid, a.atttypmod) in ('text', 'jsonb', 'json', 'text[]', 'citext')
        and not exists (select from pg_constraint k where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) ~ '(= ANY|<@) \\(?\\(?ARRAY')`,
      [[...tables]],
    )
    const stays = rows
      .map((row) => String(row.name))
      .filter((name) => !erasedColumns.includes(name))
    expect(stays.toSorted()).toEqual(Object.values(retainedColumns).join(' ').split(' ').toSorted())
  })
})

/** Tables of companies, batches and the programme, which hold no intern data. */
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

/** Ids in all tables that lead to the intern. */
async function listIds({ internId }: TestIntern): Promise<string[]> {
  const { rows } = await server.pool.query(
    `select unnest(array[n.user_id, n.intern_id, a.application_id, k.candidature_id, i.interview_id, o.offer_id,
      s.internship_id, w.weekly_feedback_id])::text as id
    from interns n join applications a using (intern_id) join candidatures k using (intern_id)
      join interviews i using (candidature_id) join offers o using (candidature_id)
      join internships s using (offer_id) join internship_weeks w using (internship_id)
    where n.intern_id = $1`,
    [internId],
  )
  return rows.map(({ id }) => String(id))
}

/** Adds what a company, a reviewer and a person leave in an intern's hire. */
const addHireRows = ({ internId }: TestIntern, note: string) =>
  server.pool.query(
    `with o as (update offers set end_note = $2 where intern_id = $1 returning *),
    v as (insert into offer_versions (offer_id, version, facts, answer, at)
      select offer_id, 1, jsonb_build_object('note', $2::text), $2, created_at from o),
    d as (insert into offer_drafts (candidature_id, facts, saved_by, saved_at)
      select candidature_id, jsonb_build_object('note', $2::text), m.user_id, o.created_at from o join members m using (company_id)),
    k as (update candidatures set end_note = $2, company_details = jsonb_build_object('legal_name', $2::text) where intern_id = $1),
    n as (insert into no_shows (no_show_id, interview_id, side, company_id, intern_id, was_contested, recorded_at, explanation, explained_at)
      select gen_random_uuid(), interview_id, 'intern', company_id, intern_id, false, created_at, $2, created_at from interviews where intern_id = $1),
    a as (insert into internship_actions (action_id, internship_id, kind, status, raised_by, raised_by_user, note, created_at)
      select gen_random_uuid(), internship_id, 'REPORT_CONCERN', 'ACCEPTED', 'intern', u.user_id, $2, s.created_at
      from internships s join interns u using (intern_id) where intern_id = $1
      returning action_id, raised_by_user, note, created_at),
    cm as (insert into case_messages (message_id, action_id, side, author_id, message, created_at)
      select gen_random_uuid(), action_id, 'intern', raised_by_user, note, created_at from a),
    cn as (insert into case_notes (note_id, action_id, author_id, note, created_at)
      select gen_random_uuid(), action_id, raised_by_user, note, created_at from a),
    cr as (insert into notices (user_id, kind, content, link, created_at)
      select m.user_id, 'internships.caseReply', to_jsonb($2::text), '/operator/cases/' || action_id, $3::timestamptz from a, o join members m using (company_id)),
    p as (insert into payments (payment_id, intern_id, application_id, status, amount, currency, created_at, refund_note)
      select gen_random_uuid(), intern_id, application_id, 'FAILED', 100, 'EUR', created_at, $2 from applications where intern_id = $1 returning payment_id, created_at),
    rp as (insert into refund_proposals (proposal_id, payment_id, amount, note, proposed_by, proposed_at)
      select gen_random_uuid(), p.payment_id, 100, $2, m.user_id, p.created_at from p, o join members m using (company_id)),
    pd as (insert into payment_differences (difference_id, kind, provider_id, payment_id, paid_on, found_at, resolved_at, resolved_by, note)
      select gen_random_uuid(), 'STATE', 'pi', p.payment_id, p.created_at::date, p.created_at, p.created_at, m.user_id, $2 from p, o join members m using (company_id)),
    ch as (insert into content_hidings (hiding_id, status, kind, part, intern_id, reason, note, hidden_by, created_at, request_note)
      select gen_random_uuid(), 'HIDDEN', 'INTERN', 'introduction', intern_id, 'OTHER', $2, m.user_id, o.created_at, $2 from o join members m using (company_id)),
    s as (insert into shortlist (company_id, intern_id, added_by, created_at)
      select company_id, intern_id, m.user_id, o.created_at from o join members m using (company_id)),
    x as (insert into not_interested (company_id, intern_id, reasons, by_user, created_at)
      select company_id, intern_id, '{SKILLS}', m.user_id, o.created_at from o join members m using (company_id)),
    f as (select f.file_id, n.intern_id, f.created_at from files f join interns n on n.user_id = f.owner_user_id where n.intern_id = $1 limit 1),
    r as (insert into video_answers (intern_id, question, file_id, seconds, created_at) select intern_id, 'PROUD_OF', file_id, 9, created_at from f)
    insert into identity_documents (document_id, intern_id, file_id, kind, created_at)
      select gen_random_uuid(), intern_id, file_id, 'PASSPORT', created_at from f`,
    [internId, note, server.now()],
  )

/** Saves a view of an operator that searches for an address. */
async function addSavedSearch(email: string): Promise<void> {
  const { userId } = await anOperator(server, 'REVIEWER')
  await server.pool.query(
    `insert into saved_views (view_id, list, owner_id, name, parameters, is_shared, created_at, updated_at)
     values (gen_random_uuid(), 'people', $1, 'Found', jsonb_build_object('search', $2::text), false, $3, $3)`,
    [userId, email, server.now()],
  )
}

it('erasing an account keeps everything of other interns, also messages that name them', async () => {
  const [{ intern }, { intern: other }] = [
    await anInternWithData(server),
    await anInternWithData(server, otherTexts),
  ]
  const notes: string[] = []
  for (const person of [intern, other]) {
    const note = await addAccountRows(server, person)
    await addHireRows(person, note)
    await addSavedSearch(person.email)
    notes.push(note)
  }
  const needles = [other.email, notes[1] ?? '', ...otherTexts, ...(await listIds(other))]
  const before = await findRows(server, needles)
  // Accepting an offer took both out of browse, and no one may be the same person as the other.
  const without = ['intern_duplicates', 'intern_search']
  expect(tablesErased.filter((table) => !before.has(table))).toEqual(without)
  await server.pool.query('update users set erase_at = $2 where user_id = $1', [
    intern.userId,
    server.now(),
  ])
  await server.advanceClock(minuteMs)
  expect([...(await findRows(server, [intern.email, notes[0] ?? ''])).keys()]).toEqual([])
  expect(await findRows(server, needles)).toEqual(before)
})
