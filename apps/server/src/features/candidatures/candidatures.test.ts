import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCandidature, anIntern, anInterview, aPlan } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { closeOverlappingCandidatures } from './public.ts'
import { aCandidatureScene } from './testing/candidature-fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const day = 86_400_000
const createScene = () => aCandidatureScene(server)
const express = (io_id: string) =>
  ['POST intern-service/intern-dashboard/express-interest', { body: { io_id } }] as const

it('opens one candidature however often interest is expressed, also eight times in parallel', async () => {
  const scene = await createScene()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => scene.internBrowser.request(...express(scene.planId))),
  )
  expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200))
  expect(new Set(answers.map((answer) => answer.payload.candidature_id)).size).toBe(1)
  const list = await scene.host.request('GET candidatures', { query: { plan_id: scene.planId } })
  expect([list.count, list.payload[0].stage, list.payload[0].turn]).toEqual([
    1,
    'INTERESTED',
    'company',
  ])
  await server.advanceClock(1000)
  expect((await server.mails(scene.admin.email))[0]?.kind).toBe('candidatures.express')
})

it('rejects interest in a plan that is closed to candidates, and returns 404 for a draft', async () => {
  const scene = await createScene()
  expect(
    (
      await scene.internBrowser.request(
        ...express(await aPlan(server, scene.companyId, { status: 'PAUSED' })),
      )
    ).message,
  ).toBe('This internship isn’t open to candidates right now.')
  expect(
    (
      await scene.internBrowser.request(
        ...express(await aPlan(server, scene.companyId, { status: 'DRAFT' })),
      )
    ).status,
  ).toBe(404)
})

it('rejects interest before approval, or while the company has missed interviews', async () => {
  const scene = await createScene()
  await server.pool.query(`update applications set status = 'IN_REVIEW' where intern_id = $1`, [
    scene.intern.internId,
  ])
  expect((await scene.internBrowser.request(...express(scene.planId))).message).toBe(
    'You can express interest once the programme team has approved your application.',
  )
  const other = await createScene()
  const otherIntern = await anIntern(server)
  const otherCandidature = await aCandidature(server, other.companyId, other.planId, otherIntern)
  const interview = await anInterview(server, other.companyId, otherCandidature, otherIntern, [])
  await server.pool.query(
    `insert into no_shows (no_show_id, interview_id, side, company_id, intern_id, was_contested, recorded_at) values ($1, $1, 'company', $2, $3, false, $4)`,
    [interview, other.companyId, otherIntern.internId, server.now()],
  )
  const rejected = await other.internBrowser.request(...express(other.planId))
  expect([rejected.status, rejected.code, rejected.message]).toEqual([
    409,
    'NOT_AVAILABLE',
    'This company is not available at the moment.',
  ])
})

it('closes unanswered interest after 21 days, emails the intern and pauses the plan at the third', async () => {
  const scene = await createScene()
  for (const intern of [scene.intern, await anIntern(server), await anIntern(server)])
    await (await server.as(intern.userId)).request(...express(scene.planId))
  await server.advanceClock(21 * day + 1000)
  const list = await scene.host.request('GET candidatures', { query: { plan_id: scene.planId } })
  expect(
    list.payload.map((row: { stage: string; end_reason: string }) => [row.stage, row.end_reason]),
  ).toEqual(Array.from({ length: 3 }, () => ['CLOSED', 'NOT_ANSWERED']))
  expect(
    (
      await server.pool.query('select status, paused_reason from plans where plan_id = $1', [
        scene.planId,
      ])
    ).rows[0],
  ).toEqual({ status: 'PAUSED', paused_reason: 'UNANSWERED' })
  expect((await server.mails(scene.intern.email))[0]?.kind).toBe('candidatures.lapse')
})

