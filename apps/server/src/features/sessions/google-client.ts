import * as oidc from 'openid-client'
import { email } from '@fledge/contract/platform/schema.ts'
import { paths } from '@fledge/contract/paths.ts'
import type { Env } from '../../platform/env.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type Outbound, UnreachableError } from '../../platform/outbound.ts'
import type { Services } from '../../platform/services.ts'

/** Values that a returning sign-in attempt is checked against. */
export interface AttemptSecrets {
  readonly state: string
  readonly nonce: string
  /** PKCE code verifier. */
  readonly verifier: string
}

/** What the provider returned: a code with the issuer's name, or a signed credential. */
export interface ProviderReturn {
  readonly code?: string | undefined
  readonly credential?: string | undefined
  readonly iss?: string | undefined
}

/** A user's verified identity. The address is null unless the provider has verified it. */
export interface VerifiedIdentity {
  readonly subject: string
  readonly email: string | null
}

/** The provider does not respond; the same attempt can succeed later. */
export class ProviderUnavailableError extends AppError {
  constructor() {
    super('UNAVAILABLE', { messageKey: 'sessions.refused.googleAway', retryAfter: 2 })
  }
}

/** What calls to the provider need; not available in a transaction. */
type ProviderServices = Pick<Services, 'env' | 'outbound'>

const timeoutSeconds = 2
const discoveryCache = new WeakMap<Env, Promise<oidc.Configuration>>()

/** Loads the provider's discovery document, once; a failed request is retried next time. */
function discoverProvider(env: Env): Promise<oidc.Configuration> {
  const cached = discoveryCache.get(env)
  if (cached) return cached
  const issuer = new URL(env.GOOGLE_ISSUER)
  const execute = issuer.protocol === 'http:' && !env.production ? [oidc.allowInsecureRequests] : []
  const discovery = oidc.discovery(
    issuer,
    env.GOOGLE_CLIENT_ID ?? '',
    env.GOOGLE_CLIENT_SECRET,
    undefined,
    { execute, timeout: timeoutSeconds },
  )
  discoveryCache.set(env, discovery)
  discovery.catch(() => discoveryCache.delete(env))
  return discovery
}

/**
 * Creates a client per response type from the same discovery document. Both check the token's
 * signature.
 */
async function clientOf(
  env: Env,
  turnOn: (config: oidc.Configuration) => void,
): Promise<oidc.Configuration> {
  const found = await discoverProvider(env)
  const config = new oidc.Configuration(
    found.serverMetadata(),
    env.GOOGLE_CLIENT_ID ?? '',
    env.GOOGLE_CLIENT_SECRET,
  )
  config.timeout = timeoutSeconds
  if (env.GOOGLE_ISSUER.startsWith('http:') && !env.production) oidc.allowInsecureRequests(config)
  turnOn(config)
  return config
}

const getReturnUrl = (env: Env) => new URL(paths.public.googleReturn, env.publicUrl)

/**
 * Creates new secrets for an attempt.
 * @param side prefix of the state, which tells the return page its side
 */
export const createAttemptSecrets = (side: string): AttemptSecrets => ({
  state: `${side}.${oidc.randomState()}`,
  nonce: oidc.randomNonce(),
  verifier: oidc.randomPKCECodeVerifier(),
})

/** Returns the URL of the provider's consent page. */
export async function buildGoogleConsentUrl(
  { env, outbound }: ProviderServices,
  { state, nonce, verifier }: AttemptSecrets,
): Promise<URL> {
  const config = await outbound.call('googleSignIn', () => discoverProvider(env))
  return oidc.buildAuthorizationUrl(config, {
    redirect_uri: getReturnUrl(env).href,
    scope: 'openid email',
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  })
}

/**
 * Verifies a returning user by state, nonce, issuer, audience, signature and times.
 * @throws CODE_INCORRECT if the provider denied it or a check failed, UNAVAILABLE if it does not
 * respond
 */
export async function verifyGoogleReturn(
  { env, outbound }: ProviderServices,
  attempt: AttemptSecrets,
  back: ProviderReturn,
): Promise<VerifiedIdentity> {
  const identity = await callProvider(outbound, () => findIdentity(env, attempt, back))
  if (!identity)
    throw new AppError('CODE_INCORRECT', { messageKey: 'sessions.refused.googleFailed' })
  return identity
}

/** @throws UNAVAILABLE if the provider does not respond */
async function callProvider<T>(outbound: Outbound, call: () => Promise<T>): Promise<T> {
  try {
    return await outbound.call('googleSignIn', call)
  } catch (error) {
    if (error instanceof UnreachableError || isProviderUnavailable(error))
      throw new ProviderUnavailableError()
    throw error
  }
}

/**
 * Returns the identity of a returning user; undefined if the provider denied it or a check failed,
 * which is no fault of the provider.
 */
async function findIdentity(
  env: Env,
  attempt: AttemptSecrets,
  back: ProviderReturn,
): Promise<VerifiedIdentity | undefined> {
  try {
    return await verifyReturn(env, attempt, back)
  } catch (error) {
    if (isProviderUnavailable(error)) throw error
    return undefined
  }
}

async function verifyReturn(
  env: Env,
  attempt: AttemptSecrets,
  back: ProviderReturn,
): Promise<VerifiedIdentity | undefined> {
  const claims =
    back.credential === undefined
      ? await verifyCodeGrant(env, attempt, back)
      : await verifyCredential(env, attempt, back.credential)
  if (!claims?.sub) return undefined
  const address = email.safeParse(claims['email'])
  return {
    subject: claims.sub,
    email: claims['email_verified'] === true && address.success ? address.data : null,
  }
}

async function verifyCodeGrant(
  env: Env,
  { state, nonce, verifier }: AttemptSecrets,
  { code, iss }: ProviderReturn,
): Promise<oidc.IDToken | undefined> {
  const config = await clientOf(env, oidc.enableNonRepudiationChecks)
  const back = getReturnUrl(env)
  back.search = new URLSearchParams({ code: code ?? '', state, ...(iss ? { iss } : {}) }).toString()
  const tokens = await oidc.authorizationCodeGrant(config, back, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  })
  return tokens.claims()
}

async function verifyCredential(
  env: Env,
  { state, nonce }: AttemptSecrets,
  credential: string,
): Promise<oidc.IDToken> {
  const config = await clientOf(env, oidc.useIdTokenResponseType)
  const back = getReturnUrl(env)
  back.hash = new URLSearchParams({ id_token: credential, state }).toString()
  return oidc.implicitAuthentication(config, back, nonce, { expectedState: state })
}

/** Returns whether the provider is unreachable or failing, so that a retry may help. */
function isProviderUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof TypeError) return error.message === 'fetch failed'
  const code = 'code' in error ? String(error.code) : ''
  return code === 'OAUTH_TIMEOUT' || (error.cause instanceof Response && error.cause.status >= 500)
}
