import type { RunningServer } from '../platform/start.ts'
import type { DemoCompany, DemoColleague, DemoPlan } from './demo-company.ts'
import type { LookupOptions } from './lookup-options.ts'
import type { ScenarioClock } from './scenario-timeline.ts'
import { fillCompanyProfile } from './fill-company-profile.ts'
import { signInWithEmailedCode, type HttpClient } from './http-client.ts'
import { findPersonByEmail } from './queries/demo-data.queries.ts'

const toEmailName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase()
export const getColleagueEmail = (person: DemoColleague, domain: string): string =>
  `${toEmailName(person.first)}.${toEmailName(person.last)}@${domain}`

export interface ScenarioContext {
  readonly running: RunningServer
  readonly options: LookupOptions
  readonly operator: string
  readonly reviewer: string
  /** Code of the batch that interns apply to. */
  readonly batchCode: string
  /** First day of the month in which the coming batch starts. */
  readonly month: string
  /** Returns a signed-in client for a demo person. */
  as(email: string): Promise<HttpClient>
}

/**
 * Registers a company as a user would: code, basic info, details, account, onboarding, decision,
 * colleagues, plans.
 */
export async function registerDemoCompany(
  stage: ScenarioContext,
  story: DemoCompany,
  time: ScenarioClock,
): Promise<void> {
  const [first, ...colleagues] = story.people
  const admin = await registerAdministrator(stage, story, getColleagueEmail(first, story.domain))
  if (story.waits) return
  await completeOnboarding(stage, story, admin)
  if (story.plans.some((plan) => plan.left === 'draft')) await saveDrafts(stage, story, admin)
  if (!story.decided) return
  await time.hours(20)
  const companyId = (await admin.request<{ company_id: string }>('GET host-company/user'))
    .company_id
  const operator = await stage.as(stage.operator)
  if (story.decided === 'reject') {
    await operator.request(`POST operator/companies/${companyId}/reject`, {
      expected_status: 'PENDING_APPROVAL',
      reason: 'FIT',
      note: 'Commission-only pay and no supervision are not what the programme is for.',
    })
    return
  }
  await operator.request(`POST operator/companies/${companyId}/approve`, {
    expected_status: 'PENDING_APPROVAL',
  })
  await time.hours(5)
  const again = await stage.as(getColleagueEmail(first, story.domain))
  if (!story.unsigned)
    await again.request('POST agreements/conduct', {
      version: (await again.request<{ version: number }>('GET agreements/conduct')).version,
      accepted: true,
    })
  if (colleagues.length > 0) await inviteColleagues(stage, story, again, colleagues)
  await publishPlans(stage, story, again)
}

async function registerAdministrator(
  { running, options }: ScenarioContext,
  story: DemoCompany,
  email: string,
): Promise<HttpClient> {
  const [first] = story.people
  const person = await signInWithEmailedCode(running, email, 'C')
  await person.request('POST host-company/register/pocs', {
    first_name: first.first,
    last_name: first.last,
    time_zone: first.zone ?? story.zone,
    job_title_id: 'other',
    custom_job_title: first.title,
    linkedin_url: `https://www.linkedin.com/in/${toEmailName(first.first)}-${toEmailName(first.last)}-${story.key}`,
    hiring_reason_ids: options.ids('hiring-reason', [
      'Find future employees',
      'Support young talent',
    ]),
    proficient_language_ids: options.ids('language', ['English']),
  })
  await person.request('POST register/companies', {
    name: story.name,
    website: `https://www.${story.domain}`,
    industry_id: options.id('industry', story.industry),
    employee_count_id: options.id('employee-count', story.employees),
    country_id: options.country(story.country),
    city: story.city,
    time_zone: story.zone,
    linkedin: `https://www.linkedin.com/company/${story.key}-example`,
  })
  await person.request('POST host-company/register/create-user', { terms_accepted: true })
  return person
}

async function completeOnboarding(
  { options }: ScenarioContext,
  story: DemoCompany,
  admin: HttpClient,
): Promise<void> {
  await admin.request('POST pocs/start-onboarding')
  await fillCompanyProfile(options, story, admin)
  await admin.request('POST pocs/complete-onboarding')
}

