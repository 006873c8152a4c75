import { Readable } from 'node:stream'
import {
  type CellValue,
  chooseColumns,
  type ListColumn,
  type ListColumns,
} from '@fledge/contract/platform/list-columns.ts'
import { listEvents } from '@fledge/domain/lists/events.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { getDateFormat } from '@fledge/kernel/date-format.ts'
import type { Instant } from '@fledge/kernel/dates.ts'
import type { Database } from '../db/database.ts'
import { translate } from '../texts.ts'
import { csvStart, toCsvLine } from './csv.ts'
import { RawResponse } from './response.ts'

/** What an endpoint that sends a list as CSV has of its request. */
export interface ExportRequest {
  readonly actor: Operator
  readonly query: Readonly<Record<string, unknown>> & {
    readonly columns?: readonly string[]
    readonly zone?: string
  }
  readonly now: Date
  readonly services: { readonly database: Database }
}

interface CsvSource<View> {
  /** Name of the list in the event and of the file. */
  readonly list: string
  readonly columns: ListColumns<View>
  readonly rows: AsyncIterable<readonly View[]>
}

/**
 * Sends a list as CSV while it is read: the columns and rows that the screen shows. That it was taken
 * is an event with its filters, written before the first row leaves.
 */
export async function exportList<View>(
  { actor, query, now, services: { database } }: ExportRequest,
  { list, columns, rows }: CsvSource<View>,
): Promise<RawResponse> {
  const { columns: chosen, zone = 'UTC', ...filters } = query
  const names = chooseColumns(columns, chosen)
  await database.transaction(actor, (tx) =>
    tx.recordEvent(listEvents.export, {
      subject: actor.userId,
      data: { list, filters, columns: names },
    }),
  )
  return toCsvResponse(list, now, toCsvLines(columns, names, rows, toLocalTimes(zone)))
}

/** Returns a response with a CSV file that is sent while its lines are made. */
export const toCsvResponse = (list: string, now: Date, lines: AsyncIterable<string>): RawResponse =>
  new RawResponse('text/csv; charset=utf-8', Readable.from(startCsv(lines)), {
    'content-disposition': `attachment; filename="fledge-${list}-${now.toISOString().slice(0, 10)}.csv"`,
  })

async function* startCsv(lines: AsyncIterable<string>) {
  yield csvStart
  yield* lines
}

/** How a file writes its moments; the names of their columns say in which zone. */
interface TimeFormat {
  readonly zone: string
  readonly format: (at: Instant) => string
}

/** As the screen shows them, in a form that spreadsheets read as a time: “2026-11-30 14:05”. */
const toLocalTimes = (zone: string): TimeFormat => ({
  zone: zone === 'Etc/UTC' ? 'UTC' : zone,
  format: (at) => formatLocalTime(at, zone),
})

/** By Intl: a file has tens of thousands of times, and Temporal takes a hundred times as long. */
function formatLocalTime(at: Instant, zone: string): string {
  const digits = { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
  const format = getDateFormat({ year: 'numeric', ...digits, hourCycle: 'h23', timeZone: zone })
  const parts = new Map(format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]))
  const join = (types: readonly Intl.DateTimeFormatPartTypes[], separator: string) =>
    types.map((type) => parts.get(type)).join(separator)
  return `${join(['year', 'month', 'day'], '-')} ${join(['hour', 'minute'], ':')}`
}

/** The same for every reader, to the millisecond: “2026-11-30T14:05:00.123Z”. */
export const exactTimes: TimeFormat = {
  zone: 'UTC',
  format: (at) => new Date(at).toISOString(),
}

/** Returns the names of the columns, then the lines of each batch of rows. */
export async function* toCsvLines<View>(
  columns: ListColumns<View>,
  names: readonly string[],
  rows: AsyncIterable<readonly View[]>,
  times: TimeFormat,
): AsyncGenerator<string> {
  const chosen = names.flatMap<ListColumn<View>>((name) => columns[name] ?? [])
  yield toCsvLine(
    chosen.map(({ title, isTime }) =>
      isTime ? `${translate(title)} (${times.zone})` : translate(title),
    ),
  )
  for await (const batch of rows)
    yield batch
      .map((row) => toCsvLine(chosen.map(({ value }) => formatCell(value(row), times))))
      .join('')
}

function formatCell(value: CellValue, times: TimeFormat): string {
  if (value === null) return ''
  if (typeof value !== 'object') return String(value)
  if ('time' in value) return value.time === null ? '' : times.format(value.time)
  if ('day' in value) return value.day ?? ''
  return value.map(({ key, values }) => translate(key, values)).join(', ')
}

/** Converts the rows of each batch. */
export async function* mapBatches<Row, View>(
  batches: AsyncIterable<readonly Row[]>,
  toView: (row: Row) => View,
): AsyncGenerator<readonly View[]> {
  for await (const batch of batches) yield batch.map(toView)
}

/** The rows of a list that is always read as a whole. */
export async function* toRowBatch<Row>(
  rows: Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  yield await rows
}
