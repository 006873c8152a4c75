import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { aDraftedOffer, aHiring, aSentOffer } from '../../platform/testing/hiring.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('an intern reads sent offers on the dashboard and at the candidature, and no draft', async () => {
  const [hiring, drafting] = [await aHiring(server), await aHiring(server)]
  const offer_id = await aSentOffer(server, hiring)
  await aDraftedOffer(server, drafting)
  const read = async (of: typeof hiring) => {
    const browser = await server.as(of.intern.userId)
    return Promise.all(
      [
        `GET intern-service/intern-dashboard/${of.intern.internId}/offers`,
        `GET intern-service/candidature/${of.candidatureId}/offers`,
        'GET intern-service/intern-dashboard/get-offer-recieved',
      ].map(async (address) =>
        (await browser.request(address)).payload.map(
          (offer: { offer_id: string; status: string }) => [offer.offer_id, offer.status],
        ),
      ),
    )
  }
  expect(await read(hiring)).toEqual([
    [[offer_id, 'OFFERED']],
    [[offer_id, 'OFFERED']],
    [[offer_id, 'OFFERED']],
  ])
  expect(await read(drafting)).toEqual([[], [], []])
})
