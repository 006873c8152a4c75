import { expect } from 'vitest'
import { z } from 'zod'
import {
  type Browser,
  type TestResponse,
  type TestServer,
  startTestServer,
} from '../../../platform/testing/harness.ts'
import {
  chooseAccount,
  type OpenIdCounterpart,
  startOpenIdCounterpart,
} from '../../../platform/testing/openid-counterpart.ts'

export const googleTestClient = {
  GOOGLE_CLIENT_ID: 'fledge-test',
  GOOGLE_CLIENT_SECRET: 'a-secret-of-the-test',
}
const redirectUri = 'http://localhost:3000/welcome/google'

interface Account {
  readonly subject: string
  email: string
  readonly verified: boolean
}

/** A server with a fake Google provider, and the accounts there. */
export interface GoogleWorld {
  readonly server: TestServer
  readonly counterpart: OpenIdCounterpart
  readonly people: Account[]
  stop(): Promise<void>
}

export async function createGoogleWorld(): Promise<GoogleWorld> {
  const people: Account[] = []
  const counterpart = await startOpenIdCounterpart({
    port: 0,
    clientId: googleTestClient.GOOGLE_CLIENT_ID,
    clientSecret: googleTestClient.GOOGLE_CLIENT_SECRET,
    redirectUri,
    people,
    otherClients: ['somebody-else'],
  })
  const server = await startTestServer({ ...googleTestClient, GOOGLE_ISSUER: counterpart.issuer })
  return {
    server,
    counterpart,
    people,
    async stop() {
      await server.stop()
      await counterpart.stop()
    },
  }
}

let personCount = 0
/** Creates an account at the provider. */
export function aGoogleAccount(
  { people }: GoogleWorld,
  email = `google${(personCount += 1)}@new-company.example`,
  verified = true,
): Account {
  const account = { subject: `sub-${people.length + 1}`, email, verified }
  people.push(account)
  return account
}

interface StartedSignIn {
  readonly browser: Browser
  /** The cookie that binds the attempt to the browser. */
  readonly cookie: string
  readonly consent: URL
}

export async function startGoogleSignIn(
  { server }: GoogleWorld,
  type: 'C' | 'I' = 'C',
  query: Record<string, string> = {},
): Promise<StartedSignIn> {
  const browser = server.anonymous()
  const answer = await browser.request('GET api/login/google', { query: { type, ...query } })
  expect(answer.status).toBe(302)
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  return { browser, cookie, consent: new URL(String(answer.headers['location'])) }
}

interface ReturnChanges {
  readonly state?: string
  readonly code?: string
  readonly credential?: string
}

export async function returnFromGoogle(
  { browser, cookie }: StartedSignIn,
  back: URL,
  change: ReturnChanges = {},
): Promise<TestResponse> {
  const body = {
    provider: 'google',
    ...Object.fromEntries(
      ['state', 'code', 'iss'].map((name) => [name, back.searchParams.get(name) ?? '']),
    ),
    ...change,
  }
  return browser.request('POST api/login', { body, headers: { cookie } })
}

/** Completes a sign-in: starts it, chooses an account and returns. */
export async function runGoogleSignIn(
  world: GoogleWorld,
  account: { subject: string },
  type: 'C' | 'I' = 'C',
): Promise<StartedSignIn & { readonly answer: TestResponse }> {
  const started = await startGoogleSignIn(world, type)
  const answer = await returnFromGoogle(
    started,
    await chooseAccount(started.consent.href, account.subject),
  )
  return { ...started, answer }
}

/** Obtains a signed token for one of the provider's clients through the regular flow. */
export async function obtainGoogleToken(
  { counterpart }: GoogleWorld,
  clientId: string,
  subject: string,
  nonce: string,
): Promise<string> {
  const verifier = 'a-verifier-of-the-test-that-is-long-enough-to-be-taken'
  const challenge = Buffer.from(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)),
  ).toString('base64url')
  const ask = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email',
    nonce,
    state: 'x',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    prompt: 'select_account',
  })
  const back = await chooseAccount(`${counterpart.issuer}/auth?${ask}`, subject)
  const answer = await fetch(`${counterpart.issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      redirect_uri: redirectUri,
      code_verifier: verifier,
      client_id: clientId,
      client_secret: googleTestClient.GOOGLE_CLIENT_SECRET,
    }),
  })
  const tokens = z.object({ id_token: z.string() }).parse(await answer.json())
  return tokens.id_token
}
