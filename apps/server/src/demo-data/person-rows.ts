import { videoQuestions } from '@fledge/domain/profiles/types.ts'
import { dayMs, toLocalDay, hourMs, toZonedTime } from '@fledge/kernel/dates.ts'
import { newId } from '../platform/ids.ts'
import { answerVideoSeconds, createAnswerVideo } from './answer-video.ts'
import type { GeneratedPerson } from './generate-person.ts'
import type { CareerFieldTexts } from './career-field-texts.ts'

type Row = Record<string, unknown>
/** Rows to insert, by table. */
export interface DemoRows {
  users: Row[]
  interns: Row[]
  applications: Row[]
  comments: Row[]
  entries: Row[]
  files: Row[]
  videos: Row[]
  search: Row[]
  events: Row[]
}

export function createEmptyRows(): DemoRows {
  return {
    users: [],
    interns: [],
    applications: [],
    comments: [],
    entries: [],
    files: [],
    videos: [],
    search: [],
    events: [],
  }
}

/**
 * Adds the rows of one intern. The order matters: all of them draw from the same random sequence.
 */
export function addPersonRows(rows: DemoRows, person: GeneratedPerson): void {
  addUserRow(rows, person)
  addInternRow(rows, person)
  addApplicationRow(rows, person)
  if (person.steps.has('requestChanges')) addComment(rows, person)
  if (person.steps.has('approve')) addSearchRow(rows, person)
  addEvents(rows, person)
  if (person.steps.has('submit')) addProfile(rows, person)
}

function addUserRow(rows: DemoRows, person: GeneratedPerson): void {
  const { newPerson, options, chance, now, at } = person
  const lastSeenAt = new Date(
    Math.min(
      now.getTime() - hourMs,
      person.began.getTime() + (newPerson.began - newPerson.ended + chance.next()) * dayMs,
    ),
  ).toISOString()
  rows.users.push({
    user_id: person.userId,
    type: 'I',
    email: newPerson.email,
    first_name: newPerson.first,
    last_name: newPerson.last,
    country_id: options.country(newPerson.country),
    time_zone: newPerson.zone,
    last_seen_at: lastSeenAt,
    phone: `+1555${String(1_000_000 + person.number)}`,
    phone_verified_at: person.steps.has('start') ? at : null,
    created_at: at,
  })
}

function addInternRow(rows: DemoRows, person: GeneratedPerson): void {
  const { newPerson, options, chance, steps, at, texts } = person
  const hours = {
    from: `${String(chance.int(8, 10)).padStart(2, '0')}:00`,
    to: `${chance.int(17, 20)}:00`,
  }
  rows.interns.push({
    intern_id: person.internId,
    user_id: person.userId,
    birth_date: toLocalDay(
      new Date(person.began.getTime() - (19 * 365 + chance.int(0, 2900)) * dayMs),
      'UTC',
    ),
    batch_id: steps.has('withdraw') || steps.has('reject') ? null : newPerson.batchId,
    signup_completed_at: at,
    signup_step: 'done',
    career_field_ids: [person.choice.career_field_id],
    start_month: newPerson.startMonth,
    duration_weeks: newPerson.weeks,
    hours_a_week: chance.of([20, 25, 30, 35, 40]),
    university_name: newPerson.university,
    major: chance.of(texts.majors),
    education_level_id: options.id(
      'education-level',
      chance.of(["Bachelor's degree", "Bachelor's degree", "Master's degree"]),
    ),
    graduation_month: null,
    gender_id: chance.of(options.all('gender')).id,
    citizenship_country_id: options.country(newPerson.country),
    english_proficiency: chance.int(3, 5),
    job_title: null,
    ...toSelfDescription(person, hours),
    created_at: at,
  })
}

/** Returns what an intern wrote about themselves after starting the application. */
function toSelfDescription(
  { newPerson, chance, steps, at, texts }: GeneratedPerson,
  hours: Row,
): Row {
  if (!steps.has('start'))
    return {
      internship_goal: null,
      introduction: null,
      weekly_hours: {},
      availability_saved_at: null,
    }
  return {
    internship_goal: chance.of(texts.goals),
    introduction: newPerson.introduction ?? chance.of(texts.introductions),
    weekly_hours: { 1: [hours], 2: [hours], 3: [hours], 4: [hours], 5: [hours] },
    availability_saved_at: at,
  }
}

const getTransitionTime = ({ path }: GeneratedPerson, move: string) =>
  path.find((step) => step.name === move)?.at ?? null

