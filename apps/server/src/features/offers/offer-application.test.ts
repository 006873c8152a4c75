import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { aBatch, aCandidature, anIntern } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { aHiring, aSentOffer, type HiringFixture } from '../../platform/testing/hiring.ts'
import { insertRow } from '../../platform/testing/insert-row.ts'
import { buildApplicationRow } from '../../platform/testing/intern-rows.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const signInAdmin = ({ company }: HiringFixture) => server.as(company.admin.userId)
const readApplication = async (hiring: HiringFixture) =>
  (await (await signInAdmin(hiring)).request(`GET offer/application/${hiring.candidatureId}`))
    .payload

it('a company reads its own plan and draft for an offer, and not those of another company', async () => {
  const hirings = [await aHiring(server), await aHiring(server)]
  for (const hiring of hirings)
    await (
      await signInAdmin(hiring)
    ).request('POST offer/io', {
      body: { candidature_id: hiring.candidatureId, role: `Role of ${hiring.intern.email}` },
    })
  for (const hiring of hirings) {
    const { rows } = await server.pool.query('select name from plans where plan_id = $1', [
      hiring.planId,
    ])
    expect(await readApplication(hiring)).toMatchObject({
      plan_name: rows[0].name,
      draft: { facts: { role: `Role of ${hiring.intern.email}` } },
    })
  }
})

it('a company reads a name by initial although it agreed on an interview with another intern', async () => {
  const hiring = await aHiring(server, { stage: 'SHORTLISTED' })
  await aCandidature(server, hiring.company.companyId, hiring.planId, await anIntern(server), {
    name_visible_at: server.now(),
  })
  expect((await readApplication(hiring)).intern.name).toMatch(/^First\d+ L\.$/)
})

it('offers of an earlier application do not count towards the limit of the next batch', async () => {
  const hiring = await aHiring(server, { batch: { max_offers: 1 } })
  await aSentOffer(server, hiring)
  await server.pool.query(
    `update applications set status = 'WITHDRAWN' where application_id = $1`,
    [hiring.intern.applicationId],
  )
  const batch = await aBatch(server, { max_offers: 2 })
  const intern = { ...hiring.intern, ...batch, applicationId: newId(server.now()) }
  await insertRow(server.pool, 'applications', buildApplicationRow(server.now(), intern))
  const next = await aHiring(server, { intern })
  const details = await (
    await signInAdmin(next)
  ).request(`GET offer/get-application-batch-details/${next.candidatureId}`)
  expect(details.payload.offers_left).toBe(2)
})
