import { formatCopyRow } from './copy-format.ts'
import type { RowSink } from './copy-rows.ts'
import { scaleColumns, type ScaleRow, type ScaleTable } from './scale-tables.ts'

/**
 * Passes entries on in order of time, although they are added in a different order. Callers
 * report from time to time up to when their entries are complete.
 */
export interface Timeline<Entry> {
  add(at: number, entry: Entry): void
  /** Passes on every entry before a time; nothing earlier may be added later. */
  release(before: number): void
}

export function createTimeline<Entry>(pass: (entry: Entry, at: number) => void): Timeline<Entry> {
  let waiting: { readonly at: number; readonly entry: Entry }[] = []
  return {
    add(at, entry) {
      waiting.push({ at, entry })
    },
    release(before) {
      // The sort is stable: entries of the same time keep their order.
      const due = waiting.filter(({ at }) => at < before).toSorted((a, b) => a.at - b.at)
      waiting = waiting.filter(({ at }) => at >= before)
      for (const { at, entry } of due) pass(entry, at)
    },
  }
}

const initialBytes = 1 << 22

/**
 * A timeline of the rows of a table. They wait as bytes, because millions of waiting objects would
 * keep the garbage collector busy.
 */
export function createRowTimeline<Table extends ScaleTable>(
  sink: RowSink,
  table: Table,
): Timeline<ScaleRow<Table>> {
  let bytes = Buffer.allocUnsafeSlow(initialBytes)
  let length = 0
  /** Time, start and end of each waiting row. */
  let waiting: [at: number, start: number, end: number][] = []
  const append = (text: string) => {
    const start = length
    if (length + text.length * 3 > bytes.length) bytes = Buffer.concat([bytes], bytes.length * 2)
    length += bytes.write(text, length)
    return start
  }
  return {
    add(at, row) {
      const start = append(formatCopyRow(scaleColumns[table], row))
      waiting.push([at, start, length])
    },
    release(before) {
      const due = waiting.filter(([at]) => at < before).toSorted(([a], [b]) => a - b)
      for (const [, start, end] of due) sink.addBytes(table, bytes.subarray(start, end))
      const later = waiting.filter(([at]) => at >= before)
      // The rows that are left move to the front.
      length = 0
      waiting = later.map(([at, start, end]) => {
        const moved = length
        bytes.copyWithin(moved, start, end)
        length += end - start
        return [at, moved, length]
      })
    },
  }
}
