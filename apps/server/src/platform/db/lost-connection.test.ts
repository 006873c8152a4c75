import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { isConnectionLost } from './lost-connection.ts'

const catchError = (act: () => Promise<unknown>) => act().catch((error: unknown) => error)

test('a missing socket is a lost connection, and any other missing file is not', async () => {
  const client = new pg.Client({ host: '/no/such/folder', user: 'fledge' })
  client.on('error', () => {})
  expect(isConnectionLost(await catchError(() => client.connect()))).toBe(true)
  expect(isConnectionLost(await catchError(() => readFile('/no/such/file')))).toBe(false)
})
