import { dayMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApplicant } from '../../platform/testing/applicants.ts'
import { anOperator, type TestPerson } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import {
  acceptSentOffer,
  aHiring,
  aSentOffer,
  type HiringFixture,
} from '../../platform/testing/hiring.ts'

let server: TestServer
let operator: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  operator = await anOperator(server, 'REVIEWER')
})
afterAll(() => server.stop())

const withdraw = async (
  id: string,
  body: Readonly<Record<string, unknown>> = { reason: 'NO_REPLY' },
) =>
  (await server.as(operator.userId)).request(`POST operator/applications/${id}/withdraw`, { body })
const row = async (query: string, id: string) => (await server.pool.query(query, [id])).rows[0]

describe('withdrawal by the programme team', () => {
  it.each([
    'NOT_STARTED',
    'IN_PROGRESS',
    'SUBMITTED',
    'IN_REVIEW',
    'CHANGES_REQUESTED',
    'APPROVED',
  ])('from %s frees the seat and shows the intern the reason', async (status) => {
    const { intern, batch } = await anApplicant(server, status, {
      application: { career_field_id: 1 },
    })
    expect((await withdraw(intern.applicationId)).payload).toMatchObject({ status: 'WITHDRAWN' })
    expect(
      (await row('select seats_taken from batches where batch_id = $1', batch.batchId)).seats_taken,
    ).toBe(0)
    const mail = (await server.mails(intern.email)).find(
      (mail) => mail.kind === 'applications.withdrawnByTeam',
    )
    expect(mail?.body).toContain('Reason: No reply to our messages.')
    expect((await withdraw(intern.applicationId)).status).toBe(409)
  })

  it('for another reason sends the intern only what the operator wrote', async () => {
    const { intern } = await anApplicant(server, 'APPROVED', {
      application: { career_field_id: 1 },
    })
    await withdraw(intern.applicationId, { reason: 'OTHER', note: 'You moved to Oslo.' })
    const mail = (await server.mails(intern.email)).find(
      (found) => found.kind === 'applications.withdrawnByTeam',
    )
    expect(mail?.body).toContain('You moved to Oslo.')
    expect(mail?.body).not.toMatch(/Reason|Another reason/)
  })

  it('requires a reason, as text if it is not in the list', async () => {
    const { intern, browser } = await anApplicant(server)
    expect((await withdraw(intern.applicationId, {})).fields).toHaveProperty('reason')
    expect((await withdraw(intern.applicationId, { reason: 'OTHER' })).fields).toHaveProperty(
      'note',
    )
    expect(
      (
        await browser.request(`POST operator/applications/${intern.applicationId}/withdraw`, {
          body: { reason: 'ASKED' },
        })
      ).status,
    ).toBe(403)
  })

  const readStatuses = (hiring: HiringFixture) =>
    row(
      `select a.status as application, n.status as internship, n.ended_early from applications a join candidatures c using (application_id) join offers o using (candidature_id) join internships n using (offer_id) where a.application_id = $1`,
      hiring.intern.applicationId,
    )

  it('after enrolment cancels an upcoming internship', async () => {
    const hiring = await aHiring(server)
    await acceptSentOffer(server, hiring, await aSentOffer(server, hiring))
    expect((await withdraw(hiring.intern.applicationId)).payload).toMatchObject({
      status: 'WITHDRAWN',
    })
    expect(await readStatuses(hiring)).toMatchObject({
      application: 'WITHDRAWN',
      internship: 'CANCELLED',
    })
  })

  it('after enrolment ends an ongoing internship early', async () => {
    const hiring = await aHiring(server)
    await acceptSentOffer(server, hiring, await aSentOffer(server, hiring))
    await server.advanceClock(70 * dayMs)
    expect(await readStatuses(hiring)).toMatchObject({
      application: 'ENROLLED',
      internship: 'ONGOING',
    })
    await withdraw(hiring.intern.applicationId)
    expect(await readStatuses(hiring)).toMatchObject({
      application: 'WITHDRAWN',
      internship: 'COMPLETE',
      ended_early: true,
    })
  })

  it('is rejected once a completed internship has completed the application', async () => {
    const hiring = await aHiring(server)
    await acceptSentOffer(server, hiring, await aSentOffer(server, hiring))
    await server.advanceClock(150 * dayMs)
    expect(await readStatuses(hiring)).toMatchObject({
      application: 'COMPLETED',
      internship: 'COMPLETE',
      ended_early: false,
    })
    expect((await withdraw(hiring.intern.applicationId)).status).toBe(409)
  })
})
