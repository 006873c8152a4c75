import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aBatch,
  aCompany,
  aMember,
  anIntern,
  type Intern,
} from '../../platform/testing/factories.ts'
import { type TestServer, testServer } from '../../platform/testing/harness.ts'
import {
  accept,
  aHiring,
  anInternship,
  aSentOffer,
  dayAfter,
  mondayIn,
  signingIn,
} from '../../platform/testing/hiring.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const raise = 'POST common-services/internship-actions/v1'
const statusOf = async (id: string) =>
  (
    await server.pool.query(
      'select status, ended_early from internships where internship_id = $1',
      [id],
    )
  ).rows[0]
const until = (day: string) =>
  server.forward(Math.max(0, Date.parse(`${day}T12:00:00Z`) - server.now().getTime()))

const applicationOf = async (id: string) =>
  (await server.pool.query('select status from applications where application_id = $1', [id]))
    .rows[0].status

/** The same intern with an approved application in another batch. */
async function applyingAgain(intern: Intern): Promise<Intern> {
  const batch = await aBatch(server)
  const { rows } = await server.pool.query(
    `insert into applications (application_id, intern_id, batch_id, status, created_at) values (gen_random_uuid(), $1, $2, 'APPROVED', $3) returning application_id`,
    [intern.internId, batch.batchId, server.now()],
  )
  return { ...intern, applicationId: rows[0].application_id, batchId: batch.batchId }
}

async function started() {
  const hiring = await aHiring(server)
  const starts = mondayIn(server, 6)
  const ends = dayAfter(starts, 5 * 7 - 3)
  const made = await anInternship(server, hiring, { starts_on: starts, ends_on: ends })
  return {
    hiring,
    ...made,
    starts,
    ends,
    admin: signingIn(server, hiring.company.admin.userId),
    intern: signingIn(server, hiring.intern.userId),
    operator: signingIn(server, hiring.operator.userId),
  }
}

