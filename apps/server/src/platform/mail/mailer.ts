import { sayTime } from '@fledge/kernel/dates.ts'
import type { Database, TextValue } from '../db/database.ts'
import { statement } from '../db/statement.ts'
import type { Env } from '../env.ts'
import type { Signer } from '../session/signer.ts'
import { say } from '../texts.ts'

interface Due { id: number; message_id: string; kind: string; to_address: string; time_zone: string; content: { values: Record<string, TextValue>; rows: TextValue[][] }; link: string; created_at: string }

const due = statement<[string], Due>('mail.due', `select o.id, o.message_id, o.kind, coalesce(u.email, o.email)::text as to_address, coalesce(u.time_zone, 'UTC') as time_zone, o.content, o.link, o.created_at
  from outbox o left join users u using (user_id) where o.delivered_at is null and o.next_try_at <= $1 order by o.id limit 50 for update of o skip locked`)
const intoMailbox = statement<[string, string, string, string, string, string, string]>('mail.intoMailbox', `insert into mailbox (message_id, to_address, subject, html, body, kind, created_at) values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`)
const delivered = statement<[readonly number[], string]>('mail.delivered', `update outbox set delivered_at = $2 where id = any($1::bigint[])`)

export interface Mailer { deliver(): Promise<void>; nudge(): void; idle(): Promise<void> }

/** Delivers the outbox into the mailbox. */
export function mailer(env: Env, database: Database, _signer: Signer): Mailer {
  let running: Promise<void> = Promise.resolve()
  const deliver = async () => {
    for (;;) {
      const count = await database.transaction({ kind: 'clock' }, async (tx) => {
        const rows = await tx.many(due, tx.now.toISOString())
        for (const row of rows) {
          const values = Object.fromEntries(Object.entries(row.content.values).map(([key, value]) => [key, typeof value === 'object' ? sayTime(value.time, row.time_zone, 'en-GB', value.as) : value]))
          const body = `${say(`mails.${row.kind}.body`, values)}\n\n${env.publicUrl}${row.link}`
          await tx.run(intoMailbox, row.message_id, row.to_address, say(`mails.${row.kind}.subject`, values), body, body, row.kind, tx.now.toISOString())
        }
        if (rows.length > 0) await tx.run(delivered, rows.map((row) => row.id), tx.now.toISOString())
        return rows.length
      })
      if (count === 0) return
    }
  }
  return { deliver, nudge: () => { running = running.then(deliver).catch(() => {}) }, idle: () => running }
}
