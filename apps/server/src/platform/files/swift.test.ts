import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isLongRun } from '../../test/system/rounds.ts'
import { UnreachableError } from '../outbound.ts'
import { hasSwift, startSwift, type SwiftServer } from '../testing/swift-server.ts'
import { applyBucketRules, describeRuleProblem, listBucketRules } from './bucket-rules.ts'
import type { FileStore } from './file-store.ts'
import { createChunks } from './s3-chunks.ts'
import { createS3Client, type S3Client } from './s3-client.ts'
import { createS3Store } from './s3-store.ts'

// What Swift does in another way than Amazon; the tests of every store run on it, too.

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const pageOrigin = 'https://fledge.example'

/** Has something happen before a request, counted from 1. */
function interrupt(client: S3Client, at: number, act: () => Promise<void>): S3Client {
  let requests = 0
  return {
    ...client,
    async send(request) {
      requests += 1
      if (requests === at) await act()
      return client.send(request)
    },
  }
}

describe.runIf(isLongRun && hasSwift)('a bucket of Swift', () => {
  let swift: SwiftServer
  let store: FileStore
  beforeAll(async () => {
    swift = await startSwift({ pageOrigin })
    store = await createS3Store(swift.settings)
  })
  afterAll(() => swift.stop())

  test('keeps no parts of a joined file when another server was faster, nor when it is removed', async () => {
    await store.append('ab/x', 0, Buffer.from('12345'))
    // After the list, the beginning of the upload and its only part.
    const slow = interrupt(await createS3Client(swift.settings), 4, () => store.finish('ab/x', 5))
    await createChunks(slow).join('ab/x', 5)
    expect((await store.bytes('ab/x'))?.toString()).toBe('12345')
    expect(await swift.listParts()).toHaveLength(1)
    await store.remove('ab/x')
    expect(await swift.listParts()).toEqual([])
  })

  test('lists in pages all that it has', async () => {
    const keys = Array.from({ length: 1003 }, (_, number) => `pages/${number}.bin`)
    for (let at = 0; at < keys.length; at += 20)
      await Promise.all(keys.slice(at, at + 20).map((key) => store.put(key, Buffer.from('x'))))
    const listed: string[] = []
    for await (const { key } of store.list()) listed.push(key)
    expect(listed.filter((key) => key.startsWith('pages/')).toSorted()).toEqual(keys.toSorted())
  })

  test('knows no rules, and it is said what to do instead', async () => {
    const problems = await applyBucketRules(swift.settings, listBucketRules(pageOrigin))
    expect(problems.map((problem) => describeRuleProblem(problem, pageOrigin))).toEqual([
      expect.stringContaining('orphans --delete every day'),
      expect.stringContaining(`Allow PUT from ${pageOrigin} in its own settings`),
    ])
  })

  test.each(['AES256', 'aws:kms'] as const)('refuses encryption by %s', async (encryption) => {
    const encrypted = await createS3Store({ ...swift.settings, encryption })
    const error = await encrypted.put('ab/y', Buffer.from('y')).catch((failure: unknown) => failure)
    expect(error).toBeInstanceOf(UnreachableError)
    expect(error).toMatchObject({
      cause: { message: 'Server-side encryption is not supported.' },
    })
    expect(await encrypted.size('ab/y')).toBeNull()
  })

  test('takes a chunk from pages of its own site only', async () => {
    const { url = '' } = (await store.signChunk('ab/z', 0, 3)) ?? {}
    const ask = async (origin: string) => {
      const headers = { origin, 'access-control-request-method': 'PUT' }
      const response = await fetch(url, { method: 'OPTIONS', headers })
      return response.headers.get('access-control-allow-origin')
    }
    expect(await ask(pageOrigin)).toBe(pageOrigin)
    expect(await ask('https://other.example')).toBeNull()
  })
})
