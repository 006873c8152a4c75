import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minuteMs } from '@fledge/kernel/dates.ts'
import {
  aCandidature,
  aCompany,
  aMember,
  anIntern,
  anOperator,
  aPlan,
} from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'

let server: TestServer
let ada: Browser
let adaId: string
let ben: Browser
const png = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#13524a' } })
    .png()
    .toBuffer()
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
const upload = (browser: Browser, bytes: Buffer, body: Record<string, string>, name = 'a.png') =>
  browser.request('POST s3/upload-file', { body, file: { name, bytes } })

beforeAll(async () => {
  server = await startTestServer()
  const intern = await anIntern(server)
  adaId = intern.userId
  ada = await server.as(intern.userId)
  ben = await server.as((await anIntern(server)).userId)
})
afterAll(() => server.stop())

test('re-encodes an image without its metadata and serves it in a sandbox', async () => {
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
    .withExif({ IFD0: { Copyright: 'secret-place' } })
    .jpeg()
    .toBuffer()
  expect(photo.includes('secret-place')).toBe(true)
  const { payload } = await upload(
    ada,
    photo,
    { kind: 'image', purpose: 'picture' },
    '../../etc/me.exe',
  )
  expect(payload).toMatchObject({
    name: 'me.jpg',
    content_type: 'image/jpeg',
    key: payload.file_id,
  })
  const download = await server.anonymous().request(`GET ${payload.url}`)
  expect(download.text.includes('secret-place')).toBe(false)
  expect(download.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("sandbox; default-src 'none'"),
  })
  expect(download.headers['content-disposition']).toContain('inline')
})

test("returns 404 for a file without the owner's permission, signed in or not", async () => {
  const { payload } = await upload(ada, pdf, { kind: 'document' })
  expect((await ada.request(`GET ${payload.url}`)).status).toBe(200)
  expect((await ada.request(`GET ${payload.url}`)).headers['content-disposition']).toContain(
    'attachment',
  )
  expect((await ben.request(`GET ${payload.url}`)).status).toBe(404)
  expect((await server.anonymous().request(`GET ${payload.url}`)).status).toBe(404)
  expect((await ben.request('POST s3/delete-file', { body: { key: payload.key } })).status).toBe(
    404,
  )
})

test('a signed URL opens one file for five minutes', async () => {
  const { payload } = await upload(ada, pdf, { kind: 'document' })
  const { payload: other } = await upload(ada, pdf, { kind: 'document' })
  const { payload: address } = await ada.request(`GET files/${payload.key}/address`)
  expect((await server.anonymous().request(`GET ${address.url}`)).status).toBe(200)
  expect(
    (await server.anonymous().request(`GET ${address.url.replace(payload.key, other.key)}`)).status,
  ).toBe(404)
  expect((await ben.request(`GET files/${payload.key}/address`)).status).toBe(404)
  await server.advanceClock(5 * minuteMs + 1)
  expect((await server.anonymous().request(`GET ${address.url}`)).status).toBe(404)
})

test('colleagues can open files uploaded for the company, but no identity document', async () => {
  const { companyId, admin } = await aCompany(server)
  const colleague = await server.as((await aMember(server, companyId)).userId)
  const first = await server.as(admin.userId)
  const document = (await upload(first, pdf, { kind: 'document' })).payload
  const identity = (await upload(first, pdf, { kind: 'identity' })).payload
  expect((await colleague.request(`GET ${document.url}`)).status).toBe(200)
  expect((await colleague.request(`GET ${identity.url}`)).status).toBe(404)
})

test('records in the audit log that an operator read an identity document', async () => {
  const { payload } = await upload(ada, pdf, { kind: 'identity', purpose: 'identity' })
  const operator = await server.as((await anOperator(server)).userId)
  expect((await operator.request(`GET ${payload.url}`)).status).toBe(200)
  const { rows } = await server.pool.query(
    'select actor_kind from event_log where subject_id = $1',
    [payload.key],
  )
  expect(rows).toEqual([{ actor_kind: 'operator' }])
})

