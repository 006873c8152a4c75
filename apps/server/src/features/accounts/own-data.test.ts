import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCandidature, anIntern, anOffer, aPlan } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { insertRow } from '../../platform/testing/insert-row.ts'
import { readDocxParts } from '../files/docx-parts.ts'
import { addAccountRows, readSections } from './testing/account-rows.ts'
import { addConcern } from './testing/concern-rows.ts'
import { anInternWithData, otherTexts, uniqueTexts } from './testing/own-data-fixtures.ts'

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
    expect(read('history').slice(-2)).toMatchObject([
      { machine: 'offer', move: 'accept' },
      // The download itself.
      { machine: 'account', move: 'export' },
    ])
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

  it('contains the messages about an own concern, but no notes, and nothing of the company’s concern', async () => {
    const { intern, company, internship } = await anInternWithData(server)
    const userId = company.admin.userId
    await addConcern(server, { internship, side: 'intern', userId: intern.userId, mark: 'Own' })
    await addConcern(server, { internship, side: 'company', userId, mark: 'Theirs' })
    const { rawPayload } = await server.running.app.inject({
      url: '/backend/intern-service/account/export',
      headers: { cookie: (await server.as(intern.userId)).cookie ?? '' },
    })
    const [internships = '', ...others] = readSections(rawPayload, [
      'internships',
      'companies',
      'messages',
      'history',
    ])
    expect(JSON.parse(internships)[0].requests).toMatchObject([
      {
        note: 'Own concern',
        messages: [
          { side: 'operator', message: 'Own question' },
          { side: 'intern', message: 'Own answer' },
        ],
      },
    ])
    expect([internships, ...others].join('')).not.toMatch(/private note|Theirs/)
  })

  it('does not change when others get data, or the company prepares what the intern does not see', async () => {
    const { intern, company, candidature } = await anInternWithData(server)
    await addAccountRows(server, intern)
    const browser = await server.as(intern.userId)
    const readArchive = async () => {
      const { rawPayload } = await server.running.app.inject({
        url: '/backend/intern-service/account/export',
        headers: { cookie: browser.cookie ?? '' },
      })
      const [history = '', ...others] = readSections(rawPayload, [
        'history',
        'account',
        'profile',
        'applications',
        'companies',
        'internships',
        'payments',
        'messages',
      ])
      const events: readonly { readonly move: string }[] = JSON.parse(history)
      // Each download is an event of its own.
      return [events.filter(({ move }) => move !== 'export'), ...others]
    }
    const before = await readArchive()
    const { intern: other } = await anInternWithData(server, otherTexts)
    await addAccountRows(server, other)
    const planId = await aPlan(server, company.companyId)
    const args = [server, company.companyId, planId] as const
    const privateCandidature = await aCandidature(...args, intern)
    await anOffer(...args, candidature, intern, company.admin.memberId)
    await insertRow(server.pool, 'application_comments', {
      comment_id: randomUUID(),
      application_id: intern.applicationId,
      section: 'skills',
      body: 'Not sent yet',
      author_id: company.admin.userId,
      created_at: server.now(),
    })
    for (const event of [
      { machine: 'candidature', move: 'shortlist' },
      { machine: 'interview', move: 'test', candidature_id: privateCandidature },
    ])
      await insertRow(server.pool, 'event_log', {
        ...event,
        at: server.now(),
        subject_id: randomUUID(),
        actor_kind: 'company',
        intern_id: intern.internId,
      })
    expect(await readArchive()).toEqual(before)
  })

  it('names the labels of the choices in an application', async () => {
    const labels = async (list: string, ids: readonly number[]) => {
      const { rows } = await server.pool.query<{ label: string }>(
        'select label from lookup where list = $1 and id = any ($2) order by label',
        [list, ids],
      )
      return rows.map(({ label }) => label)
    }
    const { rows: projects } = await server.pool.query(
      `select id from lookup where list = 'project' order by id limit 2`,
    )
    const project_ids = projects.map(({ id }) => Number(id))
    const intern = await anIntern(server, {
      application: {
        skill_ids: [1, 2],
        skill_to_improve_ids: [3],
        specialisation_ids: [108],
        project_ids,
      },
    })
    const { rawPayload } = await server.running.app.inject({
      url: '/backend/intern-service/account/export',
      headers: { cookie: (await server.as(intern.userId)).cookie ?? '' },
    })
    const [applications = ''] = readDocxParts(rawPayload, /^applications\.json$/)
    expect(JSON.parse(applications)).toMatchObject([
      {
        career_field: (await labels('career-field', [1]))[0],
        skills: await labels('skill', [1, 2]),
        skills_to_improve: await labels('skill', [3]),
        specialisations: await labels('specialisation', [108]),
        projects: await labels('project', project_ids),
      },
    ])
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
