import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCandidature, anIntern, anInterview, aPlan } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { closeCandidaturesOfIntern } from './public.ts'
import { aCandidatureScene } from './testing/candidature-fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const day = 86_400_000
const scene = () => aCandidatureScene(server)
const express = (io_id: string) =>
  ['POST intern-service/intern-dashboard/express-interest', { body: { io_id } }] as const

it('opens one candidature however often interest is expressed, also eight times in parallel', async () => {
  const one = await scene()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => one.guest.request(...express(one.planId))),
  )
  expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200))
  expect(new Set(answers.map((answer) => answer.payload.candidature_id)).size).toBe(1)
  const list = await one.host.request('GET candidatures', { query: { plan_id: one.planId } })
  expect([list.count, list.payload[0].stage, list.payload[0].turn]).toEqual([
    1,
    'INTERESTED',
    'company',
  ])
  await server.advanceClock(1000)
  expect((await server.mails(one.admin.email))[0]?.kind).toBe('candidatures.express')
})

it('rejects interest in a plan that is closed to candidates, and returns 404 for a draft', async () => {
  const one = await scene()
  expect(
    (await one.guest.request(...express(await aPlan(server, one.companyId, { status: 'PAUSED' }))))
      .message,
  ).toBe('This internship isn’t open to candidates right now.')
  expect(
    (await one.guest.request(...express(await aPlan(server, one.companyId, { status: 'DRAFT' }))))
      .status,
  ).toBe(404)
})

it('rejects interest before approval, or while the company has missed interviews', async () => {
  const one = await scene()
  await server.pool.query(`update applications set status = 'IN_REVIEW' where intern_id = $1`, [
    one.intern.internId,
  ])
  expect((await one.guest.request(...express(one.planId))).message).toBe(
    'You can express interest once the programme team has approved your application.',
  )
  const other = await scene()
  const guest = await anIntern(server)
  const missed = await aCandidature(server, other.companyId, other.planId, guest)
  const interview = await anInterview(server, other.companyId, missed, guest, [])
  await server.pool.query(
    `insert into no_shows (no_show_id, interview_id, side, company_id, intern_id, was_contested, recorded_at) values ($1, $1, 'company', $2, $3, false, $4)`,
    [interview, other.companyId, guest.internId, server.now()],
  )
  const refused = await other.guest.request(...express(other.planId))
  expect([refused.status, refused.code, refused.message]).toEqual([
    409,
    'NOT_AVAILABLE',
    'This company is not available at the moment.',
  ])
})

it('closes unanswered interest after 21 days, emails the intern and pauses the plan at the third', async () => {
  const one = await scene()
  for (const intern of [one.intern, await anIntern(server), await anIntern(server)])
    await (await server.as(intern.userId)).request(...express(one.planId))
  await server.advanceClock(21 * day + 1000)
  const list = await one.host.request('GET candidatures', { query: { plan_id: one.planId } })
  expect(
    list.payload.map((row: { stage: string; end_reason: string }) => [row.stage, row.end_reason]),
  ).toEqual(Array.from({ length: 3 }, () => ['CLOSED', 'NOT_ANSWERED']))
  expect(
    (
      await server.pool.query('select status, paused_reason from plans where plan_id = $1', [
        one.planId,
      ])
    ).rows[0],
  ).toEqual({ status: 'PAUSED', paused_reason: 'UNANSWERED' })
  expect((await server.mails(one.intern.email))[0]?.kind).toBe('candidatures.lapse')
})

it('disqualifying rejects the interview, returns its credit and emails the intern the reasons', async () => {
  const one = await scene()
  const id = await aCandidature(server, one.companyId, one.planId, one.intern, {
    stage: 'INTERVIEW_PROPOSED',
  })
  await anInterview(server, one.companyId, id, one.intern, [one.admin.memberId])
  const answer = await one.host.request(`PATCH candidature/${id}/disqualify`, {
    body: { reasons: ['SKILLS', 'CHOSE_ANOTHER'], note: 'Good luck' },
  })
  expect(answer.payload.stage).toBe('DISQUALIFIED')
  expect((await one.host.request(`GET candidature/${id}/interviews`)).payload[0].status).toBe(
    'REJECTED',
  )
  expect((await one.host.request('GET admin-setting/interview/credits')).payload.left).toBe(10)
  await server.advanceClock(1000)
  expect(
    (await server.mails(one.intern.email)).find((mail) => mail.kind === 'candidatures.disqualify')
      ?.body,
  ).toContain('The skills don’t match this plan; We chose another candidate')
  expect(
    (
      await one.host.request(`PATCH candidature/${id}/disqualify`, {
        body: { reasons: ['SKILLS'] },
      })
    ).code,
  ).toBe('ILLEGAL_TRANSITION')
})

it('withdrawing cancels the interview for the intern, and allows a new candidature', async () => {
  const one = await scene()
  const id = await aCandidature(server, one.companyId, one.planId, one.intern, {
    stage: 'INTERVIEW_PROPOSED',
  })
  const interview = await anInterview(server, one.companyId, id, one.intern, [one.admin.memberId])
  expect(
    (
      await one.guest.request(`POST intern-service/candidature/${id}/withdraw`, {
        body: { reason: 'DATES' },
      })
    ).payload.stage,
  ).toBe('WITHDRAWN')
  expect(
    (await one.host.request(`GET dashboard/interview-details/${interview}`)).payload.status,
  ).toBe('CANCELLED_BY_INTERN')
  expect(
    (
      await one.guest.request(`POST intern-service/candidature/${id}/withdraw`, {
        body: { reason: 'DATES' },
      })
    ).code,
  ).toBe('ILLEGAL_TRANSITION')
  expect((await one.guest.request(...express(one.planId))).payload.candidature_id).not.toBe(id)
})

it('hired elsewhere: closes only overlapping candidatures, with their interviews and credits', async () => {
  const one = await scene()
  const [later, other] = [
    await aPlan(server, one.companyId, { start_month: '2035-01-01' }),
    await aPlan(server, one.companyId),
  ]
  const ids: string[] = []
  for (const plan of [one.planId, later, other])
    ids.push(
      await aCandidature(server, one.companyId, plan, one.intern, { stage: 'INTERVIEW_PROPOSED' }),
    )
  const interview = await anInterview(server, one.companyId, ids[0] ?? '', one.intern, [
    one.admin.memberId,
  ])
  const start = new Date(server.now().getTime() + 60 * day).toISOString().slice(0, 10)
  const closed = await server.tx((tx) =>
    closeCandidaturesOfIntern(tx, one.intern.internId, {
      overlapping: { from: start, to: '2034-01-01' },
      exceptCandidature: ids[2] ?? '',
      reason: 'HIRED_ELSEWHERE',
    }),
  )
  expect(closed).toEqual([ids[0]])
  expect(
    (await one.host.request(`GET dashboard/interview-details/${interview}`)).payload.status,
  ).toBe('UNAVAILABLE')
  expect((await one.host.request('GET admin-setting/interview/credits')).payload.left).toBe(10)
})
