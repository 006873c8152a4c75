import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anIntern } from '../../platform/testing/factories.ts'
import { type Browser, type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const upload = async (browser: Browser, kind = 'image') =>
  (
    await browser.request('POST s3/upload-file', {
      body: { kind, purpose: 'picture' },
      file: {
        name: 'me.png',
        bytes: await sharp({
          create: { width: 40, height: 40, channels: 3, background: '#13524a' },
        })
          .png()
          .toBuffer(),
      },
    })
  ).payload
const edit = (browser: Browser, file_id: string | null) =>
  browser.request('POST intern-service/intern-profile/profile-pic/edit', { body: { file_id } })

it("sets one of the user's own images as picture, marks the current one and allows none", async () => {
  const [ownBrowser, other] = [
    await server.as((await anIntern(server)).userId),
    await server.as((await anIntern(server)).userId),
  ]
  const [first, second] = [await upload(ownBrowser), await upload(ownBrowser)]
  const listCurrentPictures = async () =>
    (await ownBrowser.request('GET intern-service/intern-profile/profile-pic/list')).payload
      .filter((picture: { is_current: boolean }) => picture.is_current)
      .map((picture: { file_id: string }) => picture.file_id)
  expect((await edit(ownBrowser, first.file_id)).payload.picture_url).toBe(first.url)
  expect((await edit(ownBrowser, second.file_id)).status).toBe(200)
  expect(await listCurrentPictures()).toEqual([second.file_id])
  for (const body of [
    (await upload(other)).file_id,
    (await upload(ownBrowser, 'identity')).file_id,
    '0193b1d2-7c4e-7a10-8f00-00000000000f',
  ])
    expect((await edit(ownBrowser, body)).status).toBe(404)
  expect(
    (await ownBrowser.request('GET intern-service/intern-profile/profile-pic/list')).count,
  ).toBe(2)
  expect(
    (await other.request('GET intern-service/intern-profile/profile-pic/list')).payload,
  ).not.toContainEqual(expect.objectContaining({ file_id: second.file_id }))
  expect((await edit(ownBrowser, null)).payload.picture_url).toBeNull()
  expect(await listCurrentPictures()).toEqual([])
})

it('accepts only an existing time zone and uses it in emails and forms', async () => {
  const browser = await server.as((await anIntern(server)).userId)
  const change = (time_zone: string) =>
    browser.request('POST intern-service/intern-profile/update-intern-timezone', {
      body: { time_zone },
    })
  expect((await change('America/Lima')).status).toBe(200)
  expect(
    (await browser.request('GET intern-service/intern-profile/basic-info/get')).payload.time_zone,
  ).toBe('America/Lima')
  for (const invalidZone of ['Mars/Olympus', '', 'UTC+3'])
    expect((await change(invalidZone)).fields, invalidZone).toHaveProperty('time_zone')
  expect(
    (await browser.request('GET intern-service/intern-profile/basic-info/get')).payload.time_zone,
  ).toBe('America/Lima')
})
