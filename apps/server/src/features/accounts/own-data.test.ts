import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anIntern } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { readDocxParts } from '../files/docx-parts.ts'
import { anInternWithData, uniqueTexts } from './testing/own-data-fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

describe('the archive of own data', () => {
  it('contains the data that each feature stores about the person, and their files', async () => {
    const { intern } = await anInternWithData(server)
    const browser = await server.as(intern.userId)
    const answer = await server.running.app.inject({
      url: '/backend/intern-service/account/export',
      headers: { cookie: browser.cookie ?? '' },
    })
    expect([
      answer.statusCode,
      answer.headers['content-type'],
      answer.headers['content-disposition'],
    ]).toEqual([200, 'application/zip', expect.stringContaining('attachment')])
    const part = (name: string) => readDocxParts(answer.rawPayload, new RegExp(`^${name}`))[0] ?? ''
    const read = (name: string): ReturnType<typeof JSON.parse> =>
      JSON.parse(part(`${name}\\.json$`))
    expect(read('account')).toMatchObject({
      first_name: uniqueTexts[0],
      phone: uniqueTexts[3],
      agreements: [{ kind: 'TERMS', version: 2 }],
      seat_alerts: [{ batch: expect.any(String), told_at: null }],
      files: [{ purpose: 'picture' }],
    })
    expect(read('profile')).toMatchObject({
      introduction: `<p>${uniqueTexts[4]}</p>`,
      goals: uniqueTexts[5],
      entries: [{ data: { title: uniqueTexts[4] } }],
    })
    expect(read('applications')).toMatchObject([
      { status: 'APPROVED', comments: [{ body: `What is ${uniqueTexts[4]}?` }] },
    ])
    expect(read('companies')).toMatchObject([
      { stage: 'HIRED', interviews: [{ status: 'COMPLETED' }], offers: [{ role: 'Data intern' }] },
    ])
    expect(read('internships')).toMatchObject([
      {
        status: 'COMPLETE',
        weeks: [{ own_answers: [{ answer: 30 }] }],
        certificates: [{ revoked_at: null }],
      },
    ])
    expect(read('history').at(-1)).toMatchObject({ machine: 'offer', move: 'accept' })
    expect(part('files/picture-.*png$')).not.toBe('')
    expect(part('read-me')).toMatch(
      /All the data Fledge keeps about you, as of \d+ \w+ \d{4} \(UTC\)/,
    )
  })

  it('contains no data of other users and no internal notes of a company', async () => {
    await anInternWithData(server)
    const other = await anIntern(server)
    const answer = await server.running.app.inject({
      url: '/backend/intern-service/account/export',
      headers: { cookie: (await server.as(other.userId)).cookie ?? '' },
    })
    const all = readDocxParts(answer.rawPayload, /^account/)
      .concat(
        readDocxParts(answer.rawPayload, /^(?:companies|internships|messages)/),
        readDocxParts(answer.rawPayload, /^(?:history|profile|payments)/),
      )
      .join('')
    for (const text of uniqueTexts) expect(all).not.toContain(text)
  })

  it('is available only to the person, at most five times per hour', async () => {
    const { intern, company } = await anInternWithData(server)
    expect((await server.anonymous().request('GET intern-service/account/export')).status).toBe(401)
    expect(
      (await (await server.as(company.admin.userId)).request('GET intern-service/account/export'))
        .status,
    ).toBe(403)
    const browser = await server.as(intern.userId)
    const statuses: number[] = []
    for (let time = 0; time < 6; time += 1)
      statuses.push((await browser.request('GET intern-service/account/export')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})
