import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import type { PublicPart } from '@fledge/domain/profiles/public-parts.ts'
import type { VideoQuestion } from '@fledge/domain/profiles/types.ts'
import type { InternScope } from '@fledge/domain/sessions/types.ts'
import { placementEndsAtSql } from '../../platform/db/placement-deadline.ts'
import { statement } from '../../platform/db/statement.ts'
import { isNameVisibleSql } from '../../platform/db/visible-name.ts'

export interface OwnProfileRow {
  intern_id: string
  email: string
  first_name: string
  last_name: string
  phone: string | null
  is_phone_verified: boolean
  birth_date: string
  country_id: number | null
  time_zone: string
  picture_file_id: string | null
  citizenship_country_id: number | null
  english_proficiency: number | null
  low_english: Record<string, string>
  career_field_ids: number[]
  start_month: string | null
  duration_weeks: number | null
  hours_a_week: number | null
  university_id: number | null
  university_name: string | null
  major: string | null
  education_level_id: number | null
  graduation_month: string | null
  heard_from: string | null
  goals: string | null
  gender_id: number | null
  racial_ethnic_group_ids: number[] | null
  disability_ids: number[] | null
  first_generation_student: string | null
  international_student: string | null
  job_title: string | null
  internship_goal: string | null
  introduction: string | null
  public_profile: boolean
  is_hidden: boolean
}

export const selectOwnProfile = statement<[InternScope], OwnProfileRow>(
  'profiles.own',
  `select i.intern_id, u.email::text, u.first_name, u.last_name, u.phone, u.phone_verified_at is not null as is_phone_verified, i.birth_date, u.country_id, u.time_zone, u.picture_file_id, i.citizenship_country_id, i.english_proficiency,
          i.low_english, i.career_field_ids, i.start_month, i.duration_weeks, i.hours_a_week, i.university_id, i.university_name, i.major, i.education_level_id, i.graduation_month, i.heard_from, i.goals, i.gender_id,
          i.racial_ethnic_group_ids, i.disability_ids, i.first_generation_student, i.international_student, i.job_title, i.internship_goal, i.introduction, i.public_profile, i.is_hidden
   from interns i join users u using (user_id) where i.intern_id = $1`,
)

export interface LockedProfile {
  intern_id: string
  user_id: string
  application_id: string | null
  status: ApplicationStatus | null
  start_month: string | null
  programme_start: string | null
  programme_end: string | null
  placement_deadline: string | null
}
/**
 * The open application of an intern, with the intern's row locked, so that changes of one profile
 * are serialized.
 */
export const lockProfile = statement<[InternScope], LockedProfile>(
  'profiles.lock',
  `select i.intern_id, i.user_id, a.application_id, a.status, i.start_month, b.programme_start, b.programme_end, b.placement_deadline from interns i
   left join lateral (select application_id, batch_id, status from applications where intern_id = i.intern_id order by (status not in ('REJECTED', 'WITHDRAWN', 'NOT_PLACED', 'COMPLETED')) desc, created_at desc limit 1) a on true
   left join batches b on b.batch_id = coalesce(a.batch_id, i.batch_id)
   where i.intern_id = $1 for update of i`,
)
/** The profile fields stored with an application. */
export const selectApplicationFields = statement<
  [InternScope, applicationId: string],
  {
    career_field_id: number | null
    specialisation_ids: number[]
    skill_ids: number[]
    skill_to_improve_ids: number[]
    project_ids: number[]
    internship_start: string | null
    additional_answers: Record<string, string>
  }
>(
  'profiles.standing',
  `select career_field_id, specialisation_ids, skill_ids, skill_to_improve_ids, project_ids, internship_start, additional_answers from applications where intern_id = $1 and application_id = $2`,
)
/** Clears a start day that is not in the chosen month. */
export const clearStartOfOtherMonth = statement<
  [InternScope, applicationId: string, month: string]
>(
  'profiles.dropOtherStart',
  `update applications set internship_start = null where intern_id = $1 and application_id = $2 and date_trunc('month', internship_start)::date <> $3::date`,
)

