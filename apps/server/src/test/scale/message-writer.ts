import { dayMs, hourMs, minuteMs } from '@fledge/kernel/dates.ts'
import type { MailContent } from '../../platform/mail/compose-mail.ts'
import { toTimestamp } from './copy-format.ts'
import type { RowSink } from './copy-rows.ts'
import type { EventActor } from './event-writer.ts'
import type { ScaleRandom } from './scale-random.ts'
import { createRowTimeline } from './timeline.ts'

export interface ScaleMessage {
  readonly to: string
  readonly content: MailContent
  readonly link: string
  readonly actor: EventActor
}

/** Writes emails and in-app notifications, in the order of time. */
export interface MessageWriter {
  /** @param compose is not called for messages that retention has deleted */
  send(at: number, compose: () => ScaleMessage): void
  release(before: number): void
}

const keptMs = 400 * dayMs
const contentMs = 30 * dayMs
/** Emails younger than this are still to be sent. */
const unsentMs = 10 * minuteMs
/** Share of the emails that the mail server refuses for the time being. */
const failingShare = 0.002

export function createMessageWriter(
  rows: RowSink,
  random: ScaleRandom,
  newId: (at: number) => string,
  now: number,
): MessageWriter {
  const [outbox, notices] = [createRowTimeline(rows, 'outbox'), createRowTimeline(rows, 'notices')]
  return {
    send(at, compose) {
      if (at <= now - keptMs) return
      const { to, content: mail, link, actor } = compose()
      const content = { values: mail.values, rows: [] }
      const shared = { user_id: to, kind: mail.kind, created_at: toTimestamp(at) }
      const isWiped = at < now - contentMs
      outbox.add(at, {
        ...shared,
        message_id: newId(at),
        content: isWiped ? wipedContent : content,
        link: isWiped ? '/' : link,
        ...describeDelivery(random, at, now),
      })
      notices.add(at, {
        ...shared,
        notice_id: newId(at),
        content,
        link,
        actor: actor.id ? `${actor.kind}:${actor.id}` : actor.kind,
        read_at: at < now - 2 * dayMs && random.chance(0.85) ? toTimestamp(at + 5 * hourMs) : null,
      })
    },
    release(before) {
      outbox.release(before)
      notices.release(before)
    },
  }
}

const wipedContent = { values: {}, rows: [] }

function describeDelivery(random: ScaleRandom, at: number, now: number) {
  if (at > now - unsentMs)
    return { next_try_at: toTimestamp(at), tries: 0, last_error: null, delivered_at: null }
  if (at > now - dayMs && random.chance(failingShare))
    return {
      next_try_at: toTimestamp(now + hourMs),
      tries: 3,
      last_error: '451 Requested action aborted',
      delivered_at: null,
    }
  return {
    next_try_at: toTimestamp(at + minuteMs),
    tries: 1,
    last_error: null,
    delivered_at: toTimestamp(at + 20_000),
  }
}
