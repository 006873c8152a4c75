import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/**
 * A fault of a counterpart for matching paths: a status (with a header and a reason), or no
 * response at all.
 */
export interface CounterpartFault {
  readonly pathPattern: RegExp
  readonly status: number | 'hang'
  readonly reason?: string
  readonly retryAfter?: string
  /** How many requests it affects; all if omitted. */
  times?: number
}

/** A request as a route receives it. */
export interface RouteInput {
  readonly method: string
  readonly url: URL
  readonly form: URLSearchParams
  readonly json: Readonly<Record<string, unknown>>
  readonly bearer: string
}

export type Reply = {
  readonly status: number
  readonly json?: unknown
  readonly html?: string
  readonly location?: string
}
export type Route = (request: RouteInput, match: RegExpMatchArray) => Reply | null

/** A provider simulated by a real HTTP server, with its API and its faults. */
export interface Counterpart {
  readonly base: string
  /** `METHOD path` of every request so far. */
  readonly calls: string[]
  faults: CounterpartFault[]
  stop(): Promise<void>
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString('utf8')
}

function send(
  response: ServerResponse,
  reply: Reply,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(reply.status, {
    'content-type':
      reply.html === undefined ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    ...(reply.location ? { location: reply.location } : {}),
    ...headers,
  })
  response.end(reply.html ?? (reply.json === undefined ? '' : JSON.stringify(reply.json)))
}

function toRouteInput(request: IncomingMessage, url: URL, text: string): RouteInput {
  const isJson = request.headers['content-type']?.includes('json') ?? false
  return {
    method: request.method ?? 'GET',
    url,
    form: new URLSearchParams(isJson ? '' : text),
    json: isJson && text ? JSON.parse(text) : {},
    bearer: (request.headers.authorization ?? '').replace(/^Bearer /, ''),
  }
}

/** Returns the fault that currently affects a path, and counts its use. */
function takeFault({ faults: troubles }: Counterpart, path: string): CounterpartFault | undefined {
  const fault = troubles.find(
    (candidate) => candidate.pathPattern.test(path) && (candidate.times ?? 1) > 0,
  )
  if (fault?.times !== undefined) fault.times -= 1
  return fault
}

/** Starts a server with these routes; `error` formats a failure like the provider. */
export async function startCounterpart(
  routes: Readonly<Record<string, Route>>,
  error: (status: number, reason: string) => unknown,
  port = 0,
): Promise<Counterpart> {
  const table = Object.entries(routes).map(([key, route]) => ({
    pattern: new RegExp(`^${key.replace('*', '([^/]+)').replace('*', '([^/]+)')}$`),
    route,
  }))
  const self: Counterpart = { base: '', calls: [], faults: [], stop: () => stop(server) }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', self.base)
    const path = `${request.method} ${url.pathname}`
    const text = await readBody(request)
    self.calls.push(path)
    const trouble = takeFault(self, path)
    if (trouble?.status === 'hang') return
    if (trouble)
      return send(
        response,
        { status: trouble.status, json: error(trouble.status, trouble.reason ?? '') },
        trouble.retryAfter ? { 'retry-after': trouble.retryAfter } : {},
      )
    const input = toRouteInput(request, url, text)
    for (const { pattern, route } of table) {
      const match = path.match(pattern)
      const reply = match && route(input, match)
      if (reply) return send(response, reply)
    }
    return send(response, { status: 404, json: error(404, 'notFound') })
  }
  const server = createServer(
    (request, response) => void answer(request, response).catch(() => response.destroy()),
  )
  return Object.assign(self, { base: `http://127.0.0.1:${await listen(server, port)}` })
}

/** @returns the port that it listens on */
async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  const at = server.address()
  if (at === null || typeof at === 'string') throw new Error('no port')
  return at.port
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => {
    server.close(() => resolve())
  })
}

const createRandomHex = () => randomBytes(16).toString('hex')