function addApplicationRow(rows: DemoRows, person: GeneratedPerson): void {
  const { newPerson, path, steps, choice } = person
  rows.applications.push({
    application_id: person.applicationId,
    intern_id: person.internId,
    batch_id: newPerson.batchId,
    status: path.at(-1)?.to,
    skill_to_improve_ids: [],
    additional_answers: {},
    section_saved_at: {},
    ...(steps.has('start')
      ? choice
      : { career_field_id: null, specialisation_ids: [], skill_ids: [], project_ids: [] }),
    ...(steps.has('submit') ? toAdditionalAnswers(person.texts, person.number, person.at) : {}),
    internship_start: newPerson.startMonth,
    reviewer_id: steps.has('review') ? person.reviewerId : null,
    review_started_at: getTransitionTime(person, 'review'),
    submitted_at: getTransitionTime(person, 'submit'),
    decided_at: getTransitionTime(person, 'approve') ?? getTransitionTime(person, 'reject'),
    decision_reason: steps.has('reject') ? 'REQUIREMENTS' : null,
    created_at: person.at,
  })
}

const sections = [
  'PERSONAL_INFORMATION',
  'CAREER_FIELD',
  'INTERNSHIP_PREFERENCE',
  'ADDITIONAL_QUESTIONS',
  'DIVERSITY_INFORMATION',
  'RESUME_PROFILE',
  'VIDEO_PROFILE',
]
const toAdditionalAnswers = (texts: CareerFieldTexts, number: number, at: string): Row => ({
  additional_answers: {
    MOTIVATION: texts.goals[number % texts.goals.length],
    REMOTE_BEFORE: ['NEVER', 'SOME', 'MONTHS'][number % 3],
    EQUIPMENT: number % 7 === 0 ? 'PARTLY' : 'READY',
  },
  section_saved_at: Object.fromEntries(sections.map((section) => [section, at])),
})

function addComment(rows: DemoRows, person: GeneratedPerson): void {
  rows.comments.push({
    comment_id: newId(person.began),
    application_id: person.applicationId,
    section: 'RESUME_PROFILE',
    body: 'Describe in two sentences what you did yourself in your last project.',
    author_id: person.reviewerId,
    created_at: getTransitionTime(person, 'requestChanges'),
    sent_at: getTransitionTime(person, 'requestChanges'),
  })
}

function addSearchRow(rows: DemoRows, person: GeneratedPerson): void {
  const { newPerson } = person
  rows.search.push({
    ...person.choice,
    intern_id: person.internId,
    application_id: person.applicationId,
    batch_id: newPerson.batchId,
    start_month: newPerson.startMonth,
    duration_weeks: newPerson.weeks,
    offset_seconds: toZonedTime(person.now, newPerson.zone).offsetNanoseconds / 1e9,
    time_zone: newPerson.zone,
    approved_at: getTransitionTime(person, 'approve'),
  })
}

function addEvents(rows: DemoRows, person: GeneratedPerson): void {
  const actors: Readonly<Record<string, string>> = {
    intern: person.userId,
    operator: person.reviewerId,
  }
  const reasons: Readonly<Record<string, string>> = { reject: 'REQUIREMENTS', withdraw: 'STUDIES' }
  rows.events.push(
    ...person.path.map((step) => ({
      at: step.at,
      machine: step.machine,
      move: step.name,
      subject_id: person.applicationId,
      from_state: step.from,
      to_state: step.to,
      actor_kind: step.by,
      actor_id: actors[step.by] ?? null,
      intern_id: person.internId,
      reason: reasons[step.name] ?? null,
    })),
  )
}

function addProfile(rows: DemoRows, person: GeneratedPerson): void {
  const { chance, newPerson, texts, began, at, internId } = person
  const intern = rows.interns.at(-1) ?? {}
  const entry = (kind: string, data: Row) =>
    rows.entries.push({
      entry_id: newId(began),
      intern_id: internId,
      kind,
      data,
      sort: 0,
      created_at: at,
    })
  entry('education', {
    school: newPerson.university,
    degree: intern.major,
    education_level_id: intern.education_level_id,
    from: '2023-09',
    to: null,
  })
  if (chance.next() < 0.7)
    entry('experience', { ...chance.of(texts.experience), from: '2025-06', to: '2025-09' })
  addVideos(rows, person)
}

function addVideos(
  rows: DemoRows,
  { began, at, internId, userId }: Pick<GeneratedPerson, 'began' | 'at' | 'internId' | 'userId'>,
): void {
  for (const question of videoQuestions) {
    const file_id = newId(began)
    rows.files.push({
      file_id,
      owner_user_id: userId,
      key: `videos/${file_id}.webm`,
      kind: 'video',
      purpose: 'answer',
      content_type: 'video/webm',
      name: `${question.toLowerCase()}.webm`,
      size: createAnswerVideo().length,
      created_at: at,
    })
    rows.videos.push({
      intern_id: internId,
      question,
      file_id,
      seconds: answerVideoSeconds,
      created_at: at,
    })
  }
}
