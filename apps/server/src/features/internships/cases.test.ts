import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toCompanyActor, toInternActor } from '../../db/row-security/testing/tenants.ts'
import { aMember, anOperator } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import {
  anUpcomingInternship,
  createReauthenticatingBrowser,
  shiftDay,
  type UpcomingInternship,
} from '../../platform/testing/hiring.ts'
import { openAsSide } from '../../platform/testing/refused-sides.ts'
import { caseMessages } from './queries/case.queries.ts'

let server: TestServer
let reviewer: Browser
let reviewerId: string
beforeAll(async () => {
  server = await startTestServer()
  reviewerId = (await anOperator(server, 'REVIEWER')).userId
  reviewer = createReauthenticatingBrowser(server, reviewerId)
})
afterAll(() => server.stop())

async function aConcern(by: 'intern' | 'admin' = 'intern') {
  const of = await anUpcomingInternship(server)
  const { payload } = await of[by].request('POST common-services/internship-actions/v1', {
    body: {
      internship_id: of.internshipId,
      kind: 'REPORT_CONCERN',
      note: 'No one answers my questions.',
    },
  })
  return { of, id: String(payload.action_id) }
}

const read = async (id: string, browser = reviewer) => browser.request(`GET operator/cases/${id}`)
const act = (id: string, path: string, body: Record<string, unknown>, browser = reviewer) =>
  browser.request(`POST operator/cases/${id}/${path}`, { body })
const reply = (id: string, browser: Browser, message = 'It is still so.') =>
  browser.request(`POST common-services/internship-actions/${id}/messages`, { body: { message } })
const threadOfIntern = async (of: UpcomingInternship) =>
  (await of.intern.request('GET intern-service/intern-dashboard/v1/internship-progress')).payload
    .actions[0]?.messages
const progressOfCompany = (of: UpcomingInternship) =>
  of.admin.request(`GET hired-interns/v1/internship-progress/${of.internshipId}`)
/** Statuses of every request about a case that only the programme team makes. */
const tryAll = async (id: string, browser: Browser) => {
  const answers = [
    await read(id, browser),
    await act(id, 'notes', { note: 'No' }, browser),
    await act(id, 'messages', { message: 'No' }, browser),
    await act(id, 'rescue', { act: 'EXTEND', reason: 'No' }, browser),
    await act(id, 'due-date', { due_on: '2026-12-01', reason: 'No' }, browser),
  ]
  return answers.map(({ status }) => status)
}
const mailKinds = async (email: string) => (await server.mails(email)).map(({ kind }) => kind)

describe('a concern as a case', () => {
  it('shows what was reported, the internship, and by when the team decides', async () => {
    const { of, id } = await aConcern()
    expect((await read(id)).payload).toMatchObject({
      status: 'RAISED',
      raised_by: 'intern',
      note: 'No one answers my questions.',
      due_at: expect.any(String),
      owner: null,
      internship: { internship_id: of.internshipId, user_id: of.hiring.intern.userId },
      messages: [],
      notes: [],
    })
  })

  it('is what the email about it opens', async () => {
    const { id } = await aConcern()
    const { rows } = await server.pool.query(`select distinct kind from notices where link = $1`, [
      `/operator/cases/${id}`,
    ])
    expect(rows).toEqual([{ kind: 'internships.actionRaised' }])
  })

  it('records that it was read, once an hour', async () => {
    const { id } = await aConcern()
    await read(id)
    await read(id)
    const { rowCount } = await server.pool.query(
      `select 1 from event_log where subject_id = $1 and machine = 'case' and move = 'read'`,
      [id],
    )
    expect(rowCount).toBe(1)
  })

  it('is told from other requests in the list of tasks', async () => {
    const { id } = await aConcern()
    const { payload } = await reviewer.request('GET operator/waits?kind=ACTION&per_page=100')
    expect(payload.find((wait: { id: string }) => wait.id === id)).toMatchObject({
      is_concern: true,
      company_id: expect.any(String),
      company_name: expect.any(String),
    })
  })

  it('belongs to the one who takes its task', async () => {
    const { id } = await aConcern()
    await reviewer.request('POST operator/waits/take', { body: { kind: 'ACTION', id } })
    expect((await read(id)).payload.owner).toMatchObject({ user_id: reviewerId })
  })

  it('ends with an answer, after which no one writes in its thread', async () => {
    const { of, id } = await aConcern()
    await reviewer.request(`POST operator/internship-actions/${id}/decide`, {
      body: { decision: 'accept', reason: 'Lena helps you from Monday.' },
    })
    expect((await read(id)).payload).toMatchObject({
      status: 'ACCEPTED',
      due_at: null,
      decision_reason: 'Lena helps you from Monday.',
    })
    expect((await act(id, 'messages', { message: 'Hello' })).status).toBe(409)
    expect((await reply(id, of.intern)).status).toBe(409)
  })

  it.each(['a company', 'an intern', 'a visitor'] as const)('is refused to %s', async (side) => {
    const { id } = await aConcern()
    const refusal = side === 'a visitor' ? 401 : 403
    expect(await tryAll(id, await openAsSide(server, side))).toEqual(Array(5).fill(refusal))
  })

  it('is refused to both sides of its internship, and to the role FINANCE', async () => {
    const { of, id } = await aConcern()
    const finance = await server.as((await anOperator(server, 'FINANCE')).userId)
    for (const browser of [of.intern, of.admin, finance])
      expect(await tryAll(id, browser)).toEqual(Array(5).fill(403))
  })

  it('is not another request', async () => {
    const { of } = await aConcern()
    const { payload } = await of.intern.request('POST common-services/internship-actions/v1', {
      body: {
        internship_id: of.internshipId,
        kind: 'EXTEND',
        ends_on: shiftDay(of.ends, 7),
        note: 'One more week.',
      },
    })
    expect((await read(String(payload.action_id))).status).toBe(404)
  })
})

