import { createHash } from 'node:crypto'
import { additionalQuestions } from '@fledge/domain/applications/additional-questions.ts'
import { videoQuestions } from '@fledge/domain/profiles/types.ts'
import { answerVideoSeconds, createAnswerVideo } from './answer-video.ts'
import type { NewDemoPerson } from './generate-person.ts'
import type { ScenarioContext } from './register-company.ts'
import type { ScenarioClock } from './scenario-timeline.ts'
import { signInWithEmailedCode, type HttpClient } from './http-client.ts'
import { careerFieldTexts } from './career-field-texts.ts'
import { findPersonByEmail } from './queries/demo-data.queries.ts'

const toMonthField = (day: string) => `${day.slice(5, 7)}/${day.slice(0, 4)}`

/**
 * Signs an intern up, fills in the application section by section and has it reviewed, as far as
 * the person's path goes. Uses only the product's endpoints.
 */
export async function runApplication(
  stage: ScenarioContext,
  person: NewDemoPerson,
  time: ScenarioClock,
): Promise<void> {
  const intern = await signUp(stage, person)
  await time.hours(1)
  await intern.request('POST intern-service/application/start', {})
  await fillFirstSections(stage, person, intern)
  if (person.way === 'started') return
  await time.days(1)
  await fillLaterSections(stage, person, intern)
  await time.hours(2)
  await intern.request('POST intern-service/application/submit', {})
  if (person.way === 'sent') return
  await time.days(1.5)
  await reviewDemoApplication(stage, person)
}

