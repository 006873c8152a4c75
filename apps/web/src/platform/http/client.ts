import { viewHeader } from '@fledge/contract/accounts/view-header.ts'
import type { FeatureEndpoints } from '@fledge/contract/index.ts'
import type { EndpointSpec, InputOf, PayloadOf } from '@fledge/kernel/endpoint.ts'
import { buildEndpointPath } from '@fledge/kernel/endpoint-path.ts'
import { endpoints } from 'virtual:endpoints'
import { ApiError } from './api-error.ts'
import { syncServerClock } from '../time/clock.ts'
import { readEnvelope, type ApiResult } from './envelope.ts'
import { hideSnackbar } from '../shell/toasts.ts'
import { trackChange } from './last-change.ts'
import { getPageView } from './page-view.ts'

export type FeatureName = keyof FeatureEndpoints & string
export type EndpointName<R extends FeatureName> = keyof FeatureEndpoints[R] & string
/** Specification of a feature's endpoint. The conditional type lets the compiler see it as one. */
export type SpecOf<
  R extends FeatureName,
  C extends EndpointName<R>,
> = FeatureEndpoints[R][C] extends EndpointSpec ? FeatureEndpoints[R][C] : never
/** @property onSent reports the share sent so far, 0 to 1 */
type FileOf<S> = S extends { upload: number }
  ? { file?: Blob; onSent?: (share: number) => void }
  : S extends { bytes: number }
    ? { bytes: Blob }
    : unknown
export type Input<R extends FeatureName, C extends EndpointName<R>> = InputOf<SpecOf<R, C>> &
  FileOf<SpecOf<R, C>>
export type Payload<R extends FeatureName, C extends EndpointName<R>> = PayloadOf<SpecOf<R, C>>
/** Input that may be omitted if the endpoint needs none. */
export type MaybeInput<R extends FeatureName, C extends EndpointName<R>> =
  {} extends Input<R, C> ? [input?: Input<R, C>] : [input: Input<R, C>]

export type Client = {
  readonly [R in FeatureName]: {
    readonly [C in EndpointName<R>]: (
      ...input: [...MaybeInput<R, C>, signal?: AbortSignal]
    ) => Promise<ApiResult<Payload<R, C>>>
  }
}

interface UntypedInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly file?: Blob
  readonly bytes?: Blob
  readonly onSent?: (share: number) => void
}

export const apiBaseUrl: string = import.meta.env['VITE_BACKEND_BASE'] ?? '/backend'
const retryDelaysMs = [400, 1200, 3000]
// The server is restarting or unreachable behind a proxy: the request is retried with the same id.
const retryStatuses = new Set([502, 503, 504])
let onSessionEnd: (call: string) => Promise<boolean> = async () => false

/**
 * Sets the handler for every 401 response.
 * @param solve returns whether to send the request again
 */
export function onUnauthorized(solve: (call: string) => Promise<boolean>): void {
  onSessionEnd = solve
}

/** What a request lacks of the second factor. */
export type FactorProblem =
  | 'SECOND_FACTOR_REQUIRED'
  | 'SECOND_FACTOR_SETUP_REQUIRED'
  | 'SECOND_FACTOR_STALE'
const factorProblems: ReadonlySet<string> = new Set<FactorProblem>([
  'SECOND_FACTOR_REQUIRED',
  'SECOND_FACTOR_SETUP_REQUIRED',
  'SECOND_FACTOR_STALE',
])
let solveFactorProblem: (problem: FactorProblem) => Promise<boolean> = async () => false

/**
 * Sets the handler of requests that lack something of the second factor.
 * @param solve returns whether to send the request again
 */
export function onFactorProblem(solve: (problem: FactorProblem) => Promise<boolean>): void {
  solveFactorProblem = solve
}

/** Why a request was refused that belongs to a view of someone else's account, or did. */
export type ViewProblem = 'VIEW_READ_ONLY' | 'VIEW_ENDED'

const isViewProblem = (code: string): code is ViewProblem =>
  code === 'VIEW_READ_ONLY' || code === 'VIEW_ENDED'

let solveViewProblem: (problem: ViewProblem) => void = () => {}

/** Sets the handler of requests that were refused because of a view of someone else's account. */
export function onViewProblem(solve: (problem: ViewProblem) => void): void {
  solveViewProblem = solve
}

const isFactorProblem = (code: string): code is FactorProblem => factorProblems.has(code)

const specOf = (feature: string, name: string) => {
  const spec = endpoints[feature]?.[name]
  if (!spec) throw new Error(`No call ${feature}.${name}`)
  return spec
}

/** Endpoints whose cached responses this endpoint invalidates. */
export const getInvalidatedEndpoints = (feature: string, name: string): readonly string[] =>
  specOf(feature, name)[2]

/**
 * Returns the URL of an endpoint, for files, event streams and links that the browser opens itself.
 */
export function buildEndpointUrl(feature: string, name: string, input?: UntypedInput): string {
  return `${apiBaseUrl}/${buildEndpointPath(specOf(feature, name)[1], input)}`
}

