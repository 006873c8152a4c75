import pg from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { openFaultyProxy } from '../test/system/faulty-proxy.ts'
import {
  describeStartFailure,
  getDatabaseHost,
  retryUntilConnected,
  waitForMigrations,
} from './start-up.ts'

const nowhere = { host: '127.0.0.1', port: 1, user: 'nobody', database: 'none' }

async function ask(connection: pg.ClientConfig): Promise<number> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query('select 1 as one')).rows[0].one
  } finally {
    await client.end().catch(() => {})
  }
}

describe('startup', () => {
  it('fails without its database in one sentence that names the host', async () => {
    const lines: string[] = []
    const failure = await retryUntilConnected(
      nowhere,
      () => ask(nowhere),
      (line) => lines.push(line),
      {
        maxMs: 0,
      },
    ).catch((error: unknown) => describeStartFailure(error))
    expect(failure).toBe(
      "The database at 127.0.0.1:1 can't be reached (ECONNREFUSED). Start it or correct DATABASE_URL, then start again.",
    )
  })

  it('waits for the migrations of another process, and fails after its limit', async () => {
    const lines: string[] = []
    const answers = [['2_age.sql'], []]
    await waitForMigrations(
      async () => answers.shift() ?? [],
      (line) => lines.push(line),
    )
    expect(lines).toEqual(['Waiting for 1 migrations…'])
    await expect(
      waitForMigrations(
        async () => ['2_age.sql', '3_home.sql'],
        () => {},
        { maxMs: 0 },
      ),
    ).rejects.toThrow('The database lacks 2 migrations of this version.')
  })

  it('waits for a database that starts later, and reports it only once', async () => {
    const lines: string[] = []
    let way: Awaited<ReturnType<typeof openFaultyProxy>> | null = null
    const connection = await retryUntilConnected(
      nowhere,
      async () => {
        const connection = way?.connection ?? nowhere
        way ??= await openFaultyProxy({ ...inject('cluster'), database: 'postgres' })
        return ask(connection)
      },
      (line) => lines.push(line),
    )
    expect([connection, lines]).toEqual([1, ['Waiting for the database at 127.0.0.1:1…']])
    // Set by the step above.
    await (way as Awaited<ReturnType<typeof openFaultyProxy>> | null)?.stop()
  })

  it('does not retry if the database rejects the connection', async () => {
    const connection = { ...inject('cluster'), database: 'there_is_none' }
    await expect(
      retryUntilConnected(
        connection,
        () => ask(connection),
        () => {},
      ),
    ).rejects.toThrow(/does not exist .* Create it, then start again\.$/)
  })

  it('names the host of a database without its password', () => {
    expect([
      getDatabaseHost({ connectionString: 'postgres://fledge:secret@db.example:6432/fledge' }),
      getDatabaseHost({ host: '/run/pg', port: 5433 }),
      getDatabaseHost({ connectionString: 'postgres://fledge:secret@a,b:5433/fledge' }),
      getDatabaseHost({ connectionString: 'not an address, secret' }),
    ]).toEqual(['db.example:6432', '/run/pg:5433', 'a:5432 or b:5433', 'DATABASE_URL'])
  })

  it('reports any other failure without a stack trace', () => {
    expect(describeStartFailure(new Error('no such thing'))).toBe(
      'Fledge could not start: no such thing. Start it with LOG_LEVEL=debug for details.',
    )
  })
})
