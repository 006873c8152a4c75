import { afterAll, beforeAll, expect, it } from 'vitest'
import { getStageClosesAt } from '@fledge/domain/candidatures/stage-deadlines.ts'
import { candidatureStages, type CandidatureStage } from '@fledge/domain/candidatures/types.ts'
import {
  aCandidature,
  anIntern,
  anInterview,
  anOffer,
  aPlan,
} from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { getQuarterHour } from '../../platform/testing/interviews.ts'
import { closesAtColumn } from '../../platform/db/candidature-closes-at.ts'
import { aCandidatureScene } from './testing/candidature-fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const [hour, day] = [3_600_000, 86_400_000]
type Scene = Awaited<ReturnType<typeof aCandidatureScene>>
const express = ({ internBrowser, planId }: Scene) =>
  internBrowser.request('POST intern-service/intern-dashboard/express-interest', {
    body: { io_id: planId },
  })
const listOf = ({ intern, planId }: Scene) => ({ intern_id: intern.internId, io_id: planId })
const shortlist = (scene: Scene) =>
  scene.host.request('POST browse-intern/save-shortlist-intern', { body: listOf(scene) })
const unshortlist = (scene: Scene) =>
  scene.host.request('POST browse-intern/delete-shortlist-intern', { body: listOf(scene) })
const rowOf = async (id: string) =>
  (
    await server.pool.query(
      'select stage, stage_since, end_reason from candidatures where candidature_id = $1',
      [id],
    )
  ).rows[0]
const mailsTo = async (email: string, kind: string) =>
  (await server.mails(email)).filter((mail) => mail.kind === `candidatures.${kind}`)
/**
 * Advances the clock day by day.
 * @returns the days on which emails of a kind arrived
 */
async function advanceDays(days: number) {
  const start = server.now().getTime()
  for (let at = 0; at < days; at += 1) await server.advanceClock(day)
  return async (email: string, kind: string) => {
    const { rows } = await server.pool.query<{ created_at: string }>(
      'select created_at from mailbox where to_address = $1 and kind = $2 and created_at > $3 order by created_at',
      [email, `candidatures.${kind}`, new Date(start)],
    )
    return [...new Set(rows.map((row) => Math.floor((Date.parse(row.created_at) - start) / day)))]
  }
}
const at = async (scene: Scene, stage: CandidatureStage, overrides: object = {}) =>
  aCandidature(server, scene.companyId, scene.planId, scene.intern, { stage, ...overrides })

it('SQL and the domain compute the same deadlines for every stage', async () => {
  const scene = await aCandidatureScene(server)
  const now = server.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * day)
  for (const stage of candidatureStages)
    for (const interested_at of [null, daysAgo(3)])
      for (const [known_to_intern_at, interest_used_ms] of [
        [null, 0],
        [now, 5 * day],
        [now, 20 * day],
      ] as const)
        await aCandidature(
          server,
          scene.companyId,
          await aPlan(server, scene.companyId),
          await anIntern(server),
          { stage, stage_since: daysAgo(4), interested_at, known_to_intern_at, interest_used_ms },
        )
  const { rows } = await server.pool.query(
    `select c.stage, c.stage_since, c.interested_at, c.interest_used_ms::float8 as used, c.known_to_intern_at, ${closesAtColumn} as closes from candidatures c where c.company_id = $1`,
    [scene.companyId],
  )
  expect(rows).toHaveLength(candidatureStages.length * 6)
  for (const row of rows)
    expect(row.closes && new Date(row.closes)).toEqual(
      getStageClosesAt({
        stage: row.stage,
        stageSince: new Date(row.stage_since).toISOString(),
        interestedAt: row.interested_at && new Date(row.interested_at).toISOString(),
        interestUsedMs: row.used,
        isKnown: row.known_to_intern_at !== null,
      }),
    )
  await server.pool.query(`update candidatures set stage = 'WITHDRAWN' where company_id = $1`, [
    scene.companyId,
  ])
})

it('reminds of interest after 7 and 14 days and the day before it closes, with the effect on the plan', async () => {
  const scene = await aCandidatureScene(server)
  const { candidature_id } = (await express(scene)).payload
  const daysOfMails = await advanceDays(20)
  expect(await daysOfMails(scene.admin.email, 'interestDue')).toEqual([7, 14, 20])
  const last = (await mailsTo(scene.admin.email, 'interestDue'))[0]
  expect(last?.body).toContain(
    'Their interest will count as unanswered, number 1 of 3 for this plan.',
  )
  await server.advanceClock(day + hour)
  expect(await rowOf(candidature_id)).toMatchObject({ stage: 'CLOSED', end_reason: 'NOT_ANSWERED' })
})

