import sharp from 'sharp'
import { minuteMs } from '@fledge/kernel/dates.ts'
import { paths } from '@fledge/contract/paths.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, aMember } from '../../platform/testing/factories.ts'
import { type Browser, type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { companyPageMetadata } from './page-metadata.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const png = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#13524a' } })
    .png()
    .toBuffer()
const uploaded = async (browser: Browser): Promise<string> =>
  (
    await browser.request('POST s3/upload-file', {
      body: { kind: 'image' },
      file: { name: 'a.png', bytes: await png() },
    })
  ).payload.key
const createCompany = async (overrides = {}) => {
  const company = await aCompany(server, overrides)
  return { ...company, browser: await server.as(company.admin.userId) }
}
const two = async () => {
  const { companyId, browser } = await createCompany()
  const colleague = await aMember(server, companyId, { role: 'ADMIN' })
  await server.pool.query(
    `update users set first_name = 'Tom', last_name = 'Reed' where user_id = $1`,
    [colleague.userId],
  )
  return { companyId, browser, tom: await server.as(colleague.userId) }
}

describe('parallel profile edits', () => {
  it("reject a field that a colleague changed, with the colleague's name, and accept it with the current value", async () => {
    const { browser, tom } = await two()
    const city = (base: string | null, value: string) => ({
      body: { city: value, base: { values: { city: base } } },
    })
    const before = (await browser.request('GET get-basic-details')).payload.city
    expect((await tom.request('PATCH companies', city(before, 'Leeds'))).status).toBe(200)
    expect(await browser.request('PATCH companies', city(before, 'Hull'))).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      fields: {
        city: 'Tom Reed changed this while you were editing.',
      },
    })
    expect(await tom.request('PATCH companies', city(before, 'York'))).toMatchObject({
      status: 409,
      fields: {
        city: 'You changed this in another tab or on another device.',
      },
    })
    expect((await browser.request('GET get-basic-details')).payload.city).toBe('Leeds')
    expect(
      (await browser.request('PATCH companies', city('Leeds', 'Hull'))).payload.basic,
    ).toMatchObject({ city: 'Hull' })
  })
  it('accept changes of different fields at the same time', async () => {
    const { browser, tom } = await two()
    const { city, website } = (await browser.request('GET get-basic-details')).payload
    await tom.request('PATCH companies', { body: { city: 'Leeds', base: { values: { city } } } })
    expect(
      (
        await browser.request('PATCH companies', {
          body: { website: 'https://ours.example', base: { values: { website } } },
        })
      ).payload.basic,
    ).toMatchObject({ city: 'Leeds', website: 'https://ours.example' })
  })
  it('compare options, links and the introduction by their ids and addresses', async () => {
    const { browser, tom } = await two()
    await tom.request('PUT profile/v1/company-tools', {
      body: { company_tool_ids: [101], custom_tools: ['Chisel'] },
    })
    expect(
      await browser.request('PUT profile/v1/company-tools', {
        body: {
          company_tool_ids: [102],
          custom_tools: ['Chisel'],
          base: { values: { company_tool_ids: [], custom_tools: ['Chisel'] } },
        },
      }),
    ).toMatchObject({ status: 409, fields: { company_tool_ids: expect.any(String) } })
    const github = 'https://github.com/tom-reed'
    await tom.request('POST profile/save-social-media-info', { body: { github } })
    expect(
      await browser.request('POST profile/save-social-media-info', {
        body: { github: 'https://github.com/brightwater', base: { values: { github: null } } },
      }),
    ).toMatchObject({ status: 409, fields: { github: expect.any(String) } })
  })
  it('accept only one of eight saves based on the same value', async () => {
    const { browser } = await two()
    const { city } = (await browser.request('GET get-basic-details')).payload
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        browser.request('PATCH companies', {
          body: { city: `City ${at}`, base: { values: { city } } },
        }),
      ),
    )
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409, 409, 409, 409,
    ])
  })
  it('accept a save without base values and reject an unknown kind of base', async () => {
    const { browser } = await two()
    expect((await browser.request('PATCH companies', { body: { city: 'Hull' } })).status).toBe(200)
    expect(
      (await browser.request('PATCH companies', { body: { city: 'Hull', base: { all: 1 } } }))
        .status,
    ).toBe(400)
  })
  it("cover photos and videos, so that a colleague's additions are not lost", async () => {
    const { browser, tom } = await two()
    const [mine, theirs] = [await uploaded(browser), await uploaded(tom)]
    await tom.request('POST profile/save-images', {
      body: { images: [{ key: theirs, caption: 'Theirs' }], base: { version: 0 } },
    })
    expect(
      (
        await browser.request('POST profile/save-images', {
          body: { images: [{ key: mine }], base: { version: 0 } },
        })
      ).status,
    ).toBe(409)
    expect((await browser.request('GET get-media-details')).payload.photos).toMatchObject([
      { caption: 'Theirs' },
    ])
  })
})

