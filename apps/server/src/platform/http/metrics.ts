import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Services } from '../services.ts'
import { measureReplica } from '../db/replica-metrics.ts'
import { measureStandbys } from '../db/standby-metrics.ts'
import { createTimeoutCounter } from '../db/timeout-metrics.ts'
import { measureJobs } from '../jobs/job-metrics.ts'
import { measureMails } from '../mail/mail-metrics.ts'
import { getRequestTraceId } from '../tracing/trace-requests.ts'
import { toExemplar, type TraceLabel } from '../tracing/exemplar.ts'
import { measureLoad } from './load-metrics.ts'
import { createMetricsRenderer, type Metrics } from './render-metrics.ts'

/**
 * Measures every response of a server. The route that serves the metrics decides who can read them.
 */
export function measureResponses(app: FastifyInstance, services: Services): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = createDurations()
  const failed = new Counter({
    name: 'http_failures_total',
    help: 'Responses with status 500 and above',
    labelNames: ['route'],
    registers: [registry],
  })
  registry.registerMetric(duration)
  registerGauges(registry, services)
  measureLoad(registry, app, services.database)
  measureStandbys(registry, services.database)
  measureReplica(registry, services.database)
  registry.registerMetric(createTimeoutCounter(services.database))
  measureJobs(registry, services)
  measureMails(registry, services)
  registry.registerMetric(services.objectives.counter)
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    duration.observe({
      labels: { method: request.method, route, status: String(reply.statusCode) },
      value: reply.elapsedTime / 1000,
      exemplarLabels: toExemplar(getRequestTraceId(request)),
    })
    if (reply.statusCode >= 500) failed.inc({ route })
  })
  return createMetricsRenderer(registry)
}

const createDurations = () =>
  new Histogram<'method' | 'route' | 'status' | TraceLabel>({
    name: 'http_request_seconds',
    help: 'Response time',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10],
    registers: [],
    enableExemplars: true,
  })

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
