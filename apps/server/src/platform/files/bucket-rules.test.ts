import { createServer } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyBucketRules, listBucketRules } from './bucket-rules.ts'

/** What a service was sent; s3rver knows no rules. */
const received = new Map<string, string>()
const service = createServer((request, response) => {
  void text(request).then((body) => {
    received.set(`${request.method} ${new URL(request.url ?? '/', 'http://here').search}`, body)
    response.end()
  })
})
beforeAll(async () => {
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
})
afterAll(() => void service.close())

test('a bucket is given rules for what uploads leave, and for the pages that send videos to it', async () => {
  const address = service.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await applyBucketRules(
    {
      bucket: 'files',
      region: 'eu-central-1',
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      forcePathStyle: true,
      encryption: null,
    },
    listBucketRules('https://fledge.example'),
  )
  expect([...received.keys()]).toEqual(['PUT ?lifecycle=', 'PUT ?cors='])
  const lifecycle = received.get('PUT ?lifecycle=')
  expect(lifecycle).toContain('<DaysAfterInitiation>3</DaysAfterInitiation>')
  expect(lifecycle).toMatch(
    /<Prefix>staged\/<\/Prefix>.*<Days>3<\/Days>|<Days>3<\/Days>.*<Prefix>staged\/<\/Prefix>/,
  )
  const cors = received.get('PUT ?cors=')
  expect(cors).toContain('<AllowedOrigin>https://fledge.example</AllowedOrigin>')
  expect(cors?.match(/<AllowedMethod>/g)).toHaveLength(1)
  expect(cors).toContain('<AllowedMethod>PUT</AllowedMethod>')
})
