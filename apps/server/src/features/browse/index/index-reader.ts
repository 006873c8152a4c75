import type { Db } from '../../../platform/db/database.ts'
import { combineReads, type ReplicaRead } from '../../../platform/db/replica-read.ts'
import { firstId } from '../../../platform/ids.ts'
import {
  searchChanges,
  searchHorizon,
  searchRows,
  type SearchRow,
} from '../queries/browse.queries.ts'
import { type IndexedIntern, InternIndex } from './intern-index.ts'

/** Rows that one statement reads. */
const pageSize = 5000

/** Parses an array of ids as PostgreSQL writes it: "{7,12}". */
function parseIds(text: string): number[] {
  const ids: number[] = []
  let id = 0
  for (let at = 1; at < text.length; at += 1) {
    const digit = text.charCodeAt(at) - 48
    if (digit >= 0 && digit <= 9) id = id * 10 + digit
    else {
      if (text.length > 2) ids.push(id)
      id = 0
    }
  }
  return ids
}

const toIndexedIntern = (row: SearchRow): IndexedIntern => ({
  id: row.intern_id,
  field: row.career_field_id,
  month: row.month_number,
  weeks: row.duration_weeks,
  zone: row.time_zone,
  specialisations: parseIds(row.specialisation_ids),
  projects: parseIds(row.project_ids),
  skills: parseIds(row.skill_ids),
  approved: row.approved_ms,
})

/**
 * Keeps the index equal to `intern_search`: reads all rows once, in pages, and then only those that
 * changed.
 */
export class IndexReader {
  readonly index = new InternIndex()
  readonly #getDb: (replica: ReplicaRead | undefined) => Db
  /** Transactions from here on may have changes that were not read. */
  #horizon: string | null = null
  /** The last row of the first reading; null once all are read. */
  #lastId: string | null = firstId
  #running: Promise<void> = Promise.resolve()
  #next: Promise<void> | null = null
  /** What the next reading requires, for all who wait for it. */
  #required: ReplicaRead | undefined

  constructor(getDb: (replica: ReplicaRead | undefined) => Db) {
    this.#getDb = getDb
  }

  /**
   * Reads every change that was committed before this call, for all who wait at the same time.
   * @param replica what may be read from a replica, which can lack the last changes of others
   */
  refresh(replica?: ReplicaRead): Promise<void> {
    this.#required = this.#next ? combineReads(this.#required, replica) : replica
    // A reading that has begun may have missed the caller's change.
    this.#next ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#next = null
        this.#running = this.#read(this.#getDb(this.#required))
        return this.#running
      })
    return this.#next
  }

  async #read(db: Db): Promise<void> {
    this.#horizon ??= (await db.one(searchHorizon))?.horizon ?? null
    if (this.#lastId !== null) await this.#readAll(db)
    await this.#readChanges(db)
  }

  /** Continues where an interrupted reading ended. */
  async #readAll(db: Db): Promise<void> {
    while (this.#lastId !== null) {
      const rows = await db.many(searchRows, { after_id: this.#lastId, limit: pageSize })
      for (const row of rows) this.index.set(toIndexedIntern(row))
      this.#lastId = rows.length < pageSize ? null : (rows.at(-1)?.intern_id ?? null)
    }
    this.index.putInOrder()
  }

  async #readChanges(db: Db): Promise<void> {
    let [after, horizon] = [{ xid: this.#horizon ?? '0', id: firstId }, this.#horizon]
    for (let isFirst = true, isLast = false; !isLast; isFirst = false) {
      const rows = await db.many(searchChanges, {
        after_xid: after.xid,
        after_id: after.id,
        limit: pageSize,
      })
      if (isFirst) horizon = rows[0]?.horizon ?? horizon
      for (const row of rows) {
        if (row.intern_id === null || row.xid === null) continue
        if (row.is_gone) this.index.delete(row.intern_id)
        else this.index.set(toIndexedIntern({ ...row, intern_id: row.intern_id }))
        after = { xid: row.xid, id: row.intern_id }
      }
      isLast = rows.length < pageSize
    }
    this.#horizon = horizon
  }
}
