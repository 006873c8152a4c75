// npm run check: what can be checked without starting anything, in half a minute.
import { join } from 'node:path'
import { inOwnNode, installMissing, root } from './install.mjs'

installMissing()
if (inOwnNode(join(root, 'tools/check.mjs'))) {
  const { runChecks, summarise } = await import('./parts.mjs')
  const began = performance.now()
  summarise(await runChecks(), began)
}
