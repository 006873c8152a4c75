import { accountEvents } from '@fledge/domain/accounts/events.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DueJobRow } from '../http/handler.ts'
import { newId } from '../ids.ts'
import { type TestServer, startTestServer } from '../testing/harness.ts'
import { createSweep } from './sweep.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.stop())

it('processes rows in separate transactions, so that a failed or skipped row is rolled back and blocks no others', async () => {
  const ids = Array.from({ length: 4 }, () => newId(server.now()))
  const [fails, remaining] = [ids[1], ids[2]]
  const waiting = new Set(ids)
  const errors: unknown[] = []
  const row = (id: string): DueJobRow => ({
    id,
    async process(tx) {
      await tx.recordEvent(accountEvents.erase, { subject: id })
      if (id === fails) throw new Error('no')
      if (id !== remaining) waiting.delete(id)
      return id !== remaining
    },
  })
  const job = { name: 'test.each', due: async () => [...waiting].map(row) }
  const { database } = server.running.services
  await createSweep(database, [{ calls: {}, handlers: {}, jobs: [job] }], {
    error: (facts) => errors.push(facts),
  })()
  const storedIds = (
    await server.pool.query('select subject_id from event_log where subject_id = any($1)', [ids])
  ).rows.map((row) => row.subject_id)
  expect(storedIds.toSorted()).toEqual([ids[0], ids[3]].toSorted())
  expect(errors).toMatchObject([{ job: 'test.each', row: fails }])
  expect([...waiting]).toEqual([fails, remaining])
})
