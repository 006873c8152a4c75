import { dayMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCompany, anOperator } from '../../platform/testing/factories.ts'
import { reportFigure } from '../../platform/testing/figure-report.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { addAccountRows, findRows } from '../accounts/testing/account-rows.ts'
import { removeByCommand } from './remove-by-command.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const remove = (email: string) => removeByCommand(server.running.services.database, email)
const readStatus = async (userId: string) =>
  (await server.pool.query('select status from users where user_id = $1', [userId])).rows[0].status

it('keeps the last manager, and knows only operators', async () => {
  const manager = await anOperator(server)
  const reviewer = await anOperator(server, 'REVIEWER')
  expect(await remove(manager.email)).toBe('LAST_MANAGER')
  expect(await readStatus(manager.userId)).toBe('ACTIVE')
  expect(await remove('no.one@fledge.example')).toBe('UNKNOWN')
  expect(await remove(reviewer.email)).toBe(null)
})

it('refuses an operator who was removed, at once and at every sign-in', async () => {
  await anOperator(server)
  const operator = await anOperator(server)
  const browser = await server.as(operator.userId)
  expect((await browser.request('GET operator/companies')).status).toBe(200)
  expect(await remove(operator.email)).toBe(null)
  expect((await browser.request('GET operator/companies')).status).toBe(401)
  const again = server.anonymous()
  await again.request('POST otp/v2/create', { body: { email: operator.email, type: 'O' } })
  expect(await server.mails(operator.email)).toEqual([])
  expect(await readStatus(operator.userId)).toBe('DEACTIVATED')
})

it('removes all personal data of an operator everywhere after 14 days', async () => {
  // A report is about a company.
  await aCompany(server)
  await anOperator(server)
  const operator = await anOperator(server)
  await server.pool.query(
    `update users set first_name = 'Larkspur', last_name = 'Wetherby' where user_id = $1`,
    [operator.userId],
  )
  await addAccountRows(server, operator)
  const texts = [operator.email, 'Larkspur']
  const before = await findRows(server, texts)
  expect(await remove(operator.email)).toBe(null)
  await server.advanceClock(13 * dayMs)
  expect((await findRows(server, texts)).has('users')).toBe(true)
  await server.advanceClock(2 * dayMs)
  const found = [...(await findRows(server, texts)).keys()]
  reportFigure({
    figure: 17,
    counts: { 'erased operators': 1 },
    violations: found,
    controls: { 'canary before the erasure': [1, Number(before.size > 2)] },
  })
  expect(found).toEqual([])
  expect(before.size).toBeGreaterThan(2)
  expect(await remove(operator.email)).toBe('UNKNOWN')
})
