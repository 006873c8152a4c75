import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aMember } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import {
  anUpcomingInternship,
  shiftDay,
  createReauthenticatingBrowser,
} from '../../platform/testing/hiring.ts'
import { runBehindLock } from '../../platform/testing/run-behind-lock.ts'

let server: TestServer
beforeAll(async () => {
  // Sent in the morning, when the programme team would have an email.
  server = await startTestServer({}, { skippedJobs: ['overdue.digest'] })
})
afterAll(() => server.stop())

const raise = 'POST common-services/internship-actions/v1'
const started = () => anUpcomingInternship(server)
const statusOf = async (id: string) =>
  (
    await server.pool.query(
      'select status, ended_early from internships where internship_id = $1',
      [id],
    )
  ).rows[0]
const until = (day: string) =>
  server.advanceClock(Math.max(0, Date.parse(`${day}T12:00:00Z`) - server.now().getTime()))
const applicationOf = async (id: string) =>
  (await server.pool.query('select status from applications where application_id = $1', [id]))
    .rows[0].status

describe('internship action', () => {
  it('extends the end date and adds weeks up to 16 in total once an operator agrees', async () => {
    const of = await started()
    const ask = (ends_on: string) =>
      of.intern.request(raise, {
        body: {
          internship_id: of.internshipId,
          kind: 'EXTEND',
          note: 'The model is nearly done.',
          ends_on,
        },
      })
    expect((await ask(of.ends)).fields).toEqual({
      ends_on: 'Choose a later last day. An internship can last up to 16 weeks in total.',
    })
    expect((await ask(shiftDay(of.starts, 17 * 7))).status).toBe(400)
    const raised = await ask(shiftDay(of.ends, 14))
    expect(raised.status).toBe(200)
    expect(await ask(shiftDay(of.ends, 21))).toMatchObject({
      status: 409,
      message: 'The programme team is already reviewing this request.',
    })
    // A task of the team, which its daily digest counts; only concerns are emailed at once.
    expect(await server.mails(of.hiring.operator.email)).toEqual([])
    expect(
      (
        await of.operator.request('GET operator/internship-actions', { query: { per_page: '100' } })
      ).payload.some(
        (action: { action_id: string }) => action.action_id === raised.payload.action_id,
      ),
    ).toBe(true)
    expect(
      (
        await of.operator.request(
          `POST operator/internship-actions/${raised.payload.action_id}/decide`,
          { body: { decision: 'accept', reason: '' } },
        )
      ).status,
    ).toBe(400)
    expect(
      (
        await of.operator.request(
          `POST operator/internship-actions/${raised.payload.action_id}/decide`,
          { body: { decision: 'accept', reason: 'Both agree.' } },
        )
      ).status,
    ).toBe(200)
    const progress = (
      await of.intern.request('GET intern-service/intern-dashboard/v1/internship-progress', {
        query: { internship_id: of.internshipId },
      })
    ).payload
    expect(progress).toMatchObject({ ends_on: shiftDay(of.ends, 14), weeks: 7 })
    expect(progress.list.map((week: { number: number }) => week.number)).toEqual([
      1, 2, 3, 4, 5, 6, 7,
    ])
    expect(
      (
        await of.operator.request(
          `POST operator/internship-actions/${raised.payload.action_id}/decide`,
          { body: { decision: 'decline', reason: 'No.' } },
        )
      ).code,
    ).toBe('ILLEGAL_TRANSITION')
    expect((await server.mails(of.hiring.company.admin.email))[0]?.body).toContain('Both agree.')
  })

  it('ends early with a reason, without a certificate', async () => {
    const of = await started()
    await until(of.starts)
    expect(
      (
        await of.admin.request(raise, {
          body: { internship_id: of.internshipId, kind: 'END_EARLY', note: '' },
        })
      ).fields,
    ).toEqual({
      reason: 'Choose a reason from the list.',
      ends_on: 'Choose today or a later day, before the current last day.',
      note: 'Enter a message.',
    })
    expect(
      (
        await of.admin.request(raise, {
          body: {
            internship_id: of.internshipId,
            kind: 'END_EARLY',
            note: 'We close.',
            reason: 'NO',
          },
        })
      ).fields,
    ).toEqual({ reason: 'Choose a reason from the list' })
    const raised = await of.admin.request(raise, {
      body: {
        internship_id: of.internshipId,
        kind: 'END_EARLY',
        note: 'We close the office.',
        reason: 'COMPANY',
        ends_on: of.starts,
      },
    })
    expect(
      (
        await of.operator.request(
          `POST operator/internship-actions/${raised.payload.action_id}/decide`,
          { body: { decision: 'accept', reason: 'Sorry.' } },
        )
      ).status,
    ).toBe(200)
    expect(await applicationOf(of.hiring.intern.applicationId)).toBe('WITHDRAWN')
    expect(await statusOf(of.internshipId)).toEqual({ status: 'COMPLETE', ended_early: true })
    const progress = (
      await of.admin.request(`GET hired-interns/v1/internship-progress/${of.internshipId}`)
    ).payload
    expect(progress).toMatchObject({
      weeks: 0,
      ended_early: true,
      end_reason: 'The company can no longer host',
      ends_on: of.starts,
      may: { END_EARLY: 'errors.ILLEGAL_TRANSITION' },
    })
    await server.advanceClock(40 * 86_400_000)
    expect(
      (
        await createReauthenticatingBrowser(server, of.hiring.company.admin.userId).request(
          'POST hired-interns/past-interns',
          { body: {} },
        )
      ).payload,
    ).toMatchObject([{ internship_id: of.internshipId, feedback_due: 0 }])
    expect(
      (
        await server.pool.query(
          'select count(*)::int as n from certificates where internship_id = $1',
          [of.internshipId],
        )
      ).rows[0].n,
    ).toBe(0)
    expect(
      (
        await server.pool.query('select openings_taken from plans where plan_id = $1', [
          of.hiring.planId,
        ])
      ).rows[0].openings_taken,
    ).toBe(0)
  })

  it('shows a concern only to the side that raised it and the programme team', async () => {
    const of = await started()
    const raised = await of.intern.request(raise, {
      body: { internship_id: of.internshipId, kind: 'REPORT_CONCERN', note: 'Something private.' },
    })
    expect(
      (await of.admin.request(`GET hired-interns/v1/internship-progress/${of.internshipId}`)).text,
    ).not.toContain('Something private.')
    expect(
      (await of.intern.request('GET intern-service/intern-dashboard/v1/internship-progress')).text,
    ).toContain('Something private.')
    await of.operator.request(
      `POST operator/internship-actions/${raised.payload.action_id}/decide`,
      {
        body: { decision: 'accept', reason: 'We talk today.' },
      },
    )
    expect((await server.mails(of.hiring.intern.email))[0]?.subject).toBe(
      'We’ve reviewed your concern',
    )
    expect(
      (await server.mails(of.hiring.company.admin.email)).some((mail) =>
        mail.body.includes('We talk today.'),
      ),
    ).toBe(false)
    const colleague = await aMember(server, of.hiring.company.companyId)
    expect(
      (
        await (
          await server.as(colleague.userId)
        ).request(raise, {
          body: {
            internship_id: of.internshipId,
            kind: 'EXTEND',
            note: 'x',
            ends_on: shiftDay(of.ends, 7),
          },
        })
      ).status,
    ).toBe(404)
  })
})

it('a request that waits while the same one is raised is refused', async () => {
  const of = await started()
  const refused = await runBehindLock(server, {
    lock: (holder) =>
      holder.query('select from internships where internship_id = $1 for update', [
        of.internshipId,
      ]),
    act: () =>
      of.intern.request(raise, {
        body: {
          internship_id: of.internshipId,
          kind: 'EXTEND',
          note: 'The model is nearly done.',
          ends_on: shiftDay(of.ends, 14),
        },
      }),
    change: (holder) =>
      holder.query(
        `insert into internship_actions (action_id, internship_id, kind, status, raised_by, raised_by_user, note, data, created_at)
        values (gen_random_uuid(), $1, 'EXTEND', 'RAISED', 'company', $2, '', '{}', now())`,
        [of.internshipId, of.hiring.company.admin.userId],
      ),
  })
  expect(refused).toMatchObject({
    status: 409,
    message: 'The programme team is already reviewing this request.',
  })
})
