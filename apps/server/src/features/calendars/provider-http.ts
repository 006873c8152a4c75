import type { ZodType } from 'zod'
import { failureOf, failureOfError, ProviderFailure, retryAfterMs } from './provider-failure.ts'

export interface ProviderAsk {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly url: string
  readonly token: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

// More than a month of anyone's busy times.
const longest = 4 * 1024 * 1024

/**
 * Calls a provider's API and parses its response by a schema. Redirects, oversized bodies and
 * timeouts are failures.
 */
export async function askProvider<T>(
  ask: ProviderAsk,
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
    const text = await limited(response)
    if (!response.ok)
      return failureOf(
        response.status,
        reasonIn(text),
        retryAfterMs(response.headers.get('retry-after'), response.headers.get('date')),
      )
    const read = answer.safeParse(text === '' ? {} : JSON.parse(text))
    return read.success
      ? read.data
      : new ProviderFailure('AWAY', `${response.status} unexpected answer`)
  } catch (error) {
    return failureOfError(error)
  }
}

async function limited(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > longest) throw new Error('too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/**
 * Returns the provider's own error code: Google's `errors[0].reason`, Graph's `code`, OAuth's
 * `error`.
 */
function reasonIn(text: string): string {
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
