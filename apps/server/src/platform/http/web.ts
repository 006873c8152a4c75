import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { selectPrefetches, type Prefetch } from '@fledge/kernel/endpoint-path.ts'
import type { Db } from '../db/database.ts'
import { AppError } from './app-error.ts'
import { compressed } from './compress-responses.ts'
import { type LoadPageMetadata, renderMetadata, addNoIndex } from './page-metadata.ts'
import { type LoadInitialData, embedInitialData } from './initial-data.ts'
import { renderScriptHint, toTemplate } from './page-template.ts'
import type { RenderPage } from './request-page.ts'
import { sendError } from './send-response.ts'

const yearCacheControl = 'public, max-age=31536000, immutable'
const dayCacheControl = 'public, max-age=86400'

/** Files and prefetched queries of a page, as listed by the build (apps/web/build/delivery.ts). */
interface PageAssets {
  readonly js: readonly string[]
  readonly css: readonly string[]
  readonly prefetch: readonly Prefetch[]
  readonly frame: readonly Prefetch[]
}
interface Page extends Pick<PageAssets, 'prefetch' | 'frame'> {
  readonly address: string
  readonly parts: readonly string[]
  /** The page that the browser renders, with a skeleton until then. */
  readonly html: string
  /** The page with a place for what the server renders. */
  readonly template: string
}
/** Metadata of the features' public pages, by path. */
export interface PageMetadataSource {
  /** Origin of our pages. */
  readonly base: string
  readonly db: () => Db
  readonly heads: Readonly<Record<string, LoadPageMetadata>>
}

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
function readPages(dist: string, html: string): readonly Page[] {
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
      template: toTemplate(addResourceHints(html, { ...parts, css: [] }), parts.css),
      prefetch: parts.prefetch,
      frame: parts.frame,
    }))
    .toSorted((a, b) => open(a) - open(b))
}

/** Returns the prerendered pages for anonymous visitors by path (apps/web/build/static-pages.ts). */
function readPrerenderedPages(dist: string): Readonly<Record<string, string>> {
  const list = join(dist, '.vite/still.json')
  // Written by our own build.
  return existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as Readonly<Record<string, string>>)
    : {}
}

/**
 * Finds the page of a path. A path parameter in first position never matches a reserved first
 * segment.
 */
