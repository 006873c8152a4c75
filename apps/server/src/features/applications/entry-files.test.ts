import sharp from 'sharp'
import { dayMs, hourMs, minuteMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aCandidature,
  aCompany,
  anIntern,
  anOperator,
  aPlan,
} from '../../platform/testing/factories.ts'
import { type Browser, type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let server: TestServer
let scan: Buffer
beforeAll(async () => {
  server = await startTestServer()
  scan = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#13524a' } })
    .png()
    .toBuffer()
})
afterAll(() => server.stop())

const upload = async (browser: Browser, purpose: string, kind = 'document') =>
  (
    await browser.request('POST s3/upload-file', {
      body: { kind, purpose },
      file: { name: `${purpose}.png`, bytes: scan },
    })
  ).payload
const applicant = async () => {
  const intern = await anIntern(server, { application: { status: 'IN_PROGRESS' } })
  return { intern, browser: await server.as(intern.userId) }
}
const course = { school: 'Open Institute', degree: 'Statistics with R', is_certification: true }
/** Returns whether the file still exists after the sweep, which runs with the clock. */
const existsAfterSweep = async (file: { file_id: string; key: string }) => {
  await server.advanceClock(minuteMs)
  return (
    (await server.pool.query('select 1 from files where file_id = $1', [file.file_id])).rowCount ===
    1
  )
}

describe('the file of an entry', () => {
  it('is a complete document of the intern, and its name is returned with the entry', async () => {
    const { browser } = await applicant()
    const file = await upload(browser, 'certification')
    const added = await browser.request('POST intern-service/profile/education', {
      body: { ...course, certificate_file_id: file.file_id },
    })
    expect(added.payload).toMatchObject({
      is_certification: true,
      certificate_file_id: file.file_id,
      file_name: 'certification.png',
    })
    expect((await browser.request('GET intern-service/profile/education')).payload).toMatchObject([
      { file_name: 'certification.png' },
    ])
    expect(
      (await browser.request('GET intern-service/application')).payload.education,
    ).toMatchObject([{ file_name: 'certification.png' }])
  })

  it.each([
    [
      'of somebody else',
      'education',
      async () => upload((await applicant()).browser, 'certification'),
    ],
    [
      'that is no document',
      'education',
      async (browser: Browser) => upload(browser, 'picture', 'image'),
    ],
    [
      'that is an identity document',
      'portfolio',
      async (browser: Browser) => upload(browser, 'identity', 'identity'),
    ],
    [
      'that nobody has',
      'portfolio',
      async () => ({ file_id: '0193b1d2-7c4e-7a10-8f00-00000000000f' }),
    ],
  ] as const)('is rejected at its field if it is one %s', async (_what, kind, of) => {
    const { browser } = await applicant()
    const { file_id } = await of(browser)
    const [field, entry] =
      kind === 'education' ? ['certificate_file_id', course] : ['file_id', { title: 'Poster' }]
    const expected = {
      status: 400,
      code: 'VALIDATION',
      fields: { [field]: 'This file is no longer available. Choose it again.' },
    }
    expect(
      await browser.request(`POST intern-service/profile/${kind}`, {
        body: { ...entry, [field]: file_id },
      }),
    ).toMatchObject(expected)
    const { entry_id } = (
      await browser.request(`POST intern-service/profile/${kind}`, { body: entry })
    ).payload
    expect(
      await browser.request(`PATCH intern-service/profile/${kind}/${entry_id}`, {
        body: { ...entry, [field]: file_id },
      }),
    ).toMatchObject(expected)
    const { application_id } = (await browser.request('GET intern-service/application')).payload
    expect(
      await browser.request(`POST intern-service/application/v1/${application_id}/resume`, {
        body: { [kind]: [{ ...entry, [field]: file_id }] },
      }),
    ).toMatchObject(expected)
    expect((await browser.request(`GET intern-service/profile/${kind}`)).payload).toHaveLength(1)
  })

  it('is deleted when replaced, unmarked or its entry is removed; a file still in use stays', async () => {
    const { browser } = await applicant()
    const [first, second, poster] = [
      await upload(browser, 'certification'),
      await upload(browser, 'certification'),
      await upload(browser, 'portfolio'),
    ]
    const { entry_id } = (
      await browser.request('POST intern-service/profile/education', {
        body: { ...course, certificate_file_id: first.file_id },
      })
    ).payload
    const entries = (
      await browser.request('POST intern-service/profile/portfolio', {
        body: { title: 'Poster', file_id: poster.file_id },
      })
    ).payload
    const edit = (body: Record<string, unknown>) =>
      browser.request(`PATCH intern-service/profile/education/${entry_id}`, {
        body: { ...course, ...body },
      })
    expect(await existsAfterSweep(first)).toBe(true)
    await edit({ certificate_file_id: second.file_id })
    expect([await existsAfterSweep(first), await existsAfterSweep(second)]).toEqual([false, true])
    expect(await server.running.services.files.read(first.key)).toBeNull()
    expect((await browser.request('POST s3/delete-file', { body: { key: second.key } })).code).toBe(
      'CONFLICT',
    )
    expect(
      (await edit({ is_certification: false, certificate_file_id: second.file_id })).payload,
    ).toMatchObject({ certificate_file_id: null })
    expect(await existsAfterSweep(second)).toBe(false)
    await browser.request(`PATCH intern-service/profile/portfolio/${entries.entry_id}`, {
      body: { title: 'Our poster', file_id: poster.file_id },
    })
    expect(await existsAfterSweep(poster)).toBe(true)
    await browser.request(`DELETE intern-service/profile/portfolio/${entries.entry_id}`)
    expect(await existsAfterSweep(poster)).toBe(false)
  })

  it('stays if a confirmed résumé contains its entry again, and is deleted otherwise', async () => {
    const { browser, intern } = await applicant()
    const file = await upload(browser, 'certification')
    const entry = { ...course, certificate_file_id: file.file_id }
    await browser.request('POST intern-service/profile/education', { body: entry })
    const confirm = async (education: readonly unknown[], resume: { file_id: string }) =>
      browser.request(`POST intern-service/application/v1/${intern.applicationId}/resume`, {
        body: { education, file_id: resume.file_id },
      })
    const [old, next] = [await upload(browser, 'resume'), await upload(browser, 'resume')]
    expect((await confirm([entry], old)).status).toBe(200)
    expect([await existsAfterSweep(file), await existsAfterSweep(old)]).toEqual([true, true])
    expect((await confirm([], next)).status).toBe(200)
    expect([
      await existsAfterSweep(file),
      await existsAfterSweep(old),
      await existsAfterSweep(next),
    ]).toEqual([false, false, true])
  })
})

it('deletes replaced identity documents and video answers', async () => {
  const { browser } = await applicant()
  const [passport, renewed] = [
    await upload(browser, 'identity', 'identity'),
    await upload(browser, 'identity', 'identity'),
  ]
  for (const { file_id } of [passport, renewed])
    await browser.request('POST intern-service/application/create-identity-document', {
      body: { kind: 'PASSPORT', file_id },
    })
  expect([await existsAfterSweep(passport), await existsAfterSweep(renewed)]).toEqual([false, true])
  const [first, retake] = [await upload(browser, 'answer'), await upload(browser, 'answer')]
  // Only its use matters here, not its content.
  await server.pool.query(`update files set kind = 'video' where file_id = any($1)`, [
    [first.file_id, retake.file_id],
  ])
  for (const { file_id } of [first, retake])
    await browser.request('POST intern-service/profile/video/create', {
      body: { question: 'PROUD_OF', file_id, seconds: 40 },
    })
  expect([await existsAfterSweep(first), await existsAfterSweep(retake)]).toEqual([false, true])
})

it('deletes a file uploaded to an abandoned form after one day, and keeps files in use', async () => {
  const { browser } = await applicant()
  const [unsentFile, usedFile, passport, unsent] = [
    await upload(browser, 'certification'),
    await upload(browser, 'certification'),
    await upload(browser, 'identity', 'identity'),
    await upload(browser, 'identity', 'identity'),
  ]
  await browser.request('POST intern-service/profile/education', {
    body: { ...course, certificate_file_id: usedFile.file_id },
  })
  await browser.request('POST intern-service/application/create-identity-document', {
    body: { kind: 'PASSPORT', file_id: passport.file_id },
  })
  await server.advanceClock(dayMs - hourMs)
  expect([await existsAfterSweep(unsentFile), await existsAfterSweep(unsent)]).toEqual([true, true])
  await server.advanceClock(2 * hourMs)
  expect([
    await existsAfterSweep(unsentFile),
    await existsAfterSweep(usedFile),
    await existsAfterSweep(passport),
    await existsAfterSweep(unsent),
  ]).toEqual([false, true, true, false])
  expect(await server.running.services.files.read(unsentFile.key)).toBeNull()
})

describe('access to the file of an entry', () => {
  it("lets a company that may see the intern open portfolio files but only see a certificate's mark; others see neither", async () => {
    const intern = await anIntern(server)
    const internBrowser = await server.as(intern.userId)
    const [certificate, poster, loose] = [
      await upload(internBrowser, 'certification'),
      await upload(internBrowser, 'portfolio'),
      await upload(internBrowser, 'portfolio'),
    ]
    await internBrowser.request('POST intern-service/profile/education', {
      body: { ...course, certificate_file_id: certificate.file_id },
    })
    await internBrowser.request('POST intern-service/profile/portfolio', {
      body: { title: 'Poster', file_id: poster.file_id },
    })
    await server.pool.query('update interns set public_profile = true where intern_id = $1', [
      intern.internId,
    ])
    const company = await aCompany(server)
    const [sees, pending] = [
      await server.as(company.admin.userId),
      await server.as((await aCompany(server, { status: 'PENDING_APPROVAL' })).admin.userId),
    ]
    const [other, reviewer] = [
      (await applicant()).browser,
      await server.as((await anOperator(server, 'REVIEWER')).userId),
    ]
    const opens = async (canOpen: Browser) =>
      Promise.all(
        [certificate, poster, loose].map(
          async (file) =>
            (await canOpen.request(`GET ${file.url.replace('/backend/', '')}`)).status,
        ),
      )
    expect(await opens(internBrowser)).toEqual([200, 200, 200])
    expect(await opens(reviewer)).toEqual([200, 200, 200])
    expect(await opens(sees)).toEqual([404, 200, 404])
    for (const reader of [pending, other, server.anonymous()])
      expect(await opens(reader)).toEqual([404, 404, 404])
    const profile = (await sees.request(`GET intern-service/get-intern-by-uuid/${intern.internId}`))
      .payload
    expect(profile.education[0]).toMatchObject({ is_certification: true, file_name: null })
    expect(profile.education[0]).not.toHaveProperty('certificate_file_id')
    expect(profile.portfolio[0]).toMatchObject({
      file_id: poster.file_id,
      file_name: 'portfolio.png',
    })
    expect(
      (await server.anonymous().request(`GET intern-service/get-intern-by-uuid/${intern.internId}`))
        .payload.portfolio[0],
    ).toMatchObject({ title: 'Poster', file_id: null, file_name: null })
    const plan = await aPlan(server, company.companyId)
    const candidature = await aCandidature(server, company.companyId, plan, intern)
    const card = (await sees.request(`GET candidature/${candidature}/intern`)).payload
    expect(card).toMatchObject({
      education: [{ is_certification: true, file: null }],
      portfolio: [{ file: { url: poster.url, name: 'portfolio.png' } }],
    })
    // Hidden from browse and from companies without a candidature.
    await server.pool.query('delete from intern_search where intern_id = $1', [intern.internId])
    expect(await opens(await server.as((await aCompany(server)).admin.userId))).toEqual([
      404, 404, 404,
    ])
    expect(await opens(sees)).toEqual([404, 200, 404])
  })
})
