import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import type pg from 'pg'
import { readEnv } from '../apps/server/src/platform/env.ts'
import { startSandbox } from '../apps/server/src/platform/payment-sandbox/start-sandbox.ts'
import { startServices } from '../apps/server/src/platform/start.ts'
import { findScaleActors } from '../apps/server/src/test/scale/scale-actors.ts'
import { scaleNow } from '../apps/server/src/test/scale/scale-options.ts'
import {
  listScaleRequests,
  type ScaleRequest,
} from '../apps/server/src/test/scale/scale-requests.ts'

/** The product in this process, on a data set, with a person signed in for each kind of request. */
export interface ScaleProduct {
  readonly requests: readonly ScaleRequest[]
  /** Makes a request. @throws if it fails */
  send(request: ScaleRequest): Promise<void>
  stop(): Promise<void>
}

export async function startScaleProduct(connection: pg.ClientConfig): Promise<ScaleProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fledge-scale-'))
  const env = await startSandbox(readEnv({ ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'error' }))
  const running = await startServices(env, { connection, webDist: null, ticking: false })
  const { services, app } = running
  services.movableClock?.set(scaleNow)
  // The limits of the last run do not apply to this one.
  await services.database.pool.query('delete from rate_limits')
  const actors = await findScaleActors(services.database.pool, scaleNow)
  const cookies = new Map<string, string>()
  for (const { name, email } of actors) {
    const { statusCode, cookies: set } = await app.inject({
      method: 'POST',
      url: '/backend/dev/sign-in',
      payload: { email },
      headers: { 'x-request-id': crypto.randomUUID() },
    })
    if (statusCode !== 200) throw new Error(`${name} cannot sign in: ${statusCode}`)
    cookies.set(name, set.map((cookie) => `${cookie.name}=${cookie.value}`).join('; '))
  }
  return {
    requests: actors.flatMap(listScaleRequests),
    async send(request) {
      const { statusCode, body } = await app.inject(toInjected(request, cookies))
      if (statusCode !== 200)
        throw new Error(`${request.endpoint} returned ${statusCode}: ${body.slice(0, 200)}`)
    },
    async stop() {
      await running.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function toInjected(request: ScaleRequest, cookies: ReadonlyMap<string, string>): InjectOptions {
  return {
    method: request.method,
    url: request.path,
    query: { ...request.query },
    headers: { cookie: cookies.get(request.actor.name) ?? '' },
    ...(request.body ? { payload: { ...request.body } } : {}),
  }
}
