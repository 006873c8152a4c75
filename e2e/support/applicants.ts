import { randomUUID } from 'node:crypto'
import { expect } from './expect.ts'
import { additionalQuestions } from '@fledge/domain/applications/additional-questions.ts'
import { videoQuestions } from '@fledge/domain/profiles/types.ts'
import { createAnswerVideo } from '../../apps/server/src/demo-data/answer-video.ts'
import { type ApprovedIntern, type HiringCompany, templateEmails } from './hiring-company.ts'
import { runStatement } from './operator.ts'
import { type ApiUser, sendRequest, getFirstIds, signInByApi } from './requests.ts'
import { readHiringTemplate } from './hiring-ids.ts'
import { createTestUser, type TestUser } from './test-user.ts'

/** Returns an intern whose application is approved: that of the scenario, or a new one. */
export async function anApprovedIntern(
  hiring: HiringCompany,
  name: string,
  zone: string,
): Promise<ApprovedIntern> {
  if (hiring.unusedInterns.delete('approved'))
    return {
      person: await signInAsIntern(hiring, templateEmails.approved, name, zone),
      internId: readHiringTemplate().approvedInternId,
    }
  const person = await registerIntern(hiring, name, zone)
  return { person, internId: await submitAndApprove(hiring.operator, person) }
}

/**
 * Returns an intern who has completed the application without submitting it: that of the scenario,
 * or a new one.
 */
export async function anUnsentApplication(
  hiring: HiringCompany,
  name: string,
  zone: string,
): Promise<TestUser> {
  if (hiring.unusedInterns.delete('applicant'))
    return signInAsIntern(hiring, templateEmails.applicant, name, zone)
  return registerIntern(hiring, name, zone)
}

/** Signs in as an intern of the scenario, with the name and the time zone of the journey. */
async function signInAsIntern(
  { browser }: HiringCompany,
  email: string,
  name: string,
  zone: string,
): Promise<TestUser> {
  const person = await createTestUser(browser, email, zone)
  await runStatement(
    'update users set first_name = $2, last_name = $3, time_zone = $4 where email = $1',
    [email, ...name.split(' '), zone],
  )
  await signInByApi(person)
  return person
}

async function registerIntern(
  hiring: HiringCompany,
  name: string,
  zone: string,
): Promise<TestUser> {
  const email = `${name.toLowerCase().replace(/\W+/g, '.')}@students.example`
  const person = await createTestUser(hiring.browser, email, zone)
  await applyByRequests(person, hiring, name, zone)
  return person
}

