import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  type ReplicatedCluster,
  runOn,
  startReplicatedCluster,
} from '../testing/replicated-cluster.ts'
import type { Database } from './database.ts'
import type { LogPosition } from './log-position.ts'
import { openDatabase } from './open-database.ts'
import type { ReadResult } from './replica-read.ts'
import type { NoParams, Statement } from './statement.ts'

interface NoteRow {
  readonly note: string
  readonly standby: boolean
}
// Not declared: there is no such table in the product.
const saveNote: Statement<{ note: string }, unknown> = {
  name: 'test.saveNote',
  parameters: ['note'],
  text: 'insert into notes values ($1)',
}
const newestNote: Statement<NoParams, NoteRow> = {
  name: 'test.newestNote',
  parameters: [],
  text: 'select note, pg_is_in_recovery() as standby from notes order by note desc limit 1',
}

let cluster: ReplicatedCluster
let database: Database
beforeAll(async () => {
  cluster = await startReplicatedCluster(async ({ connection }) => {
    await runOn(connection, "create table notes (note text); insert into notes values ('0')")
  })
  database = openDatabase({
    connection: cluster.primary.connection,
    replicaConnection: cluster.standby.connection,
    clock: { now: () => new Date() },
    poolSize: 2,
  })
}, 60_000)
afterAll(async () => {
  await database.close()
  await cluster.stop()
})
const waitUntilUsable = () =>
  vi.waitFor(() => expect(database.replica?.watch.state).toBe('usable'), { timeout: 5000 })
beforeEach(waitUntilUsable)

async function save(note: string): Promise<LogPosition | null> {
  let position: LogPosition | null = null
  await database.transaction({ kind: 'system' }, (tx) => tx.run(saveNote, { note }), {
    onCommit: (committed) => {
      position = committed
    },
  })
  return position
}

const readAfter = (after: LogPosition | null) => database.read(undefined, { after }).one(newestNote)

/** Reads, and says what became of it. */
async function readWithResult(after: LogPosition | null) {
  const before = { ...database.replica?.counts }
  const row = await readAfter(after)
  const results = Object.entries(database.replica?.counts ?? {}).flatMap(([result, count]) =>
    // The keys are those of the counts.
    count > (before[result as ReadResult] ?? 0) ? [result] : [],
  )
  return { note: row?.note, standby: row?.standby, results }
}

const pause = () => runOn(cluster.standby.connection, 'select pg_wal_replay_pause()')
const resume = () => runOn(cluster.standby.connection, 'select pg_wal_replay_resume()')

test('a replica serves a read that allows it, and no other', async () => {
  expect(await readWithResult(null)).toEqual({ note: '0', standby: true, results: ['replica'] })
  expect(await database.read().one(newestNote)).toEqual({ note: '0', standby: false })
  expect(database.replica?.watch.lagMs).toBe(0)
})

test('what a session wrote is in its reads, also while the replica has not replayed it', async () => {
  await pause()
  const position = await save('1')
  expect(position).toMatch(/^[0-9A-F]+\/[0-9A-F]+$/)
  expect(await readWithResult(position)).toEqual({
    note: '1',
    standby: false,
    results: ['written'],
  })
  // Others may read what was before.
  expect(await readWithResult(null)).toMatchObject({ note: '0', standby: true })
  await resume()
  await vi.waitFor(async () =>
    expect(await readWithResult(position)).toEqual({
      note: '1',
      standby: true,
      results: ['replica'],
    }),
  )
})

test('a statement that writes is refused by the replica, and so not counted as served', async () => {
  const { failed } = { ...database.replica?.counts }
  await database.read(undefined, { after: null }).run(saveNote, { note: '2' })
  expect(database.replica?.counts.failed).toBe((failed ?? 0) + 1)
  expect(await database.read().one(newestNote)).toEqual({ note: '2', standby: false })
})

test('a commit has no position without a replica', async () => {
  const plain = openDatabase({
    connection: cluster.primary.connection,
    clock: { now: () => new Date() },
    poolSize: 1,
  })
  const onCommit = vi.fn()
  await plain.transaction({ kind: 'system' }, (tx) => tx.run(saveNote, { note: '2' }), { onCommit })
  expect(onCommit).not.toHaveBeenCalled()
  expect(await plain.read(undefined, { after: null }).one(newestNote)).toMatchObject({
    standby: false,
  })
  await plain.close()
})

test('the primary serves while the replica is away', async () => {
  await cluster.killStandby()
  // The first one may find out.
  expect(await readAfter(null)).toMatchObject({ standby: false })
  expect(await readWithResult(null)).toMatchObject({ standby: false, results: ['away'] })
  expect(database.replica?.watch.lagMs).toBeNull()
})
