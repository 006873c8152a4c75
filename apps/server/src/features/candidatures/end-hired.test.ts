import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCompany, aPlan } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { anUpcomingInternship, shiftDay } from '../../platform/testing/hiring.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

type Upcoming = Awaited<ReturnType<typeof anUpcomingInternship>>
const bothSee = async ({ hiring, admin, intern }: Upcoming) => {
  const id = hiring.candidatureId
  const views = [
    (await admin.request(`GET candidature/${id}/v1/stage`)).payload,
    (await intern.request(`GET intern-service/candidature/${id}/stage`)).payload,
  ]
  return views.map(({ stage, end_reason, end_note }) => ({ stage, end_reason, end_note }))
}
const openingsTaken = async ({ hiring }: Upcoming) =>
  (await server.pool.query('select openings_taken from plans where plan_id = $1', [hiring.planId]))
    .rows[0].openings_taken

it('closes a hired candidature when its internship is cancelled, with the reason for both sides, and frees the opening', async () => {
  const of = await anUpcomingInternship(server)
  expect((await bothSee(of))[0]?.stage).toBe('HIRED')
  const cancelled = await of.intern.request('POST intern-service/intern-offer/internships/cancel', {
    body: { internship_id: of.internshipId, reason: 'DATES' },
  })
  expect(cancelled.status).toBe(200)
  const closed = {
    stage: 'CLOSED',
    end_reason: 'INTERNSHIP_CANCELLED',
    end_note: expect.stringMatching(/\S/),
  }
  expect(await bothSee(of)).toEqual([closed, closed])
  expect(await openingsTaken(of)).toBe(0)
})

it('closes a hired candidature when its internship ends early', async () => {
  const of = await anUpcomingInternship(server)
  const day = shiftDay(of.starts, 1)
  await server.advanceClock(Date.parse(`${day}T12:00:00Z`) - server.now().getTime())
  const raised = await of.admin.request('POST common-services/internship-actions/v1', {
    body: {
      internship_id: of.internshipId,
      note: 'We talked about it.',
      kind: 'END_EARLY',
      reason: 'HEALTH',
      ends_on: day,
    },
  })
  await of.operator.request(`POST operator/internship-actions/${raised.payload.action_id}/decide`, {
    body: { decision: 'accept', reason: 'Both agree.' },
  })
  const closed = {
    stage: 'CLOSED',
    end_reason: 'INTERNSHIP_ENDED_EARLY',
    end_note: expect.stringMatching(/\S/),
  }
  expect(await bothSee(of)).toEqual([closed, closed])
  expect(await openingsTaken(of)).toBe(0)
})

it('an internship prevents interest in plans for the same days, until it is cancelled', async () => {
  const upcoming = await anUpcomingInternship(server)
  const { companyId } = await aCompany(server)
  const plan = await aPlan(server, companyId, { start_month: `${upcoming.ends.slice(0, 7)}-01` })
  await server.pool.query(`update applications set status = 'APPROVED' where intern_id = $1`, [
    upcoming.hiring.intern.internId,
  ])
  const express = () =>
    upcoming.intern.request('POST intern-service/intern-dashboard/express-interest', {
      body: { io_id: plan },
    })
  expect((await express()).status).toBe(409)
  await upcoming.intern.request('POST intern-service/intern-offer/internships/cancel', {
    body: { internship_id: upcoming.internshipId, reason: 'DATES' },
  })
  expect(await express()).toMatchObject({ status: 200, payload: { stage: 'INTERESTED' } })
})
