import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aCandidature,
  aCompany,
  aMember,
  anIntern,
  anOperator,
  aPlan,
} from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { openAsSide } from '../../platform/testing/refused-sides.ts'

let server: TestServer
let operator: Browser
let colleague: Browser
let host: Browser
let companyId: string
let intern: Browser
let person: Awaited<ReturnType<typeof anIntern>>
beforeAll(async () => {
  server = await startTestServer()
  operator = await server.as((await anOperator(server, 'REVIEWER')).userId)
  colleague = await server.as((await anOperator(server, 'REVIEWER')).userId)
  const company = await aCompany(server, { name: 'Harbour Works', introduction: 'We build boats.' })
  companyId = company.companyId
  host = await server.as(company.admin.userId)
  person = await anIntern(server, { user: { first_name: 'Ngozi', last_name: 'Adeyemi' } })
  await server.pool.query(
    `update interns set introduction = 'Call me on 12 34.', own_skills = '{Sailing}' where intern_id = $1`,
    [person.internId],
  )
  intern = await server.as(person.userId)
})
afterAll(() => server.stop())

async function report(browser: Browser, body: object): Promise<string> {
  const { status } = await browser.request('POST common-services/content-reports', {
    body: { part: 'TEXT', reason: 'CONTACT', ...body },
  })
  expect(status).toBe(200)
  return (await operator.request('GET operator/reports?status=REPORTED')).payload[0].report_id
}
const decideReport = (id: string, body: object) =>
  operator.request(`POST operator/reports/${id}/decide`, { body })
async function hide(browser: Browser, about: object, parts: readonly string[]): Promise<void> {
  const id = await report(browser, about)
  const body = { decision: 'hide', reason: 'It has a phone number.', parts }
  expect((await decideReport(id, body)).status).toBe(200)
}
const listOwn = async (browser: Browser) =>
  (await browser.request('GET common-services/hidden-content')).payload
const request = (browser: Browser, id: string, kind: string, note = 'I removed it.') =>
  browser.request(`POST common-services/hidden-content/${id}/requests`, {
    body: { request: kind, note },
  })
const decide = (browser: Browser, id: string, decision: string) =>
  browser.request(`POST operator/hidden-content/${id}/decide`, {
    body: { decision, reason: `Decided: ${decision}.` },
  })
const readWaits = async () =>
  (await operator.request('GET operator/waits?kind=APPEAL')).payload.map(
    ({ id }: { id: string }) => id,
  )
const readProfile = async (browser: Browser) =>
  (await browser.request(`GET intern-service/get-intern-by-uuid/${person.internId}`)).payload
const findMails = async (email: string, kind: string) =>
  (
    await server.pool.query(
      'select content from outbox o join users u using (user_id) where u.email = $1 and o.kind = $2',
      [email, kind],
    )
  ).rows

