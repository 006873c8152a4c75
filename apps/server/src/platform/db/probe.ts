import type pg from 'pg'
import { createClient } from './create-client.ts'

/** A connection that is kept for questions of this process, which wait for no request. */
export interface Probe {
  /** Whether the database responds within about 2 s. */
  ask(): Promise<boolean>
  /** Returns the first row of a statement, or null if the database does not respond. */
  readRow<Row extends pg.QueryResultRow>(text: string): Promise<Row | null>
  close(): Promise<void>
}

const timeoutMs = 2000

async function open(config: pg.PoolConfig, drop: (client: pg.Client) => void): Promise<pg.Client> {
  const client = createClient({
    ...config,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  })
  client.on('error', () => drop(client))
  await client.connect()
  return client
}

/** Reserves one connection for checking whether the database responds. */
export function createProbe(config: pg.PoolConfig): Probe {
  let connecting: Promise<pg.Client> | null = null
  let asking: Promise<boolean> | null = null
  const drop = (client: pg.Client | null) => {
    connecting = null
    client?.connection.stream.destroy()
  }
  const readRow = async <Row extends pg.QueryResultRow>(text: string): Promise<Row | null> => {
    let client: pg.Client | null = null
    try {
      client = await (connecting ??= open(config, drop))
      const { rows } = await client.query<Row>(text)
      return rows[0] ?? null
    } catch {
      drop(client)
      return null
    }
  }
  const ask = async () => (await readRow('select 1 as one')) !== null
  return {
    readRow,
    ask: () =>
      (asking ??= ask().finally(() => {
        asking = null
      })),
    async close() {
      await asking
      const client = await connecting?.catch(() => null)
      await client?.end().catch(() => {})
    },
  }
}
