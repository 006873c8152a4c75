import { Gauge, Histogram, type Registry } from 'prom-client'
import type { Services } from '../services.ts'
import { summarizeOutbox } from './queries/mail.queries.ts'

/** Measures how long emails took from the change that caused them until they were sent. */
export const createMailDelays = (): Histogram =>
  new Histogram({
    name: 'mail_delivery_seconds',
    help: 'Time from the change that caused an email until this server sent it',
    buckets: [1, 2, 5, 10, 30, 60, 120, 300, 900, 3600],
    registers: [],
  })

type MailServices = Pick<Services, 'database' | 'mailDelays'>

/** Adds the metrics of emails; those of the outbox are the same on every server. */
export function measureMails(registry: Registry, { database, mailDelays }: MailServices): void {
  const oldest = new Gauge({
    name: 'mail_oldest_due_seconds',
    help: 'How long the oldest due email has been due; 0 if none is',
    registers: [],
  })
  registry.registerMetric(mailDelays)
  registry.registerMetric(oldest)
  registry.registerMetric(
    new Gauge({
      name: 'mails',
      help: 'Emails by state: due, later (after a failed attempt), given up',
      labelNames: ['state'],
      registers: [],
      async collect() {
        const db = database.read()
        this.reset()
        oldest.reset()
        // The other metrics are served while the database is away.
        const row = await db
          .one(summarizeOutbox, { now: db.now.toISOString() })
          .catch(() => undefined)
        if (!row) return
        this.set({ state: 'due' }, row.due)
        this.set({ state: 'later' }, row.later)
        this.set({ state: 'given_up' }, row.given_up)
        oldest.set(row.oldest_due_seconds)
      },
    }),
  )
}
