import { once } from 'node:events'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { formatCopyRow } from './copy-format.ts'
import { scaleColumns, type ScaleRow, type ScaleTable } from './scale-tables.ts'

/** Collects rows and sends them to their tables. */
export interface RowSink {
  add<Table extends ScaleTable>(table: Table, row: ScaleRow<Table>): void
  /** Adds a row that is formatted already. */
  addBytes(table: ScaleTable, row: Buffer): void
  /** Waits while too many rows are being sent. @throws the error of a failed COPY */
  drain(): Promise<void>
  /** Sends the remaining rows and waits until they have arrived. */
  finish(): Promise<void>
  /** How many rows of each table were added. */
  readonly counts: ReadonlyMap<ScaleTable, number>
}

const chunkBytes = 1 << 20
/** No row is longer. */
const maxRowBytes = 1 << 16
/** Number of unsent chunks above which `drain` waits. */
const maxChunks = 12

interface TableBuffer {
  bytes: Buffer
  length: number
  /** Settles when the table's earlier chunks have arrived: their order gives the ids. */
  sent: Promise<void>
}

const allocate = () => Buffer.allocUnsafeSlow(chunkBytes + maxRowBytes)

/** Sends the chunks of all tables; those of one table in order. */
function createSender(pool: pg.Pool) {
  const pending = new Set<Promise<void>>()
  return {
    pending,
    send(table: ScaleTable, buffer: TableBuffer) {
      const chunk = buffer.bytes.subarray(0, buffer.length)
      const sent = buffer.sent.then(() => copyChunk(pool, table, chunk))
      Object.assign(buffer, { bytes: allocate(), length: 0, sent })
      pending.add(sent)
      // A failure is thrown by `drain` or `finish`, which await the same promise.
      sent.then(() => pending.delete(sent)).catch(() => undefined)
    },
  }
}

/**
 * Sends rows by COPY, in chunks of a megabyte over several connections.
 * @param pool its connections must not check foreign keys, because tables are filled side by side
 */
export function createRowSink(pool: pg.Pool): RowSink {
  const buffers = new Map<ScaleTable, TableBuffer>()
  const counts = new Map<ScaleTable, number>()
  const { pending, send } = createSender(pool)
  const write = (table: ScaleTable, append: (bytes: Buffer, length: number) => number) => {
    const buffer = buffers.get(table) ?? { bytes: allocate(), length: 0, sent: Promise.resolve() }
    buffers.set(table, buffer)
    counts.set(table, (counts.get(table) ?? 0) + 1)
    buffer.length += append(buffer.bytes, buffer.length)
    if (buffer.length > chunkBytes) send(table, buffer)
  }
  return {
    counts,
    add(table, row) {
      const text = formatCopyRow(scaleColumns[table], row)
      write(table, (bytes, length) => bytes.write(text, length))
    },
    addBytes: (table, row) => write(table, (bytes, length) => row.copy(bytes, length)),
    async drain() {
      while (pending.size > maxChunks) await Promise.race(pending)
    },
    async finish() {
      for (const [table, buffer] of buffers) if (buffer.length > 0) send(table, buffer)
      await Promise.all(pending)
    },
  }
}

async function copyChunk(pool: pg.Pool, table: ScaleTable, chunk: Buffer): Promise<void> {
  const client = await pool.connect()
  try {
    const stream = client.query(
      copyFrom(`copy ${table} (${scaleColumns[table].join(', ')}) from stdin`),
    )
    stream.end(chunk)
    await once(stream, 'finish')
  } finally {
    client.release()
  }
}
