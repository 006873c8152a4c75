import { randomUUID } from 'node:crypto'
import { dayMs, minuteMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  aBatch,
  aCandidature,
  aCompany,
  aMember,
  anIntern,
  anInterview,
  aPlan,
} from '../../platform/testing/factories.ts'
import { reportFigure } from '../../platform/testing/figure-report.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { insertRow } from '../../platform/testing/insert-row.ts'
import { readDocxParts } from '../files/docx-parts.ts'
import { addAccountRows, findRows, readSections } from './testing/account-rows.ts'
import { addConcern } from './testing/concern-rows.ts'
import { anInternWithData, otherTexts } from './testing/own-data-fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** Creates a company with a second administrator whose name and texts are unique. */
async function team(name = 'Thistlewick') {
  const company = await aCompany(server)
  const leaver = await aMember(server, company.companyId, { role: 'ADMIN' })
  await server.pool.query(
    `update users set first_name = $2, last_name = 'Harrowgate', phone = '+44 1632 960777' where user_id = $1`,
    [leaver.userId, name],
  )
  return { company, leaver, browser: await server.as(leaver.userId) }
}
const erase = (
  of: Awaited<ReturnType<typeof team>>,
  body: Readonly<Record<string, unknown>> = {},
) => of.browser.request('POST account/erase', { body: { email: of.leaver.email, ...body } })

/** Requests an email about a free seat in a batch. */
const askForSeat = async (email: string) =>
  server.pool.query('insert into seat_alerts (batch_id, email, created_at) values ($1, $2, $3)', [
    (await aBatch(server)).batchId,
    email,
    server.now(),
  ])

async function signIn(email: string) {
  const browser = server.anonymous()
  const created = await browser.request('POST otp/v2/create', { body: { email, type: 'C' } })
  const code = (await server.mails(email))[0]?.subject.match(/\d{6}/)?.[0]
  const verified = await browser.request('POST otp/v2/verify', {
    body: { otp: code, otp_hash: String(created.payload.otp_hash) },
  })
  return { browser, status: verified.status }
}

it('rejects another email address, and rejects the last administrator', async () => {
  const of = await team()
  expect((await erase(of, { email: 'other@letters.example' })).fields).toEqual({
    email: 'Enter the email address of this account',
  })
  const singleCompany = await aCompany(server)
  const last = await server.as(singleCompany.admin.userId)
  expect(
    (await last.request('POST account/erase', { body: { email: singleCompany.admin.email } })).code,
  ).toBe('LAST_ADMIN')
})

it('asks for a new interviewer for upcoming interviews and reassigns them', async () => {
  const of = await team()
  const intern = await anIntern(server)
  const planId = await aPlan(server, of.company.companyId)
  const candidature = await aCandidature(server, of.company.companyId, planId, intern, {
    stage: 'INTERVIEW_SCHEDULED',
  })
  const at = new Date(server.now().getTime() + 3 * dayMs)
  await anInterview(server, of.company.companyId, candidature, intern, [of.leaver.memberId], {
    status: 'CONFIRMED',
    starts_at: at,
    ends_at: new Date(at.getTime() + 1_800_000),
  })
  const [ahead] = (await of.browser.request('GET account/interviews')).payload
  expect(ahead.free.map((freeMember: { member_id: string }) => freeMember.member_id)).toEqual([
    of.company.admin.memberId,
  ])
  expect((await erase(of)).code).toBe('INTERVIEWER_NEEDED')
  const response = await erase(of, {
    handover: [{ interview_id: ahead.interview_id, interviewer_id: of.company.admin.memberId }],
  })
  expect(response.status).toBe(200)
  const { rows } = await server.pool.query(
    'select member_id from interviewers where interview_id = $1',
    [ahead.interview_id],
  )
  expect(rows).toEqual([{ member_id: of.company.admin.memberId }])
})