describe('company logo', () => {
  it('gets its key before the upload, is stored under it and replaces the previous logo', async () => {
    const { browser } = await createCompany()
    const ask = async () =>
      (
        await browser.request('POST profile/presign-company-logo', {
          body: { file_name: 'logo.png', content_type: 'image/png', size: 900 },
        })
      ).payload
    const first = await ask()
    const query = Object.fromEntries(new URL(first.upload_url, 'http://localhost').searchParams)
    const sent = await browser.request('POST s3/upload-file', {
      query,
      body: { kind: 'image', purpose: 'logo' },
      file: { name: 'logo.png', bytes: await png() },
    })
    expect(sent.payload.key).toBe(first.key)
    const set = await browser.request('PUT profile/company-logo', { body: { key: first.key } })
    expect(set.payload.logo_url).toBe(`/backend/files/${first.key}`)
    const next = await uploaded(browser)
    await browser.request('PUT profile/company-logo', { body: { key: next } })
    expect((await browser.request(`GET files/${first.key}`)).status).toBe(404)
    expect((await browser.request(`GET files/${next}`)).status).toBe(200)
  })
  it('rejects an upload permission of another user, a modified one, and one older than 15 minutes', async () => {
    const [{ browser }, other] = [await createCompany(), await createCompany()]
    const { upload_url } = (
      await browser.request('POST profile/presign-company-logo', {
        body: { file_name: 'logo.png', content_type: 'image/png', size: 900 },
      })
    ).payload
    const query = Object.fromEntries(new URL(upload_url, 'http://localhost').searchParams)
    const send = async (browser: Browser, links: Record<string, string>) =>
      browser.request('POST s3/upload-file', {
        query: links,
        body: { kind: 'image' },
        file: { name: 'logo.png', bytes: await png() },
      })
    expect((await send(other.browser, query)).status).toBe(409)
    expect(
      (await send(browser, { ...query, key: '01890000-0000-7000-8000-000000000000' })).status,
    ).toBe(409)
    await server.advanceClock(15 * minuteMs + 1)
    expect(await send(browser, query)).toMatchObject({
      status: 409,
      message: 'The upload didn’t start in time. Choose the file again.',
    })
  })
  it('cannot be deleted as a file while the profile shows it', async () => {
    const { browser } = await createCompany()
    const key = await uploaded(browser)
    await browser.request('POST profile/save-images', { body: { images: [{ key }] } })
    expect(await browser.request('POST s3/delete-file', { body: { key } })).toMatchObject({
      status: 409,
      message: 'This file is in use. Remove it from your profile first.',
    })
    await browser.request('POST profile/save-images', { body: { images: [] } })
    expect((await browser.request(`GET files/${key}`)).status).toBe(404)
  })
})

describe('public company page', () => {
  it("is visible to the company's members before approval, and to no one else", async () => {
    const { companyId, browser } = await createCompany({ status: 'PENDING_APPROVAL' })
    expect(
      (await browser.request(`GET common-services/company-profile/${companyId}`)).payload
        .is_preview,
    ).toBe(true)
    expect(
      (await server.anonymous().request(`GET common-services/company-profile/${companyId}`)).status,
    ).toBe(404)
    expect(
      (
        await (
          await createCompany()
        ).browser.request(`GET common-services/company-profile/${companyId}`)
      ).status,
    ).toBe(404)
  })
  it("has metadata with the company's name and introduction, and none unless approved", async () => {
    const headOf = companyPageMetadata[paths.public.companyProfile]
    const db = server.running.services.database.read()
    const { browser, companyId } = await createCompany({
      introduction: `<p>We build <strong>boats</strong> &amp; oars.</p><p>${'By hand. '.repeat(40)}</p>`,
      slug: 'head-of-boats',
      name: 'Boats "R" us',
    })
    await browser.request('PUT profile/company-logo', { body: { key: await uploaded(browser) } })
    const head = await headOf?.(db, { slug: 'head-of-boats' })
    expect(head).toMatchObject({
      title: 'Internships at Boats "R" us · Fledge',
      path: '/company-profile/head-of-boats',
      description: expect.stringMatching(/^We build boats & oars\. By hand\. .*…$/),
      image: expect.stringContaining('/backend/files/'),
    })
    // Also by id, with the same canonical path.
    expect(await headOf?.(db, { slug: companyId })).toMatchObject({
      path: '/company-profile/head-of-boats',
    })
    expect(await headOf?.(db, { slug: 'nobody-here' })).toBe('gone')
    const { companyId: hidden } = await createCompany({ status: 'REJECTED' })
    expect(await headOf?.(db, { slug: hidden })).toBe('gone')
  })
  it('is open to crawlers: robots.txt names the site map and disallows pages behind sign-in', async () => {
    const { body, headers } = await server.running.app.inject('/robots.txt')
    expect(headers['content-type']).toContain('text/plain')
    expect(body).toMatch(/Sitemap: https?:\/\/\S+\/sitemaps\/sitemap\.xml/)
    expect(body).toContain('Disallow: /company/\n')
  })
})
