import { randomUUID } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import {
  operatorActs,
  optionalReasonActs,
  renewingActs,
  routineActs,
} from '../../test/system/operator-act-table.ts'
import { endpointAddresses } from '../../test/system/served-endpoints.ts'
import { getDeclaredName } from '../db/statement-names.ts'
import { listWrittenTables } from './denied-writes.ts'
import { writePending } from '../db/queries/transaction-statements.queries.ts'

/**
 * From now on, compares the response that a transaction stores for an act of the programme team with
 * the events that the same transaction wrote: if it changed anything, one of this operator has to be
 * among them, with a reason unless the act is routine. What can still be undone is recorded when it
 * takes effect.
 */
export function watchUnloggedActs(): void {
  if (isWatching) return
  isWatching = true
  const send: (...args: never) => unknown = pg.Client.prototype.query
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...args: [unknown, ...unknown[]]) {
      const [sent] = args
      if (typeof sent === 'string') forgetEnded(this, sent)
      const result: unknown = Reflect.apply(send, this, args)
      if (isWrite(sent)) noteWrite(this, sent.values)
      else if (isStatement(sent) && isChange(sent.text)) noteChange(this, result)
      return result
    },
  })
}

/** Fails a test file in which an act of the programme team left no event. */
export function rejectUnloggedActs(): void {
  const found = [...unlogged]
  unlogged.clear()
  if (found.length > 0)
    throw new Error(`acts of the programme team are not in the log: ${found.join(', ')}`)
}

/** Adds the acts that were found in the log to those of the whole run (`check-observed-acts.ts`). */
export function reportObservedActs(): void {
  if (observed.size === 0) return
  appendFileSync(join(inject('observedActs'), fileName), `${[...observed].join('\n')}\n`)
  observed.clear()
}

interface Write {
  readonly name: string
  readonly values: readonly unknown[]
}

interface Written {
  readonly events: readonly WrittenEvent[]
  /** Whether a statement of the transaction wrote rows, apart from what is recorded about requests. */
  readonly hasChanged: boolean
}

interface WrittenEvent {
  readonly machine: string
  readonly name: string
  readonly reason: string | null
  readonly note: string | null
  readonly data: Readonly<Record<string, unknown>> | null
}

let isWatching = false
const fileName = randomUUID()
const unlogged = new Set<string>()
const observed = new Set<string>()
/** Acts that were asked for and could still be undone. */
const delayed = new Set<string>()
/** What each connection's transaction wrote. */
const written = new WeakMap<pg.Client, Written>()
const readWritten = (client: pg.Client): Written =>
  written.get(client) ?? { events: [], hasChanged: false }

/** What requests leave without being asked for it. */
const bookkeeping = new Set([
  'event_log',
  'outbox',
  'notices',
  'requests',
  'rate_limits',
  'sessions',
])
const changes = new Map<string, boolean>()

/** Whether a statement writes tables that people see something of. */
function isChange(text: string): boolean {
  const known = changes.get(text)
  if (known !== undefined) return known
  const result = listWrittenTables(text).some((table) => !bookkeeping.has(table))
  changes.set(text, result)
  return result
}
const isStatement = (sent: unknown): sent is { readonly text: string } =>
  typeof sent === 'object' && sent !== null && 'text' in sent && typeof sent.text === 'string'

const isWrite = (sent: unknown): sent is Write =>
  typeof sent === 'object' &&
  sent !== null &&
  'name' in sent &&
  'values' in sent &&
  typeof sent.name === 'string' &&
  getDeclaredName(sent.name) === writePending.name

/** Forgets the events of a transaction that ends, or that a new one follows. */
function forgetEnded(client: pg.Client, text: string): void {
  if (/^\s*(?:begin|commit|rollback(?! to))\b/i.test(text)) written.delete(client)
}

/** The result arrives here before the sender of the statement continues. */
function noteChange(client: pg.Client, result: unknown): void {
  if (!(result instanceof Promise)) return
  result.then(
    ({ rowCount }: pg.QueryResult) => {
      if (rowCount) written.set(client, { ...readWritten(client), hasChanged: true })
    },
    () => {},
  )
}

function noteWrite(client: pg.Client, values: readonly unknown[]): void {
  const read = (name: string): unknown => values[writePending.parameters.indexOf(name)]
  // The statement's own list, which `PendingWrites` writes with these names.
  const added = JSON.parse(String(read('events'))) as readonly WrittenEvent[]
  const before = readWritten(client)
  const events = [...before.events, ...added]
  written.set(client, { ...before, events })
  if (read('actor_kind') !== 'operator') return
  const call = read('call')
  if (typeof call !== 'string') noteDelayed(added)
  else {
    const act = findAct(call)
    if (act) noteAct(act, { ...before, events }, String(read('answer')))
  }
}

function noteAct(act: string, { events, hasChanged }: Written, answer: string): void {
  if (/"pending":\{/.test(answer)) delayed.add(act)
  else if (events.length > 0) noteEvents(act, events)
  else if (hasChanged && !(act in renewingActs)) unlogged.add(`${act} left no event`)
}

/**
 * What could be undone has taken effect: it leaves its event in a transaction of its own, which does not
 * say which act it was. So it is only observed here, and one that never leaves its event is missing.
 */
function noteDelayed(events: readonly WrittenEvent[]): void {
  for (const act of delayed)
    if (events.some((event) => isOf(act)(event) && isExplained(act, [event]))) observed.add(act)
}

function noteEvents(act: string, events: readonly WrittenEvent[]): void {
  if (!isExplained(act, events)) unlogged.add(`${act} left an event without a reason`)
  else if (events.some(isOf(act))) observed.add(act)
}

const isExplained = (act: string, events: readonly WrittenEvent[]): boolean =>
  act in routineActs ||
  act in optionalReasonActs ||
  // What is confidential is with the data, which fewer people see.
  events.some(({ reason, note, data }) => reason ?? note ?? data?.['reason'])

const isOf =
  (act: string) =>
  ({ machine, name }: WrittenEvent): boolean =>
    `${machine}.${name}` === operatorActs[act]

const acts = endpointAddresses
  .filter(({ name }) => name in operatorActs)
  .map(({ name, method, url }) => ({
    name,
    call: new RegExp(`^${method} ${url.replaceAll(/:\w+/g, '[^/]+')}$`),
    params: url.split(':').length,
  }))
  // A word in the place of an id is an address of its own.
  .toSorted((a, b) => a.params - b.params)

const findAct = (sent: string): string | undefined => acts.find(({ call }) => call.test(sent))?.name
