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
  company: DemoCompany,
  time: ScenarioClock,
): Promise<void> {
  const [first, ...colleagues] = company.people
  const email = getColleagueEmail(first, company.domain)
  const admin = await registerAdministrator(stage, company, email)
  if (company.waits) return
  await completeOnboarding(stage, company, admin)
  if (company.plans.some((plan) => plan.finalStatus === 'draft'))
    await saveDrafts(stage, company, admin)
  if (!company.decided) return
  await time.hours(20)
  const companyId = (await admin.request<{ company_id: string }>('GET host-company/user'))
    .company_id
  const operator = await stage.as(stage.operator)
  if (company.decided === 'reject') {
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
  const adminClient = await stage.as(email)
  if (!company.unsigned)
    await adminClient.request('POST agreements/conduct', {
      version: (await adminClient.request<{ version: number }>('GET agreements/conduct')).version,
      accepted: true,
    })
  if (colleagues.length > 0) await inviteColleagues(stage, company, adminClient, colleagues)
  await publishPlans(stage, company, adminClient)
}

async function registerAdministrator(
  { running, options }: ScenarioContext,
  company: DemoCompany,
  email: string,
): Promise<HttpClient> {
  const [first] = company.people
  const person = await signInWithEmailedCode(running, email, 'C')
  await person.request('POST host-company/register/pocs', {
    first_name: first.first,
    last_name: first.last,
    time_zone: first.zone ?? company.zone,
    job_title_id: 'other',
    custom_job_title: first.title,
    linkedin_url: `https://www.linkedin.com/in/${toEmailName(first.first)}-${toEmailName(first.last)}-${company.key}`,
    hiring_reason_ids: options.ids('hiring-reason', [
      'Find future employees',
      'Support young talent',
    ]),
    proficient_language_ids: options.ids('language', ['English']),
  })
  await person.request('POST register/companies', {
    name: company.name,
    website: `https://www.${company.domain}`,
    industry_id: options.id('industry', company.industry),
    employee_count_id: options.id('employee-count', company.employees),
    country_id: options.country(company.country),
    city: company.city,
    time_zone: company.zone,
    linkedin: `https://www.linkedin.com/company/${company.key}-example`,
  })
  await person.request('POST host-company/register/create-user', { terms_accepted: true })
  return person
}

async function completeOnboarding(
  { options }: ScenarioContext,
  company: DemoCompany,
  admin: HttpClient,
): Promise<void> {
  await admin.request('POST pocs/start-onboarding')
  await fillCompanyProfile(options, company, admin)
  await admin.request('POST pocs/complete-onboarding')
}

/** Invites colleagues, who accept immediately. */
export async function inviteColleagues(
  { running, options }: ScenarioContext,
  company: DemoCompany,
  admin: HttpClient,
  colleagues: readonly DemoColleague[],
): Promise<void> {
  await admin.request('POST admin-setting/invite', {
    invitations: colleagues.map((person) => ({
      email: getColleagueEmail(person, company.domain),
      role: person.role ?? 'SUPERVISOR',
    })),
  })
  for (const person of colleagues) {
    const colleague = await signInWithEmailedCode(
      running,
      getColleagueEmail(person, company.domain),
      'C',
    )
    await colleague.request('PUT host-company/invited/user', {
      first_name: person.first,
      last_name: person.last,
      time_zone: person.zone ?? company.zone,
      job_title_id: 'other',
      custom_job_title: person.title,
      terms_accepted: true,
      linkedin_url: `https://www.linkedin.com/in/${toEmailName(person.first)}-${toEmailName(person.last)}-${company.key}`,
      proficient_language_ids: options.ids('language', ['English']),
    })
  }
}

const saveDrafts = async (stage: ScenarioContext, company: DemoCompany, admin: HttpClient) => {
  for (const plan of company.plans.filter((draft) => draft.finalStatus === 'draft'))
    await admin.request('POST internship-plan/create-draft', {
      name: plan.name,
      career_field_id: stage.options.id('career-field', plan.field),
      skill_ids: stage.options.ids('skill', plan.skills),
      description: plan.description,
    })
}

async function publishPlans(
  stage: ScenarioContext,
  company: DemoCompany,
  admin: HttpClient,
): Promise<void> {
  for (const plan of company.plans.filter((plan) => plan.finalStatus !== 'draft')) {
    const body = await planBody(stage, company, admin, plan)
    const { uuid } = await admin.request<{ uuid: string }>('POST internship-plan/v2/create', body)
    if (plan.finalStatus)
      await admin.request('POST internship-plan/update-status', {
        id: uuid,
        status: plan.finalStatus === 'paused' ? 'PAUSED' : 'ARCHIVED',
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

async function memberIds({ running }: ScenarioContext, company: DemoCompany): Promise<string[]> {
  const people = await Promise.all(
    company.people.map((person) =>
      running.services.database
        .read()
        .one(findPersonByEmail, { email: getColleagueEmail(person, company.domain) }),
    ),
  )
  return people.flatMap((person) => (person?.member_id ? [person.member_id] : []))
}

/** Returns the first day of the month in which a plan starts. */
function getStartMonth({ month }: ScenarioContext, plan: DemoPlan): string {
  const [year = 2027, first = 3] = month.split('-').map(Number)
  return new Date(Date.UTC(year, first - 1 + (plan.startsIn ?? 0), 1)).toISOString().slice(0, 10)
}

async function planBody(
  stage: ScenarioContext,
  company: DemoCompany,
  admin: HttpClient,
  plan: DemoPlan,
) {
  const { options } = stage
  const project = await addProject(stage, admin, plan)
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
    start_month: getStartMonth(stage, plan),
    start_flexible: true,
    duration_min: plan.weeks?.[0] ?? 8,
    duration_max: plan.weeks?.[1] ?? 12,
    hours_a_week: plan.hours ?? 30,
    place: 'REMOTE',
    city: company.city,
    country_id: options.country(company.country),
    time_zone: company.zone,
    working_from: '09:00',
    working_to: '17:30',
    openings: plan.openings ?? 1,
    ...(plan.stipend ? { stipend_amount: plan.stipend[0], stipend_currency: plan.stipend[1] } : {}),
    supervisor_ids: await memberIds(stage, company),
  }
}
