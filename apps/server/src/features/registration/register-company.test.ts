import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { day } from '@fledge/kernel/dates.ts'
import { type Browser, type TestServer, testServer } from '../../platform/testing/harness.ts'
import { aCompany, aMember } from '../../platform/testing/factories.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

let people = 0
const aDomain = () => `firm${(people += 1)}-boats.example`

/** Somebody with the code entered at a new address. */
async function arriving(email: string): Promise<Browser> {
  const browser = server.anyone()
  const created = await browser.ask('POST otp/v2/create', { body: { email, type: 'C' } })
  const code = (await server.mails(email))[0]?.subject.match(/\d{6}/)?.[0]
  await browser.ask('POST otp/v2/verify', {
    body: { otp: code, otp_hash: created.payload.otp_hash },
  })
  return browser
}
const poc = {
  first_name: 'Ana',
  last_name: 'Silva',
  time_zone: 'Europe/Lisbon',
  job_title_id: 101,
  linkedin_url: 'linkedin.com/in/ana-silva',
  hiring_reason_ids: [1],
}
const company = {
  name: 'Silva Boats',
  website: 'silva-boats.example',
  industry_id: 1,
  employee_count_id: 1,
  country_id: 620,
  city: 'Porto',
  time_zone: 'Europe/Lisbon',
}
const terms = { terms_accepted: true }

async function registered(email: string): Promise<Browser> {
  const browser = await arriving(email)
  expect((await browser.ask('POST host-company/register/pocs', { body: poc })).status).toBe(200)
  expect((await browser.ask('POST register/companies', { body: company })).status).toBe(200)
  return browser
}

