import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../platform/testing/harness.ts'

/** Tables whose rows are never deleted, and by whose rows no statement looks for others. */
const lastingTables = /^(?:lookups\.\w+|universities|agreements)$/

/** Further foreign keys without an index, with the reason. */
const unindexed: Readonly<Record<string, string>> = {
  'alternate_contacts.company_id': 'served while they exist; removed ones are deleted after a day',
  'calendar_grants.user_id': 'grants last an hour',
  'no_shows.company_id': 'asked for with their side, which has an index',
  'no_shows.intern_id': 'asked for with their side, which has an index',
  'intern_search.application_id': 'rows are found by the intern, who has one application there',
  'registrations.company_id': 'nothing asks for the registrations of a company',
  'registrations.member_id': 'nothing asks for the registrations of a member',
  'users.partner_id': 'partners are never deleted, and nothing asks for the people of one',
  // Users are never deleted, and nothing asks by these what else a user did.
  'application_comments.author_id': 'who wrote it',
  'applications.reviewer_id': 'who reviews it',
  'company_agreements.user_id': 'who agreed',
  'company_invitations.invited_by': 'who invited it',
  'company_questions.answered_by': 'who answered it',
  'content_hidings.decided_by': 'who decided it',
  'content_hidings.hidden_by': 'who hid it',
  'second_opinions.answered_by': 'who answered it',
  'message_replies.decided_by': 'who answered it',
  'internship_actions.raised_by_user': 'who raised it',
  'interviews.proposed_by': 'who proposed it',
  'members.invited_by': 'who invited them',
  'no_shows.decided_by': 'who decided it',
  'no_shows.explained_by': 'who explained it',
  'not_interested.by_user': 'who marked it',
  'offer_drafts.saved_by': 'who saved it',
  'offers.created_by': 'who created it',
  'plans.updated_by': 'who changed it last',
  'shortlist.added_by': 'who added it',
}

/** Lists foreign keys by their first column that no index serves for every row. */
async function listUnindexed(pool: pg.Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ column: string; referenced: string }>(
    `select c.conrelid::regclass || '.' || a.attname as column, c.confrelid::regclass::text as referenced
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f'
       and c.connamespace <> 'jobs'::regnamespace
       and not exists (
         select from pg_index i
         where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
           and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(' || a.attname || ' IS NOT NULL)')
       )
     order by 1`,
  )
  return rows.flatMap(({ column, referenced }) => (lastingTables.test(referenced) ? [] : [column]))
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('every foreign key has an index, except those listed with a reason', async () => {
  const found = new Set(await listUnindexed(server.pool))
  expect([...found].toSorted()).toEqual(Object.keys(unindexed).toSorted())
})

it('a foreign key that only a partial index contains is found', async () => {
  await server.pool.query('create table planted (offer_id uuid references offers, is_open boolean)')
  await server.pool.query('create index on planted (offer_id) where is_open')
  expect(await listUnindexed(server.pool)).toContain('planted.offer_id')
  await server.pool.query('create index on planted (offer_id) where offer_id is not null')
  expect(await listUnindexed(server.pool)).not.toContain('planted.offer_id')
})