describe('the thread of a case', () => {
  it('goes to the person who raised the concern, and back to the one who took it', async () => {
    const { of, id } = await aConcern()
    await reviewer.request('POST operator/waits/take', { body: { kind: 'ACTION', id } })
    expect((await act(id, 'messages', { message: 'Since when?' })).status).toBe(200)
    expect(await mailKinds(of.hiring.intern.email)).toContain('internships.caseMessage')
    expect((await reply(id, of.intern, 'Since Monday.')).status).toBe(200)
    const { rows } = await server.pool.query(
      `select user_id from notices where kind = 'internships.caseReply' and link like $1`,
      [`%${id}`],
    )
    expect(rows).toEqual([{ user_id: reviewerId }])
    expect((await read(id)).payload.messages).toMatchObject([
      { side: 'operator', message: 'Since when?' },
      { side: 'intern', message: 'Since Monday.' },
    ])
    expect(await threadOfIntern(of)).toMatchObject([{ side: 'operator' }, { side: 'intern' }])
  })

  it('is hidden from the other side, which cannot write in it', async () => {
    const { of, id } = await aConcern()
    await act(id, 'messages', { message: 'Since when?' })
    expect((await progressOfCompany(of)).text).not.toContain('Since when?')
    expect((await reply(id, of.admin)).status).toBe(404)
  })

  it('is closed to other interns and companies, to visitors, and to operators', async () => {
    const [{ id }, { id: ofCompany }] = [await aConcern(), await aConcern('admin')]
    const stranger = await anUpcomingInternship(server)
    const statuses = async (browser: Browser) => [
      (await reply(id, browser)).status,
      (await reply(ofCompany, browser)).status,
    ]
    expect(await statuses(stranger.intern)).toEqual([404, 404])
    expect(await statuses(stranger.admin)).toEqual([404, 404])
    expect(await statuses(server.anonymous())).toEqual([401, 401])
    expect(await statuses(reviewer)).toEqual([403, 403])
  })

  it.each(['intern', 'admin'] as const)(
    'is kept from everyone but the side of the %s by the database, too',
    async (by) => {
      const { of, id } = await aConcern(by)
      await act(id, 'messages', { message: 'Since when?' })
      const sides = async ({ hiring }: UpcomingInternship) => {
        const tenant = { ...hiring, mark: '', ids: {} }
        const count = async (actor: AnyActor) =>
          (await server.tx((tx) => tx.many(caseMessages, { action_ids: [id] }), actor)).length
        return [await count(toInternActor(tenant)), await count(toCompanyActor(tenant))]
      }
      expect(await sides(of)).toEqual(by === 'intern' ? [1, 0] : [0, 1])
      expect(await sides(await anUpcomingInternship(server))).toEqual([0, 0])
    },
  )

  it('is the company’s if the company raised the concern', async () => {
    const { of, id } = await aConcern('admin')
    await act(id, 'messages', { message: 'What happened?' })
    expect((await reply(id, of.admin)).status).toBe(200)
    expect((await reply(id, of.intern)).status).toBe(404)
    expect((await progressOfCompany(of)).text).toContain('What happened?')
    expect(await threadOfIntern(of)).toBeUndefined()
  })

  it('has no empty messages', async () => {
    const { id } = await aConcern()
    expect((await act(id, 'messages', { message: ' ' })).fields).toHaveProperty('message')
  })
})