it('signs the member out and announces the date, and signing in before then keeps the account and role', async () => {
  const of = await team()
  const { payload } = await erase(of)
  expect(Math.round((Date.parse(payload.erase_at) - server.now().getTime()) / dayMs)).toBe(14)
  expect((await of.browser.request('GET admin-setting/get-login-user-detail')).status).toBe(401)
  expect((await server.mails(of.leaver.email)).map((mail) => mail.kind)).toContain(
    'accounts.leaveAsked',
  )
  const boss = await server.as(of.company.admin.userId)
  expect(
    await boss.request('PUT admin-setting/user/status', {
      body: { user_id: of.leaver.userId, status: 'ACTIVE' },
    }),
  ).toMatchObject({ status: 409, message: expect.stringContaining('They can still keep it') })
  const list = await boss.request('POST admin-setting/users', { body: { status: 'DEACTIVATED' } })
  expect(list.payload[0].may.activate).toBe('members.refused.leaving')
  const stored = await server
    .anonymous()
    .request('GET validate/v2/email', { query: { email: of.leaver.email, type: 'C' } })
  expect(stored.payload).toMatchObject({ next: 'SIGN_IN', erase_at: payload.erase_at })
  await server.advanceClock(13 * dayMs)
  const { browser, status } = await signIn(of.leaver.email)
  expect(status).toBe(200)
  await server.advanceClock(2 * dayMs)
  expect((await browser.request('GET admin-setting/get-login-user-detail')).payload).toMatchObject({
    first_name: 'Thistlewick',
  })
  expect((await server.mails(of.leaver.email)).map((mail) => mail.kind)).toContain('accounts.kept')
})

it('removes all personal data everywhere after the date', async () => {
  const of = await team('Quernstone')
  await of.browser.request('POST admin-setting/invite', {
    body: { email: 'colleague@quernstone.example', role: 'SUPERVISOR' },
  })
  await askForSeat(of.leaver.email)
  const texts = [of.leaver.email, 'Quernstone Harrowgate']
  const before = await findRows(server, texts)
  expect((await erase(of)).status).toBe(200)
  await server.advanceClock(15 * dayMs)
  const found = [...(await findRows(server, texts)).keys()]
  reportFigure({
    figure: 17,
    counts: { 'erased members': 1 },
    violations: found,
    controls: { 'canary before the erasure': [1, Number(before.size > 0)] },
  })
  expect([found, before.size > 0]).toEqual([[], true])
  expect((await signIn(of.leaver.email)).status).toBe(200)
})

it("exports an archive of the member's own data without data of colleagues", async () => {
  const of = await team('Wexcombe')
  await askForSeat(of.leaver.email)
  const began = performance.now()
  const answer = await server.running.app.inject({
    url: '/backend/account/export',
    headers: { cookie: of.browser.cookie ?? '' },
  })
  reportFigure({
    figure: 17,
    measures: { 'seconds of an export': (performance.now() - began) / 1000 },
  })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  const account = JSON.parse(readDocxParts(answer.rawPayload, /^account\.json$/)[0] ?? '{}')
  expect(account).toMatchObject({
    first_name: 'Wexcombe',
    role: 'ADMIN',
    email: of.leaver.email,
    seat_alerts: [{ batch: expect.any(String) }],
  })
  expect(JSON.stringify(account)).not.toContain(of.company.admin.email)
})

it('exports the messages about concerns that the member wrote or got, and no notes', async () => {
  const { company, intern, internship } = await anInternWithData(server, otherTexts)
  const { userId } = company.admin
  const colleagueId = (await aMember(server, company.companyId)).userId
  await addConcern(server, { internship, side: 'company', userId, colleagueId, mark: 'Own' })
  await addConcern(server, { internship, side: 'intern', userId: intern.userId, mark: 'Theirs' })
  const readWork = async (id: string) => {
    const { rawPayload } = await server.running.app.inject({
      url: '/backend/account/export',
      headers: { cookie: (await server.as(id)).cookie ?? '' },
    })
    const [work = ''] = readSections(rawPayload, ['work'])
    expect(work).not.toMatch(/private note|Theirs/)
    return JSON.parse(work).messages_about_concerns
  }
  expect(await readWork(userId)).toMatchObject([
    { side: 'operator', message: 'Own question' },
    { side: 'company', message: 'Own answer' },
  ])
  expect(await readWork(colleagueId)).toMatchObject([{ message: 'Own remark' }])
})

