import { accountEvents } from '@fledge/domain/accounts/events.ts'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { newId } from '../ids.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { pauseForeignIds } from '../testing/foreign-ids.ts'
import { aCompany } from '../testing/factories.ts'
import { type TestServer, startTestServer } from '../testing/harness.ts'
import { openDatabase } from './open-database.ts'
import { composeStatement } from './statement.ts'
import type { Tx } from './database.ts'

let server: TestServer
let user: string
beforeAll(async () => {
  server = await startTestServer()
  // Statements that are tried with other ids would be counted, too.
  pauseForeignIds()
  user = (await aCompany(server)).admin.userId
})
afterAll(() => server.stop())
afterEach(() => vi.restoreAllMocks())

const eventsOf = composeStatement<{ readonly subject: string }, { readonly move: string }>(
  'test.eventsOf',
  'select move from event_log where subject_id = :subject::uuid order by id',
)
const insertSetting = composeStatement<{ readonly id: string }>(
  'test.insertSetting',
  `insert into settings (name, value) values (:id, '1')`,
)
const settingsOf = composeStatement<{ readonly id: string }>(
  'test.settingsOf',
  'select from settings where name = :id',
)
const failing = composeStatement('test.failing', 'select 1 / 0')
const unrelated = composeStatement('test.unrelated', 'select 1')

const erase = (tx: Tx, subject: string) => tx.recordEvent(accountEvents.erase, { subject })
const deactivate = (tx: Tx, subject: string) =>
  tx.recordEvent(accountEvents.deactivate, { subject })
const notify = (tx: Tx, link: string, dedupeKey?: string, users: readonly string[] = [user]) =>
  tx.notify({
    to: { users },
    content: composeMail('overdue.digest', { tasks: '1 task', late: 0 }),
    link,
    ...(dedupeKey ? { dedupeKey } : {}),
  })

const readEvents = async (subject: string): Promise<string[]> =>
  (await server.running.services.database.read().many(eventsOf, { subject })).map(
    ({ move }) => move,
  )

const readLinks = async (table: 'outbox' | 'notices', prefix: string): Promise<string[]> =>
  (
    await server.pool.query(`select link from ${table} where link like $1 order by id`, [
      `${prefix}%`,
    ])
  ).rows.map((row) => row.link)

/**
 * Runs a transaction over a pool of its own, without the mailer.
 * @returns the beginnings of its statements
 */
async function recordSent(act: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  const { clock } = server.running.services
  const database = openDatabase({ connection: server.pool.options, clock })
  const clients = new Set<unknown>()
  database.pool.on('connect', (client) => clients.add(client))
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await database.transaction({ kind: 'system' }, act)
  } finally {
    await database.close()
  }
  return query.mock.calls.flatMap(([sent]: readonly unknown[], index) => {
    if (!clients.has(query.mock.contexts[index])) return []
    const text = typeof sent === 'string' ? sent : JSON.stringify(sent)
    return /begin|commit|select|with/.exec(text)?.[0] ?? text
  })
}

it('writes the events and notifications of a transaction with one statement, in their order', async () => {
  const subject = newId(server.now())
  const sent = await recordSent(async (tx) => {
    await tx.one(unrelated)
    await deactivate(tx, subject)
    await notify(tx, '/order/1')
    await tx.one(unrelated)
    await erase(tx, subject)
    await notify(tx, '/order/2')
    await notify(tx, '/order/3')
  })
  expect(sent).toEqual(['begin', 'select', 'select', 'with', 'commit'])
  expect(await readEvents(subject)).toEqual(['deactivate', 'erase'])
  for (const table of ['outbox', 'notices'] as const)
    expect(await readLinks(table, '/order')).toEqual(['/order/1', '/order/2', '/order/3'])
})

it('writes before a statement of the same transaction that reads the table', async () => {
  const subject = newId(server.now())
  await server.tx(async (tx) => {
    await erase(tx, subject)
    expect(await tx.many(eventsOf, { subject })).toEqual([{ move: 'erase' }])
    await deactivate(tx, subject)
  })
  expect(await readEvents(subject)).toEqual(['erase', 'deactivate'])
})

it('commits nothing of a transaction whose pending rows are rejected', async () => {
  const [subject, id] = [newId(server.now()), newId(server.now())]
  await expect(
    server.tx(async (tx) => {
      await tx.run(insertSetting, { id })
      await erase(tx, subject)
      await notify(tx, '/rejected', undefined, ['no-id'])
    }),
  ).rejects.toThrow('invalid input syntax for type uuid')
  expect([await readEvents(subject), await readLinks('outbox', '/rejected')]).toEqual([[], []])
  expect(await server.running.services.database.read().many(settingsOf, { id })).toEqual([])
})

it('sends a message once per key, also within a transaction', async () => {
  const send = () =>
    server.tx(async (tx) => {
      await notify(tx, '/once', 'once')
      await notify(tx, '/once', 'once')
    })
  await Promise.all([send(), send()])
  await send()
  expect(await readLinks('outbox', '/once')).toEqual(['/once'])
  expect(await readLinks('notices', '/once')).toEqual(['/once'])
})

it('sends nothing to the database for a transaction without statements', async () => {
  expect(await recordSent(async () => undefined)).toEqual([])
})

it('keeps nothing of a transaction whose result is not committed', async () => {
  const subject = newId(server.now())
  await server.running.services.database.transaction(
    { kind: 'system' },
    (tx) => erase(tx, subject),
    { keep: () => false },
  )
  expect(await readEvents(subject)).toEqual([])
})

it.each([
  { end: 'returns false', fail: () => Promise.resolve(false) },
  { end: 'fails in the database', fail: (tx: Tx) => tx.run(failing).then(() => true) },
])(
  'keeps nothing of an attempt that $end, and everything before and after it',
  async ({ fail }) => {
    const [subject, id] = [newId(server.now()), newId(server.now())]
    await server.running.services.database.transaction({ kind: 'system' }, async (tx, attempt) => {
      await attempt(async () => {
        await erase(tx, subject)
        return true
      })
      await attempt(async () => {
        // Writes the event of the first attempt, too.
        expect(await tx.many(eventsOf, { subject })).toEqual([{ move: 'erase' }])
        await tx.run(insertSetting, { id })
        await deactivate(tx, subject)
        return fail(tx)
      }).catch(() => undefined)
      await attempt(async () => {
        await tx.recordEvent(accountEvents.reactivate, { subject })
        return true
      })
    })
    expect(await readEvents(subject)).toEqual(['erase', 'reactivate'])
    expect(await server.running.services.database.read().many(settingsOf, { id })).toEqual([])
  },
)
