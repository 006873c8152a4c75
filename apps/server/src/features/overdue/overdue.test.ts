import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import {
  aBatch,
  aCandidature,
  aCompany,
  anIntern,
  anInterview,
  anOperator,
  aPlan,
} from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { aDraftedOffer, aHiring, anUpcomingInternship } from '../../platform/testing/hiring.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const day = 86_400_000
const daysAgo = (days: number) => new Date(server.now().getTime() - days * day)
const dayText = (at: Date) => at.toISOString().slice(0, 10)
const asManager = async () => server.as((await anOperator(server, 'MANAGER')).userId)

interface Row {
  kind: string
  id: string
  due_at: string
}
/** Returns all overdue items from all pages. */
async function overdue(query: Record<string, string> = {}): Promise<Row[]> {
  const browser = await asManager()
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const answer = await browser.request('GET operator/overdue', {
      query: { ...query, page: String(page), per_page: '3' },
    })
    expect(answer.status).toBe(200)
    rows.push(...answer.payload)
    if (answer.payload.length < 3) {
      expect(answer.count).toBe(rows.length)
      return rows
    }
  }
}
const hasRow = (rows: readonly Row[], kind: string, id: string) =>
  rows.some((row) => row.kind === kind && row.id === id)

describe('overdue list', () => {
  it('contains what the programme team has to decide, only after its deadline and until it is decided', async () => {
    const hiring = await aHiring(server)
    const offerId = await aDraftedOffer(server, hiring)
    await (
      await server.as(hiring.company.admin.userId)
    ).request('POST offer/send-intern-offer', { body: { offer_id: offerId } })
    const of = await anUpcomingInternship(server)
    const action = (
      await of.intern.request('POST common-services/internship-actions/v1', {
        body: { internship_id: of.internshipId, kind: 'CHANGE_SUPERVISOR', note: 'We do not fit.' },
      })
    ).payload.action_id
    const at = server.now()
    const { companyId: pending } = await aCompany(server, {
      status: 'PENDING_APPROVAL',
      created_at: at,
    })
    const { companyId: waiting } = await aCompany(server, {
      status: 'IN_WAITING_LIST',
      created_at: at,
    })
    const { applicationId } = await anIntern(server)
    await server.pool.query(
      `update applications set status = 'SUBMITTED', submitted_at = $2 where application_id = $1`,
      [applicationId, at],
    )
    const owed: readonly (readonly [string, string])[] = [
      ['OFFER', offerId],
      ['ACTION', action],
      ['COMPANY', pending],
      ['APPLICATION', applicationId],
    ]
    await server.advanceClock(2.9 * day)
    const rowsBefore = await overdue()
    expect(owed.filter(([kind, id]) => hasRow(rowsBefore, kind, id))).toEqual([])
    await server.advanceClock(2.2 * day)
    const rowsAfter = await overdue()
    expect(owed.filter(([kind, id]) => !hasRow(rowsAfter, kind, id))).toEqual([])
    expect(hasRow(rowsAfter, 'WAITING_LIST', waiting)).toBe(false)
    expect(rowsAfter.map((row) => row.due_at)).toEqual(
      rowsAfter.map((row) => row.due_at).toSorted(),
    )
    await server.advanceClock(5 * day)
    expect(hasRow(await overdue(), 'WAITING_LIST', waiting)).toBe(true)
    await (
      await server.as(hiring.operator.userId)
    ).request(`POST operator/offers/${offerId}/approve`)
    const after = await overdue({ kind: 'OFFER' })
    expect(hasRow(after, 'OFFER', offerId)).toBe(false)
    expect(after.every((row) => row.kind === 'OFFER')).toBe(true)
  })

  it('contains contested claims, second missed interviews, undecided companies, and approved interns without candidatures at the placement deadline', async () => {
    const { companyId, admin } = await aCompany(server)
    const planId = await aPlan(server, companyId)
    const intern = await anIntern(server)
    const candidature = await aCandidature(server, companyId, planId, intern, {
      stage: 'INTERVIEW_SCHEDULED',
    })
    const past = {
      status: 'IN_PAST',
      starts_at: daysAgo(9),
      ends_at: daysAgo(8.9),
      answer_by: null,
    }
    const claim = await anInterview(server, companyId, candidature, intern, [admin.memberId], {
      ...past,
      no_show_claimed_by: 'company',
      no_show_claimed_at: daysAgo(8),
      no_show_contested_at: daysAgo(7),
    })
    const missingKinds: string[] = []
    for (const at of [daysAgo(9), daysAgo(8)]) {
      const interview = await anInterview(server, companyId, candidature, intern, [], {
        ...past,
        status: 'CANCELLED_BY_INTERN',
      })
      const id = newId(server.now())
      missingKinds.push(id)
      await server.pool.query(
        `insert into no_shows (no_show_id, interview_id, side, company_id, intern_id, was_contested, recorded_at) values ($1, $2, 'intern', $3, $4, false, $5)`,
        [id, interview, companyId, intern.internId, at],
      )
    }
    const silent = async (since: Date) =>
      aCandidature(server, companyId, planId, await anIntern(server), {
        stage: 'INTERVIEWED',
        stage_since: since,
      })
    const [seven, eight] = [await silent(daysAgo(7.5)), await silent(daysAgo(8.1))]
    const batch = async (deadline: Date) =>
      aBatch(server, { placement_deadline: dayText(deadline) })
    const [leftIntern, nextIntern] = [
      await anIntern(server, { batch: await batch(daysAgo(1)) }),
      await anIntern(server, { batch: await batch(daysAgo(-1)) }),
    ]
    const placed = await anIntern(server, { batch: await batch(daysAgo(1)) })
    await aCandidature(server, companyId, planId, placed, { stage: 'INTERVIEW_PROPOSED' })
    const rows = await overdue()
    expect(hasRow(rows, 'CLAIM', claim)).toBe(true)
    expect(missingKinds.map((id) => hasRow(rows, 'NO_SHOW', id))).toEqual([false, true])
    expect([seven, eight].map((id) => hasRow(rows, 'DECISION', id))).toEqual([false, true])
    expect(
      [leftIntern, nextIntern, placed].map((intern) =>
        hasRow(rows, 'PLACEMENT', intern.applicationId),
      ),
    ).toEqual([true, false, false])
    const counts = (await (await asManager()).request('GET operator/overdue/counts')).payload
    for (const { kind, count } of counts)
      expect(rows.filter((row) => row.kind === kind)).toHaveLength(count)
  })

  it('is available to managers only', async () => {
    const reviewer = await server.as((await anOperator(server, 'REVIEWER')).userId)
    expect((await reviewer.request('GET operator/overdue')).status).toBe(403)
    expect((await reviewer.request('GET operator/overdue/counts')).status).toBe(403)
  })
})
