import { ApiError } from './api-error.ts'

export interface ApiResult<P> {
  readonly payload: P
  readonly count: number
  readonly message: string
  /** Cursors of the neighbouring pages, if the endpoint has them (`keyset`). */
  readonly next?: string | null
  readonly previous?: string | null
}

interface Envelope {
  readonly status?: number
  readonly data?: {
    readonly isSuccess?: boolean
    readonly message?: string
    readonly count?: number
    readonly payload?: unknown
    readonly next?: string | null
    readonly previous?: string | null
  }
}

interface ErrorPayload {
  readonly error?: {
    readonly code?: string
    readonly description?: string
    readonly fields?: Readonly<Record<string, string>>
  }
}

/**
 * Reads the envelope {status, data: {isSuccess, message, payload, count}}. The only place in the
 * browser that knows it.
 */
export async function readEnvelope(response: Response): Promise<ApiResult<unknown>> {
  // The server validates its responses by their schema before sending, so the shape is not checked
  // again here.
  const envelope = (await response.json().catch(() => ({}))) as Envelope
  const data = envelope.data
  if (response.ok && data?.isSuccess === true)
    return {
      payload: data.payload,
      count: data.count ?? 0,
      message: data.message ?? '',
      next: data.next ?? null,
      previous: data.previous ?? null,
    }
  const error = isObject(data?.payload) ? (data.payload as ErrorPayload).error : undefined // Narrowed to an object; each field is optional and read with care.
  const description =
    error?.description ??
    data?.message ??
    (response.ok ? 'Request failed with an unsuccessful response.' : 'Something went wrong')
  throw new ApiError(response.status, error?.code ?? 'UNKNOWN', description, error?.fields)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
