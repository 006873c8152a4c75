import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anIntern } from '../testing/factories.ts'
import {
  type Browser,
  startTestServer,
  type TestResponse,
  type TestServer,
} from '../testing/harness.ts'

// OWASP ASVS 5.0, V3.4 up to level 2, and V3.5.8.

let server: TestServer
let intern: Browser
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://fledge.example' })
  intern = server.anonymous()
  const { userId } = await anIntern(server)
  intern.cookie = (await server.as(userId)).cookie?.replace('fledge=', '__Host-fledge=') ?? null
})
afterAll(() => server.stop())

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

/** Returns the URL of a file of the intern. */
async function uploadFile(): Promise<string> {
  const { payload } = await intern.request('POST s3/upload-file', {
    body: { kind: 'document' },
    file: { name: 'a.pdf', bytes: pdf },
    headers: { origin: 'https://fledge.example' },
  })
  return payload.url
}

const responses: Readonly<Record<string, () => Promise<TestResponse>>> = {
  'a call': () => intern.request('GET api/check-token'),
  'a refused call': () => server.anonymous().request('GET notices'),
  'an unknown call': () => intern.request('GET nothing'),
  'an unknown page': () => intern.request('GET /nothing'),
  'an address that cannot be decoded': () => intern.request('GET /%zz'),
  'an unreadable body': () =>
    intern.request('POST otp/v2/create', {
      body: Buffer.from('{'),
      headers: { 'content-type': 'application/json', origin: 'https://fledge.example' },
    }),
  'a page with a token': () => intern.request('GET notices/unsubscribe?token=none-of-ours-at-all'),
  'a private file': async () => intern.request(`GET ${await uploadFile()}`),
  'the health of the process': () => intern.request('GET /live'),
  'the page of all endpoints': () => intern.request('GET /backend/docs'),
}

const readPolicy = ({ headers }: TestResponse) =>
  new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources.join(' ')] as const
      }),
  )

describe.each(Object.entries(responses))('%s', (_name, request) => {
  let response: TestResponse
  beforeAll(async () => {
    response = await request()
  })

  test('3.4.1: is only fetched with TLS, on all subdomains, for a year', () => {
    expect(response.headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    )
  })

  test('3.4.2: is readable by no other origin', () => {
    expect(response.headers).not.toHaveProperty('access-control-allow-origin')
  })

  test('3.4.3 and 3.4.6: has a policy without plugins, base addresses, inline scripts and frames around it', () => {
    const policy = readPolicy(response)
    expect(policy.get('object-src') ?? policy.get('default-src')).toBe("'none'")
    expect(policy.get('base-uri')).toBe("'none'")
    expect(policy.get('frame-ancestors')).toBe("'none'")
    expect(policy.get('script-src') ?? policy.get('default-src')).toMatch(/^'(?:self|none)'$/)
  })

  test('3.4.4, 3.4.5, 3.4.8 and 3.5.8: is what its type says, tells other origins no path, and is embedded by none', () => {
    expect(response.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.stringMatching(/^(?:strict-origin-when-cross-origin|no-referrer)$/),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
  })
})

test('a public file may be embedded elsewhere, by nothing but its own bytes', async () => {
  const url = await uploadFile()
  await server.pool.query('update files set is_public = true where file_id = $1', [
    url.split('/').at(-1),
  ])
  const file = await server.anonymous().request(`GET ${url}`)
  expect(file.status).toBe(200)
  expect(file.headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(readPolicy(file).get('default-src')).toBe("'none'")
})

test('the internal port sends the same headers', async () => {
  const { headers } = await server.running.internal.inject({ method: 'GET', url: '/metrics' })
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("base-uri 'none'"),
    'x-content-type-options': 'nosniff',
  })
})
