import type { EventType } from '@fledge/kernel/events.ts'
import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import type { Transition } from '@fledge/kernel/machine.ts'
import type pg from 'pg'
import { getActorName, getEventActorKind, toActorId } from './actor-name.ts'
import type { DomainEvent, Notification, ResponseRow } from './database.ts'
import { toQueryConfig } from './reader.ts'
import { writePending } from './queries/transaction-statements.queries.ts'

const pendingTables = /\b(?:event_log|outbox|notices|requests)\b/
const resultsByName = new Map<string, boolean>()

function namesPendingTable({ name, text }: pg.QueryConfig): boolean {
  const known = name === undefined ? undefined : resultsByName.get(name)
  if (known !== undefined) return known
  const result = pendingTables.test(text)
  if (name !== undefined) resultsByName.set(name, result)
  return result
}

interface PendingCopy {
  readonly events: readonly object[]
  readonly messages: readonly object[]
}

/**
 * Events, notifications and the stored response of a transaction. They are written together by one
 * statement, before the first one that reads or changes their tables, at the latest before the
 * commit.
 */
export class PendingWrites {
  readonly #actor: AnyActor
  readonly #now: string
  /** The trace in which it was decided to send an email; null if it is not recorded. */
  readonly #traceparent: string | null
  #events: object[] = []
  #messages: object[] = []
  #response: ResponseRow | null = null

  constructor(actor: AnyActor, now: Date, traceparent: string | null = null) {
    this.#actor = actor
    this.#now = now.toISOString()
    this.#traceparent = traceparent
  }

  addEvent(
    { machine, name }: EventType<unknown>,
    transition: Transition | undefined,
    event: DomainEvent,
  ): void {
    this.#events.push({
      machine,
      name,
      subject_id: event.subject,
      from_state: transition?.from ?? null,
      to_state: transition?.to ?? null,
      company_id: event.company,
      intern_id: event.intern,
      candidature_id: event.candidature,
      reason: event.reason,
      note: event.note,
      data: event.data,
    })
  }

  addNotification(message: Notification): void {
    const { kind, values } = message.content
    const content = { values, rows: message.rows ?? [] }
    const { link, dedupeKey: dedupe_key } = message
    if ('email' in message.to)
      this.#messages.push({
        email: message.to.email,
        kind,
        content,
        link,
        is_email_only: true,
        dedupe_key,
      })
    else if (message.to.users.length > 0)
      this.#messages.push({
        user_ids: message.to.users,
        kind,
        content,
        link,
        calendar: message.calendar,
        is_email_only: message.isEmailOnly ?? false,
        dedupe_key,
      })
  }

  setResponse(response: ResponseRow): void {
    this.#response = response
  }

  /** Whether a statement may read or change what is pending, which has to be written before it. */
  concern(query: pg.QueryConfig): boolean {
    return !this.#isEmpty() && namesPendingTable(query)
  }

  /** Returns the statement that writes everything pending, or none, and forgets it. */
  take(): readonly pg.QueryConfig[] {
    if (this.#isEmpty()) return []
    const query = toQueryConfig(writePending, {
      events: JSON.stringify(this.#events),
      messages: JSON.stringify(this.#messages),
      traceparent: this.#traceparent,
      actor_kind: getEventActorKind(this.#actor),
      actor_id: toActorId(this.#actor),
      actor: getActorName(this.#actor),
      now: this.#now,
      ...(this.#response ?? noResponse),
    })
    this.#events = []
    this.#messages = []
    this.#response = null
    return [query]
  }

  /** Returns what is pending, for `restore`. */
  copy(): PendingCopy {
    return { events: [...this.#events], messages: [...this.#messages] }
  }

  /** Takes back what was added since a copy, and what was written since and then rolled back. */
  restore({ events, messages }: PendingCopy): void {
    this.#events = [...events]
    this.#messages = [...messages]
  }

  #isEmpty(): boolean {
    return this.#events.length === 0 && this.#messages.length === 0 && this.#response === null
  }
}

const noResponse: { readonly [K in keyof ResponseRow]: null } = {
  session_key: null,
  request_id: null,
  call: null,
  body_hash: null,
  status: null,
  answer: null,
  cookie_salt: null,
}
