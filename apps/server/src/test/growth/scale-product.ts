import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import type pg from 'pg'
import { readEnv } from '../../platform/env.ts'
import { type RunningServer, startServices } from '../../platform/start.ts'
import { findScaleActors, type ScaleActor } from './scale-actors.ts'
import { scaleNow } from '../scale/scale-options.ts'
import { listScaleRequests, type ScaleRequest } from './scale-requests.ts'

const scaleSettings = { LOG_LEVEL: 'error', UNDO_SECONDS: '0' }

/** The product in this process, on a data set, with a person signed in for each kind of request. */
export interface ScaleProduct {
  readonly requests: readonly ScaleRequest[]
  readonly running: RunningServer
  /** Makes a request and returns the body of its response. @throws if it fails */
  send(request: ScaleRequest): Promise<string>
  stop(): Promise<void>
}

export async function startScaleProduct(
  connection: pg.ClientConfig,
  replicaConnection?: pg.ClientConfig,
): Promise<ScaleProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fledge-scale-'))
  let running: RunningServer | undefined
  const stop = async () => {
    await running?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    const env = readEnv({ ...process.env, ...scaleSettings, DATA_DIR: dataDir })
    running = await startServices(env, {
      connection,
      replicaConnection,
      webDist: null,
      ticking: false,
      inlineThreads: true,
    })
    running.services.movableClock?.set(scaleNow)
    // Reset the limits that the last run used up.
    await running.services.database.pool.query('delete from rate_limits')
    const { app } = running
    const actors = await findScaleActors(connection, scaleNow)
    const cookies = await signIn(app, actors)
    return {
      requests: actors.flatMap(listScaleRequests),
      running,
      async send(request) {
        const { statusCode, body } = await app.inject(toInjected(request, cookies))
        if (statusCode !== 200)
          throw new Error(`${request.endpoint} returned ${statusCode}: ${body.slice(0, 200)}`)
        return body
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Returns the cookies of a session of each actor, by name. */
async function signIn(
  app: RunningServer['app'],
  actors: readonly ScaleActor[],
): Promise<ReadonlyMap<string, string>> {
  const cookies = new Map<string, string>()
  for (const { name, email } of actors) {
    const response = await app.inject({
      method: 'POST',
      url: '/backend/dev/sign-in',
      payload: { email },
      headers: { 'x-request-id': crypto.randomUUID() },
    })
    if (response.statusCode !== 200)
      throw new Error(`${name} cannot sign in: ${response.statusCode}`)
    cookies.set(name, response.cookies.map((cookie) => `${cookie.name}=${cookie.value}`).join('; '))
  }
  return cookies
}

function toInjected(request: ScaleRequest, cookies: ReadonlyMap<string, string>): InjectOptions {
  return {
    method: request.method,
    url: request.path,
    query: { ...request.query },
    headers: {
      cookie: cookies.get(request.actor.name) ?? '',
      'x-request-id': crypto.randomUUID(),
    },
    ...(request.body ? { payload: { ...request.body } } : {}),
  }
}
