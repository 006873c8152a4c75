import { afterAll, beforeAll, expect, it } from 'vitest'
import { defineStatement } from '../db/statement.ts'
import { newId } from '../ids.ts'
import { anIntern } from './factories.ts'
import { takeIgnoredIds } from './foreign-ids.ts'
import { type TestServer, startTestServer } from './harness.ts'

type UserId = { readonly user_id: string }
const setText = 'update users\nset time_zone = time_zone'
const changesOne = defineStatement<UserId>(
  'test.one',
  ['user_id'],
  `${setText}\nwhere user_id = $1`,
)
const changesAll = defineStatement<UserId>(
  'test.all',
  ['user_id'],
  `${setText}\nwhere user_id = $1 or true`,
)
const excludesOne = defineStatement<UserId>(
  'test.others',
  ['user_id'],
  `${setText}\nwhere user_id <> $1`,
)

let server: TestServer
let userId: string
beforeAll(async () => {
  server = await startTestServer()
  userId = (await anIntern(server)).userId
})
afterAll(() => server.stop())

it('finds a statement that also changes rows of others than the given id', async () => {
  await server.tx((tx) => tx.run(changesAll, { user_id: userId }))
  expect(takeIgnoredIds()).toEqual(['test.all $1'])
})

it('accepts statements that change only rows of the given id, or only other rows', async () => {
  await server.tx(async (tx) => {
    await tx.run(changesOne, { user_id: userId })
    await tx.run(excludesOne, { user_id: userId })
  })
  expect(takeIgnoredIds()).toEqual([])
})

it('leaves a transaction as it was, also after a statement that fails with another id', async () => {
  const failing = defineStatement<UserId>(
    'test.failingWithId',
    ['user_id'],
    `${setText}\nwhere user_id = $1 and 1 / (select count(*) from users where user_id = $1) = 1`,
  )
  const changed = await server.tx((tx) => tx.run(failing, { user_id: userId }))
  expect(changed).toBe(1)
  expect(takeIgnoredIds()).toEqual([])
  expect(await server.tx((tx) => tx.run(changesOne, { user_id: newId(tx.now) }))).toBe(0)
})
