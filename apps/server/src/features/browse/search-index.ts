import type { Db } from '../../platform/db/database.ts'
import {
  type SearchColumns,
  toSearchColumns,
  type SearchEntry,
  toSearchEntry,
  goneMark,
} from './search-columns.ts'
import { searchAll, searchChanges, type SearchRow } from './queries/browse.queries.ts'

const maxChanges = 1000

/**
 * In-memory index of all visible interns, updated before each response by a statement that reads
 * only the changes since the last update. Filters, counts and the domain's score thus take
 * milliseconds for 100,000 interns.
 */
export class SearchIndex {
  #base: SearchColumns = toSearchColumns([])
  /** Rows changed since the base was built. The base is rebuilt when there are many. */
  readonly #changed = new Map<string, SearchEntry>()
  #overlay: SearchColumns = toSearchColumns([])
  #since: string | null = null
  #running: Promise<void> | null = null

  /** Returns all current rows, including changes by other servers, in two sets of columns. */
  async read(db: Db): Promise<readonly SearchColumns[]> {
    // A read that started before this call may have missed a change: wait for it, then read again.
    while (this.#running) await this.#running.catch(() => undefined)
    this.#running = this.#update(db).finally(() => {
      this.#running = null
    })
    await this.#running
    return [this.#base, this.#overlay]
  }

  async #update(db: Db): Promise<void> {
    const changes =
      this.#since === null
        ? null
        : await db.many(searchChanges, { since: this.#since, limit: maxChanges })
    if (changes === null || changes.length > maxChanges || this.#changed.size > maxChanges)
      return this.#readAll(await db.many(searchAll))
    for (const row of changes) this.#apply(row)
    if (changes.length > 1) this.#overlay = toSearchColumns([...this.#changed.values()])
  }

  #readAll(rows: readonly SearchRow[]): void {
    this.#changed.clear()
    this.#overlay = toSearchColumns([])
    this.#base = toSearchColumns(
      rows.flatMap((row) => (row.intern_id === null ? [] : [toSearchEntry(row.intern_id, row)])),
    )
    this.#since = rows[0]?.xmin ?? null
  }

  #apply(row: SearchRow): void {
    this.#since = row.xmin
    if (row.intern_id === null) return
    const at = this.#base.at.get(row.intern_id)
    if (at !== undefined) this.#base.gone[at] = goneMark
    if (row.gone) this.#changed.delete(row.intern_id)
    else this.#changed.set(row.intern_id, toSearchEntry(row.intern_id, row))
  }
}
