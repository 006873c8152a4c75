import { accountEndpoints } from '@fledge/contract/accounts/endpoints.ts'
import { viewHeader } from '@fledge/contract/accounts/view-header.ts'
import { sessionEndpoints } from '@fledge/contract/sessions/endpoints.ts'
import { accountViewMs } from '@fledge/domain/accounts/rules.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import { buildViewCookie, getViewCookieName, readCookie } from '../http/cookies.ts'
import type { Services } from '../services.ts'

const { beginAccountView, endAccountView } = accountEndpoints
const { logout } = sessionEndpoints
const toUrl = (path: string) => `/backend/${path.replace(/\{(\w+)\}/g, ':$1')}`
const beginUrl = toUrl(beginAccountView.path)
const endUrls = new Set([
  toUrl(endAccountView.path),
  ...[logout.path, ...logout.aliases.map((alias) => alias.replace('GET ', ''))].map(toUrl),
])

/**
 * Returns the view to which a request says that it belongs. Pages say it by a header, so that one that
 * is still open after the end does not act for the operator; what the browser opens itself has the
 * cookie only.
 */
export function readViewId({ headers }: FastifyRequest, env: Env): string | undefined {
  const header = headers[viewHeader]
  return typeof header === 'string' ? header : readCookie(headers.cookie, getViewCookieName(env))
}

/** Sets the cookie of a view that begins, and removes that of one that has ended. */
export function setViewCookie(app: FastifyInstance, { env }: Pick<Services, 'env'>): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const id = readBegunView(request, reply, payload)
    if (id !== null) void reply.header('set-cookie', buildViewCookie(env, id, accountViewMs / 1000))
    else if (isEnded(request, reply, payload, env))
      void reply.header('set-cookie', buildViewCookie(env, '', 0))
  })
}

const readBegunView = (
  { routeOptions }: FastifyRequest,
  { statusCode }: FastifyReply,
  payload: unknown,
): string | null =>
  statusCode === 200 && routeOptions.url === beginUrl
    ? (/"view_id":"([\da-f-]{36})"/.exec(String(payload))?.[1] ?? null)
    : null

function isEnded(
  request: FastifyRequest,
  { statusCode }: FastifyReply,
  payload: unknown,
  env: Env,
): boolean {
  const cookie = readCookie(request.headers.cookie, getViewCookieName(env))
  if (cookie === undefined) return false
  if (statusCode === 200) return endUrls.has(request.routeOptions.url ?? '')
  // The page of an earlier view must not end the one that the browser is in.
  return (
    statusCode === 403 &&
    cookie === readViewId(request, env) &&
    String(payload).includes('"code":"VIEW_ENDED"')
  )
}
