import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { day } from '@fledge/kernel/dates.ts'
import { newId } from '../../platform/ids.ts'
import { type TestServer, testServer } from '../../platform/testing/harness.ts'
import { aCompany, aMember, aUser } from '../../platform/testing/factories.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

async function team() {
  const { companyId, admin } = await aCompany(server)
  const member = await aMember(server, companyId)
  return {
    companyId,
    admin,
    member,
    boss: await server.as(admin.userId),
    colleague: await server.as(member.userId),
  }
}
let people = 0
const anAddress = () => `invited${(people += 1)}@people.example`

describe('inviting', () => {
  it('mails each colleague a link, and says who was skipped', async () => {
    const { boss, member } = await team()
    const [one, two] = [anAddress(), anAddress()]
    const answer = await boss.ask('POST admin-setting/invite', {
      body: {
        invitations: [
          { email: one, role: 'ADMIN' },
          { email: two, role: 'SUPERVISOR', permissions: ['BROWSE_CANDIDATE'] },
          { email: member.email, role: 'ADMIN' },
        ],
      },
    })
    expect(answer.payload).toEqual({
      invited: [one, two],
      skipped: [{ email: member.email, because: 'is already a colleague' }],
    })
    for (const email of [one, two])
      expect((await server.mails(email))[0]).toMatchObject({
        kind: 'members.invite',
        body: expect.stringContaining('token='),
      })
    expect(
      (await boss.ask('POST admin-setting/users', { body: { status: 'INVITED' } })).count,
    ).toBe(2)
  })
  it('refuses somebody with an account elsewhere, or nobody at all', async () => {
    const { boss } = await team()
    const intern = await aUser(server, 'I')
    expect(
      await boss.ask('POST admin-setting/invite', {
        body: { invitations: [{ email: intern.email, role: 'ADMIN' }] },
      }),
    ).toMatchObject({ status: 409, fields: { 'invitations.0.email': 'has an account elsewhere' } })
    expect(
      (await boss.ask('POST admin-setting/invite', { body: { invitations: [] } })).fields,
    ).toEqual({ invitations: 'Enter at least one address.' })
  })
  it('invites an address once, however often it is pressed', async () => {
    const { boss } = await team()
    const email = anAddress()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        boss.ask('POST admin-setting/invite', {
          body: { invitations: [{ email, role: 'ADMIN' }] },
        }),
      ),
    )
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1)
    expect(await server.mails(email)).toHaveLength(1)
  })
  it('reminds at most once a day, and takes an invitation back', async () => {
    const { boss } = await team()
    const email = anAddress()
    await boss.ask('POST admin-setting/invite', {
      body: { invitations: [{ email, role: 'SUPERVISOR' }] },
    })
    const [row] = (await boss.ask('POST admin-setting/users', { body: { status: 'INVITED' } }))
      .payload
    expect(row.may).toMatchObject({
      remind: 'members.refused.remindedToday',
      revoke: true,
      deactivate: 'errors.ILLEGAL_TRANSITION',
    })
    expect(
      (await boss.ask('POST admin-setting/remind/user', { body: { user_id: row.user_id } }))
        .message,
    ).toBe('This colleague was reminded today. Try again tomorrow.')
    await server.forward(day)
    expect(
      (await boss.ask('POST admin-setting/remind/user', { body: { user_id: row.user_id } })).status,
    ).toBe(200)
    expect(
      (await boss.ask('POST admin-setting/remind/user', { body: { user_id: row.user_id } })).status,
    ).toBe(409)
    expect((await server.mails(email))[0]?.kind).toBe('members.remind')
    expect(
      (
        await boss.ask('PUT admin-setting/user/status', {
          body: { user_id: row.user_id, status: 'REVOKED' },
        })
      ).status,
    ).toBe(200)
    expect(
      (await server.anyone().ask('GET validate/v2/email', { query: { email } })).payload.next,
    ).toBe('SIGN_UP')
  })
})

