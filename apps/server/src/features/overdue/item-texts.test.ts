import { randomUUID } from 'node:crypto'
import { dayMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  aBatch,
  aCandidature,
  aCompany,
  aMember,
  anIntern,
  anInterview,
  anOffer,
  anOperator,
  aPlan,
} from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { insertRow } from '../../platform/testing/insert-row.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const long = () => new Date(server.now().getTime() - 40 * dayMs)

/** Creates one overdue item of each kind for an intern and a company of this name. */
async function createItems(name: string): Promise<Record<string, string>> {
  const user = { first_name: name, last_name: 'Late' }
  const batch = await aBatch(server, { name: `Batch of ${name}` })
  const applicant = await anIntern(server, {
    batch,
    user,
    application: { status: 'SUBMITTED', submitted_at: long(), decided_at: null },
  })
  const pending = await aCompany(server, {
    name: `${name} Ltd`,
    status: 'PENDING_APPROVAL',
    created_at: long(),
  })
  const waiting = await aCompany(server, {
    name: `${name} Co`,
    status: 'IN_WAITING_LIST',
    created_at: long(),
  })
  const { companyId, admin } = await aCompany(server, { name: `${name} Works` })
  const [candidate, hired] = [await anIntern(server, { user }), await anIntern(server, { user })]
  const plan = await aPlan(server, companyId, { name: `Plan of ${name}`, openings: 5 })
  const args = [server, companyId] as const
  const decision = await aCandidature(...args, plan, candidate, {
    stage: 'INTERVIEWED',
    stage_since: long(),
  })
  const reviewed = await aCandidature(...args, plan, hired, { stage: 'OFFER_IN_REVIEW' })
  const offer = await anOffer(...args, plan, reviewed, hired, admin.memberId, {
    status: 'IN_REVIEW',
    sent_at: long(),
  })
  const claim = await anInterview(...args, decision, candidate, [admin.memberId], {
    status: 'IN_PAST',
    starts_at: long(),
    ends_at: new Date(long().getTime() + 1_800_000),
    no_show_claimed_by: 'company',
    no_show_claimed_at: long(),
    no_show_contested_at: long(),
    answer_by: null,
  })
  const missed = await anInterview(...args, reviewed, hired, [admin.memberId], {
    status: 'COMPLETED',
    answer_by: null,
  })
  const noShow = randomUUID()
  await insertRow(server.pool, 'no_shows', {
    no_show_id: noShow,
    interview_id: missed,
    side: 'intern',
    company_id: companyId,
    intern_id: hired.internId,
    was_contested: false,
    recorded_at: long(),
    contested_at: long(),
  })
  return {
    APPLICATION: applicant.applicationId,
    COMPANY: pending.companyId,
    WAITING_LIST: waiting.companyId,
    DECISION: decision,
    OFFER: offer,
    CLAIM: claim,
    NO_SHOW: noShow,
  }
}

it('each overdue item shows the name of its own intern or company', async () => {
  const items = [
    ['Amara', await createItems('Amara')],
    ['Bisi', await createItems('Bisi')],
  ] as const
  const operator = await server.as((await anOperator(server)).userId)
  const { payload, count } = await operator.request('GET operator/overdue', {
    query: { per_page: '100' },
  })
  expect(payload).toHaveLength(count ?? 0)
  const titleOf = (id: string | undefined) =>
    payload
      .filter((row: { id: string }) => row.id === id)
      .map((row: { title: string }) => row.title)
  for (const [name, ids] of items) {
    expect(titleOf(ids['COMPANY'])).toEqual([`${name} Ltd`])
    expect(titleOf(ids['WAITING_LIST'])).toEqual([`${name} Co`])
    expect(titleOf(ids['DECISION'])).toEqual([`${name} Works`])
    for (const kind of ['APPLICATION', 'OFFER', 'CLAIM', 'NO_SHOW'])
      expect([kind, titleOf(ids[kind])]).toEqual([kind, [`${name} Late`]])
  }
  type Item = { id: string; detail: string; company_name: string | null; company_id: string | null }
  const details = new Map(payload.map((row: Item) => [row.id, row.detail]))
  const companies = new Map(
    payload.map((row: Item) => [row.id, row.company_id === null ? null : row.company_name]),
  )
  for (const [name, ids] of items) {
    expect(details.get(ids['APPLICATION'])).toBe(`Batch of ${name}`)
    expect(details.get(ids['OFFER'])).toBe('Data intern')
    expect(details.get(ids['DECISION'])).toBe(`${name} Late · Plan of ${name}`)
    expect(companies.get(ids['APPLICATION'])).toBeNull()
    expect(companies.get(ids['COMPANY'])).toBe(`${name} Ltd`)
    for (const kind of ['CLAIM', 'NO_SHOW', 'OFFER', 'DECISION'])
      expect([kind, companies.get(ids[kind])]).toEqual([kind, `${name} Works`])
  }
})

it('counts pending and overdue items of each kind, without registrations that were never finished', async () => {
  const operator = await server.as((await anOperator(server)).userId)
  const read = async () => {
    const { payload } = await operator.request('GET operator/overdue/counts')
    return new Map(payload.map(({ kind, count }: { kind: string; count: number }) => [kind, count]))
  }
  const before = await read()
  for (const status of ['PENDING_APPROVAL', 'IN_WAITING_LIST']) {
    const { companyId } = await aCompany(server, { status, created_at: long() })
    await aCompany(server, { status })
    await server.pool.query('update companies set created_at = $2 where company_id = $1', [
      companyId,
      long(),
    ])
    await aMember(server, companyId)
  }
  const unfinished = randomUUID()
  await insertRow(server.pool, 'companies', {
    company_id: unfinished,
    slug: `unfinished-${unfinished.slice(0, 8)}`,
    name: 'Unfinished',
    status: 'PENDING_APPROVAL',
    time_zone: 'UTC',
    created_at: long(),
  })
  expect(await read()).toEqual(
    new Map([
      ...before,
      ...(['COMPANY', 'WAITING_LIST'] as const).map(
        (kind) => [kind, Number(before.get(kind) ?? 0) + 1] as const,
      ),
    ]),
  )
})
