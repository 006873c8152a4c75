import { reviewDays, teamReviewDueAt } from '@fledge/domain/response-deadlines.ts'
import { questionDueAt } from '@fledge/domain/companies/company-questions.ts'
import { dayMs, hourMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { toWaitParams, waitsSql } from '../../platform/db/waits/waits.ts'
import { aCompany, aMember, anOperator } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'

const undoMs = 10_000
const points = ['Your registration number', 'Who signs agreements for you?']
const body = { expected_status: 'PENDING_APPROVAL', points }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ UNDO_SECONDS: '10' })
})
afterAll(() => server.stop())

type Company = Awaited<ReturnType<typeof aCompany>>

const reviewer = async (): Promise<Browser> =>
  server.as((await anOperator(server, 'REVIEWER')).userId)
const createCompany = () => aCompany(server, { status: 'PENDING_APPROVAL' })
const ask = (browser: Browser, { companyId }: Company, more = {}) =>
  browser.request(`POST operator/companies/${companyId}/ask`, { body: { ...body, ...more } })
const read = async ({ companyId }: Company) =>
  (await (await reviewer()).request(`GET operator/companies/${companyId}`)).payload
const readOwn = async ({ admin }: Company) =>
  (await (await server.as(admin.userId)).request('GET host-company/user')).payload
const answer = async (company: Company, text = 'HRB 1234', id?: string) =>
  (await server.as(company.admin.userId)).request('POST host-company/answer-question', {
    body: { question_id: id ?? (await readOwn(company)).question.question_id, answer: text },
  })

/** A company that was asked, once that can no longer be undone. */
async function askedCompany(): Promise<Company> {
  const company = await createCompany()
  expect((await ask(await reviewer(), company)).status).toBe(200)
  await server.advanceClock(undoMs)
  return company
}

async function listWaits({ companyId }: Company) {
  const params = toWaitParams(server.now())
  const { rows } = await server.pool.query(
    `select kind, side, since, due_at from (${waitsSql
      .replaceAll(':now', '$2')
      .replaceAll(':no_shows_since', '$3')}) w where id = $1`,
    [companyId, params.now, params.no_shows_since],
  )
  return rows
}

/** Ids in the queue of the programme team, and of those that were asked. */
async function listQueues() {
  const browser = await reviewer()
  const list = async (query: Record<string, string>) =>
    (
      await browser.request('GET operator/companies', { query: { ...query, per_page: '100' } })
    ).payload.map(({ company_id: id }: { company_id: string }) => id)
  return {
    team: await list({ status: 'PENDING_APPROVAL' }),
    awaiting: await list({ status: 'PENDING_APPROVAL', awaits_reply: 'true' }),
  }
}

const mailsOf = async ({ admin }: Company, kind: string) =>
  (await server.mails(admin.email)).filter((mail) => mail.kind === kind)

it('reaches the administrators after the ten seconds, with every point and the date', async () => {
  const company = await createCompany()
  const colleague = await aMember(server, company.companyId, { role: 'SUPERVISOR' })
  const response = await ask(await reviewer(), company)
  expect(response.payload).toMatchObject({ pending: { act: 'askCompany' }, questions: [] })
  expect([await mailsOf(company, 'companies.ask'), (await readOwn(company)).question]).toEqual([
    [],
    null,
  ])
  await server.advanceClock(undoMs)
  const { question, account_status: status } = await readOwn(company)
  expect(status).toBe('PENDING_APPROVAL')
  expect(question).toMatchObject({ points, answer: null, answered_at: null })
  expect(question.due_at).toBe(questionDueAt(question.asked_at).toISOString())
  const [mail] = await mailsOf(company, 'companies.ask')
  for (const point of points) expect(mail?.body).toContain(point)
  expect(await server.mails(colleague.email)).toEqual([])
  expect(await read(company)).toMatchObject({
    questions: [{ points, is_open: true }],
    history: [{ move: 'ask', note: points.join(' · ') }],
    may: { ask: 'companies.refused.alreadyAsked', approve: true, reject: true },
  })
})

it('has no effect when it is undone', async () => {
  const company = await createCompany()
  const browser = await reviewer()
  const { act_id } = (await ask(browser, company)).payload.pending
  await browser.request('POST operator/pending-acts/undo', { body: { act_id } })
  await server.advanceClock(undoMs)
  expect((await readOwn(company)).question).toBeNull()
  expect(await mailsOf(company, 'companies.ask')).toEqual([])
  expect((await listQueues()).team).toContain(company.companyId)
})

it('gives the company the turn until the date, and the reply gives it back with the place in the queue', async () => {
  const company = await createCompany()
  const [before] = await listWaits(company)
  expect(before).toMatchObject({ kind: 'COMPANY', side: 'operator' })
  await ask(await reviewer(), company)
  expect(await listWaits(company)).toEqual([])
  await server.advanceClock(undoMs)
  const { question } = await readOwn(company)
  expect(await listWaits(company)).toMatchObject([
    {
      kind: 'COMPANY_QUESTION',
      side: 'company',
      since: question.asked_at,
      due_at: question.due_at,
    },
  ])
  const queues = await listQueues()
  expect(queues.awaiting).toContain(company.companyId)
  expect(queues.team).not.toContain(company.companyId)
  await server.advanceClock(2 * dayMs)
  expect((await answer(company)).status).toBe(200)
  const answered = await read(company)
  expect(answered).toMatchObject({
    questions: [{ answer: 'HRB 1234', is_open: true }],
    history: [{ move: 'answer', note: 'HRB 1234' }, { move: 'ask' }],
    may: { ask: true },
  })
  const [{ answered_at: answeredAt }] = answered.questions
  expect(await listWaits(company)).toMatchObject([
    {
      kind: 'COMPANY',
      side: 'operator',
      since: before?.since,
      due_at: teamReviewDueAt(answeredAt, reviewDays.usual).toISOString(),
    },
  ])
  expect((await readOwn(company)).answer_by).toBe(
    teamReviewDueAt(answeredAt, reviewDays.usual).toISOString(),
  )
  expect((await listQueues()).team).toContain(company.companyId)
})

