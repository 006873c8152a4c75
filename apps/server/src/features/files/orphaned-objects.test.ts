import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDiskStore } from '../../platform/files/disk-store.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { createS3Store } from '../../platform/files/s3-store.ts'
import { anIntern } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { s3Services } from '../../platform/testing/s3-services.ts'
import { sweepOrphans } from './orphaned-objects.ts'

const folder = mkdtempSync(join(tmpdir(), 'fledge-orphans-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface OpenedStore {
  readonly store: FileStore
  stop(): Promise<void>
}
const stores: readonly { readonly name: string; open(): Promise<OpenedStore> }[] = [
  { name: 'disk', open: async () => ({ store: createDiskStore(folder), stop: async () => {} }) },
  ...s3Services.map(({ name, start }) => ({
    name,
    async open() {
      const { settings, stop } = await start()
      return { store: await createS3Store(settings), stop }
    },
  })),
]

describe.each(stores)('a store on $name', ({ open }) => {
  let opened: OpenedStore
  let store: FileStore
  let server: TestServer
  beforeAll(async () => {
    opened = await open()
    ;({ store } = opened)
    server = await startTestServer({}, { files: store })
  }, 60_000)
  afterAll(async () => {
    await server.stop()
    await opened.stop()
  })

  test('loses what no row names, chunks too, after two days and if that is asked for', async () => {
    const owner = await server.as((await anIntern(server)).userId)
    const { payload } = await owner.request('POST s3/upload-file', {
      body: { kind: 'document', purpose: 'portfolio' },
      file: {
        name: 'a.pdf',
        bytes: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
      },
    })
    const video = await owner.request('POST files/videos', {
      body: { name: 'a.webm', size: 3000, type: 'video/webm', purpose: 'answer' },
    })
    await owner.request(`PUT files/videos/${video.payload.file_id}/0`, {
      body: Buffer.alloc(1000, 7),
      headers: { 'content-type': 'application/octet-stream' },
    })
    await store.put('ab/lost.pdf', Buffer.from('lost'))
    await store.append('cd/lost.webm', 0, Buffer.from('half'))
    const sweep = (days: number, isDeleting: boolean) =>
      sweepOrphans({
        database: server.running.services.database,
        store,
        now: new Date(Date.now() + days * dayMs),
        isDeleting,
      })
    expect(await sweep(1, true)).toEqual([])
    const lost = ['ab/lost.pdf', 'cd/lost.webm']
    expect([...(await sweep(3, false))].toSorted()).toEqual(lost)
    expect([...(await sweep(3, true))].toSorted()).toEqual(lost)
    expect(await sweep(3, true)).toEqual([])
    expect((await owner.request(`GET ${payload.url}`)).status).toBe(200)
    const { payload: progress } = await owner.request(`GET files/videos/${video.payload.file_id}`)
    expect(progress.offset).toBe(1000)
  })
})
