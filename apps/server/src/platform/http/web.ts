import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { refuse } from './outcome.ts'
import { sendRefusal } from './serve-call.ts'

const aYear = 'public, max-age=31536000, immutable'

/** Serves the built web app: named assets for a year, the one page for every address of a screen, 404 for a stale chunk. */
export function serveWeb(app: FastifyInstance, dist: string): void {
  const page = join(dist, 'index.html')
  if (!existsSync(page)) return
  const html = readFileSync(page, 'utf8')
  void app.register(fastifyStatic, { root: dist, wildcard: false, index: false, preCompressed: true, globIgnore: ['index.html', '.vite/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => void reply.header('cache-control', path.includes('/assets/') ? aYear : 'public, max-age=300') })
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (path.startsWith('/assets/') || path.startsWith('/backend/') || path.startsWith('/locales/')) return sendRefusal(reply, refuse('NOT_FOUND'))
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html)
  })
}