/** Returns a phone number and a birth date of their own, which a second account of someone shares. */
function createIdentity({ email, secondAccountOf }: NewDemoPerson) {
  const number = createHash('sha256')
    .update(secondAccountOf ?? email)
    .digest()
    .readUInt32BE()
  const [month, day] = [1 + (number % 12), 1 + (Math.floor(number / 12) % 28)]
  return {
    phone: `+1555${2_000_000 + (number % 7_000_000)}`,
    intern_dob: `2003-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
  }
}

async function signUp(
  { running, options, batchCode }: ScenarioContext,
  person: NewDemoPerson,
): Promise<HttpClient> {
  const intern = await signInWithEmailedCode(running, person.email, 'I')
  await intern.request('POST intern-service/register/save-basic-info', {
    first_name: person.first,
    last_name: person.last,
    ...createIdentity(person),
    country_id: options.country(person.country),
    time_zone: person.zone,
    terms_accepted: true,
  })
  await intern.request('POST intern-service/register/save-internship-preference', {
    career_field_ids: [options.id('career-field', person.field)],
    start_month: toMonthField(person.startMonth),
    duration_weeks: person.weeks,
    hours_a_week: 35,
  })
  await intern.request('POST intern-service/register/save-uni-details', {
    university_name: person.university,
    major: getFieldTexts(person).majors[0],
    education_level_id: options.id('education-level', "Bachelor's degree"),
  })
  await intern.request('POST intern-service/register/save-additional-info', {
    heard_from: 'A lecturer',
    goals: getFieldTexts(person).goals[0],
  })
  await intern.request(`POST intern-service/map-user-batch/v1/${batchCode}`, {})
  await intern.request('POST intern-service/v1/mark-signup-complete', {})
  return intern
}

const getFieldTexts = (person: NewDemoPerson) => {
  const texts = careerFieldTexts.find((fieldTexts) => fieldTexts.name === person.field)
  if (!texts) throw new Error(`No texts for career field ${person.field}`)
  return texts
}

async function fillFirstSections(
  { options }: ScenarioContext,
  person: NewDemoPerson,
  intern: HttpClient,
): Promise<void> {
  const field = options.id('career-field', person.field)
  await intern.request('PATCH intern-service/profile/personal-info', {
    citizenship_country_id: options.country(person.country),
    english_proficiency: 4,
  })
  await intern.request('PATCH intern-service/application/specialisation', {
    career_field_id: field,
    specialisation_ids: options.ofField('specialisation', field).slice(0, 2),
    skill_ids: person.skills
      ? options.ids('skill', person.skills)
      : options.ofField('skill', field).slice(0, 5),
  })
  await intern.request('POST intern-service/application/skill-goals/interested-projects', {
    project_ids: person.projects
      ? options.ids('project', person.projects)
      : options.ofField('project', field).slice(0, 2),
  })
}

async function answerQuestions(intern: HttpClient, text: string | undefined): Promise<void> {
  const answers = additionalQuestions
    .filter((question) => question.required)
    .map((question) => [question.id, question.type === 'text' ? text : question.options[0]?.id])
  await intern.request('POST intern-service/application/additional-question', {
    answers: Object.fromEntries(answers),
  })
}

async function fillLaterSections(
  { options }: ScenarioContext,
  person: NewDemoPerson,
  intern: HttpClient,
): Promise<void> {
  const texts = getFieldTexts(person)
  await intern.request('POST intern-service/availability', {
    weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '18:00' })),
    exceptions: [],
  })
  await answerQuestions(intern, texts.goals[0])
  await intern.request('PATCH intern-service/profile/gender', {
    gender_id: options.all('gender')[0]?.id,
  })
  await intern.request('POST intern-service/profile/education', {
    school: person.university,
    degree: texts.majors[0],
    education_level_id: options.id('education-level', "Bachelor's degree"),
    from: '2023-09',
  })
  await intern.request('POST intern-service/profile/projects-past-experience', {
    ...texts.experience[0],
    kind: 'WORK',
    from: '2025-06',
    to: '2025-09',
  })
  await intern.request('PATCH intern-service/profile/skill/introduction-text', {
    introduction: person.introduction ?? texts.introductions[0],
  })
  await intern.request('POST intern-service/profile/skill/develop', {
    skill_to_improve_ids: options
      .ofField('skill', options.id('career-field', person.field))
      .slice(-3),
  })
  for (const question of videoQuestions) await uploadVideoAnswer(intern, question)
}

/** Uploads a video answer in one chunk, as the browser does for short videos. */
async function uploadVideoAnswer(intern: HttpClient, question: string): Promise<void> {
  const video = createAnswerVideo()
  const { file_id } = await intern.request<{ file_id: string }>('POST files/videos', {
    name: `${question.toLowerCase()}.webm`,
    size: video.length,
    type: 'video/webm',
    seconds: answerVideoSeconds,
  })
  await intern.putBytes(`PUT files/videos/${file_id}/0`, video)
  await intern.request(`POST files/videos/${file_id}/complete`, {})
  await intern.request('POST intern-service/profile/video/create', {
    question,
    file_id,
    seconds: answerVideoSeconds,
  })
}

async function reviewDemoApplication(
  { running, as, reviewer }: ScenarioContext,
  person: NewDemoPerson,
): Promise<void> {
  const id =
    (await running.services.database.read().one(findPersonByEmail, { email: person.email }))
      ?.application_id ?? ''
  const operator = await as(reviewer)
  await operator.request(`POST operator/applications/${id}/take`, {})
  if (person.way === 'reviewed') return
  if (person.way === 'changesRequested') {
    await operator.request(`PUT operator/applications/${id}/comments/RESUME_PROFILE`, {
      body: 'Describe in two sentences what you did yourself in the survey project, and what others did.',
    })
    await operator.request(`PUT operator/applications/${id}/comments/VIDEO_PROFILE`, {
      body: 'Your third answer stops halfway through. Please record it again.',
    })
    await operator.request(`POST operator/applications/${id}/request-changes`, {})
  } else if (person.way === 'rejected')
    await operator.request(`POST operator/applications/${id}/reject`, {
      reason: 'REQUIREMENTS',
      note: 'This batch requires at least one year of study. Please apply again next year.',
    })
  else await operator.request(`POST operator/applications/${id}/approve`, {})
}
