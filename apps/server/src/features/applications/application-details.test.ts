import { afterAll, beforeAll, expect, it } from 'vitest'
import { anApplicant } from '../../platform/testing/applicants.ts'
import { anIntern } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('an intern reads the open application, its batch and what the batch includes', async () => {
  const { batch, intern, browser } = await anApplicant(server)
  const services = [{ name: 'A mentor', description: 'Every second week.' }]
  await server.pool.query('update batches set services = $2 where batch_id = $1', [
    batch.batchId,
    JSON.stringify(services),
  ])
  expect(
    (await browser.request('GET intern-service/application/batch-detail')).payload,
  ).toMatchObject({ batch_id: batch.batchId, code: batch.code, state: 'OPEN' })
  expect(
    await browser.request('POST intern-service/intern-services/list', { body: {} }),
  ).toMatchObject({ count: 1, payload: services })
  const details = async (body: object = {}) =>
    browser.request('POST intern-service/intern-dashboard/internship-application-details', { body })
  expect((await details()).payload).toMatchObject({
    application_id: intern.applicationId,
    status: 'IN_PROGRESS',
    batch: { batch_id: batch.batchId },
  })
  const otherIntern = await anIntern(server)
  expect((await details({ application_id: otherIntern.applicationId })).status).toBe(404)
})