it('erasing a member keeps everything of colleagues and their names in the history', async () => {
  const of = await team('Amberley')
  const { admin, companyId } = of.company
  const recordEvent = (subject: string, data: Readonly<Record<string, unknown>>) =>
    insertRow(server.pool, 'event_log', {
      at: server.now(),
      machine: 'member',
      move: 'test',
      subject_id: subject,
      actor_kind: 'system',
      company_id: companyId,
      note: 'Kept',
      data,
    })
  const notes: string[] = []
  for (const member of [of.leaver, admin]) {
    const note = await addAccountRows(server, member)
    const [id, unknownId] = [member.memberId, randomUUID()]
    await server.pool.query(
      'update members set custom_job_title = $2, linkedin_url = $2 where member_id = $1',
      [id, note],
    )
    await insertRow(server.pool, 'calendar_connections', {
      connection_id: randomUUID(),
      member_id: id,
      company_id: companyId,
      user_id: member.userId,
      provider: 'GOOGLE',
      status: 'DISCONNECTED',
      account: note,
      calendar_id: note,
      calendar_name: note,
      connected_at: server.now(),
      status_since: server.now(),
    })
    await recordEvent(id, { name: note })
    await recordEvent(unknownId, { user_id: member.userId, email: note })
    await recordEvent(unknownId, { left: member.userId, left_name: note })
    await recordEvent(unknownId, { to: id, to_name: note })
    notes.push(note)
  }
  await recordEvent(of.leaver.memberId, { role: 'ADMIN' })
  const needles = [admin.email, admin.userId, admin.memberId, notes[1] ?? '']
  const before = await findRows(server, needles)
  await server.pool.query('update users set erase_at = $2 where user_id = $1', [
    of.leaver.userId,
    server.now(),
  ])
  await server.advanceClock(minuteMs)
  expect([...(await findRows(server, [of.leaver.email, 'Amberley'])).keys()]).toEqual([])
  expect((await findRows(server, [notes[0] ?? ''])).get('event_log')).toEqual([
    expect.stringContaining('happen'),
  ])
  expect(await findRows(server, needles)).toEqual(before)
  const { rows } = await server.pool.query(
    `select note from event_log where subject_id = $1 and data ->> 'role' = 'ADMIN'`,
    [of.leaver.memberId],
  )
  expect(rows).toEqual([{ note: 'Kept' }])
})

it("the archive of a member does not change when colleagues' data does", async () => {
  const of = await team('Fernhill')
  await addAccountRows(server, of.leaver)
  const readArchive = async () => {
    const { rawPayload } = await server.running.app.inject({
      url: '/backend/account/export',
      headers: { cookie: of.browser.cookie ?? '' },
    })
    const [history = '', ...others] = readSections(rawPayload, [
      'history',
      'account',
      'work',
      'messages',
    ])
    const events: readonly { readonly move: string }[] = JSON.parse(history)
    // Each download is an event of its own.
    return [events.filter(({ move }) => move !== 'export'), ...others]
  }
  const before = await readArchive()
  await addAccountRows(server, of.company.admin)
  const colleague = await server.as(of.company.admin.userId)
  await colleague.request('POST s3/upload-file', {
    body: { kind: 'document', purpose: 'other' },
    file: {
      name: 'a.pdf',
      bytes: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
    },
  })
  const intern = await anIntern(server)
  const planId = await aPlan(server, of.company.companyId)
  const candidature = await aCandidature(server, of.company.companyId, planId, intern)
  await anInterview(server, of.company.companyId, candidature, intern, [of.company.admin.memberId])
  expect(await readArchive()).toEqual(before)
})
