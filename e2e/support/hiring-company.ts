import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { getMondayAhead, getProductTime, addDaysTo } from './clock.ts'
import {
  sendRequest,
  getFirstIds,
  registerAndOnboardCompany,
  type IdRows,
  signInByApi,
} from './requests.ts'
import { insertTestOperator } from './operator.ts'
import { createTestUser, type TestUser } from './test-user.ts'

/**
 * A hiring company with an administrator and a colleague, and an operator with a batch that interns
 * apply to. All created through the product's endpoints.
 */
export interface HiringCompany {
  readonly browser: Browser
  readonly admin: TestUser
  readonly colleague: TestUser
  readonly operator: TestUser
  readonly company: string
  readonly planId: string
  readonly planName: string
  readonly memberIds: { readonly admin: string; readonly colleague: string }
  /** Slug in the batch's address. */
  readonly slug: string
  /** A Monday some weeks ahead on which internships of the plan start. */
  readonly starts: string
}

export interface ApprovedIntern {
  readonly person: TestUser
  readonly internId: string
}

export const linkedinUrl = 'https://www.linkedin.com/in/somebody-example'
const day = 86_400_000

/** Fee of a place, in minor units. */
interface Price {
  readonly amount: number
  readonly currency: string
}

/**
 * Sets up a hiring company with a unique domain, so that a journey can be repeated on the same
 * database.
 * @param company display name
 * @param signed whether the conduct policy is signed
 */
export async function aHiringCompany(
  browser: Browser,
  company: string,
  zone = 'Europe/London',
  signed = true,
  price: Price | null = null,
): Promise<HiringCompany> {
  const key = `${company.toLowerCase().replace(/\W+/g, '-')}-${randomUUID().slice(0, 4)}`
  const domain = `${key}.example`
  const [admin, colleague, operator] = [
    await createTestUser(browser, `ada@${domain}`, zone),
    await createTestUser(browser, `noor@${domain}`, zone),
    await createTestUser(browser, `team.${key}@fledge.example`, 'Europe/Lisbon'),
  ]
  await insertTestOperator(operator.email)
  await signInByApi(operator)
  await registerAndOnboardCompany(admin, company)
  const { company_id } = await sendRequest<{ company_id: string }>(
    admin.page,
    'GET host-company/user',
  )
  await sendRequest(operator.page, `POST operator/companies/${company_id}/approve`, {
    expected_status: 'PENDING_APPROVAL',
  })
  if (signed) {
    const { version } = await sendRequest<{ version: number }>(admin.page, 'GET agreements/conduct')
    await sendRequest(admin.page, 'POST agreements/conduct', { version, accepted: true })
  }
  await addColleague(admin, colleague)
  const members = await sendRequest<readonly { email: string; member_id: string }[]>(
    admin.page,
    'GET host-company/pocs?per_page=100',
  )
  const memberOf = (person: TestUser) =>
    members.find((member) => member.email === person.email)?.member_id ?? ''
  const starts = await getMondayAhead(admin, 7)
  const slug = await openBatch(operator, key, starts, price)
  const planName = 'River data analyst'
  const [field = 0] = await getFirstIds(admin, 'GET career-field/get-list', 'career_field_id', 1)
  const { skills } = await sendRequest<{ skills: readonly { skill_id: number }[] }>(
    admin.page,
    `GET career-skill/skill-project?career_field_id=${field}`,
  )
  const { uuid } = await sendRequest<{ uuid: string }>(
    admin.page,
    'POST internship-plan/v2/create',
    {
      name: planName,
      career_field_id: field,
      specialisation_ids: [],
      skill_ids: skills.slice(0, 3).map((skill) => skill.skill_id),
      project_ids: [],
      project_type_ids: [],
      description:
        'You clean and explain river readings with us, from the gauge to the page that a town reads.',
      responsibilities: 'Talk with your supervisor every day.',
      job_description: 'You clean and explain river readings with us.',
      start_month: `${starts.slice(0, 7)}-01`,
      start_flexible: true,
      duration_min: 6,
      duration_max: 12,
      hours_a_week: 30,
      place: 'REMOTE',
      time_zone: zone,
      working_from: '09:00',
      working_to: '17:30',
      openings: 5,
      supervisor_ids: [memberOf(colleague)],
    },
  )
  return {
    browser,
    admin,
    colleague,
    operator,
    company,
    planId: uuid,
    planName,
    memberIds: { admin: memberOf(admin), colleague: memberOf(colleague) },
    slug,
    starts,
  }
}

/** Invites a colleague, who completes the account. */
async function addColleague(admin: TestUser, colleague: TestUser): Promise<void> {
  await sendRequest(admin.page, 'POST admin-setting/invite', {
    invitations: [{ email: colleague.email, role: 'SUPERVISOR' }],
  })
  await signInByApi(colleague, 'C')
  const [language = 0] = (await sendRequest<IdRows>(colleague.page, 'POST language/list', {})).map(
    (row) => row['id'] ?? 0,
  )
  await sendRequest(colleague.page, 'PUT host-company/invited/user', {
    first_name: 'Noor',
    last_name: 'Halvorsen',
    time_zone: 'Europe/London',
    job_title_id: 'other',
    custom_job_title: 'Hydrologist',
    terms_accepted: true,
    linkedin_url: linkedinUrl,
    proficient_language_ids: [language],
  })
}

async function openBatch(
  operator: TestUser,
  key: string,
  starts: string,
  price: Price | null,
): Promise<string> {
  const now = (await getProductTime(operator)).getTime()
  const at = (days: number) => new Date(now + days * day).toISOString()
  const batch = await sendRequest<{ batch_id: string }>(operator.page, 'POST operator/batches', {
    name: `Batch of ${key}`,
    slug: `batch-${key}`,
    code: `BATCH-${key.toUpperCase()}`,
    partner_id: null,
    introduction: 'Remote internships with companies that answer.',
    enrolment_opens_at: at(-1),
    enrolment_closes_at: at(40),
    campaign_ends_at: null,
    programme_start: addDaysTo(starts, -7),
    programme_end: addDaysTo(starts, 200),
    seats: 10,
    payer: price ? 'INTERN' : 'B2B',
    price,
    refund_days: price ? 14 : 0,
    max_offers: 3,
    services: price
      ? [{ name: 'A mentor', description: 'Somebody of our team, every second week.' }]
      : [],
  })
  await sendRequest(operator.page, `POST operator/batches/${batch.batch_id}/publish`, {})
  return `BATCH-${key.toUpperCase()}`
}

/** Contract details that a company fills in before it sends an offer. */
export const contractDetails = {
  legal_name: 'Kilnworks Ltd',
  registered_address: '1 Kiln Lane, London',
  signatory_name: 'Ada Quist',
  signatory_title: 'Head of people',
}
