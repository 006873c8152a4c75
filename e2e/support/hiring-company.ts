import type { Browser } from '@playwright/test'
import { getMondayAhead, getProductTime, addDaysTo } from './clock.ts'
import {
  sendRequest,
  getFirstIds,
  registerAndOnboardCompany,
  type ApiUser,
  type IdRows,
  signInByApi,
} from './requests.ts'
import { insertTestOperator, runStatement } from './operator.ts'
import { type HiringIds, readHiringTemplate } from './hiring-ids.ts'
import { createTestUser, type TestUser } from './test-user.ts'

/**
 * A hiring company with an administrator and a colleague, and an operator with a batch that interns
 * apply to. All created through the product's endpoints.
 */
export interface HiringCompany extends HiringIds {
  readonly browser: Browser
  readonly admin: TestUser
  readonly colleague: TestUser
  readonly operator: TestUser
  readonly company: string
  /** Interns of the `hiring` scenario that the journey has not used yet. */
  readonly unusedInterns: Set<'approved' | 'applicant'>
}

export interface ApprovedIntern {
  readonly person: TestUser
  readonly internId: string
}

export const linkedinUrl = 'https://www.linkedin.com/in/somebody-example'
const day = 86_400_000
const companyZone = 'Europe/London'
const batchCode = 'BATCH-OF-RIVERS'

/** Fee of a place, in minor units. */
interface Price {
  readonly amount: number
  readonly currency: string
}

interface CompanyOptions {
  /** Whether the conduct policy is signed. */
  readonly isSigned?: boolean
  readonly price?: Price
}

/** The people of a hiring company and an operator. */
export interface HiringTeam {
  readonly admin: ApiUser
  readonly colleague: ApiUser
  readonly operator: ApiUser
}

/** Email addresses of the team in the `hiring` scenario. */
export const templateEmails = {
  admin: 'ada@hiring.example',
  colleague: 'noor@hiring.example',
  operator: 'team@fledge.example',
  approved: 'approved@students.example',
  applicant: 'applicant@students.example',
} as const

const createTeam = async (
  browser: Browser,
  emails: Readonly<Record<keyof HiringTeam, string>>,
) => ({
  admin: await createTestUser(browser, emails.admin, companyZone),
  colleague: await createTestUser(browser, emails.colleague, companyZone),
  operator: await createTestUser(browser, emails.operator, 'Europe/Lisbon'),
})

/**
 * Returns the hiring company of the `hiring` scenario, whose people are signed in.
 * @param company display name
 */
export async function aHiringCompany(browser: Browser, company: string): Promise<HiringCompany> {
  const team = await createTeam(browser, templateEmails)
  for (const person of Object.values(team)) await signInByApi(person)
  await runStatement('update companies set name = $1', [company])
  return {
    ...readHiringTemplate().ids,
    ...team,
    browser,
    company,
    unusedInterns: new Set(['approved', 'applicant']),
  }
}

/**
 * Registers a hiring company, for journeys that need another one than that of the `hiring` scenario.
 * @param company display name
 */
export async function registerHiringCompany(
  browser: Browser,
  company: string,
  options: CompanyOptions = {},
): Promise<HiringCompany> {
  const domain = `${company.toLowerCase().replace(/\W+/g, '-')}.example`
  const team = await createTeam(browser, {
    admin: `ada@${domain}`,
    colleague: `noor@${domain}`,
    operator: templateEmails.operator,
  })
  const ids = await registerHiringTeam(team, company, options)
  return { ...ids, ...team, browser, company, unusedInterns: new Set() }
}

/** Registers a company with its people, a plan and a batch that interns apply to. */
export async function registerHiringTeam(
  { admin, colleague, operator }: HiringTeam,
  company: string,
  { isSigned = true, price }: CompanyOptions = {},
): Promise<HiringIds> {
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
  if (isSigned) {
    const { version } = await sendRequest<{ version: number }>(admin.page, 'GET agreements/conduct')
    await sendRequest(admin.page, 'POST agreements/conduct', { version, accepted: true })
  }
  await addColleague(admin, colleague)
  const members = await sendRequest<readonly { email: string; member_id: string }[]>(
    admin.page,
    'GET host-company/pocs?per_page=100',
  )
  const memberOf = (person: ApiUser) =>
    members.find((member) => member.email === person.email)?.member_id ?? ''
  const starts = await getMondayAhead(admin, 7)
  const slug = await openBatch(operator, starts, price ?? null)
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
      time_zone: companyZone,
      working_from: '09:00',
      working_to: '17:30',
      openings: 5,
      supervisor_ids: [memberOf(colleague)],
    },
  )
  return {
    planId: uuid,
    planName,
    memberIds: { admin: memberOf(admin), colleague: memberOf(colleague) },
    slug,
    starts,
  }
}

/** Invites a colleague, who completes the account. */
async function addColleague(admin: ApiUser, colleague: ApiUser): Promise<void> {
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

async function openBatch(operator: ApiUser, starts: string, price: Price | null): Promise<string> {
  const now = (await getProductTime(operator)).getTime()
  const at = (days: number) => new Date(now + days * day).toISOString()
  const batch = await sendRequest<{ batch_id: string }>(operator.page, 'POST operator/batches', {
    name: 'Batch of rivers',
    slug: 'batch-of-rivers',
    code: batchCode,
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
  return batchCode
}

/** Contract details that a company fills in before it sends an offer. */
export const contractDetails = {
  legal_name: 'Kilnworks Ltd',
  registered_address: '1 Kiln Lane, London',
  signatory_name: 'Ada Quist',
  signatory_title: 'Head of people',
}
