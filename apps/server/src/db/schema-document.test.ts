import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../platform/testing/harness.ts'
import { describeSchema } from './describe-schema.ts'
import { generateSchemaDocument } from './schema-document.ts'

const document = join(import.meta.dirname, '../../../../docs/schema.md')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

describe('the database schema', () => {
  it('has a comment on every table that describes its contents', async () => {
    const client = await server.pool.connect()
    const tables = await describeSchema(client)
    client.release()
    expect(tables.length).toBeGreaterThan(60)
    expect(tables.filter(({ comment }) => !comment).map(({ name }) => name)).toEqual([])
  })

  it('matches docs/schema.md', async () => {
    const client = await server.pool.connect()
    const generated = await generateSchemaDocument(client)
    client.release()
    expect(
      readFileSync(document, 'utf8').replaceAll('\r\n', '\n'),
      'docs/schema.md is out of date: run npm run schema',
    ).toBe(generated)
  })
})
