import * as openid from 'openid-client'
import type { CalendarProvider } from '@fledge/domain/calendars/types.ts'
import type { Env } from '../../platform/env.ts'
import type { Services } from '../../platform/services.ts'
import { callProvider } from './call-provider.ts'
import {
  toResponseFailure,
  toNetworkFailure,
  ProviderFailure,
  parseRetryAfterMs,
} from './provider-failure.ts'
import type { Tokens } from './encrypt-tokens.ts'

/** The smallest scopes that cover busy times and events; no identity is requested. */
const scopes: Readonly<Record<CalendarProvider, readonly string[]>> = {
  GOOGLE: [
    'https://www.googleapis.com/auth/calendar.calendarlist.readonly',
    'https://www.googleapis.com/auth/calendar.freebusy',
    'https://www.googleapis.com/auth/calendar.events.owned',
  ],
  OUTLOOK: ['Calendars.ReadWrite', 'offline_access'],
}
const timeoutSeconds = 4

/** Carries a failure that is not an OAuth error through the library. */
class NonOauthError extends Error {
  readonly failure: ProviderFailure
  constructor(failure: ProviderFailure) {
    super(failure.detail)
    this.failure = failure
  }
}

function endpointsOf(env: Env, provider: CalendarProvider): openid.ServerMetadata {
  const login = `${env.OUTLOOK_LOGIN_URL}/${env.OUTLOOK_TENANT}/oauth2/v2.0`
  return provider === 'GOOGLE'
    ? {
        issuer: env.GOOGLE_ACCOUNTS_URL,
        authorization_endpoint: `${env.GOOGLE_ACCOUNTS_URL}/o/oauth2/v2/auth`,
        token_endpoint: `${env.GOOGLE_TOKENS_URL}/token`,
        revocation_endpoint: `${env.GOOGLE_TOKENS_URL}/revoke`,
      }
    : {
        issuer: env.OUTLOOK_LOGIN_URL,
        authorization_endpoint: `${login}/authorize`,
        token_endpoint: `${login}/token`,
      }
}

/** Follows no redirects; a provider that is busy or down is not an OAuth error. */
const fetchOrThrow: openid.CustomFetch = async (url, { body, ...options }) => {
  const response = await fetch(url, {
    ...options,
    ...(body === undefined
      ? {}
      : { body: body instanceof Uint8Array ? Buffer.from(body).toString('utf8') : body }),
    redirect: 'error',
  })
  if (response.status === 429 || response.status >= 500)
    throw new NonOauthError(
      toResponseFailure(
        response.status,
        '',
        parseRetryAfterMs(response.headers.get('retry-after'), response.headers.get('date')),
      ),
    )
  return response
}

/** Returns the provider's endpoints and our client, or null if it is not configured. */
function configurationOf(env: Env, provider: CalendarProvider): openid.Configuration | null {
  const [id, secret] =
    provider === 'GOOGLE'
      ? [env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET]
      : [env.OUTLOOK_CLIENT_ID, env.OUTLOOK_CLIENT_SECRET]
  if (!id || !secret) return null
  const config = new openid.Configuration(
    endpointsOf(env, provider),
    id,
    undefined,
    openid.ClientSecretPost(secret),
  )
  // Tests use a fake provider over http; production rejects any base other than https at start.
  if (!env.production) openid.allowInsecureRequests(config)
  config.timeout = timeoutSeconds
  config[openid.customFetch] = fetchOrThrow
  return config
}

export const isCalendarProviderConfigured = (env: Env, provider: CalendarProvider): boolean =>
  configurationOf(env, provider) !== null

const notConfigured = new ProviderFailure('AWAY', 'not configured')

function toProviderFailure(error: unknown): ProviderFailure {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof NonOauthError) return at.failure
    // Access was revoked, or the client is not allowed: a retry changes nothing.
    if (at instanceof openid.ResponseBodyError)
      return toResponseFailure(at.error === 'invalid_grant' ? 401 : at.status, at.error, null)
  }
  return toNetworkFailure(error)
}

