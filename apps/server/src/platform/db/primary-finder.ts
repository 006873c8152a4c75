import pg from 'pg'
import type { DatabaseHost } from './database-hosts.ts'
import { isConnectionLost } from './lost-connection.ts'

/** How long one host may take to say whether it takes changes. */
const askMs = 1000
/** How long an answer without a primary is kept, so that waiting requests do not ask all the time. */
const restMs = 250

/**
 * Each replacement of a primary begins a timeline, which the names of its log begin with; null for a
 * standby.
 */
const readTimelineSql =
  'select case when pg_is_in_recovery() then null else substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) end as timeline'

/** Says like a server that is starting: a later attempt may succeed. */
class NoPrimaryError extends Error {
  readonly code = '57P03'
  constructor(hosts: readonly DatabaseHost[]) {
    super(`none of ${hosts.length} database hosts takes changes`)
  }
}

/** Knows which of several hosts is the primary. */
export interface PrimaryFinder {
  /** @throws if no host takes changes, after a second at most */
  find(): Promise<DatabaseHost>
  /** Called after a connection to a host failed: the next one asks all of them. */
  forget(host: DatabaseHost): void
}

async function readTimeline(
  connection: pg.ClientConfig,
  host: DatabaseHost,
): Promise<string | null> {
  const client = new pg.Client({
    ...connection,
    connectionTimeoutMillis: askMs,
    query_timeout: askMs,
  })
  Object.assign(client, host)
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ timeline: string | null }>(readTimelineSql)
    return rows[0]?.timeline ?? null
  } finally {
    client.connection.stream.destroy()
  }
}

/**
 * Asks all hosts at once. Of two that take changes, the one with the later timeline was promoted in
 * place of the other, which is still to be stopped.
 */
async function askAll(
  connection: pg.ClientConfig,
  hosts: readonly DatabaseHost[],
): Promise<DatabaseHost> {
  const answers = await Promise.allSettled(hosts.map((host) => readTimeline(connection, host)))
  const primaries = hosts.flatMap((host, index) => {
    const answer = answers[index]
    return answer?.status === 'fulfilled' && answer.value ? [{ host, timeline: answer.value }] : []
  })
  const [newest] = primaries.toSorted((a, b) => (a.timeline < b.timeline ? 1 : -1))
  if (newest) return newest.host
  // A rejected password is the same on every host, and waiting does not help.
  for (const answer of answers)
    if (answer.status === 'rejected' && !isConnectionLost(answer.reason)) throw answer.reason
  throw new NoPrimaryError(hosts)
}

/** @param connection one host of which all options but the place are used */
export function createPrimaryFinder(
  connection: pg.ClientConfig,
  hosts: readonly DatabaseHost[],
): PrimaryFinder {
  const state: { search: Promise<DatabaseHost> | null; found: DatabaseHost | null } = {
    search: null,
    found: null,
  }
  const search = async () => {
    state.found = await askAll(connection, hosts)
    return state.found
  }
  const clear = () => {
    state.search = null
    state.found = null
  }
  return {
    find() {
      state.search ??= search().catch((error: unknown) => {
        setTimeout(clear, restMs).unref()
        throw error
      })
      return state.search
    },
    forget({ host, port }) {
      if (state.found?.host === host && state.found.port === port) clear()
    },
  }
}
