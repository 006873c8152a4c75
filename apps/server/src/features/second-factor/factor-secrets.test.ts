import { afterAll, beforeAll, expect, test } from 'vitest'
import { createKeyRing } from '../../platform/keys/key-ring.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { openSecret, sealedFactorSecrets } from './factor-secrets.ts'
import { aFactorOwner } from './testing/authenticator.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('the newest key encrypts secrets again, and leaves those that no key opens', async () => {
  const { userId, app } = await aFactorOwner(server)
  const lost = await aFactorOwner(server)
  await server.pool.query(`update second_factors set secret = 'lost.x' where user_id = $1`, [
    lost.userId,
  ])
  const newest = 'the-secret-of-after-'.repeat(2)
  const keyRing = createKeyRing([newest, String(server.running.services.env.APP_SECRET)])
  const reseal = () => server.tx((tx) => sealedFactorSecrets.reseal(tx, keyRing))
  expect([await reseal(), await reseal()]).toEqual([1, 0])
  const { rows } = await server.pool.query('select secret from second_factors where user_id = $1', [
    userId,
  ])
  expect(openSecret(createKeyRing([newest]), userId, rows[0].secret)).toBe(app.secret)
  expect(await sealedFactorSecrets.countByKey(server.running.services.database.read())).toEqual(
    expect.arrayContaining([
      { key_id: keyRing.keyIds[0], count: 1 },
      { key_id: 'lost', count: 1 },
    ]),
  )
})
