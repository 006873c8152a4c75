import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayMs, hourMs } from '@fledge/kernel/dates.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { migrate } from '../db/migrate.ts'
import { aUser } from '../testing/factories.ts'
import { type TestServer, startTestServer } from '../testing/harness.ts'
import { getPartitionPeriod, partitionedTables } from './partitioned-tables.ts'

const migrationsFolder = join(import.meta.dirname, '../../db/migrations')
const migration = '20261128_0230_partitions.sql'

describe('the migration that divides tables by time', () => {
  const connection = { ...inject('cluster'), database: 'partitions_test' }
  const folder = mkdtempSync(join(tmpdir(), 'fledge-partitions-'))
  const admin = new pg.Client({ ...inject('cluster'), database: 'postgres' })
  const client = new pg.Client(connection)

  const addMigrations = (isIncluded: (name: string) => boolean) => {
    for (const name of readdirSync(migrationsFolder).filter(isIncluded))
      symlinkSync(join(migrationsFolder, name), join(folder, name))
  }

  beforeAll(async () => {
    await admin.connect()
    await admin.query('create database partitions_test')
    addMigrations((name) => name < migration)
    await migrate(connection, folder)
    await client.connect()
    await client.query(`
      alter table event_log enable row level security;
      grant select, insert on event_log to pg_monitor;
      create policy own on event_log for all to pg_monitor using (actor_kind = 'company');
      create policy lock on event_log for update to pg_monitor using (true) with check (false);
      insert into event_log (at, machine, move, subject_id, actor_kind, note)
        select '2026-01-01'::timestamptz + n * interval '40 days', 'offer', 'send', gen_random_uuid(), 'company', 'note ' || n
        from generate_series(0, 14) n;
      insert into outbox (message_id, email, kind, content, link, once_key, created_at, next_try_at)
        values (gen_random_uuid(), 'a@b.example', 'x', '{}', '/', 'key', '2026-05-01', '2026-05-01');
      insert into requests (session_key, request_id, call, body_hash, status, answer, at)
        values ('s', gen_random_uuid(), '', '', 200, 'answer', now())`)
  })
  afterAll(async () => {
    await client.end()
    await admin.query('drop database partitions_test with (force)')
    await admin.end()
    rmSync(folder, { recursive: true })
  })

  const readRights = async () =>
    (
      await client.query(
        `select c.relrowsecurity, array_agg(to_jsonb(p) - 'schemaname' order by policyname) as policies,
           has_table_privilege('pg_monitor', 'public.event_log', 'insert') as may_add,
           has_table_privilege('pg_monitor', 'public.event_log', 'delete') as may_delete
         from pg_class c join pg_policies p on p.tablename = c.relname
         where c.oid = 'public.event_log'::regclass group by 1`,
      )
    ).rows

  it('keeps every row, the order of ids, what must be unique, rights and policies', async () => {
    const rows = async () =>
      (await client.query(`select to_jsonb(e) as row from event_log e order by id`)).rows
    const before = await rows()
    const rights = await readRights()
    addMigrations((name) => name === migration)
    await migrate(connection, folder)
    expect(before).toHaveLength(15)
    expect(await rows()).toEqual(before)
    expect(await readRights()).toEqual(rights)
    expect(rights).toMatchObject([{ relrowsecurity: true, may_add: true, may_delete: false }])
    const { rows: added } = await client.query(
      `insert into event_log (at, machine, move, subject_id, actor_kind) values ('2030-01-01', 'offer', 'send', gen_random_uuid(), 'company') returning id, tableoid::regclass::text as part`,
    )
    expect(added).toEqual([{ id: '16', part: 'partitions.event_log_rest' }])
    expect((await client.query('select once_key from outbox_keys')).rows).toEqual([
      { once_key: 'key' },
    ])
    expect((await client.query('select answer from requests')).rows).toEqual([{ answer: 'answer' }])
    await expect(client.query('delete from event_log')).rejects.toThrow('append-only')
    await expect(
      client.query(
        `insert into notices (user_id, kind, content, link, created_at) values (gen_random_uuid(), 'x', '{}', '/', now())`,
      ),
    ).rejects.toThrow('foreign key')
  })
})

