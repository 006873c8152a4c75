import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Database } from '../db/database.ts'
import { getLiveHub } from '../live/live-hub.ts'
import { readIntake } from './admission.ts'

/**
 * Adds the metrics of a web process's load: how long its requests wait, how many it refused, and
 * its live streams.
 */
export function measureLoad(registry: Registry, app: FastifyInstance, database: Database): void {
  registry.registerMetric(createQueueGauge(app))
  registry.registerMetric(createRefusalCounter(app))
  registry.registerMetric(createStreamGauge(database))
}

const createQueueGauge = (app: FastifyInstance) =>
  new Gauge({
    name: 'request_queue_seconds',
    help: 'How long the requests in flight take at the measured rate; 0 until it was measured',
    registers: [],
    collect() {
      this.set(readIntake(app).queueMs / 1000)
    },
  })

const createRefusalCounter = (app: FastifyInstance) =>
  new Counter({
    name: 'requests_refused_total',
    help: 'Requests that were refused because too many were in flight',
    registers: [],
    collect() {
      this.reset()
      this.inc(readIntake(app).refusedCount)
    },
  })

const createStreamGauge = (database: Database) =>
  new Gauge({
    name: 'live_streams',
    help: 'Open streams of notifications',
    registers: [],
    collect() {
      this.set(getLiveHub(database).countStreams())
    },
  })
