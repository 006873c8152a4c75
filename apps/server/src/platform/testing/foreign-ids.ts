import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { EnteredQuery } from '../db/entered-query.ts'
import { getDeclaredName } from '../db/statement-names.ts'
import { isLongRun } from '../../test/system/rounds.ts'

/**
 * From now on, tries each statement with ids that do not exist, until it was tried with ids that
 * do, and remembers those that find or change rows all the same: they would also do so with the id
 * of another company or person, which tests with one company do not show.
 */
export function watchForeignIds(): void {
  tryCounts.clear()
  // More rounds also try a statement in each file again, on its data.
  if (isLongRun) provenIds.clear()
  isPaused = false
  if (isWatching) return
  isWatching = true
  const sendToClient: Send = pg.Client.prototype.query
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...args: [unknown, ...unknown[]]) {
      const [first] = args
      const sendOn = () => Reflect.apply(sendToClient, this, args)
      if (first instanceof EnteredQuery) tryEntered(this, sendToClient, first)
      // The pool's queries have a callback; see below.
      if (args.length > 1 || !isSent(first)) return sendOn()
      return takeTurn(this, async () => {
        const attempts = isStatement(first) ? listAttempts(first) : []
        await tryInTransaction(this, sendToClient, attempts)
        return markProven(attempts, await sendOn())
      })
    },
  })
  const sendToPool: Send = pg.Pool.prototype.query
  Object.assign(pg.Pool.prototype, {
    query(this: pg.Pool, ...args: [unknown, ...unknown[]]) {
      const [first] = args
      const sendOn = () => Reflect.apply(sendToPool, this, args)
      if (args.length > 1 || !isStatement(first) || !isReading(first)) return sendOn()
      const attempts = listAttempts(first)
      return tryOutside(this, sendToPool, attempts).then(async () =>
        markProven(attempts, await sendOn()),
      )
    },
  })
}

/**
 * Until the next call of `watchForeignIds`, statements are sent once: for files that measure them.
 */
export function pauseForeignIds(): void {
  isPaused = true
}

/** Returns the ids found since the last call, and resets the list. */
export function takeIgnoredIds(): readonly string[] {
  const ids = [...ignored]
  ignored.clear()
  return ids
}

/** Fails a test file whose statements ignore an id. */
export function rejectIgnoredIds(): void {
  const ids = takeIgnoredIds()
  if (ids.length > 0) throw new Error(`statements ignore an id: ${ids.join(', ')}`)
}

type Send = (...args: never) => unknown

interface SentStatement {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
}

let isWatching = false
let isPaused = false
const ignored = new Set<string>()
/**
 * The ids, by text and number, of statements that had rows with the ids of a test and none with
 * others. What one file proved is not tried again by those after it in the same worker.
 */
const provenIds = new Map<string, Set<number>>()
/** How often each id of a statement was tried by the current file. */
const tryCounts = new Map<string, number>()
// A job's statements find nothing most of the time; trying them forever would take longer than the
// tests.
const maxTries = 2
const turns = new WeakMap<pg.Client, Promise<unknown>>()

const isStatement = (sent: unknown): sent is SentStatement =>
  typeof sent === 'object' && sent !== null && 'name' in sent && 'text' in sent && 'values' in sent

/** Also statements without a name have to keep their place, but not the stream of a COPY. */
const isSent = (sent: unknown): boolean =>
  typeof sent === 'string' ||
  (typeof sent === 'object' && sent !== null && 'text' in sent && !('submit' in sent))

const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Nothing else of the transaction may come between an attempt and its savepoint. */
function takeTurn<T>(client: pg.Client, act: () => Promise<T>): Promise<T> {
  const turn = (turns.get(client) ?? Promise.resolve()).then(act)
  turns.set(
    client,
    turn.catch(() => undefined),
  )
  return turn
}

async function tryInTransaction(
  client: pg.Client,
  send: Send,
  attempts: readonly Attempt[],
): Promise<void> {
  for (const attempt of attempts)
    try {
      await Reflect.apply(send, client, ['savepoint foreign_id'])
      await tryOnce(client, send, attempt)
    } finally {
      await Reflect.apply(send, client, ['rollback to savepoint foreign_id'])
    }
}

async function tryOutside(pool: pg.Pool, send: Send, attempts: readonly Attempt[]): Promise<void> {
  for (const attempt of attempts) await tryOnce(pool, send, attempt)
}

