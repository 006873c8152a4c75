import type { Page } from '@playwright/test'
import { ask, firstOf, signInQuietly } from './company.ts'
import type { TestUser } from './person.ts'

/** Creates an intern's account; the steps after it are still open. */
export async function signUpAsIntern(person: TestUser): Promise<void> {
  await signInQuietly(person, 'I')
  await ask(person.page, 'POST intern-service/register/save-basic-info', {
    first_name: 'Noah',
    last_name: 'Klein',
    phone: '+4915112345678',
    intern_dob: '2003-04-05',
    country_id: await firstOf(person.page, 'GET location/get-country-list', 'id'),
    time_zone: 'Europe/Berlin',
    terms_accepted: true,
  })
}

/** Completes the account of an invited colleague. */
export async function acceptInvitation(page: Page): Promise<void> {
  await ask(page, 'PUT host-company/invited/user', {
    first_name: 'Joan',
    last_name: 'Reed',
    time_zone: 'Europe/London',
    job_title_id: 'other',
    custom_job_title: 'Team lead',
    linkedin_url: 'https://www.linkedin.com/in/joan-reed-example',
    proficient_language_ids: [await firstOf(page, 'POST language/list', 'id', {})],
    terms_accepted: true,
  })
}
