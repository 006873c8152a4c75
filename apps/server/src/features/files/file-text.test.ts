import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany, anIntern, anOperator } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { docxOf, p, pdfOf } from './resume-files/sample-files.ts'

let server: TestServer
let intern: Browser
let reviewer: Browser

beforeAll(async () => {
  server = await startTestServer()
  intern = await server.as((await anIntern(server)).userId)
  reviewer = await server.as((await anOperator(server, 'REVIEWER')).userId)
})
afterAll(() => server.stop())

async function upload(bytes: Buffer, body: Readonly<Record<string, string>>): Promise<string> {
  const { payload } = await intern.request('POST s3/upload-file', {
    body,
    file: { name: 'file', bytes },
  })
  return payload.file_id
}
const resume = { kind: 'resume', purpose: 'resume' }
const readText = (browser: Browser, id: string) => browser.request(`GET operator/files/${id}/text`)

test('shows reviewers the text of a résumé by page and line', async () => {
  const pdf = await pdfOf([
    [
      [60, 80, 'Ada Nwosu'],
      [60, 110, 'University of Lagos'],
    ],
    [[60, 80, 'Second page']],
  ])
  const { payload } = await readText(reviewer, await upload(pdf, resume))
  expect(payload).toEqual({
    kind: 'TEXT',
    pages: [
      { page: 1, lines: ['Ada Nwosu', 'University of Lagos'] },
      { page: 2, lines: ['Second page'] },
    ],
  })
  const docx = docxOf(['Ada Nwosu', 'Built a boat'].map(p))
  expect((await readText(reviewer, await upload(docx, resume))).payload).toMatchObject({
    kind: 'TEXT',
    pages: [{ lines: ['Ada Nwosu', 'Built a boat'] }],
  })
}, 60_000)

test('says that a scan has no text, and that a picture is one', async () => {
  const scan = await upload(await pdfOf([[]]), resume)
  expect((await readText(reviewer, scan)).payload).toEqual({ kind: 'NONE', pages: [] })
  const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const picture = await upload(photo, { kind: 'document', purpose: 'certification' })
  expect((await readText(reviewer, picture)).payload).toEqual({ kind: 'PICTURE', pages: [] })
}, 60_000)

test('returns no text of an identity document, whose reading needs a code and a record', async () => {
  const id = await upload(await pdfOf([[[60, 80, 'P<NGANWOSU']]]), {
    kind: 'identity',
    purpose: 'identity',
  })
  expect((await readText(reviewer, id)).status).toBe(404)
}, 60_000)

test('refuses the text to interns, companies and operators who do not review', async () => {
  const id = await upload(await pdfOf([[[60, 80, 'Ada Nwosu']]]), resume)
  const member = await server.as((await aCompany(server)).admin.userId)
  const finance = await server.as((await anOperator(server, 'FINANCE')).userId)
  for (const browser of [intern, member, finance])
    expect((await readText(browser, id)).status).toBe(403)
  expect((await readText(server.anonymous(), id)).status).toBe(401)
}, 60_000)

const removeBytes = async (id: string) => {
  const { rows } = await server.pool.query('select key from files where file_id = $1', [id])
  await server.running.services.files.remove(rows[0].key)
}
const readStored = async (id: string) =>
  (
    await server.pool.query(
      'select text_version as version, text_pages as pages from files where file_id = $1',
      [id],
    )
  ).rows[0]

test('reads a file once: its text is kept, also that it has none', async () => {
  const file = await upload(await pdfOf([[[60, 80, 'Kept for the next reviewer']]]), resume)
  const scan = await upload(await pdfOf([[]]), resume)
  const read = async () => [
    (await readText(reviewer, file)).payload,
    (await readText(reviewer, scan)).payload,
  ]
  const first = await read()
  await Promise.all([file, scan].map(removeBytes))
  expect(await read()).toEqual(first)
  expect(first).toMatchObject([{ kind: 'TEXT' }, { kind: 'NONE' }])
}, 60_000)

test('reads a file again with a later version of the reader', async () => {
  const file = await upload(await pdfOf([[[60, 80, 'New words']]]), resume)
  await server.pool.query(
    `update files set text_version = 0, text_pages = '[{"page": 1, "lines": ["Old words"]}]' where file_id = $1`,
    [file],
  )
  expect((await readText(reviewer, file)).payload.pages).toEqual([
    { page: 1, lines: ['New words'] },
  ])
}, 60_000)

test('reads what was uploaded before anyone opens it, except pictures and identity documents', async () => {
  const file = await upload(await pdfOf([[[60, 80, 'Read ahead']]]), resume)
  const passport = await upload(await pdfOf([[[60, 80, 'P<NGANWOSU']]]), {
    kind: 'identity',
    purpose: 'identity',
  })
  await server.running.services.sweep()
  await expect
    .poll(() => readStored(file), { timeout: 30_000 })
    .toEqual({ version: 1, pages: [{ page: 1, lines: ['Read ahead'] }] })
  expect(await readStored(passport)).toEqual({ version: null, pages: null })
  await removeBytes(file)
  expect((await readText(reviewer, file)).payload.pages).toEqual([
    { page: 1, lines: ['Read ahead'] },
  ])
}, 60_000)

test('continues after a file without bytes, which it does not try again by itself', async () => {
  const lost = await upload(await pdfOf([[[60, 80, 'Lost']]]), resume)
  await removeBytes(lost)
  const file = await upload(await pdfOf([[[60, 80, 'After it']]]), resume)
  await server.running.services.sweep()
  await expect
    .poll(() => readStored(file), { timeout: 30_000 })
    .toEqual({ version: 1, pages: [{ page: 1, lines: ['After it'] }] })
  expect(await readStored(lost)).toEqual({ version: 1, pages: null })
  expect((await readText(reviewer, lost)).status).toBe(404)
}, 60_000)
