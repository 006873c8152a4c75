import { composeStatement } from '../platform/db/statement.ts'

// Inserts hundreds of rows in one statement, passed as one JSON text. Omitted columns get their
// defaults.

const insertRows = (table: string, columns: string) =>
  composeStatement<{ readonly rows: string }>(
    `world.many.${table}`,
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, :rows::jsonb)`,
  )

export const insertUsers = insertRows(
  'users',
  'user_id, type, email, first_name, last_name, phone, phone_verified_at, country_id, time_zone, last_seen_at, created_at',
)
export const insertInterns = insertRows(
  'interns',
  `intern_id, user_id, birth_date, batch_id, signup_completed_at, signup_step, career_field_ids, start_month, duration_weeks, hours_a_week, university_name, major, education_level_id, graduation_month,
  gender_id, citizenship_country_id, english_proficiency, job_title, internship_goal, introduction, weekly_hours, availability_saved_at, created_at`,
)
export const insertApplications = insertRows(
  'applications',
  `application_id, intern_id, batch_id, status, career_field_id, specialisation_ids, skill_ids, skill_to_improve_ids, project_ids, internship_start, additional_answers, section_saved_at,
  reviewer_id, review_started_at, submitted_at, decided_at, decision_reason, created_at`,
)
export const insertComments = insertRows(
  'application_comments',
  'comment_id, application_id, section, body, author_id, created_at, sent_at',
)
export const insertProfileEntries = insertRows(
  'profile_entries',
  'entry_id, intern_id, kind, data, sort, created_at',
)
export const insertFiles = insertRows(
  'files',
  'file_id, owner_user_id, key, kind, purpose, content_type, name, size, created_at',
)
export const insertVideoAnswers = insertRows(
  'video_answers',
  'intern_id, question, file_id, seconds, created_at',
)
export const insertSearchRows = insertRows(
  'intern_search',
  'intern_id, application_id, batch_id, career_field_id, specialisation_ids, skill_ids, project_ids, start_month, duration_weeks, offset_seconds, time_zone, approved_at',
)
