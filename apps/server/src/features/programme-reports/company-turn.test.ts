import { dayMs, hourMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCompany, anOperator, type TestCompany } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'

// While a company was asked for more, its registration did not wait for the programme team.

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const manager = async (): Promise<Browser> => server.as((await anOperator(server)).userId)

/** A company whose registration has just reached the queue. */
async function register(): Promise<TestCompany> {
  const company = await aCompany(server, { status: 'PENDING_APPROVAL' })
  await server.pool.query(
    `insert into event_log (at, machine, move, subject_id, company_id, to_state, actor_kind, data)
     values ($1, 'company', 'register', $2, $2, 'PENDING_APPROVAL', 'system', '{}')`,
    [server.now(), company.companyId],
  )
  return company
}

async function decide({ companyId }: TestCompany, name: string, body: object = {}) {
  const { status } = await (
    await manager()
  ).request(`POST operator/companies/${companyId}/${name}`, {
    body: { expected_status: 'PENDING_APPROVAL', ...body },
  })
  expect(status).toBe(200)
}
const ask = (company: TestCompany) => decide(company, 'ask', { points: ['Who are you?'] })

async function reply({ admin }: TestCompany) {
  const browser = await server.as(admin.userId)
  const { question } = (await browser.request('GET host-company/user')).payload
  const body = { question_id: question.question_id, answer: 'We build boats.' }
  const { status } = await browser.request('POST host-company/answer-question', { body })
  expect(status).toBe(200)
}

const advanceDays = (days: number) => server.advanceClock(days * dayMs)

/** The hours of the decisions about a company, the latest first, to a tenth. */
async function readHours({ companyId }: TestCompany): Promise<readonly number[]> {
  const { payload } = await (
    await manager()
  ).request('GET operator/decisions', {
    query: { kind: 'COMPANY', per_page: '100' },
  })
  return payload
    .filter(({ company_id: id }: { company_id: string }) => id === companyId)
    .map(({ hours }: { hours: number }) => Math.round(hours * 10) / 10)
}

it('leaves out the time until the reply, and all of it before the decision that came without one', async () => {
  const [replied, silent, early] = [await register(), await register(), await register()]
  await advanceDays(1)
  for (const company of [replied, silent, early]) await ask(company)
  await advanceDays(2)
  await reply(replied)
  await decide(early, 'approve')
  await advanceDays(1)
  await decide(replied, 'approve')
  // The date is after seven days.
  await advanceDays(6)
  await decide(silent, 'reject', { reason: 'FIT' })
  const expected = [[48], [72], [24]]
  const readAll = async () => [
    await readHours(replied),
    await readHours(silent),
    await readHours(early),
  ]
  expect(await readAll()).toEqual(expected)
  // Once the job has stored them, too.
  for (let sweep = 0; sweep < 3; sweep += 1) await server.advanceClock(hourMs)
  const { rows } = await server.pool.query(
    `select count(*)::int as count from decision_times where kind = 'COMPANY'`,
  )
  expect(rows).toEqual([{ count: 3 }])
  expect(await readAll()).toEqual(expected)
})

it('adds up what was asked in one review, and nothing of the review before', async () => {
  const company = await register()
  await ask(company)
  await advanceDays(1)
  await reply(company)
  await ask(company)
  await advanceDays(8)
  await ask(company)
  await advanceDays(1)
  await decide(company, 'reject', { reason: 'FIT' })
  await decide(company, 'reopen', { expected_status: 'REJECTED' })
  await advanceDays(2)
  await decide(company, 'approve')
  expect(await readHours(company)).toEqual([48, 24])
})
