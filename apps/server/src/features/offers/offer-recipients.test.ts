import { afterAll, beforeAll, expect, it } from 'vitest'
import { aMember } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { aDraftedOffer, aHiring, aSentOffer } from '../../platform/testing/hiring.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const listKinds = async (email: string) => (await server.mails(email)).map((mail) => mail.kind)

it('recalling an offer tells the intern only if they had received it', async () => {
  const hiring = await aHiring(server)
  const admin = await server.as(hiring.company.admin.userId)
  const recall = (offer_id: string) => admin.request('POST offer/take-back', { body: { offer_id } })

  const unseen = await aDraftedOffer(server, hiring)
  await admin.request('POST offer/send-intern-offer', { body: { offer_id: unseen } })
  expect((await recall(unseen)).status).toBe(200)
  expect(await listKinds(hiring.intern.email)).toEqual([])

  const other = await aHiring(server, { intern: hiring.intern })
  const sentOffer = await aSentOffer(server, other)
  const otherAdmin = await server.as(other.company.admin.userId)
  await otherAdmin.request('POST offer/take-back', { body: { offer_id: sentOffer } })
  expect(await listKinds(hiring.intern.email)).toEqual(['offers.takenBack', 'offers.received'])
})

it('emails the administrators and active supervisors of an offer, but no deactivated member', async () => {
  const hiring = await aHiring(server)
  const { companyId, admin } = hiring.company
  const formerAdmin = await aMember(server, companyId, { role: 'ADMIN' })
  const planSupervisor = await aMember(server, companyId)
  await server.pool.query(
    'insert into plan_supervisors (plan_id, company_id, member_id) values ($1, $2, $3)',
    [hiring.planId, companyId, planSupervisor.memberId],
  )
  const offer_id = await aSentOffer(server, hiring)
  await server.pool.query(`update members set status = 'DEACTIVATED' where member_id = any ($1)`, [
    [formerAdmin.memberId, hiring.supervisor.memberId],
  ])
  const declined = await (
    await server.as(hiring.intern.userId)
  ).request('POST intern-service/intern-offer/offer-decline', {
    body: { offer_id, reasons: ['DATES'] },
  })
  expect(declined.status).toBe(200)
  const informed = async (person: { readonly email: string }) =>
    (await listKinds(person.email)).includes('offers.declined')
  expect([await informed(admin), await informed(planSupervisor)]).toEqual([true, true])
  expect([await informed(formerAdmin), await informed(hiring.supervisor)]).toEqual([false, false])
})
