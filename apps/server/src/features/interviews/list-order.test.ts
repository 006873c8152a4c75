import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  aCandidature,
  aCompany,
  anIntern,
  anInterview,
  aPlan,
} from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { getQuarterHour } from '../../platform/testing/interviews.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const at = (days: number) => getQuarterHour(server, days)
const buildAgreedTime = (status: string, days: number) => ({
  status,
  starts_at: at(days),
  ends_at: new Date(at(days).getTime() + 1_800_000),
  slot_starts: [at(days)],
  answer_by: null,
})
const proposedAt = (...days: number[]) => ({
  status: 'AWAITING_CONFIRMATION',
  slot_starts: days.map(at),
  answer_by: at(1),
})
const idsOf = (rows: { interview_id: string }[]) => rows.map((row) => row.interview_id)

it('lists interviews for both sides with upcoming ones first, then past ones newest first', async () => {
  const intern = await anIntern(server)
  const company = await aCompany(server)
  const add = async (overrides: Record<string, unknown>) =>
    anInterview(
      server,
      company.companyId,
      await aCandidature(server, company.companyId, await aPlan(server, company.companyId), intern),
      intern,
      [],
      overrides,
    )
  const old = await add(buildAgreedTime('COMPLETED', -20))
  const lateInterview = await add(buildAgreedTime('CONFIRMED', 9))
  const past = await add(buildAgreedTime('IN_PAST', -1))
  // Its earliest time is before the agreed one, regardless of the order of proposal.
  const proposal = await add(proposedAt(7, 3))
  const next = await add(buildAgreedTime('CONFIRMED', 2))
  const internBrowser = await server.as(intern.userId)
  const host = await server.as(company.admin.userId)
  expect(
    idsOf(
      (
        await internBrowser.request(
          `GET intern-service/intern-dashboard/${intern.internId}/interviews`,
        )
      ).payload,
    ),
  ).toEqual([next, proposal, lateInterview, past, old])
  expect(idsOf((await host.request('GET dashboard/interviews')).payload)).toEqual([
    next,
    proposal,
    lateInterview,
  ])
})
