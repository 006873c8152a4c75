import { randomUUID } from 'node:crypto'
import { hourMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aBatch, aCompany, aUser } from '../testing/factories.ts'
import { type TestServer, startTestServer } from '../testing/harness.ts'
import { getRetentionMs } from './delete-expired.ts'
import { tablesWithoutRetention, retentionTable } from './retention-table.ts'

let server: TestServer
let owners: { readonly user: string; readonly company: string; readonly batch: string }
beforeAll(async () => {
  server = await startTestServer()
  const { companyId } = await aCompany(server)
  const { userId } = await aUser(server, 'I')
  owners = { user: userId, company: companyId, batch: (await aBatch(server)).batchId }
})
afterAll(() => server.stop())

/** SQL that inserts a row of each table, with all its times at $1 and a unique name in $2. */
const rows: Readonly<Record<string, (of: typeof owners, column: string) => string>> = {
  codes: () =>
    `insert into codes (handle, email, type, code_hash, created_at, expires_at) values ($2, 'a@b.example', 'I', '', $1, $1)`,
  phone_codes: ({ user }) =>
    `insert into phone_codes (handle, user_id, phone, code_hash, created_at, expires_at) values ($2, '${user}', '', '', $1, $1)`,
  link_tokens: () =>
    `insert into link_tokens (token_hash, purpose, email, created_at, expires_at) values ($2, '', 'a@b.example', $1, $1)`,
  sign_in_attempts: () =>
    `insert into sign_in_attempts (state_hash, browser_hash, provider, type, nonce, verifier, created_at, expires_at) values ($2, '', 'google', 'I', '', '', $1, $1)`,
  sessions: ({ user }, column) =>
    `insert into sessions (session_id, token_hash, user_id, created_at, last_used_at, expires_at) values (gen_random_uuid(), $2, '${user}', $1, ${column === 'last_used_at' ? "$1, '2100-01-01'" : "'2100-01-01', $1"})`,
  known_browsers: ({ user }) => `insert into known_browsers values ('${user}', $2, $1)`,
  security_events: () =>
    `insert into security_events (at, kind, dedupe_key) values ($1, 'SIGNED_IN', $2)`,
  users: () =>
    `insert into users (user_id, type, email, first_name, last_name, time_zone, created_at, status, erased_at, ban_hash) values (gen_random_uuid(), 'I', $2 || '@erased.invalid', '', '', 'UTC', $1, 'DEACTIVATED', $1, 'hash')`,
  rate_limits: () => `insert into rate_limits (key, window_start, tries) values ($2, $1, 1)`,
  requests: () =>
    `insert into requests (session_key, request_id, call, body_hash, status, answer, at) values ($2, gen_random_uuid(), '', '', 200, '', $1)`,
  outbox: () =>
    `insert into outbox (message_id, email, kind, content, link, once_key, created_at, next_try_at, delivered_at) values (gen_random_uuid(), 'a@b.example', 'x', '{"values": {"name": "Ada"}, "rows": []}', '/x', $2, $1, $1, $1)`,
  notices: ({ user }) =>
    `insert into notices (user_id, kind, content, link, created_at) values ('${user}', $2, '{}', '/', $1)`,
  outbox_keys: () => `insert into outbox_keys values ($2, $1)`,
  event_log: () =>
    `insert into event_log (at, machine, move, subject_id, actor_kind, note, data) values ($1, $2, '', gen_random_uuid(), 'system', 'words', '{"a": 1}')`,
  messages: ({ user }) =>
    `insert into messages (message_id, author_id, subject, body, reason, recipient_count, needs_approval, send_at, created_at) values ($2::text::uuid, '${user}', 'words', 'words', 'words', 1, false, $1, $1)`,
  company_invitations: ({ user }) =>
    `insert into company_invitations (invitation_id, email, email_domain, name, first_name, last_name, invited_by, invited_at) values (gen_random_uuid(), 'a@b.example', $2, '', '', '', '${user}', $1)`,
  message_recipients: ({ user }) =>
    `with m as (insert into messages (message_id, author_id, subject, body, reason, recipient_count, needs_approval, send_at, created_at) values ($2::text::uuid, '${user}', '', '', '', 1, false, $1, $1) returning message_id)
    insert into message_recipients (message_id, user_id, sent_at, variable_values) select message_id, '${user}', $1, '{"first_name": "Ada"}' from m`,
  second_opinions: ({ user, batch }) =>
    `with u as (insert into users (user_id, type, email, time_zone, created_at) values (gen_random_uuid(), 'I', $2 || '@opinions.example', 'UTC', $1) returning user_id),
    n as (insert into interns (intern_id, user_id, birth_date, created_at) select gen_random_uuid(), user_id, '2000-01-01', $1 from u returning intern_id),
    a as (insert into applications (application_id, intern_id, batch_id, status, created_at) select gen_random_uuid(), intern_id, '${batch}', 'REJECTED', $1 from n returning application_id)
    insert into second_opinions (opinion_id, application_id, status, asked_by, question, asked_at, due_at) select gen_random_uuid(), application_id, 'CANCELLED', '${user}', $2, $1, $1 from a`,
  company_questions: ({ user, company }) =>
    `insert into company_questions (question_id, company_id, points, asked_by, asked_at, due_at, closed_at) values (gen_random_uuid(), '${company}', array[$2], '${user}', $1, $1, $1)`,
  person_notes: ({ user }) =>
    `insert into person_notes (note_id, user_id, author_id, note, created_at) values (gen_random_uuid(), '${user}', '${user}', $2, $1)`,
  account_views: ({ user }) =>
    `insert into account_views (view_id, user_id, operator_id, session_id, reason, begun_at, ends_at, ended_at) values (gen_random_uuid(), '${user}', '${user}', gen_random_uuid(), $2, $1, $1, $1)`,
  message_replies: ({ user }) =>
    `with m as (insert into messages (message_id, author_id, subject, body, reason, recipient_count, needs_approval, send_at, created_at) values (gen_random_uuid(), '${user}', '', '', '', 1, false, $1, $1) returning message_id)
    insert into message_replies (reply_id, message_id, user_id, side, status, body, response, created_at, decided_at) select gen_random_uuid(), message_id, '${user}', 'intern', 'ANSWERED', $2, 'Yes.', $1, $1 from m`,
  content_hidings: ({ user, company }) =>
    `insert into content_hidings (hiding_id, status, kind, part, company_id, reason, note, hidden_by, created_at, decided_at) values (gen_random_uuid(), 'RESTORED', 'COMPANY', 'logo', '${company}', 'OTHER', $2, '${user}', $1, $1)`,
  content_reports: ({ user, company }) =>
    `insert into content_reports (report_id, status, kind, part, about_company_id, reason, note, reporter_user_id, reporter_side, created_at, decided_at) values (gen_random_uuid(), 'DISMISSED', 'COMPANY', 'TEXT', '${company}', 'OTHER', $2, '${user}', 'intern', $1, $1)`,
  objective_counts: () =>
    `insert into objective_counts (begins_at, objective, total, missed) values ($1, $2, 0, 0)`,
  payment_differences: () =>
    `insert into payment_differences (difference_id, kind, provider_id, paid_on, found_at, resolved_at) values (gen_random_uuid(), 'MISSING_HERE', $2, '2020-01-01', $1, $1)`,
  provider_events: () => `insert into provider_events values ($2, '', null, $1)`,
  calendar_states: () => `insert into calendar_states values ($2, $1)`,
  calendar_grants: ({ user }) =>
    `insert into calendar_grants values ($2, gen_random_uuid(), '${user}', 'GOOGLE', '', '', '[]', $1, $1)`,
  alternate_contacts: ({ company }) =>
    `insert into alternate_contacts (company_id, user_id, first_name, last_name, email, created_at, removed_at) values ('${company}', gen_random_uuid(), '', '', $2, $1, $1)`,
  seat_alerts: ({ batch }) => `insert into seat_alerts values ('${batch}', $2, $1, $1)`,
  wait_skips: ({ user }) => `insert into wait_skips values ($2, gen_random_uuid(), '${user}', $1)`,
  pending_acts: ({ user }, column) =>
    column === 'finished_at'
      ? `insert into pending_acts (act_id, act, kind, subject_id, actor_id, requested_at, due_at, finished_at, outcome) values (gen_random_uuid(), $2, '', gen_random_uuid(), '${user}', $1, $1, $1, '')`
      : `insert into pending_acts (act_id, act, kind, subject_id, actor_id, input, requested_at, due_at) values (gen_random_uuid(), $2, '', gen_random_uuid(), '${user}', '{"reason": "words about Ada"}', $1, $1)`,
  web_files: () =>
    `insert into web_files (path, content, is_compressed, used_at) values ($2, '', false, $1)`,
}

