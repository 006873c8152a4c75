import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDiskStore } from '../../platform/files/disk-store.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { createS3Store } from '../../platform/files/s3-store.ts'
import { newId } from '../../platform/ids.ts'
import { insertRow } from '../../platform/testing/insert-row.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import type { S3Server } from '../../platform/testing/s3-server.ts'
import { s3Services } from '../../platform/testing/s3-services.ts'
import { migrateFiles } from './migrate-files.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const dataDir = mkdtempSync(join(tmpdir(), 'fledge-migrate-'))
const disk = createDiskStore(join(dataDir, 'files'))
let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function addRow(size: number, complete = true): Promise<string> {
  const file_id = newId(server.now())
  const key = `${file_id.slice(-2)}/${file_id}.bin`
  await insertRow(server.pool, 'files', {
    file_id,
    key,
    kind: 'video',
    purpose: 'answer',
    content_type: 'video/mp4',
    name: 'a.mp4',
    size,
    is_public: false,
    complete,
    created_at: server.now().toISOString(),
  })
  return key
}

/** Adds a file of random bytes. */
async function addFile(store: FileStore, size: number): Promise<{ key: string; bytes: Buffer }> {
  const [key, bytes] = [await addRow(size), randomBytes(size)]
  await store.put(key, bytes)
  return { key, bytes }
}

const problems: string[] = []
beforeEach(async () => {
  problems.length = 0
  await server.pool.query('delete from files')
})
const migrate = (from: FileStore, to: FileStore) =>
  migrateFiles({
    database: server.running.services.database,
    from,
    to,
    onProblem: (line) => problems.push(line),
  })

describe.each(s3Services)('a bucket of $name', ({ name, start }) => {
  let s3: S3Server
  let bucket: FileStore
  beforeAll(async () => {
    s3 = await start()
    bucket = await createS3Store(s3.settings)
  })
  afterAll(() => s3.stop())

  describe.each([
    ['disk', name, () => [disk, bucket] as const],
    [name, 'disk', () => [bucket, disk] as const],
  ])('files moved from %s to %s', (_, __, open) => {
    test('have the same bytes there, and stay where they were', async () => {
      const [from, to] = open()
      const files = [await addFile(from, 12_000_000), await addFile(from, 70_000)]
      expect(await migrate(from, to)).toEqual({ copied: 2, present: 0, missing: 0, failed: 0 })
      for (const { key, bytes } of files)
        for (const store of [from, to]) expect((await store.bytes(key))?.equals(bytes)).toBe(true)
    })

    test('are copied once, unless their copy differs', async () => {
      const [from, to] = open()
      const [same, other] = [await addFile(from, 1000), await addFile(from, 1000)]
      await migrate(from, to)
      await to.put(other.key, randomBytes(1000))
      expect(await migrate(from, to)).toEqual({ copied: 1, present: 1, missing: 0, failed: 0 })
      expect((await to.bytes(other.key))?.equals(other.bytes)).toBe(true)
      expect((await to.bytes(same.key))?.equals(same.bytes)).toBe(true)
    })

    test('replace what an interrupted copy left', async () => {
      const [from, to] = open()
      const { key, bytes } = await addFile(from, 11_000_000)
      await to.append(key, 0, bytes.subarray(0, 5_242_880))
      expect(await migrate(from, to)).toMatchObject({ copied: 1 })
      expect((await to.bytes(key))?.equals(bytes)).toBe(true)
    })

    test('may be in the second store already, or be unfinished', async () => {
      const [from, to] = open()
      await addFile(to, 500)
      await addRow(500, false)
      expect(await migrate(from, to)).toEqual({ copied: 0, present: 1, missing: 0, failed: 0 })
    })

    test('are named if their bytes are in neither store or cannot be written', async () => {
      const [from, to] = open()
      const lost = await addRow(500)
      const { key } = await addFile(from, 500)
      const full: FileStore = { ...to, put: () => Promise.reject(new Error('no space left')) }
      expect(await migrate(from, full)).toEqual({ copied: 0, present: 0, missing: 1, failed: 1 })
      expect(problems.toSorted()).toEqual(
        [`${lost} is in neither store`, `${key} could not be copied: no space left`].toSorted(),
      )
    })
  })

  test(`npm run files copies files to ${name} and back`, async () => {
    const { key, bytes } = await addFile(disk, 2000)
    const { host, port, user, database } = server.pool.options
    const run = async (target: string) => {
      const root = fileURLToPath(new URL('../../../../../', import.meta.url))
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [join(root, 'tools/files.mjs'), 'migrate', '--to', target],
        {
          env: {
            ...process.env,
            ...s3.env,
            NODE_ENV: 'test',
            DATA_DIR: dataDir,
            DATABASE_URL: `postgres://${user}@/${database}?host=${host}&port=${port}`,
          },
        },
      )
      return stdout
    }
    expect(await run('s3')).toBe('1 files copied, 0 already there, 0 missing, 0 failed\n')
    await disk.remove(key)
    expect(await run('disk')).toBe('1 files copied, 0 already there, 0 missing, 0 failed\n')
    expect((await disk.bytes(key))?.equals(bytes)).toBe(true)
  })
})
