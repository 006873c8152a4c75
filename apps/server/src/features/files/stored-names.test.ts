import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anIntern } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'

let server: TestServer
let intern: Browser
beforeAll(async () => {
  server = await startTestServer()
  intern = await server.as((await anIntern(server)).userId)
})
afterAll(() => server.stop())

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
const upload = async (name: string) =>
  (
    await intern.request('POST s3/upload-file', {
      body: { kind: 'document' },
      file: { name, bytes: pdf },
    })
  ).payload

/** Lists the paths of all stored files. */
function listStored(): readonly string[] {
  const { DATA_DIR: folder } = server.running.services.env
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

test.each([
  ['../../../etc/passwd', 'attachment; filename="passwd.pdf"'],
  ['..\\..\\boot.ini', 'attachment; filename="boot.pdf"'],
  ['a; filename=b.exe', "attachment; filename*=UTF-8''a%3B%20filename%3Db.pdf"],
  ['a.html', 'attachment; filename="a.pdf"'],
  [
    'Über uns – Lebenslauf.pdf',
    "attachment; filename*=UTF-8''%C3%9Cber%20uns%20%E2%80%93%20Lebenslauf.pdf",
  ],
  ['.pdf', 'attachment; filename="file.pdf"'],
])(
  'a file sent as %j is downloaded with a safe name and the type of its content',
  async (name, disposition) => {
    const { url } = await upload(name)
    const { headers } = await intern.request(`GET ${url}`)
    expect([headers['content-disposition'], headers['content-type']]).toEqual([
      disposition,
      'application/pdf',
    ])
  },
)

test('paths of stored files are made by the server, below its folder, and nothing there can be run', async () => {
  const before = new Set(listStored())
  const { key } = await upload('../../run-me.sh')
  const added = listStored().filter((path) => !before.has(path))
  expect(added).toEqual([expect.stringMatching(/^[\w/-]+\.pdf$/)])
  expect(added[0]).not.toMatch(/run-me|\.\./)
  const { mode } = statSync(join(server.running.services.env.DATA_DIR, added[0] ?? ''))
  expect(mode & 0o111).toBe(0)
  expect((await intern.request(`GET /${added[0]}`)).status).toBe(404)
  expect((await intern.request(`GET files/${key}`)).headers['content-security-policy']).toMatch(
    /^sandbox; default-src 'none'/,
  )
})

test('a request cannot choose the name of a download', async () => {
  const { url } = await upload('a.pdf')
  for (const field of ['name', 'filename'])
    expect((await intern.request(`GET ${url}?${field}=b.html`)).status).toBe(400)
})
