import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { aTeam } from './testing/team-fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const contact = {
  job_title_id: 'other',
  custom_job_title: 'Boat builder',
  linkedin_url: 'https://linkedin.com/in/ben',
  proficient_language_ids: [514],
}

it.each(['PATCH pocs', 'PATCH host-company/poc'])(
  '%s completes the contact, which colleagues read alone and in the list of the company',
  async (address) => {
    const { boss, member, colleague } = await aTeam(server)
    expect((await colleague.request(address, { body: contact })).payload).toMatchObject(contact)
    expect(
      (await boss.request('GET host-company/poc/user', { query: { user_id: member.userId } }))
        .payload,
    ).toMatchObject({ user_id: member.userId, ...contact })
    const list = await boss.request('GET host-company/pocs')
    expect(list.count).toBe(2)
    expect(list.payload).toContainEqual(
      expect.objectContaining({ user_id: member.userId, custom_job_title: 'Boat builder' }),
    )
    expect((await boss.request('GET host-company/pocs', { query: { search: 'zzz' } })).count).toBe(
      0,
    )
  },
)

it('the own profile is the same for settings and sign-in, and of another company not found', async () => {
  const [ownTeam, other] = [await aTeam(server), await aTeam(server)]
  for (const address of [
    'GET admin-setting/user/profile',
    'GET admin-setting/get-login-user-detail',
  ])
    expect((await ownTeam.colleague.request(address)).payload, address).toMatchObject({
      user_id: ownTeam.member.userId,
      email: ownTeam.member.email,
    })
  expect(
    (
      await other.boss.request('GET host-company/poc/user', {
        query: { user_id: ownTeam.member.userId },
      })
    ).status,
  ).toBe(404)
})

it('a member sets an uploaded image as picture and removes it', async () => {
  const { member, colleague } = await aTeam(server)
  await server.pool.query(
    `insert into files (file_id, owner_user_id, key, kind, content_type, name, size, created_at) values (gen_random_uuid(), $1, 'a-picture', 'image', 'image/png', 'a.png', 10, now())`,
    [member.userId],
  )
  const picture = async () =>
    (await colleague.request('GET admin-setting/user/profile')).payload.picture_url
  await colleague.request('PUT admin-setting/profile-picture', { body: { key: 'a-picture' } })
  expect(await picture()).toContain('/backend/files/')
  await colleague.request('DELETE admin-setting/profile-picture')
  expect(await picture()).toBeNull()
})
