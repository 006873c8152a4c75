import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const root = join(import.meta.dirname, '../../../../../..')

/** The product as `npm run image` lays it out, with the packages of this project. */
export interface Release {
  readonly folder: string
  /** Scripts, styles and fonts of its pages. */
  readonly assets: readonly string[]
}

const dist = (folder: string) => join(folder, 'apps/web/dist')

/** Copies the build of this project to a folder, with further migrations. */
export function createRelease(
  folder: string,
  migrations: Readonly<Record<string, string>> = {},
  web = dist(root),
): Release {
  for (const path of ['apps/server/dist', 'apps/server/src/db/migrations', 'apps/server/data'])
    cpSync(join(root, path), join(folder, path), { recursive: true })
  cpSync(web, dist(folder), { recursive: true })
  for (const path of ['node_modules', 'apps/server/node_modules'])
    if (existsSync(join(root, path))) symlinkSync(join(root, path), join(folder, path))
  cpSync(join(root, 'apps/server/package.json'), join(folder, 'apps/server/package.json'))
  for (const [name, sql] of Object.entries(migrations))
    writeFileSync(join(folder, 'apps/server/src/db/migrations', name), sql)
  const assets = readdirSync(join(dist(folder), 'assets')).filter(
    (name) => !/\.(br|gz)$/.test(name),
  )
  return { folder, assets }
}

/** Builds the web app once more, so that all of its files have other names. */
export async function buildOtherWeb(to: string): Promise<string> {
  mkdirSync(to, { recursive: true })
  const child = spawn(
    process.execPath,
    [
      join(root, 'node_modules/vite/bin/vite.js'),
      'build',
      '--config',
      join(root, 'tools/testing/other-release.config.mjs'),
      '--outDir',
      to,
      '--emptyOutDir',
      '--logLevel',
      'warn',
    ],
    {
      cwd: join(root, 'apps/web'),
      env: { ...process.env, NODE_ENV: 'production', FLEDGE_QUICK_BUILD: '1' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`the build ended with ${code}`)
  return to
}

/** A process of a release. */
export interface ReleaseProcess {
  /** Sends SIGTERM. @returns how long it took to end, and how it did */
  drain(): Promise<{ readonly seconds: number; readonly code: number | null }>
  /** Ends it at once. */
  kill(): Promise<void>
  readonly output: () => string
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/** Starts a process of a release, which runs what `npm run image` puts into a container. */
export function startRelease(
  { folder }: Release,
  settings: Readonly<Record<string, string>>,
): ReleaseProcess & { readonly ended: Promise<number | null> } {
  const child = spawn(process.execPath, [join(folder, 'apps/server/dist/main.js')], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const ended = once(child, 'exit').then(() => child.exitCode)
  const end = async (signal: NodeJS.Signals) => {
    const begunMs = performance.now()
    if (!hasEnded(child)) child.kill(signal)
    const code = await ended
    return { seconds: (performance.now() - begunMs) / 1000, code }
  }
  return {
    ended,
    output: () => output,
    drain: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  }
}

/** Starts a process and waits until it takes requests. */
export async function startReady(
  release: Release,
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<ReleaseProcess> {
  const started = startRelease(release, { ...settings, PORT: String(port) })
  let hasStopped = false
  void started.ended.then(() => {
    hasStopped = true
  })
  for (let waitedMs = 0; waitedMs < 90_000; waitedMs += 100) {
    if (hasStopped) throw new Error(`a process did not start: ${started.output()}`)
    const response = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null)
    if (response?.status === 200) return started
    await delay(100)
  }
  throw new Error(`a process was not ready in time: ${started.output()}`)
}
