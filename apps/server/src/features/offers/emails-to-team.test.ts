import { dayMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import {
  aBatch,
  aCandidature,
  aCompany,
  aMember,
  anIntern,
  anOffer,
  anOperator,
  aPlan,
} from '../../platform/testing/factories.ts'
import { pauseForeignIds } from '../../platform/testing/foreign-ids.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { testCompanyDetails } from '../../platform/testing/hiring.ts'
import { toDayText } from '../../platform/testing/insert-row.ts'

vi.setConfig({ testTimeout: 240_000 })

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  // The statements are tried with other ids in every other file.
  pauseForeignIds()
})
afterAll(() => server.stop())

const offerCount = 402
const maxOpenings = 50

/** Emails to each operator by kind, delivered or not. */
async function countEmails(): Promise<Readonly<Record<string, number>>> {
  const { rows } = await server.pool.query(
    `select u.operator_role || ' ' || o.kind as name, count(*)::int as count
     from outbox o join users u on u.user_id = o.user_id or u.email = o.email
     where u.type = 'O' group by 1`,
  )
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

const countInReview = async (): Promise<number> =>
  (await server.pool.query(`select count(*)::int as n from offers where status = 'IN_REVIEW'`))
    .rows[0].n

/** Sends an offer to review for each opening of a plan. */
async function sendOffers(openings: number): Promise<void> {
  const { companyId, admin } = await aCompany(server)
  const { memberId } = await aMember(server, companyId)
  const planId = await aPlan(server, companyId, { openings })
  await server.pool.query(
    'insert into plan_supervisors (plan_id, company_id, member_id) values ($1, $2, $3)',
    [planId, companyId, memberId],
  )
  const browser = await server.as(admin.userId)
  const batch = await aBatch(server)
  for (let at = 0; at < openings; at += 1) {
    const intern = await anIntern(server, { batch })
    const candidatureId = await aCandidature(server, companyId, planId, intern, {
      stage: 'INTERVIEWED',
      company_details: testCompanyDetails,
    })
    const offerId = await anOffer(server, companyId, planId, candidatureId, intern, memberId)
    const sent = await browser.request('POST offer/send-intern-offer', {
      body: { offer_id: offerId },
    })
    expect(sent.status, sent.text).toBe(200)
  }
}

it(`emails the team nothing for ${offerCount} offers to review, and one digest the next morning`, async () => {
  const operators = [
    await anOperator(server, 'MANAGER'),
    await anOperator(server, 'REVIEWER'),
    await anOperator(server, 'FINANCE'),
  ]
  await server.pool.query(`update users set time_zone = 'UTC' where type = 'O'`)
  // What the team was told before, such as by the template, does not count.
  await server.pool.query('delete from outbox')
  const plans = Array.from({ length: Math.ceil(offerCount / maxOpenings) }, (_, at) =>
    sendOffers(Math.min(offerCount - at * maxOpenings, maxOpenings)),
  )
  await Promise.all(plans)
  expect(await countInReview()).toBe(offerCount)
  expect(await countEmails()).toEqual({})
  const tomorrow = toDayText(new Date(server.now().getTime() + dayMs))
  await server.advanceClock(Date.parse(`${tomorrow}T08:00:00.000Z`) - server.now().getTime())
  expect(await countInReview()).toBe(offerCount)
  // Finance decides nothing about offers.
  expect(await countEmails()).toEqual({
    'MANAGER overdue.digest': 1,
    'REVIEWER overdue.digest': 1,
  })
  for (const { email } of operators.slice(0, 2))
    expect((await server.mails(email)).map(({ body }) => body)).toEqual([
      expect.stringContaining(String(offerCount)),
    ])
})
