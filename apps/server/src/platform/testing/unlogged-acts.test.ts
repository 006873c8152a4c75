import type { AnyActor, OperatorScope } from '@fledge/domain/sessions/types.ts'
import { companyPageEvents } from '@fledge/domain/companies/events.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defineStatement } from '../db/statement.ts'
import { aCompany, anOperator } from './factories.ts'
import { startTestServer, type TestServer } from './harness.ts'
import { rejectUnloggedActs } from './unlogged-acts.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

interface PlantedAct {
  readonly events: readonly { readonly note: string | null }[]
  readonly isChanging?: boolean
  readonly answer?: string
}

/** Stores the response of an act as its handler would, with these events. */
async function plantAct({ events, isChanging = true, answer = '{}' }: PlantedAct): Promise<void> {
  const { companyId } = await aCompany(server)
  const { userId } = await anOperator(server)
  // The scope is of an account that the test created.
  const scope = userId as OperatorScope
  const actor: AnyActor = { kind: 'operator', userId, operator: scope, role: 'MANAGER' }
  const change = defineStatement(
    'test.changeCompany',
    ['company_id'],
    'update companies set name = name where company_id = $1',
  )
  await server.tx(async (tx) => {
    if (isChanging) await tx.run(change, { company_id: companyId })
    for (const { note } of events)
      await tx.recordEvent(companyPageEvents.addNote, { subject: companyId, note, data: {} })
    tx.storeResponse({
      session_key: randomUUID(),
      request_id: randomUUID(),
      call: `POST /backend/operator/companies/${companyId}/trust`,
      body_hash: '',
      status: 200,
      answer,
      cookie_salt: null,
    })
  }, actor)
}

const missing = 'acts of the programme team are not in the log: companies.trustCompany left'

test('reports an act that changes something and leaves no event', async () => {
  await plantAct({ events: [] })
  expect(rejectUnloggedActs).toThrow(`${missing} no event`)
})

test('reports an act whose event lacks its reason', async () => {
  await plantAct({ events: [{ note: null }] })
  expect(rejectUnloggedActs).toThrow(`${missing} an event without a reason`)
})

test('accepts an act with an event and a reason, and one that changes nothing', async () => {
  await plantAct({ events: [{ note: 'They answer at once.' }] })
  await plantAct({ events: [], isChanging: false })
  expect(rejectUnloggedActs).not.toThrow()
})

test('leaves what can still be undone to the moment at which it takes effect', async () => {
  await plantAct({ events: [], answer: '{"pending":{"act_id":"1"}}' })
  expect(rejectUnloggedActs).not.toThrow()
})
