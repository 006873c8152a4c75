import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anIntern } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import {
  buildEndlessSvg,
  buildObjectStream,
  buildPdf,
} from '../../platform/testing/hostile-files.ts'
import { buildZip } from '../../platform/testing/zip-writer.ts'

let server: TestServer
let ada: Browser
beforeAll(async () => {
  server = await startTestServer()
  ada = await server.as((await anIntern(server)).userId)
})
afterAll(() => server.stop())

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${inside}</svg>`)
const upload = (bytes: Buffer, kind = 'image', name = 'a.png') =>
  ada.request('POST s3/upload-file', { body: { kind }, file: { name, bytes } })
const text = (bytes: string) => Buffer.from(bytes)

/** Builds a PNG that declares this many pixels in a few bytes. */
function hugePng(side: number): Buffer {
  const crcs = new Uint32Array(256).map((_, n) =>
    Array.from({ length: 8 }).reduce<number>((c) => (c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1), n),
  )
  const crc = (bytes: Buffer) =>
    (bytes.reduce((c, byte) => (crcs[(c ^ byte) & 255] ?? 0) ^ (c >>> 8), 0xffffffff) ^
      0xffffffff) >>>
    0
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = 1
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc((side / 8 + 1) * side))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('rejects a program renamed to a picture', async () => {
  expect((await upload(Buffer.concat([text('MZ\x90\x00'), Buffer.alloc(500)]))).status).toBe(415)
  expect(
    (await upload(text('<html><script>alert(1)</script></html>'), 'document', 'a.pdf')).status,
  ).toBe(415)
})

test('rejects a small picture of 256 megapixels', async () => {
  const bomb = hugePng(16_000)
  expect(bomb.length).toBeLessThan(100_000)
  expect((await upload(bomb)).status).toBe(413)
})

test('rejects truncated pictures, documents and docx files', async () => {
  const image = await sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background: '#13524a',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .png()
    .toBuffer()
  expect((await upload(image.subarray(0, image.length / 2))).status).toBe(415)
  expect((await upload(text('%PDF-1.7\n1 0 obj'), 'document')).status).toBe(415)
  const docx = buildZip({
    '[Content_Types].xml': text('<Types/>'),
    'word/document.xml': text('<w/>'),
  })
  expect((await upload(docx.subarray(0, docx.length - 60), 'resume')).status).toBe(415)
})

test.each(['document', 'identity', 'resume'])(
  'rejects a PDF that starts a program, sent as %s, with a plain message',
  async (kind) => {
    for (const bytes of [
      buildPdf('/OpenAction<</S/Launch/F(cmd.exe)>>'),
      buildPdf('/OpenAction 9 0 R', buildObjectStream(8, '<</S/Launch/F(cmd.exe)>>')),
    ]) {
      const { status, fields } = await upload(bytes, kind, 'a.pdf')
      expect([status, fields?.['file']]).toEqual([
        415,
        'This PDF contains other files, or can open files and apps. Print it to a new PDF and upload that one.',
      ])
    }
    expect((await upload(buildPdf(), kind, 'a.pdf')).status).toBe(200)
  },
)

// A search that starts again at each of them took 11 seconds, after which the reader was killed.
test('rejects an SVG with 20,000 beginnings of a document type before its reader is killed', async () => {
  const reply = await upload(svg('<!DOCTYPE'.repeat(20_000)), 'image', 'a.svg')
  expect([reply.status, reply.message]).toEqual([
    415,
    'This file is damaged. Save it again and upload the new copy.',
  ])
})

test('converts an SVG to a picture without its scripts', async () => {
  const { payload } = await upload(
    svg('<script>alert(1)</script><rect width="5" height="5" onload="alert(2)"/>'),
    'image',
    'a.svg',
  )
  expect(payload).toMatchObject({ content_type: 'image/png', name: 'a.png' })
})

test('rejects an SVG that expands, loads external files or never ends', async () => {
  const entities = text(
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "${'x'.repeat(50)}"><!ENTITY b "&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>`,
  )
  expect((await upload(entities, 'image', 'a.svg')).status).toBe(415)
  expect(
    (
      await upload(
        svg(
          '<image xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="file:///etc/passwd" width="5" height="5"/>',
        ),
        'image',
        'a.svg',
      )
    ).status,
  ).toBe(415)
  expect((await upload(buildEndlessSvg(), 'image', 'a.svg')).status).toBe(415)
}, 240_000)
