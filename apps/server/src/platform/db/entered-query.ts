import pg from 'pg'

/**
 * A statement that runs in front of another one, in the same transaction. It returns one row, and is
 * parsed once for each connection.
 */
export interface Entry {
  readonly name: string
  readonly text: string
  readonly values: readonly string[]
}

interface DataRow {
  /** As PostgreSQL writes them. */
  readonly fields: readonly (string | null)[]
}

/** What the driver calls for each message of PostgreSQL; its types leave it out. */
interface MessageHandlers {
  handleDataRow(message: DataRow): void
  handleCommandComplete(message: unknown, connection: pg.Connection): void
}
// The methods are in pg/lib/query.js, as in the driver's own subclasses.
const driver = pg.Query.prototype as unknown as MessageHandlers & pg.Query

/** The entries that a connection has been told to parse. */
const parsed = new WeakMap<pg.Connection, Set<string>>()

function isParsed(connection: pg.Connection, name: string): boolean {
  const names = parsed.get(connection) ?? new Set()
  parsed.set(connection, names)
  const isKnown = names.has(name)
  names.add(name)
  return isKnown
}

/**
 * A statement with an entry in front of it. Both are sent before one Sync, which makes them a
 * transaction: a third of the CPU time of `begin`, settings, the statement and `commit`, each of
 * which PostgreSQL and the driver would answer by itself (docs/performance.md).
 */
export class EnteredQuery extends pg.Query {
  readonly entry: Entry
  readonly result: Promise<pg.QueryResult>
  // The driver's own properties. Tests replace the statement before it is sent.
  declare name: string | undefined
  declare text: string
  declare values: unknown[] | undefined
  #row: DataRow['fields'] | null = null
  #isEntered = false
  #sentName: string | undefined

  /** @param query without a name where a pooler cannot carry it; neither is the entry's then */
  constructor(entry: Entry, query: pg.QueryConfig) {
    const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult>()
    // Without values, the driver would send it by the simple protocol, which has a Sync of its own.
    const extended = { ...query, queryMode: 'extended' }
    super(extended, (error, result) => (error ? reject(error) : resolve(result)))
    this.entry = entry
    this.result = promise
  }

  /**
   * Whether the entry succeeded. If it did not, the connection cannot be used any longer: the driver
   * takes the statement behind it for parsed.
   */
  get isEntered(): boolean {
    return this.#isEntered
  }

  /** The last column of the entry's row. */
  get answer(): string | null {
    return this.#row?.at(-1) ?? null
  }

  override readonly submit = (connection: pg.Connection): void => {
    const { stream } = connection
    stream.cork()
    this.#sendEntry(connection)
    const error = driver.submit.call(this, connection)
    stream.uncork()
    // Until the entry is complete, what PostgreSQL has parsed is the entry.
    this.#sentName = this.name
    this.name = undefined
    return error
  }

  #sendEntry(connection: pg.Connection): void {
    const { text, values } = this.entry
    const name = this.name ? this.entry.name : ''
    if (!name || !isParsed(connection, name)) connection.parse({ name, text, types: [] }, true)
    connection.bind({ statement: name, values: [...values] }, true)
    connection.execute(null, true)
  }

  handleDataRow(message: DataRow): void {
    if (this.#isEntered) driver.handleDataRow.call(this, message)
    else this.#row = message.fields
  }

  handleCommandComplete(message: unknown, connection: pg.Connection): void {
    if (this.#isEntered) return driver.handleCommandComplete.call(this, message, connection)
    this.#isEntered = true
    this.name = this.#sentName
  }
}