/** Secrets of a consent request; only the challenge of the verifier is sent to the provider. */
export interface ConsentRequest {
  readonly state: string
  readonly verifier: string
  readonly redirect: string
}

/** Returns the URL of the provider's consent page; null if it is not configured. */
export async function buildConsentUrl(
  env: Env,
  provider: CalendarProvider,
  ask: ConsentRequest,
): Promise<string | null> {
  const config = configurationOf(env, provider)
  if (!config) return null
  const own: Record<string, string> =
    provider === 'GOOGLE'
      ? { access_type: 'offline', prompt: 'consent', include_granted_scopes: 'false' }
      : { response_mode: 'query', prompt: 'select_account' }
  return openid.buildAuthorizationUrl(config, {
    redirect_uri: ask.redirect,
    scope: scopes[provider].join(' '),
    state: ask.state,
    code_challenge: await openid.calculatePKCECodeChallenge(ask.verifier),
    code_challenge_method: 'S256',
    ...own,
  }).href
}

const tokensOf = (answer: openid.TokenEndpointResponse, now: Date, refresh: string): Tokens => ({
  access: answer.access_token,
  refresh: answer.refresh_token ?? refresh,
  expiresAt: new Date(now.getTime() + (answer.expires_in ?? 3600) * 1000).toISOString(),
})

/** Users can untick scopes at Google, so fewer may be granted than requested. */
const hasRequiredScopes = (provider: CalendarProvider, granted: string | undefined) =>
  granted === undefined ||
  scopes[provider]
    .filter((one) => one !== 'offline_access')
    .every((one) =>
      granted
        .split(' ')
        .some(
          (got) =>
            got.toLowerCase() === one.toLowerCase() ||
            got.toLowerCase().endsWith(`/${one.toLowerCase()}`),
        ),
    )

/** What calls to a token endpoint need; not available in a transaction. */
type ProviderServices = Pick<Services, 'env' | 'outbound'>

/**
 * Exchanges the authorization code for tokens.
 * @param back the redirect URL with its query
 * @returns 'scopes' if too few scopes were granted
 */
export async function exchangeCode(
  { env, outbound }: ProviderServices,
  provider: CalendarProvider,
  back: URL,
  { state, verifier }: ConsentRequest,
  now: Date,
): Promise<Tokens | 'scopes' | ProviderFailure> {
  const config = configurationOf(env, provider)
  if (!config) return notConfigured
  return callProvider(outbound, provider, async () => {
    try {
      const answer = await openid.authorizationCodeGrant(config, back, {
        pkceCodeVerifier: verifier,
        expectedState: state,
      })
      if (!hasRequiredScopes(provider, answer.scope) || !answer.refresh_token)
        return 'scopes' as const
      return tokensOf(answer, now, '')
    } catch (error) {
      return toProviderFailure(error)
    }
  })
}

/** Returns a new access token and the refresh token that is valid from now on. */
export async function refreshTokens(
  { env, outbound }: ProviderServices,
  provider: CalendarProvider,
  tokens: Tokens,
  now: Date,
): Promise<Tokens | ProviderFailure> {
  const config = configurationOf(env, provider)
  if (!config) return notConfigured
  return callProvider(outbound, provider, () =>
    openid
      .refreshTokenGrant(config, tokens.refresh)
      .then((answer) => tokensOf(answer, now, tokens.refresh), toProviderFailure),
  )
}

/**
 * Revokes access at the provider. Outlook has no such endpoint: there we only delete our tokens.
 * @returns null when done
 */
export async function revokeTokens(
  { env, outbound }: ProviderServices,
  provider: CalendarProvider,
  tokens: Tokens,
): Promise<ProviderFailure | null> {
  const config = configurationOf(env, provider)
  if (!config || provider !== 'GOOGLE') return null
  const failure = await callProvider(outbound, provider, () =>
    openid.tokenRevocation(config, tokens.refresh).then(() => null, toProviderFailure),
  )
  // A token that is already invalid is the desired result.
  return failure &&
    ((failure.kind === 'AWAY' && !failure.detail.startsWith('400')) || failure.kind === 'WAIT')
    ? failure
    : null
}
