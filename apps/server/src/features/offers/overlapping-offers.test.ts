import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anInterview } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import {
  acceptSentOffer,
  aHiring,
  anInternship,
  aSentOffer,
} from '../../platform/testing/hiring.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const day = 86_400_000
const stageOf = async (id: string) =>
  (await server.pool.query('select stage from candidatures where candidature_id = $1', [id]))
    .rows[0].stage
const declinePath = 'POST intern-service/intern-offer/offer-decline'

describe('accepting an offer', () => {
  it('accepts one of two overlapping offers accepted in parallel', async () => {
    const hiring = await aHiring(server)
    const other = await aHiring(server, { intern: hiring.intern })
    const offers = [await aSentOffer(server, hiring), await aSentOffer(server, other)]
    const responses = await Promise.all(
      offers.flatMap((id) => Array.from({ length: 4 }, () => acceptSentOffer(server, hiring, id))),
    )
    expect(responses.filter((response) => response.status === 200)).toHaveLength(1)
    expect(
      responses
        .filter((response) => response.status !== 200)
        .every((response) => response.status === 409),
    ).toBe(true)
    expect(
      (
        await server.pool.query(
          `select count(*)::int as n from offers where intern_id = $1 and status = 'ACCEPTED_BY_CANDIDATE'`,
          [hiring.intern.internId],
        )
      ).rows[0].n,
    ).toBe(1)
  })

  it('is prevented by a database constraint if the lock is bypassed', async () => {
    const hiring = await aHiring(server)
    const other = await aHiring(server, { intern: hiring.intern })
    const offers = [await aSentOffer(server, hiring), await aSentOffer(server, other)]
    await server.pool.query(
      `update offers set status = 'ACCEPTED_BY_CANDIDATE' where offer_id = $1`,
      [offers[0]],
    )
    await expect(
      server.pool.query(`update offers set status = 'ACCEPTED_BY_CANDIDATE' where offer_id = $1`, [
        offers[1],
      ]),
    ).rejects.toThrow('offers_accepted_once')
  })

  it('closes overlapping candidatures, their interviews and offers, and returns the credits', async () => {
    const hiring = await aHiring(server)
    const other = await aHiring(server, { intern: hiring.intern })
    const interviewing = await aHiring(server, {
      intern: hiring.intern,
      stage: 'INTERVIEW_PROPOSED',
    })
    await anInterview(
      server,
      interviewing.company.companyId,
      interviewing.candidatureId,
      hiring.intern,
      [interviewing.supervisor.memberId],
    )
    const otherOffer = await aSentOffer(server, other)
    const offerId = await aSentOffer(server, hiring)
    expect(
      (
        await (
          await server.as(hiring.intern.userId)
        ).request(`GET intern-service/intern-offer/get/${offerId}`)
      ).payload.follows.overlapping,
    ).toBe(2)
    expect((await acceptSentOffer(server, hiring, offerId)).payload.closed).toBe(2)
    expect([await stageOf(other.candidatureId), await stageOf(interviewing.candidatureId)]).toEqual(
      ['CLOSED', 'CLOSED'],
    )
    expect(
      (
        await server.pool.query('select status, end_reason from offers where offer_id = $1', [
          otherOffer,
        ])
      ).rows[0],
    ).toEqual({ status: 'EXPIRED', end_reason: 'HIRED_ELSEWHERE' })
    expect(
      (
        await server.pool.query('select balance from credit_balances where company_id = $1', [
          interviewing.company.companyId,
        ])
      ).rows[0].balance,
    ).toBe(10)
    expect(
      (
        await server.pool.query('select openings_taken from plans where plan_id = $1', [
          other.planId,
        ])
      ).rows[0].openings_taken,
    ).toBe(0)
    // The other offer's page and a late request both explain why it can no longer be accepted or
    // declined.
    const intern = await server.as(hiring.intern.userId)
    const messageKey = 'offers.refused.now.TOOK_ANOTHER'
    expect(
      (await intern.request(`GET intern-service/intern-offer/get/${otherOffer}`)).payload,
    ).toMatchObject({ standing: 'TOOK_ANOTHER', may: { accept: messageKey, decline: messageKey } })
    expect(
      await intern.request(declinePath, { body: { offer_id: otherOffer, reasons: ['DATES'] } }),
    ).toMatchObject({
      status: 409,
      message: 'You’ve accepted another offer with overlapping dates, so this one has ended.',
    })
    expect(
      (await intern.request(`GET intern-service/intern-offer/get/${offerId}`)).payload,
    ).toMatchObject({ standing: 'ACCEPTED', may: { decline: 'offers.refused.now.ACCEPTED' } })
  })

  it('allows accepting another offer for later dates', async () => {
    const hiring = await aHiring(server)
    await anInternship(server, hiring)
    const later = await aHiring(server, { intern: hiring.intern })
    const from = new Date(server.now().getTime() + 150 * day).toISOString().slice(0, 10)
    const offerId = await aSentOffer(server, later, {
      starts_on: from,
      ends_on: new Date(server.now().getTime() + 190 * day).toISOString().slice(0, 10),
    })
    expect((await acceptSentOffer(server, hiring, offerId)).status).toBe(200)
  })
})
