import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { atMost, type ResultRow } from './budgets.ts'

interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly src?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

const toKilobytes = (bytes: number) => bytes / 1024
const formatKilobytes = (bytes: number) => `${toKilobytes(bytes).toFixed(1)} KB`

/** Returns all chunks that a chunk needs before it can run. */
function listNeededChunks(
  manifest: Readonly<Record<string, Chunk>>,
  names: readonly string[],
  seen = new Set<string>(),
): ReadonlySet<string> {
  for (const name of names) {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) continue
    seen.add(name)
    listNeededChunks(manifest, chunk.imports ?? [], seen)
  }
  return seen
}

/** Measures what the browser fetches first, from the build output. */
export function measureFirstLoad(root: string): readonly ResultRow[] {
  const dist = join(root, 'apps/web/dist')
  const at = ['.vite/manifest.json', 'manifest.json']
    .map((path) => join(dist, path))
    .find((path) => existsSync(path))
  if (!at) return [{ what: 'first load', measured: 'no build manifest: build the web app first' }]
  // Vite's own manifest.
  const manifest = JSON.parse(readFileSync(at, 'utf8')) as Readonly<Record<string, Chunk>>
  const size = (files: readonly string[], pack: (bytes: Buffer) => Buffer) =>
    files.reduce((sum, file) => sum + pack(readFileSync(join(dist, file))).length, 0)
  const load = (names: readonly string[]) => {
    const chunks = [...listNeededChunks(manifest, names)].flatMap((name) => manifest[name] ?? [])
    return {
      js: [...new Set(chunks.map((chunk) => chunk.file).filter((file) => file.endsWith('.js')))],
      css: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))],
    }
  }
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry)
  const entry = load(entries)
  const named = (part: string) => Object.keys(manifest).filter((name) => name.includes(part))
  const list = load([
    ...entries,
    ...named('areas/company/layout'),
    ...named('browse/company-browse'),
  ])
  const fonts = readdirSync(join(dist, 'assets'))
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => `assets/${file}`)
  const plain = (bytes: Buffer) => bytes
  return [
    {
      what: 'entry, JavaScript',
      measured: `${formatKilobytes(size(entry.js, gzipSync))} gzip, ${formatKilobytes(size(entry.js, brotliCompressSync))} brotli, ${entry.js.length} files`,
      budgets: [atMost(toKilobytes(size(entry.js, brotliCompressSync)), 110, 'KB brotli')],
    },
    {
      what: 'list screen (browse), JavaScript',
      measured: `${formatKilobytes(size(list.js, brotliCompressSync))} brotli, ${list.js.length} files`,
      budgets: [atMost(toKilobytes(size(list.js, brotliCompressSync)), 150, 'KB brotli')],
    },
    {
      what: 'list screen, CSS',
      measured: `${formatKilobytes(size(list.css, brotliCompressSync))} brotli, ${list.css.length} files`,
      budgets: [atMost(toKilobytes(size(list.css, brotliCompressSync)), 15, 'KB brotli')],
    },
    {
      what: 'fonts, all files',
      measured: fonts.map((file) => formatKilobytes(size([file], plain))).join(' + ') || 'none',
      budgets: [atMost(toKilobytes(size(fonts, plain)), 30, 'KB')],
    },
  ]
}