describe('roles and status', () => {
  it("ends a deactivated colleague's sessions at once, and lets them back", async () => {
    const { boss, member, colleague } = await team()
    expect((await colleague.ask('GET host-company/user')).status).toBe(200)
    expect(
      (
        await boss.ask('PUT admin-setting/user/status', {
          body: { user_id: member.userId, status: 'DEACTIVATED' },
        })
      ).status,
    ).toBe(200)
    expect((await colleague.ask('GET host-company/user')).status).toBe(401)
    expect(
      (await server.anyone().ask('GET validate/v2/email', { query: { email: member.email } }))
        .payload.next,
    ).toBe('ACCOUNT_DEACTIVATED')
    expect(
      (
        await boss.ask('PUT admin-setting/user/status', {
          body: { user_id: member.userId, status: 'DEACTIVATED' },
        })
      ).code,
    ).toBe('ILLEGAL_TRANSITION')
    expect(
      (
        await boss.ask('PUT admin-setting/user/status', {
          body: { user_id: member.userId, status: 'ACTIVE' },
        })
      ).status,
    ).toBe(200)
    expect(
      (await server.anyone().ask('GET validate/v2/email', { query: { email: member.email } }))
        .payload.next,
    ).toBe('SIGN_IN')
  })
  it('says to a deactivated colleague why and whom to ask, also where the code was mailed before', async () => {
    const { boss, member } = await team()
    const browser = server.anyone()
    const { otp_hash } = (
      await browser.ask('POST otp/v2/create', { body: { email: member.email, type: 'C' } })
    ).payload
    const otp = (await server.mails(member.email))[0]?.subject.match(/\d{6}/)?.[0] ?? 'none'
    await boss.ask('PUT admin-setting/user/status', {
      body: { user_id: member.userId, status: 'DEACTIVATED' },
    })
    expect(await browser.ask('POST otp/v2/verify', { body: { otp, otp_hash } })).toMatchObject({
      status: 403,
      message: 'This account is deactivated. An administrator of your company can bring it back.',
    })
    const next = async (type: string) =>
      (await browser.ask('GET validate/v2/email', { query: { email: member.email, type } })).payload
        .next
    expect([await next('C'), await next('I')]).toEqual([
      'ACCOUNT_DEACTIVATED',
      'REGISTERED_AS_COMPANY',
    ])
  })
  it('never leaves a company without an active administrator', async () => {
    const { boss, admin } = await team()
    expect(
      await boss.ask('PUT admin-setting/user/role', {
        body: { user_id: admin.userId, role: 'SUPERVISOR' },
      }),
    ).toMatchObject({ status: 409, code: 'LAST_ADMIN' })
    expect(
      await boss.ask('PUT admin-setting/user/status', {
        body: { user_id: admin.userId, status: 'DEACTIVATED' },
      }),
    ).toMatchObject({ status: 409, code: 'LAST_ADMIN' })
  })
  it('keeps one of eight administrators who step down at the same moment', async () => {
    const { companyId, admin } = await team()
    const admins = [
      admin,
      ...(await Promise.all(
        Array.from({ length: 7 }, () => aMember(server, companyId, { role: 'ADMIN' })),
      )),
    ]
    const browsers = await Promise.all(admins.map((one) => server.as(one.userId)))
    const answers = await Promise.all(
      browsers.map((browser, at) =>
        browser.ask('PUT admin-setting/user/role', {
          body: { user_id: admins[at]?.userId, role: 'SUPERVISOR' },
        }),
      ),
    )
    expect(answers.filter((one) => one.code === 'LAST_ADMIN')).toHaveLength(1)
    const { rows } = await server.pool.query(
      `select count(*)::int as left from members where company_id = $1 and role = 'ADMIN' and status = 'ACTIVE'`,
      [companyId],
    )
    expect(rows[0].left).toBe(1)
  })
  it('gives and takes permissions', async () => {
    const { boss, member, colleague } = await team()
    expect(
      (
        await boss.ask('PUT admin-setting/user/role', {
          body: {
            user_id: member.userId,
            role: 'SUPERVISOR',
            permissions: ['SHORTLIST_CANDIDATE'],
          },
        })
      ).status,
    ).toBe(200)
    expect((await colleague.ask('GET api/check-token')).payload.permissions).toEqual([
      'SHORTLIST_CANDIDATE',
    ])
    expect((await server.mails(member.email))[0]).toMatchObject({
      kind: 'members.changeRole',
      body: expect.stringContaining('Shortlist candidates'),
    })
  })
  it("is an administrator's, and stays in the company", async () => {
    const [own, other] = [await team(), await team()]
    for (const call of ['POST admin-setting/users', 'GET admin-setting/get-alternatePoc-detail'])
      expect(
        (await own.colleague.ask(call, call.startsWith('POST') ? { body: {} } : {})).status,
      ).toBe(403)
    expect(
      (
        await own.boss.ask('PUT admin-setting/user/role', {
          body: { user_id: other.member.userId, role: 'ADMIN' },
        })
      ).status,
    ).toBe(404)
    expect(
      (await own.boss.ask('GET host-company/poc/user', { query: { user_id: other.member.userId } }))
        .status,
    ).toBe(404)
    expect(
      (
        await own.boss.ask('PUT admin-setting/user/status', {
          body: { user_id: newId(server.now()), status: 'ACTIVE' },
        })
      ).status,
    ).toBe(404)
  })
})

