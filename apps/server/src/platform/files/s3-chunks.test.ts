import { createServer } from 'node:http'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { createChunks } from './s3-chunks.ts'
import { createS3Client } from './s3-client.ts'

test('chunks are deleted once, although the service lists them for a while afterwards', async () => {
  const deleted: string[] = []
  const service = createServer((request, response) => {
    if (request.method === 'DELETE') deleted.push(request.url ?? '')
    response.end(
      request.method === 'GET'
        ? '<ListBucketResult><Contents><Key>staged/ab/x/0</Key><Size>5</Size></Contents></ListBucketResult>'
        : undefined,
    )
  })
  await once(service.listen(0, '127.0.0.1'), 'listening')
  const address = service.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const client = await createS3Client({
    bucket: 'files',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    forcePathStyle: true,
    encryption: null,
  })
  await createChunks(client).remove('ab/x')
  service.close()
  expect(deleted).toHaveLength(1)
})
