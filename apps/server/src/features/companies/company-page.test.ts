import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, aMember, anOperator } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { aHiring, aSentOffer } from '../../platform/testing/hiring.ts'
import { openAsSide } from '../../platform/testing/refused-sides.ts'

let server: TestServer
let [reviewer, manager]: Browser[] = []
let reviewerId: string
beforeAll(async () => {
  server = await startTestServer()
  reviewerId = (await anOperator(server, 'REVIEWER')).userId
  reviewer = await server.as(reviewerId)
  manager = await server.as((await anOperator(server, 'MANAGER')).userId)
})
afterAll(() => server.stop())

const open = (browser: Browser | undefined) => browser ?? server.anonymous()
const read = (id: string, browser = reviewer) =>
  open(browser).request(`GET operator/companies/${id}/page`)
const act = (browser: Browser | undefined, path: string, body: Record<string, unknown>) =>
  open(browser).request(`POST operator/companies/${path}`, { body })
const reads = async (id: string) =>
  (
    await server.pool.query(
      `select 1 from event_log where subject_id = $1 and machine = 'companyPage' and move = 'read'`,
      [id],
    )
  ).rowCount

const lists = [
  ['plans', 'records/plans'],
  ['candidatures', 'records/candidatures'],
  ['interviews', 'records/interviews'],
  ['offers', 'records/offers'],
  ['internships', 'records/internships'],
  ['credits', 'records/credits'],
] as const

describe('the page of a company', () => {
  it('counts what the list behind each number has', async () => {
    const of = await aHiring(server)
    await aHiring(server)
    await aSentOffer(server, of)
    const { payload } = await read(of.company.companyId)
    for (const [name, path] of lists) {
      const { count } = await open(reviewer).request(
        `GET operator/${path}?company=${of.company.companyId}`,
      )
      expect([name, payload.lists[name].count]).toEqual([name, count])
    }
    const people = await open(reviewer).request(
      `GET operator/people?company=${of.company.companyId}`,
    )
    expect(payload.members.count).toBe(people.count)
    expect(payload.lists.offers.count).toBeGreaterThan(0)
  })

  it('shows what is awaited, the next date and who belongs to the company', async () => {
    const of = await aHiring(server)
    await aSentOffer(server, of)
    const { payload } = await read(of.company.companyId)
    // Not the candidature, too, which waits for the same reply.
    expect(payload.waits).toMatchObject([{ kind: 'OFFER_ANSWER', side: 'intern' }])
    expect(payload.members.rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: of.company.admin.userId, role: 'ADMIN' }),
      ]),
    )
  })

  it('records that it was read, once an hour', async () => {
    const { companyId } = await aCompany(server)
    await read(companyId)
    await read(companyId)
    expect(await reads(companyId)).toBe(1)
  })

  it('is not found for a company that does not exist, without an event', async () => {
    const id = randomUUID()
    expect((await read(id)).status).toBe(404)
    expect(await reads(id)).toBe(0)
  })

  it('has a timeline with the acts of the company and those of the team', async () => {
    const { companyId } = await aCompany(server)
    await act(manager, `${companyId}/trust`, { is_trusted: true, reason: 'A good year.' })
    await read(companyId)
    const { payload } = await open(reviewer).request(`GET operator/companies/${companyId}/events`)
    expect(payload.map((event: { machine: string; move: string }) => event.move)).toEqual(
      expect.arrayContaining(['trust', 'read']),
    )
  })

  it.each(['a company', 'an intern', 'a visitor'] as const)('is refused to %s', async (side) => {
    const { companyId } = await aCompany(server)
    const browser = await openAsSide(server, side)
    expect([401, 403]).toContain((await read(companyId, browser)).status)
    expect([401, 403]).toContain(
      (await browser.request(`GET operator/companies/${companyId}/events`)).status,
    )
  })

  it('is refused to the role FINANCE', async () => {
    const { companyId } = await aCompany(server)
    const browser = await server.as((await anOperator(server, 'FINANCE')).userId)
    expect((await read(companyId, browser)).status).toBe(403)
    expect((await act(browser, `${companyId}/notes`, { note: 'No.' })).status).toBe(403)
  })
})

describe('notes about a company', () => {
  it('are shown to the team with their author, and never to the company', async () => {
    const { companyId, admin } = await aCompany(server)
    await act(reviewer, `${companyId}/notes`, { note: 'Prefers calls in the morning.' })
    const { payload } = await read(companyId)
    expect(payload.notes).toMatchObject([{ note: 'Prefers calls in the morning.' }])
    const browser = await server.as(admin.userId)
    expect((await act(browser, `${companyId}/notes`, { note: 'Hello' })).status).toBe(403)
  })

  it('are refused without a text', async () => {
    const { companyId } = await aCompany(server)
    expect((await act(reviewer, `${companyId}/notes`, { note: ' ' })).fields).toHaveProperty('note')
  })
})

