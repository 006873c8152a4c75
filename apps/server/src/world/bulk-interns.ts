import { seatedApplicationStatuses } from '@fledge/domain/applications/words.ts'
import { videoQuestions } from '@fledge/domain/profiles/words.ts'
import { day, dayIn, hour, inZone } from '@fledge/kernel/dates.ts'
import type { Services } from '../platform/services.ts'
import { newId } from '../platform/ids.ts'
import { answerVideo } from './answer-video.ts'
import { pathOf, stepsOf, type Way } from './application-ways.ts'
import * as store from './bulk-store.ts'
import type { Options } from './options.ts'
import { dice } from './places.ts'
import { fieldWords, type FieldWords } from './wording.ts'

/** Somebody who applied, and how far they came by now. */
export interface Newcomer {
  readonly first: string
  readonly last: string
  readonly email: string
  readonly country: string
  readonly zone: string
  readonly university: string
  readonly batchId: string
  /** Name of the career field. */
  readonly field: string
  /** Skills by name; a few of the field where none are named. */
  readonly skills?: readonly string[]
  readonly projects?: readonly string[]
  readonly specialisations?: readonly string[]
  readonly introduction?: string
  readonly startMonth: string
  readonly weeks: number
  readonly way: Way
  /** Days before now that they signed up, and that the last move was made. */
  readonly began: number
  readonly ended: number
}