describe('notes on a case', () => {
  it('are seen by the team only', async () => {
    const { of, id } = await aConcern()
    await act(id, 'notes', { note: 'Called the company.' })
    expect((await read(id)).payload.notes).toMatchObject([{ note: 'Called the company.' }])
    const { text } = await of.intern.request(
      'GET intern-service/intern-dashboard/v1/internship-progress',
    )
    expect(text).not.toContain('Called the company.')
    expect((await progressOfCompany(of)).text).not.toContain('Called the company.')
  })
})

describe('the rescue of an internship', () => {
  const reason = 'Agreed with both sides.'
  const aColleague = (of: UpcomingInternship) => aMember(server, of.hiring.company.companyId)

  it('adds a second supervisor, and tells both sides why', async () => {
    const { of, id } = await aConcern()
    const { memberId } = await aColleague(of)
    const body = { act: 'ADD_SUPERVISOR', supervisor_id: memberId, reason }
    expect((await act(id, 'rescue', body)).status).toBe(200)
    expect((await read(id)).payload.internship.second_supervisor).toEqual(expect.any(String))
    expect(await mailKinds(of.hiring.intern.email)).toContain('internships.rescuedForIntern')
    expect(await mailKinds(of.hiring.company.admin.email)).toContain(
      'internships.rescuedForCompany',
    )
    const { rows } = await server.pool.query(
      `select move, note, actor_kind from event_log where machine = 'internshipRescue' and subject_id = $1`,
      [of.internshipId],
    )
    expect(rows).toEqual([{ move: 'addSupervisor', note: reason, actor_kind: 'operator' }])
  })

  it('replaces the supervisor, who is told', async () => {
    const { of, id } = await aConcern()
    const { memberId } = await aColleague(of)
    await act(id, 'rescue', { act: 'REPLACE_SUPERVISOR', supervisor_id: memberId, reason })
    const { rows } = await server.pool.query(
      'select supervisor_member_id from internships where internship_id = $1',
      [of.internshipId],
    )
    expect(rows).toEqual([{ supervisor_member_id: memberId }])
    expect(await mailKinds(of.hiring.supervisor.email)).toContain('internships.supervisorReplaced')
  })

  it('extends the internship with its weeks and its offer', async () => {
    const { of, id } = await aConcern()
    const ends_on = shiftDay(of.ends, 14)
    expect((await act(id, 'rescue', { act: 'EXTEND', ends_on, reason })).status).toBe(200)
    const { rows } = await server.pool.query(
      `select i.ends_on::text as ends_on, o.ends_on::text as offer_ends_on,
        (select count(*)::int from internship_weeks w where w.internship_id = i.internship_id) as weeks
      from internships i join offers o using (offer_id) where i.internship_id = $1`,
      [of.internshipId],
    )
    expect(rows).toEqual([{ ends_on, offer_ends_on: ends_on, weeks: 7 }])
  })

  it('is refused with a day that is too late, with a stranger, and without a reason', async () => {
    const { of, id } = await aConcern()
    const tooLate = { act: 'EXTEND', ends_on: shiftDay(of.ends, 200), reason }
    expect((await act(id, 'rescue', tooLate)).fields).toHaveProperty('ends_on')
    const { memberId } = await aColleague(await anUpcomingInternship(server))
    const stranger = { act: 'ADD_SUPERVISOR', supervisor_id: memberId, reason }
    expect((await act(id, 'rescue', stranger)).fields).toHaveProperty('supervisor_id')
    expect((await act(id, 'rescue', { ...stranger, reason: ' ' })).fields).toHaveProperty('reason')
  })

  it('is refused once the internship is over', async () => {
    const { of, id } = await aConcern()
    await server.pool.query(`update internships set status = 'COMPLETE' where internship_id = $1`, [
      of.internshipId,
    ])
    const { memberId } = await aColleague(of)
    const body = { act: 'ADD_SUPERVISOR', supervisor_id: memberId, reason }
    expect((await act(id, 'rescue', body)).status).toBe(409)
  })
})
