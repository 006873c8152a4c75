import { applicationSections } from '@fledge/domain/applications/application-sections.ts'
import type { applicationMachine } from '@fledge/domain/applications/machine.ts'
import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import { videoQuestions } from '@fledge/domain/profiles/types.ts'
import { dayMs } from '@fledge/kernel/dates.ts'
import { careerFieldTexts } from '../../demo-data/career-field-texts.ts'
import { toDay, toTimestamp } from './copy-format.ts'
import { getAt } from './scale-random.ts'
import type { ScaleIntern, ScaleWorld } from './scale-world.ts'

/** An application while its history is created. */
export interface ApplicationState {
  status: ApplicationStatus
  readonly createdAt: number
  /** When each transition took place last. */
  readonly times: Map<keyof typeof applicationMachine.transitions, number>
  reviewerId: string | null
  /** Of its last transition. */
  reason: string | null
  enrolledAt: number | null
}

/** Writes an application with its comments, profile entries and video answers. */
export function addApplicationRows(
  world: ScaleWorld,
  intern: ScaleIntern,
  application: ApplicationState,
): void {
  const { rows, random } = world
  const { times, createdAt } = application
  const getTime = (...names: readonly Parameters<typeof times.get>[0][]) => {
    const found = names.map((name) => times.get(name)).find((at) => at !== undefined)
    return found === undefined ? null : toTimestamp(found)
  }
  const submittedAt = getTime('resubmit', 'submit')
  const hasBegun = times.has('start')
  rows.add('applications', {
    application_id: intern.applicationId,
    intern_id: intern.id,
    batch_id: intern.batch.id,
    status: application.status,
    career_field_id: hasBegun ? intern.field.id : null,
    specialisation_ids: hasBegun ? random.some(intern.field.specialisations, 2) : [],
    skill_ids: hasBegun ? random.some(intern.field.skills, random.int(4, 7)) : [],
    project_ids: hasBegun ? random.some(intern.field.projects, random.int(1, 3)) : [],
    internship_start: submittedAt && random.chance(0.4) ? toDay(intern.startMonth) : null,
    additional_answers: submittedAt ? additionalAnswers : {},
    diversity_seen_at: submittedAt,
    section_saved_at: hasBegun ? describeSections(createdAt) : {},
    reviewer_id: application.reviewerId,
    review_started_at: getTime('review'),
    submitted_at: submittedAt,
    decided_at: getTime('approve', 'reject'),
    decision_reason: application.reason,
    enrolled_at: application.enrolledAt === null ? null : toTimestamp(application.enrolledAt),
    created_at: toTimestamp(createdAt),
  })
  if (times.has('requestChanges')) addComment(world, intern, application)
  if (hasBegun) addEntries(world, intern, createdAt)
  if (submittedAt && intern.batch.endsAt > world.now) addVideoAnswers(world, intern, createdAt)
}

const additionalAnswers = {
  EQUIPMENT: 'READY',
  MOTIVATION: 'I want to take a question all the way from raw data to a decision.',
  REMOTE_BEFORE: 'SOME',
}
const describeSections = (at: number) =>
  Object.fromEntries(applicationSections.map((section) => [section, toTimestamp(at)]))

function addComment(
  { rows, newId, operators }: ScaleWorld,
  intern: ScaleIntern,
  { times, reviewerId }: ApplicationState,
): void {
  const at = times.get('requestChanges') ?? 0
  const addressedAt = times.get('resubmit')
  rows.add('application_comments', {
    comment_id: newId(at),
    application_id: intern.applicationId,
    section: 'RESUME_PROFILE',
    body: 'Describe in two sentences what you did yourself in your last project.',
    author_id: reviewerId ?? getAt(operators, 0),
    created_at: toTimestamp(at),
    sent_at: toTimestamp(at),
    addressed_at: addressedAt === undefined ? null : toTimestamp(addressedAt),
  })
}

function addEntries({ rows, random, newId, lookups }: ScaleWorld, intern: ScaleIntern, at: number) {
  const entry = (kind: string, data: { readonly [key: string]: unknown }) =>
    rows.add('profile_entries', {
      entry_id: newId(at),
      intern_id: intern.id,
      kind,
      data,
      sort: 0,
      created_at: toTimestamp(at),
    })
  entry('education', {
    school: random.skewed(lookups.universities).name,
    degree: intern.field.label,
    education_level_id: lookups.ids['education-level']?.[3],
    from: '2023-09',
    to: null,
  })
  const texts = getAt(careerFieldTexts, intern.field.id % careerFieldTexts.length)
  if (random.chance(0.6))
    entry('experience', { ...random.of(texts.experience), from: '2025-06', to: '2025-09' })
}

/** Only interns of live batches have video answers here; their files are not in the store. */
function addVideoAnswers({ rows, newId }: ScaleWorld, intern: ScaleIntern, at: number): void {
  for (const question of videoQuestions) {
    const file_id = newId(at)
    rows.add('files', {
      file_id,
      owner_user_id: intern.userId,
      company_id: null,
      key: `videos/${file_id}.webm`,
      kind: 'video',
      purpose: 'answer',
      content_type: 'video/webm',
      name: `${question.toLowerCase()}.webm`,
      size: 2_400_000,
      is_public: false,
      created_at: toTimestamp(at + dayMs / 2),
    })
    rows.add('video_answers', {
      intern_id: intern.id,
      question,
      file_id,
      seconds: 60,
      created_at: toTimestamp(at + dayMs / 2),
    })
  }
}
