import { randomUUID } from 'node:crypto'
import { listAudiences, type MessageList, messageLists } from '@fledge/domain/messages/types.ts'
import { dayMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, aMember, anIntern, anInterview } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { anUpcomingInternship } from '../../platform/testing/hiring.ts'
import { addColleague } from '../waits/testing/colleagues.ts'

interface Listed {
  /** Id of a row of the list, and filters that match it alone. */
  readonly row: string
  readonly filters: Readonly<Record<string, string>>
  readonly people: readonly string[]
}

let server: TestServer
let reviewer: Browser
let listed: Readonly<Record<MessageList, Listed>>
let staff: Readonly<Record<'ADMINISTRATORS' | 'MEMBERS', readonly string[]>>
beforeAll(async () => {
  server = await startTestServer()
  reviewer = (await addColleague(server, 'REVIEWER')).browser
  ;[listed, staff] = await addRows()
  // Rows of others in every list.
  await addRows()
})
afterAll(() => server.stop())

/** Adds a row to each list: an unplaced intern, and an internship at risk with what led to it. */
async function addRows() {
  const { hiring, internshipId, offerId } = await anUpcomingInternship(server)
  const { company, intern, supervisor, candidatureId } = hiring
  const { companyId, admin } = company
  for (const status of ['DEACTIVATED', 'REVOKED'])
    await aMember(server, companyId, { role: 'ADMIN', status })
  await aMember(server, companyId, { role: 'ADMIN', status: 'INVITED', user_id: null })
  const interviewId = await anInterview(server, companyId, candidatureId, intern, [])
  await server.pool.query(`update internships set status = 'ONGOING' where internship_id = $1`, [
    internshipId,
  ])
  await server.pool.query('update internship_weeks set unlocks_at = $2 where internship_id = $1', [
    internshipId,
    new Date(server.now().getTime() - 40 * dayMs),
  ])
  const waiting = await anIntern(server)
  const { rows } = await server.pool.query(
    `select b.batch_id, c.name from applications a join batches b using (batch_id), companies c
     where a.application_id = $1 and c.company_id = $2`,
    [waiting.applicationId, companyId],
  )
  const [{ batch_id, name }] = rows
  const of = { filters: { company: companyId }, people: [intern.userId] }
  const unplaced = { row: waiting.applicationId, people: [waiting.userId] }
  const all: Record<MessageList, Listed> = {
    people: { row: waiting.userId, filters: { search: waiting.email }, people: [waiting.userId] },
    placement: { ...unplaced, filters: { batch_id } },
    applications: { ...unplaced, filters: { search: waiting.email } },
    companies: { row: companyId, filters: { search: name }, people: [] },
    risk: { ...of, row: internshipId },
    candidatures: { ...of, row: candidatureId },
    interviews: { ...of, row: interviewId },
    offers: { ...of, row: offerId },
    internships: { ...of, row: internshipId },
  }
  const administrators = [admin.userId]
  return [
    all,
    { ADMINISTRATORS: administrators, MEMBERS: [...administrators, supervisor.userId] },
  ] as const
}

const preview = (selection: object, audience: string) =>
  reviewer.request('POST operator/messages/preview', {
    body: { selection, audience, subject: 'Hello {first_name}', body: 'We moved.' },
  })
const readIds = ({ payload }: Awaited<ReturnType<typeof preview>>) =>
  payload.samples.map((sample: { user_id: string }) => sample.user_id).toSorted()

// Its entries are those of the type.
const lists = Object.keys(messageLists) as MessageList[]
const ways = lists.flatMap((list) =>
  listAudiences(list).map((audience) => [list, audience] as const),
)

describe('a message from the list of', () => {
  it.each(ways)(
    '%s to %s reaches who is in the rows, chosen or matching',
    async (list, audience) => {
      const { row, filters, people } = listed[list]
      const expected = (audience === 'PEOPLE' ? people : staff[audience]).toSorted()
      const chosen = await preview({ list, rows: [row] }, audience)
      expect(chosen.payload).toMatchObject({ count: expected.length, left_out: [] })
      expect(readIds(chosen)).toEqual(expected)
      const matching = await preview({ list, filters, except: [] }, audience)
      expect(readIds(matching)).toEqual(expected)
      const none = await preview({ list, filters, except: [row] }, audience)
      expect(none.payload).toMatchObject({ count: 0, left_out: [] })
    },
  )

  it.each(lists)('%s says how many chosen rows it no longer has', async (list) => {
    const [audience] = listAudiences(list)
    const { payload } = await preview({ list, rows: [listed[list].row, randomUUID()] }, audience)
    expect(payload.count).toBe(audience === 'PEOPLE' ? 1 : staff[audience].length)
    expect(payload.left_out).toEqual([{ reason: 'messages.refused.gone', count: 1 }])
  })

  it('companies says which ones have no one who is active', async () => {
    const { companyId } = await aCompany(server)
    await server.pool.query(`update members set status = 'DEACTIVATED' where company_id = $1`, [
      companyId,
    ])
    const { payload } = await preview({ list: 'companies', rows: [companyId] }, 'MEMBERS')
    expect(payload).toMatchObject({
      count: 0,
      left_out: [{ reason: 'messages.refused.noMember', count: 1 }],
    })
  })

  it('interns is refused for companies, and the other way round', async () => {
    for (const [list, audience] of [
      ['applications', 'MEMBERS'],
      ['companies', 'PEOPLE'],
      ['plans', 'MEMBERS'],
    ] as const)
      expect((await preview({ list, filters: {}, except: [] }, audience)).status).toBe(400)
  })

  it('offers reaches each person once, however many rows they are in', async () => {
    const { row, people } = listed.offers
    await server.pool.query(
      `insert into offers (offer_id, candidature_id, company_id, intern_id, plan_id, status, role, created_at, status_since, sent_at,
         starts_on, ends_on, hours_a_week, place, supervisor_member_id, supervisor_linkedin)
       select gen_random_uuid(), candidature_id, company_id, intern_id, plan_id, 'EXPIRED', role, created_at, status_since, sent_at,
         starts_on, ends_on, hours_a_week, place, supervisor_member_id, supervisor_linkedin
       from offers where offer_id = $1`,
      [row],
    )
    const found = await preview(
      { list: 'offers', filters: listed.offers.filters, except: [] },
      'PEOPLE',
    )
    expect(found.payload.count).toBe(1)
    expect(readIds(found)).toEqual(people)
  })

  it('companies is received by their administrators', async () => {
    const { status } = await reviewer.request('POST operator/messages', {
      body: {
        selection: { list: 'companies', rows: [listed.companies.row] },
        audience: 'ADMINISTRATORS',
        count: 1,
        subject: '{company}: the batch begins',
        body: 'Hello {first_name}',
        template_id: null,
        send_at: null,
        reason: 'The batch begins.',
      },
    })
    expect(status).toBe(200)
    await server.advanceClock(1000)
    const { rows } = await server.pool.query(
      `select r.user_id from messages m join message_recipients r using (message_id)
       where m.subject = '{company}: the batch begins' and r.sent_at is not null`,
    )
    expect(rows.map(({ user_id: id }) => id)).toEqual(staff.ADMINISTRATORS)
  })
})
