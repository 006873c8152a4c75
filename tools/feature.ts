// npm run feature -- offers: lists a feature's files on all layers with their sizes, without those
// that npm run queries generates.
import { join } from 'node:path'
import { readSources } from './check-architecture.ts'
import { getLayer, getFeature } from './source-files.ts'

const name = process.argv[2]
const sources = [...readSources(join(import.meta.dirname, '..'), /\.(tsx?|sql|css)$/)].filter(
  ([path]) => getFeature(path) !== undefined && !path.endsWith('.queries.ts'),
)
const features = [...new Set(sources.map(([path]) => getFeature(path)))].toSorted()

if (name === undefined || !features.includes(name)) {
  process.stdout.write(`Usage: npm run feature -- <feature>\n${features.join(' ')}\n`)
  process.exitCode = 1
} else {
  const files = sources
    .filter(([path]) => getFeature(path) === name)
    .map(([path, text]) => ({
      path,
      layer: getLayer(path),
      lines: text.trimEnd().split('\n').length,
    }))
  for (const layer of ['domain', 'contract', 'server', 'web']) {
    const here = files
      .filter((file) => file.layer === layer)
      .toSorted((a, b) => a.path.localeCompare(b.path))
    process.stdout.write(`${layer}${here.length === 0 ? '  no files' : ''}\n`)
    for (const { path, lines } of here)
      process.stdout.write(`${String(lines).padStart(6)}  ${path}\n`)
  }
  process.stdout.write(
    `${String(files.reduce((sum, file) => sum + file.lines, 0)).padStart(6)}  lines in ${files.length} files\n`,
  )
}
