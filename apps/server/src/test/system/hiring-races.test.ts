import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  aCandidature,
  aCompany,
  aMember,
  anIntern,
  anInterview,
  anOffer,
  aPlan,
  type TestCompany,
  type TestIntern,
} from '../../platform/testing/factories.ts'
import { testCompanyDetails } from '../../platform/testing/hiring.ts'
import type { TestServer } from '../../platform/testing/harness.ts'
import { listViolations } from './invariants.ts'
import { countResults } from './race-client.ts'
import {
  countDeadlocks,
  expectInEachRound,
  eightCallers,
  runRounds,
  type RaceServer,
  startRaceServer,
} from './race-server.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 60_000 })

const day = 86_400_000

let server: TestServer
let race: RaceServer
let line: RaceServer['openClient']
beforeAll(async () => {
  race = await startRaceServer()
  server = race.server
  line = race.openClient
})
afterAll(() => race.stop())
afterEach(async () => expect(await listViolations(server.pool)).toEqual([]))

/** Returns a distinct quarter hour, ten days ahead. */
const getSlot = (number: number) =>
  new Date(
    Math.ceil((server.now().getTime() + 10 * day) / 900_000) * 900_000 + number * 900_000 * 2,
  )
const confirm = 'POST intern-service/intern-application/internships/interview-scheduled/confirm'

async function createProposed(
  company: TestCompany,
  intern: TestIntern,
  start: Date,
): Promise<string> {
  const candidature = await aCandidature(
    server,
    company.companyId,
    await aPlan(server, company.companyId),
    intern,
    { stage: 'INTERVIEW_PROPOSED' },
  )
  return anInterview(server, company.companyId, candidature, intern, [company.admin.memberId], {
    slot_starts: [start],
  })
}

describe('concurrent confirmations', () => {
  it("give an interviewer's time to one of eight interns", async () => {
    const company = await aCompany(server, { credits: 10_000 })
    const interns = await Promise.all(eightCallers.map(() => anIntern(server)))
    const lines = await Promise.all(interns.map(({ userId }) => line(userId)))
    const results = await runRounds(async (number) => {
      const start = getSlot(number)
      const interviews = await Promise.all(
        interns.map((intern) => createProposed(company, intern, start)),
      )
      return countResults(
        await Promise.all(
          lines.map((line, index) =>
            line.ask(confirm, { interview_id: interviews[index], slot_id: start.toISOString() }),
          ),
        ),
      )
    })
    expectInEachRound(results, { 200: 1, SLOT_TAKEN: 7 })
  })

  it("give an intern's time to one of eight companies", async () => {
    const companies = await Promise.all(
      eightCallers.map(() => aCompany(server, { credits: 10_000 })),
    )
    const intern = await anIntern(server)
    const tab = await line(intern.userId)
    const results = await runRounds(async (number) => {
      const start = getSlot(number)
      const interviews = await Promise.all(
        companies.map((company) => createProposed(company, intern, start)),
      )
      return countResults(
        await Promise.all(
          interviews.map((interview) =>
            tab.ask(confirm, { interview_id: interview, slot_id: start.toISOString() }),
          ),
        ),
      )
    })
    expectInEachRound(results, { 200: 1, SLOT_TAKEN: 7 })
  })
})

it('eight members who propose at the same time hold the last credit once', async () => {
  const company = await aCompany(server, { credits: 0 })
  const members = await Promise.all(
    eightCallers.map(() => aMember(server, company.companyId, { role: 'ADMIN' })),
  )
  const lines = await Promise.all(members.map(({ userId }) => line(userId)))
  const results = await runRounds(async (number) => {
    await grantOne(company.companyId)
    const interns = await Promise.all(eightCallers.map(() => anIntern(server)))
    const plans = await Promise.all(eightCallers.map(() => aPlan(server, company.companyId)))
    return countResults(
      await Promise.all(
        lines.map((line, index) =>
          line.ask('POST browse-intern/v2/schedule-interview', {
            intern_id: interns[index]?.internId,
            io_id: plans[index],
            slots: [getSlot(number).toISOString()],
            interviewer_ids: [members[index]?.memberId],
            meeting_link: 'https://meet.example/room',
          }),
        ),
      ),
    )
  })
  expectInEachRound(results, { 200: 1, NO_CREDIT: 7 })
})

async function grantOne(companyId: string): Promise<void> {
  await server.pool.query(
    `with b as (update credit_balances set balance = balance + 1, granted = granted + 1 where company_id = $1 returning balance)
    insert into credit_ledger (company_id, kind, amount, reason, balance_after, at) select $1, 'GRANT', 1, 'race', balance, $2 from b`,
    [companyId, server.now()],
  )
}

