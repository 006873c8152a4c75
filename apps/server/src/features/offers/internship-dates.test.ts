import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import {
  acceptSentOffer,
  aHiring,
  anInternship,
  aSentOffer,
  createReauthenticatingBrowser,
  mondayIn,
  shiftDay,
} from '../../platform/testing/hiring.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('an accepted offer reserves the extended dates of its internship, and frees them after an earlier end', async () => {
  const hiring = await aHiring(server)
  const starts_on = mondayIn(server, 6)
  const ends_on = shiftDay(starts_on, 32)
  const { internshipId } = await anInternship(server, hiring, { starts_on, ends_on })
  const next = { starts_on: shiftDay(starts_on, 35), ends_on: shiftDay(starts_on, 67) }
  const other = await aHiring(server, { intern: hiring.intern })
  const offerId = await aSentOffer(server, other, next)
  const moveEnd = async (body: Record<string, unknown>) => {
    const admin = createReauthenticatingBrowser(server, hiring.company.admin.userId)
    const raised = await admin.request('POST common-services/internship-actions/v1', {
      body: { internship_id: internshipId, note: 'We talked about it.', ...body },
    })
    const operator = createReauthenticatingBrowser(server, hiring.operator.userId)
    return operator.request(`POST operator/internship-actions/${raised.payload.action_id}/decide`, {
      body: { decision: 'accept', reason: 'Both agree.' },
    })
  }

  expect((await moveEnd({ kind: 'EXTEND', ends_on: shiftDay(ends_on, 14) })).status).toBe(200)
  expect((await acceptSentOffer(server, other, offerId)).code).toBe('DATES_OVERLAP')

  expect((await moveEnd({ kind: 'END_EARLY', reason: 'HEALTH', ends_on })).status).toBe(200)
  expect((await acceptSentOffer(server, other, offerId)).status).toBe(200)
})
