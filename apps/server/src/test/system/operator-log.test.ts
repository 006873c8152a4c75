import { personEventTexts } from '@fledge/contract/people/event-texts.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { operatorActs, routineActs, unloggedActs } from './operator-act-table.ts'
import { listMadeActs, type MadeAct } from './operator-acts.ts'
import { fillAddress, servedEndpoints } from './served-endpoints.ts'
import { aTenant } from './tenant.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

/** Ten seconds to undo, and the next sweep. */
const afterUndoMs = 11_000

const acts = servedEndpoints.filter(
  ({ call, changing }) =>
    changing && call.access.some((level) => level === 'session' || level.startsWith('operator')),
)

it('every change that an operator can make leaves an event, or has a reason not to', () => {
  const classified = [...Object.keys(operatorActs), ...Object.keys(unloggedActs)]
  expect(acts.map(({ name }) => name).toSorted()).toEqual(classified.toSorted())
  const unknown = Object.values(operatorActs).filter(
    (event) => !(`personEvents.${event}` in personEventTexts),
  )
  expect(unknown).toEqual([])
})

it('every act has a reason, or is routine', () => {
  const withReason = (body: z.core.$ZodType | undefined): boolean =>
    body !== undefined &&
    /"(?:reason|note|comments?)":\{/.test(
      JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })),
    )
  const without = acts
    .filter(
      ({ name, call }) =>
        // The text of a note is the act itself.
        name in operatorActs && (/\.add\w+Note$/.test(name) || !withReason(call.body)),
    )
    .map(({ name }) => name)
  expect(without.toSorted()).toEqual(Object.keys(routineActs).toSorted())
})

// Those that are not made here are made and found in the log by other tests (check-observed-acts.ts).
describe('an act leaves its event, with the operator and the reason', () => {
  let server: TestServer
  let madeActs: readonly MadeAct[]
  beforeAll(async () => {
    server = await startTestServer()
    madeActs = listMadeActs(server, await aTenant(server, 'log'))
  })
  afterAll(() => server.stop())

  it('when it is made, or once it can no longer be undone', async () => {
    const missing: string[] = []
    for (const { name, prepare } of madeActs) {
      const endpoint = acts.find((act) => act.name === name)
      if (!endpoint) throw new Error(`no act ${name}`)
      const { browser, userId, ids, body } = await prepare()
      const address = fillAddress(endpoint, (param) => ids[param] ?? '')
      const { status, payload, text } = await browser.request(
        address,
        endpoint.method === 'GET' ? {} : { body },
      )
      if (payload?.pending) await server.advanceClock(afterUndoMs)
      const { rows } = await server.pool.query(
        `select machine || '.' || move as event, coalesce(note, reason) is not null as has_reason from event_log where actor_id = $1`,
        [userId],
      )
      const event = rows.find((row) => row.event === operatorActs[name])
      if (status !== 200 || !event || (!event.has_reason && !(name in routineActs)))
        missing.push(`${name}: ${status} ${JSON.stringify(event ?? rows)} ${text.slice(0, 300)}`)
    }
    expect(missing).toEqual([])
  })
})
