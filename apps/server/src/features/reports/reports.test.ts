import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, anIntern, anOperator, aPlan } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { openAsSide } from '../../platform/testing/refused-sides.ts'

let server: TestServer
let operator: Browser
let host: Browser
let intern: Browser
let companyId: string
let internId: string
let internEmail: string
beforeAll(async () => {
  server = await startTestServer()
  operator = await server.as((await anOperator(server, 'REVIEWER')).userId)
  const company = await aCompany(server, { name: 'Harbour Works' })
  companyId = company.companyId
  host = await server.as(company.admin.userId)
  const person = await anIntern(server, { user: { first_name: 'Ngozi', last_name: 'Adeyemi' } })
  internId = person.internId
  internEmail = person.email
  intern = await server.as(person.userId)
})
afterAll(() => server.stop())

const report = (browser: Browser, body: object) =>
  browser.request('POST common-services/content-reports', {
    body: { part: 'TEXT', reason: 'UNTRUE', ...body },
  })
const list = async (query = '') => (await operator.request(`GET operator/reports${query}`)).payload
const decide = (id: string, body: object, browser = operator) =>
  browser.request(`POST operator/reports/${id}/decide`, {
    body: { decision: 'dismiss', reason: 'It is true.', ...body },
  })

describe('reporting', () => {
  it('of an intern’s photo by a company is a task of the programme team, once', async () => {
    const body = {
      kind: 'INTERN',
      id: internId,
      part: 'PHOTO',
      reason: 'NOT_THEIRS',
      note: 'A star.',
    }
    expect((await report(host, body)).status).toBe(200)
    expect((await report(host, body)).code).toBe('ALREADY_EXISTS')
    expect((await report(host, { ...body, part: 'TEXT' })).status).toBe(200)
    const [, photo] = await list('?kind=INTERN')
    expect(photo).toMatchObject({
      status: 'REPORTED',
      part: 'PHOTO',
      name: 'Ngozi Adeyemi',
      reason: 'NOT_THEIRS',
      note: 'A star.',
      reporter_side: 'company',
      owner: null,
      may: { decide: true },
    })
    const { payload: waits } = await operator.request('GET operator/waits?kind=REPORT')
    expect(waits).toContainEqual(
      expect.objectContaining({
        id: photo.report_id,
        title: 'Ngozi Adeyemi',
        due_at: photo.due_at,
      }),
    )
  })

  it('of a company and of a plan by an intern', async () => {
    const plan = await aPlan(server, companyId, { name: 'Data analyst' })
    expect((await report(intern, { kind: 'COMPANY', id: companyId })).status).toBe(200)
    expect((await report(intern, { kind: 'PLAN', id: plan })).status).toBe(200)
    expect(await list('?kind=PLAN')).toEqual([
      expect.objectContaining({ name: 'Data analyst · Harbour Works', company_id: companyId }),
    ])
  })

  it('needs something that the reporter can see, and a note for another reason', async () => {
    const other = await anIntern(server)
    await server.pool.query('delete from intern_search where intern_id = $1', [other.internId])
    expect((await report(host, { kind: 'INTERN', id: other.internId })).status).toBe(404)
    expect((await report(host, { kind: 'INTERN', id: randomUUID() })).status).toBe(404)
    const { companyId: pending } = await aCompany(server, { status: 'PENDING_APPROVAL' })
    expect((await report(intern, { kind: 'COMPANY', id: pending })).status).toBe(404)
    const draft = await aPlan(server, companyId, { status: 'DRAFT' })
    expect((await report(intern, { kind: 'PLAN', id: draft })).status).toBe(404)
    expect((await report(intern, { kind: 'COMPANY', id: companyId, reason: 'OTHER' })).status).toBe(
      400,
    )
  })

  it('is refused to the own side and for the photo of a plan', async () => {
    expect((await report(host, { kind: 'COMPANY', id: companyId })).status).toBe(403)
    expect((await report(intern, { kind: 'INTERN', id: internId })).status).toBe(403)
    const plan = await aPlan(server, companyId)
    expect((await report(intern, { kind: 'PLAN', id: plan, part: 'PHOTO' })).code).toBe('CONFLICT')
  })
})