/** Returns what is left of the row in its table, as text. */
const readRow = async (table: string, name: string): Promise<string | null> =>
  (
    await server.pool.query(
      `select t::text as row from ${table} t where t::text like '%' || $1 || '%'`,
      [name],
    )
  ).rows[0]?.row ?? null

describe('retention table', () => {
  it.each(retentionTable)(
    'deletes or clears $table after $days days by $column',
    async (retention) => {
      const { table, column, wipes } = retention
      const keptMs = getRetentionMs(retention)
      const insert = rows[table]?.(owners, column)
      if (!insert) throw new Error(`no row for ${table}`)
      const [old, fresh] = [randomUUID(), randomUUID()]
      const now = server.now().getTime()
      await server.pool.query(insert, [new Date(now - keptMs - hourMs), old])
      await server.pool.query(insert, [new Date(now - keptMs + 2 * hourMs), fresh])
      const before = await readRow(table, old)
      // The job runs once an hour.
      await server.advanceClock(hourMs)
      const after = await readRow(table, old)
      if (wipes) {
        expect(after).not.toBeNull()
        expect(after).not.toBe(before)
        expect(after).not.toMatch(/Ada|words|a@b\.example/)
      } else expect(after).toBeNull()
      expect(await readRow(table, fresh)).not.toBeNull()
    },
  )

  it('covers every table of messages, codes, sessions and events, or gives a reason why not', async () => {
    const { rows: tables } = await server.pool.query(
      `select distinct table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE' and (
         table_name ~ '(code|session|event|token|mail|outbox|notice|request|limit|attempt|log|alert|browser|state|grant|gone)s?(_|$)'
         or column_name ~ '(_hash|^expires_at|^next_try_at|^told_at|^removed_at|^sealed|^tokens)$')`,
    )
    const namedTables = new Set([
      ...retentionTable.map(({ table }) => table),
      ...Object.keys(tablesWithoutRetention),
    ])
    expect(tables.map(({ name }) => String(name)).filter((name) => !namedTables.has(name))).toEqual(
      [],
    )
    expect(retentionTable.every(({ reason }) => reason.length > 10)).toBe(true)
  })

  it('lists existing tables only', async () => {
    const { rows: tables } = await server.pool.query(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    const existingTables = new Set(tables.map(({ name }) => String(name)))
    expect(
      [...retentionTable.map(({ table }) => table), ...Object.keys(tablesWithoutRetention)].filter(
        (table) => !existingTables.has(table),
      ),
    ).toEqual([])
  })
})
