import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { videoRule } from '@fledge/domain/files/rules.ts'
import { dayMs } from '@fledge/kernel/dates.ts'
import { anIntern } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import type { S3Server } from '../../platform/testing/s3-server.ts'
import { s3Services } from '../../platform/testing/s3-services.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const png = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#13524a' } })
    .png()
    .toBuffer()
const webm = Buffer.concat([
  Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581', 'hex'),
  Buffer.alloc(3000, 7),
])
const { chunkBytes } = videoRule
const piece = { 'content-type': 'application/octet-stream' }
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

describe.each(s3Services)('files in a bucket of $name', ({ start }) => {
  let s3: S3Server
  let server: TestServer
  let ada: Browser
  let ben: Browser
  beforeAll(async () => {
    s3 = await start()
    server = await startTestServer(s3.env)
    ada = await server.as((await anIntern(server)).userId)
    ben = await server.as((await anIntern(server)).userId)
  })
  afterAll(async () => {
    await server.stop()
    await s3.stop()
  })

  const uploadDocument = () =>
    ada.request('POST s3/upload-file', {
      body: { kind: 'document', purpose: 'portfolio' },
      file: { name: 'a.pdf', bytes: pdf },
    })
  const startVideo = (size: number) =>
    ada.request('POST files/videos', {
      body: { name: 'Who I am.webm', size, type: 'video/webm', purpose: 'answer' },
    })
  const putChunk = (id: string, at: number, bytes: Buffer) =>
    ada.request(`PUT files/videos/${id}/${at}`, { body: bytes, headers: piece })
  const completeVideo = (id: string) =>
    ada.request(`POST files/videos/${id}/complete`, { body: {} })

  async function uploadVideo(): Promise<{ file_id: string; url: string }> {
    const { payload } = await startVideo(webm.length)
    await putChunk(payload.file_id, 0, webm.subarray(0, 1000))
    await putChunk(payload.file_id, 1000, webm.subarray(1000))
    return (await completeVideo(payload.file_id)).payload
  }

  test('images in a bucket are sent by the server with the headers of files', async () => {
    const { payload } = await ada.request('POST s3/upload-file', {
      body: { kind: 'image', purpose: 'picture' },
      file: { name: 'me.png', bytes: await png() },
    })
    const whole = await ada.request(`GET ${payload.url}`)
    expect(whole.status).toBe(200)
    expect(whole.headers).toMatchObject({
      'content-length': String(payload.size),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("sandbox; default-src 'none'"),
    })
    const range = await ada.request(`GET ${payload.url}`, { headers: { range: 'bytes=1-3' } })
    expect([range.status, range.text]).toEqual([206, 'PNG'])
  })

  test('a video in a bucket is uploaded in chunks and resumes after an interruption', async () => {
    const { payload } = await startVideo(webm.length)
    const id = payload.file_id
    expect((await putChunk(id, 0, webm.subarray(0, 1000))).payload.offset).toBe(1000)
    expect((await putChunk(id, 2000, webm.subarray(2000))).code).toBe('CONFLICT')
    expect((await putChunk(id, 0, webm.subarray(0, 1000))).payload.offset).toBe(1000)
    expect((await ada.request(`GET files/videos/${id}`)).payload.offset).toBe(1000)
    expect((await completeVideo(id)).code).toBe('CONFLICT')
    await putChunk(id, 1000, webm.subarray(1000))
    expect((await completeVideo(id)).payload).toMatchObject({ content_type: 'video/webm' })
    expect((await completeVideo(id)).status).toBe(200)
  })

  /** Stores a chunk in the bucket, as a browser does. */
  async function sendChunk(id: string, at: number, bytes: Buffer) {
    const { payload } = await ada.request(`GET files/videos/${id}/${at}/address`)
    const { status } = await fetch(payload.url, {
      method: 'PUT',
      headers: payload.headers,
      body: new Uint8Array(bytes),
    })
    return status
  }

  test('the chunks of a video can be stored in the bucket without passing the server', async () => {
    const whole = Buffer.concat([webm, Buffer.alloc(chunkBytes)])
    const id = (await startVideo(whole.length)).payload.file_id
    expect(await sendChunk(id, 0, whole.subarray(0, chunkBytes))).toBe(200)
    expect((await ada.request(`GET files/videos/${id}`)).payload.offset).toBe(chunkBytes)
    expect((await completeVideo(id)).code).toBe('CONFLICT')
    // The last chunk takes the other way, as after a failure.
    expect((await putChunk(id, chunkBytes, whole.subarray(chunkBytes))).status).toBe(200)
    const { payload } = await completeVideo(id)
    expect(payload).toMatchObject({ content_type: 'video/webm', size: whole.length })
    const { headers } = await ada.request(`GET ${payload.url}`)
    const stored = await (await fetch(String(headers.location))).arrayBuffer()
    expect(Buffer.from(stored).equals(whole)).toBe(true)
    expect((await s3.listKeys()).filter((key) => key.includes(id))).toHaveLength(1)
  })

  test('an address of the bucket takes the size of its chunk only, and belongs to the owner of the upload', async () => {
    const id = (await startVideo(webm.length)).payload.file_id
    expect((await ben.request(`GET files/videos/${id}/0/address`)).status).toBe(404)
    expect((await ada.request(`GET files/videos/${id}/${webm.length}/address`)).status).toBe(404)
    expect((await ada.request(`GET files/videos/${id}/1000/address`)).payload.url).toBeNull()
    expect(await sendChunk(id, 0, Buffer.concat([webm, webm]))).toBe(403)
    expect((await ada.request(`GET files/videos/${id}`)).payload.offset).toBe(0)
    const { payload } = await ada.request(`GET files/videos/${id}/0/address`)
    const address = new URL(payload.url)
    expect(Number(address.searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(300)
    expect(await sendChunk(id, 0, webm)).toBe(200)
    await completeVideo(id)
    expect((await ada.request(`GET files/videos/${id}/0/address`)).status).toBe(404)
  })

  test('what was stored in the bucket without passing the server is checked before anyone sees it', async () => {
    const program = Buffer.from('MZ a program')
    const id = (await startVideo(program.length)).payload.file_id
    expect(await sendChunk(id, 0, program)).toBe(200)
    expect((await ada.request(`GET files/${id}`)).status).toBe(404)
    expect((await completeVideo(id)).status).toBe(415)
    expect((await ada.request(`GET files/${id}`)).status).toBe(404)
  })

  test('a video that turns out to be none is not completed, and its bytes are deleted', async () => {
    const { payload } = await startVideo(4)
    await putChunk(payload.file_id, 0, Buffer.from('MZxx'))
    expect((await completeVideo(payload.file_id)).status).toBe(415)
    expect((await s3.listKeys()).some((key) => key.includes(payload.file_id))).toBe(true)
    await server.advanceClock(2 * dayMs)
    expect((await s3.listKeys()).some((key) => key.includes(payload.file_id))).toBe(false)
  })

  test('chunks of a video that is never completed are deleted', async () => {
    const { payload } = await startVideo(webm.length)
    await putChunk(payload.file_id, 0, webm.subarray(0, 1000))
    expect((await s3.listKeys()).some((key) => key.includes(payload.file_id))).toBe(true)
    await server.advanceClock(2 * dayMs)
    expect((await s3.listKeys()).some((key) => key.includes(payload.file_id))).toBe(false)
  })

  test('those who may see a video are sent to an address of the bucket that expires', async () => {
    const video = await uploadVideo()
    expect((await ben.request(`GET ${video.url}`)).status).toBe(404)
    const redirect = await ada.request(`GET ${video.url}`)
    expect(redirect.status).toBe(302)
    expect(redirect.headers['cache-control']).toBe('no-store')
    const address = new URL(String(redirect.headers.location))
    expect(Number(address.searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(300)
    const part = await fetch(address, { headers: { range: 'bytes=1000-1003' } })
    expect([part.status, await part.text()]).toEqual([206, '\u0007'.repeat(4)])
    expect(part.headers.get('content-type')).toBe('video/webm')
    expect(part.headers.get('content-disposition')).toBe('inline; filename="Who I am.webm"')
    address.searchParams.set('X-Amz-Signature', '0'.repeat(64))
    expect((await fetch(address)).status).toBe(403)
  })

  test('pages send videos to the bucket and play them from it, and from no other place', async () => {
    const { headers } = await server.anonymous().request('GET companies')
    const policy = headers['content-security-policy']
    expect(policy).toContain(`media-src 'self' ${s3.settings.endpoint} blob:;`)
    expect(policy).toContain(`connect-src 'self' ${s3.settings.endpoint};`)
  })

  test('a deleted file is deleted from the bucket', async () => {
    const { payload } = await uploadDocument()
    const before = (await s3.listKeys()).length
    await ada.request('POST s3/delete-file', { body: { key: payload.key } })
    await vi.waitFor(async () => expect(await s3.listKeys()).toHaveLength(before - 1))
  })

  test('while the bucket is not reachable, uploads and files respond 503, and nothing is lost', async () => {
    const document = (await uploadDocument()).payload
    const video = (await startVideo(webm.length)).payload
    await putChunk(video.file_id, 0, webm.subarray(0, 1000))
    const countFiles = async () =>
      (await server.pool.query('select count(*)::int as files from files')).rows[0].files
    const before = await countFiles()
    await s3.pause()
    const failed = await Promise.all([
      uploadDocument(),
      ada.request(`GET ${document.url}`),
      putChunk(video.file_id, 1000, webm.subarray(1000)),
    ])
    for (const { status, code } of failed) expect([status, code]).toEqual([503, 'UNAVAILABLE'])
    expect(failed[0]?.headers['retry-after']).toBeDefined()
    expect(await countFiles()).toBe(before)
    await s3.resume()
    expect((await ada.request(`GET ${document.url}`)).text).toBe(pdf.toString())
    await putChunk(video.file_id, 1000, webm.subarray(1000))
    expect((await completeVideo(video.file_id)).payload).toMatchObject({ size: webm.length })
  })
})
