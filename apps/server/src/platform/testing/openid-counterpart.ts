import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { generateKeyPairSync } from 'node:crypto'
import { type KoaContextWithOIDC, Provider, interactionPolicy } from 'oidc-provider'

/** A person with an account at the counterpart. */
export interface CounterpartPerson {
  readonly subject: string
  readonly email: string
  readonly verified: boolean
}

export interface OpenIdCounterpart {
  readonly issuer: string
  readonly server: Server
  stop(): Promise<void>
}

interface CounterpartOptions {
  /** 0 for any free port. */
  readonly port: number
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUri: string
  readonly people: readonly CounterpartPerson[]
  /** Other clients of the same provider, whose tokens must be rejected. */
  readonly otherClients?: readonly string[]
}

/**
 * Starts a real OpenID provider on this machine instead of Google, with a page for choosing an
 * account.
 */
export async function startOpenIdCounterpart(
  options: CounterpartOptions,
): Promise<OpenIdCounterpart> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(options.port, 'localhost', resolve))
  const at = server.address()
  const issuer = `http://localhost:${typeof at === 'object' && at ? at.port : options.port}`
  const provider = createProvider(issuer, options)
  const answer = provider.callback()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const isOurs = request.url?.startsWith('/interaction/')
    void (isOurs
      ? handleInteraction(provider, options.people, request, response)
      : answer(request, response))
  })
  return {
    issuer,
    server,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Creates a key for signing tokens in this run only. */
const createSigningKey = () => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  use: 'sig',
  alg: 'RS256',
  kid: 'of-this-run',
})

const lifetimes = {
  AccessToken: 600,
  AuthorizationCode: 60,
  Grant: 600,
  IdToken: 600,
  Interaction: 600,
  Session: 600,
}

function createProvider(
  issuer: string,
  { clientId, clientSecret, redirectUri, people, otherClients = [] }: CounterpartOptions,
): Provider {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  const client = (id: string) => ({
    client_id: id,
    client_secret: clientSecret,
    redirect_uris: [redirectUri],
    token_endpoint_auth_method: 'client_secret_post' as const,
  })
  return new Provider(issuer, {
    clients: [clientId, ...otherClients].map(client),
    // Like Google, includes the email address in the token itself.
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false } },
    jwks: { keys: [createSigningKey()] },
    ttl: lifetimes,
    cookies: { keys: ['for-tests-only'] },
    interactions: { policy, url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_ctx, id) => {
      const person = people.find((person) => person.subject === id)
      return (
        person && {
          accountId: id,
          claims: () => ({ sub: id, email: person.email, email_verified: person.verified }),
        }
      )
    },
    loadExistingGrant: grantAllScopes,
  })
}

/** Grants every requested scope: choosing an account implies consent. */
async function grantAllScopes(ctx: KoaContextWithOIDC) {
  const grant = new ctx.oidc.provider.Grant({
    clientId: ctx.oidc.client?.clientId ?? '',
    accountId: ctx.oidc.session?.accountId ?? '',
  })
  grant.addOIDCScope('openid email')
  await grant.save()
  return grant
}

/** Shows the account page; a choice or "Cancel" ends the interaction. */
async function handleInteraction(
  provider: Provider,
  people: readonly CounterpartPerson[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    const buttons = people
      .map(({ subject, email }) => `<button name="account" value="${subject}">${email}</button>`)
      .join('')
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(
      `<!doctype html><html lang="en"><title>Choose an account</title><main><h1>Choose an account</h1><form method="post">${buttons}<button name="account" value="">Cancel</button></form></main></html>`,
    )
    return
  }
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const accountId = new URLSearchParams(Buffer.concat(chunks).toString()).get('account')
  const result = accountId
    ? { select_account: {}, login: { accountId }, consent: {} }
    : { error: 'access_denied', error_description: 'End-User aborted' }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

/** Follows the counterpart's pages like a browser. @returns the URL of the final redirect */
export async function chooseAccount(consentAddress: string, account: string): Promise<URL> {
  const jar = new Map<string, string>()
  const visit = async (url: string, init: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, {
      redirect: 'manual',
      ...init,
      headers: { cookie, ...init.headers },
    })
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/s)
      jar.set(name, value)
    }
    return new URL(answer.headers.get('location') ?? `data:,${answer.status}`, url)
  }
  const page = await visit(consentAddress)
  const resume = await visit(page.href, { method: 'POST', body: new URLSearchParams({ account }) })
  return visit(resume.href)
}