// Each statement takes the columns to change as one object; other columns keep their values.
export const patchUser = statement<[InternScope, patch: string]>(
  'profiles.patchUser',
  `update users u set (first_name, last_name, phone, phone_verified_at, country_id, time_zone) =
     (select p.first_name, p.last_name, p.phone, case when p.phone is distinct from u.phone then null else u.phone_verified_at end, p.country_id, p.time_zone from jsonb_populate_record(u, $2::jsonb) p)
   where u.user_id = (select user_id from interns where intern_id = $1)`,
)
export const patchIntern = statement<[InternScope, patch: string]>(
  'profiles.patchIntern',
  `update interns i set (birth_date, career_field_ids, start_month, duration_weeks, hours_a_week, university_id, university_name, major, education_level_id, graduation_month, heard_from, goals, gender_id, citizenship_country_id,
       racial_ethnic_group_ids, disability_ids, first_generation_student, international_student, english_proficiency, low_english, job_title, internship_goal, introduction, own_skills) =
     (select p.birth_date, p.career_field_ids, p.start_month, p.duration_weeks, p.hours_a_week, p.university_id, p.university_name, p.major, p.education_level_id, p.graduation_month, p.heard_from, p.goals, p.gender_id, p.citizenship_country_id,
       p.racial_ethnic_group_ids, p.disability_ids, p.first_generation_student, p.international_student, p.english_proficiency, i.low_english || coalesce($2::jsonb -> 'low_english', '{}'), p.job_title, p.internship_goal, p.introduction, p.own_skills
      from jsonb_populate_record(i, $2::jsonb - 'low_english') p)
   where i.intern_id = $1`,
)
export const patchApplication = statement<
  [InternScope, applicationId: string, patch: string, sections: string]
>(
  'profiles.patchApplication',
  `update applications a set (career_field_id, specialisation_ids, skill_ids, skill_to_improve_ids, project_ids, internship_start, diversity_seen_at, resume_file_id, resume_confirmed_at, additional_answers, section_saved_at) =
     (select p.career_field_id, p.specialisation_ids, p.skill_ids, p.skill_to_improve_ids, p.project_ids, p.internship_start, p.diversity_seen_at, p.resume_file_id, p.resume_confirmed_at,
       a.additional_answers || coalesce($3::jsonb -> 'additional_answers', '{}'), a.section_saved_at || $4::jsonb
      from jsonb_populate_record(a, $3::jsonb - 'additional_answers') p)
   where a.intern_id = $1 and a.application_id = $2`,
)
/** The list and id pairs that do not exist. */
export const unknownChoices = statement<[pairs: string], { field: string }>(
  'profiles.unknownChoices',
  `select distinct w.field from jsonb_to_recordset($1::jsonb) as w(field text, list text, id int) where not exists (select from lookup l where l.list = w.list and l.id = w.id)`,
)

/** The labels of each field's ids. */
export const chosenLabels = statement<[pairs: string], { field: string; labels: string[] }>(
  'profiles.chosenLabels',
  `select w.field, array_agg(l.label order by l.id) as labels from jsonb_to_recordset($1::jsonb) as w(field text, list text, id int) join lookup l using (list, id) group by w.field having count(*) > 1`,
)

export interface VideoRow {
  question: VideoQuestion
  file_id: string
  seconds: number
  created_at: string
}
export const selectVideos = statement<[InternScope], VideoRow>(
  'profiles.videos',
  `select question, file_id, seconds, created_at from video_answers where intern_id = $1`,
)
export const selectVideo = statement<[InternScope, question: VideoQuestion], { file_id: string }>(
  'profiles.videoOf',
  `select file_id from video_answers where intern_id = $1 and question = $2`,
)
export const saveVideo = statement<
  [InternScope, question: string, fileId: string, seconds: number, now: string],
  VideoRow
>(
  'profiles.saveVideo',
  `insert into video_answers (intern_id, question, file_id, seconds, created_at) values ($1, $2, $3, $4, $5)
   on conflict (intern_id, question) do update set file_id = excluded.file_id, seconds = excluded.seconds, created_at = excluded.created_at returning question, file_id, seconds, created_at`,
)

export interface VisibleProfileRow extends OwnProfileRow {
  audience: 'own' | 'company' | 'public'
  country_code: string | null
  career_field: string | null
  specialisations: string[]
  skills: string[]
  projects: string[]
  shows_name: boolean
  intern: InternScope
  public_parts: PublicPart[]
  public_indexed: boolean
}
/**
 * The profile as others see it; `audience` is the viewer's role, and there is no row if they may
 * see nothing.
 */
export const selectVisibleProfile = statement<
  [id: string, viewer: string, company: string | null, own: string | null],
  VisibleProfileRow
