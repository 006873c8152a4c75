// npm test: everything, in order, on a fresh clone too. --long: more rounds, every size and scheme.
import { join } from 'node:path'
import { inOwnNode, installMissing, root } from './install.mjs'

installMissing()
if (inOwnNode(join(root, 'tools/test.mjs'))) await main()

async function main() {
  const { findChromium } = await import('./chromium.mjs')
  const { buildChanged } = await import('./build.mjs')
  const { parts, runPart, summarise } = await import('./parts.mjs')
  const began = performance.now()
  const env = { FLEDGE_ROUNDS: 'usual', FLEDGE_MATRIX: 'one', ...(process.argv.includes('--long') ? { FLEDGE_ROUNDS: 'long', FLEDGE_MATRIX: 'all' } : {}) }
  const results = []
  for (const part of Object.values(parts).filter(Boolean)) {
    process.stdout.write(`\n── ${part.name} ──\n`)
    if (part.name === 'journeys') {
      const chromium = await findChromium()
      if ('wrong' in chromium) {
        process.stderr.write(`${chromium.wrong}\n`)
        results.push({ name: 'journeys', ok: false, passed: 0, failed: 1, seconds: 0 })
        continue
      }
      env.CHROMIUM_PATH = chromium.path
      await buildChanged()
    }
    results.push(await runPart(part, { env }))
    if (process.exitCode === 130) break
  }
  summarise(results, began)
}
