import type pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { loadScaleData } from '../scale/load-scale-data.ts'
import { recordPlans, sendPlans, watchClients } from './record-plans.ts'
import { findScaleActors } from './scale-actors.ts'
import { scaleNow } from '../scale/scale-options.ts'
import { listScaleRequests, readingEndpoints, type ScaleRequest } from './scale-requests.ts'

vi.setConfig({ hookTimeout: 120_000, testTimeout: 120_000 })

let server: TestServer
const requests: ScaleRequest[] = []

beforeAll(async () => {
  watchClients()
  let connection: pg.ClientConfig = {}
  server = await startTestServer(
    {},
    {
      async way(to) {
        const { host, port, user, database } = to
        connection = { host, port, user, database }
        await loadScaleData(connection, { interns: 500, liveShare: 0.4, seed: 1 })
        await sendPlans(connection)
        return to
      },
    },
  )
  server.running.services.movableClock?.set(scaleNow)
  for (const actor of await findScaleActors(connection, scaleNow))
    requests.push(...listScaleRequests(actor))
})
afterAll(() => server.stop())

it('a data set has a request to every endpoint that reads', () => {
  const requested = new Set(requests.map(({ endpoint }) => endpoint))
  expect(readingEndpoints.map(({ name }) => name).filter((name) => !requested.has(name))).toEqual(
    [],
  )
})

it('every request to a data set succeeds, and its statements are recorded with their plans', async () => {
  const failed: string[] = []
  const statements = new Set<string>()
  for (const request of requests) {
    const browser = await server.as(request.actor.ids.user ?? '')
    const recorded = await recordPlans(async () => {
      const { status, text } = await browser.request(`${request.method} ${request.path}`, {
        query: request.query,
        ...(request.body ? { body: request.body } : {}),
      })
      if (status !== 200)
        failed.push(`${request.actor.name} ${request.endpoint}: ${status} ${text.slice(0, 200)}`)
    })
    for (const { name } of recorded) statements.add(name)
  }
  expect(failed).toEqual([])
  expect(statements.size).toBeGreaterThan(150)
})
