import { teamReviewDueAt, waitingListReviewDueAt } from '@fledge/domain/response-deadlines.ts'
import { formatTime } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, anOperator } from '../../platform/testing/factories.ts'
import { type Browser, type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { aDomain, openRegistrationBrowser } from './testing/registration-fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

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
const formatDay = (at: string) => formatTime(at, 'Europe/Lisbon', 'day')

async function registered(email: string): Promise<Browser> {
  const browser = await openRegistrationBrowser(server, email)
  expect((await browser.request('POST host-company/register/pocs', { body: poc })).status).toBe(200)
  expect((await browser.request('POST register/companies', { body: company })).status).toBe(200)
  return browser
}

describe('company registration', () => {
  it('leads from basic info and company details to an account in review', async () => {
    const email = `ana@${aDomain()}`
    const browser = await openRegistrationBrowser(server, email)
    const first = await browser.request('POST host-company/register/pocs', { body: poc })
    expect(first.payload.poc).toMatchObject({
      first_name: 'Ana',
      linkedin_url: 'https://linkedin.com/in/ana-silva',
    })
    const created = await browser.request('POST register/companies', { body: company })
    expect(created.payload).toMatchObject({
      name: 'Silva Boats',
      website: 'https://silva-boats.example',
      account_status: 'PENDING_APPROVAL',
    })
    expect(
      (await browser.request(`GET host-company/get/company-detail/${created.payload.company_id}`))
        .payload.name,
    ).toBe('Silva Boats')
    const account = await browser.request('POST host-company/register/create-user', { body: terms })
    expect(account.payload).toMatchObject({
      type: 'C',
      is_reg_token: false,
      role: 'ADMIN',
      is_onboarding_completed: false,
      company: { account_status: 'PENDING_APPROVAL' },
    })
    expect((await browser.request('GET host-company/user')).payload).toMatchObject({
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

  it('gives a company the address of its name, with an ending only if that is taken', async () => {
    const slugOf = async () => {
      const browser = await openRegistrationBrowser(server, `ana@${aDomain()}`)
      await browser.request('POST host-company/register/pocs', { body: poc })
      const created = await browser.request('POST register/companies', {
        body: { ...company, name: 'Rare Rowing Boats' },
      })
      const { rows } = await server.pool.query('select slug from companies where company_id = $1', [
        created.payload.company_id,
      ])
      return rows[0].slug
    }
    expect(await slugOf()).toBe('rare-rowing-boats')
    expect(await slugOf()).toMatch(/^rare-rowing-boats-[0-9a-f]{6}$/)
  })

  it('keeps the entered data across reloads and allows changes', async () => {
    const browser = await registered(`ana@${aDomain()}`)
    expect((await browser.request('GET host-company/register/state')).payload).toMatchObject({
      is_invited: false,
      company: { name: 'Silva Boats' },
      poc: { last_name: 'Silva' },
    })
    expect(
      (
        await browser.request('POST register/companies', {
          body: { ...company, name: 'Silva Ships' },
        })
      ).payload.name,
    ).toBe('Silva Ships')
    const { rows } = await server.pool.query(
      `select count(*)::int as many from companies where name = 'Silva Ships'`,
    )
    expect(rows[0].many).toBe(1)
  })

  it("rejects each invalid value at its field with the seeds' message", async () => {
    const browser = await openRegistrationBrowser(server, `ana@${aDomain()}`)
    const ask = async (change: object) =>
      (await browser.request('POST host-company/register/pocs', { body: { ...poc, ...change } }))
        .fields
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
    await browser.request('POST host-company/register/pocs', { body: poc })
    expect(
      (
        await browser.request('POST register/companies', {
          body: { ...company, linkedin: 'https://linkedin.com/in/ana' },
        })
      ).fields,
    ).toEqual({ linkedin: 'Invalid LinkedIn company URL format' })
    expect(
      (
        await browser.request('POST register/companies', {
          body: { ...company, industry_id: 9999 },
        })
      ).fields,
    ).toHaveProperty('industry_id')
  })

  it('requires the steps in order and accepted terms', async () => {
    const browser = await openRegistrationBrowser(server, `ana@${aDomain()}`)
    expect((await browser.request('POST register/companies', { body: company })).message).toBe(
      'Tell us about yourself first.',
    )
    await browser.request('POST host-company/register/pocs', { body: poc })
    expect(
      (await browser.request('POST host-company/register/create-user', { body: terms })).message,
    ).toBe('Tell us about your company first.')
    await browser.request('POST register/companies', { body: company })
    expect(
      (
        await browser.request('POST host-company/register/create-user', {
          body: { terms_accepted: false },
        })
      ).fields,
    ).toEqual({ terms_accepted: 'Accept the terms to continue.' })
  })

  it('puts an address of a free email provider on the waiting list without a session', async () => {
    const browser = await registered('ana.boats@gmail.com')
    const created = await browser.request('POST host-company/register/create-user', { body: terms })
    expect(created.payload.company.account_status).toBe('IN_WAITING_LIST')
    expect((await browser.request('GET api/check-token')).status).toBe(401)
    expect(
      (
        await server
          .anonymous()
          .request('GET validate/v2/email', { query: { email: 'ana.boats@gmail.com', type: 'C' } })
      ).payload.next,
    ).toBe('IN_WAITING_LIST')
    expect((await server.mails('ana.boats@gmail.com'))[0]?.kind).toBe('companies.waitlist')
  })

  it.each([
    ['ana@DOMAIN', 'companies.registered', teamReviewDueAt, 9],
    ['ana.sails@gmail.com', 'companies.waitlist', waitingListReviewDueAt, 20],
  ] as const)(
    'promises the date by the settings to %s, and keeps it in the queue',
    async (address, kind, dueAt, days) => {
      await server.pool.query(
        `insert into settings values ('company_review_days', '9'), ('waiting_list_days', '20')`,
      )
      const email = address.replace('DOMAIN', aDomain())
      const browser = await registered(email)
      await browser.request('POST host-company/register/create-user', { body: terms })
      await server.pool.query(
        `delete from settings where name like 'company_%' or name like 'wait%'`,
      )
      const { rows } = await server.pool.query(
        `select c.created_at, c.status from companies c join members m using (company_id) where m.email = $1`,
        [email],
      )
      const due = dueAt(new Date(rows[0].created_at).toISOString(), days).toISOString()
      const [mail] = await server.mails(email)
      expect(mail).toMatchObject({ kind, body: expect.stringContaining(formatDay(due)) })
      const operator = await server.as((await anOperator(server)).userId)
      const query = { status: rows[0].status, per_page: '100' }
      expect((await operator.request('GET operator/companies', { query })).payload).toContainEqual(
        expect.objectContaining({ answer_by: due }),
      )
    },
  )

  it('puts a company in an unsupported country on the waiting list', async () => {
    await server.pool.query(
      `insert into settings values ('other_ids', '[620]'), ('served_country_ids', '[276]')`,
    )
    const browser = await registered(`ana@${aDomain()}`)
    expect(
      (await browser.request('GET host-company/register/state')).payload.company.account_status,
    ).toBe('IN_WAITING_LIST')
    await server.pool.query(
      `delete from settings where name in ('other_ids', 'served_country_ids')`,
    )
  })

  it('accepts companies of every country while the setting is no list', async () => {
    await server.pool.query(`insert into settings values ('served_country_ids', '"all"')`)
    const browser = await registered(`ana@${aDomain()}`)
    expect(
      (await browser.request('GET host-company/register/state')).payload.company.account_status,
    ).toBe('PENDING_APPROVAL')
    await server.pool.query(`delete from settings where name = 'served_country_ids'`)
  })

  it('finds the existing company of a domain and creates no second one', async () => {
    const domain = aDomain()
    const first = await registered(`ana@${domain}`)
    const second = await registered(`ben@${domain}`)
    expect(
      (await second.request('GET register/companies/fetch-by-domain', { query: { domain } }))
        .payload.company,
    ).toBeNull()
    await first.request('POST host-company/register/create-user', { body: terms })
    expect(
      (await second.request('GET register/companies/fetch-by-domain', { query: { domain } }))
        .payload.company.name,
    ).toBe('Silva Boats')
    expect(
      (await first.request('GET onboarding/companies/fetch-by-domain', { query: { domain } }))
        .payload.company.name,
    ).toBe('Silva Boats')
    expect(
      await second.request('POST host-company/register/create-user', { body: terms }),
    ).toMatchObject({ status: 409, code: 'ALREADY_EXISTS' })
    expect(
      (
        await server
          .anonymous()
          .request('GET validate/v2/email', { query: { email: `cem@${domain}` } })
      ).payload,
    ).toMatchObject({ next: 'WAIT_FOR_INVITATION', company_name: 'Silva Boats' })
  })

  it('lets one of eight parallel registrations of a domain create the company', async () => {
    const domain = aDomain()
    const browsers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => registered(`person${at}@${domain}`)),
    )
    const answers = await Promise.all(
      browsers.map((browser) =>
        browser.request('POST host-company/register/create-user', { body: terms }),
      ),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(7)
  })

  it('shows a company to no other person who registers', async () => {
    const other = await aCompany(server)
    const browser = await registered(`ana@${aDomain()}`)
    expect(
      (await browser.request(`GET host-company/get/company-detail/${other.companyId}`)).status,
    ).toBe(404)
  })
})
