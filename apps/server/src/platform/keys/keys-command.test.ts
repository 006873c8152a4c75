import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { toDatabaseUrl } from '../embedded/start-embedded.ts'
import { startTestServer, type TestServer } from '../testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('npm run keys -- status runs in a process of its own and names the newest key', () => {
  const { host = '', port = 0, user = '', database = '' } = server.pool.options
  const output = execFileSync(
    process.execPath,
    [join(import.meta.dirname, '../../../../../tools/keys.mjs'), 'status'],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        DATABASE_URL: toDatabaseUrl({ host, port, user, database }),
        APP_SECRET: 'a secret of the test that is long enough for the product',
      },
    },
  )
  expect(output).toMatch(/^\w+  newest: makes new values\n$/)
})
