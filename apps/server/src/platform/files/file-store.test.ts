import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readEnv } from '../env.ts'
import { UnreachableError } from '../outbound.ts'
import type { S3Server } from '../testing/s3-server.ts'
import { s3Services } from '../testing/s3-services.ts'
import { createDiskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'
import { openFileStore } from './open-file-store.ts'
import { createS3Store } from './s3-store.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), 'fledge-store-'))
const servers = new Map<string, S3Server>()
const getServer = (name: string) => {
  const server = servers.get(name)
  if (!server) throw new Error(`${name} does not run`)
  return server
}
beforeAll(async () => {
  for (const { name, start } of s3Services) servers.set(name, await start())
})
afterAll(async () => {
  await Promise.all([...servers.values()].map((server) => server.stop()))
  rmSync(folder, { recursive: true, force: true })
})

/** A store, another one on the same files as a second server would have, and what they contain. */
interface StoreCase {
  readonly name: string
  open(): Promise<FileStore>
  listKeys(): Promise<readonly string[]>
}
const cases: readonly StoreCase[] = [
  {
    name: 'disk',
    open: async () => createDiskStore(folder),
    listKeys: async () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)),
  },
  ...s3Services.map(({ name }) => ({
    name,
    open: () => createS3Store(getServer(name).settings),
    listKeys: () => getServer(name).listKeys(),
  })),
]

let keys = 0
const newKey = () => `ab/${(keys += 1)}.bin`
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const readAll = async (store: FileStore, key: string, start?: number, end?: number) => {
  const found = await store.read(key, start === undefined ? undefined : { start, end: end ?? 0 })
  return found && { size: found.size, bytes: await buffer(found.stream) }
}

describe.each(cases)('a store on $name', ({ open, listKeys }) => {
  let store: FileStore
  beforeAll(async () => void (store = await open()))

  test('returns the bytes, the size and ranges of a stored file', async () => {
    const key = newKey()
    const bytes = randomBytes(100_000)
    await store.put(key, bytes)
    expect(await store.size(key)).toBe(100_000)
    expect(hash((await store.bytes(key)) ?? Buffer.alloc(0))).toBe(hash(bytes))
    expect(await readAll(store, key)).toEqual({ size: 100_000, bytes })
    expect(await readAll(store, key, 10, 19)).toEqual({
      size: 100_000,
      bytes: bytes.subarray(10, 20),
    })
  })

  test('returns null for a file that does not exist', async () => {
    const key = newKey()
    expect(await store.size(key)).toBeNull()
    expect(await store.bytes(key)).toBeNull()
    expect(await store.read(key)).toBeNull()
    expect(await store.read(key, { start: 0, end: 9 })).toBeNull()
    await store.remove(key)
  })

  test('replaces a file by a later one', async () => {
    const key = newKey()
    await store.put(key, Buffer.from('first'))
    await store.put(key, Buffer.from('second one'))
    expect((await store.bytes(key))?.toString()).toBe('second one')
  })

  test.each([
    ['chunks of 5 MB', [5 * 1024 * 1024, 5 * 1024 * 1024, 1000]],
    ['chunks smaller than S3 accepts as parts', [1000, 3 * 1024 * 1024, 2_100_000, 70]],
    ['one chunk', [1234]],
  ])('joins %s into one file, and keeps none of them', async (_, sizes) => {
    const key = newKey()
    const bytes = randomBytes(sizes.reduce((sum, size) => sum + size, 0))
    let at = 0
    for (const size of sizes) {
      // Another server continues what the first one began.
      const other = await open()
      expect(await other.append(key, at, bytes.subarray(at, at + size))).toBe(at + size)
      at += size
      expect(await store.size(key)).toBe(at)
    }
    await store.finish(key, at)
    expect(hash((await store.bytes(key)) ?? Buffer.alloc(0))).toBe(hash(bytes))
    expect(await readAll(store, key, at - 5, at - 1)).toEqual({
      size: at,
      bytes: bytes.subarray(at - 5),
    })
    expect((await listKeys()).filter((found) => found.includes(key))).toEqual([key])
  })

  test('appends only at the end, and a chunk that is sent again once', async () => {
    const key = newKey()
    expect(await store.append(key, 5, Buffer.from('x'))).toBeNull()
    await Promise.all(Array.from({ length: 8 }, () => store.append(key, 0, Buffer.from('12345'))))
    expect(await store.size(key)).toBe(5)
    expect(await store.append(key, 0, Buffer.from('12345'))).toBeNull()
    expect(await store.append(key, 5, Buffer.from('678'))).toBe(8)
    await store.finish(key, 8)
    expect((await store.bytes(key))?.toString()).toBe('12345678')
  })

  test('finishes a file once, however many servers do at the same time', async () => {
    const key = newKey()
    const bytes = randomBytes(30_000)
    for (const at of [0, 10_000, 20_000])
      await store.append(key, at, bytes.subarray(at, at + 10_000))
    const servers = await Promise.all([open(), open(), open(), open()])
    await Promise.all(servers.map((server) => server.finish(key, 30_000)))
    await store.finish(key, 30_000)
    expect(hash((await store.bytes(key)) ?? Buffer.alloc(0))).toBe(hash(bytes))
    expect((await listKeys()).filter((found) => found.includes(key))).toEqual([key])
  })

  test('leaves nothing of a file that is removed, also if its upload was aborted', async () => {
    const [finished, aborted] = [newKey(), newKey()]
    await store.put(finished, Buffer.from('whole'))
    await store.append(aborted, 0, Buffer.from('half'))
    await store.append(aborted, 4, Buffer.from('way'))
    await Promise.all([store.remove(finished), store.remove(aborted)])
    expect(await store.size(finished)).toBeNull()
    expect(await store.size(aborted)).toBeNull()
    const left = await listKeys()
    expect(left.filter((key) => key.includes(finished) || key.includes(aborted))).toEqual([])
  })
})

