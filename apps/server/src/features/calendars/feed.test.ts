import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, aMember, anIntern } from '../../platform/testing/factories.ts'
import { aPair, aProposal, type InterviewPair } from '../../platform/testing/calendars.ts'
import { type Browser, type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { aHiring, anInternship, mondayIn } from '../../platform/testing/hiring.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const feedOf = async (browser: Browser): Promise<string> =>
  new URL((await browser.request('POST calendar-feed')).payload.url).pathname
// Requests as a calendar client does: no cookie, no request id, from another site.
const read = (path: string) =>
  server.anonymous().request(`GET ${path}`, { headers: { 'sec-fetch-site': 'cross-site' } })
const unfoldLines = (ics: string) => ics.replace(/\r\n /g, '')
const confirm = (pair: InterviewPair, id: string, slot: string) =>
  pair.internBrowser.request(
    'POST intern-service/intern-application/internships/interview-scheduled/confirm',
    { body: { interview_id: id, slot_id: slot } },
  )
const compact = (iso: string) => iso.replace(/[-:]|\.000/g, '')

describe('a private calendar feed', () => {
  it('contains the agreed interview for both sides, as the same entry as in their emails, in UTC and written in both zones', async () => {
    const pair = await aPair(server)
    const { id, slots } = await aProposal(server, pair, 'https://meet.example/ours')
    const paths = [await feedOf(pair.admin), await feedOf(pair.internBrowser)]
    expect(unfoldLines((await read(paths[0] ?? '')).text)).not.toContain('BEGIN:VEVENT')
    await confirm(pair, id, slots[0] ?? '')
    const mailed = (await server.mails(pair.intern.email)).find(
      (mail) => mail.kind === 'interviews.confirmed',
    )
    for (const path of paths) {
      const answer = await read(path)
      expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
      const ics = unfoldLines(answer.text)
      expect(ics).toContain('METHOD:PUBLISH')
      expect(ics).toContain(`UID:${id}@localhost`)
      expect(ics).toContain(`DTSTART:${compact(slots[0] ?? '')}`)
      expect(ics).toContain('STATUS:CONFIRMED')
      expect(ics).toMatch(/London[\s\S]*Lagos|Lagos[\s\S]*London/)
      expect(ics).toContain('https://meet.example/ours')
      // The other side's address is hidden until an offer is accepted.
      expect(ics).not.toContain('@people.example')
      for (const line of ['UID', 'SEQUENCE', 'DTSTART'])
        expect(new RegExp(`^${line}:.*$`, 'm').exec(ics)?.[0]).toBe(
          new RegExp(`^${line}:.*$`, 'm').exec(unfoldLines(mailed?.ics ?? ''))?.[0],
        )
    }
  })

  it('marks a cancelled interview as cancelled, with a higher sequence', async () => {
    const pair = await aPair(server)
    const { id, slots } = await aProposal(server, pair, 'https://meet.example/ours')
    const path = await feedOf(pair.internBrowser)
    await confirm(pair, id, slots[0] ?? '')
    const sequence = (ics: string) => Number(/SEQUENCE:(\d+)/.exec(ics)?.[1])
    const before = sequence((await read(path)).text)
    await pair.admin.request('POST dashboard/withdraw-interview', {
      body: { interview_id: id, reason: 'FILLED' },
    })
    const ics = unfoldLines((await read(path)).text)
    expect(ics).toContain('STATUS:CANCELLED')
    expect(sequence(ics)).toBeGreaterThan(before)
  })

  it('contains the first and last day of an internship for its intern and supervisor, not for a colleague', async () => {
    const hiring = await aHiring(server)
    await anInternship(server, hiring)
    const day = mondayIn(server, 8).replaceAll('-', '')
    for (const userId of [hiring.intern.userId, hiring.supervisor.userId]) {
      const ics = unfoldLines((await read(await feedOf(await server.as(userId)))).text)
      expect(ics).toContain(`DTSTART;VALUE=DATE:${day}`)
      expect(ics).toMatch(
        /SUMMARY:Internship starts: Data intern[\s\S]*SUMMARY:Internship ends: Data intern/,
      )
    }
    const colleague = await aMember(server, hiring.company.companyId)
    expect((await read(await feedOf(await server.as(colleague.userId)))).text).not.toContain(
      'VEVENT',
    )
  })

  it('stores only a hash of the feed token and revokes the old one when a new one is created', async () => {
    const company = await aCompany(server)
    const admin = await server.as(company.admin.userId)
    expect((await admin.request('GET calendar-feed')).payload).toEqual({
      url: null,
      made_at: null,
      last_read_at: null,
    })
    const first = await feedOf(admin)
    expect(first).toMatch(/^\/backend\/calendar-feed\/[\w-]{43}\.ics$/)
    const { rows } = await server.pool.query('select * from calendar_feeds where user_id = $1', [
      company.admin.userId,
    ])
    expect(JSON.stringify(rows)).not.toContain(first.slice(-47, -4))
    expect((await read(first)).status).toBe(200)
    const { payload } = await admin.request('GET calendar-feed')
    expect([new URL(payload.url).pathname, typeof payload.last_read_at]).toEqual([first, 'string'])
    const second = await feedOf(admin)
    expect(second).not.toBe(first)
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
    expect((await admin.request('DELETE calendar-feed')).payload.url).toBeNull()
    expect((await read(second)).status).toBe(404)
  })

  it('returns 404 for an unknown token, and once its owner’s account is deactivated', async () => {
    expect((await read(`/backend/calendar-feed/${'a'.repeat(43)}.ics`)).status).toBe(404)
    expect((await read('/backend/calendar-feed/short.ics')).status).toBe(404)
    const intern = await anIntern(server)
    const path = await feedOf(await server.as(intern.userId))
    await server.pool.query(`update users set status = 'DEACTIVATED' where user_id = $1`, [
      intern.userId,
    ])
    expect((await read(path)).status).toBe(404)
  })

  it('can be read sixty times an hour', async () => {
    const path = await feedOf(await server.as((await anIntern(server)).userId))
    for (let count = 0; count < 60; count += 1) expect((await read(path)).status).toBe(200)
    const rejected = await read(path)
    expect(rejected.status).toBe(429)
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('can only be created when signed in', async () => {
    expect((await server.anonymous().request('POST calendar-feed')).status).toBe(401)
    expect((await server.anonymous().request('GET calendar-feed')).status).toBe(401)
  })
})

describe('an interview as a file', () => {
  it('is available to both sides once agreed, and to no one else', async () => {
    const pair = await aPair(server)
    const { id, slots } = await aProposal(server, pair, 'https://meet.example/ours')
    const file = (browser: Browser) => browser.request(`GET interview/${id}/calendar.ics`)
    expect((await file(pair.admin)).status).toBe(404)
    await confirm(pair, id, slots[1] ?? '')
    for (const browser of [pair.admin, pair.internBrowser]) {
      const answer = await file(browser)
      expect([answer.status, answer.headers['content-disposition']]).toEqual([
        200,
        'attachment; filename="interview.ics"',
      ])
      expect(unfoldLines(answer.text)).toContain(`DTSTART:${compact(slots[1] ?? '')}`)
    }
    const otherPair = await aPair(server)
    for (const browser of [otherPair.admin, otherPair.internBrowser])
      expect((await file(browser)).status).toBe(404)
    expect((await file(server.anonymous())).status).toBe(401)
    await pair.admin.request('POST dashboard/withdraw-interview', {
      body: { interview_id: id, reason: 'FILLED' },
    })
    expect((await file(pair.admin)).message).toBe('No time has been agreed yet.')
  })
})