it('counts only days of interest: taken off the shortlist, it has the remaining days, and at least 7', async () => {
  const scene = await aCandidatureScene(server)
  const { candidature_id } = (await express(scene)).payload
  await server.advanceClock(8 * day)
  await shortlist(scene)
  await server.advanceClock(5 * day)
  await unshortlist(scene)
  const due = async () =>
    Date.parse(
      (await scene.host.request(`GET candidature/${candidature_id}/v1/stage`)).payload.due_at,
    ) - server.now().getTime()
  expect(Math.round((await due()) / day)).toBe(13)
  await server.advanceClock(10 * day)
  await shortlist(scene)
  await unshortlist(scene)
  expect(Math.round((await due()) / day)).toBe(7)
  expect(
    (
      await scene.host.request('GET internship-plan/interested-interns', {
        query: { 'io_ids[]': [scene.planId] },
      })
    ).payload[0].answer_by,
  ).toBe((await scene.host.request(`GET candidature/${candidature_id}/v1/stage`)).payload.due_at)
})

it('closes a shortlist known to the intern after 14 days, as unanswered if no interview was proposed', async () => {
  const scene = await aCandidatureScene(server)
  for (const applicant of [scene.intern, await anIntern(server), await anIntern(server)]) {
    const intern = await server.as(applicant.userId)
    await express({ ...scene, internBrowser: intern })
    await shortlist({ ...scene, intern: applicant })
  }
  const daysOfMails = await advanceDays(13)
  expect(await daysOfMails(scene.admin.email, 'proposalDue')).toEqual([7, 13])
  await server.advanceClock(day + hour)
  const { rows } = await server.pool.query(
    'select stage, end_reason from candidatures where plan_id = $1',
    [scene.planId],
  )
  expect(rows).toEqual(
    Array.from({ length: 3 }, () => ({ stage: 'CLOSED', end_reason: 'NOT_ANSWERED' })),
  )
  expect(
    (await server.pool.query('select status from plans where plan_id = $1', [scene.planId])).rows,
  ).toEqual([{ status: 'PAUSED' }])
  expect(await mailsTo(scene.intern.email, 'lapse')).toHaveLength(1)
  expect(
    (await server.mails(scene.admin.email)).filter((mail) => mail.kind === 'plans.paused'),
  ).toHaveLength(1)
})

it('closes a shortlist 14 days after an interview was cancelled, without counting it as unanswered', async () => {
  const scene = await aCandidatureScene(server)
  const id = await at(scene, 'INTERVIEW_PROPOSED', { interested_at: server.now() })
  const interview = await anInterview(server, scene.companyId, id, scene.intern, [
    scene.admin.memberId,
  ])
  await scene.host.request('POST dashboard/withdraw-interview', {
    body: { interview_id: interview, reason: 'FILLED' },
  })
  expect((await rowOf(id)).stage).toBe('SHORTLISTED')
  const internStage = (
    await scene.internBrowser.request(`GET intern-service/candidature/${id}/stage`)
  ).payload
  expect(internStage.turn).toBe('company')
  expect(Math.round((Date.parse(internStage.due_at) - server.now().getTime()) / day)).toBe(14)
  await server.advanceClock(14 * day + hour)
  expect(await rowOf(id)).toMatchObject({ stage: 'CLOSED', end_reason: 'NO_INTERVIEW' })
})

it('notifies the intern when they are taken off a shortlist they knew of', async () => {
  const scene = await aCandidatureScene(server)
  const id = await at(scene, 'SHORTLISTED', { known_to_intern_at: server.now() })
  await unshortlist(scene)
  expect(await rowOf(id)).toMatchObject({ stage: 'CLOSED', end_reason: 'OFF_SHORTLIST' })
  await server.advanceClock(1000)
  expect(await mailsTo(scene.intern.email, 'close')).toHaveLength(1)
  const { history } = (
    await scene.internBrowser.request(`GET intern-service/candidature/${id}/stage`)
  ).payload
  expect(history.map((line: { what: string }) => line.what)).toEqual(['candidature.unshortlist'])
})

it('after an interview: reminds on days 5, 7 and 29, tells the intern on day 8 that the company is late, and closes on day 30 with its draft offer', async () => {
  const scene = await aCandidatureScene(server)
  const id = await at(scene, 'INTERVIEWED')
  await anOffer(server, scene.companyId, scene.planId, id, scene.intern, scene.admin.memberId)
  const daysOfMails = await advanceDays(29)
  expect(await daysOfMails(scene.admin.email, 'answerDue')).toEqual([5, 7, 29])
  expect(await daysOfMails(scene.intern.email, 'companyLate')).toEqual([8])
  await server.advanceClock(day + hour)
  expect(await rowOf(id)).toMatchObject({ stage: 'CLOSED', end_reason: 'COMPANY_DID_NOT_DECIDE' })
  expect(
    (await server.pool.query('select from offers where candidature_id = $1', [id])).rowCount,
  ).toBe(0)
})

