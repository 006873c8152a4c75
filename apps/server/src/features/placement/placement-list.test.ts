import type { UnplacedIntern } from '@fledge/contract/placement/schema.ts'
import { dayMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aBatch, aCompany, anIntern, anOperator, aPlan } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'

let server: TestServer
let operator: Browser
let operatorId: string
beforeAll(async () => {
  server = await startTestServer()
  operatorId = (await anOperator(server, 'REVIEWER')).userId
  operator = await server.as(operatorId)
})
afterAll(() => server.stop())

const dayText = (days: number) =>
  new Date(server.now().getTime() + days * dayMs).toISOString().slice(0, 10)
const list = async (
  query: Readonly<Record<string, string>> = {},
): Promise<readonly UnplacedIntern[]> =>
  (await operator.request('GET operator/placement', { query: { ...query, per_page: '100' } }))
    .payload
const idsOf = (rows: readonly { readonly application_id: string }[]) =>
  rows.map(({ application_id: id }) => id).toSorted()
const mailsTo = async (userId: string) =>
  (
    await server.pool.query('select kind from outbox where user_id = $1 order by id', [userId])
  ).rows.map(({ kind }) => kind)

describe('the list of the placement clock', () => {
  it('reminds all that match except some, and no one who does not match', async () => {
    const batch = await aBatch(server, { placement_deadline: dayText(20) })
    const [ann, bea, cleo] = [
      await anIntern(server, { batch }),
      await anIntern(server, { batch }),
      await anIntern(server, { batch }),
    ]
    const [{ batch_id: id } = { batch_id: '' }] = (await list()).filter(
      (row) => row.application_id === ann.applicationId,
    )
    const selection = { filters: { batch_id: id }, except: [bea.applicationId] }
    const preview = await operator.request('POST operator/placement/nudge/preview', {
      body: { selection },
    })
    expect(preview.payload).toMatchObject({ count: 2, left_out: [] })
    const answer = await operator.request('POST operator/placement/nudge', {
      body: { selection, reason: 'Two weeks are left.', count: 2 },
    })
    expect(answer.payload.count).toBe(2)
    expect(await mailsTo(ann.userId)).toEqual(['candidatures.nudge'])
    expect(await mailsTo(bea.userId)).toEqual([])
    expect(await mailsTo(cleo.userId)).toEqual(['candidatures.nudge'])
  })

  it('finds those whom someone takes care of, oneself, a colleague or no one', async () => {
    const batch = await aBatch(server, { placement_deadline: dayText(21) })
    const [own, colleagues, free] = [
      await anIntern(server, { batch }),
      await anIntern(server, { batch }),
      await anIntern(server, { batch }),
    ]
    const colleague = await anOperator(server, 'REVIEWER')
    const take = async (browser: Browser, id: string) =>
      (await browser.request('POST operator/waits/take', { body: { kind: 'PLACEMENT', id } }))
        .status
    expect(await take(operator, own.applicationId)).toBe(200)
    expect(await take(await server.as(colleague.userId), colleagues.applicationId)).toBe(200)
    const all = [own, colleagues, free].map(({ applicationId }) => applicationId)
    const findOwned = async (owner: string) =>
      (await list({ owner })).filter(({ application_id: id }) => all.includes(id))
    expect(idsOf(await findOwned('me'))).toEqual([own.applicationId])
    expect(idsOf(await findOwned(colleague.userId))).toEqual([colleagues.applicationId])
    expect(idsOf(await findOwned('none'))).toEqual([free.applicationId])
    expect((await findOwned('me'))[0]?.owner_name).not.toBeNull()
    expect((await findOwned('none'))[0]?.owner_name).toBeNull()
  })

  it('is a file with the chosen columns of everyone who matches, with an event', async () => {
    const batch = await aBatch(server, { placement_deadline: dayText(22) })
    const ann = await anIntern(server, { batch })
    const row = (await list()).find(({ application_id: id }) => id === ann.applicationId)
    const columns = ['intern', 'deadline', 'step', 'turn']
      .map((name) => `&columns=${name}`)
      .join('')
    const { text } = await operator.request(
      `GET operator/placement/export?batch_id=${row?.batch_id}${columns}`,
    )
    const at = new Date(row?.placement_ends_at ?? 0).toISOString().slice(0, 16).replace('T', ' ')
    expect(text.replace(/^\uFEFF/, '').trimEnd()).toBe(
      [
        '"Intern","Placement closes (UTC)","Last step","Turn"',
        `"${row?.name}","${at}","No step since approval","With the programme team"`,
      ].join('\r\n'),
    )
    const { rows } = await server.pool.query(
      `select data from event_log where machine = 'list' and actor_id = $1 order by id desc limit 1`,
      [operatorId],
    )
    expect(rows[0]?.data).toMatchObject({ list: 'placement', filters: { batch_id: row?.batch_id } })
  })

  it('finds plans with openings by their name or company', async () => {
    const { companyId } = await aCompany(server)
    const planId = await aPlan(server, companyId, { name: 'Weaver of maps', openings: 3 })
    await aPlan(server, companyId, { name: 'Weaver of maps', openings: 1, openings_taken: 1 })
    const find = async (search: string) =>
      (await operator.request('GET operator/placement/plans', { query: { search } })).payload
    expect(await find('weaver of')).toMatchObject([{ plan_id: planId, openings_left: 3 }])
    const [{ company_name: company } = { company_name: '' }] = await find('weaver')
    expect(await find(company)).toContainEqual(expect.objectContaining({ plan_id: planId }))
    expect(await find('no plan has this name')).toEqual([])
  })
})
