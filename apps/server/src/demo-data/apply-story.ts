import { additionalQuestions } from '@fledge/domain/applications/additional-questions.ts'
import { videoQuestions } from '@fledge/domain/profiles/types.ts'
import { answerVideo } from './answer-video.ts'
import type { NewDemoPerson } from './newcomer.ts'
import type { Stage } from './join-company.ts'
import { personByEmail } from './store.ts'
import type { Time } from './timeline.ts'
import { byCode, type Visitor } from './visitor.ts'
import { fieldWords } from './wording.ts'

const monthOf = (day: string) => `${day.slice(5, 7)}/${day.slice(0, 4)}`

/**
 * Signs an intern up, fills in the application section by section and has it reviewed, as far as
 * the person's path goes. Uses only the product's endpoints.
 */
export async function applyFor(stage: Stage, person: NewDemoPerson, time: Time): Promise<void> {
  const intern = await signUp(stage, person)
  await time.hours(1)
  await intern.ask('POST intern-service/application/start', {})
  await firstSteps(stage, person, intern)
  if (person.way === 'begun') return
  await time.days(1)
  await laterSteps(stage, person, intern)
  await time.hours(2)
  await intern.ask('POST intern-service/application/submit', {})
  if (person.way === 'sent') return
  await time.days(1.5)
  await review(stage, person)
}

async function signUp(
  { running, options, batchCode }: Stage,
  person: NewDemoPerson,
): Promise<Visitor> {
  const intern = await byCode(running, person.email, 'I')
  await intern.ask('POST intern-service/register/save-basic-info', {
    first_name: person.first,
    last_name: person.last,
    phone: '+1 555 0100 444',
    intern_dob: '2003-06-14',
    country_id: options.country(person.country),
    time_zone: person.zone,
    terms_accepted: true,
  })
  await intern.ask('POST intern-service/register/save-internship-preference', {
    career_field_ids: [options.id('career-field', person.field)],
    start_month: monthOf(person.startMonth),
    duration_weeks: person.weeks,
    hours_a_week: 35,
  })
  await intern.ask('POST intern-service/register/save-uni-details', {
    university_name: person.university,
    major: wordsOf(person).majors[0],
    education_level_id: options.id('education-level', "Bachelor's degree"),
  })
  await intern.ask('POST intern-service/register/save-additional-info', {
    heard_from: 'A lecturer',
    goals: wordsOf(person).goals[0],
  })
  await intern.ask(`POST intern-service/map-user-batch/v1/${batchCode}`, {})
  await intern.ask('POST intern-service/v1/mark-signup-complete', {})
  return intern
}

const wordsOf = (person: NewDemoPerson) => {
  const words = fieldWords.find((one) => one.name === person.field)
  if (!words) throw new Error(`No texts for career field ${person.field}`)
  return words
}

async function firstSteps(
  { options }: Stage,
  person: NewDemoPerson,
  intern: Visitor,
): Promise<void> {
  const field = options.id('career-field', person.field)
  await intern.ask('PATCH intern-service/profile/personal-info', {
    citizenship_country_id: options.country(person.country),
    english_proficiency: 4,
  })
  await intern.ask('PATCH intern-service/application/specialisation', {
    career_field_id: field,
    specialisation_ids: options.ofField('specialisation', field).slice(0, 2),
    skill_ids: person.skills
      ? options.ids('skill', person.skills)
      : options.ofField('skill', field).slice(0, 5),
  })
  await intern.ask('POST intern-service/application/skill-goals/interested-projects', {
    project_ids: person.projects
      ? options.ids('project', person.projects)
      : options.ofField('project', field).slice(0, 2),
  })
}

async function answerQuestions(intern: Visitor, text: string | undefined): Promise<void> {
  const answers = additionalQuestions
    .filter((question) => question.required)
    .map((question) => [question.id, question.type === 'text' ? text : question.options[0]?.id])
  await intern.ask('POST intern-service/application/additional-question', {
    answers: Object.fromEntries(answers),
  })
}

async function laterSteps(
  { options }: Stage,
  person: NewDemoPerson,
  intern: Visitor,
): Promise<void> {
  const words = wordsOf(person)
  await intern.ask('POST intern-service/availability', {
    weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '18:00' })),
    exceptions: [],
  })
  await answerQuestions(intern, words.goals[0])
  await intern.ask('PATCH intern-service/profile/gender', {
    gender_id: options.all('gender')[0]?.id,
  })
  await intern.ask('POST intern-service/profile/education', {
    school: person.university,
    degree: words.majors[0],
    education_level_id: options.id('education-level', "Bachelor's degree"),
    from: '2023-09',
  })
  await intern.ask('POST intern-service/profile/projects-past-experience', {
    ...words.experience[0],
    kind: 'WORK',
    from: '2025-06',
    to: '2025-09',
  })
  await intern.ask('PATCH intern-service/profile/skill/introduction-text', {
    introduction: person.introduction ?? words.introductions[0],
  })
  await intern.ask('POST intern-service/profile/skill/develop', {
    skill_to_improve_ids: options
      .ofField('skill', options.id('career-field', person.field))
      .slice(-3),
  })
  for (const question of videoQuestions) await answer(intern, question)
}

/** Uploads a video answer in one chunk, as the browser does for short videos. */
async function answer(intern: Visitor, question: string): Promise<void> {
  const video = answerVideo()
  const { file_id } = await intern.ask<{ file_id: string }>('POST files/videos', {
    name: `${question.toLowerCase()}.webm`,
    size: video.length,
    type: 'video/webm',
    seconds: 3,
  })
  await intern.put(`PUT files/videos/${file_id}/0`, video)
  await intern.ask(`POST files/videos/${file_id}/complete`, {})
  await intern.ask('POST intern-service/profile/video/create', { question, file_id, seconds: 3 })
}

async function review({ running, as, reviewer }: Stage, person: NewDemoPerson): Promise<void> {
  const id =
    (await running.services.database.read().one(personByEmail, person.email))?.application_id ?? ''
  const operator = await as(reviewer)
  await operator.ask(`POST operator/applications/${id}/take`, {})
  if (person.way === 'reviewed') return
  if (person.way === 'asked') {
    await operator.ask(`PUT operator/applications/${id}/comments/RESUME_PROFILE`, {
      body: 'Describe in two sentences what you did yourself in the survey project, and what others did.',
    })
    await operator.ask(`PUT operator/applications/${id}/comments/VIDEO_PROFILE`, {
      body: 'Your third answer stops halfway through. Please record it again.',
    })
    await operator.ask(`POST operator/applications/${id}/request-changes`, {})
  } else if (person.way === 'rejected')
    await operator.ask(`POST operator/applications/${id}/reject`, {
      reason: 'REQUIREMENTS',
      note: 'This batch requires at least one year of study. Please apply again next year.',
    })
  else await operator.ask(`POST operator/applications/${id}/approve`, {})
}