describe('the job that maintains partitions', () => {
  let server: TestServer
  let userId: string
  beforeAll(async () => {
    server = await startTestServer()
    ;({ userId } = await aUser(server, 'I'))
  })
  afterAll(() => server.stop())

  const listParts = async (table: string) => {
    const { rows } = await server.pool.query<{ part: string }>(
      `select c.relname as part from pg_inherits join pg_class c on c.oid = inhrelid where inhparent = $1::regclass order by 1`,
      [table],
    )
    return rows.map(({ part }) => part)
  }
  const addNotice = async (at: Date) => {
    const { rows } = await server.pool.query<{ part: string }>(
      `insert into notices (user_id, kind, content, link, created_at) values ($1, 'x', '{}', '/', $2) returning tableoid::regclass::text as part`,
      [userId, at],
    )
    return rows[0]?.part
  }

  it('adds this period and the next one, to which new rows go', async () => {
    await server.advanceClock(62 * dayMs)
    for (const entry of partitionedTables) {
      const parts = await listParts(entry.table)
      expect(parts).toContain(getPartitionPeriod(entry, server.now()).part)
      expect(parts).toContain(getPartitionPeriod(entry, server.now(), 1).part)
    }
    const [, , notices] = partitionedTables
    if (!notices) throw new Error('no notices')
    expect(await addNotice(server.now())).toBe(
      `partitions.${getPartitionPeriod(notices, server.now()).part}`,
    )
  })

  it('drops what retention no longer keeps, but no events', async () => {
    const events = await listParts('event_log')
    const [responses, notices] = [await listParts('requests'), await listParts('notices')]
    await server.advanceClock(3 * dayMs)
    const left = await listParts('requests')
    expect(responses.filter((part) => left.includes(part))).toEqual(['requests_rest'])
    expect(await listParts('notices')).toEqual(expect.arrayContaining([...notices]))
    await server.advanceClock(440 * dayMs)
    expect(await listParts('notices')).not.toEqual(expect.arrayContaining([notices[1]]))
    expect(await listParts('event_log')).toEqual(expect.arrayContaining([...events]))
  })

  it('tries a table that is in use an hour later, and loses no row until then', async () => {
    const client = await server.pool.connect()
    await client.query('begin')
    await client.query('lock table partitions.notices_rest in access share mode')
    await server.advanceClock(62 * dayMs)
    const [, , notices] = partitionedTables
    if (!notices) throw new Error('no notices')
    const { part } = getPartitionPeriod(notices, server.now(), 1)
    expect(await listParts('notices')).not.toContain(part)
    expect(await addNotice(server.now())).toBe('partitions.notices_rest')
    await client.query('commit')
    client.release()
    await server.advanceClock(hourMs)
    expect(await listParts('notices')).toContain(part)
  })

  it.each(['fledge_company', 'fledge_intern', 'fledge_public', 'fledge_operator'])(
    'cannot be imitated in the role %s, which reaches no partition itself',
    async (role) => {
      const client = await server.pool.connect()
      try {
        for (const statement of [
          `select drop_partition('notices', 'notices_first')`,
          `select add_partition('notices', 'notices_2031_01', '2031-01-01', '2031-02-01')`,
          'select * from partitions.event_log_first',
        ]) {
          await client.query(`begin; set local role ${role}`)
          await expect(client.query(statement)).rejects.toThrow('permission denied')
          await client.query('rollback')
        }
      } finally {
        client.release()
      }
    },
  )

  it('cannot drop events, the default partition or another table', async () => {
    for (const [table, part] of [
      ['event_log', 'event_log_first'],
      ['notices', 'notices_rest'],
      ['notices', 'outbox_rest'],
      ['users', 'users'],
    ])
      await expect(
        server.pool.query('select drop_partition($1, $2)', [table, part]),
      ).rejects.toThrow('no partition that may be dropped')
  })
})
