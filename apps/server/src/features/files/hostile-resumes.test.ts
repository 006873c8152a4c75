import { deflateRawSync } from 'node:zlib'
import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { anIntern } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import {
  buildDocxParagraph,
  buildDocx,
  buildLockedPdf,
  buildPdf,
  buildSwellingPdf,
} from '../../platform/testing/hostile-files.ts'
import { buildZip } from '../../platform/testing/zip-writer.ts'

// Each file is read in its own process, which starts slowly on a busy machine.
vi.setConfig({ testTimeout: 240_000 })

let server: TestServer
let ada: Browser
beforeAll(async () => {
  server = await startTestServer()
  ada = await server.as((await anIntern(server)).userId)
})
afterAll(() => server.stop())

const text = (bytes: string) => Buffer.from(bytes, 'latin1')
const parse = (bytes: Buffer, name: string) =>
  ada.request('POST intern-service/application/v1/parse-resume', { file: { name, bytes } })
const upload = (bytes: Buffer, name: string) =>
  ada.request('POST s3/upload-file', {
    body: { kind: 'resume', purpose: 'resume' },
    file: { name, bytes },
  })
const countStoredFiles = async () =>
  (await server.pool.query<{ n: string }>('select count(*) as n from files')).rows[0]?.n

/** Expects this message when the file is read, 415 when it is uploaded, and nothing stored. */
async function expectRejected(bytes: Buffer, name: string, sentence: RegExp): Promise<void> {
  const before = await countStoredFiles()
  const read = await parse(bytes, name)
  expect(read.fields?.['file']).toMatch(sentence)
  expect(read.status).toBeGreaterThanOrEqual(400)
  expect((await upload(bytes, name)).status).toBe(415)
  expect(await countStoredFiles()).toBe(before)
}

/** Expects that the file cannot be read but is stored, so that the user continues by hand. */
async function expectStoredUnread(bytes: Buffer, name: string): Promise<void> {
  const read = await parse(bytes, name)
  expect([read.status, read.fields?.['file']]).toEqual([415, 'We couldn’t read this file.'])
  expect((await upload(bytes, name)).payload).toMatchObject({ name, size: bytes.length })
}

const linesOf = async (bytes: Buffer) => {
  const { payload } = await parse(bytes, 'cv.pdf')
  return payload.pages.flatMap((page: { page: number; lines: string[] }) =>
    page.lines.map((line, at) => [page.page, at + 1, line]),
  )
}

test('reads a harmless PDF and docx by page and line', async () => {
  const document = await PDFDocument.create()
  document.addPage().drawText('Priya Raman\nEducation', { y: 200 })
  document.addPage().drawText('Skills', { y: 200 })
  expect(await linesOf(Buffer.from(await document.save()))).toEqual([
    [1, 1, 'Priya Raman'],
    [1, 2, 'Education'],
    [2, 1, 'Skills'],
  ])
  expect(
    await linesOf(
      buildDocx(
        `${buildDocxParagraph('Priya Raman')}<w:p><w:r><w:br w:type="page"/></w:r></w:p>${buildDocxParagraph('Skills')}`,
      ),
    ),
  ).toEqual([
    [1, 1, 'Priya Raman'],
    [2, 1, 'Skills'],
  ])
})

test('rejects a password-protected PDF with that reason', async () => {
  await expectRejected(buildLockedPdf(), 'cv.pdf', /password-protected/)
})

test('rejects a PDF with a script with that reason, whether it runs on opening or is in its name tree', async () => {
  await expectRejected(
    buildPdf('/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>'),
    'cv.pdf',
    /contains a script/,
  )
  await expectRejected(
    buildPdf('/Names<</JavaScript<</Names[(a)<</S/JavaScript/JS(app.alert\\(1\\))>>]>>>>'),
    'cv.pdf',
    /contains a script/,
  )
})

test('rejects a docx with macros and a password-protected one with that reason', async () => {
  await expectRejected(
    buildDocx('<w:p/>', { 'word/vbaProject.bin': text('macro') }),
    'cv.docx',
    /contains a script/,
  )
  await expectRejected(
    Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(600),
      Buffer.from('EncryptedPackage', 'utf16le'),
      Buffer.alloc(600),
    ]),
    'cv.docx',
    /password-protected/,
  )
  const locked = buildDocx('<w:p/>')
  // The encryption flag of each part in the zip's central directory.
  for (let at = locked.indexOf('PK\x01\x02'); at >= 0; at = locked.indexOf('PK\x01\x02', at + 4))
    locked.writeUInt16LE(1, at + 8)
  await expectRejected(locked, 'cv.docx', /password-protected/)
})

test('rejects a docx that unpacks to too much, even if it declares a smaller size', async () => {
  const body = '<w:p><w:r><w:t>aaaaaaaaaa</w:t></w:r></w:p>'.repeat(1_500_000)
  const bomb = buildDocx(body)
  expect(bomb.length).toBeLessThan(10_485_760)
  await expectRejected(bomb, 'cv.docx', /much larger than a résumé/)
  const at = bomb.indexOf('word/document.xml', bomb.indexOf('PK\x01\x02')) - 46
  bomb.writeUInt32LE(5000, at + 24)
  await expectRejected(bomb, 'cv.docx', /much larger than a résumé/)
})

test('stores a PDF that unpacks to too much without reading it, and reads its small counterpart', async () => {
  expect(await linesOf(buildSwellingPdf(32))).toEqual([[1, 1, 'aaaa']])
  const bomb = buildSwellingPdf(600 * 1024 * 1024)
  expect(bomb.length).toBeLessThan(100_000)
  await expectStoredUnread(bomb, 'cv.pdf')
})

test('stores a broken PDF unread, rejects files that are not documents, and leaves a picture to be entered by hand', async () => {
  await expectStoredUnread(text('%PDF-1.4\nnothing\n%%EOF'), 'cv.pdf')
  await expectRejected(buildDocx('<w:p/>').subarray(0, -40), 'cv.docx', /couldn’t read|Use a pdf/)
  await expectRejected(
    buildZip({ 'a.txt': deflateRawSync(text('a')) }),
    'cv.docx',
    /Use a PDF, DOCX/,
  )
  await expectRejected(text('<html><script>alert(1)</script></html>'), 'cv.pdf', /Use a PDF, DOCX/)
  const picture = await parse(
    await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
    'cv.png',
  )
  expect(picture.payload).toMatchObject({ is_image: true, education: [], pages: [] })
})

test('rejects a file of more than 10 MB', async () => {
  expect(
    (await parse(Buffer.concat([text('%PDF-1.4\n'), Buffer.alloc(11 * 1024 * 1024, 32)]), 'cv.pdf'))
      .status,
  ).toBe(413)
})