/** Returns the error of an operation and how long it took. */
async function measureFailure(act: () => Promise<unknown>) {
  const start = performance.now()
  const error = await act().then(
    () => null,
    (failure: unknown) => failure,
  )
  return { error, ms: performance.now() - start }
}

const operations: Readonly<Record<string, (store: FileStore) => Promise<unknown>>> = {
  put: (store) => store.put('ab/x', randomBytes(5_000_000)),
  append: (store) => store.append('ab/x', 0, Buffer.from('x')),
  size: (store) => store.size('ab/x'),
  finish: (store) => store.finish('ab/x', 1),
  read: (store) => store.read('ab/x'),
  bytes: (store) => store.bytes('ab/x'),
  remove: (store) => store.remove('ab/x'),
}

const refusals = [
  ['accepts connections and is silent', 'silent', {}],
  ['is not reachable', 'closed', { endpoint: 'http://127.0.0.1:9' }],
  ['does not know the key', 'key', { secretAccessKey: 'another' }],
  ['does not have the bucket', 'bucket', { bucket: 'absent' }],
] as const

test.each(
  s3Services.flatMap(({ name }) =>
    refusals.map(([failure, kind, settings]) => [name, failure, kind, settings] as const),
  ),
)(
  'every operation on %s fails within three seconds if the service %s',
  async (service, _, kind, settings) => {
    const silent = createServer((socket) => void socket.on('error', () => {}).resume())
    await once(silent.listen(0, '127.0.0.1'), 'listening')
    const address = silent.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const store = await createS3Store({
      ...getServer(service).settings,
      ...(kind === 'silent' ? { endpoint: `http://127.0.0.1:${port}` } : settings),
    })
    const failures = await Promise.all(
      Object.entries(operations).map(async ([name, act]) => ({
        name,
        ...(await measureFailure(() => act(store))),
      })),
    )
    silent.close()
    for (const { name, error, ms } of failures) {
      expect(error, name).toBeInstanceOf(UnreachableError)
      expect(ms, name).toBeLessThan(3000)
    }
  },
)

test.each(s3Services)(
  'a store on $name has all files again when the service is back',
  async ({ name }) => {
    const s3 = getServer(name)
    const store = await createS3Store(s3.settings)
    const [whole, appended] = [newKey(), newKey()]
    await store.put(whole, Buffer.from('whole'))
    await store.append(appended, 0, Buffer.from('begun '))
    await s3.pause()
    await expect(store.append(appended, 6, Buffer.from('lost'))).rejects.toThrow(UnreachableError)
    await s3.resume()
    expect((await store.bytes(whole))?.toString()).toBe('whole')
    expect(await store.append(appended, 6, Buffer.from('and ended'))).toBe(15)
    await store.finish(appended, 15)
    expect((await store.bytes(appended))?.toString()).toBe('begun and ended')
  },
)

test.each([
  ['a bucket of Amazon', {}],
  ['a bucket in another region', { S3_REGION: 'eu-west-1' }],
  ['a bucket in the path', { S3_FORCE_PATH_STYLE: 'true' }],
  ['another service', { S3_ENDPOINT: 'https://s3.example:9000' }],
  [
    'another service with the bucket in the path',
    { S3_ENDPOINT: 'https://s3.example', S3_FORCE_PATH_STYLE: 'true' },
  ],
])('pages allow the origin of signed addresses of %s', async (_, settings) => {
  const env = readEnv({
    S3_BUCKET: 'fledge-files',
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
    ...settings,
  })
  const store = await openFileStore(env, { error: () => {} })
  const address = await store.signReadUrl('ab/x.mp4', {
    contentType: 'video/mp4',
    contentDisposition: 'inline',
  })
  expect(new URL(address ?? '').origin).toBe(env.mediaOrigin)
})
