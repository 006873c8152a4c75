import { toFileUrl } from '../files/public.ts'
import type { ApplicationRow } from './queries/applications.queries.ts'

/** Content of an application, for its intern and its reviewer. */
export const toApplicationContent = (row: ApplicationRow) => ({
  application_id: row.application_id,
  status: row.status,
  created_at: row.created_at,
  submitted_at: row.submitted_at,
  decided_at: row.decided_at,
  decision_reason: row.decision_reason,
  section_saved_at: row.section_saved_at,
  career_field_id: row.career_field_id,
  specialisation_ids: row.specialisation_ids,
  skill_ids: row.skill_ids,
  own_skills: row.own_skills,
  skill_to_improve_ids: row.skill_to_improve_ids,
  project_ids: row.project_ids,
  internship_start: row.internship_start,
  additional_answers: row.additional_answers,
  resume: row.resume && { ...row.resume, url: toFileUrl(row.resume.file_id) },
  resume_confirmed_at: row.resume_confirmed_at,
  has_availability: row.has_availability,
})

/** Row of the application list. */
export const toApplicationListItem = (row: ApplicationRow) => ({
  application_id: row.application_id,
  status: row.status,
  batch: { batch_id: row.batch_id, name: row.batch_name, programme_start: row.programme_start },
  created_at: row.created_at,
  submitted_at: row.submitted_at,
  decided_at: row.decided_at,
  decision_reason: row.decision_reason,
})