test('returns 404 for a deleted file', async () => {
  const { payload } = await upload(ada, await png(), { kind: 'image' })
  expect(
    (await ada.request('POST intern-service/s3/v1/delete', { body: { key: payload.key } })).status,
  ).toBe(200)
  expect((await ada.request(`GET ${payload.url}`)).status).toBe(404)
})

test('accepts 10485760 bytes and rejects one more', async () => {
  const document = (bytes: number) =>
    Buffer.concat([pdf.subarray(0, 9), Buffer.alloc(bytes - 15, 32), Buffer.from('%%EOF\n')])
  expect((await upload(ada, document(10_485_760), { kind: 'document' })).status).toBe(200)
  expect((await upload(ada, document(10_485_761), { kind: 'document' })).status).toBe(413)
})

test('serves the requested range of a file', async () => {
  const { payload } = await upload(ada, pdf, { kind: 'document' })
  const part = await ada.request(`GET ${payload.url}`, { headers: { range: 'bytes=0-7' } })
  expect([part.status, part.text, part.headers['content-range']]).toEqual([
    206,
    '%PDF-1.4',
    `bytes 0-7/${pdf.length}`,
  ])
  expect(
    (await ada.request(`GET ${payload.url}`, { headers: { range: 'bytes=9999-' } })).status,
  ).toBe(416)
})

const webm = Buffer.concat([
  Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581', 'hex'),
  Buffer.alloc(3000, 7),
])
const piece = { 'content-type': 'application/octet-stream' }

test('uploads a video in chunks, resumes after an interruption and serves ranges', async () => {
  const { payload: upload } = await ada.request('POST files/videos', {
    body: { name: 'me.webm', size: webm.length, type: 'video/webm' },
  })
  const putBytes = (at: number, to: number) =>
    ada.request(`PUT files/videos/${upload.file_id}/${at}`, {
      body: webm.subarray(at, to),
      headers: piece,
    })
  expect((await putBytes(0, 1000)).payload.offset).toBe(1000)
  expect((await putBytes(2000, 3000)).code).toBe('CONFLICT')
  expect((await putBytes(0, 1000)).payload.offset).toBe(1000)
  expect((await ada.request(`GET files/videos/${upload.file_id}`)).payload.offset).toBe(1000)
  expect(
    (await ada.request(`POST files/videos/${upload.file_id}/complete`, { body: {} })).code,
  ).toBe('CONFLICT')
  await putBytes(1000, webm.length)
  const { payload } = await ada.request(`POST files/videos/${upload.file_id}/complete`, {
    body: {},
  })
  expect(payload.content_type).toBe('video/webm')
  expect(
    (await ada.request(`GET ${payload.url}`, { headers: { range: 'bytes=1000-1003' } })).headers[
      'content-length'
    ],
  ).toBe('4')
})

test('adds a chunk once when it is sent eight times in parallel', async () => {
  const { payload: upload } = await ada.request('POST files/videos', {
    body: { name: 'me.webm', size: 4000, type: 'video/webm' },
  })
  await Promise.all(
    Array.from({ length: 8 }, () =>
      ada.request(`PUT files/videos/${upload.file_id}/0`, {
        body: webm.subarray(0, 500),
        headers: piece,
      }),
    ),
  )
  expect((await ada.request(`GET files/videos/${upload.file_id}`)).payload.offset).toBe(500)
})

