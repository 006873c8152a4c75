import { shiftDate, toDayText, type TestRow } from './insert-row.ts'

interface InternIds {
  readonly internId: string
  readonly applicationId: string
  readonly batchId: string
}

const getStartMonth = (now: Date) => `${toDayText(shiftDate(now, 60)).slice(0, 7)}-01`

/** Row of an intern who finished sign-up, with weekday hours. */
export function buildInternRow(
  now: Date,
  internId: string,
  userId: string,
  overrides: TestRow = {},
): TestRow {
  const hours = { from: '09:00', to: '17:00' }
  return {
    intern_id: internId,
    user_id: userId,
    birth_date: '2003-05-04',
    signup_completed_at: now,
    career_field_ids: [1],
    start_month: getStartMonth(now),
    duration_weeks: 12,
    hours_a_week: 30,
    weekly_hours: { 1: [hours], 2: [hours], 3: [hours], 4: [hours], 5: [hours] },
    availability_saved_at: now,
    created_at: now,
    ...overrides,
  }
}

/** Row of the intern's application, APPROVED unless overridden. */
export const buildApplicationRow = (now: Date, intern: InternIds, overrides: TestRow = {}) => ({
  application_id: intern.applicationId,
  intern_id: intern.internId,
  batch_id: intern.batchId,
  status: 'APPROVED',
  career_field_id: 1,
  skill_ids: [1, 2],
  specialisation_ids: [108],
  internship_start: toDayText(shiftDate(now, 60)),
  submitted_at: now,
  decided_at: now,
  created_at: now,
  ...overrides,
})

/** Row of an approved application in browse. */
export function buildSearchRow(
  now: Date,
  intern: InternIds,
  application: ReturnType<typeof buildApplicationRow>,
): TestRow {
  return {
    intern_id: intern.internId,
    application_id: intern.applicationId,
    batch_id: intern.batchId,
    career_field_id: application.career_field_id,
    specialisation_ids: application.specialisation_ids,
    skill_ids: application.skill_ids,
    project_ids: [],
    start_month: getStartMonth(now),
    duration_weeks: 12,
    offset_seconds: 3600,
    approved_at: now,
  }
}
