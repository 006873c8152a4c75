import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { retryUntilConnected } from '../start-up.ts'
import { copyTemplate } from '../testing/copy-template.ts'
import { openDatabase } from './open-database.ts'
import { prepareForPooler } from './session-settings.ts'

// There is no pooler here: another connection to the same database takes its place.

let copy: Awaited<ReturnType<typeof copyTemplate>>
beforeAll(async () => {
  copy = await copyTemplate()
})
afterAll(() => copy.drop())

async function query(connection: pg.PoolConfig, text: string) {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await client.query(text)
  } finally {
    await client.end()
  }
}

const readSettings = `select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle, current_setting('plan_cache_mode') as plans`

describe('prepareForPooler', () => {
  const prepare = (connection: pg.PoolConfig, hasNamedStatements = false) =>
    prepareForPooler({ connection, directConnection: copy.connection, hasNamedStatements })

  it('gives the sessions of its user in this database the settings, also when two start at once', async () => {
    const { connection } = copy
    // As at the start: one may end the session of the other before it has begun.
    const prepareAsAtStart = () =>
      retryUntilConnected(
        connection,
        () => prepare(connection),
        () => {},
      )
    await Promise.all([prepareAsAtStart(), prepareAsAtStart()])
    const pooled = openDatabase({
      connection,
      directConnection: connection,
      clock: { now: () => new Date() },
    })
    const { rows } = await pooled.pool.query(readSettings)
    await pooled.close()
    expect(rows).toEqual([{ statement: '10s', idle: '15s', plans: 'force_generic_plan' }])
    const elsewhere = await query({ ...connection, database: 'postgres' }, readSettings)
    expect(elsewhere.rows).toEqual([{ statement: '0', idle: '0', plans: 'auto' }])
  })

  it('ends idle sessions that began before the settings', async () => {
    const other = await copyTemplate()
    const client = new pg.Client(other.connection)
    const ended = new Promise((resolve) => client.on('error', resolve))
    await client.connect()
    await prepareForPooler({
      connection: other.connection,
      directConnection: other.connection,
      hasNamedStatements: false,
    })
    expect(await ended).toMatchObject({ code: '57P01' })
    await other.drop()
  })

  it('rejects a pooler whose connections belong to another user', async () => {
    const user = 'pooler_other'
    await query(copy.connection, `create role ${user} login`)
    try {
      await expect(prepare({ ...copy.connection, user })).rejects.toThrow(
        'lack settings of their user (idle_in_transaction_session_timeout, lock_timeout, plan_cache_mode, statement_timeout)',
      )
    } finally {
      await query(copy.connection, `drop role ${user}`)
    }
  })

  it('rejects a pooler that passes names of statements on', async () => {
    await expect(prepare(copy.connection, true)).rejects.toThrow(
      'Set DATABASE_NAMED_STATEMENTS=false',
    )
  })

  it('changes nothing without a pooler', async () => {
    const other = await copyTemplate()
    await prepareForPooler({ connection: other.connection })
    const { rows } = await query(other.connection, readSettings)
    await other.drop()
    expect(rows).toEqual([{ statement: '0', idle: '0', plans: 'auto' }])
  })
})
