import type { Page } from '@playwright/test'
import { sendRequest, getFirstId, signInByApi } from './requests.ts'
import type { TestUser } from './test-user.ts'

/** Creates an intern's account; the steps after it are still open. */
export async function signUpAsIntern(person: TestUser): Promise<void> {
  await signInByApi(person, 'I')
  await sendRequest(person.page, 'POST intern-service/register/save-basic-info', {
    first_name: 'Noah',
    last_name: 'Klein',
    phone: '+4915112345678',
    intern_dob: '2003-04-05',
    country_id: await getFirstId(person.page, 'GET location/get-country-list', 'id'),
    time_zone: 'Europe/Berlin',
    terms_accepted: true,
  })
}

/** Completes the account of an invited colleague. */
export async function acceptInvitation(page: Page): Promise<void> {
  await sendRequest(page, 'PUT host-company/invited/user', {
    first_name: 'Joan',
    last_name: 'Reed',
    time_zone: 'Europe/London',
    job_title_id: 'other',
    custom_job_title: 'Team lead',
    linkedin_url: 'https://www.linkedin.com/in/joan-reed-example',
    proficient_language_ids: [await getFirstId(page, 'POST language/list', 'id', {})],
    terms_accepted: true,
  })
}