describe('own profile and contacts', () => {
  it("is edited by oneself, with the seeds' refusals", async () => {
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
      (await colleague.ask('POST admin-setting/user/profile', { body })).payload,
    ).toMatchObject({ first_name: 'Ben', time_zone: 'Africa/Lagos', job_title: 'Founder' })
    expect(
      (
        await colleague.ask('POST admin-setting/user/profile', {
          body: { ...body, time_zone: 'Mars/Base' },
        })
      ).fields,
    ).toEqual({ time_zone: 'Choose a time zone' })
    expect(
      (
        await colleague.ask('POST admin-setting/user/profile', {
          body: { ...body, phone: 'not a phone' },
        })
      ).fields,
    ).toEqual({ phone: 'Enter a phone number, like +44 20 7946 0000' })
    expect((await colleague.ask('PATCH pocs', { body: { job_title_id: 'other' } })).fields).toEqual(
      { custom_job_title: 'Please enter your role' },
    )
    expect(
      (
        await colleague.ask('PUT admin-setting/profile-picture', {
          body: { key: 'nobody-has-this' },
        })
      ).status,
    ).toBe(400)
    expect(
      (await colleague.ask('DELETE admin-setting/profile-picture')).payload.picture_url,
    ).toBeNull()
  })
  it('leaves a number kept from before the rule while nobody changes it, and refuses a changed one', async () => {
    const { colleague } = await team()
    const body = {
      first_name: 'Ben',
      last_name: 'Okoro',
      time_zone: 'Africa/Lagos',
      job_title_id: 101,
      linkedin_url: 'linkedin.com/in/ben',
      proficient_language_ids: [514],
    }
    const { user_id } = (await colleague.ask('POST admin-setting/user/profile', { body })).payload
    await server.pool.query(`update users set phone = 'ext. 12, mornings' where user_id = $1`, [
      user_id,
    ])
    expect(
      (
        await colleague.ask('POST admin-setting/user/profile', {
          body: { ...body, last_name: 'Okafor', phone: ' ext. 12, mornings' },
        })
      ).payload,
    ).toMatchObject({ last_name: 'Okafor', phone: 'ext. 12, mornings' })
    expect(
      (await colleague.ask('PATCH pocs', { body: { phone: 'ext. 12, mornings' } })).status,
    ).toBe(200)
    expect(
      (
        await colleague.ask('POST admin-setting/user/profile', {
          body: { ...body, phone: 'ext. 13' },
        })
      ).fields,
    ).toEqual({ phone: 'Enter a phone number, like +44 20 7946 0000' })
    expect((await colleague.ask('PATCH pocs', { body: { phone: 'mornings' } })).fields).toEqual({
      phone: 'Enter a phone number, like +44 20 7946 0000',
    })
  })
  it('puts a removed contact back as it was, whatever it says, for a day', async () => {
    const [own, other] = [await team(), await team()]
    const body = { first_name: 'Cem', last_name: 'Kaya', email: 'cem@people.example' }
    const { user_id } = (await own.boss.ask('POST save-alternate-poc-detail', { body })).payload
    await server.pool.query(
      `update alternate_contacts set phone = 'by the gate' where user_id = $1`,
      [user_id],
    )
    expect(
      (
        await own.boss.ask('POST update-alternatePoc-detail', {
          body: { ...body, user_id, phone: 'by the gate', job_title: 'Porter' },
        })
      ).payload,
    ).toMatchObject({ phone: 'by the gate', job_title: 'Porter' })
    expect(
      (
        await own.boss.ask('POST update-alternatePoc-detail', {
          body: { ...body, user_id, phone: 'at the desk' },
        })
      ).fields,
    ).toEqual({ phone: 'Enter a phone number, like +44 20 7946 0000' })
    const [remove, putBack] = [
      `DELETE delete-alternatePoc-detail/${user_id}`,
      `POST restore-alternatePoc-detail/${user_id}`,
    ]
    expect((await own.boss.ask(remove)).status).toBe(200)
    expect(
      (await own.boss.ask('POST update-alternatePoc-detail', { body: { ...body, user_id } }))
        .status,
    ).toBe(404)
    expect((await other.boss.ask(putBack)).status).toBe(404)
    const back = await Promise.all(Array.from({ length: 8 }, () => own.boss.ask(putBack)))
    expect(back.map((one) => one.payload)).toEqual(
      back.map(() => ({ ...body, user_id, phone: 'by the gate', job_title: 'Porter' })),
    )
    await own.boss.ask(remove)
    await own.boss.ask('POST save-alternate-poc-detail', { body })
    expect(await own.boss.ask(putBack)).toMatchObject({
      status: 409,
      message: 'This address is already an alternate contact.',
    })
    await server.forward(25 * 3_600_000)
    expect((await own.boss.ask(putBack)).status).toBe(404)
    expect((await own.boss.ask('GET admin-setting/get-alternatePoc-detail')).count).toBe(1)
  })
  it('keeps alternate contacts, each address once', async () => {
    const [own, other] = [await team(), await team()]
    const body = { first_name: 'Cem', last_name: 'Kaya', email: 'cem@people.example' }
    const made = await own.boss.ask('POST save-alternate-poc-detail', { body })
    expect(made.payload).toMatchObject({ first_name: 'Cem', phone: null })
    expect((await own.boss.ask('POST save-alternate-poc-detail', { body })).code).toBe(
      'ALREADY_THERE',
    )
    expect(
      (
        await own.boss.ask('POST update-alternatePoc-detail', {
          body: { ...body, user_id: made.payload.user_id, phone: '+90 212 555 0101' },
        })
      ).payload.phone,
    ).toBe('+90 212 555 0101')
    expect(
      (
        await other.boss.ask('POST update-alternatePoc-detail', {
          body: { ...body, user_id: made.payload.user_id },
        })
      ).status,
    ).toBe(404)
    expect(
      (await other.boss.ask(`DELETE delete-alternatePoc-detail/${made.payload.user_id}`)).status,
    ).toBe(404)
    expect(
      (await own.boss.ask(`DELETE delete-alternatePoc-detail/${made.payload.user_id}`)).status,
    ).toBe(200)
    expect((await own.boss.ask('GET admin-setting/get-alternatePoc-detail')).count).toBe(0)
  })
})
