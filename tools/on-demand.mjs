// Packages that few people need are not installed by npm ci: each folder of tools/on-demand has a
// package.json and a lock file of its own and is installed by the first command that needs it.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { exitWithError, root } from './install.mjs'

/** Whether the installed packages are those of the folder's lock file. */
function isInstalled(folder) {
  const record = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return false
  const wanted = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies
  const { packages } = JSON.parse(readFileSync(record, 'utf8'))
  return Object.entries(wanted).every(
    ([name, version]) => packages[`node_modules/${name}`]?.version === version,
  )
}

/**
 * Installs a folder of packages unless it is installed, and loads its index.mjs.
 * @param name folder of tools/on-demand
 */
export async function importOnDemand(name) {
  const folder = join(root, 'tools/on-demand', name)
  if (!isInstalled(folder)) {
    process.stdout.write(`Installing ${name}…\n`)
    const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    if (result.status !== 0)
      exitWithError(`Installing ${name} failed. Fix the npm error above, then start again.`)
  }
  return import(pathToFileURL(join(folder, 'index.mjs')).href)
}