describe('hiding parts of a profile', () => {
  it('takes them from companies, with the reason for the owner and an answer to the reporter', async () => {
    expect(await readProfile(host)).toMatchObject({ introduction: 'Call me on 12 34.' })
    await hide(host, { kind: 'INTERN', id: person.internId }, ['introduction', 'skills'])
    const seen = await readProfile(host)
    expect(seen.introduction).toBe(null)
    expect(seen.skills).not.toContain('Sailing')
    for (const browser of [intern, operator])
      expect(await readProfile(browser)).toMatchObject({
        introduction: 'Call me on 12 34.',
        skills: expect.arrayContaining(['Sailing']),
      })
    expect(await listOwn(intern)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          status: 'HIDDEN',
          part: 'introduction',
          reason: 'CONTACT',
          note: 'It has a phone number.',
          may: { change: true, appeal: true },
        }),
      ]),
    )
    expect(await listOwn(host)).toEqual([])
    expect(await findMails(person.email, 'reports.hidden')).toHaveLength(2)
  })

  it('takes the introduction from browse and from the public page', async () => {
    const { status, payload } = await host.request(`GET browse-intern/intern/${person.internId}`)
    expect(status).toBe(200)
    expect(JSON.stringify(payload)).not.toContain('12 34')
    await server.pool.query(
      `update interns set public_profile = true, public_parts = '{introduction}' where intern_id = $1`,
      [person.internId],
    )
    expect((await readProfile(server.anonymous())).introduction).toBe(null)
  })

  it('of a photo also closes the address of the file', async () => {
    const bytes = await sharp({
      create: { width: 40, height: 30, channels: 3, background: '#13524a' },
    })
      .png()
      .toBuffer()
    const { payload: file } = await intern.request('POST s3/upload-file', {
      body: { kind: 'image', purpose: 'picture' },
      file: { name: 'me.png', bytes },
    })
    const fileId = file.file_id
    const openFile = async () => (await server.anonymous().request(`GET ${file.url}`)).status
    await server.pool.query('update users set picture_file_id = $2 where user_id = $1', [
      person.userId,
      fileId,
    ])
    const readSeen = async () =>
      (
        await server.pool.query('select shown_picture_file_id from users where user_id = $1', [
          person.userId,
        ])
      ).rows[0].shown_picture_file_id
    expect(await readSeen()).toBe(fileId)
    expect(await openFile()).toBe(200)
    expect((await readProfile(host)).picture_url).toContain(fileId)
    await hide(host, { kind: 'INTERN', id: person.internId, part: 'PHOTO' }, ['picture'])
    expect(await readSeen()).toBe(null)
    expect((await readProfile(host)).picture_url).toBe(null)
    expect((await readProfile(intern)).picture_url).toContain(fileId)
    expect(await openFile()).toBe(404)
    expect((await intern.request(`GET ${file.url}`)).status).toBe(200)
  })
})

describe('hiding the text of a company', () => {
  it('takes it from interns and the public, not from its members', async () => {
    await hide(intern, { kind: 'COMPANY', id: companyId }, ['introduction'])
    const read = async (browser: Browser) =>
      (await browser.request(`GET host-company/public/profile/${companyId}`)).payload
        .company_introduction
    expect(await read(intern)).toBe(null)
    expect(await read(server.anonymous())).toBe(null)
    expect(await read(host)).toBe('We build boats.')
    const [hidden] = await listOwn(host)
    expect(hidden).toMatchObject({ kind: 'COMPANY', part: 'introduction' })
    expect(await listOwn(intern)).not.toContainEqual(
      expect.objectContaining({ hiding_id: hidden.hiding_id }),
    )
  })

  it('lets administrators ask, and tells others that only they can', async () => {
    const member = await aMember(server, companyId, {})
    const browser = await server.as(member.userId ?? '')
    const [hidden] = await listOwn(browser)
    expect(hidden.may.appeal).toBe('refused.adminOnly')
    expect((await request(browser, hidden.hiding_id, 'appeal')).status).toBe(403)
  })
})

describe('taking a plan down', () => {
  it('takes it from interns as a whole until it is restored', async () => {
    const plan = await aPlan(server, companyId, {
      name: 'Data analyst',
      description: 'Pay us first.',
    })
    const candidature = await aCandidature(server, companyId, plan, person, {
      stage: 'INTERESTED',
      interested_at: server.now(),
      known_to_intern_at: server.now(),
    })
    await hide(intern, { kind: 'PLAN', id: plan }, ['plan'])
    const listPublic = async () =>
      (await server.anonymous().request(`GET host-company/public/profile/${companyId}`)).payload
        .internships
    expect(await listPublic()).toEqual([])
    const { payload } = await intern.request(`GET intern-service/candidature/${candidature}/hc`)
    expect(JSON.stringify(payload)).not.toContain('Pay us first.')
    const hidden = (await listOwn(host)).find(({ kind }: { kind: string }) => kind === 'PLAN')
    expect(hidden).toMatchObject({ plan_id: plan, plan_name: 'Data analyst' })
    expect((await decide(operator, hidden.hiding_id, 'restore')).status).toBe(200)
    expect(await listPublic()).toEqual([expect.objectContaining({ plan_id: plan })])
    expect(await listOwn(host)).not.toContainEqual(
      expect.objectContaining({ hiding_id: hidden.hiding_id }),
    )
  })
})

