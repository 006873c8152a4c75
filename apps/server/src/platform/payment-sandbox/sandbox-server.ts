import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { SandboxStore, SandboxError, type Intent, type SandboxEvent } from './sandbox-store.ts'

export interface SandboxOptions {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Where signed events are sent; null: they are only listed at /v1/events. */
  readonly webhookUrl: string | null
  /** File of the sandbox's data; null keeps it in memory only. */
  readonly file: string | null
  readonly now: () => Date
}

/** Returns an event's signature in the provider's format: `t=…,v1=…` over time and body. */
export function signSandboxEvent(body: string, secret: string, at: number): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
}

/**
 * Creates a card provider that accepts test cards only. It implements the part of Stripe's HTTP API
 * that we use, so that the same server SDK code runs: payment intents (create, read, cancel,
 * confirm, list), refunds (create, list), events, and signed webhooks that are retried until they are accepted.
 */
export function createSandboxServer(options: SandboxOptions): Server {
  const book = new SandboxStore(options.file, options.now, (event) =>
    options.webhookUrl
      ? void deliverEvent(options.webhookUrl, options.webhookSecret, event, 0)
      : undefined,
  )
  return createServer((request, response) => {
    void handleSandboxRequest(book, options, request).then(
      (body) =>
        response
          .writeHead(200, { 'content-type': 'application/json', 'request-id': 'req_sandbox' })
          .end(JSON.stringify(body)),
      (error: unknown) => {
        const sandboxError =
          error instanceof SandboxError
            ? error
            : new SandboxError(500, { type: 'api_error', message: 'The sandbox failed.' })
        response
          .writeHead(sandboxError.status, {
            'content-type': 'application/json',
            'request-id': 'req_sandbox',
          })
          .end(JSON.stringify({ error: sandboxError.body }))
      },
    )
  })
}

const retryDelaysMs = [1000, 5000, 20_000, 60_000, 300_000]

async function deliverEvent(
  url: string,
  secret: string,
  event: SandboxEvent,
  attempt: number,
): Promise<void> {
  const body = JSON.stringify(event)
  const isAccepted = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signSandboxEvent(body, secret, Math.floor(Date.now() / 1000)),
    },
    body,
    signal: AbortSignal.timeout(10_000),
  }).then(
    (response) => response.ok,
    () => false,
  )
  const wait = retryDelaysMs[attempt]
  if (!isAccepted && wait !== undefined)
    setTimeout(() => void deliverEvent(url, secret, event, attempt + 1), wait).unref()
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let body = ''
  for await (const part of request.setEncoding('utf8')) {
    body += String(part)
    if (body.length > 64 * 1024)
      throw new SandboxError(400, { type: 'invalid_request_error', message: 'Too long.' })
  }
  return new URLSearchParams(body)
}

const toIntentView = ({ latest_charge, ...intent }: Intent, expands: boolean) => {
  const { card: _card, ...rest }: Omit<Intent, 'latest_charge'> & { card?: string } = intent
  return { ...rest, latest_charge: expands ? latest_charge : (latest_charge?.id ?? null) }
}

/** A page of what was created in a period, newest first, as the provider pages them. */
function listPage<T extends { readonly id: string; readonly created: number }>(
  rows: readonly T[],
  query: URLSearchParams,
  url: string,
) {
  const [from, before] = [query.get('created[gte]'), query.get('created[lt]')].map(Number)
  const found = rows
    .filter(({ created }) => created >= (from ?? 0) && created < (before ?? 0))
    .toReversed()
  const start = found.findIndex(({ id }) => id === query.get('starting_after')) + 1
  const end = start + Number(query.get('limit') ?? 10)
  return { object: 'list', data: found.slice(start, end), has_more: found.length > end, url }
}

function listIntents(book: SandboxStore, query: URLSearchParams, expands: boolean): unknown {
  const page = listPage(book.intents, query, '/v1/payment_intents')
  return { ...page, data: page.data.map((intent) => toIntentView(intent, expands)) }
}

/** A parsed request to the sandbox. */
interface SandboxRequest {
  readonly intentId: string
  readonly form: URLSearchParams
  readonly query: URLSearchParams
  /** Whether the response includes the whole charge. */
  readonly expands: boolean
  /** Runs once per idempotency key; the same request again gets the same response. */
  readonly runOnce: (act: () => unknown) => unknown
}

const routes: Readonly<Record<string, (book: SandboxStore, request: SandboxRequest) => unknown>> = {
  'POST /v1/payment_intents': (book, { form, expands, runOnce }) =>
    runOnce(() =>
      toIntentView(
        book.create(Number(form.get('amount')), form.get('currency') ?? '', readMetadata(form)),
        expands,
      ),
    ),
  'GET /v1/payment_intents': (book, { query, expands }) => listIntents(book, query, expands),
  'GET /v1/payment_intents/{id}': (book, { intentId, expands }) =>
    toIntentView(book.intent(intentId), expands),
  'POST /v1/payment_intents/{id}/cancel': (book, { intentId, expands, runOnce }) =>
    runOnce(() => toIntentView(book.cancel(intentId), expands)),
  'POST /v1/payment_intents/{id}/confirm': (book, { form, expands }) =>
    toIntentView(
      book.confirm(
        book.bySecret(form.get('client_secret') ?? '').id,
        form.get('payment_method_data[card][number]') ?? '',
      ),
      expands,
    ),
  'POST /v1/payment_intents/{id}/challenge': (book, { form, expands }) =>
    toIntentView(
      book.answerChallenge(
        book.bySecret(form.get('client_secret') ?? '').id,
        form.get('passed') === 'true',
      ),
      expands,
    ),
  'POST /v1/refunds': (book, { form, runOnce }) =>
    runOnce(() =>
      book.refund(
        form.get('payment_intent') ?? '',
        form.has('amount') ? Number(form.get('amount')) : null,
      ),
    ),
  'GET /v1/refunds': (book, { query }) => listPage(book.refunds, query, '/v1/refunds'),
  'GET /v1/events': (book) => ({
    object: 'list',
    data: book.events.toReversed(),
    has_more: false,
    url: '/v1/events',
  }),
}

async function handleSandboxRequest(
  book: SandboxStore,
  options: SandboxOptions,
  request: IncomingMessage,
): Promise<unknown> {
  const url = new URL(request.url ?? '/', 'http://sandbox')
  const form = await readForm(request)
  if (request.headers.authorization !== `Bearer ${options.secretKey}`)
    throw new SandboxError(401, { type: 'invalid_request_error', message: 'Invalid API key.' })
  const route = `${request.method} ${url.pathname.replace(/\/(pi_\w+)/, '/{id}')}`
  const intentId = /\/(pi_\w+)/.exec(url.pathname)?.[1] ?? ''
  const key = request.headers['idempotency-key']
  const runOnce = (act: () => unknown) =>
    book.runOnce(typeof key === 'string' ? key : null, `${route} ${intentId} ${form}`, act)
  const expands = [...url.searchParams, ...form].some(
    ([name, value]) => name.startsWith('expand') && /^(data\.)?latest_charge$/.test(value),
  )
  const act = routes[route]
  if (!act)
    throw new SandboxError(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${route}).`,
    })
  return act(book, { intentId, form, query: url.searchParams, expands, runOnce })
}

function readMetadata(form: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1]
      return key ? [[key, value]] : []
    }),
  )
}