/** OAuth of a provider: consent with PKCE, single-use codes, revocable refresh tokens. */
export class Grants {
  readonly client = { id: 'fledge-test', secret: 'fledge-test-secret' }
  private readonly codes = new Map<string, { challenge: string; redirect: string; scope: string }>()
  private readonly access = new Map<string, string>()
  private readonly refresh = new Map<string, string>()
  /** The scopes that the user grants out of those requested. */
  allow = (scope: string): string => scope
  lifetime = 3599
  /** Whether a refresh token ends with its first use, as with Outlook. */
  hasSingleUseRefreshTokens = false

  /** Renders the consent page with two buttons. */
  consent({ url }: RouteInput): Reply {
    const ask = url.searchParams
    const isRight =
      ask.get('client_id') === this.client.id &&
      ask.get('response_type') === 'code' &&
      ask.get('code_challenge_method') === 'S256' &&
      (ask.get('code_challenge')?.length ?? 0) >= 43 &&
      ask.has('state') &&
      ask.has('redirect_uri')
    if (!isRight) return { status: 400, html: '<h1>Error 400: invalid_request</h1>' }
    const buildRedirect = (more: Readonly<Record<string, string>>) =>
      `${ask.get('redirect_uri')}?${new URLSearchParams({ state: ask.get('state') ?? '', ...more })}`
    const code = createRandomHex()
    this.codes.set(code, {
      challenge: ask.get('code_challenge') ?? '',
      redirect: ask.get('redirect_uri') ?? '',
      scope: this.allow(ask.get('scope') ?? ''),
    })
    const link = (href: string, text: string) =>
      `<p><a href="${href.replaceAll('&', '&amp;')}">${text}</a></p>`
    return {
      status: 200,
      html: `<!doctype html><html lang="en"><title>Consent</title><h1>Fledge wants to see when you are busy and write events</h1>${link(buildRedirect({ code, scope: this.allow(ask.get('scope') ?? '') }), 'Allow')}${link(buildRedirect({ error: 'access_denied' }), 'Cancel')}</html>`,
    }
  }

  token({ form }: RouteInput): Reply {
    if (
      form.get('client_id') !== this.client.id ||
      form.get('client_secret') !== this.client.secret
    )
      return { status: 401, json: { error: 'invalid_client' } }
    return form.get('grant_type') === 'refresh_token'
      ? this.renewed(form.get('refresh_token') ?? '')
      : this.exchanged(form)
  }

  private exchanged(form: URLSearchParams): Reply {
    const code = this.codes.get(form.get('code') ?? '')
    this.codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!code || code.challenge !== challenge || code.redirect !== form.get('redirect_uri'))
      return {
        status: 400,
        json: { error: 'invalid_grant', error_description: 'Malformed auth code.' },
      }
    const refresh = createRandomHex()
    this.refresh.set(refresh, code.scope)
    return { status: 200, json: { ...this.fresh(refresh, code.scope), refresh_token: refresh } }
  }

  private renewed(refresh: string): Reply {
    const scope = this.refresh.get(refresh)
    if (scope === undefined)
      return {
        status: 400,
        json: { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' },
      }
    if (!this.hasSingleUseRefreshTokens) return { status: 200, json: this.fresh(refresh, scope) }
    const next = createRandomHex()
    this.refresh.delete(refresh)
    this.refresh.set(next, scope)
    return { status: 200, json: { ...this.fresh(next, scope), refresh_token: next } }
  }

  private fresh(refresh: string, scope: string): Record<string, unknown> {
    const token = createRandomHex()
    this.access.set(token, refresh)
    return { access_token: token, expires_in: this.lifetime, scope, token_type: 'Bearer' }
  }

  revoke({ form }: RouteInput): Reply {
    return this.refresh.delete(form.get('token') ?? '')
      ? { status: 200, json: {} }
      : { status: 400, json: { error: 'invalid_token' } }
  }

  /** Checks whether an access token is still valid. */
  isValidToken({ bearer }: RouteInput): boolean {
    return this.refresh.has(this.access.get(bearer) ?? '')
  }

  /** Revokes all access, as the user can in the provider's settings. */
  revokeAll(): void {
    this.refresh.clear()
  }

  /** Expires all access tokens early. */
  expireAccessTokens(): void {
    this.access.clear()
  }

  get tokenCount(): number {
    return this.refresh.size
  }
}
