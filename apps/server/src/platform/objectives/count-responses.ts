import { rateResponse } from '@fledge/domain/status/rules.ts'
import type { FastifyInstance } from 'fastify'
import type { ObjectiveCounts } from './objective-counts.ts'

/** Counts every response for the objectives that it belongs to. */
export function countResponses(app: FastifyInstance, counts: ObjectiveCounts): void {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const facts = { method, route: routeOptions.url ?? '', status: statusCode, ms: elapsedTime }
    for (const { objective, isMissed } of rateResponse(facts)) counts.count(objective, isMissed)
  })
}
