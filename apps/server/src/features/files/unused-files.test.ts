import { randomUUID } from 'node:crypto'
import { dayMs, minuteMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCompany, aMember, anIntern, type TestIntern } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { isWaitingForLock, runBehindLock } from '../../platform/testing/run-behind-lock.ts'
import { insertRow, type TestRow } from '../../platform/testing/insert-row.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** Creates an intern's document, whose bytes are in the store. */
async function aFile(owner: { userId: string }, overrides: TestRow = {}): Promise<string> {
  const id = randomUUID()
  await insertRow(server.pool, 'files', {
    file_id: id,
    owner_user_id: owner.userId,
    key: `files/${id}`,
    kind: 'document',
    purpose: 'portfolio',
    content_type: 'application/pdf',
    name: 'a.pdf',
    size: 10,
    created_at: server.now(),
    ...overrides,
  })
  await server.running.services.files.put(`files/${id}`, Buffer.from('0123456789'))
  return id
}

async function anEntry({ internId }: TestIntern, fileId: string): Promise<string> {
  const id = randomUUID()
  await insertRow(server.pool, 'profile_entries', {
    entry_id: id,
    intern_id: internId,
    kind: 'portfolio',
    data: { title: 'Poster', file_id: fileId },
    created_at: server.now(),
  })
  return id
}

const attachAs = {
  entry: async (intern: TestIntern, fileId: string) => void (await anEntry(intern, fileId)),
  identity: ({ internId }: TestIntern, fileId: string) =>
    insertRow(server.pool, 'identity_documents', {
      document_id: randomUUID(),
      intern_id: internId,
      file_id: fileId,
      kind: 'PASSPORT',
      created_at: server.now(),
    }),
  answer: ({ internId }: TestIntern, fileId: string) =>
    insertRow(server.pool, 'video_answers', {
      intern_id: internId,
      question: 'PROUD_OF',
      file_id: fileId,
      seconds: 40,
      created_at: server.now(),
    }),
  resume: async ({ applicationId }: TestIntern, fileId: string) =>
    void (await server.pool.query(
      'update applications set resume_file_id = $2 where application_id = $1',
      [applicationId, fileId],
    )),
  picture: async ({ userId }: TestIntern, fileId: string) =>
    void (await server.pool.query('update users set picture_file_id = $2 where user_id = $1', [
      userId,
      fileId,
    ])),
}

/** Creates a file of the intern for each use, and uses it so. */
async function createUsedFiles(intern: TestIntern): Promise<string[]> {
  const ids: string[] = []
  for (const attach of Object.values(attachAs)) {
    const id = await aFile(intern)
    await attach(intern, id)
    ids.push(id)
  }
  return ids
}

/** Those of the files that still have their row, their owner and their bytes. */
async function listKept(ids: readonly string[]): Promise<string[]> {
  const { rows } = await server.pool.query<{ file_id: string; key: string }>(
    `select file_id, key from files
    where file_id = any ($1) and num_nonnulls(owner_user_id, owner_registration_id, company_id) > 0`,
    [ids],
  )
  const keptIds: string[] = []
  for (const { file_id, key } of rows)
    if (await server.running.services.files.bytes(key)) keptIds.push(file_id)
  return ids.filter((id) => keptIds.includes(id))
}

it('deletes what interns uploaded and did not save after a day, and nothing else', async () => {
  const [ada, ben] = [await anIntern(server), await anIntern(server)]
  const { companyId, admin } = await aCompany(server)
  const [unused, unusedOfBen] = [await aFile(ada), await aFile(ben)]
  const used = [...(await createUsedFiles(ada)), ...(await createUsedFiles(ben))]
  const others = [
    await aFile(ada, { purpose: 'other' }),
    await aFile(admin),
    await aFile(admin, { owner_user_id: null, company_id: companyId }),
  ]
  await server.advanceClock(dayMs - minuteMs)
  const recent = await aFile(ada)
  await server.advanceClock(2 * minuteMs)
  expect(await listKept([unused, unusedOfBen, ...used, ...others, recent])).toEqual([
    ...used,
    ...others,
    recent,
  ])
})

it('keeps a picture that its company begins to show while unused files are deleted', async () => {
  const { companyId, admin } = await aCompany(server)
  const id = await aFile(admin, {
    owner_user_id: null,
    company_id: companyId,
    kind: 'image',
    purpose: 'photo',
    content_type: 'image/png',
    created_at: new Date(server.now().getTime() - dayMs - minuteMs),
  })
  const saving = await server.pool.connect()
  try {
    await saving.query('begin')
    await saving.query('update files set is_public = true where file_id = $1', [id])
    let hasEnded = false
    const sweeping = server.running.services.sweep().finally(() => (hasEnded = true))
    await expect
      .poll(async () => hasEnded || (await isWaitingForLock(server)), { timeout: 5000 })
      .toBe(true)
    await saving.query('update companies set photos = $2 where company_id = $1', [
      companyId,
      JSON.stringify([{ file_id: id, caption: '' }]),
    ])
    await saving.query('commit')
    await sweeping
  } finally {
    saving.release()
  }
  expect(await listKept([id])).toEqual([id])
})