describe('asking again and appealing', () => {
  it('is a task of the team; what was changed stays hidden until they have decided', async () => {
    const hidden = (await listOwn(intern)).find(
      ({ part }: { part: string }) => part === 'introduction',
    )
    const id = hidden.hiding_id
    expect((await request(intern, id, 'change')).status).toBe(200)
    expect(await readWaits()).toContain(id)
    expect((await readProfile(host)).introduction).toBe(null)
    expect((await request(intern, id, 'change')).code).toBe('ILLEGAL_TRANSITION')
    expect((await decide(operator, id, 'uphold')).status).toBe(200)
    expect(await readWaits()).not.toContain(id)
    expect(await findMails(person.email, 'reports.upheld')).toHaveLength(1)
    expect((await request(intern, id, 'change')).status).toBe(200)
    expect((await decide(operator, id, 'restore')).status).toBe(200)
    expect((await readProfile(host)).introduction).toBe('Call me on 12 34.')
    expect(await findMails(person.email, 'reports.restored')).toHaveLength(1)
  })

  it('an appeal is decided by someone other than the one who hid it, and is possible once', async () => {
    const hidden = (await listOwn(intern)).find(({ part }: { part: string }) => part === 'skills')
    const id = hidden.hiding_id
    expect((await request(intern, id, 'appeal', 'I do sail.')).status).toBe(200)
    const find = async () =>
      (await operator.request('GET operator/hidden-content?status=APPEALED')).payload.find(
        ({ hiding_id: hidingId }: { hiding_id: string }) => hidingId === id,
      )
    expect(await find()).toMatchObject({
      request_note: 'I do sail.',
      hidden_text: 'Sailing',
      may: { uphold: 'hidings.refused.ownHiding', restore: 'hidings.refused.ownHiding' },
    })
    expect((await decide(operator, id, 'uphold')).code).toBe('CONFLICT')
    expect((await decide(colleague, id, 'uphold')).status).toBe(200)
    expect((await request(intern, id, 'appeal')).code).toBe('CONFLICT')
    expect((await request(intern, id, 'change')).status).toBe(200)
  })

  it('is refused to the other side, and deciding to everyone outside the team', async () => {
    const [hidden] = await listOwn(intern)
    expect((await request(host, hidden.hiding_id, 'change')).status).toBe(404)
    for (const side of ['a company', 'an intern', 'a visitor'] as const) {
      const browser = await openAsSide(server, side)
      expect([401, 403]).toContain((await decide(browser, hidden.hiding_id, 'restore')).status)
      expect([401, 403]).toContain((await browser.request('GET operator/hidden-content')).status)
    }
    expect((await decide(operator, randomUUID(), 'restore')).status).toBe(404)
  })
})

describe('hiding', () => {
  it('needs a part of what was reported', async () => {
    const other = await aCompany(server)
    const id = await report(intern, { kind: 'COMPANY', id: other.companyId })
    const body = { decision: 'hide', reason: 'Untrue.' }
    expect((await decideReport(id, body)).status).toBe(400)
    expect((await decideReport(id, { ...body, parts: ['logo'] })).status).toBe(400)
  })

  it('takes effect after ten seconds, and not once it is undone', async () => {
    const slow = await startTestServer({ UNDO_SECONDS: '10' })
    try {
      const { companyId: id } = await aCompany(slow, { introduction: 'Call us.' })
      const reader = await slow.as((await anIntern(slow)).userId)
      await reader.request('POST common-services/content-reports', {
        body: { kind: 'COMPANY', id, part: 'TEXT', reason: 'CONTACT' },
      })
      const reviewer = await slow.as((await anOperator(slow, 'REVIEWER')).userId)
      const [{ report_id: reportId }] = (await reviewer.request('GET operator/reports')).payload
      const read = async () =>
        (await reader.request(`GET host-company/public/profile/${id}`)).payload.company_introduction
      const send = () =>
        reviewer.request(`POST operator/reports/${reportId}/decide`, {
          body: { decision: 'hide', reason: 'A number.', parts: ['introduction'] },
        })
      const { payload } = await send()
      expect(await read()).toBe('Call us.')
      await reviewer.request('POST operator/pending-acts/undo', {
        body: { act_id: payload.pending.act_id },
      })
      await slow.advanceClock(11_000)
      expect(await read()).toBe('Call us.')
      await send()
      await slow.advanceClock(11_000)
      expect(await read()).toBe(null)
    } finally {
      await slow.stop()
    }
  })
})