function findPage(pages: readonly Page[], path: string): Page | undefined {
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
function getPathParams(page: Page, path: string): Record<string, string> {
  const segments = splitPath(path)
  return Object.fromEntries(
    page.parts.flatMap((part, index) =>
      isPathParameter(part) ? [[part.slice(1, -1), decodeURIComponent(segments[index] ?? '')]] : [],
    ),
  )
}

/** What newsletters, advertisements and search engines add to a link; no screen reads it. */
const trackingName = /^(utm_\w+|mc_[ce]id|fbclid|gclid|msclkid)$/

/** Returns the prefetched queries of a page and of its frame, whose queries no filter changes. */
function listPrefetches(page: Page, url: string): readonly Prefetch[] {
  const [path = '/', search] = url.split('?')
  const names = [...new URLSearchParams(search).keys()]
  const hasFilter = !names.every((name) => trackingName.test(name))
  return [...page.frame, ...selectPrefetches(page.prefetch, getPathParams(page, path), hasFilter)]
}

/**
 * Responds to a URL that cannot be decoded (%ff): with the page as 404, or with an error if no page
 * was requested.
 */
export function sendUnreadable(
  reply: FastifyReply,
  url: string,
  dist: string | null,
): FastifyReply {
  const page = dist === null ? null : join(dist, 'index.html')
  if (page === null || url.startsWith('/backend') || !existsSync(page))
    return sendError(reply, new AppError('NOT_FOUND'))
  return reply
    .code(404)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(readFileSync(page, 'utf8'))
}

/** Returns a page with its metadata, or without them if they cannot be loaded. */
async function addMetadata(
  { base, db, heads }: PageMetadataSource,
  page: Page | undefined,
  html: string,
  path: string,
): Promise<{ readonly status: number; readonly html: string }> {
  if (!page) return { status: 404, html: addNoIndex(html) }
  const headOf = heads[page.address]
  if (!headOf) return { status: 200, html: page.html }
  const parts = getPathParams(page, path)
  // No text contains NUL, and the database rejects it.
  const isNobodys = Object.values(parts).some((part) => part.includes('\u0000'))
  const head = isNobodys ? 'gone' : await headOf(db(), parts).catch(() => null)
  if (head === 'gone') return { status: 404, html: addNoIndex(page.html) }
  return { status: 200, html: head ? renderMetadata(page.html, head, base) : page.html }
}

/** Returns where the app's guards redirect a URL to, usually the same URL. */
export type ResolveRedirects = (visitor: unknown, url: string) => string

const stripQuery = (url: string) => url.split(/[?#]/, 1)[0] ?? '/'

/** Serves the build's files by name. */
function serveFiles(app: FastifyInstance, dist: string): void {
  void app.register(fastifyStatic, {
    root: dist,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['index.html', '.vite/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) =>
      void reply.header(
        'cache-control',
        path.includes('/assets/')
          ? yearCacheControl
          : path.includes('/flags/')
            ? dayCacheControl
            : 'public, max-age=300',
      ),
  })
}

/** Missing files and endpoints below these paths are 404 without a page. */
const pathsWithoutPages = ['/assets/', '/flags/', '/backend/', '/locales/']

/** What pages contain besides the build's output. */
export interface PageSources {
  readonly metadata: PageMetadataSource
  readonly loadInitialData: LoadInitialData
  readonly resolveRedirects: ResolveRedirects
  readonly render: RenderPage
}

interface BuiltPages {
  /** The page of every path. */
  readonly html: string
  readonly pages: readonly Page[]
  readonly prerendered: Readonly<Record<string, string>>
}

interface PageResponse {
  readonly status: number
  readonly body: string | Buffer
  /** Whether it contains data of the signed-in user. */
  readonly isPersonal: boolean
}

/** Returns the page of a request: rendered, or with a skeleton if that is not possible now. */
async function createPage(
  { html, pages, prerendered }: BuiltPages,
  sources: PageSources,
  request: FastifyRequest,
): Promise<PageResponse> {
  const { url, headers } = request
  const path = stripQuery(url)
  const page = findPage(pages, path)
  const describe = (source: string | undefined) =>
    addMetadata(sources.metadata, page && source ? { ...page, html: source } : page, html, path)
  // Requests with a query or a session need the app.
  const prerenderedPage = headers.cookie ? undefined : prerendered[url]
  if (prerenderedPage !== undefined) {
    const document = await describe(prerenderedPage)
    return { status: document.status, body: document.html, isPersonal: false }
  }
  // If the data cannot be loaded now, the app fetches it itself.
  const initialData = await sources
    .loadInitialData(request, page ? listPrefetches(page, url) : [])
    .catch(() => null)
  const visitor = initialData?.visitor ?? null
  const isPersonal = visitor !== null
  const end = sources.resolveRedirects(visitor, url)
  if (initialData && page && end === url) {
    const template = await describe(page.template)
    const body = await sources.render(template.html, { ...initialData, url })
    if (body) return { status: template.status, body, isPersonal }
  }
  // Preload the redirect target instead of the requested page.
  const document = await describe(
    end === url ? undefined : (findPage(pages, stripQuery(end))?.html ?? html),
  )
  const body = initialData ? embedInitialData(document.html, initialData) : document.html
  return { status: document.status, body, isPersonal }
}

/**
 * Serves the built web app: hashed assets cached for a year, the page for every screen's path, and
 * 404 for a stale chunk.
 */
export function serveWeb(app: FastifyInstance, dist: string, sources: PageSources): void {
  const file = join(dist, 'index.html')
  if (!existsSync(file)) return
  const html = readFileSync(file, 'utf8')
  const built = {
    html,
    pages: readPages(dist, html),
    prerendered: readPrerenderedPages(dist),
  }
  serveFiles(app, dist)
  app.get('/*', { compress: compressed }, async (request, reply) => {
    if (pathsWithoutPages.some((start) => request.url.startsWith(start)))
      return sendError(reply, new AppError('NOT_FOUND'))
    const { status, body, isPersonal } = await createPage(built, sources, request)
    return reply
      .code(status)
      .header('cache-control', isPersonal ? 'no-store' : 'no-cache')
      .type('text/html; charset=utf-8')
      .send(body)
  })
}
