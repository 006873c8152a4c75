import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { StartError, startErrors } from './start-errors.ts'

/**
 * The user that PostgreSQL runs as if this process is root, since PostgreSQL refuses to run as
 * root.
 */
export interface Owner {
  readonly name: string
  readonly uid: number
  readonly gid: number
}

function listKnownUsers(): readonly Owner[] {
  if (!existsSync('/etc/passwd')) return []
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [name, , uid, gid] = line.split(':')
      return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : []
    })
}

/**
 * Finds the user to run PostgreSQL as.
 * @param folder the data folder; an existing folder keeps its owner
 * @returns undefined if this process is not root and can run PostgreSQL itself
 * @throws StartError if there is no suitable user
 */
export function findPostgresOwner(folder: string): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = listKnownUsers()
  const uid = existsSync(folder) ? statSync(folder).uid : 0
  const owner =
    (uid === 0 ? undefined : users.find((user) => user.uid === uid)) ??
    users.find((user) => user.name === 'postgres') ??
    users.find((user) => user.name === 'nobody')
  if (!owner) throw new StartError(startErrors.noUser())
  const probe = spawnSync('/bin/sh', ['-c', 'exit 0'], { uid: owner.uid, gid: owner.gid, cwd: '/' })
  if (probe.error) throw new StartError(startErrors.noSwitch(owner.name))
  return owner
}

/**
 * Checks whether the user can write to the folder, which requires access to every parent folder.
 */
export function canWrite(owner: Owner, folder: string): boolean {
  return (
    spawnSync('/bin/sh', ['-c', 'test -w "$1" && test -x "$1"', 'sh', folder], {
      uid: owner.uid,
      gid: owner.gid,
      cwd: '/',
    }).status === 0
  )
}
