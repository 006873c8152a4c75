// Generated from profiles.sql by “npm run queries”; do not edit.
// Source: 6c560bcb12a0
import type { PublicPart } from '@fledge/domain/profiles/public-parts.ts'
import type { VideoQuestion } from '@fledge/domain/profiles/types.ts'
import type { HiddenInternPart } from '@fledge/domain/reports/hidden-parts.ts'
import type { InternScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface OwnProfileRow {
  readonly intern_id: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly phone: string | null
  readonly is_phone_verified: boolean
  readonly country_id: number | null
  readonly time_zone: string
  readonly picture_file_id: string | null
  readonly low_english: Record<string, string>
  readonly birth_date: string
  readonly citizenship_country_id: number | null
  readonly english_proficiency: number | null
  readonly heard_from: string | null
  readonly goals: string | null
  readonly career_field_ids: number[]
  readonly start_month: string | null
  readonly duration_weeks: number | null
  readonly hours_a_week: number | null
  readonly gender_id: number | null
  readonly racial_ethnic_group_ids: number[] | null
  readonly disability_ids: number[] | null
  readonly first_generation_student: string | null
  readonly international_student: string | null
  readonly introduction: string | null
  readonly job_title: string | null
  readonly internship_goal: string | null
  readonly university_id: number | null
  readonly university_name: string | null
  readonly major: string | null
  readonly education_level_id: number | null
  readonly graduation_month: string | null
  readonly public_profile: boolean
  readonly is_hidden: boolean
}

export interface VideoRow {
  readonly question: VideoQuestion
  readonly file_id: string
  readonly seconds: number
  readonly created_at: string
}

export interface VisibleProfileRow {
  readonly intern_id: InternScope
  readonly user_id: string
  readonly birth_date: string
  readonly slug: string | null
  readonly is_hidden: boolean
  readonly public_profile: boolean
  readonly signup_completed_at: string | null
  readonly signup_step: string
  readonly career_field_ids: number[]
  readonly start_month: string | null
  readonly duration_weeks: number | null
  readonly hours_a_week: number | null
  readonly university_id: number | null
  readonly university_name: string | null
  readonly major: string | null
  readonly education_level_id: number | null
  readonly graduation_month: string | null
  readonly heard_from: string | null
  readonly goals: string | null
  readonly citizenship_country_id: number | null
  readonly racial_ethnic_group_ids: number[] | null
  readonly disability_ids: number[] | null
  readonly first_generation_student: string | null
  readonly international_student: string | null
  readonly english_proficiency: number | null
  readonly low_english: Record<string, string>
  readonly job_title: string | null
  readonly internship_goal: string | null
  readonly introduction: string | null
  readonly time_zone_prompt_dismissed_at: string | null
  readonly weekly_hours: Readonly<Record<string, readonly { from: string; to: string }[]>>
  readonly hour_exceptions: readonly { day: string; hours: readonly { from: string; to: string }[] }[]
  readonly availability_saved_at: string | null
  readonly created_at: string
  readonly batch_id: string | null
  readonly gender_id: number | null
  readonly public_parts: PublicPart[]
  readonly public_indexed: boolean
  readonly seat_taken_at: string | null
  readonly seat_reminded_at: string | null
  readonly own_skills: string[]
  readonly hidden_parts: HiddenInternPart[]
  readonly first_name: string
  readonly last_name: string
  readonly country_id: number | null
  readonly time_zone: string
  readonly picture_file_id: string | null
  readonly is_picture_hidden: boolean
  readonly country_code: string | null
  readonly career_field: string | null
  readonly specialisations: string[]
  readonly skills: string[]
  readonly projects: string[]
  readonly shows_name: boolean
  readonly audience: 'own' | 'company' | 'public'
}

export const selectOwnProfile = defineStatement<
  { readonly intern_id: InternScope },
  OwnProfileRow
>(
  'profiles.selectOwnProfile',
  ['intern_id'],
  `select
  i.intern_id, u.email::text, u.first_name, u.last_name, u.phone,
  u.phone_verified_at is not null as is_phone_verified, u.country_id, u.time_zone,
  u.picture_file_id, i.low_english, i.birth_date, i.citizenship_country_id, i.english_proficiency, i.heard_from, i.goals, i.career_field_ids, i.start_month, i.duration_weeks, i.hours_a_week, i.gender_id, i.racial_ethnic_group_ids, i.disability_ids, i.first_generation_student, i.international_student, i.introduction, i.job_title, i.internship_goal, i.university_id, i.university_name, i.major, i.education_level_id, i.graduation_month, i.public_profile, i.is_hidden
from interns i join users u using (user_id)
where i.intern_id = $1`,
)

export const selectOwnProfiles = defineStatement<
  { readonly intern_ids: readonly string[] },
  OwnProfileRow
>(
  'profiles.selectOwnProfiles',
  ['intern_ids'],
  `select
  i.intern_id, u.email::text, u.first_name, u.last_name, u.phone,
  u.phone_verified_at is not null as is_phone_verified, u.country_id, u.time_zone,
  u.picture_file_id, i.low_english, i.birth_date, i.citizenship_country_id, i.english_proficiency, i.heard_from, i.goals, i.career_field_ids, i.start_month, i.duration_weeks, i.hours_a_week, i.gender_id, i.racial_ethnic_group_ids, i.disability_ids, i.first_generation_student, i.international_student, i.introduction, i.job_title, i.internship_goal, i.university_id, i.university_name, i.major, i.education_level_id, i.graduation_month, i.public_profile, i.is_hidden
from interns i join users u using (user_id)
where i.intern_id = any ($1::uuid[])`,
  { list: 'intern_ids', column: 'intern_id' },
)

export const updateInternColumns = defineStatement<
  { readonly patch: string; readonly intern_id: InternScope },
  NoRow
>(
  'profiles.updateInternColumns',
  ['patch', 'intern_id'],
  `update interns i
set
  (low_english, own_skills, birth_date, citizenship_country_id, english_proficiency, heard_from, goals, career_field_ids, start_month, duration_weeks, hours_a_week, gender_id, racial_ethnic_group_ids, disability_ids, first_generation_student, international_student, introduction, job_title, internship_goal, university_id, university_name, major, education_level_id, graduation_month) = (
    select
      i.low_english || coalesce($1::jsonb -> 'low_english', '{}'), p.own_skills,
      p.birth_date, p.citizenship_country_id, p.english_proficiency, p.heard_from, p.goals, p.career_field_ids, p.start_month, p.duration_weeks, p.hours_a_week, p.gender_id, p.racial_ethnic_group_ids, p.disability_ids, p.first_generation_student, p.international_student, p.introduction, p.job_title, p.internship_goal, p.university_id, p.university_name, p.major, p.education_level_id, p.graduation_month
    from jsonb_populate_record(i, $1::jsonb - 'low_english') p
  )
where i.intern_id = $2`,
)

export const updateHiddenInternParts = defineStatement<
  { readonly is_hidden: boolean; readonly part: string; readonly intern_id: InternScope },
  NoRow
>(
  'profiles.updateHiddenInternParts',
  ['is_hidden', 'part', 'intern_id'],
  `update interns
set
  hidden_parts = case
    when $1 then array_append(array_remove(hidden_parts, $2), $2)
    else array_remove(hidden_parts, $2)
  end
where intern_id = $3`,
)

export const selectVideos = defineStatement<
  { readonly intern_id: InternScope },
  VideoRow
>(
  'profiles.selectVideos',
  ['intern_id'],
  `select question, file_id, seconds, created_at
from video_answers
where intern_id = $1`,
)

export const selectVideosOfMany = defineStatement<
  { readonly intern_ids: readonly string[] },
  {
    readonly intern_id: string
    readonly question: VideoQuestion
    readonly file_id: string
    readonly seconds: number
    readonly created_at: string
  }
>(
  'profiles.selectVideosOfMany',
  ['intern_ids'],
  `select intern_id, question, file_id, seconds, created_at
from video_answers
where intern_id = any ($1::uuid[])`,
  { list: 'intern_ids', column: 'intern_id' },
)

export const selectVideo = defineStatement<
  { readonly intern_id: InternScope; readonly question: VideoQuestion },
  { readonly file_id: string }
>(
  'profiles.selectVideo',
  ['intern_id', 'question'],
  `select file_id
from video_answers
where intern_id = $1 and question = $2`,
)

export const upsertVideo = defineStatement<
  {
    readonly intern_id: InternScope
    readonly question: string
    readonly file_id: string
    readonly seconds: number
    readonly now: string
  },
  VideoRow
>(
  'profiles.upsertVideo',
  ['intern_id', 'question', 'file_id', 'seconds', 'now'],
  `insert into video_answers (intern_id, question, file_id, seconds, created_at)
values ($1, $2, $3, $4, $5)
on conflict (intern_id, question) do update
set file_id = excluded.file_id, seconds = excluded.seconds, created_at = excluded.created_at
returning question, file_id, seconds, created_at`,
)

/** The profile as others see it; `audience` is the viewer's role, and there is no row if they may see nothing. */
export const selectVisibleProfile = defineStatement<
  {
    readonly viewer_kind: string
    readonly own_intern_id: string | null
    readonly company_id: string | null
    readonly intern_id: string
  },
  VisibleProfileRow
>(
  'profiles.selectVisibleProfile',
  ['viewer_kind', 'own_intern_id', 'company_id', 'intern_id'],
  `select *
from
  (
    select
      i.*, u.first_name, u.last_name, u.country_id, u.time_zone,
      u.picture_file_id, u.is_picture_hidden, country.data ->> 'code' as country_code, field.label as career_field,
      array(
        select label
        from lookup
        where list = 'specialisation' and id = any (a.specialisation_ids)
        order by label
      ) as specialisations,
      array(
        select label
        from lookup
        where list = 'skill' and id = any (a.skill_ids)
        order by label
      ) || case
        when 'skills' = any (i.hidden_parts)
        and $1 <> 'operator'
        and i.intern_id is distinct from $2::uuid then '{}'::text[]
        else i.own_skills
      end as skills,
      array(
        select label
        from lookup
        where list = 'project' and id = any (a.project_ids)
        order by label
      ) as projects,
      exists (select from candidatures agreed where agreed.company_id = $3::uuid and agreed.intern_id = i.intern_id and agreed.name_visible_at is not null) as shows_name,
      case
        when i.intern_id = $2::uuid then 'own'
        when $1 = 'operator' then 'company'
        when $3::uuid is not null
        and (
          exists (
            select
            from candidatures c
            where c.company_id = $3::uuid and c.intern_id = i.intern_id
          )
          or (
            not i.is_hidden
            and exists (select from intern_search s where s.intern_id = i.intern_id)
            and exists (
              select
              from companies h
              where h.company_id = $3::uuid and h.status = 'APPROVED'
            )
          )
        ) then 'company'
        when i.public_profile
        and not i.is_hidden
        and u.status = 'ACTIVE' then 'public'
      end as audience
    from
      interns i
      join users u using (user_id)
      left join lateral (
        select *
        from applications
        where intern_id = i.intern_id
        order by created_at desc
        limit 1
      ) a on true
      left join lookup country on country.list = 'country' and country.id = u.country_id
      left join lookup field on field.list = 'career-field' and field.id = a.career_field_id
    where i.intern_id = $4 or i.user_id = $4
  ) seen
where audience is not null`,
)

/** Writes the interns' rows in the browse index, of those who may be shown. */
export const indexInterns = defineStatement<
  { readonly now: string; readonly intern_ids: readonly string[] },
  { readonly intern_id: string }
>(
  'profiles.indexInterns',
  ['now', 'intern_ids'],
  `insert into
  intern_search (
    intern_id, application_id, batch_id, career_field_id, specialisation_ids, skill_ids,
    project_ids, start_month, duration_weeks, offset_seconds, approved_at
  )
select
  i.intern_id, a.application_id, a.batch_id, a.career_field_id, a.specialisation_ids, a.skill_ids,
  a.project_ids, date_trunc('month', coalesce(a.internship_start, i.start_month))::date,
  i.duration_weeks,
  extract(
    epoch
    from ($1::timestamptz at time zone u.time_zone) - ($1::timestamptz at time zone 'UTC')
  )::int,
  coalesce(a.decided_at, $1)
from
  interns i
  join users u using (user_id)
  join applications a on a.intern_id = i.intern_id
  join batches b on b.batch_id = a.batch_id
where
  i.intern_id = any ($2::uuid[])
  and a.status = 'APPROVED'
  and not i.is_hidden
  and u.status = 'ACTIVE'
  and a.career_field_id is not null
  and i.start_month is not null
  and i.duration_weeks is not null
  and not exists (
    select
    from offers o join candidatures c using (candidature_id)
    where
      c.application_id = a.application_id
      and o.status = 'ACCEPTED_BY_CANDIDATE'
      and not o.is_over
  )
  and coalesce(
    case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end > $1::timestamptz, true
  )
on conflict (intern_id) do update
set
  application_id = excluded.application_id, batch_id = excluded.batch_id,
  career_field_id = excluded.career_field_id, specialisation_ids = excluded.specialisation_ids,
  skill_ids = excluded.skill_ids, project_ids = excluded.project_ids,
  start_month = excluded.start_month, duration_weeks = excluded.duration_weeks,
  offset_seconds = excluded.offset_seconds
returning intern_id`,
  { list: 'intern_ids', column: 'intern_id' },
)

/** Writes the rows of a batch, after its placement deadline was moved to a later date. */
export const indexBatch = defineStatement<
  { readonly now: string; readonly batch_id: string },
  NoRow
>(
  'profiles.indexBatch',
  ['now', 'batch_id'],
  `insert into
  intern_search (
    intern_id, application_id, batch_id, career_field_id, specialisation_ids, skill_ids,
    project_ids, start_month, duration_weeks, offset_seconds, approved_at
  )
select
  i.intern_id, a.application_id, a.batch_id, a.career_field_id, a.specialisation_ids, a.skill_ids,
  a.project_ids, date_trunc('month', coalesce(a.internship_start, i.start_month))::date,
  i.duration_weeks,
  extract(
    epoch
    from ($1::timestamptz at time zone u.time_zone) - ($1::timestamptz at time zone 'UTC')
  )::int,
  coalesce(a.decided_at, $1)
from
  interns i
  join users u using (user_id)
  join applications a on a.intern_id = i.intern_id
  join batches b on b.batch_id = a.batch_id
where
  a.batch_id = $2
  and a.status = 'APPROVED'
  and not i.is_hidden
  and u.status = 'ACTIVE'
  and a.career_field_id is not null
  and i.start_month is not null
  and i.duration_weeks is not null
  and not exists (
    select
    from offers o join candidatures c using (candidature_id)
    where
      c.application_id = a.application_id
      and o.status = 'ACCEPTED_BY_CANDIDATE'
      and not o.is_over
  )
  and coalesce(
    case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end > $1::timestamptz, true
  )
on conflict (intern_id) do update
set
  application_id = excluded.application_id, batch_id = excluded.batch_id,
  career_field_id = excluded.career_field_id, specialisation_ids = excluded.specialisation_ids,
  skill_ids = excluded.skill_ids, project_ids = excluded.project_ids,
  start_month = excluded.start_month, duration_weeks = excluded.duration_weeks,
  offset_seconds = excluded.offset_seconds`,
)

/** Batches past their placement deadline with interns still in browse. */
export const selectPlacedBatches = defineStatement<
  { readonly now: string; readonly after_at: string; readonly after_id: string },
  { readonly batch_id: string; readonly due_at: string }
>(
  'profiles.selectPlacedBatches',
  ['now', 'after_at', 'after_id'],
  `select b.batch_id, d.ends_at::text as due_at
from batches b cross join lateral (select case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end as ends_at) d
where
  d.ends_at <= $1
  and exists (select from intern_search s where s.batch_id = b.batch_id)
  and (d.ends_at, b.batch_id) > ($2::timestamptz, $3::uuid)
order by d.ends_at, b.batch_id
limit 50`,
)

export const unindexBatch = defineStatement<
  { readonly batch_id: string },
  NoRow
>(
  'profiles.unindexBatch',
  ['batch_id'],
  `delete from intern_search
where batch_id = $1`,
)

export const unindexIntern = defineStatement<
  { readonly intern_id: string },
  NoRow
>(
  'profiles.unindexIntern',
  ['intern_id'],
  `delete from intern_search
where intern_id = $1`,
)

/** Those of these interns who may be shown. */
export const selectBrowseVisibility = defineStatement<
  { readonly intern_ids: readonly string[]; readonly now: string },
  { readonly intern_id: string }
>(
  'profiles.selectBrowseVisibility',
  ['intern_ids', 'now'],
  `select distinct i.intern_id
from
  interns i
  join users u using (user_id)
  join applications a on a.intern_id = i.intern_id
  join batches b on b.batch_id = a.batch_id
where i.intern_id = any ($1::uuid[]) and a.status = 'APPROVED'
and not i.is_hidden
and u.status = 'ACTIVE'
and a.career_field_id is not null
and i.start_month is not null
and i.duration_weeks is not null
and not exists (
  select
  from offers o join candidatures c using (candidature_id)
  where
    c.application_id = a.application_id
    and o.status = 'ACCEPTED_BY_CANDIDATE'
    and not o.is_over
)
and coalesce(
  case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end > $2::timestamptz, true
)`,
  { list: 'intern_ids', column: 'intern_id' },
)
