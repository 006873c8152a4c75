import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany, anIntern } from '../testing/factories.ts'
import { startTestServer, type TestServer } from '../testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('an id in a path is decoded once, before it is validated', async () => {
  const { companyId } = await aCompany(server)
  const read = (id: string) => server.anonymous().request(`GET host-company/public/profile/${id}`)
  const encoded = [...companyId].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('')
  expect((await read(encoded)).status).toBe(200)
  expect((await read(encoded.replaceAll('%', '%25'))).status).toBe(404)
})

test('a field of a query is decoded once, before it is validated', async () => {
  const validate = (address: string) =>
    server.anonymous().request(`GET validate/v2/email?email=${address}`)
  expect((await validate('ida%40people.example')).status).toBe(200)
  expect(await validate('ida%2540people.example')).toMatchObject({ status: 400 })
})

test('text of a body is stored as it was typed, encoded or not', async () => {
  const { userId } = await anIntern(server)
  const feedback = '%3Cb%3E &lt;b&gt; \\u003cb\\u003e <b>'
  const browser = await server.as(userId)
  await browser.request('POST common-services/spot-feedback/v1', { body: { feedback } })
  const { rows } = await server.pool.query('select body from spot_feedback where user_id = $1', [
    userId,
  ])
  expect(rows).toEqual([{ body: feedback }])
})
