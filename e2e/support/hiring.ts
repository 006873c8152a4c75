import { randomUUID } from 'node:crypto'
import { type Browser, expect } from '@playwright/test'
import { additionalQuestions } from '@fledge/domain/applications/additional-questions.ts'
import { videoQuestions } from '@fledge/domain/profiles/words.ts'
import { answerVideo } from '../../apps/server/src/world/answer-video.ts'
import { plusDays, until } from './clock.ts'
import { ask, registersACompany, signInQuietly } from './company.ts'
import { makeOperator } from './operator.ts'
import { aPerson, type Person } from './person.ts'

/** A company that hires, with its administrator and a colleague; an operator with a batch of their own; interns who apply to it. All made by the calls that their screens make. */
export interface Hiring {
  readonly browser: Browser
  readonly admin: Person
  readonly colleague: Person
  readonly operator: Person
  readonly company: string
  readonly planId: string
  readonly planName: string
  readonly memberIds: { readonly admin: string; readonly colleague: string }
  /** The last part of the batch's address. */
  readonly slug: string
  /** A Monday some weeks ahead: internships of the plan begin then. */
  readonly starts: string
}

export interface Applicant {
  readonly person: Person
  readonly internId: string
}

export const linkedin = 'https://www.linkedin.com/in/somebody-example'
const day = 86_400_000

/** The product's present moment. */
export async function nowOf(person: Person): Promise<Date> {
  const answer = await person.page.request.get('/backend/dev/clock')
  const { now }: { now: string } = await answer.json()
  return new Date(now)
}

/** A Monday so many weeks ahead. */
export async function mondayAhead(person: Person, weeks: number): Promise<string> {
  const at = new Date((await nowOf(person)).getTime() + weeks * 7 * day)
  return plusDays(at.toISOString().slice(0, 10), -((at.getUTCDay() + 6) % 7))
}

type Rows = readonly Readonly<Record<string, number>>[]
/** The first ids of a list. */
const idsOf = async (person: Person, address: string, name: string, count: number) =>
  (await ask<Rows>(person.page, address)).slice(0, count).map((row) => row[name] ?? 0)

/** What an intern pays for a place, in minor units. */
interface Price {
  readonly amount: number
  readonly currency: string
}