function toRequestBody(input: UntypedInput): { body?: BodyInit; type?: string } {
  if (input.bytes) return { body: input.bytes, type: 'application/octet-stream' }
  if (input.file) {
    const form = new FormData()
    for (const [key, value] of Object.entries(input.body ?? {}))
      form.append(key, typeof value === 'string' ? value : JSON.stringify(value))
    form.append('file', input.file)
    return { body: form }
  }
  return input.body === undefined
    ? {}
    : { body: JSON.stringify(input.body), type: 'application/json' }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Sends a request once. Returns null without a response, so that it can be retried with the same
 * request id.
 */
async function sendOnce(
  url: string,
  init: RequestInit & { headers: Record<string, string> },
  onSent: UntypedInput['onSent'],
): Promise<Response | null> {
  try {
    return await (onSent
      ? (await import('./fetch-with-progress.ts')).fetchWithProgress(url, init, onSent)
      : fetch(url, init))
  } catch {
    if (init.signal?.aborted) throw new ApiError(0, 'ABORTED', 'aborted')
    return null
  }
}

interface SendOptions {
  readonly signal?: AbortSignal | undefined
  /** A read that no person waits for: an overloaded server refuses it first. */
  readonly isBackground?: boolean
}

/** The urgency of background work by RFC 9218, from 0 to 7. */
const backgroundPriority = 'u=6'

function send(
  feature: string,
  name: string,
  input?: UntypedInput,
  options?: SendOptions,
): Promise<ApiResult<unknown>> {
  const response = sendWithFactor(feature, name, input, options)
  return getInvalidatedEndpoints(feature, name).length > 0 ? trackChange(response) : response
}

/** Sends a request, and again once the user has signed in again or entered a code that it needs. */
async function sendWithFactor(...request: Parameters<typeof send>): Promise<ApiResult<unknown>> {
  try {
    return await sendWithRetries(...request)
  } catch (error) {
    if (error instanceof ApiError && isViewProblem(error.code)) solveViewProblem(error.code)
    const isSolved = error instanceof ApiError && (await solveProblem(request[1], error))
    if (!isSolved) throw error
    return sendWithRetries(...request)
  }
}

/** Returns whether the reason of a refusal is gone, so that the request can be sent again. */
async function solveProblem(name: string, { status, code }: ApiError): Promise<boolean> {
  if (status === 401) return onSessionEnd(name)
  return isFactorProblem(code) && solveFactorProblem(code)
}

async function sendWithRetries(
  feature: string,
  name: string,
  input: UntypedInput = {},
  { signal, isBackground = false }: SendOptions = {},
): Promise<ApiResult<unknown>> {
  // Choosing another file clears the error about the previous one.
  if (input.file) hideSnackbar()
  const { body, type } = toRequestBody(input)
  const viewId = getPageView()
  const headers: Record<string, string> = {
    'x-request-id': crypto.randomUUID(),
    ...(viewId === null ? {} : { [viewHeader]: viewId }),
    ...(type ? { 'content-type': type } : {}),
    ...(isBackground ? { priority: backgroundPriority } : {}),
  }
  const init: RequestInit & { headers: Record<string, string> } = {
    method: specOf(feature, name)[0],
    credentials: 'include',
    headers,
    ...(body === undefined ? {} : { body }),
    ...(signal ? { signal } : {}),
  }
  const url = buildEndpointUrl(feature, name, input)
  for (const wait of [...retryDelaysMs, null]) {
    const response = await sendOnce(url, init, input.onSent)
    syncServerClock(response?.headers.get('x-now') ?? null)
    if (response && !retryStatuses.has(response.status)) return readEnvelope(response)
    if (wait === null) {
      if (response) return readEnvelope(response)
      throw new ApiError(0, 'NETWORK_ERROR', 'Network error occurred')
    }
    const retryAfterMs = Number(response?.headers.get('retry-after') ?? 0) * 1000
    await pause(Math.min(Math.max(wait, retryAfterMs), 6000))
  }
  throw new ApiError(0, 'NETWORK_ERROR', 'Network error occurred')
}

/** Calls an endpoint of a feature that may be missing; the caller validates the response. */
export const sendUntyped: (
  feature: string,
  name: string,
  input?: UntypedInput,
  options?: SendOptions,
) => Promise<ApiResult<unknown>> = send

/** Calls an endpoint by name; `client` is the typed way. */
export function callApi<R extends FeatureName, C extends EndpointName<R>>(
  feature: R,
  name: C,
  input: Input<R, C> | undefined,
  options?: SendOptions,
): Promise<ApiResult<Payload<R, C>>> {
  // The contract types the input and response; the server validates both with the same schemas.
  return send(feature, name, input as UntypedInput | undefined, options) as Promise<
    ApiResult<Payload<R, C>>
  >
}

/** `client.offers.sendOffer({ body })` → { payload, count, message }, or throws an ApiError. */
export const client: Client = new Proxy({} as Client, {
  // The proxy is built from names; the type states which exist.
  get: (_, feature: string) =>
    new Proxy(
      {},
      {
        get: (_room, name: string) => (input?: UntypedInput, signal?: AbortSignal) =>
          send(feature, name, input, { signal }),
      },
    ),
})
