import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { aTeam } from './testing/team-fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const team = () => aTeam(server)

describe('own profile and contacts', () => {
  it("can be edited by the member, with the seeds' error messages", async () => {
    const { colleague } = await team()
    const body = {
      first_name: 'Ben',
      last_name: 'Okoro',
      phone: '+234 801 234 5678',
      time_zone: 'Africa/Lagos',
      job_title_id: 101,
      linkedin_url: 'linkedin.com/in/ben',
      proficient_language_ids: [514],
    }
    expect(
      (await colleague.request('POST admin-setting/user/profile', { body })).payload,
    ).toMatchObject({ first_name: 'Ben', time_zone: 'Africa/Lagos', job_title: 'Founder' })
    expect(
      (
        await colleague.request('POST admin-setting/user/profile', {
          body: { ...body, time_zone: 'Mars/Base' },
        })
      ).fields,
    ).toEqual({ time_zone: 'Choose a time zone' })
    expect(
      (
        await colleague.request('POST admin-setting/user/profile', {
          body: { ...body, phone: 'not a phone' },
        })
      ).fields,
    ).toEqual({ phone: 'Enter a phone number with the country code, like +44 20 7946 0000' })
    expect(
      (await colleague.request('PATCH pocs', { body: { job_title_id: 'other' } })).fields,
    ).toEqual({ custom_job_title: 'Please enter your role' })
    expect(
      (
        await colleague.request('PUT admin-setting/profile-picture', {
          body: { key: 'nobody-has-this' },
        })
      ).status,
    ).toBe(400)
    expect(
      (await colleague.request('DELETE admin-setting/profile-picture')).payload.picture_url,
    ).toBeNull()
  })
  it('keeps an old invalid number while it is unchanged, and rejects a new one', async () => {
    const { colleague } = await team()
    const body = {
      first_name: 'Ben',
      last_name: 'Okoro',
      time_zone: 'Africa/Lagos',
      job_title_id: 101,
      linkedin_url: 'linkedin.com/in/ben',
      proficient_language_ids: [514],
    }
    const { user_id } = (await colleague.request('POST admin-setting/user/profile', { body }))
      .payload
    await server.pool.query(`update users set phone = 'ext. 12, mornings' where user_id = $1`, [
      user_id,
    ])
    expect(
      (
        await colleague.request('POST admin-setting/user/profile', {
          body: { ...body, last_name: 'Okafor', phone: ' ext. 12, mornings' },
        })
      ).payload,
    ).toMatchObject({ last_name: 'Okafor', phone: 'ext. 12, mornings' })
    expect(
      (await colleague.request('PATCH pocs', { body: { phone: 'ext. 12, mornings' } })).status,
    ).toBe(200)
    expect(
      (
        await colleague.request('POST admin-setting/user/profile', {
          body: { ...body, phone: 'ext. 13' },
        })
      ).fields,
    ).toEqual({ phone: 'Enter a phone number with the country code, like +44 20 7946 0000' })
    expect((await colleague.request('PATCH pocs', { body: { phone: 'mornings' } })).fields).toEqual(
      {
        phone: 'Enter a phone number with the country code, like +44 20 7946 0000',
      },
    )
  })
  it('rejects overwriting what was saved in another tab, and merges edits of different fields', async () => {
    const { colleague } = await team()
    const body = {
      first_name: 'Ben',
      last_name: 'Okoro',
      phone: null,
      time_zone: 'Africa/Lagos',
      job_title_id: 101,
      custom_job_title: null,
      linkedin_url: 'https://www.linkedin.com/in/ben',
      proficient_language_ids: [514],
    }
    const save = (changes: object) =>
      colleague.request('POST admin-setting/user/profile', { body: { ...body, ...changes } })
    const patch = (changes: object) => colleague.request('PATCH pocs', { body: changes })
    await save({})
    const base = { values: body }
    expect((await save({ last_name: 'Okafor', base })).status).toBe(200)
    const message = 'You changed this in another tab or on another device.'
    expect(await save({ last_name: 'Obi', base })).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      fields: { last_name: message },
    })
    // A whole record would set the other tab's name back.
    expect(await save({ first_name: 'Benedict', base })).toMatchObject({
      status: 409,
      fields: { last_name: message },
    })
    expect(
      await patch({ last_name: 'Obi', base: { values: { last_name: 'Okoro' } } }),
    ).toMatchObject({ status: 409, fields: { last_name: message } })
    expect(
      (await patch({ first_name: 'Benedict', base: { values: { first_name: 'Ben' } } })).payload,
    ).toMatchObject({ first_name: 'Benedict', last_name: 'Okafor' })
    expect(
      (
        await save({
          first_name: 'Benedict',
          last_name: 'Okafor',
          time_zone: 'Europe/London',
          base: { values: { ...body, first_name: 'Benedict', last_name: 'Okafor' } },
        })
      ).payload,
    ).toMatchObject({
      first_name: 'Benedict',
      last_name: 'Okafor',
      time_zone: 'Europe/London',
    })
  })
  it('accepts one of eight parallel saves based on the same values', async () => {
    const { colleague } = await team()
    await colleague.request('PATCH pocs', { body: { last_name: 'Okoro' } })
    const saves = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        colleague.request('PATCH pocs', {
          body: { last_name: `Okoro ${index}`, base: { values: { last_name: 'Okoro' } } },
        }),
      ),
    )
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
  })
  it("rejects overwriting a colleague's change of a contact, and merges edits of different fields", async () => {
    const { boss } = await team()
    const body = { first_name: 'Cem', last_name: 'Kaya', email: 'cem@people.example' }
    const { payload: contact } = await boss.request('POST save-alternate-poc-detail', { body })
    const edit = (changes: object, base: object = contact) => {
      const { user_id, ...values } = { ...contact, ...changes }
      return boss.request('POST update-alternatePoc-detail', {
        body: { user_id, ...values, base: { values: base } },
      })
    }
    expect((await edit({ job_title: 'Porter' })).status).toBe(200)
    const conflict = {
      status: 409,
      code: 'CONFLICT',
      fields: { job_title: 'Someone else changed this while you were editing.' },
    }
    expect(await edit({ job_title: 'Clerk' })).toMatchObject(conflict)
    // A whole record would set the colleague's job title back.
    expect(await edit({ last_name: 'Demir' })).toMatchObject(conflict)
    const seen = { ...contact, job_title: 'Porter' }
    expect((await edit({ job_title: 'Porter', last_name: 'Demir' }, seen)).payload).toMatchObject({
      job_title: 'Porter',
      last_name: 'Demir',
    })
  })
  it('restores a deleted contact without validation within a day', async () => {
    const [ownTeam, other] = [await team(), await team()]
    const body = { first_name: 'Cem', last_name: 'Kaya', email: 'cem@people.example' }
    const { user_id } = (await ownTeam.boss.request('POST save-alternate-poc-detail', { body }))
      .payload
    await server.pool.query(
      `update alternate_contacts set phone = 'by the gate' where user_id = $1`,
      [user_id],
    )
    expect(
      (
        await ownTeam.boss.request('POST update-alternatePoc-detail', {
          body: { ...body, user_id, phone: 'by the gate', job_title: 'Porter' },
        })
      ).payload,
    ).toMatchObject({ phone: 'by the gate', job_title: 'Porter' })
    expect(
      (
        await ownTeam.boss.request('POST update-alternatePoc-detail', {
          body: { ...body, user_id, phone: 'at the desk' },
        })
      ).fields,
    ).toEqual({ phone: 'Enter a phone number with the country code, like +44 20 7946 0000' })
    const [remove, putBack] = [
      `DELETE delete-alternatePoc-detail/${user_id}`,
      `POST restore-alternatePoc-detail/${user_id}`,
    ]
    expect((await ownTeam.boss.request(remove)).status).toBe(200)
    expect(
      (
        await ownTeam.boss.request('POST update-alternatePoc-detail', {
          body: { ...body, user_id },
        })
      ).status,
    ).toBe(404)
    expect((await other.boss.request(putBack)).status).toBe(404)
    const back = await Promise.all(Array.from({ length: 8 }, () => ownTeam.boss.request(putBack)))
    expect(back.map((response) => response.payload)).toEqual(
      back.map(() => ({ ...body, user_id, phone: 'by the gate', job_title: 'Porter' })),
    )
    await ownTeam.boss.request(remove)
    await ownTeam.boss.request('POST save-alternate-poc-detail', { body })
    expect(await ownTeam.boss.request(putBack)).toMatchObject({
      status: 409,
      message: 'This address is already an alternate contact.',
    })
    await server.advanceClock(25 * 3_600_000)
    expect((await ownTeam.boss.request(putBack)).status).toBe(404)
    expect((await ownTeam.boss.request('GET admin-setting/get-alternatePoc-detail')).count).toBe(1)
  })
  it('stores alternate contacts, each address once', async () => {
    const [ownTeam, other] = [await team(), await team()]
    const body = { first_name: 'Cem', last_name: 'Kaya', email: 'cem@people.example' }
    const created = await ownTeam.boss.request('POST save-alternate-poc-detail', { body })
    expect(created.payload).toMatchObject({ first_name: 'Cem', phone: null })
    expect((await ownTeam.boss.request('POST save-alternate-poc-detail', { body })).code).toBe(
      'ALREADY_EXISTS',
    )
    expect(
      (
        await ownTeam.boss.request('POST update-alternatePoc-detail', {
          body: { ...body, user_id: created.payload.user_id, phone: '+90 212 555 0101' },
        })
      ).payload.phone,
    ).toBe('+90 212 555 0101')
    expect(
      (
        await other.boss.request('POST update-alternatePoc-detail', {
          body: { ...body, user_id: created.payload.user_id },
        })
      ).status,
    ).toBe(404)
    expect(
      (await other.boss.request(`DELETE delete-alternatePoc-detail/${created.payload.user_id}`))
        .status,
    ).toBe(404)
    expect(
      (await ownTeam.boss.request(`DELETE delete-alternatePoc-detail/${created.payload.user_id}`))
        .status,
    ).toBe(200)
    expect((await ownTeam.boss.request('GET admin-setting/get-alternatePoc-detail')).count).toBe(0)
  })
})