describe('deciding', () => {
  it('tells the reporter the reason, once, and ends the task', async () => {
    const { companyId: id } = await aCompany(server, { name: 'Quay Labs' })
    await report(intern, { kind: 'COMPANY', id })
    const [open] = await list('?status=REPORTED&kind=COMPANY')
    expect((await decide(open.report_id, { decision: 'resolve', reason: 'Removed.' })).status).toBe(
      200,
    )
    expect((await list('?status=RESOLVED'))[0]).toMatchObject({
      report_id: open.report_id,
      decision_reason: 'Removed.',
    })
    const { rows: mails } = await server.pool.query(
      `select o.kind from outbox o join users u using (user_id) where u.email = $1 and o.kind = 'reports.answered'`,
      [internEmail],
    )
    expect(mails).toHaveLength(1)
    const { rows: events } = await server.pool.query(
      `select move, actor_kind, note, company_id, intern_id from event_log where subject_id = $1 order by id`,
      [open.report_id],
    )
    expect(events).toEqual([
      { move: 'send', actor_kind: 'intern', note: null, company_id: null, intern_id: null },
      {
        move: 'resolve',
        actor_kind: 'operator',
        note: 'Removed.',
        company_id: null,
        intern_id: null,
      },
    ])
    const { payload: waits } = await operator.request('GET operator/waits?kind=REPORT')
    expect(waits).not.toContainEqual(expect.objectContaining({ id: open.report_id }))
    expect((await decide(open.report_id, {})).code).toBe('ILLEGAL_TRANSITION')
  })

  it('needs a reason and a report', async () => {
    expect((await decide(randomUUID(), { reason: '' })).status).toBe(400)
    expect((await decide(randomUUID(), {})).status).toBe(404)
  })

  it.each(['a company', 'an intern', 'a visitor'] as const)('is refused to %s', async (side) => {
    const browser = await openAsSide(server, side)
    expect([401, 403]).toContain((await decide(randomUUID(), {}, browser)).status)
    expect([401, 403]).toContain((await browser.request('GET operator/reports')).status)
  })
})

