import * as oidc from 'openid-client'
import { email } from '@fledge/contract/platform/schema.ts'
import { paths } from '@fledge/contract/paths.ts'
import type { Env } from '../../platform/env.ts'
import { UnreachableError } from '../../platform/outbound.ts'
import type { Services } from '../../platform/services.ts'

/** Values that a returning sign-in attempt is checked against. */
export interface AttemptSecrets {
  readonly state: string
  readonly nonce: string
  /** PKCE code verifier. */
  readonly verifier: string
}

/** What the provider returned: a code with the issuer's name, or a signed credential. */
export interface CameBack {
  readonly code?: string | undefined
  readonly credential?: string | undefined
  readonly iss?: string | undefined
}

/** A user's verified identity. The address is null unless the provider has verified it. */
export interface ProvenPerson {
  readonly subject: string
  readonly email: string | null
}

/** What calls to the provider need; not available in a transaction. */
type Way = Pick<Services, 'env' | 'outbound'>

const seconds = 4
const discovered = new WeakMap<Env, Promise<oidc.Configuration>>()

/** Loads the provider's discovery document, once; a failed request is retried next time. */
function provider(env: Env): Promise<oidc.Configuration> {
  const known = discovered.get(env)
  if (known) return known
  const issuer = new URL(env.GOOGLE_ISSUER)
  const execute = issuer.protocol === 'http:' && !env.production ? [oidc.allowInsecureRequests] : []
  const made = oidc.discovery(
    issuer,
    env.GOOGLE_CLIENT_ID ?? '',
    env.GOOGLE_CLIENT_SECRET,
    undefined,
    { execute, timeout: seconds },
  )
  discovered.set(env, made)
  made.catch(() => discovered.delete(env))
  return made
}

/**
 * Creates a client per response type from the same discovery document. Both check the token's
 * signature.
 */
async function clientOf(
  env: Env,
  turnOn: (config: oidc.Configuration) => void,
): Promise<oidc.Configuration> {
  const found = await provider(env)
  const config = new oidc.Configuration(
    found.serverMetadata(),
    env.GOOGLE_CLIENT_ID ?? '',
    env.GOOGLE_CLIENT_SECRET,
  )
  config.timeout = seconds
  if (env.GOOGLE_ISSUER.startsWith('http:') && !env.production) oidc.allowInsecureRequests(config)
  turnOn(config)
  return config
}

const returnsTo = (env: Env) => new URL(paths.public.googleReturn, env.publicUrl)

/**
 * Creates new secrets for an attempt.
 * @param side prefix of the state, which tells the return page its side
 */
export const newSecrets = (side: string): AttemptSecrets => ({
  state: `${side}.${oidc.randomState()}`,
  nonce: oidc.randomNonce(),
  verifier: oidc.randomPKCECodeVerifier(),
})

/** Returns the URL of the provider's consent page. */
export async function consentAddress(
  { env, outbound }: Way,
  { state, nonce, verifier }: AttemptSecrets,
): Promise<URL> {
  const config = await outbound.call('googleSignIn', () => provider(env))
  return oidc.buildAuthorizationUrl(config, {
    redirect_uri: returnsTo(env).href,
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
 * @returns the person; `refused` if the provider denied it or a check failed, `away` if it does not
 * respond
 */
export async function personOf(
  { env, outbound }: Way,
  attempt: AttemptSecrets,
  back: CameBack,
): Promise<ProvenPerson | 'refused' | 'away'> {
  try {
    return await outbound.call('googleSignIn', () =>
      provenBy(env, attempt, back).catch((error: unknown) => {
        if (isAway(error)) throw error
        return 'refused' as const
      }),
    )
  } catch (error) {
    if (error instanceof UnreachableError || isAway(error)) return 'away'
    throw error
  }
}

async function provenBy(
  env: Env,
  attempt: AttemptSecrets,
  back: CameBack,
): Promise<ProvenPerson | 'refused'> {
  const claims =
    back.credential === undefined
      ? await byCode(env, attempt, back)
      : await byCredential(env, attempt, back.credential)
  if (!claims?.sub) return 'refused'
  const address = email.safeParse(claims['email'])
  return {
    subject: claims.sub,
    email: claims['email_verified'] === true && address.success ? address.data : null,
  }
}

async function byCode(
  env: Env,
  { state, nonce, verifier }: AttemptSecrets,
  { code, iss }: CameBack,
): Promise<oidc.IDToken | undefined> {
  const config = await clientOf(env, oidc.enableNonRepudiationChecks)
  const back = returnsTo(env)
  back.search = new URLSearchParams({ code: code ?? '', state, ...(iss ? { iss } : {}) }).toString()
  const tokens = await oidc.authorizationCodeGrant(config, back, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  })
  return tokens.claims()
}

async function byCredential(
  env: Env,
  { state, nonce }: AttemptSecrets,
  credential: string,
): Promise<oidc.IDToken> {
  const config = await clientOf(env, oidc.useIdTokenResponseType)
  const back = returnsTo(env)
  back.hash = new URLSearchParams({ id_token: credential, state }).toString()
  return oidc.implicitAuthentication(config, back, nonce, { expectedState: state })
}

/** Returns whether the provider is unreachable or failing, so that a retry may help. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof TypeError) return error.message === 'fetch failed'
  const code = 'code' in error ? String(error.code) : ''
  return code === 'OAUTH_TIMEOUT' || (error.cause instanceof Response && error.cause.status >= 500)
}
