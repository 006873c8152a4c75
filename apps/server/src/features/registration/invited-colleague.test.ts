import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '@fledge/kernel/dates.ts'
import { aCompany, aMember } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { aDomain, openRegistrationBrowser } from './testing/registration-fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

let people = 0

describe('invited colleague', () => {
  const answers = {
    first_name: 'Ben',
    last_name: 'Okoro',
    time_zone: 'Africa/Lagos',
    job_title_id: 'other',
    custom_job_title: 'Boat builder',
    linkedin_url: 'https://www.linkedin.com/in/ben',
    proficient_language_ids: [514],
    terms_accepted: true,
  }
  const invite = async () => {
    const { companyId, admin } = await aCompany(server)
    const email = `ben${(people += 1)}@people.example`
    await (
      await server.as(admin.userId)
    ).request('POST admin-setting/invite', {
      body: { invitations: [{ email, role: 'SUPERVISOR' }] },
    })
    return { companyId, admin, email }
  }

  it('gets a link to the page and completes the account', async () => {
    const { admin, email } = await invite()
    const mail = (await server.mails(email))[0]
    expect(mail?.kind).toBe('members.invite')
    const token = mail?.body.match(/token=([\w-]+)/)?.[1]
    const exchanged = await server
      .anonymous()
      .request('POST api/generate-token', { body: { token } })
    expect(exchanged.payload).toMatchObject({ purpose: 'invitation', email })
    expect(
      (await server.anonymous().request('POST api/generate-token', { body: { token } })).status,
    ).toBe(400)
    const browser = await openRegistrationBrowser(server, email)
    expect((await browser.request('GET host-company/register/state')).payload).toMatchObject({
      is_invited: true,
    })
    const created = await browser.request('PUT host-company/invited/user', { body: answers })
    expect(created.payload).toMatchObject({
      role: 'SUPERVISOR',
      is_onboarding_completed: true,
      first_name: 'Ben',
    })
    expect((await browser.request('GET admin-setting/user/profile')).payload).toMatchObject({
      job_title_id: 'other',
      job_title: 'Boat builder',
      proficient_language_ids: [514],
    })
    expect((await server.mails(admin.email))[0]?.kind).toBe('members.joined')
  })

  it('sees who invited them to which company, beside other invitations', async () => {
    const name = async ({ userId }: { userId: string }, first: string) =>
      server.pool.query(
        `update users set first_name = $2, last_name = 'Inviter' where user_id = $1`,
        [userId, first],
      )
    const [{ admin, companyId, email }, other] = [await invite(), await invite()]
    await name(admin, 'Vera')
    await name(other.admin, 'Otto')
    await server.pool.query('update companies set name = $2 where company_id = $1', [
      companyId,
      'Vera’s Yard',
    ])
    const browser = await openRegistrationBrowser(server, email)
    expect((await browser.request('GET host-company/register/state')).payload).toMatchObject({
      is_invited: true,
      invited_by: 'Vera Inviter',
      company: { name: 'Vera’s Yard' },
    })
    await browser.request('PUT host-company/invited/user', { body: answers })
    expect((await server.mails(admin.email))[0]?.kind).toBe('members.joined')
    expect((await server.mails(other.admin.email)).map((mail) => mail.kind)).not.toContain(
      'members.joined',
    )
  })

  it('must enter a language and a personal LinkedIn profile', async () => {
    const { email } = await invite()
    const browser = await openRegistrationBrowser(server, email)
    const ask = async (change: object) =>
      (await browser.request('PUT host-company/invited/user', { body: { ...answers, ...change } }))
        .fields
    expect(await ask({ proficient_language_ids: [] })).toEqual({
      proficient_language_ids: 'Please select at least one language',
    })
    expect(await ask({ linkedin_url: 'https://evil.example/in/ben' })).toEqual({
      linkedin_url: 'Only personal LinkedIn are accepted',
    })
    expect(await ask({ custom_job_title: '' })).toEqual({
      custom_job_title: 'Please enter your role',
    })
  })

  it('is rejected after 7 days and accepted again after a reminder', async () => {
    const { admin, email } = await invite()
    await server.advanceClock(7 * dayMs)
    const browser = await openRegistrationBrowser(server, email)
    expect(await browser.request('PUT host-company/invited/user', { body: answers })).toMatchObject(
      {
        status: 409,
        message: 'This invitation has expired. Ask your administrator to send a reminder.',
      },
    )
    const boss = await server.as(admin.userId)
    const row = (await boss.request('POST admin-setting/users', { body: { status: 'INVITED' } }))
      .payload[0]
    expect(
      (await boss.request('POST admin-setting/remind/user', { body: { user_id: row.user_id } }))
        .status,
    ).toBe(200)
    expect((await browser.request('PUT host-company/invited/user', { body: answers })).status).toBe(
      200,
    )
  })

  it('is rejected without an invitation', async () => {
    const browser = await openRegistrationBrowser(server, `nobody@${aDomain()}`)
    expect((await browser.request('PUT host-company/invited/user', { body: answers })).status).toBe(
      404,
    )
  })
})

it('asks the administrators for an invitation once a day, with the same response if there is no company', async () => {
  const domain = aDomain()
  const { companyId, admin } = await aCompany(server, { email_domain: domain })
  const others = [
    await aMember(server, companyId),
    await aMember(server, companyId, { role: 'ADMIN', status: 'DEACTIVATED' }),
    (await aCompany(server)).admin,
  ]
  const ask = (email: string) =>
    server.anonymous().request('POST host-company/remind-administrators', { body: { email } })
  expect((await ask(`new@${domain}`)).status).toBe(200)
  expect((await server.mails(admin.email))[0]).toMatchObject({
    kind: 'members.asked',
    subject: expect.stringContaining(`new@${domain}`),
  })
  for (const { email } of others) expect(await server.mails(email)).toEqual([])
  expect((await ask(`new@${domain}`)).status).toBe(429)
  expect((await ask('new@nobody-knows.example')).status).toBe(200)
})
