// Runs one of the tools: npm run bench, screens, firefox, operator, keys, files, backup, restore, image, schema, universities, icons,
// mail-layout, texts, trace, new:feature, feature, feature-cost, mutate, mutate:sql, prove.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runInOwnNode, installMissing, root, exitWithError } from './install.mjs'

const [name = ''] = process.argv.slice(2)
const file = [`tools/${name}.mjs`, `tools/${name}.ts`]
  .map((path) => join(root, path))
  .find((path) => existsSync(path))
if (!/^[a-z-]+$/.test(name) || !file)
  exitWithError(`Unknown command “${name}”: tools/${name}.mjs does not exist.`)

installMissing()
if (runInOwnNode(join(root, 'tools/run.mjs'))) {
  // Sets process.argv as if the tool had been started directly.
  process.argv.splice(1, 2, file)
  await import(pathToFileURL(file).href)
}
