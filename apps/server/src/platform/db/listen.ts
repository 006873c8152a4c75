import type pg from 'pg'
import { createClient } from './create-client.ts'

/** Messages on a channel of PostgreSQL. */
export interface Listening {
  /** Ends the connection. */
  stop(): Promise<void>
}

export interface ListenOptions {
  /** Options of the pool; only those of the connection are used, the others are for requests. */
  readonly connection: pg.PoolConfig
  readonly channel: 'new_notice' | 'outbox' | 'run_job'
  readonly onMessage: (payload: string) => void
  /** Called once when the connection is lost; messages are missed from then on. */
  readonly onLost: () => void
}

const heartbeatMs = 15_000

/** Listens on a connection of its own. @throws if it cannot connect within 3 s */
export async function listen(options: ListenOptions): Promise<Listening> {
  const { channel, onMessage } = options
  const client = createListenClient(options.connection)
  let isLost = false
  const handleEnd = () => {
    clearInterval(beat)
    if (!isLost) options.onLost()
    isLost = true
  }
  client.on('error', handleEnd)
  client.on('end', handleEnd)
  client.on('notification', ({ payload }) => onMessage(payload ?? ''))
  // A dead connection and an idle one are both silent; only a query tells them apart.
  const beat = setInterval(() => {
    client.query('select 1').catch(() => client.connection.stream.destroy())
  }, heartbeatMs).unref()
  try {
    await client.connect()
    // Not a statement on rows; the channel is one of ours.
    await client.query(`listen ${channel}`)
  } catch (error) {
    isLost = true
    clearInterval(beat)
    client.connection.stream.destroy()
    throw error
  }
  return {
    stop() {
      isLost = true
      return client.end()
    },
  }
}

function createListenClient({
  host,
  port,
  user,
  password,
  database,
  connectionString,
  ssl,
}: pg.PoolConfig): pg.Client {
  return createClient({
    ...(connectionString
      ? { connectionString, ssl }
      : { host, port, user, password, database, ssl }),
    connectionTimeoutMillis: 3000,
    query_timeout: 3000,
    keepAlive: true,
  })
}