describe('the account manager of a company', () => {
  const assign = (browser: Browser | undefined, id: string, userId: string | null) =>
    act(browser, `${id}/account-manager`, { account_manager_id: userId })

  it('can be a reviewer who takes care of it, and gives it up again', async () => {
    const { companyId } = await aCompany(server)
    expect((await assign(reviewer, companyId, reviewerId)).status).toBe(200)
    expect((await read(companyId)).payload.account_manager).toMatchObject({ user_id: reviewerId })
    await assign(reviewer, companyId, null)
    expect((await read(companyId)).payload.account_manager).toBeNull()
  })

  it('is given to a colleague by managers only', async () => {
    const { companyId } = await aCompany(server)
    const { userId } = await anOperator(server, 'REVIEWER')
    expect((await assign(reviewer, companyId, userId)).status).toBe(403)
    expect((await assign(manager, companyId, userId)).status).toBe(200)
    expect((await assign(reviewer, companyId, reviewerId)).status).toBe(403)
  })

  it('is no one outside of the team', async () => {
    const { companyId, admin } = await aCompany(server)
    expect((await assign(manager, companyId, admin.userId)).status).toBe(409)
  })

  it('is no one once the person has left the team', async () => {
    const { companyId } = await aCompany(server)
    const { userId } = await anOperator(server, 'REVIEWER')
    await assign(manager, companyId, userId)
    await open(manager).request(`POST operator/team/${userId}/remove`, {
      body: { reason: 'Left.' },
    })
    expect((await read(companyId)).payload.account_manager).toBeNull()
  })
})

describe('the transfer of the administrator', () => {
  const aTeam = async () => {
    const { companyId, admin } = await aCompany(server)
    const member = await aMember(server, companyId)
    const body = {
      from_user_id: admin.userId,
      to_user_id: member.userId,
      reason: 'The administrator left the company.',
    }
    return { companyId, admin, member, body }
  }
  const transfer = (browser: Browser | undefined, id: string, body: Record<string, unknown>) =>
    act(browser, `${id}/administrator`, body)

  it('changes both roles, and tells both why', async () => {
    const { companyId, admin, member, body } = await aTeam()
    expect((await transfer(manager, companyId, body)).status).toBe(200)
    const { rows } = await server.pool.query(
      'select user_id, role from members where company_id = $1',
      [companyId],
    )
    expect(rows).toEqual(
      expect.arrayContaining([
        { user_id: admin.userId, role: 'SUPERVISOR' },
        { user_id: member.userId, role: 'ADMIN' },
      ]),
    )
    const { rows: events } = await server.pool.query(
      `select note, actor_kind from event_log where move = 'transferAdministrator' and company_id = $1`,
      [companyId],
    )
    expect(events).toEqual([{ note: body.reason, actor_kind: 'operator' }])
    const { rows: notices } = await server.pool.query(
      `select kind from notices where user_id = any($1) order by kind`,
      [[admin.userId, member.userId]],
    )
    expect(notices.map(({ kind }) => kind)).toEqual([
      'members.administratorBefore',
      'members.administratorNow',
    ])
  })

  it('is refused to reviewers, without a reason, and in a company of someone else', async () => {
    const { companyId, body } = await aTeam()
    expect((await transfer(reviewer, companyId, body)).status).toBe(403)
    expect((await transfer(manager, companyId, { ...body, reason: ' ' })).fields).toHaveProperty(
      'reason',
    )
    expect((await transfer(manager, (await aCompany(server)).companyId, body)).status).toBe(404)
  })

  it('needs an active administrator and an active member who is none', async () => {
    const { companyId, admin, member, body } = await aTeam()
    const swapped = { ...body, from_user_id: member.userId, to_user_id: admin.userId }
    expect((await transfer(manager, companyId, swapped)).status).toBe(409)
    await server.pool.query(`update members set status = 'DEACTIVATED' where user_id = $1`, [
      member.userId,
    ])
    expect((await transfer(manager, companyId, body)).status).toBe(409)
  })

  it('happens once when it is asked for twice at the same time', async () => {
    const { companyId, body } = await aTeam()
    const answers = await Promise.all([1, 2].map(() => transfer(manager, companyId, body)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})