it('is the turn of the programme team again after the date, and can still be answered', async () => {
  const company = await askedCompany()
  const { question } = await readOwn(company)
  await server.advanceClock(7 * dayMs)
  expect(await listWaits(company)).toMatchObject([
    {
      kind: 'COMPANY',
      side: 'operator',
      due_at: teamReviewDueAt(question.due_at, reviewDays.usual).toISOString(),
    },
  ])
  expect((await read(company)).may.ask).toBe(true)
  expect((await answer(company)).status).toBe(200)
})

it('reminds the administrators at half of the time and one day before, and no one who has replied', async () => {
  const [silent, quick] = [await askedCompany(), await askedCompany()]
  await answer(quick)
  const counts: number[] = []
  for (const ms of [3.5 * dayMs - hourMs, 2 * hourMs, 2 * dayMs, dayMs, dayMs]) {
    await server.advanceClock(ms)
    counts.push((await mailsOf(silent, 'companies.askReminder')).length)
  }
  expect(counts).toEqual([0, 1, 1, 2, 2])
  expect(await mailsOf(quick, 'companies.askReminder')).toEqual([])
})

it('ends with the decision, which stays possible until the reply', async () => {
  const company = await askedCompany()
  const { question } = await readOwn(company)
  const browser = await reviewer()
  const path = `operator/companies/${company.companyId}`
  await browser.request(`POST ${path}/reject`, {
    body: { ...body, points: undefined, reason: 'FIT' },
  })
  await server.advanceClock(undoMs)
  expect(await listWaits(company)).toEqual([])
  expect((await answer(company, 'Too late', question.question_id)).status).toBe(403)
  await browser.request(`POST ${path}/reopen`, { body: { expected_status: 'REJECTED' } })
  await server.advanceClock(undoMs)
  expect(await listWaits(company)).toMatchObject([{ kind: 'COMPANY', side: 'operator' }])
  expect((await readOwn(company)).question).toBeNull()
  expect((await answer(company, 'Too late', question.question_id)).status).toBe(409)
  expect((await read(company)).questions).toMatchObject([{ is_open: false, answer: null }])
})

it('is not decided by someone who has not seen the reply', async () => {
  const company = await askedCompany()
  const browser = await reviewer()
  const approve = (seen_reply_at: string | null) =>
    browser.request(`POST operator/companies/${company.companyId}/approve`, {
      body: { expected_status: 'PENDING_APPROVAL', seen_reply_at },
    })
  // Within the ten seconds: it has no effect, and its operator learns why.
  expect((await approve(null)).status).toBe(200)
  await answer(company)
  await server.advanceClock(undoMs)
  const { status, questions } = await read(company)
  expect(status).toBe('PENDING_APPROVAL')
  const failed = await browser.request('GET operator/pending-acts', { query: { kind: 'COMPANY' } })
  expect(failed.payload).toMatchObject([{ failure: 'companies.refused.replied' }])
  expect((await approve(null)).message).toBe(
    'The company has replied since you opened it. Read its reply before you decide.',
  )
  expect((await approve(questions[0].answered_at)).status).toBe(200)
  await server.advanceClock(undoMs)
  expect((await read(company)).status).toBe('APPROVED')
})

it('is replaced by the next question once it is overdue', async () => {
  const company = await askedCompany()
  const first = (await readOwn(company)).question
  await server.advanceClock(7 * dayMs)
  await ask(await reviewer(), company, { points: ['Your website'] })
  await server.advanceClock(undoMs)
  expect((await readOwn(company)).question.points).toEqual(['Your website'])
  expect((await answer(company, 'Hello', first.question_id)).status).toBe(409)
  expect(await listWaits(company)).toMatchObject([{ kind: 'COMPANY_QUESTION' }])
})

it('is refused without a point, outside of a review, twice, and to everyone else', async () => {
  const company = await createCompany()
  const browser = await reviewer()
  expect((await ask(browser, company, { points: [] })).status).toBe(400)
  expect((await ask(browser, company, { points: [' '] })).status).toBe(400)
  const approved = await aCompany(server, { status: 'APPROVED' })
  expect((await ask(browser, approved, { expected_status: 'APPROVED' })).status).toBe(409)
  const finance = await server.as((await anOperator(server, 'FINANCE')).userId)
  expect((await ask(finance, company)).status).toBe(403)
  const { admin } = await createCompany()
  expect((await ask(await server.as(admin.userId), company)).status).toBe(403)
  await ask(browser, company)
  await server.advanceClock(undoMs)
  expect((await ask(browser, company)).status).toBe(409)
})

it('is answered once, by an administrator of this company only', async () => {
  const company = await askedCompany()
  const { question_id: id } = (await readOwn(company)).question
  const supervisor = await aMember(server, company.companyId, { role: 'SUPERVISOR' })
  const send = async (userId: string) =>
    (
      await (
        await server.as(userId)
      ).request('POST host-company/answer-question', {
        body: { question_id: id, answer: 'HRB 1234' },
      })
    ).status
  expect(await send(supervisor.userId)).toBe(403)
  expect(await send((await createCompany()).admin.userId)).toBe(409)
  expect((await answer(company, ' ')).status).toBe(400)
  const statuses = await Promise.all([1, 2, 3].map(() => send(company.admin.userId)))
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409])
})
