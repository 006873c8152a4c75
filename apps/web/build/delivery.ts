import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Prefetch } from '@fledge/kernel/endpoint-path.ts'
import type { Plugin } from 'vite'
import type { LayoutTable } from '../src/platform/router/screen-table.ts'
import { importModule } from './import-module.ts'
import { writeStaticPages } from './static-pages.ts'

interface ManifestEntry {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
type Manifest = Readonly<Record<string, ManifestEntry>>
/** The files of a part that is loaded when it is rendered. */
interface PartFiles {
  readonly css: string
  readonly js: string
}
/** Scripts and styles that a page needs besides the entry, each a file in dist. */
interface PageFiles {
  readonly js: readonly string[]
  readonly css: readonly string[]
}
/**
 * What the server knows about a page: `prefetch` are the prefetches of its screen, `frame` those of the
 * layout around it.
 */
export interface PageAssets extends PageFiles {
  readonly prefetch: readonly Prefetch[]
  readonly frame: readonly Prefetch[]
}

/** Returns a chunk and everything it imports. */
function collectImports(manifest: Manifest, names: readonly string[]): Set<string> {
  const found = new Set<string>()
  const waiting = [...names]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const part = manifest[name]
    if (found.has(name) || !part) continue
    found.add(name)
    waiting.push(...(part.imports ?? []))
  }
  return found
}

/** Returns the files of the given chunks that the entry does not already load. */
function listPageFiles(manifest: Manifest, names: readonly string[]): PageFiles {
  const entry = collectImports(
    manifest,
    Object.keys(manifest).filter((name) => manifest[name]?.isEntry),
  )
  const parts = [...collectImports(manifest, names)]
    .filter((name) => !entry.has(name))
    .flatMap((name) => manifest[name] ?? [])
  return {
    js: [...new Set(parts.map((part) => part.file))],
    css: [...new Set(parts.flatMap((part) => part.css ?? []))],
  }
}

/** Returns the layout tables of an area's routes.ts, each with the file of its layout. */
async function listAreaLayouts(
  web: string,
  area: string,
): Promise<(LayoutTable & { readonly from: string })[]> {
  const folder = join(web, 'src/areas', area)
  const tables = await importModule<Record<string, readonly LayoutTable[]>>(
    join(folder, 'routes.ts'),
  )
  return Object.values(tables)
    .flat()
    .map((table) => {
      // `() => import('./layout.tsx')`: the path is read from the function's source.
      const layoutPath = /["']([^"']+layout\.tsx)["']/.exec(String(table.layout))?.[1] ?? ''
      return { ...table, from: relative(web, resolve(folder, layoutPath)) }
    })
}

async function buildPageTable(
  web: string,
  manifest: Manifest,
): Promise<Record<string, PageAssets>> {
  const pages: Record<string, PageAssets> = {}
  // A test may lie beside the folders.
  const areas = readdirSync(join(web, 'src/areas'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
  for (const area of areas) {
    for (const { from, screens, prefetch: frame = [] } of await listAreaLayouts(web, area)) {
      if (!manifest[from])
        throw new Error(`${area}/routes.ts names a layout that was not built: ${from}`)
      for (const { page, file, prefetch = [] } of screens)
        pages[page] = {
          ...listPageFiles(manifest, [
            from,
            `src/${file.startsWith('areas/') ? file : `features/${file}`}-screen.tsx`,
          ]),
          prefetch,
          frame,
        }
    }
  }
  return pages
}

/**
 * Returns the style sheet and the script of each class that is not part of the entry, so that the
 * server can add those of parts that a page loads when it renders them.
 */
function listParts(dist: string, manifest: Manifest): Record<string, PartFiles> {
  const chunks = Object.values(manifest)
  const entry = new Set(chunks.flatMap((chunk) => (chunk.isEntry ? (chunk.css ?? []) : [])))
  return Object.fromEntries(
    chunks.flatMap(({ file: js, css: sheets = [] }) =>
      sheets
        .filter((css) => !entry.has(css))
        .flatMap((css) =>
          [...readFileSync(join(dist, css), 'utf8').matchAll(/\.((?:_|m_)[\w-]+)/g)].map(
            ([, name = '']) => [name, { css, js }],
          ),
        ),
    ),
  )
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Quality of brotli and level of gzip. What the tests build does not leave this machine. */
const compressionOf = (path: string) => {
  if (process.env['FLEDGE_QUICK_BUILD']) return { quality: 4, level: 1 }
  // Images are many and rarely requested; scripts, styles and texts are loaded on every visit.
  return { quality: path.endsWith('.svg') ? 6 : 11, level: 9 }
}

/**
 * Writes `.br` and `.gz` beside every file that gets smaller by it, so that the server does not
 * compress at request time.
 */
async function compressAll(dist: string): Promise<void> {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.(js|css|json|svg)$/.test(path) && !path.startsWith('.vite'),
  )
  await Promise.all(
    files.map(async (path) => {
      const bytes = await readFile(join(dist, path))
      if (bytes.length < 1024) return
      const { quality, level } = compressionOf(path)
      const [small, wide] = await Promise.all([
        compressBrotli(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: quality,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          },
        }),
        compressGzip(bytes, { level }),
      ])
      await Promise.all([
        small.length < bytes.length && writeFile(join(dist, `${path}.br`), small),
        wide.length < bytes.length && writeFile(join(dist, `${path}.gz`), wide),
      ])
    }),
  )
}

/**
 * Moves the skeleton, with its few inline rules, to the top. The style sheet, which would keep the
 * page blank, follows it, and scripts do not delay it on a slow connection.
 */
function moveSkeletonFirst(html: string): string {
  const sheet = /<link rel="stylesheet"[^>]*>/g
  return runImportsFirst(
    html
      .replace(sheet, '')
      .replace('</body>', `${(html.match(sheet) ?? []).join('')}</body>`)
      .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"'),
  )
}

/**
 * Runs what the entry imports as scripts of their own, so that the browser can respond between the
 * libraries and the app.
 */
function runImportsFirst(html: string): string {
  const imports = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g
  const scripts = [...html.matchAll(imports)].map(
    ([, file]) =>
      `<script type="module" fetchpriority="low" crossorigin src="${file}"></script>\n    `,
  )
  return html
    .replaceAll(imports, '')
    .replace('<script type="module"', (entry) => `${scripts.join('')}${entry}`)
}

/** Writes what the server knows of pages, and the compressed files. @param dist the build output */
async function writePageFiles(web: string, dist: string): Promise<void> {
  // Vite's own manifest, written just before.
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const pages = await buildPageTable(web, manifest)
  writeFileSync(join(dist, '.vite/pages.json'), JSON.stringify(pages))
  writeFileSync(join(dist, '.vite/parts.json'), JSON.stringify(listParts(dist, manifest)))
  await writeStaticPages(web, dist, (address) => pages[address]?.css ?? [])
  await compressAll(dist)
}

/**
 * Writes after a build: `.vite/pages.json` with the files each page needs, `.vite/parts.json` with
 * the files of each class, the renderer and the static pages, the preload of the font (a late
 * font shifts every line) and the compressed files.
 */
export function deliveryPlugin(): Plugin {
  const web = dirname(import.meta.dirname)
  return {
    name: 'fledge-delivery',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const fonts = Object.keys(bundle ?? {}).filter((file) =>
          file.includes('figtree-latin-wght'),
        )
        return {
          html: moveSkeletonFirst(html),
          tags: fonts.map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: true,
            },
            injectTo: 'head' as const,
          })),
        }
      },
    },
    writeBundle: async ({ dir }) => void (dir && (await writePageFiles(web, dir))),
  }
}
