import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CandidatureStage } from '@fledge/domain/candidatures/types.ts'
import { formatTime } from '@fledge/kernel/dates.ts'
import {
  aBatch,
  aCandidature,
  aCompany,
  anIntern,
  anInterview,
  anOffer,
  anOperator,
  aPlan,
} from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
const at = (ms: number) => new Date(server.now().getTime() + ms)

it('after an interview, the wait counts from its end for both sides and the dashboard, with a due date', async () => {
  const company = await aCompany(server)
  const intern = await anIntern(server)
  const [host, internBrowser] = [
    await server.as(company.admin.userId),
    await server.as(intern.userId),
  ]
  const id = await aCandidature(
    server,
    company.companyId,
    await aPlan(server, company.companyId),
    intern,
    { stage: 'INTERVIEW_SCHEDULED' },
  )
  const [starts, ends] = [at(2 * day), at(2 * day + 30 * minute)]
  const interview = await anInterview(
    server,
    company.companyId,
    id,
    intern,
    [company.admin.memberId],
    { status: 'CONFIRMED', starts_at: starts, ends_at: ends, answer_by: null },
  )
  await server.advanceClock(2 * day + hour)
  const waits = {
    turn: 'company',
    turn_since: ends.toISOString(),
    due_at: new Date(ends.getTime() + 7 * day).toISOString(),
  }
  expect((await host.request(`GET candidature/${id}/v1/stage`)).payload).toMatchObject(waits)
  expect(
    (await internBrowser.request('GET intern-service/candidatures')).payload[0] ?? {},
  ).toMatchObject(waits)
  expect((await host.request('GET dashboard/v1/hiring-updates')).payload.waits[0]).toMatchObject({
    kind: 'FEEDBACK_DUE',
    since: waits.turn_since,
    due: waits.due_at,
  })

  await host.request('POST interview-feedback/create', {
    body: { interview_id: interview, attended: true, decision: 'OFFER' },
  })
  const after = (await host.request(`GET candidature/${id}/v1/stage`)).payload
  expect([after.stage, Date.parse(after.due_at) - Date.parse(after.stage_since)]).toEqual([
    'INTERVIEWED',
    7 * day,
  ])
  expect((await host.request('GET dashboard/v1/hiring-updates')).payload.waits[0]).toMatchObject({
    kind: 'OFFER_TO_MAKE',
    due: after.due_at,
  })
  expect(
    (
      await internBrowser.request(
        `GET intern-service/intern-dashboard/${intern.internId}/interviews`,
      )
    ).payload.map((offer: { status: string }) => offer.status),
  ).toEqual(['COMPLETED'])
  const steps: { step: string; at: string | null; count: number }[] = (
    await internBrowser.request(
      `GET intern-service/intern-dashboard/${intern.applicationId}/current-stage`,
    )
  ).payload.steps
  expect(steps.find((step) => step.step === 'INTERVIEWS')).toMatchObject({
    at: starts.toISOString(),
    count: 1,
  })
})

it('an application shows the review deadline, or the deadline for changes once they are requested', async () => {
  const intern = await anIntern(server)
  const internBrowser = await server.as(intern.userId)
  const operator = await server.as((await anOperator(server)).userId)
  const stage = async () =>
    (
      await internBrowser.request(
        `GET intern-service/intern-dashboard/${intern.applicationId}/current-stage`,
      )
    ).payload
  await server.pool.query(
    `update applications set status = 'IN_REVIEW', submitted_at = '2026-11-20T09:00:00Z', decided_at = null where application_id = $1`,
    [intern.applicationId],
  )
  expect((await stage()).answer_by).toBe('2026-11-25T09:00:00.000Z')
  await operator.request(
    `PUT operator/applications/${intern.applicationId}/comments/RESUME_PROFILE`,
    {
      body: { body: 'Say what you did there' },
    },
  )
  expect(
    (
      await operator.request(`POST operator/applications/${intern.applicationId}/request-changes`, {
        body: {},
      })
    ).status,
  ).toBe(200)
  const by = (await stage()).answer_by
  expect(Math.abs(Date.parse(by) - server.now().getTime() - 7 * day)).toBeLessThan(minute)
  await server.advanceClock(1000)
  const mail = (await server.mails(intern.email)).find(
    (mail) => mail.kind === 'applications.changes',
  )
  expect(mail?.body).toContain(formatTime(by, 'Africa/Lagos', 'day'))
})

