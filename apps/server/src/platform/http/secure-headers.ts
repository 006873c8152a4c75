import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'

// Styles may be inline: the component library sets custom properties on elements. Scripts may not.
const policy = [
  "default-src 'self'", "script-src 'self'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data: blob:", "media-src 'self' blob:",
  "font-src 'self'", "connect-src 'self'", "object-src 'none'", "base-uri 'self'", "form-action 'self'", "frame-ancestors 'none'",
].join('; ')

/** Headers of every answer; a handler may set a stricter policy of its own (files). */
export function secureHeaders(app: FastifyInstance, env: Env): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(self), microphone=(self), geolocation=()',
      'cross-origin-opener-policy': 'same-origin',
      'x-request-id': request.id,
    })
    if (request.url.includes('token=')) reply.header('referrer-policy', 'no-referrer')
    if (env.publicUrl.startsWith('https:')) reply.header('strict-transport-security', 'max-age=31536000')
  })
}
