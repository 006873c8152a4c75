import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Services } from '../services.ts'
import { measureReplica } from '../db/replica-metrics.ts'
import { measureStandbys } from '../db/standby-metrics.ts'
import { measureJobs } from '../jobs/job-metrics.ts'
import { measureMails } from '../mail/mail-metrics.ts'
import { measureLoad } from './load-metrics.ts'

/** The metrics for Prometheus. */
export interface Metrics {
  readonly type: string
  text(): Promise<string>
}

/**
 * Measures every response of a server. The route that serves the metrics decides who can read them.
 */
export function measureResponses(app: FastifyInstance, services: Services): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_seconds',
    help: 'Response time',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10],
    registers: [registry],
  })
  const failed = new Counter({
    name: 'http_failures_total',
    help: 'Responses with status 500 and above',
    labelNames: ['route'],
    registers: [registry],
  })
  registerGauges(registry, services)
  measureLoad(registry, app, services.database)
  measureStandbys(registry, services.database)
  measureReplica(registry, services.database)
  measureJobs(registry, services)
  measureMails(registry, services)
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    duration.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    )
    if (reply.statusCode >= 500) failed.inc({ route })
  })
  return { type: registry.contentType, text: () => registry.metrics() }
}

function registerGauges(
  registry: Registry,
  { database, outbound }: Pick<Services, 'database' | 'outbound'>,
): void {
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, and requests waiting for one',
    labelNames: ['state'],
    collect() {
      this.set({ state: 'open' }, database.pool.totalCount)
      this.set({ state: 'idle' }, database.pool.idleCount)
      this.set({ state: 'waiting' }, database.countWaiting())
    },
    registers: [],
  })
  const resting = new Gauge({
    name: 'outside_service_resting',
    help: '1 for each external service whose circuit breaker is open',
    labelNames: ['service'],
    collect() {
      this.reset()
      for (const service of outbound.listUnavailable()) this.set({ service }, 1)
    },
    registers: [],
  })
  registry.registerMetric(connections)
  registry.registerMetric(resting)
}
