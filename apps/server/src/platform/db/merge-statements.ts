import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SendQuery, SentQuery, SentResult } from './reader.ts'

interface Call {
  readonly query: SentQuery
  readonly send: SendQuery
  readonly answer: PromiseWithResolvers<SentResult>
}

/** Calls that are sent as one. */
interface CallGroup {
  readonly calls: Call[]
  /** The keys of all calls. */
  readonly keys: Set<unknown>
}

/**
 * Merges the statements that independent parts of a transaction send in the same turn of the event
 * loop: those of a statement with a `MergeRule` that differ in their lists only become one. The next
 * ones wait until all of them have been answered, so that parts that do the same stay in step.
 * @returns what lets a way of sending take part
 */
export function createMerger(): (send: SendQuery) => SendQuery {
  let waiting: Call[] = []
  let isFlushing = false
  const flush = async () => {
    isFlushing = true
    await nextTurn()
    while (waiting.length > 0) {
      const groups = groupCalls(waiting)
      waiting = []
      await Promise.all(groups.map(sendGroup))
      await nextTurn()
    }
    isFlushing = false
  }
  return (send) => (query) => {
    const answer = Promise.withResolvers<SentResult>()
    waiting.push({ query, send, answer })
    if (!isFlushing) void flush()
    return answer.promise
  }
}

/** In the order of their first calls. */
function groupCalls(calls: readonly Call[]): readonly CallGroup[] {
  const groups: CallGroup[] = []
  const openGroups = new Map<string, CallGroup>()
  for (const call of calls) {
    const identity = identify(call.query)
    const keys = listKeys(call.query)
    const open = identity === null ? undefined : openGroups.get(identity)
    // Of two changes of one row, the second has to see the first.
    if (open?.calls[0]?.send === call.send && keys.every((key) => !open.keys.has(key))) {
      open.calls.push(call)
      for (const key of keys) open.keys.add(key)
      continue
    }
    const group: CallGroup = { calls: [call], keys: new Set(keys) }
    groups.push(group)
    if (identity !== null) openGroups.set(identity, group)
  }
  return groups
}

function listItems({ values, merge }: SentQuery): readonly unknown[] {
  const list: unknown = merge && values?.[merge.position]
  return Array.isArray(list) ? list : []
}

/** An item is a key, or an object with its key and what is to be done with it. */
function listKeys(query: SentQuery): readonly unknown[] {
  const column = query.merge?.column ?? ''
  return listItems(query).map((item: unknown) =>
    typeof item === 'object' && item !== null ? Reflect.get(item, column) : item,
  )
}

/** Everything but the list; null for a statement that cannot be merged. */
function identify({ name, values, merge }: SentQuery): string | null {
  if (!merge || !values) return null
  return JSON.stringify([name, values.with(merge.position, null)])
}

async function sendGroup({ calls }: CallGroup): Promise<void> {
  const [first] = calls
  if (!first) return
  try {
    const { query, send } = first
    const { merge, values } = query
    if (calls.length === 1 || !merge || !values) first.answer.resolve(await send(query))
    else {
      const list = calls.flatMap((call) => listItems(call.query))
      const merged = { ...query, values: values.with(merge.position, list) }
      divideRows(calls, merge.column, await send(merged))
    }
  } catch (error) {
    for (const { answer } of calls) answer.reject(error)
  }
}

/** Gives each call the rows of its keys, in their order. */
function divideRows(calls: readonly Call[], column: string, { rows }: SentResult): void {
  const rowsByKey = new Map<unknown, SentResult['rows']>()
  const answers = calls.map(({ query, answer }) => {
    const own: SentResult['rows'] = []
    for (const key of listKeys(query)) rowsByKey.set(key, own)
    return { answer, own }
  })
  for (const row of rows) rowsByKey.get(row[column])?.push(row)
  for (const { answer, own } of answers) answer.resolve({ rows: own, rowCount: own.length })
}
