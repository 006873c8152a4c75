import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock/clock.ts'
import type { Env } from '../env.ts'
import { sandboxKey } from '../payment-sandbox/sandbox-key.ts'

const mediaSource = "media-src 'self'"
const connectSource = "connect-src 'self'"

// Inline styles are allowed because the component library sets custom properties on elements.
// Inline scripts are not, except that of pages (`allowScript`).
const buildPolicy = (more: Readonly<Record<'script' | 'connect' | 'frame', string>>) =>
  [
    "default-src 'self'",
    `script-src 'self'${more.script}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `${mediaSource} blob:`,
    "font-src 'self'",
    `${connectSource}${more.connect}`,
    `frame-src 'self'${more.frame}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
const defaultPolicy = buildPolicy({ script: '', connect: '', frame: '' })
// With real card payments, the provider's script shows the card fields in its own frames.
const cardPolicy = buildPolicy({
  script: ' https://js.stripe.com',
  connect: ' https://api.stripe.com',
  frame: ' https://js.stripe.com https://hooks.stripe.com',
})
const hasCardPayments = (env: Env) =>
  env.STRIPE_PUBLISHABLE_KEY !== undefined && env.STRIPE_PUBLISHABLE_KEY !== sandboxKey

/** Returns the policy of the configured services; videos go to and from the bucket if there is one. */
function getPolicy(env: Env): string {
  const policy = hasCardPayments(env) ? cardPolicy : defaultPolicy
  return env.mediaOrigin === null
    ? policy
    : policy
        .replace(mediaSource, `${mediaSource} ${env.mediaOrigin}`)
        .replace(connectSource, `${connectSource} ${env.mediaOrigin}`)
}

/**
 * Policy of a response that is a document of its own, such as a file: it runs and loads nothing,
 * and no page shows it in a frame.
 */
export const documentPolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Sets the headers of every response; a handler may set a stricter policy (files). */
export function registerSecureHeaders(app: FastifyInstance, env: Env, clock: Clock): void {
  app.addHook('onRequest', async (request, reply) => {
    setSecureHeaders(request, reply, env)
    // Deadlines use this clock, so the browser counts down by it instead of its own.
    void reply.header('x-now', clock.now().toISOString())
  })
}

/** Sets the same headers on a response that no hook handles: for a URL that cannot be decoded. */
export function setSecureHeaders(request: FastifyRequest, reply: FastifyReply, env: Env): void {
  void reply.headers({
    'content-security-policy': getPolicy(env),
    'x-content-type-options': 'nosniff',
    'referrer-policy': request.url.includes('token=')
      ? 'no-referrer'
      : 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=()',
    'cross-origin-opener-policy': 'same-origin',
    // What others may embed says so itself: public files and badges.
    'cross-origin-resource-policy': 'same-origin',
    'x-request-id': request.id,
  })
  if (env.publicUrl.startsWith('https:'))
    void reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
}

/** Lets the response's page run an inline script. @param hash the source expression of its text */
export function allowScript(reply: FastifyReply, hash: string): FastifyReply {
  const policy = reply.getHeader('content-security-policy')
  return typeof policy === 'string'
    ? reply.header('content-security-policy', policy.replace("script-src 'self'", `$& ${hash}`))
    : reply
}
