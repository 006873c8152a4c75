import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { selectPrefetches, type Prefetch } from '@fledge/kernel/endpoint-path.ts'
import type { Db } from '../db/database.ts'
import { AppError } from './app-error.ts'
import {
  type BuiltPages,
  findPage,
  getPathParams,
  type Page,
  readBuiltPages,
  stripQuery,
} from './built-pages.ts'
import { compressedPage } from './compress-responses.ts'
import { type LoadPageMetadata, renderMetadata, addNoIndex } from './page-metadata.ts'
import { type LoadInitialData, embedInitialData } from './initial-data.ts'
import type { PrepareKeptFile } from './kept-web-files.ts'
import type { RenderPage } from './request-page.ts'
import { allowScript } from './secure-headers.ts'
import { sendError } from './send-response.ts'

const yearCacheControl = 'public, max-age=31536000, immutable'
const dayCacheControl = 'public, max-age=86400'

/** Metadata of the features' public pages, by path. */
export interface PageMetadataSource {
  /** Origin of our pages. */
  readonly base: string
  readonly db: () => Db
  readonly heads: Readonly<Record<string, LoadPageMetadata>>
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
  /** Whether a request's cookies contain a session, which may have ended. */
  readonly hasSession: (cookies: string | undefined) => boolean
  readonly render: RenderPage
  /** For the files of other releases, whose pages may still be open. */
  readonly prepareKeptFile: PrepareKeptFile
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
  const prerenderedPage = sources.hasSession(headers.cookie) ? undefined : prerendered[url]
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
 * Serves the built web app: hashed assets cached for a year, also those of other releases that are
 * kept, and the page for every screen's path.
 */
export function serveWeb(app: FastifyInstance, dist: string, sources: PageSources): void {
  const file = join(dist, 'index.html')
  if (!existsSync(file)) return
  const built = readBuiltPages(dist)
  serveFiles(app, dist)
  app.get('/*', { compress: compressedPage }, async (request, reply) => {
    if (pathsWithoutPages.some((start) => request.url.startsWith(start))) {
      const content = await sources.prepareKeptFile(reply, stripQuery(request.url), request.headers)
      if (content === null) return sendError(reply, new AppError('NOT_FOUND'))
      return reply.header('cache-control', yearCacheControl).send(content)
    }
    const { status, body, isPersonal } = await createPage(built, sources, request)
    return allowScript(reply, built.firstScriptHash)
      .code(status)
      .header('cache-control', isPersonal ? 'no-store' : 'no-cache')
      .type('text/html; charset=utf-8')
      .send(body)
  })
}
