import { statfsSync } from 'node:fs'

/**
 * Reasons why the bundled PostgreSQL did not start. Each is a full sentence that says what to do.
 */
export const startErrors = {
  platform: (name: string) =>
    `The bundled PostgreSQL is not available for ${name}. Set DATABASE_URL to PostgreSQL 15 or later.`,
  missing: (name: string) =>
    `The bundled PostgreSQL (${name}) is not installed. Run npm ci, or set DATABASE_URL.`,
  noUser: () =>
    'PostgreSQL cannot run as root, and this machine has no user “postgres” or “nobody” to run it as. Start Fledge as another user, or set DATABASE_URL.',
  noSwitch: (user: string) =>
    `PostgreSQL cannot run as root, and Fledge cannot start it as ${user} here. Start Fledge as another user, or set DATABASE_URL.`,
  running: (folder: string, pid: number) =>
    `Fledge is already running on the data folder ${folder} (process ${pid}). Stop it, or set DATA_DIR to another folder.`,
  version: (folder: string, version: string) =>
    `The data folder ${folder} belongs to PostgreSQL ${version}, but Fledge includes PostgreSQL 18. Move the folder, or set DATABASE_URL to a PostgreSQL ${version} that uses it.`,
  broken: (folder: string) =>
    `The data folder ${folder} contains no PostgreSQL data. Move it, or set DATA_DIR to another folder.`,
  full: (folder: string) =>
    `The disk of ${folder} is full. Free some space, or set DATA_DIR to a folder on another disk.`,
  denied: (folder: string) =>
    `Fledge cannot write to the data folder ${folder}. Give this user write access, or set DATA_DIR to another folder.`,
  stuck: (pid: number) =>
    `PostgreSQL from the last run (process ${pid}) did not stop. End that process, then start again.`,
  slow: (log: string) => `PostgreSQL did not respond within a minute. See its log: ${log}`,
  failed: (error: string, log: string) => `PostgreSQL did not start: ${error}. See its log: ${log}`,
  program: (path: string) =>
    `The bundled PostgreSQL does not run on this machine (${path}). Set DATABASE_URL to PostgreSQL 15 or later.`,
  otherCluster: (folder: string, expected: string) =>
    `Another PostgreSQL responded: it uses ${folder}, not ${expected}. Stop it, then start again.`,
  portTaken: (port: number) =>
    `Port ${port} is in use by another program. Stop that program, or set PORT to another number.`,
  portDenied: (port: number) =>
    `This user cannot open port ${port}. Set PORT to a number above 1023.`,
} as const

/** An expected reason for a failed start; its message says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

const diskFullPattern = /No space left on device|ENOSPC|EDQUOT|Disk quota exceeded/i

/** Converts an error of the file system or of PostgreSQL. */
export function toStartError(error: unknown, folder: string, log: string): StartError {
  if (error instanceof StartError) return error
  const message = error instanceof Error ? error.message : String(error)
  if (diskFullPattern.test(message)) return new StartError(startErrors.full(folder))
  if (/EACCES|EPERM|EROFS|Permission denied|Read-only file system/i.test(message))
    return new StartError(startErrors.denied(folder))
  return new StartError(startErrors.failed(message, log))
}

/** Returns the free disk space for a folder in bytes; a first start needs 80 MB. */
export function getFreeBytes(folder: string): number {
  const disk = statfsSync(folder)
  return disk.bavail * disk.bsize
}
