import { sessionEndpoints } from '@fledge/contract/sessions/endpoints.ts'
import { secondFactorEndpoints } from '@fledge/contract/second-factor/endpoints.ts'
import { browserRule } from '@fledge/domain/sessions/code-rules.ts'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'
import { buildBrowserCookie, getBrowserCookieName, readCookie } from '../http/cookies.ts'
import type { Services } from '../services.ts'
import type { KeyRing } from '../keys/key-ring.ts'
import { hashToken } from './tokens.ts'

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** The services needed for signing and sealing. */
export type SigningServices = Pick<Services, 'env' | 'keyRing'>

const browserIdPattern = /^[\w-]{43}$/

/**
 * Returns the id of this browser. A new one is derived from the request id, so that a repeated
 * request gets the same one while the newest key is the same.
 */
function getBrowserId(env: Env, keyRing: KeyRing, headers: Headers, requestId: string): string {
  const cookie = readCookie(headers.cookie, getBrowserCookieName(env)) ?? ''
  return browserIdPattern.test(cookie) ? cookie : keyRing.hash('browser', requestId)
}

/** The parts of a request that identify its browser. */
interface BrowserRequest {
  readonly headers: Headers
  readonly requestId: string
  readonly services: SigningServices
}

/**
 * Returns the stored hash of the browser's id. Only for endpoints to which `setBrowserCookie` adds
 * the cookie.
 */
export const getBrowserHash = ({ headers, requestId, services }: BrowserRequest): string =>
  hashToken(getBrowserId(services.env, services.keyRing, headers, requestId))

/** The endpoints that request a code or sign in. */
const { createCode, resendCode, verifyCode, login, demoSignIn } = sessionEndpoints
const browserCookieUrls = new Set(
  [
    createCode,
    resendCode,
    verifyCode,
    login,
    demoSignIn,
    secondFactorEndpoints.verifySecondFactor,
  ].flatMap((call) => [
    `/backend/${call.path}`,
    ...('aliases' in call ? call.aliases : []).map((alias) => `/backend/${alias.split(' ')[1]}`),
  ]),
)

/** Sets or renews the browser cookie on each of these endpoints. */
export function setBrowserCookie(app: FastifyInstance, { env, keyRing }: SigningServices): void {
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode !== 200 || !browserCookieUrls.has(request.routeOptions.url ?? '')) return
    const name = getBrowserId(env, keyRing, request.headers, request.id)
    void reply.header('set-cookie', buildBrowserCookie(env, name, browserRule.knownMs / 1000))
  })
}