/** @param company its name; its addresses are its own in every run, so that a journey can be played again on a product that stands  @param signed the conduct policy, too */
export async function aHiring(
  browser: Browser,
  company: string,
  zone = 'Europe/London',
  signed = true,
  price: Price | null = null,
): Promise<Hiring> {
  const key = `${company.toLowerCase().replace(/\W+/g, '-')}-${randomUUID().slice(0, 4)}`
  const domain = `${key}.example`
  const [admin, colleague, operator] = [
    await aPerson(browser, `ada@${domain}`, zone),
    await aPerson(browser, `noor@${domain}`, zone),
    await aPerson(browser, `team.${key}@fledge.example`, 'Europe/Lisbon'),
  ]
  await makeOperator(operator.email)
  await signInQuietly(operator, 'O')
  await registersACompany(admin, company)
  const { company_id } = await ask<{ company_id: string }>(admin.page, 'GET host-company/user')
  await ask(operator.page, `POST operator/companies/${company_id}/approve`, {
    expected_status: 'PENDING_APPROVAL',
  })
  if (signed) {
    const { version } = await ask<{ version: number }>(admin.page, 'GET agreements/conduct')
    await ask(admin.page, 'POST agreements/conduct', { version, accepted: true })
  }
  await joins(admin, colleague)
  const members = await ask<readonly { email: string; member_id: string }[]>(
    admin.page,
    'GET host-company/pocs?per_page=100',
  )
  const memberOf = (person: Person) =>
    members.find((one) => one.email === person.email)?.member_id ?? ''
  const starts = await mondayAhead(admin, 7)
  const slug = await opensABatch(operator, key, starts, price)
  const planName = 'River data analyst'
  const [field = 0] = await idsOf(admin, 'GET career-field/get-list', 'career_field_id', 1)
  const { skills } = await ask<{ skills: readonly { skill_id: number }[] }>(
    admin.page,
    `GET career-skill/skill-project?career_field_id=${field}`,
  )
  const { uuid } = await ask<{ uuid: string }>(admin.page, 'POST internship-plan/v2/create', {
    name: planName,
    career_field_id: field,
    specialisation_ids: [],
    skill_ids: skills.slice(0, 3).map((one) => one.skill_id),
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
  })
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

/** A colleague is invited and comes. */
async function joins(admin: Person, colleague: Person): Promise<void> {
  await ask(admin.page, 'POST admin-setting/invite', {
    invitations: [{ email: colleague.email, role: 'SUPERVISOR' }],
  })
  await signInQuietly(colleague, 'C')
  const [language = 0] = (await ask<Rows>(colleague.page, 'POST language/list', {})).map(
    (row) => row['id'] ?? 0,
  )
  await ask(colleague.page, 'PUT host-company/invited/user', {
    first_name: 'Noor',
    last_name: 'Halvorsen',
    time_zone: 'Europe/London',
    job_title_id: 'other',
    custom_job_title: 'Hydrologist',
    terms_accepted: true,
    linkedin_url: linkedin,
    proficient_language_ids: [language],
  })
}

async function opensABatch(
  operator: Person,
  key: string,
  starts: string,
  price: Price | null,
): Promise<string> {
  const now = (await nowOf(operator)).getTime()
  const at = (days: number) => new Date(now + days * day).toISOString()
  const batch = await ask<{ batch_id: string }>(operator.page, 'POST operator/batches', {
    name: `Batch of ${key}`,
    slug: `batch-${key}`,
    code: `BATCH-${key.toUpperCase()}`,
    partner_id: null,
    introduction: 'Remote internships with companies that answer.',
    enrolment_opens_at: at(-1),
    enrolment_closes_at: at(40),
    campaign_ends_at: null,
    programme_start: plusDays(starts, -7),
    programme_end: plusDays(starts, 200),
    seats: 10,
    payer: price ? 'INTERN' : 'B2B',
    price,
    refund_days: price ? 14 : 0,
    max_offers: 3,
    services: price
      ? [{ name: 'A mentor', description: 'Somebody of our team, every second week.' }]
      : [],
  })
  await ask(operator.page, `POST operator/batches/${batch.batch_id}/publish`, {})
  return `BATCH-${key.toUpperCase()}`
}

/** Somebody signs up, applies section by section and is approved. */
export async function anApplicant(hiring: Hiring, name: string, zone: string): Promise<Applicant> {
  const person = await anApplication(hiring, name, zone)
  return { person, internId: await isApproved(hiring, person) }
}

/** Somebody signs up and fills in all of the application; it is not sent yet. */
export async function anApplication(hiring: Hiring, name: string, zone: string): Promise<Person> {
  const person = await aPerson(
    hiring.browser,
    `${name.toLowerCase().replace(/\W+/g, '.')}@students-${hiring.slug.toLowerCase()}.example`,
    zone,
  )
  const { page } = person
  const [first, last] = name.split(' ')
  await signInQuietly(person, 'I')
  const [country = 0] = await idsOf(person, 'GET location/get-country-list', 'id', 1)
  const [education = 0] = await idsOf(person, 'GET education-level/list', 'education_level_id', 1)
  const [field = 0] = await idsOf(person, 'GET career-field/get-list', 'career_field_id', 1)
  const { skills, projects } = await ask<{
    skills: readonly { skill_id: number }[]
    projects: readonly { project_id: number }[]
  }>(page, `GET career-skill/skill-project?career_field_id=${field}`)
  await ask(page, 'POST intern-service/register/save-basic-info', {
    first_name: first,
    last_name: last,
    phone: '+1 555 0100 444',
    intern_dob: '2003-06-14',
    country_id: country,
    time_zone: zone,
    terms_accepted: true,
  })
  await ask(page, 'POST intern-service/register/save-internship-preference', {
    career_field_ids: [field],
    start_month: `${hiring.starts.slice(5, 7)}/${hiring.starts.slice(0, 4)}`,
    duration_weeks: 8,
    hours_a_week: 30,
  })
  await ask(page, 'POST intern-service/register/save-uni-details', {
    university_name: 'A university',
    major: 'Hydrology',
    education_level_id: education,
  })
  await ask(page, 'POST intern-service/register/save-additional-info', {
    heard_from: 'A lecturer',
    goals: 'To read rivers.',
  })
  await ask(page, `POST intern-service/map-user-batch/v1/${hiring.slug}`, {})
  await ask(page, 'POST intern-service/v1/mark-signup-complete', {})
  await ask(page, 'POST intern-service/application/start', {})
  await ask(page, 'PATCH intern-service/profile/personal-info', {
    citizenship_country_id: country,
    english_proficiency: 4,
  })
  const specialisations = await idsOf(
    person,
    `GET specialisation?career_field_id=${field}`,
    'specialisation_id',
    1,
  )
  await ask(page, 'PATCH intern-service/application/specialisation', {
    career_field_id: field,
    specialisation_ids: specialisations,
    skill_ids: skills.slice(0, 4).map((one) => one.skill_id),
  })
  await ask(page, 'POST intern-service/application/skill-goals/interested-projects', {
    project_ids: projects.slice(0, 2).map((one) => one.project_id),
  })
  await ask(page, 'POST intern-service/availability', {
    weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '18:00' })),
    exceptions: [],
  })
  const answers = additionalQuestions
    .filter((question) => question.required)
    .map((question) => [
      question.id,
      question.type === 'text' ? 'I like rivers.' : question.options[0]?.id,
    ])
  await ask(page, 'POST intern-service/application/additional-question', {
    answers: Object.fromEntries(answers),
  })
  await lastSections(
    person,
    skills.slice(-2).map((one) => one.skill_id),
    education,
  )
  return person
}

