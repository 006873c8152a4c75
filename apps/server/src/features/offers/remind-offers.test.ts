import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import {
  aHiring,
  aSentOffer,
  createReauthenticatingBrowser,
} from '../../platform/testing/hiring.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const hour = 3_600_000
const reminders = async (email: string) =>
  (await server.mails(email)).filter((mail) => mail.kind === 'offers.reminder')

describe('an unanswered offer', () => {
  it('sends reminders by email and notification at half of its time and 24 hours before the deadline, and none after it', async () => {
    const hiring = await aHiring(server)
    await aSentOffer(server, hiring, { answer_days: 5 })
    const count = async () => (await reminders(hiring.intern.email)).length
    await server.advanceClock(59 * hour)
    expect(await count()).toBe(0)
    await server.advanceClock(2 * hour)
    expect(await count()).toBe(1)
    expect((await reminders(hiring.intern.email))[0]?.subject).toMatch(/^Reminder: reply to .* by /)
    const notices = await createReauthenticatingBrowser(server, hiring.intern.userId).request(
      'GET notices',
    )
    expect(notices.text).toContain('Reminder: reply to')
    await server.advanceClock(34 * hour)
    expect(await count()).toBe(1)
    await server.advanceClock(2 * hour)
    expect(await count()).toBe(2)
    await server.advanceClock(30 * hour)
    expect(await count()).toBe(2)
  })

  it('sends no reminder after a reply, and starts over after a change and a new review', async () => {
    const [declined, changed] = [await aHiring(server), await aHiring(server)]
    const offers = [await aSentOffer(server, declined), await aSentOffer(server, changed)]
    await server.advanceClock(85 * hour)
    expect(await reminders(changed.intern.email)).toHaveLength(1)
    const body = { offer_id: offers[0], reasons: ['ROLE'] }
    await createReauthenticatingBrowser(server, declined.intern.userId).request(
      'POST intern-service/intern-offer/offer-decline',
      { body },
    )
    const admin = createReauthenticatingBrowser(server, changed.company.admin.userId)
    await admin.request('POST offer/take-back', { body: { offer_id: offers[1] } })
    await server.advanceClock(70 * hour)
    expect(await reminders(changed.intern.email)).toHaveLength(1)
    await admin.request('POST offer/send-intern-offer', { body: { offer_id: offers[1] } })
    await createReauthenticatingBrowser(server, changed.operator.userId).request(
      `POST operator/offers/${offers[1]}/approve`,
    )
    await server.advanceClock(85 * hour)
    expect(await reminders(changed.intern.email)).toHaveLength(2)
    expect(await reminders(declined.intern.email)).toHaveLength(1)
  })
})
