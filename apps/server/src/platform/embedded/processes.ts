import { spawnSync } from 'node:child_process'
import {
  existsSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError, startErrors } from './start-errors.ts'

/** Checks whether a process with this id exists. */
export function isProcessRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    // EPERM: the process exists and belongs to another user. Any other error means that it has
    // ended.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function isZombie(pid: number): boolean {
  try {
    return /^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/**
 * Returns a process's start time as text. It differs for a later process with the same id and after
 * a reboot.
 */
function getProcessStart(pid: number): string {
  if (!existsSync('/proc/self/stat'))
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}-${fields[19]}`
  } catch {
    return ''
  }
}

/**
 * Claims the data folder for this process.
 * @returns a function that releases it
 * @throws StartError if another process has claimed it
 */
export function claimFolder(folder: string): () => void {
  const file = join(folder, 'fledge.pid')
  const ownEntry = `${process.pid} ${getProcessStart(process.pid)}\n`
  for (let attempt = 0; ; attempt += 1) {
    try {
      writeFileSync(file, ownEntry, { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (attempt > 2 || !(error instanceof Error && 'code' in error && error.code === 'EEXIST'))
        throw error
    }
    const [pid = '', born = ''] = readFileSync(file, 'utf8').trim().split(' ')
    if (Number(pid) > 0 && isProcessRunning(Number(pid)) && getProcessStart(Number(pid)) === born)
      throw new StartError(startErrors.running(folder, Number(pid)))
    rmSync(file, { force: true })
  }
}

/**
 * Checks whether the process is a PostgreSQL on this folder, and not another program with a reused
 * id.
 */
function isPostgresOn(pid: number, folder: string): boolean {
  if (!isProcessRunning(pid)) return false
  if (existsSync('/proc/self/cwd')) {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder)
    } catch {
      return false
    }
  }
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], {
    encoding: 'utf8',
  }).stdout.includes(folder)
}

/**
 * Ends a PostgreSQL that a killed run left behind on this folder, and removes its lock file.
 * @throws StartError if it does not end
 */
export async function endLeftoverPostgres(folder: string): Promise<void> {
  const file = join(folder, 'postmaster.pid')
  if (existsSync(file)) await endServer(file, folder)
  // The socket and its lock file remain after a kill -9 of PostgreSQL and would prevent its next
  // start.
  for (const rest of ['postmaster.pid', '.s.PGSQL.5432', '.s.PGSQL.5432.lock'])
    rmSync(join(folder, rest), { force: true })
}

async function endServer(file: string, folder: string): Promise<void> {
  const lines = readFileSync(file, 'utf8').split('\n')
  const pid = Math.abs(Number(lines[0]))
  if (pid > 1 && isPostgresOn(pid, folder)) {
    process.kill(pid, 'SIGINT')
    if (!(await waitForExit(pid, 10_000))) process.kill(pid, 'SIGQUIT')
    if (!(await waitForExit(pid, 10_000))) throw new StartError(startErrors.stuck(pid))
  }
  const sockets = lines[4] ?? ''
  if (/\/fledge-[^/]+$/.test(sockets)) rmSync(sockets, { recursive: true, force: true })
}

/**
 * Waits until a process has ended; returns false if it is still running after that many
 * milliseconds.
 */
export async function waitForExit(pid: number, timeoutMs: number): Promise<boolean> {
  for (let waitedMs = 0; isProcessRunning(pid); waitedMs += 25) {
    if (waitedMs > timeoutMs) return false
    await sleep(25)
  }
  return true
}