/** Sends the application, and the programme team approves it. @returns the intern's id */
export async function isApproved(hiring: Hiring, { page }: Person): Promise<string> {
  await ask(page, 'POST intern-service/application/submit', {})
  const { intern_id, application_id } = await ask<{ intern_id: string; application_id: string }>(
    page,
    'GET intern-service/intern-dashboard/basic-details',
  )
  await ask(hiring.operator.page, `POST operator/applications/${application_id}/take`, {})
  await ask(hiring.operator.page, `POST operator/applications/${application_id}/approve`, {})
  return intern_id
}

async function lastSections(
  person: Person,
  skills: readonly number[],
  education: number,
): Promise<void> {
  const { page } = person
  await ask(page, 'PATCH intern-service/profile/gender', {
    gender_id: (await idsOf(person, 'GET gender/list', 'id', 1))[0],
  })
  await ask(page, 'POST intern-service/profile/education', {
    school: 'A university',
    degree: 'Hydrology',
    education_level_id: education,
    from: '2023-09',
  })
  await ask(page, 'POST intern-service/profile/projects-past-experience', {
    title: 'Gauge reader',
    place: 'A river board',
    text: 'Read gauges.',
    kind: 'WORK',
    from: '2025-06',
    to: '2025-09',
  })
  await ask(page, 'PATCH intern-service/profile/skill/introduction-text', {
    introduction: 'I read rivers, and I write down what they say so that others can read it too.',
  })
  await ask(page, 'POST intern-service/profile/skill/develop', { skill_to_improve_ids: skills })
  for (const question of videoQuestions) {
    const video = answerVideo()
    const { file_id } = await ask<{ file_id: string }>(page, 'POST files/videos', {
      name: `${question.toLowerCase()}.webm`,
      size: video.length,
      type: 'video/webm',
      seconds: 3,
    })
    const sent = await page.request.put(`/backend/files/videos/${file_id}/0`, {
      headers: { 'x-request-id': randomUUID(), 'content-type': 'application/octet-stream' },
      data: video,
    })
    expect(sent.ok()).toBe(true)
    await ask(page, `POST files/videos/${file_id}/complete`, {})
    await ask(page, 'POST intern-service/profile/video/create', { question, file_id, seconds: 3 })
  }
}

/** What a mail to somebody says to their calendar: the newest invitation's UID and SEQUENCE. */
export async function invitationOf(
  person: Person,
): Promise<{ readonly uid: string; readonly sequence: number; readonly method: string }> {
  let found: string | undefined
  await expect
    .poll(
      async () => {
        const answer = await person.page.request.get('/backend/dev/mails', {
          params: { to: person.email },
        })
        const { data }: { data: { payload: readonly { ics?: string | null }[] } } =
          await answer.json()
        found = data.payload.find((mail) => mail.ics)?.ics ?? undefined
        return found
      },
      { message: `a calendar entry for ${person.email}` },
    )
    .toBeTruthy()
  const of = (name: string) =>
    new RegExp(`^${name}:(.*)$`, 'm').exec(found ?? '')?.[1]?.trim() ?? ''
  return { uid: of('UID'), sequence: Number(of('SEQUENCE')), method: of('METHOD') }
}

interface Proposed {
  readonly interview_id: string
  readonly candidature_id: string
}

/** Proposes times as the company's administrator. @param slots moments in UTC */
export async function proposes(
  hiring: Hiring,
  intern: Applicant,
  slots: readonly string[],
): Promise<Proposed> {
  return ask<Proposed>(hiring.admin.page, 'POST browse-intern/v2/schedule-interview', {
    intern_id: intern.internId,
    io_id: hiring.planId,
    slots,
    interviewer_ids: [hiring.memberIds.admin],
    duration: 30,
    meeting_link: 'https://meet.example/kiln',
  })
}

export async function confirms(
  intern: Applicant,
  interview_id: string,
  slot_id: string,
): Promise<void> {
  await ask(
    intern.person.page,
    'POST intern-service/intern-application/internships/interview-scheduled/confirm',
    { interview_id, slot_id },
  )
}

/** An interview that took place, with feedback that asks for an offer. @returns the candidature */
export async function interviewed(hiring: Hiring, intern: Applicant): Promise<string> {
  const at = new Date((await nowOf(hiring.admin)).getTime() + 3 * day)
  at.setUTCMinutes(0, 0, 0)
  const slot = at.toISOString()
  const { interview_id, candidature_id } = await proposes(hiring, intern, [slot])
  await confirms(intern, interview_id, slot)
  await until(hiring.admin.page, new Date(at.getTime() + 3_600_000).toISOString())
  await ask(hiring.admin.page, 'POST interview-feedback/create', {
    interview_id,
    attended: true,
    rating: 9,
    decision: 'OFFER',
  })
  return candidature_id
}

/** What the company fills in before an offer goes out. */
export const companyDetails = {
  legal_name: 'Kilnworks Ltd',
  registered_address: '1 Kiln Lane, London',
  signatory_name: 'Ada Quist',
  signatory_title: 'Head of people',
}
