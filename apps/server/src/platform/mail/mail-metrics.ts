import { Gauge, Histogram, type Registry } from 'prom-client'
import type { Database } from '../db/database.ts'
import type { Services } from '../services.ts'
import type { DurationHistogram, TraceLabel } from '../tracing/exemplar.ts'
import { summarizeOutbox } from './queries/mail.queries.ts'

/** Measures how long emails took from the change that caused them until they were sent. */
export const createMailDelays = (): DurationHistogram =>
  new Histogram<TraceLabel>({
    name: 'mail_delivery_seconds',
    help: 'Time from the change that caused an email until this server sent it',
    buckets: [1, 2, 5, 10, 30, 60, 120, 300, 900, 3600],
    registers: [],
    enableExemplars: true,
  })

type MailServices = Pick<Services, 'database' | 'mailDelays'>

/** Adds the metrics of emails; those of the outbox are the same on every server. */
export function measureMails(registry: Registry, { database, mailDelays }: MailServices): void {
  registry.registerMetric(mailDelays)
  registry.registerMetric(createStateGauge(database))
  registry.registerMetric(createOldestGauge(database))
  registry.registerMetric(createUnsentGauge(database))
}

const createStateGauge = (database: Database) =>
  new Gauge({
    name: 'mails',
    help: 'Emails by state: due, later (after a failed attempt), given up',
    labelNames: ['state'],
    registers: [],
    async collect() {
      const outbox = await readOutbox(database)
      this.reset()
      if (!outbox) return
      this.set({ state: 'due' }, outbox.due)
      this.set({ state: 'later' }, outbox.later)
      this.set({ state: 'given_up' }, outbox.given_up)
    },
  })

const createOldestGauge = (database: Database) =>
  new Gauge({
    name: 'mail_oldest_due_seconds',
    help: 'How long the oldest due email has been due; 0 if none is',
    registers: [],
    async collect() {
      this.set((await readOutbox(database))?.oldest_due_seconds ?? 0)
    },
  })

const createUnsentGauge = (database: Database) =>
  new Gauge({
    name: 'mail_oldest_unsent_seconds',
    help: 'Age of the oldest email that is not sent, those left out that the mail server refuses',
    registers: [],
    async collect() {
      this.set((await readOutbox(database))?.oldest_unsent_seconds ?? 0)
    },
  })

/** The other metrics are served while the database is away. */
function readOutbox(database: Database) {
  const db = database.read()
  return db.one(summarizeOutbox, { now: db.now.toISOString() }).catch(() => undefined)
}
