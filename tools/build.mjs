import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { ownNode, root, exitWithError } from './install.mjs'

const commonSources = ['package-lock.json', 'tsconfig.base.json', 'packages']
const parts = {
  web: {
    sources: [...commonSources, 'apps/web'],
    result: 'apps/web/dist/index.html',
    build: buildWeb,
  },
  server: {
    sources: [...commonSources, 'apps/server'],
    result: 'apps/server/dist/main.js',
    build: buildServer,
  },
}

function listFiles(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  const about = statSync(full)
  if (about.isFile()) return [`${path} ${about.size} ${about.mtimeMs}`]
  return readdirSync(full)
    .toSorted()
    .flatMap((name) =>
      ['node_modules', 'dist'].includes(name) || /\.(test|stories)\.tsx?$/.test(name)
        ? []
        : listFiles(`${path}/${name}`),
    )
}

/** Hashes path, size and time of every source; takes about a millisecond per hundred files. */
const hashSources = (sources) =>
  createHash('sha256').update(sources.flatMap(listFiles).join('\n')).digest('hex')

function buildWeb() {
  const result = spawnSync(
    ownNode,
    [
      join(root, 'node_modules/vite/bin/vite.js'),
      'build',
      '--outDir',
      'dist',
      '--emptyOutDir',
      '--logLevel',
      'warn',
    ],
    {
      cwd: join(root, 'apps/web'),
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  if (result.status !== 0) exitWithError('Building the web app failed. See the error above.')
}

/** Keeps npm packages out of the bundle. */
const externalPackages = {
  name: 'outside',
  setup: (on) =>
    on.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@fledge/')
        ? undefined
        : {
            path,
            external: true,
            sideEffects: builtinModules.includes(path) ? false : undefined,
          },
    ),
}

/**
 * Bundles our own packages and keeps npm packages external; each file named *-child.ts or
 * *-thread.ts becomes a separate program.
 */
async function buildServer() {
  const src = join(root, 'apps/server/src')
  const programs = readdirSync(src, { recursive: true }).filter((path) =>
    /-(?:child|thread)\.ts$/.test(path),
  )
  await bundle({
    main: join(src, 'main.ts'),
    ...toEntryPoints(programs.map((path) => join(src, path))),
  })
}

const toEntryPoints = (paths) =>
  Object.fromEntries(paths.map((path) => [path.split('/').at(-1).replace(/\.ts$/, ''), path]))

/**
 * Bundles programs into the server's folder, where they find its packages and child programs.
 * @param programs name in the folder → path of the source
 */
export async function bundle(programs) {
  const { build } = await import('esbuild')
  try {
    await build({
      entryPoints: programs,
      outdir: join(root, 'apps/server/dist'),
      bundle: true,
      platform: 'node',
      target: 'node24',
      format: 'esm',
      sourcemap: true,
      logLevel: 'error',
      plugins: [externalPackages],
      banner: {
        js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
      },
    })
  } catch {
    exitWithError('Building the server failed. See the error above.')
  }
}

/**
 * Builds what changed since the last build. With FLEDGE_QUICK_BUILD, which the tests set, the web
 * app is compressed quickly and less; a command without it builds such an app again.
 * @param only 'web' or 'server'; both if omitted
 */
export async function buildChanged(only) {
  mkdirSync(join(root, '.cache'), { recursive: true })
  for (const [name, part] of Object.entries(parts)) {
    if (only && only !== name) continue
    const stamp = hashSources(part.sources)
    const quickStamp = `${stamp} quick`
    const isQuick = name === 'web' && Boolean(process.env.FLEDGE_QUICK_BUILD)
    const record = join(root, '.cache', `built-${name}`)
    const built =
      existsSync(join(root, part.result)) && existsSync(record) ? readFileSync(record, 'utf8') : ''
    if (built === stamp || (isQuick && built === quickStamp)) continue
    process.stdout.write(name === 'web' ? 'Building the web app…\n' : 'Building the server…\n')
    await part.build()
    writeFileSync(record, isQuick ? quickStamp : stamp)
  }
}
