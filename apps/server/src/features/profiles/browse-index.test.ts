import { batchChangeEvents } from '@fledge/domain/batches/events.ts'
import { dayMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  aBatch,
  aCandidature,
  aCompany,
  anIntern,
  anOffer,
  aPlan,
  type TestBatch,
  type TestIntern,
} from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { indexIntern } from './public.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function withAcceptedOffer(intern: TestIntern, isOver: boolean): Promise<TestIntern> {
  const { companyId, admin } = await aCompany(server)
  const plan = await aPlan(server, companyId)
  const candidature = await aCandidature(server, companyId, plan, intern, {
    stage: isOver ? 'CLOSED' : 'OFFER_ACCEPTED',
  })
  await anOffer(server, companyId, plan, candidature, intern, admin.memberId, {
    status: 'ACCEPTED_BY_CANDIDATE',
    is_over: isOver,
  })
  return intern
}

/** Creates interns of a batch, each with one reason not to be in browse, and two without. */
async function createInterns(batch: TestBatch) {
  const shown = [
    await anIntern(server, { batch }),
    await withAcceptedOffer(await anIntern(server, { batch }), true),
  ]
  const absent = [
    await anIntern(server, { batch, user: { status: 'DEACTIVATED' } }),
    await anIntern(server, { batch, intern: { is_hidden: true } }),
    await anIntern(server, { batch, intern: { start_month: null } }),
    await anIntern(server, { batch, intern: { duration_weeks: null } }),
    await withAcceptedOffer(await anIntern(server, { batch }), false),
  ]
  return { shown, absent }
}

const listIndexed = async (interns: readonly TestIntern[]) => {
  const { rows } = await server.pool.query(
    'select intern_id from intern_search where intern_id = any ($1)',
    [interns.map(({ internId }) => internId)],
  )
  const ids = rows.map((row) => row.intern_id)
  return interns.filter(({ internId }) => ids.includes(internId))
}

it('keeps interns in browse who can still be placed, and takes out all others', async () => {
  const { shown, absent } = await createInterns(await aBatch(server))
  const late = await aBatch(server, {
    placement_deadline: new Date(server.now().getTime() - 3 * dayMs).toISOString().slice(0, 10),
  })
  const all = [...shown, ...absent, await anIntern(server, { batch: late })]
  for (const { internId } of all) await server.tx((tx) => indexIntern(tx, internId))
  expect(await listIndexed(all)).toEqual(shown)
  await server.pool.query('delete from intern_search')
  for (const { internId } of all) await server.tx((tx) => indexIntern(tx, internId))
  expect(await listIndexed(all)).toEqual(shown)
})

it('puts the interns of a batch back into browse when its placement deadline moves, as far as they can be placed', async () => {
  const batch = await aBatch(server)
  const { shown, absent } = await createInterns(batch)
  const elsewhere = await createInterns(await aBatch(server))
  const all = [...shown, ...absent, ...elsewhere.shown]
  await server.pool.query('delete from intern_search')
  await server.tx((tx) =>
    tx.recordEvent(batchChangeEvents.edit, {
      subject: batch.batchId,
      data: { batch: batch.code, changed: ['placement_deadline'] },
    }),
  )
  expect(await listIndexed(all)).toEqual(shown)
})