it('saves no picture that is being deleted as unused', async () => {
  const ada = await anIntern(server)
  const browser = await server.as(ada.userId)
  const id = await aFile(ada, { kind: 'image', purpose: 'picture', content_type: 'image/png' })
  const { status } = await runBehindLock(server, {
    lock: (holder) =>
      holder.query('update files set owner_user_id = null where file_id = $1', [id]),
    act: () =>
      browser.request('POST intern-service/intern-profile/profile-pic/edit', {
        body: { file_id: id },
      }),
    change: async () => {},
  })
  expect(status).toBe(404)
})

it('deletes only the file of a removed entry, unless its intern still uses it elsewhere', async () => {
  const [ada, ben] = [await anIntern(server), await anIntern(server)]
  const browser = await server.as(ada.userId)
  const [dropped, beside, foreign] = [await aFile(ada), await aFile(ada), await aFile(ben)]
  const used = await createUsedFiles(ada)
  for (const id of [dropped, foreign, ...used]) {
    const entry = await anEntry(ada, id)
    const { status } = await browser.request(`DELETE intern-service/profile/portfolio/${entry}`)
    expect(status).toBe(200)
  }
  await server.advanceClock(minuteMs)
  expect(await listKept([dropped, beside, foreign, ...used])).toEqual([beside, foreign, ...used])
})

it('deletes the bytes of files without an owner, and of no others', async () => {
  const { companyId, admin } = await aCompany(server)
  const { rows } = await server.pool.query(
    `insert into registrations (registration_id, type, email, created_at)
    values (gen_random_uuid(), 'C', 'files@people.example', $1) returning registration_id`,
    [server.now()],
  )
  const unowned = { owner_user_id: null }
  const [orphan, ...owned] = [
    await aFile(admin, unowned),
    await aFile(admin),
    await aFile(admin, { ...unowned, company_id: companyId }),
    await aFile(admin, { ...unowned, owner_registration_id: rows[0].registration_id }),
  ]
  await server.advanceClock(minuteMs)
  expect(await listKept([orphan ?? '', ...owned])).toEqual(owned)
  expect(await server.running.services.files.bytes(`files/${orphan}`)).toBeNull()
})

it("completes the uploaded video and leaves others' uploads unfinished", async () => {
  const [ada, ben] = [
    await server.as((await anIntern(server)).userId),
    await server.as((await anIntern(server)).userId),
  ]
  const webm = Buffer.concat([
    Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581', 'hex'),
    Buffer.alloc(100, 7),
  ])
  const body = { name: 'me.webm', size: webm.length, type: 'video/webm' }
  const begun = (await ben.request('POST files/videos', { body })).payload.file_id
  const sent = (await ada.request('POST files/videos', { body })).payload.file_id
  await ada.request(`PUT files/videos/${sent}/0`, {
    body: webm,
    headers: { 'content-type': 'application/octet-stream' },
  })
  await ada.request(`POST files/videos/${sent}/complete`, { body: {} })
  const { rows } = await server.pool.query(
    'select file_id from files where file_id = any ($1) and complete',
    [[begun, sent]],
  )
  expect(rows).toEqual([{ file_id: sent }])
})

it('lets a company show complete files of its active members only', async () => {
  const { companyId, admin } = await aCompany(server)
  const leaver = await aMember(server, companyId, { status: 'DEACTIVATED' })
  const other = await aCompany(server)
  const browser = await server.as(admin.userId)
  const video = { kind: 'video', purpose: 'video', content_type: 'video/mp4' }
  const image = { kind: 'image', purpose: 'logo', content_type: 'image/png' }
  const show = async (id: string) =>
    (await browser.request('POST profile/save-videos', { body: { videos: [{ key: id }] } })).status
  expect([
    await show(await aFile(admin, video)),
    await show(await aFile(admin, { ...video, complete: false })),
    await show(await aFile(admin, image)),
    await show(await aFile(leaver, video)),
    await show(await aFile(other.admin, video)),
    await show(await aFile(other.admin, { ...video, company_id: other.companyId })),
  ]).toEqual([200, 400, 400, 400, 400, 400])
})

it("sets a member's own image as their picture, but no document and no image of others", async () => {
  const { companyId, admin } = await aCompany(server)
  const colleague = await aMember(server, companyId)
  const browser = await server.as(admin.userId)
  const image = { kind: 'image', purpose: 'picture', content_type: 'image/png' }
  const [own, ofColleague, document] = [
    await aFile(admin, image),
    await aFile(colleague, image),
    await aFile(admin),
  ]
  const set = async (key: string) =>
    (await browser.request('PUT admin-setting/profile-picture', { body: { key } })).status
  expect([await set(ofColleague), await set(document), await set(own)]).toEqual([400, 400, 200])
  const { rows } = await server.pool.query(
    'select file_id from files where file_id = any ($1) and is_public',
    [[own, ofColleague, document]],
  )
  expect(rows).toEqual([{ file_id: own }])
})
