import { isMailWanted } from '@fledge/domain/notices/types.ts'
import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import { type Runner, runner } from '../jobs/runner.ts'
import type { Outbound } from '../outbound.ts'
import type { Signer } from '../session/signer.ts'
import { calendarEntry, type Sender, senderOf } from './calendar-entry.ts'
import { hasSecrets, openSecrets } from './mail-secrets.ts'
import { type DueMail, interviewFacts, markDelivered, markFailed, takeDue } from './mail-store.ts'
import { renderMail } from './render-mail.ts'
import { leaseMs, nextTry } from './retry-times.ts'
import { bySmtp, type ReadyMail, type SendMail, toMailbox } from './send-mail.ts'
import { unsubscribeToken } from './unsubscribe-link.ts'

export interface Mailer extends Runner {
  /** Delivers all due emails; a failed one is retried later. */
  deliver(): Promise<void>
}

const atOnce = 10

interface Post {
  readonly env: Env
  readonly database: Database
  readonly signer: Signer
  readonly sender: Sender
  readonly send: SendMail
}

/**
 * Delivers the outbox by SMTP if configured, otherwise to the mailbox page. Each email is sent at
 * least once: it is leased, sent and then marked, so that a crash in between sends it again with
 * the same Message-ID.
 */
export function mailer(env: Env, database: Database, signer: Signer, outbound: Outbound): Mailer {
  const sender = senderOf(env)
  const post: Post = {
    env,
    database,
    signer,
    sender,
    send: env.SMTP_URL ? within(outbound, bySmtp(env.SMTP_URL, env, sender)) : toMailbox(database),
  }
  const deliver = async () => {
    while ((await deliverSome(post)) > 0);
  }
  return { deliver, ...runner(deliver) }
}

/** Checks whether the error is a response of the mail server; only 421 means that it is closing. */
const isAnswer = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) !== 421

/**
 * Sends through `Outbound`. A rejected email counts as a failure of that email, not of the server.
 */
const within =
  (outbound: Outbound, send: SendMail): SendMail =>
  async (mail) => {
    const refused = await outbound.call('mail', () =>
      send(mail).then(
        () => null,
        (error: unknown) => {
          if (isAnswer(error)) return error
          throw error
        },
      ),
    )
    if (refused) throw refused
  }

async function deliverSome(post: Post): Promise<number> {
  const mails = await post.database.transaction({ kind: 'clock' }, (tx) =>
    tx.many(
      takeDue,
      tx.now.toISOString(),
      new Date(tx.now.getTime() + leaseMs).toISOString(),
      atOnce,
    ),
  )
  await Promise.all(mails.map((mail) => deliverOne(post, mail)))
  return mails.length
}

async function deliverOne(post: Post, row: DueMail): Promise<void> {
  const db = post.database.read()
  const wipe = hasSecrets(row)
  if (!isMailWanted(row.kind, row.mails_off)) {
    await db.run(markDelivered, row.id, db.now.toISOString(), true, wipe)
    return
  }
  try {
    await post.send(await ready(post, openSecrets(post.signer, row)))
  } catch (error) {
    const next = nextTry(new Date(row.created_at), row.tries, db.now)
    const at = (next ?? db.now).toISOString()
    await db.run(markFailed, row.id, at, sayError(error), next === null, wipe)
    return
  }
  await db.run(markDelivered, row.id, db.now.toISOString(), false, wipe)
}

async function ready(post: Post, row: DueMail): Promise<ReadyMail> {
  const token = row.user_id ? unsubscribeToken(post.signer, row.user_id, row.kind) : null
  const facts = row.calendar
    ? await post.database.read().one(interviewFacts, row.calendar.interview)
    : undefined
  const ics =
    row.calendar && facts
      ? calendarEntry(row.calendar, facts, post.sender, row.to_address, new Date(row.created_at))
      : null
  return {
    row,
    ics,
    ...renderMail(row, { publicUrl: post.env.publicUrl, unsubscribeToken: token }),
  }
}

/**
 * Returns the code and class of a failure; a mail server's own message may contain the address, so
 * it is not stored.
 */
function sayError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? String(error.code) : error.name
  return 'responseCode' in error ? `${code} ${String(error.responseCode)}` : code
}