describe('dismissing many', () => {
  const dismissMany = (selection: object, count: number, browser = operator) =>
    browser.request('POST operator/reports/dismiss-many', {
      body: { selection, count, reason: 'Nothing is wrong.' },
    })
  const previewMany = async (selection: object) =>
    (await operator.request('POST operator/reports/dismiss-many/preview', { body: { selection } }))
      .payload
  /** Reports as many companies, and returns the ids of the reports. */
  async function addReports(count: number): Promise<string[]> {
    const reporter = await anIntern(server)
    const browser = await server.as(reporter.userId)
    for (let added = 0; added < count; added += 1)
      await report(browser, { kind: 'COMPANY', id: (await aCompany(server)).companyId })
    const { rows } = await server.pool.query(
      'select report_id from content_reports where reporter_user_id = $1 order by created_at, report_id',
      [reporter.userId],
    )
    return rows.map(({ report_id: id }) => id)
  }

  it('says who is left out and why, and tells each reporter the reason', async () => {
    const [first = '', second = '', decided = ''] = await addReports(3)
    await decide(decided, {})
    const selection = { rows: [first, second, decided, randomUUID()] }
    expect(await previewMany(selection)).toMatchObject({
      count: 2,
      left_out: expect.arrayContaining([
        { reason: 'reports.refused.decided', count: 1 },
        { reason: 'reports.refused.gone', count: 1 },
      ]),
    })
    const { status, payload } = await dismissMany(selection, 2)
    expect([status, payload.count]).toEqual([200, 2])
    expect(payload.rows).toContainEqual(
      expect.objectContaining({ id: decided, refusal: 'reports.refused.decided' }),
    )
    const { rows } = await server.pool.query(
      `select r.status, r.decision_reason, e.actor_kind, e.note from content_reports r
       join event_log e on e.subject_id = r.report_id and e.move = 'dismiss'
       where r.report_id = any($1)`,
      [[first, second]],
    )
    const dismissed = {
      status: 'DISMISSED',
      decision_reason: 'Nothing is wrong.',
      actor_kind: 'operator',
      note: 'Nothing is wrong.',
    }
    expect(rows).toEqual([dismissed, dismissed])
  })

  it('takes everything that matches the filters but the exceptions', async () => {
    const [exception = ''] = await addReports(2)
    const selection = { filters: { status: 'REPORTED', kind: 'COMPANY' }, except: [exception] }
    const { count, left_out: leftOut } = await previewMany(selection)
    expect(leftOut).toEqual([])
    expect((await dismissMany(selection, count)).payload.count).toBe(count)
    expect(await list('?status=REPORTED&kind=COMPANY')).toEqual([
      expect.objectContaining({ report_id: exception }),
    ])
  })

  it('is refused when the number differs from the preview', async () => {
    const [id = ''] = await addReports(1)
    expect((await dismissMany({ rows: [id] }, 2)).code).toBe('CONFLICT')
    expect(await list('?status=REPORTED&kind=COMPANY')).toContainEqual(
      expect.objectContaining({ report_id: id }),
    )
  })

  it.each(['a company', 'an intern', 'a visitor'] as const)('is refused to %s', async (side) => {
    const browser = await openAsSide(server, side)
    expect([401, 403]).toContain((await dismissMany({ rows: [randomUUID()] }, 1, browser)).status)
  })

  it('is undone together within ten seconds', async () => {
    const slow = await startTestServer({ UNDO_SECONDS: '10' })
    try {
      const reporter = await slow.as((await anIntern(slow)).userId)
      for (let added = 0; added < 2; added += 1)
        await report(reporter, { kind: 'COMPANY', id: (await aCompany(slow)).companyId })
      const reviewer = await slow.as((await anOperator(slow, 'REVIEWER')).userId)
      const readStatuses = async () =>
        (await reviewer.request('GET operator/reports')).payload.map(
          ({ status }: { status: string }) => status,
        )
      const selection = { filters: {}, except: [] }
      const { payload } = await dismissMany(selection, 2, reviewer)
      await reviewer.request('POST operator/pending-acts/undo', {
        body: { act_id: payload.pending.act_id },
      })
      await slow.advanceClock(11_000)
      expect(await readStatuses()).toEqual(['REPORTED', 'REPORTED'])
      await dismissMany(selection, 2, reviewer)
      await slow.advanceClock(11_000)
      expect(await readStatuses()).toEqual(['DISMISSED', 'DISMISSED'])
    } finally {
      await slow.stop()
    }
  })
})

describe('with time to undo', () => {
  it('takes effect after ten seconds, and not once it is undone', async () => {
    const slow = await startTestServer({ UNDO_SECONDS: '10' })
    try {
      const { companyId: id } = await aCompany(slow)
      const person = await anIntern(slow)
      await report(await slow.as(person.userId), { kind: 'COMPANY', id })
      const reviewer = await slow.as((await anOperator(slow, 'REVIEWER')).userId)
      const readStatus = async () => (await reviewer.request('GET operator/reports')).payload[0]
      const { report_id: reportId } = await readStatus()
      const { payload } = await decide(reportId, {}, reviewer)
      expect(await readStatus()).toMatchObject({
        status: 'REPORTED',
        may: { decide: 'pendingActs.refused.pending' },
      })
      await reviewer.request('POST operator/pending-acts/undo', {
        body: { act_id: payload.pending.act_id },
      })
      await slow.advanceClock(11_000)
      expect(await readStatus()).toMatchObject({ status: 'REPORTED', may: { decide: true } })
      await decide(reportId, {}, reviewer)
      await slow.advanceClock(11_000)
      expect(await readStatus()).toMatchObject({
        status: 'DISMISSED',
        decision_reason: 'It is true.',
      })
    } finally {
      await slow.stop()
    }
  })
})
