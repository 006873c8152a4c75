import type { Operator, OperatorScope } from '@fledge/domain/sessions/types.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { addColleague } from '../waits/testing/colleagues.ts'
import { findApplicationsToApprove } from './applications-to-approve.ts'
import { addModel } from './testing/passing-applications.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('checks for all who share it, even if the request that asked first times out', async () => {
  const model = await addModel(server)
  const { userId } = await addColleague(server, 'REVIEWER')
  // The id of a reviewer who was just added.
  const actor: Operator = {
    kind: 'operator',
    userId,
    operator: userId as OperatorScope,
    role: 'REVIEWER',
  }
  const { database } = server.running.services
  const find = (signal?: AbortSignal) =>
    findApplicationsToApprove(database.readAs(actor, signal), actor, { until: null }, database)
  const timeout = new AbortController()
  const first = find(timeout.signal)
  const second = find()
  timeout.abort(new Error('took too long'))
  const [, shared] = await Promise.allSettled([first, second])
  expect(shared).toMatchObject({
    status: 'fulfilled',
    value: expect.arrayContaining([expect.objectContaining({ id: model.applicationId })]),
  })
})