>(
  'profiles.seen',
  `select * from (
     select i.*, i.intern_id as intern, u.first_name, u.last_name, u.country_id, u.time_zone, u.picture_file_id, country.data ->> 'code' as country_code, field.label as career_field,
       array(select label from lookup where list = 'specialisation' and id = any(a.specialisation_ids) order by label) as specialisations,
       array(select label from lookup where list = 'skill' and id = any(a.skill_ids) order by label) || i.own_skills as skills,
       array(select label from lookup where list = 'project' and id = any(a.project_ids) order by label) as projects,
       ${isNameVisibleSql('$3::uuid', 'i.intern_id')} as shows_name,
       case when i.intern_id = $4::uuid then 'own'
            when $2 = 'operator' then 'company'
            when $3::uuid is not null and (exists (select from candidatures c where c.company_id = $3::uuid and c.intern_id = i.intern_id)
              or (not i.is_hidden and exists (select from intern_search s where s.intern_id = i.intern_id) and exists (select from companies h where h.company_id = $3::uuid and h.status = 'APPROVED'))) then 'company'
            when i.public_profile and not i.is_hidden and u.status = 'ACTIVE' then 'public' end as audience
     from interns i join users u using (user_id)
     left join lateral (select * from applications where intern_id = i.intern_id order by created_at desc limit 1) a on true
     left join lookup country on country.list = 'country' and country.id = u.country_id
     left join lookup field on field.list = 'career-field' and field.id = a.career_field_id
     where i.intern_id = $1 or i.user_id = $1) seen
   where audience is not null`,
)

/** No offer of this application is accepted. */
const isFree = `not exists (select from offers o join candidatures c using (candidature_id) where c.application_id = a.application_id and o.status = 'ACCEPTED_BY_CANDIDATE' and not o.is_over)`
const inBrowse = `a.status = 'APPROVED' and not i.is_hidden and u.status = 'ACTIVE' and a.career_field_id is not null and i.start_month is not null and i.duration_weeks is not null and ${isFree} and coalesce(${placementEndsAtSql('b')} > $2::timestamptz, true)`
const indexOf = (which: string) =>
  `insert into intern_search (intern_id, application_id, batch_id, career_field_id, specialisation_ids, skill_ids, project_ids, start_month, duration_weeks, offset_seconds, approved_at)
   select i.intern_id, a.application_id, a.batch_id, a.career_field_id, a.specialisation_ids, a.skill_ids, a.project_ids, date_trunc('month', coalesce(a.internship_start, i.start_month))::date, i.duration_weeks,
          extract(epoch from ($2::timestamptz at time zone u.time_zone) - ($2::timestamptz at time zone 'UTC'))::int, coalesce(a.decided_at, $2)
   from interns i join users u using (user_id) join applications a on a.intern_id = i.intern_id join batches b on b.batch_id = a.batch_id
   where ${which} and ${inBrowse}
   on conflict (intern_id) do update set application_id = excluded.application_id, batch_id = excluded.batch_id, career_field_id = excluded.career_field_id, specialisation_ids = excluded.specialisation_ids,
     skill_ids = excluded.skill_ids, project_ids = excluded.project_ids, start_month = excluded.start_month, duration_weeks = excluded.duration_weeks, offset_seconds = excluded.offset_seconds`
/** Writes the intern's row in the browse index, if they may be shown. */
export const indexIntern = statement<[internId: string, now: string]>(
  'profiles.index',
  indexOf('i.intern_id = $1'),
)
/** Writes the rows of a batch, after its placement deadline was moved to a later date. */
export const indexBatch = statement<[batch: string, now: string]>(
  'profiles.indexBatch',
  indexOf('a.batch_id = $1'),
)
/** Batches past their placement deadline with interns still in browse. */
export const selectPlacedBatches = statement<[now: string], { batch_id: string }>(
  'profiles.batchesPlaced',
  `select b.batch_id from batches b where ${placementEndsAtSql('b')} <= $1 and exists (select from intern_search s where s.batch_id = b.batch_id) limit 10`,
)
export const unindexBatch = statement<[batch: string]>(
  'profiles.unindexBatch',
  `delete from intern_search where batch_id = $1`,
)
export const unindexIntern = statement<[internId: string]>(
  'profiles.unindex',
  `delete from intern_search where intern_id = $1`,
)
export const selectBrowseVisibility = statement<[internId: string, now: string], { seen: boolean }>(
  'profiles.isSeen',
  `select exists (select from interns i join users u using (user_id) join applications a on a.intern_id = i.intern_id join batches b on b.batch_id = a.batch_id
     where i.intern_id = $1 and ${inBrowse}) as seen`,
)
export const selectSkills = statement<
  [InternScope],
  {
    skill_ids: number[]
    skill_to_improve_ids: number[]
    project_ids: number[]
    job_title: string | null
    internship_goal: string | null
    introduction: string | null
  }
>(
  'profiles.skills',
  `select coalesce(a.skill_ids, '{}') as skill_ids, coalesce(a.skill_to_improve_ids, '{}') as skill_to_improve_ids, coalesce(a.project_ids, '{}') as project_ids, i.job_title, i.internship_goal, i.introduction
   from interns i left join lateral (select * from applications where intern_id = i.intern_id order by created_at desc limit 1) a on true where i.intern_id = $1`,
)
