import { buildPath, paths } from '@fledge/contract/paths.ts'
import { displayName } from '@fledge/domain/candidatures/rules.ts'
import { calendarEntryEvents } from '@fledge/domain/calendars/events.ts'
import {
  deliveryTimeoutMs,
  getCalendarEventAction,
  getNextEventAttempt,
} from '@fledge/domain/calendars/rules.ts'
import { minuteMs } from '@fledge/kernel/dates.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../platform/services.ts'
import { translate } from '../../platform/texts.ts'
import { invalidateBusyTimes } from './busy-times.ts'
import type {
  CalendarAccess,
  CalendarApi,
  CalendarEventInput,
  WrittenEvent,
} from './calendar-provider.ts'
import { callWithAccess } from './connection-access.ts'
import { notifyMissingLinks } from './notify-missing-links.ts'
import { ProviderError } from './provider-error.ts'
import * as eventStore from './queries/event.queries.ts'
import * as store from './queries/calendars.queries.ts'

const leaseMs = 2 * minuteMs
const system = { kind: 'system' } as const

/**
 * Writes pending events to the calendars until none is due. A failed event waits for its next
 * attempt.
 */
export async function deliverEvents(services: Services): Promise<void> {
  for (;;) {
    const due = await services.database.transaction({ kind: 'clock' }, leaseEvents)
    if (due.length === 0) return
    const rows = new Map(
      (
        await services.database.read().many(store.selectConnections, {
          connection_ids: [...new Set(due.map(({ connection_id }) => connection_id))],
        })
      ).map((row) => [row.connection_id, row]),
    )
    await Promise.all(
      due.map(async (event) => {
        const row = rows.get(event.connection_id)
        if (row) await deliverOne(services, row, event)
      }),
    )
  }
}

async function leaseEvents(tx: Tx): Promise<readonly eventStore.DueEvent[]> {
  const leased = await tx.many(eventStore.leaseDueEvents, {
    now: tx.now.toISOString(),
    lent_until: new Date(tx.now.getTime() + leaseMs).toISOString(),
  })
  if (leased.length === 0) return []
  return tx.many(eventStore.leasedEvents, {
    interview_ids: leased.map(({ interview_id }) => interview_id),
    connection_ids: leased.map(({ connection_id }) => connection_id),
  })
}

async function deliverOne(
  services: Services,
  row: store.ConnectionRow,
  event: eventStore.DueEvent,
): Promise<void> {
  const { database } = services
  const signal = AbortSignal.timeout(deliveryTimeoutMs)
  try {
    const writtenEvent = await callWithAccess(services, row, signal, (api, access) =>
      syncCalendarEvent(services, api, access, row, event),
    )
    await database.transaction(system, (tx) => saveDelivery(tx, row, event, writtenEvent))
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    await database.transaction(system, (tx) => saveDeliveryFailure(tx, row, event, error))
  }
  invalidateBusyTimes(services, row.connection_id)
}

const shouldExist = (event: eventStore.DueEvent) =>
  getCalendarEventAction(event.interview_status) === 'SET' && event.starts_at !== null
const shouldCreateLink = (event: eventStore.DueEvent) =>
  event.is_lead && event.meeting_link === null

/**
 * Writes, moves or deletes an event; if it is in another calendar than the chosen one, deletes it
 * there first.
 * @returns the written event; null if it was deleted
 */
async function syncCalendarEvent(
  services: Services,
  api: CalendarApi,
  access: CalendarAccess,
  row: store.ConnectionRow,
  event: eventStore.DueEvent,
): Promise<WrittenEvent | null> {
  const key = keyOf(event)
  const current = event.event_calendar_id ?? row.calendar_id
  if (!shouldExist(event)) {
    await api.removeEvent(access, current, event.event_id, key)
    return null
  }
  const input = toEventInput(services, event)
  if (current === row.calendar_id) return api.setEvent(access, current, event.event_id, input)
  // If the old calendar no longer exists, neither does the event.
  await api.removeEvent(access, current, event.event_id, key)
  return api.setEvent(access, row.calendar_id, null, input)
}

/** Returns a key that is stable for an interview and a connection. */
const keyOf = (event: eventStore.DueEvent) =>
  `${event.interview_id}${event.connection_id}`.replaceAll('-', '')

function toEventInput({ env }: Services, event: eventStore.DueEvent): CalendarEventInput {
  const values = {
    company: event.company_name,
    intern: displayName(event.intern_first_name, event.intern_last_name, true),
  }
  const url = `${env.publicUrl}${buildPath(paths.company.candidate, { candidate: event.candidature_id }, { tab: 'interviews' })}`
  const startsAt = event.starts_at ?? ''
  return {
    key: keyOf(event),
    attempt: `${keyOf(event)}.${event.generation}`,
    title: translate('calendars.event.title', values),
    link: event.meeting_link,
    shouldCreateLink: shouldCreateLink(event),
    zone: event.proposed_zone,
    text: [
      translate('calendars.event.about', {
        minutes: event.duration_minutes,
        plan: event.plan_name,
      }),
      translate('calendars.event.page', { url }),
    ].join('\n'),
    startsAt,
    endsAt:
      event.ends_at ??
      new Date(Date.parse(startsAt) + event.duration_minutes * minuteMs).toISOString(),
  }
}

async function saveDelivery(
  tx: Tx,
  row: store.ConnectionRow,
  event: eventStore.DueEvent,
  writtenEvent: WrittenEvent | null,
): Promise<void> {
  if (writtenEvent?.isLinkPending && event.tries < 5) {
    await tx.run(eventStore.markEventPending, {
      interview_id: event.interview_id,
      connection_id: event.connection_id,
      calendar_id: row.calendar_id,
      event_id: writtenEvent.eventId,
      next_try_at: new Date(tx.now.getTime() + minuteMs / 2).toISOString(),
    })
    return
  }
  await tx.run(eventStore.markEventDone, {
    interview_id: event.interview_id,
    connection_id: event.connection_id,
    done: event.wish,
    calendar_id: writtenEvent ? row.calendar_id : null,
    event_id: writtenEvent?.eventId ?? null,
  })
  if (!writtenEvent || !shouldCreateLink(event)) return
  if (writtenEvent.link)
    await tx.recordEvent(calendarEntryEvents.makeLink, {
      subject: event.interview_id,
      data: { link: writtenEvent.link },
    })
  else await notifyMissingLinks(tx, row)
}

async function saveDeliveryFailure(
  tx: Tx,
  row: store.ConnectionRow,
  event: eventStore.DueEvent,
  failure: ProviderError,
): Promise<void> {
  const next = getNextEventAttempt(
    new Date(event.wished_at),
    event.tries,
    tx.now,
    failure.retryDelayMs,
  )
  await tx.run(eventStore.markEventFailed, {
    interview_id: event.interview_id,
    connection_id: event.connection_id,
    next_try_at: (next ?? tx.now).toISOString(),
    last_error: failure.detail,
    given_up: next === null,
  })
  if (next === null && shouldCreateLink(event)) await notifyMissingLinks(tx, row)
}
