import type { SpanContext } from '@opentelemetry/api'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const header = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}/
const zeros = /^0+$/

/** Returns the request id as the id of a trace: the same digits; null if it is not a UUID. */
export function toTraceId(requestId: string): string | null {
  const id = requestId.toLowerCase()
  if (!uuid.test(id)) return null
  const traceId = id.replaceAll('-', '')
  return zeros.test(traceId) ? null : traceId
}

/**
 * Reads a header of W3C Trace Context; null if it is not one. Its flag is set for our own sampler
 * only, which decides by the id: a stranger does not decide what we record.
 */
export function parseTraceparent(text: string | null | undefined): SpanContext | null {
  const [, traceId = '', spanId = ''] = header.exec(text ?? '') ?? []
  if (zeros.test(traceId) || zeros.test(spanId) || spanId === '') return null
  return { traceId, spanId, traceFlags: 1, isRemote: true }
}

export const formatTraceparent = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-0${traceFlags & 1}`
