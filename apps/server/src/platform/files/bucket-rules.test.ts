import { createServer, type RequestListener } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { applyBucketRules, describeRuleProblem, listBucketRules } from './bucket-rules.ts'

const origin = 'https://fledge.example'
const rules = listBucketRules(origin)
const server = createServer()
afterEach(() => {
  server.removeAllListeners('request')
  server.close()
})

/** Starts a service of a test; s3rver knows no rules. */
async function startService(respond: RequestListener) {
  server.on('request', respond)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    bucket: 'files',
    region: 'eu-central-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    forcePathStyle: true,
    encryption: null,
  }
}

test('a bucket is given rules for what uploads leave, and for the pages that send videos to it', async () => {
  const bodies = new Map<string, string>()
  const settings = await startService((request, response) => {
    const { search } = new URL(request.url ?? '/', 'http://here')
    void text(request).then((body) => {
      if (request.method === 'PUT') bodies.set(search, body)
      response.end(request.method === 'GET' ? bodies.get(search) : undefined)
    })
  })
  expect(await applyBucketRules(settings, rules)).toEqual([])
  expect([...bodies.keys()]).toEqual(['?lifecycle=', '?cors='])
  const lifecycle = bodies.get('?lifecycle=')
  expect(lifecycle).toContain('<DaysAfterInitiation>3</DaysAfterInitiation>')
  expect(lifecycle).toMatch(
    /<Prefix>staged\/<\/Prefix>.*<Days>3<\/Days>|<Days>3<\/Days>.*<Prefix>staged\/<\/Prefix>/,
  )
  const cors = bodies.get('?cors=')
  expect(cors).toContain(`<AllowedOrigin>${origin}</AllowedOrigin>`)
  expect(cors?.match(/<AllowedMethod>/g)).toHaveLength(1)
  expect(cors).toContain('<AllowedMethod>PUT</AllowedMethod>')
})

test('rules that a service accepts without keeping them, or refuses, are problems', async () => {
  const settings = await startService((request, response) => {
    if (request.url?.includes('lifecycle')) return response.end()
    response.statusCode = 403
    return response.end('<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>')
  })
  const problems = await applyBucketRules(settings, rules)
  expect(problems.map((problem) => describeRuleProblem(problem, origin))).toEqual([
    expect.stringContaining('This service has no lifecycle rules.'),
    'The bucket did not take its CORS rules (AccessDenied: Access Denied).',
  ])
})