it('disqualifying rejects the interview, returns its credit and emails the intern the reasons', async () => {
  const scene = await createScene()
  const id = await aCandidature(server, scene.companyId, scene.planId, scene.intern, {
    stage: 'INTERVIEW_PROPOSED',
  })
  await anInterview(server, scene.companyId, id, scene.intern, [scene.admin.memberId])
  const answer = await scene.host.request(`PATCH candidature/${id}/disqualify`, {
    body: { reasons: ['SKILLS', 'CHOSE_ANOTHER'], note: 'Good luck' },
  })
  expect(answer.payload.stage).toBe('DISQUALIFIED')
  expect((await scene.host.request(`GET candidature/${id}/interviews`)).payload[0].status).toBe(
    'REJECTED',
  )
  expect((await scene.host.request('GET admin-setting/interview/credits')).payload.left).toBe(10)
  await server.advanceClock(1000)
  expect(
    (await server.mails(scene.intern.email)).find((mail) => mail.kind === 'candidatures.disqualify')
      ?.body,
  ).toContain('The skills don’t match this plan; We chose another candidate')
  expect(
    (
      await scene.host.request(`PATCH candidature/${id}/disqualify`, {
        body: { reasons: ['SKILLS'] },
      })
    ).code,
  ).toBe('ILLEGAL_TRANSITION')
})

it('emails about another reason only say what was written about it', async () => {
  const scene = await createScene()
  const readBody = async (email: string, kind: string) => {
    await server.advanceClock(1000)
    return (await server.mails(email)).find((mail) => mail.kind === kind)?.body ?? ''
  }
  const add = () =>
    aCandidature(server, scene.companyId, scene.planId, scene.intern, { stage: 'INTERVIEWED' })
  await scene.host.request(`PATCH candidature/${await add()}/disqualify`, {
    body: { reasons: ['OTHER', 'SKILLS'], note: 'We need someone on site.' },
  })
  const disqualified = await readBody(scene.intern.email, 'candidatures.disqualify')
  expect(disqualified).toContain('Reason: The skills don’t match this plan.')
  expect(disqualified).toContain('We need someone on site.')
  await scene.internBrowser.request(`POST intern-service/candidature/${await add()}/withdraw`, {
    body: { reason: 'OTHER', note: 'I am moving to Oslo.' },
  })
  const withdrawn = await readBody(scene.admin.email, 'candidatures.withdraw')
  expect(withdrawn).toContain('I am moving to Oslo.')
  expect([disqualified, withdrawn].join()).not.toContain('Another reason')
  expect(withdrawn).not.toContain('Reason:')
})

it('withdrawing cancels the interview for the intern, and allows a new candidature', async () => {
  const scene = await createScene()
  const id = await aCandidature(server, scene.companyId, scene.planId, scene.intern, {
    stage: 'INTERVIEW_PROPOSED',
  })
  const interview = await anInterview(server, scene.companyId, id, scene.intern, [
    scene.admin.memberId,
  ])
  expect(
    (
      await scene.internBrowser.request(`POST intern-service/candidature/${id}/withdraw`, {
        body: { reason: 'DATES' },
      })
    ).payload.stage,
  ).toBe('WITHDRAWN')
  expect(
    (await scene.host.request(`GET dashboard/interview-details/${interview}`)).payload.status,
  ).toBe('CANCELLED_BY_INTERN')
  expect(
    (
      await scene.internBrowser.request(`POST intern-service/candidature/${id}/withdraw`, {
        body: { reason: 'DATES' },
      })
    ).code,
  ).toBe('ILLEGAL_TRANSITION')
  expect(
    (await scene.internBrowser.request(...express(scene.planId))).payload.candidature_id,
  ).not.toBe(id)
})

it('hired elsewhere: closes only overlapping candidatures, with their interviews and credits', async () => {
  const scene = await createScene()
  const [later, other] = [
    await aPlan(server, scene.companyId, { start_month: '2035-01-01' }),
    await aPlan(server, scene.companyId),
  ]
  const ids: string[] = []
  for (const plan of [scene.planId, later, other])
    ids.push(
      await aCandidature(server, scene.companyId, plan, scene.intern, {
        stage: 'INTERVIEW_PROPOSED',
      }),
    )
  const interview = await anInterview(server, scene.companyId, ids[0] ?? '', scene.intern, [
    scene.admin.memberId,
  ])
  const start = new Date(server.now().getTime() + 60 * day).toISOString().slice(0, 10)
  const closed = await server.tx((tx) =>
    closeOverlappingCandidatures(tx, scene.intern.internId, {
      candidature: ids[2] ?? '',
      from: start,
      to: '2034-01-01',
    }),
  )
  expect(closed).toEqual([ids[0]])
  expect(
    (await scene.host.request(`GET dashboard/interview-details/${interview}`)).payload.status,
  ).toBe('UNAVAILABLE')
  expect((await scene.host.request('GET admin-setting/interview/credits')).payload.left).toBe(10)
})
