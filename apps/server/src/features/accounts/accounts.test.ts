import { dayMs, minuteMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aCandidature,
  aCompany,
  anIntern,
  anInterview,
  aPlan,
  type TestIntern,
} from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const isInBrowse = async (intern: TestIntern) =>
  (await server.pool.query('select from intern_search where intern_id = $1', [intern.internId]))
    .rowCount === 1

async function comeBack(intern: TestIntern) {
  const email = String(
    (await server.pool.query('select email from users where user_id = $1', [intern.userId])).rows[0]
      .email,
  )
  const browser = server.anonymous()
  const created = await browser.request('POST otp/v2/create', { body: { email, type: 'I' } })
  const code = (await server.mails(email))[0]?.subject.match(/\d{6}/)?.[0]
  return browser.request('POST otp/v2/verify', {
    body: { otp: code, otp_hash: String(created.payload.otp_hash) },
  })
}

const deactivate = async (intern: TestIntern) =>
  (await server.as(intern.userId)).request('GET intern-service/deactivate-account', {
    query: { reason: 'BREAK' },
  })

describe('reactivating an intern account', () => {
  it('shows the intern in browse again immediately', async () => {
    const intern = await anIntern(server)
    await deactivate(intern)
    expect(await isInBrowse(intern)).toBe(false)
    expect((await comeBack(intern)).status).toBe(200)
    expect(await isInBrowse(intern)).toBe(true)
  })

  it('keeps the intern out of browse if the profile is hidden', async () => {
    const intern = await anIntern(server, { intern: { is_hidden: true } })
    await deactivate(intern)
    expect((await comeBack(intern)).status).toBe(200)
    expect(await isInBrowse(intern)).toBe(false)
  })
})

describe('deactivating an intern account', () => {
  async function inTalks(stage: string, interview: Record<string, unknown>) {
    const [company, intern] = [await aCompany(server), await anIntern(server)]
    const planId = await aPlan(server, company.companyId)
    const candidatureId = await aCandidature(server, company.companyId, planId, intern, { stage })
    const interviewId = await anInterview(
      server,
      company.companyId,
      candidatureId,
      intern,
      [company.admin.memberId],
      interview,
    )
    return {
      company,
      intern,
      candidatureId,
      interviewId,
      host: await server.as(company.admin.userId),
    }
  }
  const getAgreedTime = () => {
    const starts = server.now().getTime() + 2 * dayMs
    return {
      status: 'CONFIRMED',
      slot_starts: [],
      answer_by: null,
      starts_at: new Date(starts),
      ends_at: new Date(starts + 30 * minuteMs),
    }
  }
  const ends = async (candidatureId: string) =>
    (
      await server.pool.query(
        'select c.stage, c.end_reason, i.status from candidatures c join interviews i using (candidature_id) where candidature_id = $1',
        [candidatureId],
      )
    ).rows[0]

  it.each([
    ['proposed', 'INTERVIEW_PROPOSED', () => ({})],
    ['agreed', 'INTERVIEW_SCHEDULED', getAgreedTime],
  ] as const)(
    'closes a candidature with an interview that is %s, returns the credit and tells the company why',
    async (_, stage, interview) => {
      const { company, intern, candidatureId, host } = await inTalks(stage, interview())
      expect((await deactivate(intern)).status).toBe(200)
      expect(await ends(candidatureId)).toEqual({
        stage: 'CLOSED',
        end_reason: 'INTERN_AWAY',
        status: 'UNAVAILABLE',
      })
      expect((await host.request('GET admin-setting/interview/credits')).payload).toMatchObject({
        held: 0,
        left: 10,
      })
      const mails = await server.mails(company.admin.email)
      expect(mails.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['candidatures.closed', 'interviews.release']),
      )
      expect(mails.find(({ kind }) => kind === 'candidatures.closed')?.body).toContain(
        'deactivated their account',
      )
    },
  )

  it('keeps closed candidatures closed after reactivation, and leaves a hired one unchanged', async () => {
    const { intern, candidatureId } = await inTalks('INTERVIEW_PROPOSED', {})
    const company = await aCompany(server)
    const hired = await aCandidature(
      server,
      company.companyId,
      await aPlan(server, company.companyId),
      intern,
      { stage: 'HIRED' },
    )
    await deactivate(intern)
    await comeBack(intern)
    // No deletion was requested, so none is announced as cancelled.
    expect((await server.mails(intern.email)).map(({ kind }) => kind)).not.toContain(
      'accounts.kept',
    )
    expect((await ends(candidatureId))?.stage).toBe('CLOSED')
    expect(
      (await server.pool.query('select stage from candidatures where candidature_id = $1', [hired]))
        .rows[0].stage,
    ).toBe('HIRED')
  })
})