type Row = Record<string, unknown>
interface Rows {
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

/**
 * Brings in many interns with their applications, set by set, as past days left them.
 * The moves are the machine's, with the events they leave; mails of those days are not sent again.
 */
export async function bringIn(
  services: Services,
  options: Options,
  reviewerId: string,
  people: readonly Newcomer[],
  seed: number,
): Promise<void> {
  const rows: Rows = {
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
  const chance = dice(seed)
  const now = services.clock.now()
  people.forEach((newcomer, index) =>
    addPerson(
      rows,
      someone({ newcomer, options, chance, now, reviewerId, number: seed * 1000 + index }),
    ),
  )
  const video = answerVideo()
  for (const file of rows.files) await services.files.put(String(file.key), video)
  await services.database.transaction({ kind: 'system' }, async (tx) => {
    await tx.run(store.insertUsers, JSON.stringify(rows.users))
    await tx.run(store.insertInterns, JSON.stringify(rows.interns))
    await tx.run(store.insertApplications, JSON.stringify(rows.applications))
    await tx.run(store.insertComments, JSON.stringify(rows.comments))
    await tx.run(store.insertEntries, JSON.stringify(rows.entries))
    await tx.run(store.insertFiles, JSON.stringify(rows.files))
    await tx.run(store.insertVideoAnswers, JSON.stringify(rows.videos))
    await tx.run(store.insertSearchRows, JSON.stringify(rows.search))
    await tx.run(store.insertEvents, JSON.stringify(rows.events))
    await tx.run(store.countSeats, seatedApplicationStatuses)
  })
}

interface Making {
  newcomer: Newcomer
  options: Options
  chance: ReturnType<typeof dice>
  now: Date
  reviewerId: string
  number: number
}

type Someone = ReturnType<typeof someone>

function someone(making: Making) {
  const { newcomer, options, chance, now } = making
  const began = new Date(now.getTime() - newcomer.began * day)
  const words = fieldWords.find((one) => one.name === newcomer.field)
  if (!words) throw new Error(`Nobody wrote words for ${newcomer.field}`)
  const field = options.id('career-field', newcomer.field)
  return {
    ...making,
    began,
    words,
    at: began.toISOString(),
    userId: newId(began),
    internId: newId(began),
    applicationId: newId(began),
    path: pathOf(newcomer.way, began, new Date(now.getTime() - newcomer.ended * day)),
    steps: stepsOf(newcomer.way),
    choice: {
      career_field_id: field,
      specialisation_ids: newcomer.specialisations
        ? options.ids('specialisation', newcomer.specialisations)
        : chance.some(options.ofField('specialisation', field), 2),
      skill_ids: newcomer.skills
        ? options.ids('skill', newcomer.skills)
        : chance.some(options.ofField('skill', field), chance.int(4, 7)),
      project_ids: newcomer.projects
        ? options.ids('project', newcomer.projects)
        : chance.some(options.ofField('project', field), chance.int(1, 3)),
    },
  }
}

function addPerson(rows: Rows, person: Someone): void {
  const { newcomer, path, steps, choice } = person
  const timeOf = (move: string) => path.find((step) => step.move === move)?.at ?? null
  addAccount(rows, person)
  rows.applications.push({
    application_id: person.applicationId,
    intern_id: person.internId,
    batch_id: newcomer.batchId,
    status: path.at(-1)?.to,
    skill_to_improve_ids: [],
    additional_answers: {},
    section_saved_at: {},
    ...(steps.has('start')
      ? choice
      : { career_field_id: null, specialisation_ids: [], skill_ids: [], project_ids: [] }),
    ...(steps.has('submit') ? answers(person.words, person.number, person.at) : {}),
    internship_start: newcomer.startMonth,
    reviewer_id: steps.has('review') ? person.reviewerId : null,
    review_started_at: timeOf('review'),
    submitted_at: timeOf('submit'),
    decided_at: timeOf('approve') ?? timeOf('reject'),
    decision_reason: steps.has('reject') ? 'REQUIREMENTS' : null,
    created_at: person.at,
  })
  if (steps.has('requestChanges')) {
    rows.comments.push({
      comment_id: newId(person.began),
      application_id: person.applicationId,
      section: 'RESUME_PROFILE',
      body: 'Say in two sentences what you did yourself in your last project.',
      author_id: person.reviewerId,
      created_at: timeOf('requestChanges'),
      sent_at: timeOf('requestChanges'),
    })
  }
  if (steps.has('approve')) {
    rows.search.push({
      ...choice,
      intern_id: person.internId,
      application_id: person.applicationId,
      batch_id: newcomer.batchId,
      start_month: newcomer.startMonth,
      duration_weeks: newcomer.weeks,
      offset_seconds: inZone(person.now, newcomer.zone).offsetNanoseconds / 1e9,
      time_zone: newcomer.zone,
      approved_at: timeOf('approve'),
    })
  }
  const actors: Readonly<Record<string, string>> = {
    intern: person.userId,
    operator: person.reviewerId,
  }
  const reasons: Readonly<Record<string, string>> = { reject: 'REQUIREMENTS', withdraw: 'STUDIES' }
  rows.events.push(
    ...path.map((step) => ({
      at: step.at,
      machine: step.machine,
      move: step.move,
      subject_id: person.applicationId,
      from_state: step.from,
      to_state: step.to,
      actor_kind: step.by,
      actor_id: actors[step.by] ?? null,
      intern_id: person.internId,
      reason: reasons[step.move] ?? null,
    })),
  )
  if (steps.has('submit')) addProfile(rows, person)
}

function addAccount(rows: Rows, person: Someone): void {
  const { newcomer, options, chance, now, steps, at, words } = person
  const seen = new Date(
    Math.min(
      now.getTime() - hour,
      person.began.getTime() + (newcomer.began - newcomer.ended + chance.next()) * day,
    ),
  ).toISOString()
  const country = options.country(newcomer.country)
  const hours = {
    from: `${String(chance.int(8, 10)).padStart(2, '0')}:00`,
    to: `${chance.int(17, 20)}:00`,
  }
  const hasBegun = steps.has('start')
  rows.users.push({
    user_id: person.userId,
    type: 'I',
    email: newcomer.email,
    first_name: newcomer.first,
    last_name: newcomer.last,
    country_id: country,
    time_zone: newcomer.zone,
    last_seen_at: seen,
    phone: `+1555${String(1_000_000 + person.number)}`,
    phone_verified_at: hasBegun ? at : null,
    created_at: at,
  })
  rows.interns.push({
    intern_id: person.internId,
    user_id: person.userId,
    birth_date: dayIn(
      new Date(person.began.getTime() - (19 * 365 + chance.int(0, 2900)) * day),
      'UTC',
    ),
    batch_id: steps.has('withdraw') || steps.has('reject') ? null : newcomer.batchId,
    signup_completed_at: at,
    signup_step: 'done',
    career_field_ids: [person.choice.career_field_id],
    start_month: newcomer.startMonth,
    duration_weeks: newcomer.weeks,
    hours_a_week: chance.of([20, 25, 30, 35, 40]),
    university_name: newcomer.university,
    major: chance.of(words.majors),
    education_level_id: options.id(
      'education-level',
      chance.of(["Bachelor's degree", "Bachelor's degree", "Master's degree"]),
    ),
    graduation_month: null,
    gender_id: chance.of(options.all('gender')).id,
    citizenship_country_id: country,
    english_proficiency: chance.int(3, 5),
    job_title: null,
    internship_goal: hasBegun ? chance.of(words.goals) : null,
    introduction: hasBegun ? (newcomer.introduction ?? chance.of(words.introductions)) : null,
    weekly_hours: hasBegun ? { 1: [hours], 2: [hours], 3: [hours], 4: [hours], 5: [hours] } : {},
    availability_saved_at: hasBegun ? at : null,
    created_at: at,
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
const answers = (words: FieldWords, number: number, at: string): Row => ({
  additional_answers: {
    MOTIVATION: words.goals[number % words.goals.length],
    REMOTE_BEFORE: ['NEVER', 'SOME', 'MONTHS'][number % 3],
    EQUIPMENT: number % 7 === 0 ? 'PARTLY' : 'READY',
  },
  section_saved_at: Object.fromEntries(sections.map((section) => [section, at])),
})

function addProfile(
  rows: Rows,
  { chance, newcomer, words, began, at, internId, userId }: Someone,
): void {
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
    school: newcomer.university,
    degree: intern.major,
    education_level_id: intern.education_level_id,
    from: '2023-09',
    to: null,
  })
  if (chance.next() < 0.7)
    entry('experience', { ...chance.of(words.experience), from: '2025-06', to: '2025-09' })
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
      size: answerVideo().length,
      created_at: at,
    })
    rows.videos.push({ intern_id: internId, question, file_id, seconds: 3, created_at: at })
  }
}
