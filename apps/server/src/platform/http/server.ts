import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { FeatureEndpoints } from '@fledge/contract/index.ts'
import type { EndpointSpec } from '@fledge/kernel/endpoint.ts'
import { findPageByName } from '@fledge/contract/page-names.ts'
import type { SessionUser } from '@fledge/contract/sessions/schema.ts'
import { areaByUserType, guardPage } from '@fledge/domain/sessions/guard-table.ts'
import type { AccessLevel } from '@fledge/domain/sessions/types.ts'
import { getLiveHub } from '../live/live-hub.ts'
import type { Services } from '../services.ts'
import { setBrowserCookie } from '../session/browser-cookie.ts'
import { setViewCookie } from '../session/view-cookie.ts'
import { recordRefusals } from '../session/record-refusals.ts'
import { serveDocs } from './docs.ts'
import type { Feature } from './handler.ts'
import { limitIntake } from './admission.ts'
import { compressed, compressResponses } from './compress-responses.ts'
import { serveHealth, type Health } from './health.ts'
import { logFailure, logFailures } from './log-failures.ts'
import { createKeptFilePreparer } from './kept-web-files.ts'
import { createLogOptions } from './log-options.ts'
import { createInternalServer, serveMetrics } from './internal-server.ts'
import { measureResponses } from './metrics.ts'
import { AppError } from './app-error.ts'
import { getSessionCookieName, readCookie } from './cookies.ts'
import { toPrefetchRequest, createInitialDataLoader } from './initial-data.ts'
import { registerJsonParser } from './parse-json.ts'
import { sendError } from './send-response.ts'
import { getRequestId, serveEndpoint } from './serve-endpoint.ts'
import { registerSecureHeaders, setSecureHeaders } from './secure-headers.ts'
import { countResponses } from '../objectives/count-responses.ts'
import { traceRequests } from '../tracing/trace-requests.ts'
import { createPageRenderer } from './request-page.ts'
import { sendUnreadable, serveWeb } from './web.ts'
import { closeUnusedConnections } from './unused-connections.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Keeps a JSON body as bytes. */
    rawBody?: boolean
    /** The endpoint that a route serves. */
    endpoint?: EndpointSpec<AccessLevel>
  }
}

/** Path prefix of all endpoints. */
export const backendPrefix = '/backend'

export interface HttpServer {
  readonly app: FastifyInstance
  readonly health: Health
  /** Metrics and the API docs, for operations staff. */
  readonly internal: FastifyInstance
}

type AllFeatures = { readonly [K in keyof FeatureEndpoints]: Feature }

/**
 * Builds the HTTP server of all features. A contract feature without handlers does not compile.
 * @param webDist folder of the built web app, or null to serve the backend only
 */
export async function buildServer(
  services: Services,
  features: AllFeatures,
  webDist: string | null,
): Promise<HttpServer> {
  const { env } = services
  const app = createApp(services, webDist)
  await app.register(cookie)
  await app.register(multipart, { throwFileSizeLimit: false })
  await compressResponses(app)
  registerJsonParser(app)
  traceRequests(app, services.tracing)
  setBrowserCookie(app, services)
  setViewCookie(app, services)
  recordRefusals(app, services)
  limitIntake(app, { concurrency: env.DB_POOL, maxInFlight: env.MAX_IN_FLIGHT })
  app.addHook('preClose', () => getLiveHub(services.database).close())
  const health = serveHealth(app, services)
  // Otherwise a stop would wait until each browser's keep-alive connection times out.
  app.addHook(
    'onSend',
    async (_request, reply) => void (health.isReady || reply.header('connection', 'close')),
  )
  const metrics = measureResponses(app, services)
  countResponses(app, services.objectives)
  logFailures(app)
  if (env.publicMetrics) serveMetrics(app, metrics)
  if (env.publicDocs) serveDocs(app)
  const origins = [
    new URL(env.publicUrl).origin,
    ...(env.production ? [] : [`http://127.0.0.1:${env.PORT}`, `http://localhost:${env.PORT}`]),
  ]
  for (const [name, feature] of Object.entries(features))
    serveFeature(app, services, name, feature, origins)
  if (webDist) servePages(app, services, features, webDist)
  registerErrorHandlers(app, services)
  return { app, health, internal: createInternalServer(services, metrics) }
}