/** Sends the attempts first, each in a transaction of its own; the driver keeps the order. */
function tryEntered(client: pg.Client, send: Send, { entry, result, ...sent }: EnteredQuery): void {
  if (!sent.name || !isStatement(sent) || !isReading(sent)) return
  const attempts = listAttempts(sent)
  for (const { key, query } of attempts) {
    const attempt = new EnteredQuery(entry, { ...query, values: [...query.values] })
    Reflect.apply(send, client, [attempt])
    attempt.result.then(
      ({ rowCount }) => rowCount && ignored.add(key),
      // A statement that fails with a foreign id does not ignore it.
      () => {},
    )
  }
  result.then(
    (found) => markProven(attempts, found),
    () => {},
  )
}

interface Attempt {
  readonly key: string
  readonly number: number
  readonly query: SentStatement
}

async function tryOnce(to: pg.Client | pg.Pool, send: Send, { key, query }: Attempt) {
  try {
    const { rowCount } = await Reflect.apply(send, to, [query])
    if (rowCount > 0) ignored.add(key)
  } catch {
    // A statement that fails with a foreign id does not ignore it.
  }
}

/** An id is proven once it was tried with ids that do have rows. */
function markProven<T>(attempts: readonly Attempt[], result: T): T {
  const hasRows =
    typeof result === 'object' && result !== null && 'rowCount' in result && result.rowCount
  if (!hasRows) return result
  for (const { key, number, query } of attempts)
    if (!ignored.has(key)) {
      const proven = provenIds.get(query.text) ?? new Set()
      provenIds.set(query.text, proven.add(number))
    }
  return result
}

/** The same statement with another id in the place of each, unless that was tried before. */
function listAttempts({ name, text, values }: SentStatement): readonly Attempt[] {
  if (isPaused) return []
  const proven = provenIds.get(text)
  const declared = getDeclaredName(name)
  return values.flatMap((value, index) => {
    const number = index + 1
    if (proven?.has(number) || !isId(value) || !isCondition(declared, text, number)) return []
    const key = `${declared} $${number}`
    const count = tryCounts.get(key) ?? 0
    if (count >= maxTries) return []
    tryCounts.set(key, count + 1)
    const foreign = Array.isArray(value) ? [randomUUID()] : randomUUID()
    // Under its own name it is planned only once.
    return [{ key, number, query: { name, text, values: values.with(index, foreign) } }]
  })
}

const isReading = ({ text }: SentStatement) => /^\s*select\b/i.test(text)

const isId = (value: unknown): boolean =>
  typeof value === 'string'
    ? uuidPattern.test(value)
    : Array.isArray(value) && value.length > 0 && value.every(isId)

/** Parameters by which a statement also finds other rows: alternatives and exclusions. */
const optional = new Set([
  'browse.internOfApplication $2',
  'browse.openPlansFor $1',
  'browse.planChoices $2',
  'browse.plansForMatch $2',
  'browse.searchRows $1',
  'files.selectForeignDocuments $2',
  'files.storedFilesAfter $1',
  'interviews.batchOfIntern $2',
  'interviews.selectBusyTimes $1',
  'interviews.selectBusyTimes $3',
  'interviews.selectOverlappingTimes $2',
  'interviews.selectOverlappingTimes $5',
  'pending-acts.shownActsAboutPerson $2',
  'plans.deleteSupervisors $3',
  'reports.reportedCompany $2',
  'reports.reportedIntern $2',
  'reports.reportedPlan $2',
  'waits.similarOthers $2',
])

const conditions = new Map<string, Map<number, boolean>>()

/** Whether rows have to have the id: a parameter that is used in the statement's condition only. */
function isCondition(name: string, text: string, number: number): boolean {
  const known = conditions.get(text) ?? new Map<number, boolean>()
  conditions.set(text, known)
  const result = known.get(number) ?? findCondition(name, text, number)
  known.set(number, result)
  return result
}

function findCondition(name: string, text: string, number: number): boolean {
  const parameter = String.raw`\$${number}(?!\d)`
  // A list's other statements count, or begin at the id of a row; a filter can exclude an id.
  if (name.includes('#')) return name.includes('#page') && !new RegExp(`<> ${parameter}`).test(text)
  if (optional.has(`${name} $${number}`) || isAggregate(text)) return false
  const whereIndex = text.toLowerCase().lastIndexOf('\nwhere')
  if (whereIndex < 0 || new RegExp(parameter).test(text.slice(0, whereIndex))) return false
  // An operator's scope only shows that an operator asks, and the rows of a page are those behind
  // a key.
  const isKey = String.raw`> \(\s*\$\d+::timestamptz, ${parameter}::uuid`
  const isOther = `(?:<>|<> all \\(|distinct from) ?${parameter}|${parameter}::text is not null|${isKey}`
  return !new RegExp(isOther, 'i').test(text)
}

/** These have a row in any case. */
const isAggregate = (text: string) =>
  /^\s*(?:insert|with|select\s+(?:coalesce\s*\(\s*)?(?:count|max|min|sum|bool_or|exists))\b/i.test(
    text,
  )
