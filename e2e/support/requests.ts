import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { expect } from './expect.ts'
import type { TestUser } from './test-user.ts'

/** A page of a user, or a context that only sends requests with the same cookies. */
interface Requester {
  readonly request: APIRequestContext
}
/** A person who only sends requests. */
export interface ApiUser {
  readonly email: string
  readonly page: Requester
}

/** Sends a request as the page's user, to set up what a journey needs without its screens. */
export async function sendRequest<T = unknown>(
  page: Requester,
  address: string,
  body?: unknown,
): Promise<T> {
  const [method = 'GET', path = ''] = address.split(' ')
  const answer = await page.request.fetch(`/backend/${path}`, {
    method,
    headers: { 'x-request-id': randomUUID() },
    ...(body === undefined ? {} : { data: body }),
  })
  const { data }: { data: { isSuccess: boolean; payload: T } } = await answer.json()
  expect(data.isSuccess, `${address} ${JSON.stringify(data)}`).toBe(true)
  return data.payload
}

/** Waits for an emailed code that differs from the previous one. */
export async function waitForNewCode(person: TestUser, before = ''): Promise<string> {
  let code = before
  await expect
    .poll(
      async () => {
        code = /\d{6}/.exec((await person.mail(/^Your sign-in code is/)).subject)?.[0] ?? before
        return code
      },
      { timeout: 15_000, message: `a new code for ${person.email}` },
    )
    .not.toBe(before)
  return code
}

/** Returns the code that was emailed last. */
export const getNewestCode = async (person: TestUser): Promise<string> =>
  /\d{6}/.exec((await person.mail(/^Your sign-in code is/)).subject)?.[0] ?? ''

/**
 * Signs in without a code.
 * @param type starts a registration if the address is new
 */
export async function signInByApi({ page, email }: ApiUser, type?: 'C' | 'I'): Promise<void> {
  await sendRequest(page, 'POST dev/sign-in', { email, type })
}

/**
 * Returns the first id of a list.
 * @param name key of the id in its rows
 */
export async function getFirstId(
  page: Requester,
  address: string,
  name: string,
  body?: unknown,
): Promise<number> {
  const rows = await sendRequest<readonly Readonly<Record<string, number>>[]>(page, address, body)
  const id = rows[0]?.[name]
  if (id === undefined) throw new Error(`${address} has no ${name}`)
  return id
}

/** Registers a company for a signed-in person, up to the start of onboarding. */
export async function startCompanyRegistration(person: ApiUser, name: string): Promise<void> {
  const { page, email } = person
  await signInByApi(person, 'C')
  const employees = await getFirstId(page, 'GET number-of-employees/get-list', 'id')
  const domain = email.split('@')[1] ?? ''
  await sendRequest(page, 'POST host-company/register/pocs', {
    first_name: 'Ada',
    last_name: 'Quist',
    time_zone: 'Europe/London',
    job_title_id: 'other',
    custom_job_title: 'Head of people',
    linkedin_url: 'https://www.linkedin.com/in/ada-quist-example',
    hiring_reason_ids: [await getFirstId(page, 'GET poc-hiring-reasons', 'poc_hiring_reason_id')],
    proficient_language_ids: [await getFirstId(page, 'POST language/list', 'id', {})],
  })
  await sendRequest(page, 'POST register/companies', {
    name,
    website: `https://www.${domain}`,
    industry_id: await getFirstId(page, 'GET industry', 'industry_id'),
    employee_count_id: employees,
    country_id: await getFirstId(page, 'GET location/get-country-list', 'id'),
    city: 'London',
    time_zone: 'Europe/London',
  })
  await sendRequest(page, 'POST host-company/register/create-user', { terms_accepted: true })
}

/**
 * Registers a company and completes its onboarding, so that it waits for the programme team's
 * decision.
 */
export async function registerAndOnboardCompany(person: ApiUser, name: string): Promise<void> {
  const { page } = person
  await startCompanyRegistration(person, name)
  const employees = await getFirstId(page, 'GET number-of-employees/get-list', 'id')
  await sendRequest(page, 'POST pocs/start-onboarding')
  await sendRequest(page, 'POST host-company/save-company-profile', {
    employee_count_id: employees,
    founded_year: 2011,
    time_zone: 'Europe/London',
  })
  await sendRequest(page, 'POST host-company/save-about-company', {
    company_introduction: `<p>${'We build tools that help small towns plan their streets. '.repeat(4)}</p>`,
    culture_ids: [],
    flexible_environment_ids: [],
    remote_tool_ids: [],
    company_tool_ids: [],
  })
  await sendRequest(page, 'POST pocs/complete-onboarding')
}

export type IdRows = readonly Readonly<Record<string, number>>[]
/** Returns the first ids of a list. */
export const getFirstIds = async (person: ApiUser, address: string, name: string, count: number) =>
  (await sendRequest<IdRows>(person.page, address)).slice(0, count).map((row) => row[name] ?? 0)

/** Returns how many emails with a matching subject someone has got. */
export async function countMails({ page, email }: ApiUser, subject: RegExp): Promise<number> {
  const answer = await page.request.get('/backend/dev/mails', { params: { to: email } })
  const { data }: { data: { payload: readonly { subject: string }[] } } = await answer.json()
  return data.payload.filter((mail) => subject.test(mail.subject)).length
}
