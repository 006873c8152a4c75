import type { ApplicationCompletionFacts } from '@fledge/domain/applications/application-sections.ts'
import { listMissingFields } from '@fledge/domain/applications/application-sections.ts'
import type { ApplicationCanFacts } from '@fledge/domain/applications/can.ts'
import { hasAnsweredQuestions } from '@fledge/domain/applications/additional-questions.ts'
import { editableApplicationStatuses } from '@fledge/domain/applications/types.ts'
import { getPlacementDeadline } from '@fledge/domain/batches/rules.ts'
import { validateStartMonth } from '@fledge/domain/profiles/rules.ts'
import { videoQuestions } from '@fledge/domain/profiles/types.ts'
import { toLocalDay } from '@fledge/kernel/dates.ts'
import type { Db } from '../../platform/db/database.ts'
import { readCompleteProfile } from '../profiles/public.ts'
import type { ApplicationRow } from './queries/applications.queries.ts'

export type ApplicationProfile = NonNullable<Awaited<ReturnType<typeof readCompleteProfile>>>

/** While the application is editable, a start month outside the batch counts as missing. */
function isStartMonthAvailable(month: string, row: ApplicationRow, today: string): boolean {
  if (!editableApplicationStatuses.some((one) => one === row.status)) return true
  const to = getPlacementDeadline(row.programme_end, row.placement_deadline)
  return validateStartMonth(month, { today, from: row.programme_start, to }) === null
}

/** Returns which required and optional fields of the application are filled in. */
export function toCompletionFacts(
  row: ApplicationRow,
  whole: ApplicationProfile,
  today: string,
): ApplicationCompletionFacts {
  const { profile } = whole
  const has = (value: unknown) =>
    value !== null && value !== '' && (!Array.isArray(value) || value.length > 0)
  return {
    firstName: has(profile.first_name),
    lastName: has(profile.last_name),
    phone: has(profile.phone),
    birthDate: has(profile.intern_dob),
    country: has(profile.country_id),
    timeZone: has(profile.time_zone),
    citizenship: has(profile.citizenship_country_id),
    englishProficiency: has(profile.english_proficiency),
    careerFields: row.career_field_id !== null,
    specialisations: has(row.specialisation_ids),
    skills: has(row.skill_ids),
    interestedProjects: has(row.project_ids),
    startMonth:
      profile.start_month !== null && isStartMonthAvailable(profile.start_month, row, today),
    weeks: has(profile.duration_weeks),
    hoursPerWeek: has(profile.hours_a_week),
    availability: row.has_availability,
    additionalQuestions: hasAnsweredQuestions(row.additional_answers),
    diversity: row.diversity_seen_at !== null,
    resume: row.resume !== null,
    education: has(whole.education),
    introduction: has(profile.introduction),
    experience: has(whole.experience),
    portfolio: has(whole.portfolio),
    skillsToImprove: has(row.skill_to_improve_ids),
    videoAnswers: whole.videos.length >= videoQuestions.length,
  }
}

/** Returns the facts that the policies need. */
export function toApplicationPolicyFacts(
  row: ApplicationRow,
  facts: ApplicationCompletionFacts,
): ApplicationCanFacts {
  return {
    status: row.status,
    missing: listMissingFields(facts).length,
    openComments: row.open_comments,
    draftComments: row.draft_comments,
    reviewerId: row.reviewer_id,
  }
}

/** Returns the application with everything it displays and requires. */
export async function loadApplicationDetails(db: Db, row: ApplicationRow) {
  const whole = await readCompleteProfile(db, row.intern_id)
  if (!whole) throw new Error('an application without its intern')
  const facts = toCompletionFacts(row, whole, toLocalDay(db.now, 'UTC'))
  return { whole, facts, can: toApplicationPolicyFacts(row, facts) }
}
