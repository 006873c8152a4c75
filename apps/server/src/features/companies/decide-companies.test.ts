import { reviewDays, teamReviewDueAt } from '@fledge/domain/response-deadlines.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import {
  aCandidature,
  aCompany,
  anIntern,
  anInterview,
  anOperator,
  aPlan,
} from '../../platform/testing/factories.ts'
import { type Browser, type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const createCompany = async (overrides = {}) => {
  const company = await aCompany(server, overrides)
  return { ...company, browser: await server.as(company.admin.userId) }
}

describe('programme team decisions on companies', () => {
  const operator = async (): Promise<Browser> =>
    server.as((await anOperator(server, 'REVIEWER')).userId)
  const pending = { expected_status: 'PENDING_APPROVAL' }
  const rejection = { ...pending, reason: 'IDENTITY', note: 'No such company' }
  const ending = { ...rejection, expected_status: 'APPROVED' }

  it('lists waiting companies, longest first, and approving once grants credits and notifies the company', async () => {
    const {
      companyId,
      admin,
      browser: company,
    } = await createCompany({ status: 'PENDING_APPROVAL', credits: 0 })
    await server.pool.query('delete from credit_balances where company_id = $1', [companyId])
    await createCompany({ status: 'REJECTED' })
    const browser = await operator()
    // An earlier approval of another company does not count as this one's.
    await browser.request(
      `POST operator/companies/${(await createCompany({ status: 'PENDING_APPROVAL' })).companyId}/approve`,
      { body: pending },
    )
    const queue = await browser.request('GET operator/companies', {
      query: { status: 'PENDING_APPROVAL', per_page: '100' },
    })
    expect(queue.payload.map((company: { company_id: string }) => company.company_id)).toContain(
      companyId,
    )
    expect(queue.count).toBe(queue.payload.length)
    expect(new Set(queue.payload.map((company: { status: string }) => company.status))).toEqual(
      new Set(['PENDING_APPROVAL']),
    )
    const counts = (await browser.request('GET operator/companies/counts')).payload
    for (const [count, status] of [
      ['waiting', 'IN_WAITING_LIST'],
      ['pending', 'PENDING_APPROVAL'],
      ['approved', 'APPROVED'],
      ['rejected', 'REJECTED'],
    ] as const)
      expect([count, counts[count]]).toEqual([
        count,
        (await browser.request('GET operator/companies', { query: { status } })).count,
      ])
    const [firstResponse, two] = await Promise.all(
      [1, 2].map(() =>
        browser.request(`POST operator/companies/${companyId}/approve`, { body: pending }),
      ),
    )
    expect([firstResponse?.status ?? 0, two?.status ?? 0].toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ])
    expect((await browser.request(`GET operator/companies/${companyId}`)).payload).toMatchObject({
      status: 'APPROVED',
      credits_left: 10,
      may: { approve: 'errors.ILLEGAL_TRANSITION', expel: true },
    })
    expect((await server.mails(admin.email))[0]).toMatchObject({
      kind: 'companies.approve',
      body: expect.stringContaining('10 interview credits'),
    })
    expect((await company.request('GET host-company/user')).payload.notice).toBeNull()
  })

  it('promises a decision within three working days, shown to the company and in the queue, and only for companies in review', async () => {
    // Friday afternoon in Madrid.
    const {
      companyId,
      admin,
      browser: company,
    } = await createCompany({
      status: 'PENDING_APPROVAL',
      time_zone: 'Europe/Madrid',
      created_at: new Date('2026-11-20T16:00:00Z'),
    })
    const browser = await operator()
    expect((await company.request('GET host-company/user')).payload.answer_by).toBe(
      '2026-11-25T16:00:00.000Z',
    )
    const queue = await browser.request('GET operator/companies', {
      query: { status: 'PENDING_APPROVAL', per_page: '100' },
    })
    expect(
      queue.payload.find((company: { company_id: string }) => company.company_id === companyId)
        .answer_by,
    ).toBe('2026-11-25T16:00:00.000Z')
    await browser.request(`POST operator/companies/${companyId}/reject`, { body: rejection })
    expect((await company.request('GET host-company/user')).payload.answer_by).toBeNull()
    // Reopening a case restarts the deadline.
    const earliest = teamReviewDueAt(server.now().toISOString(), reviewDays.usual).getTime()
    await browser.request(`POST operator/companies/${companyId}/reopen`, {
      body: { expected_status: 'REJECTED' },
    })
    expect(
      Date.parse((await company.request('GET host-company/user')).payload.answer_by),
    ).toBeGreaterThanOrEqual(earliest)
    expect((await server.mails(admin.email))[0]).toMatchObject({
      kind: 'companies.reopen',
      body: expect.stringMatching(/We’ll reply by \w{3} \d+ \w{3,4}\./),
    })
  })

  it('rejects with an internal reason and reopens the case after an appeal', async () => {
    const {
      companyId,
      admin,
      browser: company,
    } = await createCompany({ status: 'PENDING_APPROVAL' })
    const browser = await operator()
    expect(
      (await browser.request(`POST operator/companies/${companyId}/reject`, { body: pending }))
        .status,
    ).toBe(400)
    expect(
      (await browser.request(`POST operator/companies/${companyId}/reject`, { body: rejection }))
        .payload,
    ).toMatchObject({ status: 'REJECTED', decision_reason: 'IDENTITY' })
    const account = await company.request('GET host-company/user')
    expect(account.payload.notice).toMatch(/^Unfortunately, your company account is not approved/)
    expect(account.text).not.toContain('No such company')
    expect((await server.mails(admin.email))[0]?.body).not.toContain('No such company')
    expect(await company.request('GET get-basic-details')).toMatchObject({
      status: 403,
      code: 'COMPANY_NOT_APPROVED',
    })
    expect((await company.request('GET admin-setting/user/profile')).status).toBe(200)
    expect(
      (
        await browser.request(`POST operator/companies/${companyId}/reopen`, {
          body: { expected_status: 'REJECTED' },
        })
      ).payload.status,
    ).toBe('PENDING_APPROVAL')
    expect(
      (await browser.request(`POST operator/companies/${companyId}/admit`, { body: pending }))
        .status,
    ).toBe(409)
  })

  it('admits from the waiting list with a link, within the 10 days shown in the queue', async () => {
    const { companyId, admin } = await createCompany({
      status: 'IN_WAITING_LIST',
      created_at: new Date('2026-11-20T16:00:00Z'),
    })
    const browser = await operator()
    const waiting = await browser.request('GET operator/companies', {
      query: { status: 'IN_WAITING_LIST', per_page: '100' },
    })
    expect(
      waiting.payload.find((company: { company_id: string }) => company.company_id === companyId)
        .answer_by,
    ).toBe('2026-11-30T16:00:00.000Z')
    expect(
      (
        await browser.request(`POST operator/companies/${companyId}/admit`, {
          body: { expected_status: 'IN_WAITING_LIST' },
        })
      ).payload.status,
    ).toBe('PENDING_APPROVAL')
    expect((await server.mails(admin.email))[0]).toMatchObject({
      kind: 'companies.admit',
      body: expect.stringContaining('token='),
    })
  })

  it('closing an approved account pauses plans, ends candidatures without an offer and returns credits', async () => {
    const { companyId, admin } = await createCompany()
    const plan = await aPlan(server, companyId)
    const [earlyIntern, lateIntern] = [await anIntern(server), await anIntern(server)]
    const open = await aCandidature(server, companyId, plan, earlyIntern, {
      stage: 'INTERVIEW_PROPOSED',
    })
    await anInterview(server, companyId, open, earlyIntern, [admin.memberId])
    const sent = await aCandidature(server, companyId, plan, lateIntern, { stage: 'OFFERED' })
    expect(
      (
        await (
          await operator()
        ).request(`POST operator/companies/${companyId}/expel`, { body: ending })
      ).payload.status,
    ).toBe('REJECTED')
    const stages = await server.pool.query(
      'select candidature_id, stage from candidatures where company_id = $1',
      [companyId],
    )
    expect(Object.fromEntries(stages.rows.map((row) => [row.candidature_id, row.stage]))).toEqual({
      [open]: 'CLOSED',
      [sent]: 'OFFERED',
    })
    expect(
      (
        await server.pool.query('select status, paused_reason from plans where plan_id = $1', [
          plan,
        ])
      ).rows,
    ).toEqual([{ status: 'PAUSED', paused_reason: 'EXPELLED' }])
  })

  it('rejects a decision based on an outdated status, such as one for a company approved in another tab', async () => {
    const { companyId } = await createCompany({ status: 'PENDING_APPROVAL' })
    const plan = await aPlan(server, companyId)
    const candidature = await aCandidature(server, companyId, plan, await anIntern(server), {
      stage: 'INTERESTED',
    })
    const [firstOperator, secondOperator] = [await operator(), await operator()]
    expect(
      (
        await secondOperator.request(`POST operator/companies/${companyId}/approve`, {
          body: pending,
        })
      ).status,
    ).toBe(200)
    expect(
      await firstOperator.request(`POST operator/companies/${companyId}/reject`, {
        body: rejection,
      }),
    ).toMatchObject({
      status: 409,
      code: 'ILLEGAL_TRANSITION',
      message: expect.stringMatching(/^First\d+ Last\d+ has already decided on this: Approved\.$/),
    })
    // Even with the current status, rejecting does not end an approved account and expelling does
    // not reject a pending one.
    expect(
      await firstOperator.request(`POST operator/companies/${companyId}/reject`, { body: ending }),
    ).toMatchObject({ status: 409, code: 'ILLEGAL_TRANSITION' })
    const { companyId: waiting } = await createCompany({ status: 'PENDING_APPROVAL' })
    expect(
      await firstOperator.request(`POST operator/companies/${waiting}/expel`, { body: rejection }),
    ).toMatchObject({ status: 409, code: 'ILLEGAL_TRANSITION' })
    expect((await firstOperator.request(`POST operator/companies/${waiting}/approve`)).status).toBe(
      400,
    )
    const after = await server.pool.query(
      'select (select status from companies where company_id = $1) as company, (select status from plans where plan_id = $2) as plan, (select stage from candidatures where candidature_id = $3) as stage',
      [companyId, plan, candidature],
    )
    expect(after.rows).toEqual([{ company: 'APPROVED', plan: 'ACTIVE', stage: 'INTERESTED' }])
  })

  it('allows only operators to decide', async () => {
    const { companyId, browser } = await createCompany({ status: 'PENDING_APPROVAL' })
    expect(
      (await browser.request(`POST operator/companies/${companyId}/approve`, { body: pending }))
        .status,
    ).toBe(403)
    expect((await server.anonymous().request('GET operator/companies')).status).toBe(401)
    expect(
      (
        await (
          await operator()
        ).request(`POST operator/companies/${newId(server.now())}/approve`, { body: pending })
      ).status,
    ).toBe(404)
  })
})
