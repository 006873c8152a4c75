import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { findPostgresOwner } from '../embedded/owner.ts'
import { findFreePort } from './free-port.ts'

/** Where Debian's package puts it; it is in no npm package. */
const program = '/usr/sbin/pgbouncer'

export const hasPgBouncer: boolean = existsSync(program)

/** PgBouncer in transaction mode before a database. */
export interface PgBouncer {
  readonly connection: pg.PoolConfig
  /** CPU time used so far, in microseconds; needs Linux. */
  readCpu(): number
  /** Kills it without a shutdown, and starts it again. */
  restart(): Promise<void>
  /** Has it lead to another server from now on, as what promotes a standby would. */
  follow(to: pg.PoolConfig): Promise<void>
  stop(): Promise<void>
}

interface PgBouncerOptions {
  /** Connections to PostgreSQL, which all clients share. */
  readonly poolSize: number
}

const describeSettings = (to: pg.PoolConfig, port: number, { poolSize }: PgBouncerOptions) => `
[databases]
* = host=${to.host} port=${to.port} user=${to.user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${poolSize}
max_db_connections = ${poolSize}
max_client_conn = 500
query_wait_timeout = 10
`

async function waitForPort(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`)
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await delay(20)
  }
}

async function spawnPgBouncer(
  settings: string,
  folder: string,
  port: number,
): Promise<ChildProcess> {
  // It refuses to run as root, like PostgreSQL.
  const owner = findPostgresOwner(folder)
  const child = spawn(program, ['-q', settings], {
    stdio: ['ignore', 'ignore', 'inherit'],
    ...(owner ? { uid: owner.uid, gid: owner.gid } : {}),
  })
  await waitForPort(port, child)
  return child
}

/** Starts Debian's PgBouncer before the database of a connection over a socket. */
export async function startPgBouncer(
  to: pg.PoolConfig,
  options: PgBouncerOptions,
): Promise<PgBouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'fledge-pooler-'))
  chmodSync(folder, 0o755)
  const settings = join(folder, 'pgbouncer.ini')
  const port = await findFreePort()
  writeFileSync(settings, describeSettings(to, port, options))
  const run = () => spawnPgBouncer(settings, folder, port)
  let child = await run()
  const kill = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  const restart = async () => {
    await kill()
    child = await run()
  }
  return {
    connection: { host: '127.0.0.1', port, user: to.user, database: to.database },
    // The first field is the time on a core in nanoseconds.
    readCpu: () =>
      Number(readFileSync(`/proc/${child.pid}/schedstat`, 'utf8').split(' ')[0]) / 1000,
    restart,
    async follow(next) {
      writeFileSync(settings, describeSettings(next, port, options))
      await restart()
    },
    async stop() {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