test('rejects videos over 100 MB, chunks from other users, and files that turn out not to be videos', async () => {
  expect(
    (
      await ada.request('POST files/videos', {
        body: { name: 'me.webm', size: 104_857_601, type: 'video/webm' },
      })
    ).status,
  ).toBe(413)
  const { payload: upload } = await ada.request('POST files/videos', {
    body: { name: 'me.webm', size: 4, type: 'video/webm' },
  })
  expect(
    (
      await ben.request(`PUT files/videos/${upload.file_id}/0`, {
        body: Buffer.from('MZxx'),
        headers: piece,
      })
    ).status,
  ).toBe(404)
  expect(
    (
      await ada.request(`PUT files/videos/${upload.file_id}/0`, {
        body: Buffer.from('MZxx!'),
        headers: piece,
      })
    ).status,
  ).toBe(413)
  await ada.request(`PUT files/videos/${upload.file_id}/0`, {
    body: Buffer.from('MZxx'),
    headers: piece,
  })
  expect(
    (await ada.request(`POST files/videos/${upload.file_id}/complete`, { body: {} })).status,
  ).toBe(415)
})

test('a company can open the video answer of an intern only while the intern is in browse', async () => {
  const { payload: upload } = await ada.request('POST files/videos', {
    body: { name: 'me.webm', size: webm.length, type: 'video/webm' },
  })
  await ada.request(`PUT files/videos/${upload.file_id}/0`, { body: webm, headers: piece })
  await ada.request(`POST files/videos/${upload.file_id}/complete`, { body: {} })
  const company = await server.as((await aCompany(server)).admin.userId)
  expect((await company.request(`GET files/${upload.file_id}`)).status).toBe(200)
  for (const status of ['PENDING_APPROVAL', 'REJECTED']) {
    const { admin } = await aCompany(server, { status })
    const other = await server.as(admin.userId)
    expect((await other.request(`GET files/${upload.file_id}`)).status, status).toBe(404)
  }
  await server.pool.query(
    'delete from intern_search where intern_id = (select intern_id from interns where user_id = $1)',
    [adaId],
  )
  expect((await company.request(`GET files/${upload.file_id}`)).status).toBe(404)
})

test('a company can open the video of an intern outside browse only with a candidature of its own', async () => {
  const intern = await anIntern(server)
  const { payload } = await upload(await server.as(intern.userId), pdf, { kind: 'document' })
  // Only its kind matters here, not its content.
  await server.pool.query(`update files set kind = 'video' where file_id = $1`, [payload.file_id])
  await server.pool.query('delete from intern_search where intern_id = $1', [intern.internId])
  const [own, other] = [await aCompany(server), await aCompany(server)]
  for (const [company, candidate] of [
    [own, await anIntern(server)],
    [other, intern],
  ] as const)
    await aCandidature(server, company.companyId, await aPlan(server, company.companyId), candidate)
  const read = async ({ admin }: typeof own) =>
    (await (await server.as(admin.userId)).request(`GET files/${payload.file_id}`)).status
  expect([await read(own), await read(other)]).toEqual([404, 200])
})

test("a company can open documents of an intern's portfolio, and no others", async () => {
  const [intern, other] = [await anIntern(server), await anIntern(server)]
  const browser = await server.as(intern.userId)
  const [shown, certificate, unused] = [
    (await upload(browser, pdf, { kind: 'document' })).payload.file_id,
    (await upload(browser, pdf, { kind: 'document' })).payload.file_id,
    (await upload(browser, pdf, { kind: 'document' })).payload.file_id,
  ]
  for (const [owner, kind, file_id] of [
    [intern, 'portfolio', shown],
    [intern, 'education', certificate],
    [other, 'portfolio', unused],
  ] as const)
    await server.pool.query(
      `insert into profile_entries (entry_id, intern_id, kind, data, created_at)
      values (gen_random_uuid(), $1, $2, jsonb_build_object('file_id', $3::text), $4)`,
      [owner.internId, kind, file_id, server.now()],
    )
  const company = await server.as((await aCompany(server)).admin.userId)
  const read = async (id: string) => (await company.request(`GET files/${id}`)).status
  expect([await read(shown), await read(certificate), await read(unused)]).toEqual([200, 404, 404])
})