/** Creates the server with its limits, headers and log, without routes. */
export function createApp(
  { env, clock, tracing }: Services,
  webDist: string | null,
): FastifyInstance {
  const app = Fastify({
    logger: createLogOptions(env, tracing),
    logController: new LogController({ disableRequestLogging: env.LOG_LEVEL !== 'debug' }),
    genReqId: (request) => getRequestId(request.headers['x-request-id'], clock.now()),
    // Uploads take as long as the client's connection needs; slow bodies of other requests end
    // earlier (admission.ts).
    requestTimeout: 600_000,
    connectionTimeout: 0,
    keepAliveTimeout: 30_000,
    bodyLimit: 256 * 1024,
    trustProxy: env.trustedProxies.length > 0 ? [...env.trustedProxies] : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    http: { headersTimeout: 8000, connectionsCheckingInterval: 1000 },
    frameworkErrors: (_error, request, reply) => {
      setSecureHeaders(request, reply, env)
      void sendUnreadable(reply, request.url, webDist)
    },
  })
  closeUnusedConnections(app)
  registerSecureHeaders(app, env, clock)
  return app
}

/** Serves the web app's pages with their metadata and initial data. */
function servePages(
  app: FastifyInstance,
  { env, clock, database, pageThreads, reports }: Services,
  features: AllFeatures,
  webDist: string,
): void {
  const { origin } = new URL(env.publicUrl)
  serveWeb(app, webDist, {
    metadata: {
      base: origin,
      db: () => database.read(),
      heads: Object.assign({}, ...Object.values(features).map((feature) => feature.heads ?? {})),
    },
    loadInitialData: createInitialDataLoader(
      app,
      { feature: 'sessions', call: 'checkToken' },
      (ask) => toPrefetchRequest(features, backendPrefix, ask),
      canOpenPath,
      { clock, origin },
    ),
    resolveRedirects,
    hasSession: (cookies) => readCookie(cookies, getSessionCookieName(env)) !== undefined,
    prepareKeptFile: createKeptFilePreparer(database),
    render: createPageRenderer(pageThreads, webDist, (error) => {
      app.log.error({ err: error }, 'page not rendered')
      reports.report(error, {})
    }),
  })
}

/** Returns where the browser's guards finally redirect to, usually the same URL. */
function resolveRedirects(visitor: unknown, url: string): string {
  // The response of check-token, by its schema.
  const user = visitor as SessionUser | null
  let end = url
  for (let step = 0; step < 4; step += 1) {
    const [path = '/', query] = end.split('?')
    const answer = guardPage(user, end, new URLSearchParams(query).get('redirectTo'))
    const next =
      findPageByName(path, user ? areaByUserType[user.type] : null) ??
      ('go' in answer ? answer.go : null)
    if (next === null) return end
    end = next
  }
  return end
}

/** Applies the browser's guards: a redirected visitor gets none of the page's data. */
function canOpenPath(visitor: unknown, path: string): boolean {
  // The response of check-token, by its schema.
  return !('go' in guardPage(visitor as SessionUser, path))
}

/** Returns errors outside of any endpoint in the envelope too. */
function registerErrorHandlers(app: FastifyInstance, { reports }: Services): void {
  app.setNotFoundHandler((_request, reply) => sendError(reply, new AppError('NOT_FOUND')))
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof AppError) {
      logFailure(request, error, error)
      return sendError(reply, error)
    }
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
      return sendError(reply, new AppError('FILE_TOO_LARGE'))
    if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
      return sendError(reply, new AppError('UNSUPPORTED_FILE_TYPE'))
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
    if (status >= 400 && status < 500) return sendError(reply, new AppError('VALIDATION'))
    const response = new AppError('INTERNAL')
    logFailure(request, error, response)
    reports.report(error, {})
    return sendError(reply, response)
  })
}

function serveFeature(
  app: FastifyInstance,
  services: Services,
  featureName: string,
  feature: Feature,
  origins: readonly string[],
): void {
  for (const [name, call] of Object.entries(feature.calls)) {
    if (call.access.includes('dev') && services.env.production) continue
    const handler = feature.handlers[name]
    if (!handler) throw new Error(`no handler for ${featureName}.${name}`)
    const serve = serveEndpoint({ services, name, call, handler, origins })
    for (const address of listEndpointAddresses(call)) {
      app.route({
        method: address.method,
        url: address.url,
        handler: serve,
        config: { rawBody: call.bytes !== undefined, endpoint: call },
        compress: call.rawResponse ? false : compressed,
        ...(call.bytes
          ? { bodyLimit: call.bytes }
          : call.upload
            ? { bodyLimit: call.upload + 64 * 1024 }
            : {}),
      })
    }
  }
}

/** Lists every method and path at which an endpoint is served. */
export function listEndpointAddresses(
  call: EndpointSpec<AccessLevel>,
): { readonly method: string; readonly url: string }[] {
  return [`${call.method} ${call.path}`, ...(call.aliases ?? [])].map((address) => {
    const [method = '', path = ''] = address.split(' ')
    return {
      method,
      url: `${path.startsWith('/') ? '' : `${backendPrefix}/`}${path.replace(/\{(\w+)\}/g, ':$1')}`,
    }
  })
}
