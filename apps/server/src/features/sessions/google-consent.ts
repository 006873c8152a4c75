import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { sessionEndpoints } from '@fledge/contract/sessions/endpoints.ts'
import { minuteMs } from '@fledge/kernel/dates.ts'
import {
  buildAttemptCookie,
  getAttemptCookieName,
  readCookie,
} from '../../platform/http/cookies.ts'
import type { Ctx, Handler } from '../../platform/http/handler.ts'
import { RawResponse } from '../../platform/http/response.ts'
import { consumeRateLimit } from '../../platform/rate-limit.ts'
import { randomToken, hashToken } from '../../platform/session/tokens.ts'
import { isFeatureOn } from '../flags/public.ts'
import { buildGoogleConsentUrl, createAttemptSecrets } from './google-client.ts'
import { insertAttempt } from './queries/sessions.queries.ts'

type C = typeof sessionEndpoints.googleConsent

/** How long a user may stay on the provider's pages. */
const attemptMs = 10 * minuteMs

/**
 * Starts a sign-in: sets the browser's cookie, stores the attempt and redirects to the provider's
 * consent page.
 */
export const googleConsent: Handler<C> = async (ctx) => {
  const { db, query, headers, services, net } = ctx
  const { env, database } = services
  if (!(await isFeatureOn(db, env, 'GOOGLE_SIGN_IN', null))) return redirectToSignIn(ctx, 'off')
  const wait = await database.transaction({ kind: 'system' }, (tx) =>
    consumeRateLimit(tx, `google:${net}`, env.production ? 60 : 600, 10 * minuteMs),
  )
  if (wait !== null) return redirectToSignIn(ctx, 'away')
  const secrets = createAttemptSecrets(query.type)
  const consentUrl = await buildGoogleConsentUrl(services, secrets).catch(() => null)
  if (!consentUrl) return redirectToSignIn(ctx, 'away')
  const { type, redirectTo, ...utm } = query
  const attemptCookie = readCookie(headers.cookie, getAttemptCookieName(env))
  const browser = attemptCookie && attemptCookie.length === 43 ? attemptCookie : randomToken()
  const { now } = db
  await database.transaction({ kind: 'system' }, (tx) =>
    tx.run(insertAttempt, {
      state_hash: hashToken(secrets.state),
      browser_hash: hashToken(browser),
      type,
      nonce: secrets.nonce,
      verifier: secrets.verifier,
      redirect_to: redirectTo ?? null,
      utm: JSON.stringify(utm),
      now: now.toISOString(),
      expires_at: new Date(now.getTime() + attemptMs).toISOString(),
    }),
  )
  return createRedirect(consentUrl.href, {
    'set-cookie': buildAttemptCookie(env, browser, attemptMs / 1000),
  })
}

/** Redirects to the sign-in page with the reason. */
function redirectToSignIn({ query, services }: Ctx<C>, google: 'off' | 'away'): RawResponse {
  const page = query.type === 'C' ? paths.company.getStarted : paths.intern.getStarted
  return createRedirect(
    new URL(buildPath(page, {}, { google, redirectTo: query.redirectTo }), services.env.publicUrl)
      .href,
  )
}

const createRedirect = (location: string, headers: Readonly<Record<string, string>> = {}) =>
  new RawResponse(
    'text/plain; charset=utf-8',
    '',
    { location, 'referrer-policy': 'no-referrer', ...headers },
    302,
  )
