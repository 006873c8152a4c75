import type { ZodType } from 'zod'
import {
  parseRetryAfterMs,
  ProviderError,
  toNetworkError,
  toResponseError,
} from './provider-error.ts'

export interface ProviderRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly url: string
  readonly token: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

// More than a month of anyone's busy times.
const maxBytes = 4 * 1024 * 1024

/**
 * Calls a provider's API and parses its response by a schema.
 * @throws ProviderError, also for redirects, oversized bodies and timeouts
 */
export async function requestProvider<T>(request: ProviderRequest, schema: ZodType<T>): Promise<T> {
  try {
    const response = await sendRequest(request)
    const text = await readLimitedText(response)
    if (!response.ok)
      throw toResponseError(
        response.status,
        findErrorReason(text),
        parseRetryAfterMs(response.headers.get('retry-after'), response.headers.get('date')),
      )
    const result = schema.safeParse(text === '' ? {} : JSON.parse(text))
    if (result.success) return result.data
    throw new ProviderError('AWAY', `${response.status} unexpected answer`)
  } catch (error) {
    throw error instanceof ProviderError ? error : toNetworkError(error)
  }
}

const sendRequest = ({ url, method, signal, token, body, headers }: ProviderRequest) =>
  fetch(url, {
    method,
    redirect: 'error',
    signal,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

async function readLimitedText(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > maxBytes) throw new Error('too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/**
 * Returns the provider's own error code: Google's `errors[0].reason`, Graph's `code`, OAuth's
 * `error`.
 */
function findErrorReason(text: string): string {
  try {
    const { error } = JSON.parse(text)
    const reason: unknown =
      typeof error === 'string'
        ? error
        : (error?.errors?.[0]?.reason ?? error?.code ?? error?.status)
    return typeof reason === 'string' && /^[\w.-]{1,80}$/.test(reason) ? reason : ''
  } catch {
    return ''
  }
}