describe('an internship', () => {
  it('starts on its first day in its zone and completes at the latest 14 days after its end', async () => {
    const of = await started()
    await server.forward(Date.parse(`${of.starts}T00:00:00Z`) - server.now().getTime() - 1000)
    expect((await statusOf(of.internshipId)).status).toBe('UPCOMING')
    await server.forward(1000)
    expect((await statusOf(of.internshipId)).status).toBe('ONGOING')
    await until(dayAfter(of.ends, 14))
    expect((await statusOf(of.internshipId)).status).toBe('ONGOING')
    await until(dayAfter(of.ends, 15))
    expect((await statusOf(of.internshipId)).status).toBe('COMPLETE')
    expect(
      (await of.intern.ask('GET intern-service/intern-offer/internships/complete')).payload[0],
    ).toMatchObject({ is_completed: 'true', certificate: null })
    expect((await of.admin.ask('POST hired-interns/past-interns', { body: {} })).count).toBe(1)
    expect((await server.mails(of.hiring.intern.email))[0]?.subject).toContain(
      'The internship is complete',
    )
  })

  it('can be left before its start, which frees the opening and the days', async () => {
    const of = await started()
    expect(
      (
        await of.intern.ask('POST intern-service/intern-offer/internships/cancel', {
          body: { internship_id: of.internshipId, reason: 'NO' },
        })
      ).fields,
    ).toEqual({ reason: 'Choose a reason from the list.' })
    expect(
      (
        await of.intern.ask('POST intern-service/intern-offer/internships/cancel', {
          body: { internship_id: of.internshipId, reason: 'PERSONAL' },
        })
      ).status,
    ).toBe(200)
    expect((await statusOf(of.internshipId)).status).toBe('CANCELLED')
    expect(
      (
        await server.pool.query('select openings_taken from plans where plan_id = $1', [
          of.hiring.planId,
        ])
      ).rows[0].openings_taken,
    ).toBe(0)
    expect((await server.mails(of.hiring.company.admin.email))[0]?.subject).toContain(
      'was cancelled',
    )
    expect(await applicationOf(of.hiring.intern.applicationId)).toBe('WITHDRAWN')
    const other = await aHiring(server, { intern: await applyingAgain(of.hiring.intern) })
    const offerId = await aSentOffer(server, other, { starts_on: of.starts, ends_on: of.ends })
    expect((await accept(server, of.hiring, offerId)).status).toBe(200)
    const stranger = await server.as((await anIntern(server)).userId)
    expect(
      (
        await stranger.ask('POST intern-service/intern-offer/internships/cancel', {
          body: { internship_id: of.internshipId, reason: 'PERSONAL' },
        })
      ).status,
    ).toBe(404)
  })

  it('takes the intern out of the programme, and frees the seat, when it was the last', async () => {
    const of = await started()
    const { internId, applicationId, batchId } = of.hiring.intern
    await server.pool.query('update interns set batch_id = $2 where intern_id = $1', [
      internId,
      batchId,
    ])
    await server.pool.query('update batches set seats_taken = 1 where batch_id = $1', [batchId])
    const later = await aHiring(server, { intern: of.hiring.intern })
    const second = await anInternship(server, later, {
      starts_on: dayAfter(of.starts, 70),
      ends_on: dayAfter(of.starts, 70 + 34),
    })
    const cancel = (id: string) =>
      of.intern.ask('POST intern-service/intern-offer/internships/cancel', {
        body: { internship_id: id, reason: 'PERSONAL' },
      })
    expect((await cancel(of.internshipId)).status).toBe(200)
    expect(await applicationOf(applicationId)).toBe('ENROLLED')
    expect((await statusOf(second.internshipId)).status).toBe('UPCOMING')
    const open = await aHiring(server, { intern: of.hiring.intern, stage: 'SHORTLISTED' })
    expect((await cancel(second.internshipId)).status).toBe(200)
    expect(await applicationOf(applicationId)).toBe('WITHDRAWN')
    expect(
      (await server.pool.query('select seats_taken from batches where batch_id = $1', [batchId]))
        .rows[0].seats_taken,
    ).toBe(0)
    expect(
      (
        await server.pool.query('select stage from candidatures where candidature_id = $1', [
          open.candidatureId,
        ])
      ).rows[0].stage,
    ).toBe('CLOSED')
    const log = await server.pool.query(
      `select actor_kind, from_state, to_state from event_log where subject_id = $1 and move = 'leave'`,
      [applicationId],
    )
    expect(log.rows).toEqual([
      { actor_kind: 'intern', from_state: 'ENROLLED', to_state: 'WITHDRAWN' },
    ])
  })

  it('shows its opportunity to its parties only', async () => {
    const of = await started()
    const body = { io_id: of.hiring.planId }
    for (const browser of [of.admin, of.intern, of.operator])
      expect((await browser.ask('POST common-services/get-io-details', { body })).status).toBe(200)
    for (const user of [(await aCompany(server)).admin.userId, (await anIntern(server)).userId])
      expect(
        (await (await server.as(user)).ask('POST common-services/get-io-details', { body })).status,
      ).toBe(404)
  })
})

