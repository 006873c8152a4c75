// npm test: runs everything in order, also on a fresh clone. --long: more rounds, every size and
// colour scheme.
import { join } from 'node:path'
import { runInOwnNode, installMissing, root, exitWithError } from './install.mjs'

installMissing()
if (runInOwnNode(join(root, 'tools/test.mjs'))) await main()

async function main() {
  const { buildChanged } = await import('./build.mjs')
  const { browserParts, journeysInEverySize, mutationParts, parts, runChecks, runPart, summarise } =
    await import('./parts.mjs')
  const began = performance.now()
  const isLong = process.argv.includes('--long')
  const rounds = { FLEDGE_ROUNDS: isLong ? 'long' : 'usual' }
  const results = await runChecks()
  // Also for what the journeys start.
  process.env.FLEDGE_QUICK_BUILD = '1'
  await buildChanged()
  const built = { FLEDGE_SERVER: join(root, 'apps/server/dist/main.js') }
  for (const part of [
    parts.server,
    parts.components,
    ...(isLong ? [...journeysInEverySize, ...browserParts] : [parts.journeys]),
  ]) {
    if (process.exitCode === 130) break
    process.stdout.write(`\n── ${part.name} ──\n`)
    const env = part === parts.server ? built : await browserEnv()
    results.push(await runPart(part, { env: { ...rounds, ...env } }))
  }
  for (const part of isLong && process.exitCode !== 130 ? mutationParts : []) {
    process.stdout.write(`\n── ${part.name} ──\n`)
    results.push(await runPart(part, { env: built }))
  }
  summarise(results, began)
}

/** Returns the environment of a process that needs a browser; exits if there is none. */
async function browserEnv() {
  const { findChromium } = await import('./chromium.mjs')
  const chromium = await findChromium()
  if ('wrong' in chromium) exitWithError(chromium.wrong)
  return { CHROMIUM_PATH: chromium.path }
}
