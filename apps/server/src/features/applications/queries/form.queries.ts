// Generated from form.sql by “npm run queries”; do not edit.
// Source: 0ae47595d4ee
import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import type { InternScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface LockedProfile {
  readonly intern_id: string
  readonly user_id: string
  readonly application_id: string | null
  readonly status: ApplicationStatus | null
  readonly start_month: string | null
  readonly programme_start: string | null
  readonly programme_end: string | null
  readonly placement_deadline: string | null
}

/** The open application of an intern, whose row is locked by then. */
export const lockedProfile = defineStatement<
  { readonly intern_id: InternScope },
  LockedProfile
>(
  'applications.lockedProfile',
  ['intern_id'],
  `select
  i.intern_id, i.user_id, a.application_id, a.status, i.start_month, b.programme_start,
  b.programme_end, b.placement_deadline
from
  interns i
  left join lateral (
    select application_id, batch_id, status
    from applications
    where intern_id = i.intern_id
    order by
      (status not in ('REJECTED', 'COMPLETED', 'NOT_PLACED', 'WITHDRAWN')) desc, created_at desc
    limit 1
  ) a on true
  left join batches b on b.batch_id = coalesce(a.batch_id, i.batch_id)
where i.intern_id = $1`,
)

/** The profile fields stored with an application. */
export const selectApplicationFields = defineStatement<
  { readonly intern_id: InternScope; readonly application_id: string },
  {
    readonly career_field_id: number | null
    readonly specialisation_ids: number[]
    readonly skill_ids: number[]
    readonly skill_to_improve_ids: number[]
    readonly project_ids: number[]
    readonly internship_start: string | null
    readonly additional_answers: Record<string, string>
  }
>(
  'applications.selectApplicationFields',
  ['intern_id', 'application_id'],
  `select
  career_field_id, specialisation_ids, skill_ids, skill_to_improve_ids, project_ids,
  internship_start, additional_answers
from applications
where intern_id = $1 and application_id = $2`,
)

/** Clears a start day that is not in the chosen month. */
export const clearStartOfOtherMonth = defineStatement<
  {
    readonly intern_id: InternScope
    readonly application_id: string
    readonly month: string
  },
  NoRow
>(
  'applications.clearStartOfOtherMonth',
  ['intern_id', 'application_id', 'month'],
  `update applications
set internship_start = null
where
  intern_id = $1
  and application_id = $2
  and date_trunc('month', internship_start)::date <> $3::date`,
)

export const updateApplicationColumns = defineStatement<
  {
    readonly patch: string
    readonly sections: string
    readonly intern_id: InternScope
    readonly application_id: string
  },
  NoRow
>(
  'applications.updateApplicationColumns',
  ['patch', 'sections', 'intern_id', 'application_id'],
  `update applications a
set
  (
    career_field_id, specialisation_ids, skill_ids, skill_to_improve_ids, project_ids,
    internship_start, diversity_seen_at, resume_file_id, resume_confirmed_at, additional_answers,
    section_saved_at
  ) = (
    select
      p.career_field_id, p.specialisation_ids, p.skill_ids, p.skill_to_improve_ids, p.project_ids,
      p.internship_start, p.diversity_seen_at, p.resume_file_id, p.resume_confirmed_at,
      a.additional_answers || coalesce($1::jsonb -> 'additional_answers', '{}'),
      a.section_saved_at || $2::jsonb
    from jsonb_populate_record(a, $1::jsonb - 'additional_answers') p
  )
where a.intern_id = $3 and a.application_id = $4`,
)

/** The list and id pairs that do not exist. */
export const unknownChoices = defineStatement<
  { readonly pairs: string },
  { readonly field: string }
>(
  'applications.unknownChoices',
  ['pairs'],
  `select distinct w.field
from jsonb_to_recordset($1::jsonb) as w (field text, list text, id int)
where not exists (select from lookup l where l.list = w.list and l.id = w.id)`,
)

/** The labels of each field's ids. */
export const chosenLabels = defineStatement<
  { readonly pairs: string },
  { readonly field: string; readonly labels: string[] }
>(
  'applications.chosenLabels',
  ['pairs'],
  `select w.field, array_agg(l.label order by l.id) as labels
from
  jsonb_to_recordset($1::jsonb) as w (field text, list text, id int)
  join lookup l using (list, id)
group by w.field
having count(*) > 1`,
)

export const selectSkills = defineStatement<
  { readonly intern_id: InternScope },
  {
    readonly skill_ids: number[]
    readonly skill_to_improve_ids: number[]
    readonly project_ids: number[]
    readonly job_title: string | null
    readonly internship_goal: string | null
    readonly introduction: string | null
  }
>(
  'applications.selectSkills',
  ['intern_id'],
  `select
  coalesce(a.skill_ids, '{}') as skill_ids,
  coalesce(a.skill_to_improve_ids, '{}') as skill_to_improve_ids,
  coalesce(a.project_ids, '{}') as project_ids, i.job_title, i.internship_goal, i.introduction
from
  interns i
  left join lateral (
    select *
    from applications
    where intern_id = i.intern_id
    order by created_at desc
    limit 1
  ) a on true
where i.intern_id = $1`,
)