async function createOffered(company: TestCompany, intern: TestIntern): Promise<string> {
  const plan = await aPlan(server, company.companyId, { openings_taken: 1 })
  const candidature = await aCandidature(server, company.companyId, plan, intern, {
    stage: 'OFFERED',
  })
  return anOffer(server, company.companyId, plan, candidature, intern, company.admin.memberId, {
    status: 'OFFERED',
    holds_opening: true,
    sent_at: server.now(),
    approved_at: server.now(),
    answer_by: new Date(server.now().getTime() + 6 * day),
  })
}
const accept = 'POST intern-service/intern-offer/accept-offer-B2B'

describe('concurrent acceptances', () => {
  it('in eight tabs create one internship', async () => {
    const company = await aCompany(server)
    const results = await runRounds(async () => {
      const intern = await anIntern(server)
      const offer = await createOffered(company, intern)
      const tab = await line(intern.userId)
      const round = countResults(
        await Promise.all(
          eightCallers.map(() => tab.ask(accept, { offer_id: offer, terms_accepted: true })),
        ),
      )
      const { rows } = await server.pool.query(
        'select count(*) from internships where intern_id = $1',
        [intern.internId],
      )
      return { ...round, internships: Number(rows[0].count) }
    })
    expectInEachRound(results, { 200: 1, ILLEGAL_TRANSITION: 7, internships: 1 })
  })

  it('of eight offers for the same dates succeed once', async () => {
    const companies = await Promise.all(eightCallers.map(() => aCompany(server)))
    const results = await runRounds(async () => {
      const intern = await anIntern(server)
      const offers = await Promise.all(companies.map((company) => createOffered(company, intern)))
      const tab = await line(intern.userId)
      const answers = await Promise.all(
        offers.map((offer) => tab.ask(accept, { offer_id: offer, terms_accepted: true })),
      )
      const { rows } = await server.pool.query(
        `select count(*) from internships where intern_id = $1`,
        [intern.internId],
      )
      // Depending on the order, the others get the error for taken dates or for an ended offer.
      return {
        won: answers.filter(({ status }) => status === 200).length,
        rejected: answers.filter(({ status }) => status === 409).length,
        internships: Number(rows[0].count),
      }
    })
    expectInEachRound(results, { won: 1, rejected: 7, internships: 1 })
  })
})

it('eight offers sent at the same time reserve the last opening once', async () => {
  const company = await aCompany(server)
  const admins = await Promise.all(
    eightCallers.map(() => aMember(server, company.companyId, { role: 'ADMIN' })),
  )
  const lines = await Promise.all(admins.map(({ userId }) => line(userId)))
  const results = await runRounds(async () => {
    const plan = await aPlan(server, company.companyId, { openings: 1 })
    const offers = await Promise.all(
      eightCallers.map(async () => {
        const intern = await anIntern(server)
        return anOffer(
          server,
          company.companyId,
          plan,
          await aCandidature(server, company.companyId, plan, intern, {
            stage: 'INTERVIEWED',
            company_details: testCompanyDetails,
          }),
          intern,
          company.admin.memberId,
        )
      }),
    )
    return countResults(
      await Promise.all(
        lines.map((line, index) =>
          line.ask('POST offer/send-intern-offer', { offer_id: offers[index] }),
        ),
      ),
    )
  })
  expectInEachRound(results, { 200: 1, NO_OPENING_LEFT: 7 })
})

it('withdrawing while eight companies act on the intern ends all candidatures without deadlocks', async () => {
  const companies = await Promise.all(eightCallers.map(() => aCompany(server)))
  const lines = await Promise.all(companies.map(({ admin }) => line(admin.userId)))
  const results = await runRounds(async () => {
    const intern = await anIntern(server)
    const offers = await Promise.all(companies.map((company) => createOffered(company, intern)))
    const tab = await line(intern.userId)
    const leaving = tab.ask('POST intern-service/application/withdraw', { reason: 'FOUND_ANOTHER' })
    const answers = await Promise.all(
      lines.map((line, index) => line.ask('POST offer/take-back', { offer_id: offers[index] })),
    )
    const { status } = await leaving
    const { rows } = await server.pool.query(
      `select count(*)::int as open from candidatures where intern_id = $1 and stage not in ('WITHDRAWN', 'CLOSED')`,
      [intern.internId],
    )
    return {
      status,
      open: rows[0].open,
      failed: answers.filter((answer) => ![200, 404, 409].includes(answer.status)).length,
    }
  })
  expectInEachRound(results, { status: 200, open: 0, failed: 0 })
})

it('no round caused a deadlock', async () => {
  expect(await countDeadlocks(server.pool)).toEqual([{ deadlocks: 0 }])
})
