import {
  busyTimeoutMs,
  busyFreshMs,
  busyMaxAgeMs,
  deliveryTimeoutMs,
  isCalendarBroken,
} from '@fledge/domain/calendars/rules.ts'
import type { UnreadReason } from '@fledge/domain/calendars/types.ts'
import { slotRule } from '@fledge/domain/interviews/rules.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import type { TimeSpan } from '@fledge/domain/spans.ts'
import type { UnreadCalendar } from '@fledge/contract/calendars/schema.ts'
import { dayMs } from '@fledge/kernel/dates.ts'
import type { Database, Db } from '../../platform/db/database.ts'
import type { Services } from '../../platform/services.ts'
import { callWithAccess } from './connection-access.ts'
import { ProviderError } from './provider-error.ts'
import * as store from './queries/calendars.queries.ts'

/** Busy times from calendars, and the calendars that could not be read. */
export interface CalendarBusy {
  readonly spans: readonly TimeSpan[]
  readonly unread: readonly UnreadCalendar[]
}

interface CachedBusyTimes {
  readonly spans: readonly TimeSpan[]
  /** When it was last read; 0 if never. */
  readonly at: number
  /** When and why reading last failed. */
  readonly failed: { readonly at: number; readonly reason: UnreadReason } | null
  readonly reading: Promise<void> | null
}
const emptyCacheEntry: CachedBusyTimes = { spans: [], at: 0, failed: null, reading: null }

// In memory per process, one table per database; other servers keep their own. Keyed by connection,
// calendar and time of connection.
const busyTimeCaches = new WeakMap<Database, Map<string, CachedBusyTimes>>()
const maxCacheEntries = 5000
function tableOf(database: Database): Map<string, CachedBusyTimes> {
  const table = busyTimeCaches.get(database) ?? new Map<string, CachedBusyTimes>()
  busyTimeCaches.set(database, table)
  return table
}
const keyOf = (row: store.ConnectionRow) =>
  [row.connection_id, row.calendar_id, row.connected_at].join(' ')

/** Deletes the cached busy times of a connection after events were written to it. */
export function invalidateBusyTimes(services: Services, connectionId: string): void {
  const table = tableOf(services.database)
  for (const key of table.keys()) if (key.startsWith(connectionId)) table.delete(key)
}

/** Returns the chosen calendar and the account's main calendar. */
const listCalendarIds = (row: store.ConnectionRow) => [
  ...new Set([
    row.calendar_id,
    ...row.calendars.filter(({ isMain }) => isMain).map(({ id }) => id),
  ]),
]

/**
 * Reads one calendar into the cache, with one read at a time. It may take longer than a request
 * waits.
 */
function refreshBusyTimes(services: Services, row: store.ConnectionRow): Promise<void> {
  const [table, key] = [tableOf(services.database), keyOf(row)]
  const cached = table.get(key) ?? emptyCacheEntry
  if (cached.reading) return cached.reading
  const reading = readBusyTimes(services, row, cached).then((entry) => void table.set(key, entry))
  if (table.size >= maxCacheEntries) table.clear()
  table.set(key, { ...cached, reading })
  return reading
}

/** Returns the next cache entry: the new times, or the known ones with the failure. */
async function readBusyTimes(
  services: Services,
  row: store.ConnectionRow,
  cached: CachedBusyTimes,
): Promise<CachedBusyTimes> {
  const { clock } = services
  const from = clock.now()
  const to = new Date(from.getTime() + slotRule.withinMs + dayMs)
  const signal = AbortSignal.timeout(deliveryTimeoutMs)
  try {
    const spans = await callWithAccess(services, row, signal, (api, access) =>
      api.busy(access, listCalendarIds(row), from, to),
    )
    return { spans, at: clock.now().getTime(), failed: null, reading: null }
  } catch (error) {
    const failed = { at: clock.now().getTime(), reason: toUnreadReason(error) }
    return { ...cached, failed, reading: null }
  }
}

function toUnreadReason(error: unknown): UnreadReason {
  if (!(error instanceof ProviderError) || error.kind === 'AWAY' || error.kind === 'THERE')
    return 'AWAY'
  return error.kind === 'WAIT' ? 'WAITING' : 'BROKEN'
}

/**
 * Returns whether the calendar has to be read: not while the cached times are fresh, the last
 * failure is recent, or the provider asked us to wait.
 */
function isRefreshDue(cached: CachedBusyTimes, row: store.ConnectionRow, now: number): boolean {
  const isWaiting = row.wait_until !== null && Date.parse(row.wait_until) > now
  return (
    !isCalendarBroken(row.status) &&
    !isWaiting &&
    now - cached.at >= busyFreshMs &&
    (cached.failed === null || now - cached.failed.at >= busyFreshMs / 2)
  )
}

function findUnreadReason(
  cached: CachedBusyTimes,
  row: store.ConnectionRow,
  now: number,
): UnreadReason | null {
  if (isCalendarBroken(row.status)) return 'BROKEN'
  if (now - cached.at < busyFreshMs) return null
  if (row.wait_until !== null && Date.parse(row.wait_until) > now) return 'WAITING'
  return cached.failed?.reason ?? 'AWAY'
}

/** A connection with its member's name. */
type NamedConnectionRow = store.ConnectionRow & { readonly name: string }

const toUnreadCalendar = (
  row: NamedConnectionRow,
  reason: UnreadReason,
  reader: string | null,
): UnreadCalendar => ({
  name: row.name,
  calendar_provider: row.provider,
  because: reason,
  is_own: row.user_id === reader,
})

const delay = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref()
  })

/**
 * Returns the busy times of members' connected calendars. Waits at most until the deadline:
 * calendars not read by then are listed as unread, with their last known times unless they are too
 * old. Reading continues, so that the next request finds the result.
 */
export async function listMembersBusyTimes(
  services: Services,
  db: Db,
  company: CompanyScope,
  members: readonly string[],
  reader: string | null,
): Promise<CalendarBusy> {
  const rows =
    members.length === 0
      ? []
      : await db.many(store.selectConnectionsOfMembers, {
          company_id: company,
          member_ids: members,
        })
  const table = tableOf(services.database)
  const at = services.clock.now().getTime()
  const due = rows.filter((row) => isRefreshDue(table.get(keyOf(row)) ?? emptyCacheEntry, row, at))
  if (due.length > 0)
    await Promise.race([
      Promise.all(due.map((row) => refreshBusyTimes(services, row))),
      delay(busyTimeoutMs),
    ])
  const now = services.clock.now().getTime()
  const entries = rows.map((row) => ({ row, cached: table.get(keyOf(row)) ?? emptyCacheEntry }))
  return {
    spans: entries.flatMap(({ cached }) => (now - cached.at < busyMaxAgeMs ? cached.spans : [])),
    unread: entries.flatMap(({ row, cached }) => {
      const reason = findUnreadReason(cached, row, now)
      return reason ? [toUnreadCalendar(row, reason, reader)] : []
    }),
  }
}
