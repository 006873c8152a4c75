import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Prefetch } from '@fledge/kernel/endpoint-path.ts'
import {
  createStyleRenderer,
  embedFirstFiles,
  type FirstFiles,
  readFirstScript,
  renderScriptHint,
  toTemplate,
} from './page-template.ts'

/** Files and prefetched queries of a page, as listed by the build (apps/web/build/delivery.ts). */
interface PageAssets {
  readonly js: readonly string[]
  readonly css: readonly string[]
  readonly prefetch: readonly Prefetch[]
  readonly frame: readonly Prefetch[]
}
export interface Page extends Pick<PageAssets, 'prefetch' | 'frame'> {
  readonly address: string
  readonly parts: readonly string[]
  /** The page that the browser renders, with a skeleton until then. */
  readonly html: string
  /** The page with a place for what the server renders. */
  readonly template: string
}

/** What the server reads from the build of the web app. */
export interface BuiltPages {
  /** The page of every path. */
  readonly html: string
  readonly pages: readonly Page[]
  /** Pages that are the same for every anonymous visitor, by path. */
  readonly prerendered: Readonly<Record<string, string>>
  /** Names the script in the pages for the security policy. */
  readonly firstScriptHash: string
}

/** Returns the path of a URL. */
export const stripQuery = (url: string): string => url.split(/[?#]/, 1)[0] ?? '/'

/**
 * Adds resource hints to the page, so that the browser fetches the screen's files together with the
 * entry.
 */
function addResourceHints(html: string, { js, css }: PageAssets): string {
  const links = [
    ...js.map(renderScriptHint),
    ...css.map(
      (file) => `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${file}">`,
    ),
  ]
  return html.replace('</head>', `${links.join('')}</head>`)
}

const splitPath = (path: string) => path.split('/').filter(Boolean)
const isPathParameter = (part: string) => part.startsWith('{')

/** Returns the pages listed by the build, those with the fewest path parameters first. */
function readPages(dist: string, html: string, files: FirstFiles): readonly Page[] {
  const list = join(dist, '.vite/pages.json')
  if (!existsSync(list)) return []
  // Written by our own build.
  const pages = JSON.parse(readFileSync(list, 'utf8')) as Readonly<Record<string, PageAssets>>
  const open = (page: Page) => page.parts.filter(isPathParameter).length
  return Object.entries(pages)
    .map(([address, parts]) => ({
      address,
      parts: splitPath(address),
      html: addResourceHints(html, parts),
      template: embedFirstFiles(
        toTemplate(addResourceHints(html, { ...parts, css: [] }), parts.css),
        files,
      ),
      prefetch: parts.prefetch,
      frame: parts.frame,
    }))
    .toSorted((a, b) => open(a) - open(b))
}

/** Returns the prerendered pages for anonymous visitors by path (apps/web/build/static-pages.ts). */
function readPrerenderedPages(dist: string, files: FirstFiles): Readonly<Record<string, string>> {
  const list = join(dist, '.vite/still.json')
  if (!existsSync(list)) return {}
  // Written by our own build.
  const pages = JSON.parse(readFileSync(list, 'utf8')) as Readonly<Record<string, string>>
  return Object.fromEntries(
    Object.entries(pages).map(([path, html]) => [path, embedFirstFiles(html, files)]),
  )
}

/** Reads the pages of a build. @param dist the build output of the web app, with an `index.html` */
export function readBuiltPages(dist: string): BuiltPages {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const files = { renderStyle: createStyleRenderer(dist), script: readFirstScript(dist) }
  return {
    html,
    pages: readPages(dist, html, files),
    prerendered: readPrerenderedPages(dist, files),
    firstScriptHash: files.script.hash,
  }
}

/**
 * Finds the page of a path. A path parameter in first position never matches a reserved first
 * segment.
 */
export function findPage(pages: readonly Page[], path: string): Page | undefined {
  const segments = splitPath(path)
  const isOurs = pages.some(({ parts }) => parts[0] === segments[0])
  return pages.find(
    ({ parts }) =>
      parts.length === segments.length &&
      parts.every((part, index) =>
        isPathParameter(part) ? index > 0 || !isOurs : part === segments[index],
      ),
  )
}

/** Returns the decoded path parameters of a request. */
export function getPathParams(page: Page, path: string): Record<string, string> {
  const segments = splitPath(path)
  return Object.fromEntries(
    page.parts.flatMap((part, index) =>
      isPathParameter(part) ? [[part.slice(1, -1), decodeURIComponent(segments[index] ?? '')]] : [],
    ),
  )
}
