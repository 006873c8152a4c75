import { deflateRawSync, deflateSync } from 'node:zlib'
import { resumeLines } from '@fledge/domain/resumes/resume-lines.ts'
import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { anIntern } from '../../platform/testing/factories.ts'
import { type Browser, testServer, type TestServer } from '../../platform/testing/harness.ts'
import { readResume } from './public.ts'
import { zipOf } from '../../platform/testing/zip-writer.ts'

// Each file is read in processes of their own, which begin slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

let server: TestServer
let ada: Browser
beforeAll(async () => {
  server = await testServer()
  ada = await server.as((await anIntern(server)).userId)
})
afterAll(() => server.stop())

const text = (bytes: string) => Buffer.from(bytes, 'latin1')
const parse = (bytes: Buffer, name: string) =>
  ada.ask('POST intern-service/application/v1/parse-resume', { file: { name, bytes } })
const upload = (bytes: Buffer, name: string) =>
  ada.ask('POST s3/upload-file', {
    body: { kind: 'resume', purpose: 'resume' },
    file: { name, bytes },
  })
const kept = async () =>
  (await server.pool.query<{ n: string }>('select count(*) as n from files')).rows[0]?.n

/** It is refused with this sentence when it is read, when it is sent to be kept, and nothing of it is. */
async function isRefused(bytes: Buffer, name: string, sentence: RegExp): Promise<void> {
  const before = await kept()
  const read = await parse(bytes, name)
  expect(read.fields?.['file']).toMatch(sentence)
  expect(read.status).toBeGreaterThanOrEqual(400)
  expect((await upload(bytes, name)).status).toBe(415)
  expect(await kept()).toBe(before)
}

const linesOf = async (bytes: Buffer) => {
  const read = await readResume(bytes)
  return 'because' in read || 'image' in read
    ? read
    : resumeLines(read).map(({ page, line, text: words }) => [page, line, words])
}

test('an honest PDF and docx are read, by page and line', async () => {
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
      docxOf(
        '<w:p><w:r><w:t>Priya Raman</w:t></w:r></w:p><w:p><w:r><w:br w:type="page"/></w:r></w:p><w:p><w:r><w:t>Skills</w:t></w:r></w:p>',
      ),
    ),
  ).toEqual([
    [1, 1, 'Priya Raman'],
    [2, 1, 'Skills'],
  ])
})

test('a PDF that is locked with a password is refused with that reason', async () => {
  await isRefused(lockedPdf(), 'cv.pdf', /locked with a password/)
})

test('a PDF with a script is refused with that reason, whether it runs on opening or lies in its names', async () => {
  await isRefused(
    pdfWith('/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>'),
    'cv.pdf',
    /holds a script/,
  )
  await isRefused(
    pdfWith('/Names<</JavaScript<</Names[(a)<</S/JavaScript/JS(app.alert\\(1\\))>>]>>>>'),
    'cv.pdf',
    /holds a script/,
  )
})

test('a docx with macros and one that is locked are refused with that reason', async () => {
  await isRefused(
    docxOf('<w:p/>', { 'word/vbaProject.bin': text('macro') }),
    'cv.docx',
    /holds a script/,
  )
  await isRefused(
    Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(600),
      Buffer.from('EncryptedPackage', 'utf16le'),
      Buffer.alloc(600),
    ]),
    'cv.docx',
    /locked with a password/,
  )
  const locked = docxOf('<w:p/>')
  // The bit that says that a part is locked, in the zip's own list.
  for (let at = locked.indexOf('PK\x01\x02'); at >= 0; at = locked.indexOf('PK\x01\x02', at + 4))
    locked.writeUInt16LE(1, at + 8)
  await isRefused(locked, 'cv.docx', /locked with a password/)
})

test('a docx that swells is refused with that reason, also where it says that it does not', async () => {
  const body = '<w:p><w:r><w:t>aaaaaaaaaa</w:t></w:r></w:p>'.repeat(1_500_000)
  const bomb = docxOf(body)
  expect(bomb.length).toBeLessThan(10_485_760)
  await isRefused(bomb, 'cv.docx', /unpacks to far more/)
  const at = bomb.indexOf('word/document.xml', bomb.indexOf('PK\x01\x02')) - 46
  bomb.writeUInt32LE(5000, at + 24)
  await isRefused(bomb, 'cv.docx', /unpacks to far more/)
})

/** A page whose content is so many bytes of text once unpacked, twice packed. */
function packedPdf(bytes: number): Buffer {
  const packed = deflateSync(deflateSync(Buffer.alloc(bytes, 'BT /F1 9 Tf 9 9 Td (aaaa) Tj ET\n')))
  return Buffer.concat([
    text(
      `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n${page}4 0 obj<</Length ${packed.length}/Filter[/FlateDecode/FlateDecode]>>stream\n`,
    ),
    packed,
    text('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  ])
}

const page =
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>/Contents 4 0 R>>endobj\n'
const pdfWith = (catalog: string) =>
  text(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R${catalog}>>endobj\n${page}4 0 obj<</Length 31>>stream\nBT /F1 9 Tf 9 9 Td (aaaa) Tj ET\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  )
/** Says that it is locked, with words that no password of ours opens. */
const lockedPdf = () => {
  const words = 'ab'.repeat(32)
  return text(
    pdfWith('')
      .toString('latin1')
      .replace(
        'trailer<</Root 1 0 R>>',
        `5 0 obj<</Filter/Standard/V 1/R 2/P -4/O<${words}>/U<${words}>>>endobj\ntrailer<</Root 1 0 R/Encrypt 5 0 R/ID[<${'00'.repeat(16)}><${'00'.repeat(16)}>]>>`,
      ),
  )
}

test('a PDF that swells is refused with that reason, its small sister is read', async () => {
  expect(await linesOf(packedPdf(32))).toEqual([[1, 1, 'aaaa']])
  const bomb = packedPdf(600 * 1024 * 1024)
  expect(bomb.length).toBeLessThan(100_000)
  await isRefused(bomb, 'cv.pdf', /unpacks to far more/)
})

test('what is broken, and what is no document, is refused; a picture is left to be filled in by hand', async () => {
  await isRefused(text('%PDF-1.4\nnothing\n%%EOF'), 'cv.pdf', /it is damaged/)
  await isRefused(docxOf('<w:p/>').subarray(0, -40), 'cv.docx', /it is damaged|Use a pdf/)
  await isRefused(zipOf({ 'a.txt': deflateRawSync(text('a')) }), 'cv.docx', /Use a pdf, docx/)
  await isRefused(text('<html><script>alert(1)</script></html>'), 'cv.pdf', /Use a pdf, docx/)
  const picture = await parse(
    await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
    'cv.png',
  )
  expect(picture.payload).toMatchObject({ is_image: true, education: [], pages: [] })
})

test('a file of more than 10 MB is not read', async () => {
  expect(
    (await parse(Buffer.concat([text('%PDF-1.4\n'), Buffer.alloc(11 * 1024 * 1024, 32)]), 'cv.pdf'))
      .status,
  ).toBe(413)
})

function docxOf(body: string, more: Readonly<Record<string, Buffer>> = {}): Buffer {
  const types =
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
  const relations =
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'
  return zipOf({
    '[Content_Types].xml': text(types),
    '_rels/.rels': text(relations),
    'word/document.xml': text(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ),
    ...more,
  })
}
