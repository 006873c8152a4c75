import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

/**
 * Parses JSON bodies. Rejects NUL and lone surrogates anywhere in them, and keys for prototype
 * pollution. Raw bodies stay bytes.
 */
export function registerJsonParser(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const raw = String(body)
    // A webhook's signature covers the bytes as received.
    if (request.routeOptions.config.rawBody) return done(null, Buffer.from(raw))
    try {
      const value: unknown = raw === '' ? {} : JSON.parse(raw, rejectHostileValue)
      done(null, value)
    } catch {
      done(new AppError('VALIDATION'))
    }
  })
  // A plain form, for the one-click unsubscribe of email clients.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.addContentTypeParser(
    ['application/octet-stream', 'video/webm', 'video/mp4'],
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  )
}

function rejectHostileValue(key: string, value: unknown): unknown {
  if (key === '__proto__' || key === 'constructor') throw new Error('key')
  if (typeof value === 'string' && (!value.isWellFormed() || value.includes('\u0000')))
    throw new Error('text')
  return value
}
