import { sessionEndpoints } from '@fledge/contract/sessions/endpoints.ts'
import { browserRule } from '@fledge/domain/sessions/code-rules.ts'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'
import { browserCookie, browserCookieName, cookieOf } from '../http/cookies.ts'
import type { Services } from '../services.ts'
import { type Signer, tokenHash } from './signer.ts'

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** What of the services signs and seals. */
export type SigningServices = Pick<Services, 'env' | 'signer'>

const shape = /^[\w-]{43}$/

/** What names this browser. A browser without a name gets one of its request's id, so that a repeated request gives it the same one. */
function nameOf(env: Env, signer: Signer, headers: Headers, requestId: string): string {
  const given = cookieOf(headers.cookie, browserCookieName(env)) ?? ''
  return shape.test(given) ? given : signer.sign('browser', requestId)
}

/** What of a call tells which browser made it. */
interface BrowserRequest {
  readonly headers: Headers
  readonly requestId: string
  readonly services: SigningServices
}

/** What is stored of the browser's name. Only for the calls that `setBrowserCookie` answers with the cookie. */
export const getBrowserHash = ({ headers, requestId, services }: BrowserRequest): string =>
  tokenHash(nameOf(services.env, services.signer, headers, requestId))

/** The calls that ask for a code or sign in. */
const { createCode, resendCode, verifyCode, login, demoSignIn } = sessionEndpoints
const urls = new Set(
  [createCode, resendCode, verifyCode, login, demoSignIn].flatMap((call) => [
    `/backend/${call.path}`,
    ...('aliases' in call ? call.aliases : []).map((alias) => `/backend/${alias.split(' ')[1]}`),
  ]),
)

/** Names the browser of each of these calls, and renews the name with each. */
export function setBrowserCookie(app: FastifyInstance, { env, signer }: SigningServices): void {
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode !== 200 || !urls.has(request.routeOptions.url ?? '')) return
    const name = nameOf(env, signer, request.headers, request.id)
    void reply.header('set-cookie', browserCookie(env, name, browserRule.knownMs / 1000))
  })
}
