import { paths } from '@fledge/contract/paths.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { mailKinds } from '../../platform/mail/example-mail.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const read = (url: string) => server.anonymous().request(`GET ${url}`)

test('the preview lists every kind of email under its receiver, with the length of its subject', async () => {
  const { text } = await read('dev/mail-previews')
  for (const kind of mailKinds) expect(text).toContain(`?kind=${kind}"`)
  const [interns = '', companies = '', team = ''] = text.split('<h2>').slice(1)
  expect(interns).toContain('>offers.received<')
  expect(companies).toContain('>offers.accepted<')
  expect(team).toContain('>overdue.digest<')
  expect(team).toContain('<time>26 characters</time><b>Today: 13 tasks, 2 overdue</b>')
  expect((await read(paths.public.mailbox)).text).toContain('href="/backend/dev/mail-previews"')
})

test('the preview of a kind shows it at two widths in both schemes, and its plain text', async () => {
  const { text } = await read('dev/mail-previews?kind=interviews.confirmed')
  for (const width of [390, 700])
    for (const scheme of ['light', 'dark'])
      expect(text).toMatch(
        new RegExp(`src="[^"]*interviews.confirmed/html\\?scheme=${scheme}"[^>]*width="${width}"`),
      )
  expect(text).toContain('When: Thu 26 Nov 2026, 16:30 Lagos (15:30 London)')
})

test('a previewed email is in the requested scheme and direction, and can run nothing', async () => {
  const dark = await read('dev/mail-previews/offers.received/html?scheme=dark')
  expect(dark.text).toContain('@media all {')
  expect(dark.headers['content-security-policy']).toContain("default-src 'none'")
  const light = await read('dev/mail-previews/offers.received/html?scheme=light&dir=rtl')
  expect(light.text).toContain('@media not all {')
  expect(light.text).toContain('dir="rtl"')
})

test.each(['offers.unknown', 'constructor', 'toString'])(
  'responds 404 to the unknown kind %s',
  async (kind) => {
    expect((await read(`dev/mail-previews?kind=${kind}`)).status).toBe(404)
    expect((await read(`dev/mail-previews/${kind}/html`)).status).toBe(404)
  },
)

test('production has no previews', async () => {
  const production = await startTestServer({
    NODE_ENV: 'production',
    DRAIN_SECONDS: '0',
    PUBLIC_URL: 'https://fledge.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    APP_SECRET: 'x'.repeat(32),
    DATABASE_URL: 'postgres://127.0.0.1/unused',
  })
  try {
    for (const url of ['dev/mail-previews', 'dev/mail-previews/offers.received/html'])
      expect((await production.anonymous().request(`GET ${url}`)).status).toBe(404)
  } finally {
    await production.stop()
  }
})
