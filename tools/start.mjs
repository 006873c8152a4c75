// npm start: installs and builds what is missing, then runs the server in this process
// (apps/server/src/main.ts).
import { join } from 'node:path'
import { runInOwnNode, installMissing, root, exitWithError } from './install.mjs'

const [unknown] = process.argv.slice(2).filter((word) => word !== '--empty')
if (unknown) exitWithError(`Unknown option ${unknown}. npm start accepts only --empty.`)

installMissing()
if (runInOwnNode(join(root, 'tools/start.mjs'))) {
  process.chdir(root)
  if (process.argv.includes('--empty')) process.env.FLEDGE_EMPTY = '1'
  const { buildChanged } = await import('./build.mjs')
  await buildChanged()
  await import('../apps/server/dist/main.js')
}