it('reminds an intern once when the deadline for requested changes has passed', async () => {
  const intern = await anIntern(server)
  const operator = await server.as((await anOperator(server)).userId)
  await server.pool.query(
    `update applications set status = 'IN_REVIEW', decided_at = null where application_id = $1`,
    [intern.applicationId],
  )
  await operator.request(
    `PUT operator/applications/${intern.applicationId}/comments/RESUME_PROFILE`,
    {
      body: { body: 'Say what you did there' },
    },
  )
  await operator.request(`POST operator/applications/${intern.applicationId}/request-changes`, {
    body: {},
  })
  const reminders = async () =>
    (await server.mails(intern.email)).filter((mail) => mail.kind === 'applications.changesDue')
  await server.advanceClock(6 * day)
  expect(await reminders()).toEqual([])
  await server.advanceClock(2 * day)
  await server.advanceClock(9 * day)
  expect(await reminders()).toHaveLength(1)
})

it('reminds companies that can still make an offer of the close of placement, per batch', async () => {
  const dayText = (days: number) =>
    at(days * day)
      .toISOString()
      .slice(0, 10)
  const batch = await aBatch(server, {
    programme_end: dayText(100),
    placement_deadline: dayText(20),
    max_offers: 1,
  })
  const companyWith = async (...stages: CandidatureStage[]) => {
    const company = await aCompany(server)
    const planId = await aPlan(server, company.companyId)
    for (const stage of stages) {
      const intern = await anIntern(server, { batch })
      const id = await aCandidature(server, company.companyId, planId, intern, { stage })
      if (stage === 'OFFER_DECLINED')
        await anOffer(server, company.companyId, planId, id, intern, company.admin.memberId, {
          status: 'REJECTED_BY_CANDIDATE',
        })
    }
    return company.admin.email
  }
  const open = await companyWith('INTERVIEWED', 'SHORTLISTED', 'OFFERED')
  // The batch allows one offer per intern, and the last intern already had one.
  const offered = await companyWith('OFFERED', 'CLOSED', 'OFFER_DECLINED')
  const subjects = async (email: string) =>
    (await server.mails(email)).flatMap((mail) =>
      mail.kind === 'candidatures.placementCloses' ? [mail] : [],
    )
  await server.advanceClock(9 * day)
  expect(await subjects(open)).toEqual([])
  await server.advanceClock(2 * day)
  expect(await subjects(open)).toHaveLength(1)
  expect((await subjects(open))[0]?.body).toContain('You have 2 candidates in ')
  await server.advanceClock(9 * day)
  await server.advanceClock(2 * day)
  expect(await subjects(open)).toHaveLength(2)
  expect(await subjects(offered)).toEqual([])
})

it('shows the same reply time of a company on its public profile and to the intern', async () => {
  const company = await aCompany(server)
  const intern = await anIntern(server)
  const id = await aCandidature(
    server,
    company.companyId,
    await aPlan(server, company.companyId),
    intern,
    { stage: 'SHORTLISTED', known_to_intern_at: server.now() },
  )
  for (const [hours, kind, move] of [0, 100, 200].flatMap(
    (from) =>
      [
        [from, 'intern', 'counterPropose'],
        [from + 42, 'company', 'choose'],
      ] as const,
  ))
    await server.pool.query(
      `insert into event_log (at, machine, move, subject_id, actor_kind, company_id, intern_id, candidature_id) values ($1, 'interview', $2, $3, $4, $5, $6, $3)`,
      [at((hours - 300) * hour), move, id, kind, company.companyId, intern.internId],
    )
  const internBrowser = await server.as(intern.userId)
  const { slug } = (
    await server.pool.query('select slug from companies where company_id = $1', [company.companyId])
  ).rows[0]
  expect(
    (await internBrowser.request(`GET intern-service/candidature/${id}/stage`)).payload.usual_hours
      .company,
  ).toBe(42)
  expect(
    (await server.anonymous().request(`GET host-company/public/profile/${slug}`)).payload
      .usual_answer_hours,
  ).toBe(42)
})

it('shows a company how fast an intern replies to all companies, not only to this one', async () => {
  const [asking, reading] = [await aCompany(server), await aCompany(server)]
  const intern = await anIntern(server)
  const start = async ({ companyId }: { companyId: string }) =>
    aCandidature(server, companyId, await aPlan(server, companyId), intern, {
      stage: 'SHORTLISTED',
      known_to_intern_at: server.now(),
    })
  const [askedId, readId] = [await start(asking), await start(reading)]
  for (const [hours, kind, move] of [0, 100, 200].flatMap(
    (from) =>
      [
        [from, 'company', 'propose'],
        [from + 30, 'intern', 'confirm'],
      ] as const,
  ))
    await server.pool.query(
      `insert into event_log (at, machine, move, subject_id, actor_kind, company_id, intern_id, candidature_id) values ($1, 'interview', $2, $3, $4, $5, $6, $3)`,
      [at((hours - 300) * hour), move, askedId, kind, asking.companyId, intern.internId],
    )
  const member = await server.as(reading.admin.userId)
  const { payload } = await member.request(`GET candidature/${readId}/v1/stage`)
  expect(payload.usual_hours.intern).toBe(30)
})
