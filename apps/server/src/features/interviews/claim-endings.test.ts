import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, testServer } from '../../platform/testing/harness.ts'
import { quarterHourIn } from '../../platform/testing/interviews.ts'
import {
  aPastInterview,
  claims,
  interviewOf,
  nobodyCame,
  type Scene,
  stageOf,
  takeBack,
  waitsOf,
} from '../../platform/testing/no-show-claims.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const day = 86_400_000
const at = (days: number) => quarterHourIn(server, days)
const scene = () => aPastInterview(server)

it('a disqualification does not overtake a claim: it is recorded when its days have passed', async () => {
  const one = await scene()
  await nobodyCame(one)
  await one.host.ask(`PATCH candidature/${one.candidature}/disqualify`, {
    body: { reasons: ['SKILLS'] },
  })
  await server.forward(5 * day)
  expect(await interviewOf(one)).toMatchObject({
    status: 'CANCELLED_BY_HC',
    end_reason: 'COMPANY_DID_NOT_COME',
    no_show: null,
  })
  expect((await stageOf(one)).stage).toBe('DISQUALIFIED')
  expect((await one.host.ask('GET interview-feedback/no-shows')).payload.count).toBe(1)
})

it('a claim that is taken back after a disqualification leaves the interview ended with it, not held', async () => {
  const one = await scene()
  await claims(one)
  await one.host.ask(`PATCH candidature/${one.candidature}/disqualify`, {
    body: { reasons: ['SKILLS'] },
  })
  expect((await takeBack(one)).payload.status).toBe('REJECTED')
  expect(await interviewOf(one)).toMatchObject({
    status: 'REJECTED',
    end_reason: 'SKILLS',
    no_show: null,
  })
  await server.forward(9 * day)
  expect((await interviewOf(one)).status).toBe('REJECTED')
  expect((await server.mails(one.intern.email)).map((mail) => mail.kind)).not.toContain(
    'interviews.held',
  )
})

it('the reason that stays visible says what happened: who did not come, who did not answer', async () => {
  const [came, silent, countered] = [await scene(), await scene(), await scene()]
  await claims(came)
  for (const [one, status] of [
    [silent, 'AWAITING_CONFIRMATION'],
    [countered, 'RESCHEDULE_REQUESTED_BY_INTERN'],
  ] as const) {
    await server.pool.query(
      `update interviews set status = $2, starts_at = null, ends_at = null, answer_by = $3, slot_starts = array[$4::timestamptz], status_since = $5 where interview_id = $1`,
      [one.interview_id, status, at(2), at(2), server.now()],
    )
    await server.pool.query(
      `update candidatures set stage = 'INTERVIEW_PROPOSED' where candidature_id = $1`,
      [one.candidature],
    )
  }
  await server.forward(5 * day)
  const reasons = async (one: Scene) => [
    (await stageOf(one)).end_reason,
    (await interviewOf(one)).end_reason,
  ]
  expect(await reasons(came)).toEqual(['INTERN_DID_NOT_COME', 'INTERN_DID_NOT_COME'])
  expect(await reasons(silent)).toEqual(['INTERN_DID_NOT_ANSWER', 'INTERN_DID_NOT_ANSWER'])
  expect(await reasons(countered)).toEqual(['COMPANY_DID_NOT_ANSWER', 'COMPANY_DID_NOT_ANSWER'])
})

it('another reason goes with words, whoever gives it', async () => {
  const one = await scene()
  const wanting = { status: 400, fields: { note: 'Say the reason in your own words' } }
  const withdrawal = `POST intern-service/candidature/${one.candidature}/withdraw`
  expect(
    await one.host.ask('POST dashboard/withdraw-interview', {
      body: { interview_id: one.interview_id, reason: 'OTHER', note: ' ' },
    }),
  ).toMatchObject(wanting)
  expect(
    await one.host.ask(`PATCH candidature/${one.candidature}/disqualify`, {
      body: { reasons: ['SKILLS', 'OTHER'] },
    }),
  ).toMatchObject(wanting)
  expect(await one.guest.ask(withdrawal, { body: { reason: 'OTHER' } })).toMatchObject(wanting)
  expect(
    (
      await one.guest.ask(
        'POST intern-service/intern-application/internships/interview-scheduled/confirm',
        { body: { interview_id: one.interview_id, decline: true, reason: 'OTHER' } },
      )
    ).status,
  ).toBe(400)
  expect(
    (
      await one.guest.ask(withdrawal, {
        body: { reason: 'OTHER', note: 'I move to another country.' },
      })
    ).status,
  ).toBe(200)
})

it('a name is the same on the dashboard as on the candidature, also after an interview that was missed', async () => {
  const one = await scene()
  await claims(one)
  await server.forward(5 * day)
  const { name } = (await one.host.ask(`GET candidature/${one.candidature}/intern`)).payload
  expect((await waitsOf(one)).updates.map((update: { name: string }) => update.name)).toContain(
    name,
  )
  expect((await one.host.ask('GET candidatures')).payload[0].intern.name).toBe(name)
})
