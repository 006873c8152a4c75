import { afterAll, beforeAll, expect, it } from 'vitest'
import { aPlan } from '../../platform/testing/factories.ts'
import { type TestServer, testServer } from '../../platform/testing/harness.ts'
import { aScene, explain, missed, own, proposal, words } from './testing/no-show-fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const scene = () => aScene(server)
type Scene = Awaited<ReturnType<typeof scene>>
const express = async ({ guest, companyId }: Scene) =>
  guest.ask('POST intern-service/intern-dashboard/express-interest', {
    body: { io_id: await aPlan(server, companyId) },
  })
const available = async (one: Scene) =>
  (await one.host.ask(`GET browse-intern/intern/available/${one.intern.internId}`)).payload
/** Whether a company that does not know the intern yet has them in browse, and finds them by name. */
const isFound = async (one: Scene) => {
  const { host } = await scene()
  const browse = await host.ask('GET browse/candidates', { query: { per_page: '100' } })
  const { rows } = await server.pool.query('select first_name from users where user_id = $1', [
    one.intern.userId,
  ])
  const found = await host.ask('GET browse/candidates/v1/find', {
    query: { search: rows[0].first_name },
  })
  return [browse.payload.candidates, found.payload].map((list: { intern_id: string }[]) =>
    list.some((row) => row.intern_id === one.intern.internId),
  )
}
const held = async (one: Scene) =>
  (await one.host.ask('GET admin-setting/interview/credits')).payload.held

it('an intern who owes an explanation is not available to companies, before a credit is held, until they explain', async () => {
  const one = await scene()
  await missed(one, 'company')
  const before = await held(one)
  expect(await available(one)).toEqual({
    available: false,
    reason: 'This intern is not available at the moment.',
  })
  expect(await proposal(one)).toMatchObject({
    status: 409,
    code: 'NOT_AVAILABLE',
    message: 'This intern is not available at the moment.',
  })
  expect(await held(one)).toBe(before)
  expect(await isFound(one)).toEqual([false, false])
  await explain(one, 'intern', (await own(one, 'intern')).owes, { explanation: words })
  expect(await available(one)).toEqual({ available: true, reason: null })
  expect(await isFound(one)).toEqual([true, true])
  expect((await proposal(one)).status).toBe(200)
})

it('an intern who owes an explanation cannot express interest before they explain', async () => {
  const one = await scene()
  await missed(one, 'company')
  expect(await express(one)).toMatchObject({ status: 409, code: 'EXPLANATION_DUE' })
  await explain(one, 'intern', (await own(one, 'intern')).owes, { explanation: words })
  expect((await express(one)).status).toBe(200)
})

it('a company that owes an explanation is not available to interns, who do not learn why', async () => {
  const one = await scene()
  await missed(one, 'intern')
  expect(await express(one)).toMatchObject({
    status: 409,
    code: 'NOT_AVAILABLE',
    message: 'This company is not available at the moment.',
  })
  await explain(one, 'company', (await own(one, 'company')).owes, { explanation: words })
  expect((await express(one)).status).toBe(200)
})
