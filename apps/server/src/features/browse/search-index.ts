import type { Db } from '../../platform/db/database.ts'
import { type Columns, columnsOf, type Entry, entryOf, goneMark } from './search-columns.ts'
import { searchAll, searchChanges, type SearchRow } from './store.ts'

const mostChanges = 1000

/**
 * The narrow rows of every visible intern, kept in the process and brought up to date before each answer: a statement that reads
 * only what changed since the last look. So filters, counts and the domain's own score take milliseconds for 100,000 interns.
 */
export class SearchIndex {
  #base: Columns = columnsOf([])
  /** Rows that changed since the base was made; the base is made anew when they are many. */
  readonly #changed = new Map<string, Entry>()
  #overlay: Columns = columnsOf([])
  #since: string | null = null
  #running: Promise<void> | null = null

  /** Every row as of now, whoever wrote it, on whichever server; in two sets of columns. */
  async read(db: Db): Promise<readonly Columns[]> {
    // One that began before this call may have looked too early: wait for it, then look again.
    while (this.#running) await this.#running.catch(() => undefined)
    this.#running = this.#update(db).finally(() => {
      this.#running = null
    })
    await this.#running
    return [this.#base, this.#overlay]
  }

  async #update(db: Db): Promise<void> {
    const changes =
      this.#since === null ? null : await db.many(searchChanges, this.#since, mostChanges)
    if (changes === null || changes.length > mostChanges || this.#changed.size > mostChanges)
      return this.#readAll(await db.many(searchAll))
    for (const row of changes) this.#apply(row)
    if (changes.length > 1) this.#overlay = columnsOf([...this.#changed.values()])
  }

  #readAll(rows: readonly SearchRow[]): void {
    this.#changed.clear()
    this.#overlay = columnsOf([])
    this.#base = columnsOf(
      rows.flatMap((row) => (row.intern_id === null ? [] : [entryOf(row.intern_id, row)])),
    )
    this.#since = rows[0]?.xmin ?? null
  }

  #apply(row: SearchRow): void {
    this.#since = row.xmin
    if (row.intern_id === null) return
    const at = this.#base.at.get(row.intern_id)
    if (at !== undefined) this.#base.gone[at] = goneMark
    if (row.gone) this.#changed.delete(row.intern_id)
    else this.#changed.set(row.intern_id, entryOf(row.intern_id, row))
  }
}

const indexes = new WeakMap<object, SearchIndex>()
/** The index of a database; a process with several (tests) keeps them apart. */
export function searchIndexOf(database: object): SearchIndex {
  const known = indexes.get(database) ?? new SearchIndex()
  indexes.set(database, known)
  return known
}
