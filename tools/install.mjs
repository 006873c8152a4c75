// Runs on Node 20 with nothing installed: installs the packages, then the project's own Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root folder of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
/** Node 24 from its npm package. */
export const ownNode = join(
  root,
  'node_modules',
  '.bin',
  process.platform === 'win32' ? 'node.cmd' : 'node',
)
const stamp = join(root, '.cache', 'installed')

/** Prints one sentence to stderr and exits. */
export function exitWithError(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

function lockHash() {
  const hash = createHash('sha256')
  for (const file of ['package.json', 'package-lock.json'])
    hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/**
 * Compares npm's record of installed packages with the lock file, ignoring packages for other
 * platforms.
 */
function matchesLock() {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record) || !existsSync(ownNode)) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const there = JSON.parse(readFileSync(record, 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, entry]) =>
      !path.startsWith('node_modules/') ||
      entry.link ||
      entry.optional ||
      entry.peer ||
      there[path]?.version === entry.version,
  )
}

/** Installs the packages of package-lock.json unless they are installed. */
export function installMissing() {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major < 20) exitWithError(`Fledge needs Node 20 or later. This is ${process.version}.`)
  const hash = lockHash()
  if (existsSync(ownNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  if (!matchesLock()) {
    process.stdout.write('Installing packages…\n')
    const npm = process.env.npm_execpath
    const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
    const result = spawnSync(
      command,
      [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'],
      { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' && command === 'npm' },
    )
    if (result.error) exitWithError('npm is not installed. Install npm, then start again.')
    if (result.status !== 0)
      exitWithError('Installing the packages failed. Fix the npm error above, then start again.')
    if (!existsSync(ownNode))
      exitWithError(
        "The project's Node is not installed because install scripts are disabled. Run npm rebuild node esbuild, then start again.",
      )
  }
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
}

/**
 * Continues in the project's own Node if this is another one. Passes signals on; the child ends
 * with this process.
 * @returns true if this already is the project's Node; otherwise it does not return
 */
export function runInOwnNode(script) {
  if (Number(process.versions.node.split('.')[0]) >= 24) {
    if (process.channel) {
      process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
      process.channel.unref()
    }
    return true
  }
  // A separate session, so that Ctrl-C reaches the child once, from here.
  const child = spawn(ownNode, [script, ...process.argv.slice(2)], {
    cwd: process.cwd(),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', () =>
    exitWithError(
      "The project's own Node does not run on this machine. Remove node_modules, then start again.",
    ),
  )
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
  return false
}
