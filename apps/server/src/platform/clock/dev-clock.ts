import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '../http/app-error.ts'
import { sendError } from '../http/send-response.ts'
import type { Services } from '../services.ts'
import type { MovableClock } from './clock.ts'
import { saveClock } from './clock-store.ts'

const body = z.strictObject({
  now: z.iso.datetime({ offset: true }).optional(),
  forward_ms: z
    .int()
    .min(0)
    .max(366 * 86_400_000)
    .optional(),
})

/**
 * Serves `POST /backend/dev/clock`, which moves the clock and runs the jobs that became due. For
 * tests and zero-configuration mode only.
 * Moving the clock back is rejected once jobs have run, because their effects cannot be undone.
 */
export function serveDevClock(app: FastifyInstance, services: Services, clock: MovableClock): void {
  app.get('/backend/dev/clock', async () => ({ now: clock.now().toISOString() }))
  app.post('/backend/dev/clock', async (request, reply) => {
    // A form on another site cannot send JSON without a CORS preflight.
    if (!request.headers['content-type']?.startsWith('application/json'))
      return sendError(reply, new AppError('UNSUPPORTED_FILE_TYPE'))
    const parsed = body.safeParse(request.body)
    if (!parsed.success) return sendError(reply, new AppError('VALIDATION'))
    const to = parsed.data.now
      ? new Date(parsed.data.now)
      : new Date(clock.now().getTime() + (parsed.data.forward_ms ?? 0))
    clock.set(to)
    await saveClock(services.database.pool, clock)
    await services.sweep()
    return { now: clock.now().toISOString() }
  })
}