describe('an internship action', () => {
  it('extends after an operator has agreed: the end moves and weeks are added, 16 in all at most', async () => {
    const of = await started()
    const ask = (ends_on: string) =>
      of.intern.ask(raise, {
        body: {
          internship_id: of.internshipId,
          kind: 'EXTEND',
          note: 'The model is nearly done.',
          ends_on,
        },
      })
    expect((await ask(of.ends)).fields).toEqual({
      ends_on: 'Choose a later end, 16 weeks in all at most.',
    })
    expect((await ask(dayAfter(of.starts, 17 * 7))).status).toBe(400)
    const raised = await ask(dayAfter(of.ends, 14))
    expect(raised.status).toBe(200)
    expect(await ask(dayAfter(of.ends, 21))).toMatchObject({
      status: 409,
      message: 'The same request is already with the programme team.',
    })
    expect((await server.mails(of.hiring.operator.email))[0]?.subject).toContain(
      'Extend the internship',
    )
    expect(
      (
        await of.operator.ask('GET operator/internship-actions', { query: { per_page: '100' } })
      ).payload.some((one: { action_id: string }) => one.action_id === raised.payload.action_id),
    ).toBe(true)
    expect(
      (
        await of.operator.ask(
          `POST operator/internship-actions/${raised.payload.action_id}/decide`,
          { body: { decision: 'accept', reason: '' } },
        )
      ).status,
    ).toBe(400)
    expect(
      (
        await of.operator.ask(
          `POST operator/internship-actions/${raised.payload.action_id}/decide`,
          { body: { decision: 'accept', reason: 'Both agree.' } },
        )
      ).status,
    ).toBe(200)
    const progress = (
      await of.intern.ask('GET intern-service/intern-dashboard/v1/internship-progress', {
        query: { internship_id: of.internshipId },
      })
    ).payload
    expect(progress).toMatchObject({ ends_on: dayAfter(of.ends, 14), weeks: 7 })
    expect(progress.list.map((one: { number: number }) => one.number)).toEqual([
      1, 2, 3, 4, 5, 6, 7,
    ])
    expect(
      (
        await of.operator.ask(
          `POST operator/internship-actions/${raised.payload.action_id}/decide`,
          { body: { decision: 'decline', reason: 'No.' } },
        )
      ).code,
    ).toBe('ILLEGAL_TRANSITION')
    expect((await server.mails(of.hiring.company.admin.email))[0]?.body).toContain('Both agree.')
  })

  it('ends early with its reason, and then earns no certificate', async () => {
    const of = await started()
    await until(of.starts)
    expect(
      (
        await of.admin.ask(raise, {
          body: { internship_id: of.internshipId, kind: 'END_EARLY', note: '' },
        })
      ).fields,
    ).toEqual({
      reason: 'Choose a reason from the list.',
      ends_on: 'Choose today or a later day, before the last one.',
      note: 'Say what it is about',
    })
    expect(
      (
        await of.admin.ask(raise, {
          body: {
            internship_id: of.internshipId,
            kind: 'END_EARLY',
            note: 'We close.',
            reason: 'NO',
          },
        })
      ).fields,
    ).toEqual({ reason: 'Choose a reason from the list.' })
    const raised = await of.admin.ask(raise, {
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
        await of.operator.ask(
          `POST operator/internship-actions/${raised.payload.action_id}/decide`,
          { body: { decision: 'accept', reason: 'Sorry.' } },
        )
      ).status,
    ).toBe(200)
    expect(await applicationOf(of.hiring.intern.applicationId)).toBe('WITHDRAWN')
    expect(await statusOf(of.internshipId)).toEqual({ status: 'COMPLETE', ended_early: true })
    const seen = (await of.admin.ask(`GET hired-interns/v1/internship-progress/${of.internshipId}`))
      .payload
    expect(seen).toMatchObject({
      weeks: 1,
      ended_early: true,
      end_reason: 'The company can no longer host',
      ends_on: of.starts,
      may: { END_EARLY: 'errors.ILLEGAL_TRANSITION' },
    })
    await server.forward(40 * 86_400_000)
    expect(
      (
        await signingIn(server, of.hiring.company.admin.userId).ask(
          'POST hired-interns/past-interns',
          { body: {} },
        )
      ).payload,
    ).toMatchObject([{ internship_id: of.internshipId, feedback_due: 1 }])
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

  it('changes the supervisor to an active colleague', async () => {
    const of = await started()
    const [colleague, stranger] = [
      await aMember(server, of.hiring.company.companyId),
      await aCompany(server),
    ]
    const ask = (supervisor_id: string) =>
      of.admin.ask(raise, {
        body: {
          internship_id: of.internshipId,
          kind: 'CHANGE_SUPERVISOR',
          note: 'Eva is on leave.',
          supervisor_id,
        },
      })
    expect((await ask(stranger.admin.memberId)).fields).toEqual({
      supervisor_id: 'Choose an active colleague.',
    })
    expect((await ask(of.hiring.supervisor.memberId)).fields).toEqual({
      supervisor_id: 'This colleague supervises it already.',
    })
    expect(
      (
        await of.admin.ask(raise, {
          body: {
            internship_id: of.internshipId,
            kind: 'CHANGE_SUPERVISOR',
            note: 'Eva is on leave.',
          },
        })
      ).fields,
    ).toEqual({ supervisor_id: 'Choose an active colleague.' })
    const raised = await ask(colleague.memberId)
    const waits = (
      await of.admin.ask(`GET hired-interns/v1/internship-progress/${of.internshipId}`)
    ).payload.actions[0]
    expect(Date.parse(waits.answer_by)).toBeGreaterThan(Date.parse(waits.created_at))
    expect(waits.supervisor_name).toBeTruthy()
    await of.operator.ask(`POST operator/internship-actions/${raised.payload.action_id}/decide`, {
      body: { decision: 'accept', reason: 'Fine.' },
    })
    expect(
      (
        await (
          await server.as(colleague.userId)
        ).ask('POST hired-interns/active-interns', { body: {} })
      ).count,
    ).toBe(1)
    expect(
      (
        await (
          await server.as(of.hiring.supervisor.userId)
        ).ask(`GET hired-interns/v1/internship-progress/${of.internshipId}`)
      ).status,
    ).toBe(404)
  })

  it('says that the supervisor was deactivated, until another one is agreed', async () => {
    const of = await started()
    const colleague = await aMember(server, of.hiring.company.companyId)
    await server.pool.query("update members set status = 'DEACTIVATED' where member_id = $1", [
      of.hiring.supervisor.memberId,
    ])
    const seen = async (browser: typeof of.admin) =>
      (await browser.ask(`GET hired-interns/v1/internship-progress/${of.internshipId}`)).payload
        .supervisors
    expect(await seen(of.admin)).toMatchObject([
      { member_id: of.hiring.supervisor.memberId, is_active: false },
    ])
    const ask = (supervisor_id: string) =>
      of.admin.ask(raise, {
        body: {
          internship_id: of.internshipId,
          kind: 'CHANGE_SUPERVISOR',
          note: 'Eva has left.',
          supervisor_id,
        },
      })
    const raised = await ask(colleague.memberId)
    expect(raised.status).toBe(200)
    await of.operator.ask(`POST operator/internship-actions/${raised.payload.action_id}/decide`, {
      body: { decision: 'accept', reason: 'Fine.' },
    })
    expect(await seen(of.admin)).toMatchObject([{ member_id: colleague.memberId, is_active: true }])
  })

  it('names the supervisor with the operator where an intern asks for another one', async () => {
    const of = await started()
    const colleague = await aMember(server, of.hiring.company.companyId)
    const { action_id } = (
      await of.intern.ask(raise, {
        body: {
          internship_id: of.internshipId,
          kind: 'CHANGE_SUPERVISOR',
          note: 'We do not find a time.',
        },
      })
    ).payload
    const queue: { action_id: string; people: { member_id: string }[] }[] = (
      await of.operator.ask('GET operator/internship-actions', { query: { per_page: '100' } })
    ).payload
    const people = queue
      .find((one) => one.action_id === action_id)
      ?.people.map((one) => one.member_id)
    expect(people?.toSorted()).toEqual(
      [of.hiring.company.admin.memberId, colleague.memberId].toSorted(),
    )
    const decide = (supervisor_id?: string) =>
      of.operator.ask(`POST operator/internship-actions/${action_id}/decide`, {
        body: {
          decision: 'accept',
          reason: 'We spoke with both.',
          ...(supervisor_id ? { supervisor_id } : {}),
        },
      })
    expect((await decide()).fields).toEqual({ supervisor_id: 'Choose an active colleague.' })
    expect((await decide((await aCompany(server)).admin.memberId)).fields).toEqual({
      supervisor_id: 'Choose an active colleague.',
    })
    expect((await decide(colleague.memberId)).status).toBe(200)
    expect((await server.mails(of.hiring.intern.email))[0]?.body).toMatch(
      /We spoke with both\. .+ supervises it from now on\./,
    )
    expect(
      (await of.admin.ask(`GET hired-interns/v1/internship-progress/${of.internshipId}`)).payload,
    ).toMatchObject({
      supervisors: [{ member_id: colleague.memberId }],
      actions: [{ status: 'ACCEPTED', answer_by: null }],
    })
  })

  it('keeps a concern between the one who raised it and the programme team', async () => {
    const of = await started()
    const raised = await of.intern.ask(raise, {
      body: { internship_id: of.internshipId, kind: 'REPORT_CONCERN', note: 'Something private.' },
    })
    expect(
      (await of.admin.ask(`GET hired-interns/v1/internship-progress/${of.internshipId}`)).text,
    ).not.toContain('Something private.')
    expect(
      (await of.intern.ask('GET intern-service/intern-dashboard/v1/internship-progress')).text,
    ).toContain('Something private.')
    await of.operator.ask(`POST operator/internship-actions/${raised.payload.action_id}/decide`, {
      body: { decision: 'accept', reason: 'We talk today.' },
    })
    expect((await server.mails(of.hiring.intern.email))[0]?.subject).toBe(
      'We have looked at your concern',
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
        ).ask(raise, {
          body: {
            internship_id: of.internshipId,
            kind: 'EXTEND',
            note: 'x',
            ends_on: dayAfter(of.ends, 7),
          },
        })
      ).status,
    ).toBe(404)
  })
})
