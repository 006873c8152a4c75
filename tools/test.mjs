// npm test: everything, in order, on a fresh clone too. --long: more rounds, every size and scheme.
import { join } from 'node:path'
import { inOwnNode, installMissing, root } from './install.mjs'

installMissing()
if (inOwnNode(join(root, 'tools/test.mjs'))) await main()

async function main() {
  const { journeysInEverySize, parts, runChecks, runPart, summarise } = await import('./parts.mjs')
  const began = performance.now()
  const isLong = process.argv.includes('--long')
  const rounds = { FLEDGE_ROUNDS: isLong ? 'long' : 'usual' }
  const results = await runChecks()
  for (const part of [parts.server, ...(isLong ? journeysInEverySize : [parts.journeys])]) {
    if (process.exitCode === 130) break
    process.stdout.write(`\n── ${part.name} ──\n`)
    const env = part === parts.server ? rounds : { ...rounds, ...(await prepareBrowser()) }
    results.push(await runPart(part, { env }))
  }
  summarise(results, began)
}

/**
 * Finds Chromium and builds the product for it.
 * @returns what the journeys' process has to know
 */
async function prepareBrowser() {
  const { findChromium } = await import('./chromium.mjs')
  const { buildChanged } = await import('./build.mjs')
  const { stopWith } = await import('./install.mjs')
  const chromium = await findChromium()
  if ('wrong' in chromium) stopWith(chromium.wrong)
  await buildChanged()
  return { CHROMIUM_PATH: chromium.path }
}
