import type { InternActor, InternScope } from '@fledge/domain/sessions/types.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anIntern, type TestIntern } from '../testing/factories.ts'
import { startTestServer, type TestServer } from '../testing/harness.ts'
import { ReadOnlyError } from './read-only-database.ts'
import { composeStatement } from './statement.ts'

let server: TestServer
let intern: TestIntern
beforeAll(async () => {
  server = await startTestServer()
  intern = await anIntern(server)
})
afterAll(() => server.stop())

const touch = composeStatement<{ user_id: string }>(
  'test.touch',
  'update users set last_seen_at = now() where user_id = :user_id',
)
const readName = composeStatement<{ user_id: string }, { first_name: string }>(
  'test.readName',
  'select first_name from users where user_id = :user_id',
)

it('reads as an actor and as the server, and refuses every change without losing its connections', async () => {
  const { database } = server.running.services
  const actor: InternActor = {
    kind: 'intern',
    userId: intern.userId,
    // As a session creates it.
    intern: intern.internId as InternScope,
  }
  const person = { user_id: intern.userId }
  for (const db of [database.readOnly.read(), database.readOnly.readAs(actor)])
    for (let round = 0; round < 3; round += 1) {
      expect(await db.one(readName, person)).toEqual({ first_name: expect.any(String) })
      await expect(db.run(touch, person)).rejects.toBeInstanceOf(ReadOnlyError)
    }
  await expect(
    database.readOnly.transaction(actor, async (tx) => tx.run(touch, person)),
  ).rejects.toBeInstanceOf(ReadOnlyError)
  expect(database.readOnly.readOnly).toBe(database.readOnly)
  // The same connections still write for everyone else.
  expect(await database.read().run(touch, person)).toBe(1)
})