describe('registering a company', () => {
  it('goes from basic info over company details to an account in review', async () => {
    const email = `ana@${aDomain()}`
    const browser = await arriving(email)
    const first = await browser.ask('POST host-company/register/pocs', { body: poc })
    expect(first.payload.poc).toMatchObject({
      first_name: 'Ana',
      linkedin_url: 'https://linkedin.com/in/ana-silva',
    })
    const made = await browser.ask('POST register/companies', { body: company })
    expect(made.payload).toMatchObject({
      name: 'Silva Boats',
      website: 'https://silva-boats.example',
      account_status: 'PENDING_APPROVAL',
    })
    expect(
      (await browser.ask(`GET host-company/get/company-detail/${made.payload.company_id}`)).payload
        .name,
    ).toBe('Silva Boats')
    const account = await browser.ask('POST host-company/register/create-user', { body: terms })
    expect(account.payload).toMatchObject({
      is_reg_token: false,
      role: 'ADMIN',
      is_onboarding_completed: false,
      company: { account_status: 'PENDING_APPROVAL' },
    })
    expect((await browser.ask('GET host-company/user')).payload).toMatchObject({
      is_first: true,
      notice: 'We are currently reviewing your account.',
    })
    expect((await server.mails(email))[0]?.kind).toBe('companies.registered')
    const { rows } = await server.pool.query(
      'select kind, version from agreements_accepted where user_id = $1',
      [account.payload.user_id],
    )
    expect(rows).toEqual([{ kind: 'TERMS', version: expect.any(Number) }])
  })

  it('keeps what was said when the page is loaded again, and lets it be changed', async () => {
    const browser = await registered(`ana@${aDomain()}`)
    expect((await browser.ask('GET host-company/register/state')).payload).toMatchObject({
      is_invited: false,
      company: { name: 'Silva Boats' },
      poc: { last_name: 'Silva' },
    })
    expect(
      (await browser.ask('POST register/companies', { body: { ...company, name: 'Silva Ships' } }))
        .payload.name,
    ).toBe('Silva Ships')
    const { rows } = await server.pool.query(
      `select count(*)::int as many from companies where name = 'Silva Ships'`,
    )
    expect(rows[0].many).toBe(1)
  })

  it("refuses each wrong answer at its field, in the seeds' words", async () => {
    const browser = await arriving(`ana@${aDomain()}`)
    const ask = async (change: object) =>
      (await browser.ask('POST host-company/register/pocs', { body: { ...poc, ...change } })).fields
    expect(await ask({ job_title_id: undefined })).toEqual({ job_title_id: 'Please select a role' })
    expect(await ask({ job_title_id: 'other' })).toEqual({
      custom_job_title: 'Please enter your role',
    })
    expect(await ask({ job_title_id: 999_999 })).toEqual({ job_title_id: 'Please select a role' })
    expect(await ask({ linkedin_url: '' })).toEqual({
      linkedin_url: 'Please enter your LinkedIn profile URL',
    })
    expect(await ask({ linkedin_url: 'https://www.linkedin.com/company/acme' })).toEqual({
      linkedin_url: 'Only personal LinkedIn are accepted',
    })
    await browser.ask('POST host-company/register/pocs', { body: poc })
    expect(
      (
        await browser.ask('POST register/companies', {
          body: { ...company, linkedin: 'https://linkedin.com/in/ana' },
        })
      ).fields,
    ).toEqual({ linkedin: 'Invalid LinkedIn company URL format' })
    expect(
      (await browser.ask('POST register/companies', { body: { ...company, industry_id: 9999 } }))
        .fields,
    ).toHaveProperty('industry_id')
  })

  it('wants the steps in order and the terms accepted', async () => {
    const browser = await arriving(`ana@${aDomain()}`)
    expect((await browser.ask('POST register/companies', { body: company })).message).toBe(
      'Tell us about yourself first.',
    )
    await browser.ask('POST host-company/register/pocs', { body: poc })
    expect(
      (await browser.ask('POST host-company/register/create-user', { body: terms })).message,
    ).toBe('Tell us about your company first.')
    await browser.ask('POST register/companies', { body: company })
    expect(
      (
        await browser.ask('POST host-company/register/create-user', {
          body: { terms_accepted: false },
        })
      ).fields,
    ).toEqual({ terms_accepted: 'Accept the terms to go on.' })
  })

  it('puts a free address on the waiting list, without a session', async () => {
    const browser = await registered('ana.boats@gmail.com')
    const made = await browser.ask('POST host-company/register/create-user', { body: terms })
    expect(made.payload.company.account_status).toBe('IN_WAITING_LIST')
    expect((await browser.ask('GET api/check-token')).status).toBe(401)
    expect(
      (
        await server
          .anyone()
          .ask('GET validate/v2/email', { query: { email: 'ana.boats@gmail.com', type: 'C' } })
      ).payload.next,
    ).toBe('IN_WAITING_LIST')
    expect((await server.mails('ana.boats@gmail.com'))[0]?.kind).toBe('companies.waitlist')
  })

  it('waits where the country is not served', async () => {
    await server.pool.query(`insert into settings values ('served_country_ids', '[276]')`)
    const browser = await registered(`ana@${aDomain()}`)
    expect(
      (await browser.ask('GET host-company/register/state')).payload.company.account_status,
    ).toBe('IN_WAITING_LIST')
    await server.pool.query(`delete from settings where name = 'served_country_ids'`)
  })

  it('finds the company of a domain, and makes no second one', async () => {
    const domain = aDomain()
    const first = await registered(`ana@${domain}`)
    const second = await registered(`ben@${domain}`)
    expect(
      (await second.ask('GET register/companies/fetch-by-domain', { query: { domain } })).payload
        .company,
    ).toBeNull()
    await first.ask('POST host-company/register/create-user', { body: terms })
    expect(
      (await second.ask('GET register/companies/fetch-by-domain', { query: { domain } })).payload
        .company.name,
    ).toBe('Silva Boats')
    expect(
      (await first.ask('GET onboarding/companies/fetch-by-domain', { query: { domain } })).payload
        .company.name,
    ).toBe('Silva Boats')
    expect(
      await second.ask('POST host-company/register/create-user', { body: terms }),
    ).toMatchObject({ status: 409, code: 'ALREADY_THERE' })
    expect(
      (await server.anyone().ask('GET validate/v2/email', { query: { email: `cem@${domain}` } }))
        .payload,
    ).toMatchObject({ next: 'WAIT_FOR_INVITATION', company_name: 'Silva Boats' })
  })

  it('lets one of eight who register a domain at once found the company', async () => {
    const domain = aDomain()
    const browsers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => registered(`person${at}@${domain}`)),
    )
    const answers = await Promise.all(
      browsers.map((browser) =>
        browser.ask('POST host-company/register/create-user', { body: terms }),
      ),
    )
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1)
    expect(answers.filter((one) => one.status === 409)).toHaveLength(7)
  })

  it('shows a company to nobody else who registers', async () => {
    const other = await aCompany(server)
    const browser = await registered(`ana@${aDomain()}`)
    expect(
      (await browser.ask(`GET host-company/get/company-detail/${other.companyId}`)).status,
    ).toBe(404)
  })
})

