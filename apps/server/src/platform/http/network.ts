import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/**
 * Returns the network of a client, for rate limits that count neighbours together: IPv4 as it is,
 * the /64 of IPv6.
 * @param address undefined if the client disconnected before the request was handled
 */
export function toNetwork(address: string | undefined): string {
  if (address === undefined) return ''
  const mapped = address.replace(/^::ffff:/, '')
  if (!mapped.includes(':')) return mapped
  const [head = '', tail = ''] = mapped.split('::')
  const headParts = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const full = [
    ...headParts,
    ...Array.from({ length: Math.max(0, 8 - headParts.length - right.length) }, () => '0'),
    ...right,
  ]
  return `${full.slice(0, 4).join(':')}::/64`
}

const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * Rejects mutations that do not come from our own pages or carry no request id, which a cross-site
 * page cannot send (design/reliability.md, 12).
 * @param origins origins of our pages
 * @throws CROSS_SITE or VALIDATION
 */
export function checkCrossSite(request: FastifyRequest, origins: readonly string[]): void {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') throw new AppError('CROSS_SITE')
  const origin = request.headers.origin
  if (origin !== undefined && !origins.includes(origin)) throw new AppError('CROSS_SITE')
  const id = request.headers['x-request-id']
  if (typeof id !== 'string' || !uuidShape.test(id))
    throw new AppError('VALIDATION', { fields: { 'X-Request-Id': 'A UUID is needed' } })
}
