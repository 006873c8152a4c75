// npm test: everything, in order, on a fresh clone too. --long: more rounds, every size and scheme.
import { join } from 'node:path'
import { inOwnNode, installMissing, root } from './install.mjs'

installMissing()
if (inOwnNode(join(root, 'tools/test.mjs'))) await main()

async function main() {
  const { findChromium } = await import('./chromium.mjs')
  const { buildChanged } = await import('./build.mjs')
  const { inEverySize, parts, runPart, summarise } = await import('./parts.mjs')
  const began = performance.now()
  const isLong = process.argv.includes('--long')
  const env = { FLEDGE_ROUNDS: isLong ? 'long' : 'usual' }
  const results = []
  for (const part of isLong ? inEverySize(parts) : Object.values(parts).filter(Boolean)) {
    process.stdout.write(`\n── ${part.name} ──\n`)
    if (part.name.startsWith('journeys')) {
      const chromium = await findChromium()
      if ('wrong' in chromium) {
        process.stderr.write(`${chromium.wrong}\n`)
        results.push({ name: part.name, ok: false, passed: 0, failed: 1, seconds: 0 })
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
