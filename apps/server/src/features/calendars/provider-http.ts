import type { ZodType } from 'zod'
import {
  toResponseFailure,
  toNetworkFailure,
  ProviderFailure,
  parseRetryAfterMs,
} from './provider-failure.ts'

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
 * Calls a provider's API and parses its response by a schema. Redirects, oversized bodies and
 * timeouts are failures.
 */
export async function requestProvider<T>(
  ask: ProviderRequest,
  answer: ZodType<T>,
): Promise<T | ProviderFailure> {
  try {
    const response = await fetch(ask.url, {
      method: ask.method,
      redirect: 'error',
      signal: ask.signal,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${ask.token}`,
        ...(ask.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...ask.headers,
      },
      ...(ask.body === undefined ? {} : { body: JSON.stringify(ask.body) }),
    })
    const text = await readLimitedText(response)
    if (!response.ok)
      return toResponseFailure(
        response.status,
        findErrorReason(text),
        parseRetryAfterMs(response.headers.get('retry-after'), response.headers.get('date')),
      )
    const read = answer.safeParse(text === '' ? {} : JSON.parse(text))
    return read.success
      ? read.data
      : new ProviderFailure('AWAY', `${response.status} unexpected answer`)
  } catch (error) {
    return toNetworkFailure(error)
  }
}

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
    const word: unknown =
      typeof error === 'string'
        ? error
        : (error?.errors?.[0]?.reason ?? error?.code ?? error?.status)
    return typeof word === 'string' && /^[\w.-]{1,80}$/.test(word) ? word : ''
  } catch {
    return ''
  }
}