/** Invites colleagues, who accept immediately. */
export async function inviteColleagues(
  { running, options }: ScenarioContext,
  story: DemoCompany,
  admin: HttpClient,
  colleagues: readonly DemoColleague[],
): Promise<void> {
  await admin.request('POST admin-setting/invite', {
    invitations: colleagues.map((person) => ({
      email: getColleagueEmail(person, story.domain),
      role: person.role ?? 'SUPERVISOR',
    })),
  })
  for (const person of colleagues) {
    const guest = await signInWithEmailedCode(running, getColleagueEmail(person, story.domain), 'C')
    await guest.request('PUT host-company/invited/user', {
      first_name: person.first,
      last_name: person.last,
      time_zone: person.zone ?? story.zone,
      job_title_id: 'other',
      custom_job_title: person.title,
      terms_accepted: true,
      linkedin_url: `https://www.linkedin.com/in/${toEmailName(person.first)}-${toEmailName(person.last)}-${story.key}`,
      proficient_language_ids: options.ids('language', ['English']),
    })
  }
}

const saveDrafts = async (stage: ScenarioContext, story: DemoCompany, admin: HttpClient) => {
  for (const plan of story.plans.filter((one) => one.left === 'draft'))
    await admin.request('POST internship-plan/create-draft', {
      name: plan.name,
      career_field_id: stage.options.id('career-field', plan.field),
      skill_ids: stage.options.ids('skill', plan.skills),
      description: plan.description,
    })
}

async function publishPlans(
  stage: ScenarioContext,
  story: DemoCompany,
  admin: HttpClient,
): Promise<void> {
  for (const plan of story.plans.filter((one) => one.left !== 'draft')) {
    const body = await planBody(stage, story, admin, plan)
    const { uuid } = await admin.request<{ uuid: string }>('POST internship-plan/v2/create', body)
    if (plan.left)
      await admin.request('POST internship-plan/update-status', {
        id: uuid,
        status: plan.left === 'paused' ? 'PAUSED' : 'ARCHIVED',
      })
  }
}

/**
 * Creates a project in the career field of a plan.
 * @returns its id
 */
async function addProject(
  { options }: ScenarioContext,
  admin: HttpClient,
  plan: DemoPlan,
): Promise<string> {
  const { id } = await admin.request<{ id: string }>('POST host-company/projects/v1', {
    name: plan.projectTypes?.[0] ?? plan.name,
    description: plan.description,
    career_field_id: options.id('career-field', plan.field),
    skill_ids: options.ids('skill', plan.skills.slice(0, 3)),
    ...(plan.projectTypes
      ? { project_type_id: options.id('project', plan.projectTypes[0] ?? '') }
      : {}),
  })
  return id
}

async function memberIds({ running }: ScenarioContext, story: DemoCompany): Promise<string[]> {
  const people = await Promise.all(
    story.people.map((person) =>
      running.services.database
        .read()
        .one(findPersonByEmail, { email: getColleagueEmail(person, story.domain) }),
    ),
  )
  return people.flatMap((person) => (person?.member_id ? [person.member_id] : []))
}

async function planBody(
  stage: ScenarioContext,
  story: DemoCompany,
  admin: HttpClient,
  plan: DemoPlan,
) {
  const { options, month } = stage
  const project = await addProject(stage, admin, plan)
  const [year = 2027, first = 3] = month.split('-').map(Number)
  const start = new Date(Date.UTC(year, first - 1 + (plan.startsIn ?? 0), 1))
    .toISOString()
    .slice(0, 10)
  return {
    name: plan.name,
    career_field_id: options.id('career-field', plan.field),
    specialisation_ids: options.ids('specialisation', plan.specialisations ?? []),
    skill_ids: options.ids('skill', plan.skills),
    project_ids: [project],
    project_type_ids: options.ids('project', plan.projectTypes ?? []),
    description: plan.description,
    responsibilities:
      'Plan each week with your supervisor.\nDemo your work every other Friday.\nDocument how it works for the next person.',
    job_description:
      'You’ll work in a small team with your own supervisor. You’ll get a task in your first week, feedback every week, and time to learn what you need.',
    start_month: start,
    start_flexible: true,
    duration_min: plan.weeks?.[0] ?? 8,
    duration_max: plan.weeks?.[1] ?? 12,
    hours_a_week: plan.hours ?? 30,
    place: 'REMOTE',
    city: story.city,
    country_id: options.country(story.country),
    time_zone: story.zone,
    working_from: '09:00',
    working_to: '17:30',
    openings: plan.openings ?? 1,
    ...(plan.stipend ? { stipend_amount: plan.stipend[0], stipend_currency: plan.stipend[1] } : {}),
    supervisor_ids: await memberIds(stage, story),
  }
}
