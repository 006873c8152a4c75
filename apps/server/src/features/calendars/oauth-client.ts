import * as openid from 'openid-client'
import type { CalendarProvider } from '@fledge/domain/calendars/types.ts'
import type { Env } from '../../platform/env.ts'
import type { Services } from '../../platform/services.ts'
import { callProvider } from './call-provider.ts'
import {
  parseRetryAfterMs,
  ProviderError,
  toNetworkError,
  toResponseError,
} from './provider-error.ts'
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
    throw toResponseError(
      response.status,
      '',
      parseRetryAfterMs(response.headers.get('retry-after'), response.headers.get('date')),
    )
  return response
}

/** Returns our client's id and secret; undefined if the provider is not configured. */
function findCredentials(env: Env, provider: CalendarProvider) {
  const [id, secret] =
    provider === 'GOOGLE'
      ? [env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET]
      : [env.OUTLOOK_CLIENT_ID, env.OUTLOOK_CLIENT_SECRET]
  return id && secret ? { id, secret } : undefined
}

export const isCalendarProviderConfigured = (env: Env, provider: CalendarProvider): boolean =>
  findCredentials(env, provider) !== undefined

/**
 * Returns the provider's endpoints and our client.
 * @throws ProviderError if it is not configured
 */
function getConfiguration(env: Env, provider: CalendarProvider): openid.Configuration {
  const credentials = findCredentials(env, provider)
  if (!credentials) throw new ProviderError('AWAY', 'not configured')
  const { id, secret } = credentials
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

function toProviderError(error: unknown): ProviderError {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof ProviderError) return at
    // Access was revoked, or the client is not allowed: a retry changes nothing.
    if (at instanceof openid.ResponseBodyError)
      return toResponseError(at.error === 'invalid_grant' ? 401 : at.status, at.error, null)
  }
  return toNetworkError(error)
}

/** @throws the error in our terms */
function rethrow(error: unknown): never {
  throw toProviderError(error)
}

/** Secrets of a consent request; only the challenge of the verifier is sent to the provider. */
export interface ConsentRequest {
  readonly state: string
  readonly verifier: string
  readonly redirect: string
}

/** Returns the URL of the provider's consent page; the provider is configured. */
export async function buildConsentUrl(
  env: Env,
  provider: CalendarProvider,
  { state, verifier, redirect }: ConsentRequest,
): Promise<string> {
  const providerParams: Record<string, string> =
    provider === 'GOOGLE'
      ? { access_type: 'offline', prompt: 'consent', include_granted_scopes: 'false' }
      : { response_mode: 'query', prompt: 'select_account' }
  return openid.buildAuthorizationUrl(getConfiguration(env, provider), {
    redirect_uri: redirect,
    scope: scopes[provider].join(' '),
    state,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...providerParams,
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
    .filter((scope) => scope !== 'offline_access')
    .map((scope) => scope.toLowerCase())
    .every((scope) =>
      granted
        .toLowerCase()
        .split(' ')
        .some((name) => name === scope || name.endsWith(`/${scope}`)),
    )

/** What calls to a token endpoint need; not available in a transaction. */
type ProviderServices = Pick<Services, 'env' | 'outbound'>

/**
 * Exchanges the authorization code for tokens.
 * @param url the redirect URL with its query
 * @throws ProviderError
 */
export async function exchangeCode(
  { env, outbound }: ProviderServices,
  provider: CalendarProvider,
  url: URL,
  { state, verifier }: ConsentRequest,
  now: Date,
): Promise<Tokens> {
  const config = getConfiguration(env, provider)
  return callProvider(outbound, provider, async () => {
    const response = await openid
      .authorizationCodeGrant(config, url, { pkceCodeVerifier: verifier, expectedState: state })
      .catch(rethrow)
    if (!hasRequiredScopes(provider, response.scope) || !response.refresh_token)
      throw new ProviderError('TOO_FEW_SCOPES', '200')
    return tokensOf(response, now, '')
  })
}

/**
 * Returns a new access token and the refresh token that is valid from now on.
 * @throws ProviderError
 */
export async function refreshTokens(
  { env, outbound }: ProviderServices,
  provider: CalendarProvider,
  tokens: Tokens,
  now: Date,
): Promise<Tokens> {
  const config = getConfiguration(env, provider)
  return callProvider(outbound, provider, async () =>
    tokensOf(
      await openid.refreshTokenGrant(config, tokens.refresh).catch(rethrow),
      now,
      tokens.refresh,
    ),
  )
}

/**
 * Revokes access at the provider. Outlook has no such endpoint, and a provider that is no longer
 * configured is not called: there we only delete our tokens.
 * @throws ProviderError if it has to be tried again
 */
export async function revokeTokens(
  { env, outbound }: ProviderServices,
  provider: CalendarProvider,
  tokens: Tokens,
): Promise<void> {
  if (provider !== 'GOOGLE' || !isCalendarProviderConfigured(env, provider)) return
  const config = getConfiguration(env, provider)
  try {
    await callProvider(outbound, provider, () =>
      openid.tokenRevocation(config, tokens.refresh).catch(rethrow),
    )
  } catch (error) {
    // A token that is already invalid is the desired result.
    if (!(error instanceof ProviderError) || isRetryable(error)) throw error
  }
}

const isRetryable = ({ kind, detail }: ProviderError): boolean =>
  (kind === 'AWAY' && !detail.startsWith('400')) || kind === 'WAIT'