it('blocks proposals to other interns from day 14 after an interview until the company replies', async () => {
  const scene = await aCandidatureScene(server)
  const id = await at(scene, 'INTERVIEWED')
  const [other, alsoWaits] = [await anIntern(server), await anIntern(server)]
  await at({ ...scene, intern: alsoWaits }, 'INTERVIEWED')
  await at({ ...(await aCandidatureScene(server)), intern: other }, 'INTERVIEWED')
  const propose = (intern: { internId: string }) =>
    scene.host.request('POST browse-intern/v2/schedule-interview', {
      body: {
        intern_id: intern.internId,
        io_id: scene.planId,
        slots: [getQuarterHour(server, 3).toISOString()],
        interviewer_ids: [scene.admin.memberId],
        duration: 30,
        meeting_link: 'https://meet.example/x',
      },
    })
  await server.advanceClock(14 * day - hour)
  const shortlisted = await scene.host.request('POST browse-intern/save-shortlist-intern', {
    body: { intern_id: other.internId, io_id: scene.planId },
  })
  const stage = async () =>
    (await scene.host.request(`GET candidature/${shortlisted.payload.candidature_id}/v1/stage`))
      .payload
  expect([(await stage()).may.proposeInterview, (await stage()).answer_overdue]).toEqual([
    true,
    null,
  ])
  await server.advanceClock(2 * hour)
  const rejected = await propose(other)
  expect([rejected.status, rejected.code]).toEqual([409, 'ANSWER_OVERDUE'])
  expect(rejected.message).toContain('has waited more than 14 days for your reply')
  expect([(await stage()).may.proposeInterview, (await stage()).answer_overdue]).toEqual([
    'errors.ANSWER_OVERDUE',
    rejected.message,
  ])
  // Both are overdue, and each can still be invited to another interview.
  const companyStage = (await scene.host.request(`GET candidature/${id}/v1/stage`)).payload
  expect([companyStage.may.proposeInterview, companyStage.answer_overdue]).toEqual([true, null])
  expect((await propose(scene.intern)).status).toBe(200)
  expect((await propose(other)).code).toBe('ANSWER_OVERDUE')
  expect((await propose(alsoWaits)).status).toBe(200)
  expect((await propose(other)).status).toBe(200)
  expect((await rowOf(id)).stage).toBe('INTERVIEW_PROPOSED')
})

it.each(['OFFER_DECLINED', 'OFFER_EXPIRED'] as const)(
  'at %s reminds the company on days 7 and 13 and closes on day 14',
  async (stage) => {
    const scene = await aCandidatureScene(server)
    const id = await at(scene, stage)
    const daysOfMails = await advanceDays(13)
    expect(await daysOfMails(scene.admin.email, 'newOfferDue')).toEqual([7, 13])
    const view = (await scene.host.request(`GET candidature/${id}/v1/stage`)).payload
    expect(Date.parse(view.closes_at) - Date.parse(view.due_at)).toBe(7 * day)
    await server.advanceClock(day + hour)
    expect(await rowOf(id)).toMatchObject({ stage: 'CLOSED', end_reason: 'NO_NEW_OFFER' })
    expect(await mailsTo(scene.intern.email, 'lapse')).toHaveLength(1)
  },
)

it('returns to INTERVIEWED with its full time when a second round does not take place', async () => {
  const scene = await aCandidatureScene(server)
  const id = await at(scene, 'INTERVIEW_PROPOSED', {
    stage_since: new Date(server.now().getTime() - 20 * day),
  })
  const past = new Date(server.now().getTime() - 2 * day)
  await anInterview(server, scene.companyId, id, scene.intern, [scene.admin.memberId], {
    status: 'COMPLETED',
    starts_at: past,
    ends_at: new Date(past.getTime() + hour / 2),
    created_at: past,
  })
  const second = await anInterview(server, scene.companyId, id, scene.intern, [
    scene.admin.memberId,
  ])
  await scene.host.request('POST dashboard/withdraw-interview', {
    body: { interview_id: second, reason: 'FILLED' },
  })
  const stage = (await scene.host.request(`GET candidature/${id}/v1/stage`)).payload
  expect(stage.stage).toBe('INTERVIEWED')
  expect(Math.round((Date.parse(stage.due_at) - server.now().getTime()) / day)).toBe(7)
  expect(
    (
      await scene.host.request('POST browse-intern/get-shortlist-interns', {
        body: { plan_id: scene.planId },
      })
    ).count,
  ).toBe(0)
})
