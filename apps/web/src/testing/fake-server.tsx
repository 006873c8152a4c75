import type { SessionUser } from '@fledge/contract/sessions/schema.ts'
import type { Decorator } from '@fledge/ui/testing/story.ts'
import { type ComponentType, useState } from 'react'
import { endpoints } from 'virtual:endpoints'
import { deleteLocalDrafts } from '../platform/forms/drafts.ts'
import { ApiError } from '../platform/http/api-error.ts'
import {
  apiBaseUrl,
  type EndpointName,
  type FeatureName,
  type Payload,
} from '../platform/http/client.ts'
import { queryClient } from '../platform/query/query.ts'
import { startSession } from '../platform/shell/session.ts'

/** What the fake server responds to a request. */
interface FakeResponse {
  readonly status: number
  readonly data: Readonly<Record<string, unknown>>
}

type Respond = (body: unknown) => FakeResponse | null | Promise<FakeResponse>

/** An endpoint with its responses, for stories and tests of components. */
export interface FakeEndpoint {
  readonly method: string
  readonly path: RegExp
  /** Null: the response never comes. */
  readonly respond: Respond
}

interface Failure {
  readonly status: number
  readonly code?: string
  readonly description?: string
  readonly fields?: Readonly<Record<string, string>>
}

function fakeEndpoint(feature: string, call: string, respond: Respond): FakeEndpoint {
  const [method, path] = endpoints[feature]?.[call] ?? []
  if (!method || path === undefined) throw new Error(`No call ${feature}.${call}`)
  const pattern = path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]*')
  return { method, path: new RegExp(`^${pattern}$`), respond }
}

const success = (payload: unknown): FakeResponse => ({
  status: 200,
  data: {
    isSuccess: true,
    message: '',
    payload,
    count: Array.isArray(payload) ? payload.length : 0,
  },
})

/** Responds with a payload. */
export const respondWith = <R extends FeatureName, C extends EndpointName<R>>(
  feature: R,
  call: C,
  payload: Payload<R, C>,
): FakeEndpoint => fakeEndpoint(feature, call, () => success(payload))

const toFailure = ({ status, code = 'FAILED', description = '', fields }: Failure) => ({
  status,
  data: { isSuccess: false, payload: { error: { code, description, fields } } },
})

/** Responds with an error. */
export const failWith = <R extends FeatureName, C extends EndpointName<R>>(
  feature: R,
  call: C,
  failure: Failure,
): FakeEndpoint => fakeEndpoint(feature, call, () => toFailure(failure))

/** Never responds, so that the component stays in its loading state. */
export const neverRespond = <R extends FeatureName, C extends EndpointName<R>>(
  feature: R,
  call: C,
): FakeEndpoint => fakeEndpoint(feature, call, () => null)

/**
 * Responds with what the test decides for each request, when it decides. An ApiError that it throws
 * is the response, too.
 */
export const respondBy = <R extends FeatureName, C extends EndpointName<R>>(
  feature: R,
  call: C,
  decide: (body: unknown) => Promise<Payload<R, C>>,
): FakeEndpoint =>
  fakeEndpoint(feature, call, async (body) => {
    try {
      return success(await decide(body))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return toFailure(error)
    }
  })

let servedEndpoints: readonly FakeEndpoint[] = []
let inFlight = 0
let unserved: string[] = []

/** Whether a request that will be answered still waits for its response. */
export const isServerBusy = (): boolean => inFlight > 0

/** Requests since the last `serve` that no endpoint of the fake server responded to. */
export const listUnserved = (): readonly string[] => unserved

/** Replaces the endpoints of the fake server, and forgets what the browser knows. */
export function serve(...fakeEndpoints: readonly FakeEndpoint[]): void {
  queryClient.clear()
  localStorage.clear()
  // Its transaction begins before a form that is rendered next reads its draft.
  void deleteLocalDrafts()
  servedEndpoints = fakeEndpoints
  unserved = []
}

async function respond(path: string, init: RequestInit | undefined): Promise<Response> {
  const endpoint = servedEndpoints.find(
    ({ method, path: pattern }) => method === (init?.method ?? 'GET') && pattern.test(path),
  )
  if (!endpoint) unserved.push(path)
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
  const decided = endpoint
    ? endpoint.respond(body)
    : toFailure({ status: 404, code: 'NOT_FAKED', description: `No story serves ${path}` })
  const response = decided instanceof Promise ? await decided : decided
  if (!response) return new Promise(() => {})
  inFlight += 1
  // A moment later, so that the loading state is rendered as in the product.
  await new Promise((resolve) => {
    setTimeout(resolve, 5)
  })
  inFlight -= 1
  return Response.json(
    { status: response.status, data: response.data },
    { status: response.status },
  )
}

const realFetch = globalThis.fetch.bind(globalThis)
// Only the network is replaced: retries, envelopes and everything above are the product's own code.
globalThis.fetch = (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
  return pathname.startsWith(`${apiBaseUrl}/`)
    ? respond(pathname.slice(apiBaseUrl.length + 1), init)
    : realFetch(input, init)
}

const append = document.head.append.bind(document.head)
/** Scripts of other hosts, such as Stripe's, do not load, as without a connection. */
document.head.appendChild = (node) => {
  if (node instanceof HTMLScriptElement && new URL(node.src, location.href).host !== location.host)
    queueMicrotask(() => node.dispatchEvent(new Event('error')))
  else append(node)
  return node
}

/** An upload, which fetch would not report the progress of: two fifths of it are sent at once. */
globalThis.XMLHttpRequest = class extends XMLHttpRequest {
  #method = ''
  #path = ''

  override open(method: string, url: string | URL): void {
    this.#method = method
    this.#path = new URL(url, location.href).pathname.slice(apiBaseUrl.length + 1)
    super.open(method, url)
  }

  override send(): void {
    const progress = { lengthComputable: true, loaded: 2, total: 5 }
    this.upload.dispatchEvent(new ProgressEvent('progress', progress))
    void this.#receive()
  }

  async #receive(): Promise<void> {
    const response = await respond(this.#path, { method: this.#method })
    const responseText = { value: await response.text() }
    Object.defineProperties(this, { responseText, status: { value: response.status } })
    this.dispatchEvent(new Event('load'))
  }
}

interface ServerProps {
  readonly endpoints: readonly FakeEndpoint[]
  readonly user: SessionUser | undefined
  readonly Story: ComponentType
}

function WithServer({ endpoints: fakeEndpoints, user, Story }: ServerProps) {
  // While rendering, because the component below asks in its first render.
  useState(() => {
    serve(...fakeEndpoints)
    if (user) startSession(user)
  })
  return <Story />
}

/** Surrounds a story with a fake server. @param user the signed-in user, if there is one */
export const withServer =
  (fakeEndpoints: readonly FakeEndpoint[], user?: SessionUser): Decorator =>
  (Story) => <WithServer endpoints={fakeEndpoints} user={user} Story={Story} />
