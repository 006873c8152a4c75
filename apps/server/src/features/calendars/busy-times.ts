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
import { withAccess } from './connection-access.ts'
import { ProviderFailure } from './provider-failure.ts'
import * as store from './store.ts'

/** Busy times from calendars, and the calendars that could not be read. */
export interface CalendarBusy {
  readonly spans: readonly TimeSpan[]
  readonly unread: readonly UnreadCalendar[]
}

interface Kept {
  readonly spans: readonly TimeSpan[]
  /** When it was last read; 0 if never. */
  readonly at: number
  /** When and why reading last failed. */
  readonly failed: { readonly at: number; readonly because: UnreadReason } | null
  readonly reading: Promise<void> | null
}
const nothing: Kept = { spans: [], at: 0, failed: null, reading: null }

// In memory per process, one table per database; other servers keep their own. Keyed by connection,
// calendar and time of connection.
const tables = new WeakMap<Database, Map<string, Kept>>()
const mostKept = 5000
function tableOf(database: Database): Map<string, Kept> {
  const table = tables.get(database) ?? new Map<string, Kept>()
  tables.set(database, table)
  return table
}
const keyOf = (row: store.ConnectionRow) =>
  [row.connection_id, row.calendar_id, row.connected_at].join(' ')

/** Deletes the cached busy times of a connection after events were written to it. */
export function forgetBusy(services: Services, connectionId: string): void {
  const table = tableOf(services.database)
  for (const key of table.keys()) if (key.startsWith(connectionId)) table.delete(key)
}

/** Returns the chosen calendar and the account's main calendar. */
const readFrom = (row: store.ConnectionRow) => [
  ...new Set([row.calendar_id, ...row.calendars.filter((one) => one.isMain).map((one) => one.id)]),
]

/**
 * Reads one calendar into the cache, with one read at a time. It may take longer than a request
 * waits.
 */
function read(services: Services, row: store.ConnectionRow): Promise<void> {
  const [table, key] = [tableOf(services.database), keyOf(row)]
  const known = table.get(key) ?? nothing
  if (known.reading) return known.reading
  const from = services.clock.now()
  const to = new Date(from.getTime() + slotRule.withinMs + dayMs)
  const reading = withAccess(services, row, AbortSignal.timeout(deliveryTimeoutMs), (api, access) =>
    api.busy(access, readFrom(row), from, to),
  )
    .catch(() => new ProviderFailure('AWAY', 'not read'))
    .then((outcome) => {
      const at = services.clock.now().getTime()
      const failed =
        outcome instanceof ProviderFailure
          ? {
              at,
              because:
                outcome.kind === 'WAIT'
                  ? ('WAITING' as const)
                  : outcome.kind === 'AWAY' || outcome.kind === 'THERE'
                    ? ('AWAY' as const)
                    : ('BROKEN' as const),
            }
          : null
      table.set(
        key,
        outcome instanceof ProviderFailure
          ? { ...known, failed, reading: null }
          : { spans: outcome, at, failed, reading: null },
      )
    })
  if (table.size >= mostKept) table.clear()
  table.set(key, { ...known, reading })
  return reading
}

/**
 * Returns whether the calendar has to be read: not while the cached times are fresh, the last
 * failure is recent, or the provider asked us to wait.
 */
function isDue(kept: Kept, row: store.ConnectionRow, now: number): boolean {
  const waits = row.wait_until !== null && Date.parse(row.wait_until) > now
  return (
    !isCalendarBroken(row.status) &&
    !waits &&
    now - kept.at >= busyFreshMs &&
    (kept.failed === null || now - kept.failed.at >= busyFreshMs / 2)
  )
}

function reasonOf(kept: Kept, row: store.ConnectionRow, now: number): UnreadReason | null {
  if (isCalendarBroken(row.status)) return 'BROKEN'
  if (now - kept.at < busyFreshMs) return null
  if (row.wait_until !== null && Date.parse(row.wait_until) > now) return 'WAITING'
  return kept.failed?.because ?? 'AWAY'
}

const soon = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref()
  })

/**
 * Returns the busy times of members' connected calendars. Waits at most until the deadline:
 * calendars not read by then are listed as unread, with their last known times unless they are too
 * old. Reading continues, so that the next request finds the result.
 */
export async function busyOfMembers(
  services: Services,
  db: Db,
  company: CompanyScope,
  members: readonly string[],
  reader: string | null,
): Promise<CalendarBusy> {
  const rows = members.length === 0 ? [] : await db.many(store.ofMembers, company, members)
  const table = tableOf(services.database)
  const at = services.clock.now().getTime()
  const due = rows.filter((row) => isDue(table.get(keyOf(row)) ?? nothing, row, at))
  if (due.length > 0)
    await Promise.race([Promise.all(due.map((row) => read(services, row))), soon(busyTimeoutMs)])
  const now = services.clock.now().getTime()
  const taken = rows.map((row) => ({ row, kept: table.get(keyOf(row)) ?? nothing }))
  return {
    spans: taken.flatMap(({ kept }) => (now - kept.at < busyMaxAgeMs ? kept.spans : [])),
    unread: taken.flatMap(({ row, kept }) => {
      const because = reasonOf(kept, row, now)
      return because
        ? [
            {
              name: row.name,
              calendar_provider: row.provider,
              because,
              is_own: row.user_id === reader,
            },
          ]
        : []
    }),
  }
}
