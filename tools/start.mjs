// npm start: installs and builds what is missing, then runs the server in this process
// (apps/server/src/main.ts).
import { join } from 'node:path'
import { inOwnNode, installMissing, root, stopWith } from './install.mjs'

const [unknown] = process.argv.slice(2).filter((word) => word !== '--empty')
if (unknown) stopWith(`Unknown option ${unknown}. npm start accepts only --empty.`)

installMissing()
if (inOwnNode(join(root, 'tools/start.mjs'))) {
  process.chdir(root)
  if (process.argv.includes('--empty')) process.env.FLEDGE_EMPTY = '1'
  const { buildChanged } = await import('./build.mjs')
  await buildChanged()
  await import('../apps/server/dist/main.js')
}
