import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { auditLogEndpoints } from '@fledge/contract/audit-log/endpoints.ts'
import { auditLogEvents } from '@fledge/domain/audit-log/events.ts'
import { streamRows } from '../../platform/db/list-query.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { RawResponse } from '../../platform/http/response.ts'
import type { KeyRing } from '../../platform/keys/key-ring.ts'
import type { AuditEventRow } from './queries/audit-log.queries.ts'
import { auditEventList } from './store.ts'
import { getLogOrder, toLogFilters } from './to-log-filters.ts'

/**
 * Sends the filtered log as CSV while it is read. The last line signs everything above it, so that
 * a changed, shortened or lengthened file is found out.
 */
export const exportAuditLog: Handler<(typeof auditLogEndpoints)['exportAuditLog']> = async ({
  actor,
  query,
  now,
  services: { database, keyRing },
}) => {
  const filters = toLogFilters(query)
  await database.transaction(actor, (tx) =>
    tx.recordEvent(auditLogEvents.export, {
      subject: actor.userId,
      data: { filters: toShownFilters(query) },
    }),
  )
  const rows = streamRows(database.readAs(actor), auditEventList, {
    scope: { operator: actor.operator },
    filters,
    order: getLogOrder(query),
  })
  return new RawResponse('text/csv; charset=utf-8', Readable.from(signLines(rows, keyRing)), {
    'content-disposition': `attachment; filename="fledge-log-${now.toISOString().slice(0, 10)}.csv"`,
  })
}

const toShownFilters = (query: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

const columns = [
  'id',
  'at',
  'machine',
  'move',
  'subject_id',
  'actor_kind',
  'actor_id',
  'actor_name',
  'company_id',
  'company_name',
  'intern_id',
  'intern_name',
  'reason',
  'note',
] as const satisfies readonly (keyof AuditEventRow)[]

/** A value that a spreadsheet would run as a formula begins with an apostrophe. */
const toCell = (value: string | null): string =>
  `"${(value ?? '').replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`
const toLine = (cells: readonly (string | null)[]) => `${cells.map(toCell).join(',')}\r\n`

async function* signLines(rows: AsyncIterable<readonly AuditEventRow[]>, keyRing: KeyRing) {
  const hash = createHash('sha256')
  const head = toLine(columns)
  hash.update(head)
  yield head
  for await (const batch of rows) {
    const lines = batch.map((row) => toLine(columns.map((column) => row[column]))).join('')
    hash.update(lines)
    yield lines
  }
  yield `"signature","${keyRing.sign('audit log', hash.digest('hex'))}"\r\n`
}
