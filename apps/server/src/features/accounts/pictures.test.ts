import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anIntern } from '../../platform/testing/factories.ts'
import { type Browser, type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const upload = async (who: Browser, kind = 'image') =>
  (
    await who.request('POST s3/upload-file', {
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
const edit = (who: Browser, file_id: string | null) =>
  who.request('POST intern-service/intern-profile/profile-pic/edit', { body: { file_id } })

it("sets one of the user's own images as picture, marks the current one and allows none", async () => {
  const [own, other] = [
    await server.as((await anIntern(server)).userId),
    await server.as((await anIntern(server)).userId),
  ]
  const [first, second] = [await upload(own), await upload(own)]
  const marked = async () =>
    (await own.request('GET intern-service/intern-profile/profile-pic/list')).payload
      .filter((one: { is_current: boolean }) => one.is_current)
      .map((one: { file_id: string }) => one.file_id)
  expect((await edit(own, first.file_id)).payload.picture_url).toBe(first.url)
  expect((await edit(own, second.file_id)).status).toBe(200)
  expect(await marked()).toEqual([second.file_id])
  for (const wrong of [
    (await upload(other)).file_id,
    (await upload(own, 'identity')).file_id,
    '0193b1d2-7c4e-7a10-8f00-00000000000f',
  ])
    expect((await edit(own, wrong)).status).toBe(404)
  expect((await own.request('GET intern-service/intern-profile/profile-pic/list')).count).toBe(2)
  expect(
    (await other.request('GET intern-service/intern-profile/profile-pic/list')).payload,
  ).not.toContainEqual(expect.objectContaining({ file_id: second.file_id }))
  expect((await edit(own, null)).payload.picture_url).toBeNull()
  expect(await marked()).toEqual([])
})

it('accepts only an existing time zone and uses it in emails and forms', async () => {
  const own = await server.as((await anIntern(server)).userId)
  const change = (time_zone: string) =>
    own.request('POST intern-service/intern-profile/update-intern-timezone', {
      body: { time_zone },
    })
  expect((await change('America/Lima')).status).toBe(200)
  expect(
    (await own.request('GET intern-service/intern-profile/basic-info/get')).payload.time_zone,
  ).toBe('America/Lima')
  for (const wrong of ['Mars/Olympus', '', 'UTC+3'])
    expect((await change(wrong)).fields, wrong).toHaveProperty('time_zone')
  expect(
    (await own.request('GET intern-service/intern-profile/basic-info/get')).payload.time_zone,
  ).toBe('America/Lima')
})
