import { createHash } from 'node:crypto'
import { auditEventColumns } from '@fledge/contract/audit-log/event-columns.ts'
import type { auditLogEndpoints } from '@fledge/contract/audit-log/endpoints.ts'
import { chooseColumns } from '@fledge/contract/platform/list-columns.ts'
import { auditLogEvents } from '@fledge/domain/audit-log/events.ts'
import { streamRows } from '../../platform/db/list-query.ts'
import { toCsvLine } from '../../platform/http/csv.ts'
import {
  exactTimes,
  mapBatches,
  toCsvLines,
  toCsvResponse,
} from '../../platform/http/export-list.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { KeyRing } from '../../platform/keys/key-ring.ts'
import { toAuditEvent } from './audit-event-view.ts'
import { auditEventList } from './store.ts'
import { getLogOrder, toLogFilters } from './to-log-filters.ts'

/**
 * Sends the filtered log as CSV while it is read. The last line signs everything above it, so that
 * a changed, shortened or lengthened file is found out. Its moments are exact and the same for every
 * reader, because two copies of the same events are compared as they are.
 */
export const exportAuditLog: Handler<(typeof auditLogEndpoints)['exportAuditLog']> = async ({
  actor,
  query: { columns: chosen, zone: _zone, ...query },
  now,
  services: { database, keyRing },
}) => {
  await database.transaction(actor, (tx) =>
    tx.recordEvent(auditLogEvents.export, {
      subject: actor.userId,
      data: { filters: toShownFilters(query) },
    }),
  )
  const rows = streamRows(database.readAs(actor), auditEventList, {
    scope: { operator: actor.operator },
    filters: toLogFilters(query),
    order: getLogOrder(query),
  })
  const names = chooseColumns(auditEventColumns, chosen)
  return toCsvResponse(
    'log',
    now,
    signLines(
      toCsvLines(auditEventColumns, names, mapBatches(rows, toAuditEvent), exactTimes),
      keyRing,
    ),
  )
}

const toShownFilters = (query: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

/** The mark at the start of the file is not signed: browsers and editors drop it. */
async function* signLines(lines: AsyncIterable<string>, keyRing: KeyRing) {
  const hash = createHash('sha256')
  for await (const line of lines) {
    hash.update(line)
    yield line
  }
  yield toCsvLine(['signature', keyRing.sign('audit log', hash.digest('hex'))])
}