describe('an invited colleague', () => {
  const answers = {
    first_name: 'Ben',
    last_name: 'Okoro',
    time_zone: 'Africa/Lagos',
    job_title_id: 'other',
    custom_job_title: 'Boat builder',
    linkedin_url: 'https://www.linkedin.com/in/ben',
    proficient_language_ids: [514],
    ...terms,
  }
  const invite = async () => {
    const { companyId, admin } = await aCompany(server)
    const email = `ben${(people += 1)}@people.example`
    await (
      await server.as(admin.userId)
    ).ask('POST admin-setting/invite', { body: { invitations: [{ email, role: 'SUPERVISOR' }] } })
    return { companyId, admin, email }
  }

  it('gets a link that leads to the page, and completes the account', async () => {
    const { admin, email } = await invite()
    const mail = (await server.mails(email))[0]
    expect(mail?.kind).toBe('members.invite')
    const token = mail?.body.match(/token=([\w-]+)/)?.[1]
    const exchanged = await server.anyone().ask('POST api/generate-token', { body: { token } })
    expect(exchanged.payload).toMatchObject({ purpose: 'invitation', email })
    expect((await server.anyone().ask('POST api/generate-token', { body: { token } })).status).toBe(
      400,
    )
    const browser = await arriving(email)
    expect((await browser.ask('GET host-company/register/state')).payload).toMatchObject({
      is_invited: true,
    })
    const made = await browser.ask('PUT host-company/invited/user', { body: answers })
    expect(made.payload).toMatchObject({
      role: 'SUPERVISOR',
      is_onboarding_completed: true,
      first_name: 'Ben',
    })
    expect((await browser.ask('GET admin-setting/user/profile')).payload).toMatchObject({
      job_title_id: 'other',
      job_title: 'Boat builder',
      proficient_language_ids: [514],
    })
    expect((await server.mails(admin.email))[0]?.kind).toBe('members.joined')
  })

  it('has to name a language and a personal LinkedIn', async () => {
    const { email } = await invite()
    const browser = await arriving(email)
    const ask = async (change: object) =>
      (await browser.ask('PUT host-company/invited/user', { body: { ...answers, ...change } }))
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

  it('is refused after 7 days, and again let in by a reminder', async () => {
    const { admin, email } = await invite()
    await server.forward(7 * day)
    const browser = await arriving(email)
    expect(await browser.ask('PUT host-company/invited/user', { body: answers })).toMatchObject({
      status: 409,
      message: 'This invitation has expired. Ask your administrator for a reminder.',
    })
    const boss = await server.as(admin.userId)
    const row = (await boss.ask('POST admin-setting/users', { body: { status: 'INVITED' } }))
      .payload[0]
    expect(
      (await boss.ask('POST admin-setting/remind/user', { body: { user_id: row.user_id } })).status,
    ).toBe(200)
    expect((await browser.ask('PUT host-company/invited/user', { body: answers })).status).toBe(200)
  })

  it('is refused without an invitation', async () => {
    const browser = await arriving(`nobody@${aDomain()}`)
    expect((await browser.ask('PUT host-company/invited/user', { body: answers })).status).toBe(404)
  })
})

it('asks the administrators for an invitation, once a day, and answers alike where there is no company', async () => {
  const domain = aDomain()
  const { companyId, admin } = await aCompany(server, { email_domain: domain })
  await aMember(server, companyId)
  const ask = (email: string) =>
    server.anyone().ask('POST host-company/remind-administrators', { body: { email } })
  expect((await ask(`new@${domain}`)).status).toBe(200)
  expect((await server.mails(admin.email))[0]).toMatchObject({
    kind: 'members.asked',
    subject: expect.stringContaining(`new@${domain}`),
  })
  expect((await ask(`new@${domain}`)).status).toBe(429)
  expect((await ask('new@nobody-knows.example')).status).toBe(200)
})
