import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import {
  aCandidature,
  anIntern,
  anInterview,
  anOperator,
} from '../../platform/testing/factories.ts'
import { type Browser, type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import {
  aDraftedOffer,
  aHiring,
  anInternship,
  aSentOffer,
  shiftDay,
  mondayIn,
  createReauthenticatingBrowser,
} from '../../platform/testing/hiring.ts'
import { aPastInterview, submitInternClaim } from '../../platform/testing/no-show-claims.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/**
 * Creates a company with a hired intern, a sent offer and an ended candidature, each after an
 * interview.
 */
async function createScene() {
  const hiring = await aHiring(server, { openings: 5 })
  const { companyId, admin } = hiring.company
  const starts = mondayIn(server, 6)
  const ends = shiftDay(starts, 32)
  const { internshipId, offerId } = await anInternship(server, hiring, {
    starts_on: starts,
    ends_on: ends,
  })
  const other = await anIntern(server, { batch: hiring.batch })
  const offered = await aCandidature(server, companyId, hiring.planId, other, {
    stage: 'INTERVIEWED',
    company_details: {
      legal_name: 'Company Ltd',
      registered_address: '1 High Street',
      signatory_name: 'Ann Lee',
      signatory_title: 'Director',
    },
  })
  await aSentOffer(server, { ...hiring, intern: other, candidatureId: offered })
  const past = await anIntern(server, { batch: hiring.batch })
  const closed = await aCandidature(server, companyId, hiring.planId, past, { stage: 'CLOSED' })
  const interview = await anInterview(server, companyId, closed, past, [admin.memberId], {
    status: 'COMPLETED',
    starts_at: new Date(server.now().getTime() - 3_600_000),
    ends_at: new Date(server.now().getTime() - 1_800_000),
  })
  const company = createReauthenticatingBrowser(server, admin.userId)
  return { hiring, company, internshipId, offerId, offered, closed, interview, ends, past }
}

async function expel(companyId: string): Promise<void> {
  const operator = await server.as((await anOperator(server)).userId)
  const answer = await operator.request(`POST operator/companies/${companyId}/expel`, {
    body: { expected_status: 'APPROVED', reason: 'CONDUCT' },
  })
  expect(answer.status).toBe(200)
}

const statusesOf = async (browser: Browser, calls: readonly string[]): Promise<number[]> => {
  const answers = []
  for (const call of calls) answers.push((await browser.request(call, { body: {} })).status)
  return answers
}

describe('rejected company', () => {
  it('sees pending offers and its interns until their internships are complete, and no other candidature, interview or profile', async () => {
    const of = await createScene()
    const hired = of.hiring.candidatureId
    await expel(of.hiring.company.companyId)
    expect(
      await statusesOf(of.company, [
        `GET candidature/${hired}/v1/stage`,
        `GET candidature/${of.offered}/v1/stage`,
        `GET candidature/${hired}/intern`,
        `GET candidature/${of.offered}/offers`,
        `GET hired-interns/v1/internship-progress/${of.internshipId}`,
        'GET admin-setting/user/profile',
      ]),
    ).toEqual([200, 200, 200, 200, 200, 200])
    expect(
      (await of.company.request(`GET candidature/${of.offered}/offers`)).payload,
    ).toMatchObject([{ status: 'OFFERED', role: 'Data intern' }])
    expect((await of.company.request('POST dashboard/list-offers', { body: {} })).count).toBe(2)
    expect(
      (await of.company.request('GET candidatures')).payload
        .map((row: { candidature_id: string }) => row.candidature_id)
        .toSorted(),
    ).toEqual([hired, of.offered].toSorted())
    expect((await of.company.request(`GET candidature/${of.offered}/interviews`)).count).toBe(0)
    expect(
      await statusesOf(of.company, [
        `GET candidature/${of.closed}/v1/stage`,
        `GET candidature/${of.closed}/intern`,
        `GET candidature/${of.closed}/offers`,
        `GET candidature/${of.closed}/interviews`,
        `GET dashboard/interview-details/${of.interview}`,
        `GET interview/${of.interview}/calendar.ics`,
      ]),
    ).toEqual([404, 404, 404, 404, 404, 404])
  })

  it('loses draft offers, even if the intern declined the previous one', async () => {
    const [first, second] = [
      await aHiring(server),
      await aHiring(server, { stage: 'OFFER_DECLINED' }),
    ]
    for (const hiring of [first, second]) {
      const offerId = await aDraftedOffer(server, hiring)
      await expel(hiring.company.companyId)
      expect(
        (await server.pool.query('select 1 from offers where offer_id = $1', [offerId])).rows,
      ).toEqual([])
    }
  })

  it('loses access to an internship once it is complete', async () => {
    const of = await createScene()
    await expel(of.hiring.company.companyId)
    const week = (
      await createReauthenticatingBrowser(server, of.hiring.intern.userId).request(
        `GET intern-service/weekly-feedback-loop/list/${of.offerId}`,
      )
    ).payload[0].weekly_feedback_id
    const calls = [
      `GET candidature/${of.hiring.candidatureId}/v1/stage`,
      `GET hired-interns/v1/internship-progress/${of.internshipId}`,
      `GET weekly-feedback-loop/view-detail/${week}`,
    ]
    expect(await statusesOf(of.company, calls)).toEqual([200, 200, 200])
    await server.advanceClock(Date.parse(shiftDay(of.ends, 16)) - server.now().getTime())
    expect(await statusesOf(of.company, calls)).toEqual([404, 404, 404])
    for (const list of ['active-interns', 'past-interns'])
      expect((await of.company.request(`POST hired-interns/${list}`, { body: {} })).count).toBe(0)
  })

  it('cannot explain or list its missed interviews and gets no requests about them', async () => {
    const [before, after] = [await aPastInterview(server), await aPastInterview(server)]
    await submitInternClaim(before)
    await server.advanceClock(5 * 86_400_000)
    const path = 'GET interview-feedback/no-shows'
    const { owes } = (await before.host.request(path)).payload
    for (const scene of [before, after]) await expel(scene.companyId)
    expect((await before.host.request(path)).payload).toMatchObject({ owes: null, no_shows: [] })
    expect(
      (
        await before.host.request(`POST interview-feedback/no-shows/${owes}/explain`, {
          body: { explanation: 'Our interviewer was ill that day.' },
        })
      ).status,
    ).toBe(404)
    expect((await submitInternClaim(after)).status).toBe(200)
    await server.advanceClock(5 * 86_400_000)
    const kinds = (await server.mails(after.admin.email)).map((mail) => mail.kind)
    expect(kinds).toContain('interviews.recordedCompanyMissed')
    expect(
      kinds.filter((kind) => /claimCompanyNoShow|companyDisputeDue|feedbackDue|noShows/.test(kind)),
    ).toEqual([])
  })

  it("loses its calendar feed and access to interns' files", async () => {
    const of = await createScene()
    const video = newId(server.now())
    await server.pool.query(
      `insert into files (file_id, owner_user_id, key, kind, content_type, name, size, is_public, complete, created_at) values ($1, $2, $3, 'video', 'video/webm', 'answer.webm', 10, false, true, $4)`,
      [video, of.past.userId, `test/${video}`, server.now()],
    )
    const seesVideo = async () => (await of.company.request(`GET files/${video}/address`)).status
    expect(await seesVideo()).toBe(200)
    const url = String((await of.company.request('POST calendar-feed', { body: {} })).payload.url)
    const feed = `GET ${new URL(url).pathname.replace('/backend/', '')}`
    expect((await server.anonymous().request(feed)).status).toBe(200)
    await expel(of.hiring.company.companyId)
    expect((await server.anonymous().request(feed)).status).toBe(404)
    expect(await seesVideo()).toBe(404)
  })
})
