import { chownSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { vi } from 'vitest'
import { copyRunningCluster } from '../backup/base-backup.ts'
import type { Cluster, SocketConnection } from '../embedded/cluster.ts'
import { startTemporaryCluster, type TemporaryCluster } from '../embedded/temporary-cluster.ts'

/** A primary and a standby, of which the standby has every acknowledged commit. */
export interface ReplicatedCluster {
  readonly primary: TemporaryCluster
  readonly standby: TemporaryCluster
  /** Both, as a process names them that looks for the primary. */
  readonly connection: SocketConnection
  /** Kills the primary without a shutdown, like a power cut. */
  killPrimary(): Promise<void>
  killStandby(): Promise<void>
  /** Has the standby take changes. */
  promote(): Promise<void>
  stop(): Promise<void>
}

const standbyName = 'standby'

// Memory keeps what a killed process has written, so `fsync` may be off: no power cut happens here.
const settings = { synchronous_commit: 'on', max_connections: 60 }

export async function runOn<R extends pg.QueryResultRow>(
  connection: pg.ClientConfig,
  text: string,
): Promise<readonly R[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query<R>(text)).rows
  } finally {
    await client.end()
  }
}

/** Creates the data folder of a standby from a running primary. */
const copyFrom = (primary: TemporaryCluster) => async (cluster: Cluster) => {
  const client = new pg.Client(primary.connection)
  await client.connect()
  try {
    await copyRunningCluster({
      client,
      label: standbyName,
      from: primary.folder,
      to: cluster.folder,
      owner: cluster.owner,
    })
  } finally {
    await client.end()
  }
  const signal = join(cluster.folder, 'standby.signal')
  writeFileSync(signal, '')
  const { owner } = cluster
  if (owner)
    for (const file of [signal, join(cluster.folder, 'backup_label')])
      chownSync(file, owner.uid, owner.gid)
}

const startStandby = (primary: TemporaryCluster): Promise<TemporaryCluster> => {
  const { host, port, user } = primary.connection
  return startTemporaryCluster({
    settings: {
      ...settings,
      primary_conninfo: `host=${host} port=${port} user=${user} application_name=${standbyName}`,
      // Replayed at once, also while statements read what a change removes.
      max_standby_streaming_delay: '1s',
    },
    create: copyFrom(primary),
  })
}

/** Chooses whether commits are acknowledged only once the standby has them. */
export async function setSynchronous(
  { connection }: TemporaryCluster,
  isSynchronous: boolean,
): Promise<void> {
  const names = isSynchronous ? standbyName : ''
  await runOn(connection, `alter system set synchronous_standby_names = '${names}'`)
  await runOn(connection, 'select pg_reload_conf()')
}

/** Acknowledges commits from now on only once the standby has them. */
export async function requireStandby(primary: TemporaryCluster): Promise<void> {
  await setSynchronous(primary, true)
  const { connection } = primary
  await vi.waitFor(
    async () => {
      const rows = await runOn(
        connection,
        "select from pg_stat_replication where sync_state = 'sync'",
      )
      if (rows.length === 0) throw new Error('no standby follows')
    },
    { timeout: 10_000, interval: 50 },
  )
}

/**
 * Starts two PostgreSQL with streaming replication and synchronous commit.
 * @param prepare fills the primary before the standby copies it
 */
export async function startReplicatedCluster(
  prepare: (primary: TemporaryCluster) => Promise<void> = async () => {},
): Promise<ReplicatedCluster> {
  const primary = await startTemporaryCluster({ settings: { ...settings, wal_keep_size: '512MB' } })
  await prepare(primary)
  const standby = await startStandby(primary)
  await requireStandby(primary)
  return {
    primary,
    standby,
    connection: {
      ...primary.connection,
      host: `${primary.connection.host},${standby.connection.host}`,
    },
    killPrimary: primary.kill,
    killStandby: standby.kill,
    promote: async () => void (await runOn(standby.connection, 'select pg_promote(true, 30)')),
    async stop() {
      await standby.stop()
      await primary.stop()
    },
  }
}