/** Signs up an intern, who completes every section of the application. */
export async function applyByRequests(
  person: ApiUser,
  { slug, starts }: Pick<HiringCompany, 'slug' | 'starts'>,
  name: string,
  zone: string,
): Promise<void> {
  const { page } = person
  const [first, last] = name.split(' ')
  await signInByApi(person, 'I')
  const [country = 0] = await getFirstIds(person, 'GET location/get-country-list', 'id', 1)
  const [education = 0] = await getFirstIds(
    person,
    'GET education-level/list',
    'education_level_id',
    1,
  )
  const [field = 0] = await getFirstIds(person, 'GET career-field/get-list', 'career_field_id', 1)
  const { skills, projects } = await sendRequest<{
    skills: readonly { skill_id: number }[]
    projects: readonly { project_id: number }[]
  }>(page, `GET career-skill/skill-project?career_field_id=${field}`)
  await sendRequest(page, 'POST intern-service/register/save-basic-info', {
    first_name: first,
    last_name: last,
    phone: '+1 555 0100 444',
    intern_dob: '2003-06-14',
    country_id: country,
    time_zone: zone,
    terms_accepted: true,
  })
  await sendRequest(page, 'POST intern-service/register/save-internship-preference', {
    career_field_ids: [field],
    start_month: `${starts.slice(5, 7)}/${starts.slice(0, 4)}`,
    duration_weeks: 8,
    hours_a_week: 30,
  })
  await sendRequest(page, 'POST intern-service/register/save-uni-details', {
    university_name: 'A university',
    major: 'Hydrology',
    education_level_id: education,
  })
  await sendRequest(page, 'POST intern-service/register/save-additional-info', {
    heard_from: 'A lecturer',
    goals: 'To read rivers.',
  })
  await sendRequest(page, `POST intern-service/map-user-batch/v1/${slug}`, {})
  await sendRequest(page, 'POST intern-service/v1/mark-signup-complete', {})
  await sendRequest(page, 'POST intern-service/application/start', {})
  await sendRequest(page, 'PATCH intern-service/profile/personal-info', {
    citizenship_country_id: country,
    english_proficiency: 4,
  })
  const specialisations = await getFirstIds(
    person,
    `GET specialisation?career_field_id=${field}`,
    'specialisation_id',
    1,
  )
  await sendRequest(page, 'PATCH intern-service/application/specialisation', {
    career_field_id: field,
    specialisation_ids: specialisations,
    skill_ids: skills.slice(0, 4).map((skill) => skill.skill_id),
  })
  await sendRequest(page, 'POST intern-service/application/skill-goals/interested-projects', {
    project_ids: projects.slice(0, 2).map((project) => project.project_id),
  })
  await sendRequest(page, 'POST intern-service/availability', {
    weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '18:00' })),
    exceptions: [],
  })
  const answers = additionalQuestions
    .filter((question) => question.required)
    .map((question) => [
      question.id,
      question.type === 'text' ? 'I like rivers.' : question.options[0]?.id,
    ])
  await sendRequest(page, 'POST intern-service/application/additional-question', {
    answers: Object.fromEntries(answers),
  })
  await fillLastSections(
    person,
    skills.slice(-2).map((skill) => skill.skill_id),
    education,
  )
}

/**
 * Submits the application and has the programme team approve it.
 * @returns the intern's id
 */
export async function submitAndApprove(operator: ApiUser, { page }: ApiUser): Promise<string> {
  await sendRequest(page, 'POST intern-service/application/submit', {})
  const { intern_id, application_id } = await sendRequest<{
    intern_id: string
    application_id: string
  }>(page, 'GET intern-service/intern-dashboard/basic-details')
  await sendRequest(operator.page, `POST operator/applications/${application_id}/take`, {})
  await sendRequest(operator.page, `POST operator/applications/${application_id}/approve`, {})
  return intern_id
}

async function fillLastSections(
  person: ApiUser,
  skills: readonly number[],
  education: number,
): Promise<void> {
  const { page } = person
  await sendRequest(page, 'PATCH intern-service/profile/gender', {
    gender_id: (await getFirstIds(person, 'GET gender/list', 'id', 1))[0],
  })
  await sendRequest(page, 'POST intern-service/profile/education', {
    school: 'A university',
    degree: 'Hydrology',
    education_level_id: education,
    from: '2023-09',
  })
  await sendRequest(page, 'POST intern-service/profile/projects-past-experience', {
    title: 'Gauge reader',
    place: 'A river board',
    text: 'Read gauges.',
    kind: 'WORK',
    from: '2025-06',
    to: '2025-09',
  })
  await sendRequest(page, 'PATCH intern-service/profile/skill/introduction-text', {
    introduction: 'I read rivers, and I write down what they say so that others can read it too.',
  })
  await sendRequest(page, 'POST intern-service/profile/skill/develop', {
    skill_to_improve_ids: skills,
  })
  for (const question of videoQuestions) {
    const video = createAnswerVideo()
    const { file_id } = await sendRequest<{ file_id: string }>(page, 'POST files/videos', {
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
    await sendRequest(page, `POST files/videos/${file_id}/complete`, {})
    await sendRequest(page, 'POST intern-service/profile/video/create', {
      question,
      file_id,
      seconds: 3,
    })
  }
}
