import { isMailWanted } from '@fledge/domain/notices/types.ts'
import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import { type Runner, createRunner } from '../jobs/runner.ts'
import { type Outbound, UnreachableError } from '../outbound.ts'
import type { ObjectiveCounts } from '../objectives/objective-counts.ts'
import type { Tracing } from '../tracing/tracing.ts'
import type { KeyRing } from '../keys/key-ring.ts'
import { renderCalendarEntry, type Sender, getSender } from './calendar-entry.ts'
import type { ErrorLog } from '../jobs/run-job.ts'
import { hasSecrets, openSecrets } from './mail-secrets.ts'
import { createMailCounts, type MailCounts } from './mail-counts.ts'
import { type DurationHistogram, toExemplar } from '../tracing/exemplar.ts'
import { renderMail } from './render-mail.ts'
import { createDeliveryMarks, type MarkDelivered } from './delivery-marks.ts'
import { leaseMs, getNextAttempt } from './retry-times.ts'
import {
  createSmtpSender,
  type ReadyMail,
  type SendMail,
  createMailboxSender,
} from './send-mail.ts'
import { createUnsubscribeToken } from './unsubscribe-link.ts'
import {
  type DueMail,
  findCalendarInterview,
  markMailFailed,
  leaseDueMails,
} from './queries/mail.queries.ts'

export interface Mailer extends Runner {
  /** Delivers all due emails; a failed one is retried later. */
  deliver(): Promise<void>
}

/** Emails stored at the same time for the mailbox page; rendering more would block requests. */
const mailboxParallel = 20

export interface MailerOptions {
  readonly outbound: Outbound
  readonly mailDelays: DurationHistogram
  readonly tracing: Tracing
  readonly objectives: ObjectiveCounts
  readonly log: ErrorLog
}

interface MailerRuntime {
  readonly env: Env
  readonly database: Database
  readonly keyRing: KeyRing
  readonly sender: Sender
  readonly send: SendMail
  readonly markDelivered: MarkDelivered
  readonly delays: DurationHistogram
  readonly tracing: Tracing
  readonly counts: MailCounts
  readonly log: ErrorLog
  /** Emails being delivered at the same time. */
  readonly parallel: number
}

/**
 * Delivers the outbox by SMTP if configured, otherwise to the mailbox page. Each email is sent at
 * least once: it is leased, sent and then marked, so that a crash in between sends it again with
 * the same Message-ID.
 */
export function createMailer(
  env: Env,
  database: Database,
  keyRing: KeyRing,
  { outbound, mailDelays, tracing, objectives, log }: MailerOptions,
): Mailer {
  const sender = getSender(env)
  const post: MailerRuntime = {
    env,
    database,
    keyRing,
    sender,
    send: env.SMTP_URL
      ? sendThroughOutbound(outbound, createSmtpSender(env.SMTP_URL, env, sender))
      : createMailboxSender(database),
    markDelivered: createDeliveryMarks(database),
    delays: mailDelays,
    tracing,
    counts: createMailCounts(database, objectives),
    log,
    parallel: env.SMTP_URL ? env.SMTP_CONNECTIONS : mailboxParallel,
  }
  const deliver = () => deliverDueMails(post)
  return { deliver, ...createRunner(deliver) }
}

/** Checks whether the error is a response of the mail server; only 421 means that it is closing. */
const isServerResponse = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) !== 421

/**
 * Sends through `Outbound`. A rejected email counts as a failure of that email, not of the server.
 */
const sendThroughOutbound =
  (outbound: Outbound, send: SendMail): SendMail =>
  async (mail) => {
    const rejection = await outbound.call('mail', () =>
      send(mail).then(
        () => null,
        (error: unknown) => {
          if (isServerResponse(error)) return error
          throw error
        },
      ),
    )
    if (rejection) throw rejection
  }

/**
 * Delivers until nothing is due. Leases more as soon as half of the places are free, so that one
 * slow recipient does not delay the rest of a batch.
 */
async function deliverDueMails(post: MailerRuntime): Promise<void> {
  const sending = new Set<Promise<void>>()
  const errors: unknown[] = []
  const begin = (mail: DueMail) => {
    const delivery = post.tracing
      .root(`mail ${mail.kind}`, { traceparent: mail.traceparent }, () => deliverMail(post, mail))
      .catch((error: unknown) => void errors.push(error))
      .finally(() => sending.delete(delivery))
    sending.add(delivery)
  }
  let isMore = true
  while (isMore) {
    await post.counts.countUnsent()
    const mails = await leaseMails(post, post.parallel - sending.size)
    mails.forEach(begin)
    isMore = mails.length > 0 && errors.length === 0
    while (sending.size > post.parallel / 2) await Promise.race(sending)
  }
  await Promise.all(sending)
  if (errors.length > 0) throw errors[0]
}

const leaseMails = ({ database }: MailerRuntime, limit: number) => {
  const db = database.read()
  return db.many(leaseDueMails, {
    now: db.now.toISOString(),
    next_try_at: new Date(db.now.getTime() + leaseMs).toISOString(),
    limit,
  })
}

async function deliverMail(post: MailerRuntime, row: DueMail): Promise<void> {
  const wipe = hasSecrets(row)
  if (!isMailWanted(row.kind, row.mails_off)) {
    return post.markDelivered({ id: row.id, isSkipped: true, isWiped: wipe })
  }
  try {
    await post.send(await prepareMail(post, openSecrets(post.keyRing, row)))
  } catch (error) {
    return handleFailure(post, row, error, wipe)
  }
  const sentAt = post.database.read().now
  const delayMs = sentAt.getTime() - Date.parse(row.created_at)
  post.delays.observe({
    value: delayMs / 1000,
    exemplarLabels: toExemplar(post.tracing.getTraceId()),
  })
  await post.counts.countSent(row.id, delayMs)
  await post.markDelivered({ id: row.id, isSkipped: false, isWiped: wipe })
}

/** Has the email sent again later, or gives it up. */
async function handleFailure(
  { database, log }: MailerRuntime,
  row: DueMail,
  error: unknown,
  wipe: boolean,
): Promise<void> {
  const db = database.read()
  const next = getNextAttempt(new Date(row.created_at), row.tries, db.now)
  const cause = describeMailError(error)
  log.error(
    {
      mail: row.message_id,
      kind: row.kind,
      attempt: row.tries,
      cause,
      nextAttemptAt: next?.toISOString() ?? null,
    },
    next ? 'email not sent' : 'email given up',
  )
  await db.run(markMailFailed, {
    id: row.id,
    next_try_at: (next ?? db.now).toISOString(),
    last_error: cause,
    skipped: next === null,
    wipe,
  })
}

async function prepareMail(post: MailerRuntime, row: DueMail): Promise<ReadyMail> {
  const token = row.user_id ? createUnsubscribeToken(post.keyRing, row.user_id, row.kind) : null
  const facts = row.calendar
    ? await post.database
        .read()
        .one(findCalendarInterview, { interview_id: row.calendar.interview })
    : undefined
  const ics =
    row.calendar && facts
      ? renderCalendarEntry(
          row.calendar,
          facts,
          post.sender,
          row.to_address,
          new Date(row.created_at),
        )
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
function describeMailError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error instanceof UnreachableError && error.cause) return describeMailError(error.cause)
  const code = 'code' in error ? String(error.code) : error.constructor.name
  return 'responseCode' in error ? `${code} ${String(error.responseCode)}` : code
}
