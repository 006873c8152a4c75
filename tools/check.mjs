// npm run check: the fast part of npm test, two parts at a time.
import { join } from 'node:path'
import { inOwnNode, installMissing, root } from './install.mjs'

installMissing()
if (inOwnNode(join(root, 'tools/check.mjs'))) await main()

async function main() {
  const { parts, runPart, summarise } = await import('./parts.mjs')
  const began = performance.now()
  const waiting = [
    parts.types,
    parts.lint,
    parts.unit,
    parts.rooms,
    parts.format,
    parts.commits,
  ].filter(Boolean)
  const results = []
  const worker = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const result = await runPart(part, { quiet: true })
      results.push(result)
      if (!result.ok) process.stdout.write(`\n── ${part.name} ──\n${result.output}`)
    }
  }
  await Promise.all([worker(), worker()])
  summarise(results, began)
}
