// npm run check: everything that can be checked in half a minute without starting the product;
// npm run check -- texts architecture: only these parts.
import { join } from 'node:path'
import { runInOwnNode, installMissing, root } from './install.mjs'

installMissing()
if (runInOwnNode(join(root, 'tools/check.mjs'))) {
  const { runChecks, summarise } = await import('./parts.mjs')
  const began = performance.now()
  summarise(await runChecks(process.argv.slice(2)), began)
}
