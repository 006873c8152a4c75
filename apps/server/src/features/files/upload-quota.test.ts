import { dayMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany, anIntern } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const mb = 1024 * 1024
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
const upload = (browser: Browser) =>
  browser.request('POST s3/upload-file', {
    body: { kind: 'document', purpose: 'certification' },
    file: { name: 'a.pdf', bytes: pdf },
  })
const begin = (browser: Browser, purpose = 'answer') =>
  browser.request('POST files/videos', {
    body: { name: 'me.webm', size: 100 * mb, type: 'video/webm', purpose },
  })
/** Inserts files uploaded earlier. */
const stored = (userId: string, files: number) =>
  server.pool.query(
    `insert into files (file_id, owner_user_id, key, kind, purpose, content_type, name, size, created_at)
     select gen_random_uuid(), $1, gen_random_uuid()::text, 'document', 'other', 'application/pdf', 'a.pdf', 10, $3 from generate_series(1, $2)`,
    [userId, files, server.now().toISOString()],
  )
const tooMany = 'You’ve stored 200 files, which is the maximum.'

test('allows an intern 200 files, and another one after a deletion', async () => {
  const { userId } = await anIntern(server)
  const intern = await server.as(userId)
  await stored(userId, 199)
  const { payload: last } = await upload(intern)
  const rejected = await upload(intern)
  expect([rejected.status, rejected.code]).toEqual([409, 'CONFLICT'])
  expect(rejected.message).toContain(tooMany)
  await intern.request('POST s3/delete-file', { body: { key: last.key } })
  expect((await upload(intern)).status).toBe(200)
})

test('accepts one of several parallel uploads for the last place', async () => {
  const { userId } = await anIntern(server)
  const intern = await server.as(userId)
  await stored(userId, 199)
  const answers = await Promise.all(Array.from({ length: 4 }, () => upload(intern)))
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409, 409, 409])
})

test('counts started videos with their full size until the job deletes unfinished ones', async () => {
  const intern = await server.as((await anIntern(server)).userId)
  for (let at = 0; at < 10; at += 1) expect((await begin(intern)).status).toBe(200)
  expect((await begin(intern)).message).toContain('You’ve used all 1 GB of your storage.')
  await server.advanceClock(dayMs + 1)
  expect((await begin(intern)).status).toBe(200)
})

test('allows a company member 2 GB, deletes unfinished and unused uploads after a day and keeps those in the profile', async () => {
  const { admin } = await aCompany(server)
  const member = await server.as(admin.userId)
  const picture = async (purpose: string) =>
    (
      await member.request('POST s3/upload-file', {
        body: { kind: 'document', purpose },
        file: { name: 'a.pdf', bytes: pdf },
      })
    ).payload.key
  const [usedFile, unused] = [await picture('logo'), await picture('photo')]
  await server.pool.query(
    'update companies set logo_file_id = $1 where company_id = (select company_id from files where file_id = $1)',
    [usedFile],
  )
  for (let at = 0; at < 20; at += 1) expect((await begin(member, 'video')).status).toBe(200)
  expect((await begin(member, 'video')).message).toContain('You’ve used all 2 GB of your storage.')
  await server.advanceClock(dayMs + 1)
  expect((await begin(member, 'video')).status).toBe(200)
  const { rows } = await server.pool.query('select file_id from files where file_id = any($1)', [
    [usedFile, unused],
  ])
  expect(rows).toEqual([{ file_id: usedFile }])
})
