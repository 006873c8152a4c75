import { afterAll, beforeAll, expect, it } from 'vitest'
import { anIntern } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { feedbackPath, startFiveWeekInternship } from './testing/week-fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('both sides read the offer that the weeks are about, the intern with custom projects', async () => {
  const of = await startFiveWeekInternship(server)
  const project = await of.intern.request(
    `POST intern-service/${feedbackPath}/create-custom-project`,
    { body: { internship_id: of.internshipId, name: 'Grid load model' } },
  )
  const read = (browser: typeof of.intern) =>
    browser.request(`POST intern-service/${feedbackPath}/offer-detail`, {
      body: { offer_id: of.offerId },
    })
  expect((await read(of.intern)).payload).toMatchObject({
    internship_id: of.internshipId,
    is_active: 'false',
    is_completed: 'false',
    custom_projects: [{ id: project.payload.id, label: 'Grid load model' }],
  })
  expect((await read(await server.as((await anIntern(server)).userId))).status).toBe(404)
  expect(
    (
      await of.supervisor.request('POST hired-interns/offer-detail', {
        body: { internship_id: of.internshipId },
      })
    ).payload,
  ).toMatchObject({ offer_id: of.offerId })
})
