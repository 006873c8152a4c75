-- fragment: in_browse
a.status = {{application.APPROVED}}
and not i.is_hidden
and u.status = {{user.ACTIVE}}
and a.career_field_id is not null
and i.start_month is not null
and i.duration_weeks is not null
and not exists (
  select
  from offers o join candidatures c using (candidature_id)
  where
    c.application_id = a.application_id
    and o.status = {{offer.ACCEPTED_BY_CANDIDATE}}
    and not o.is_over
)
and coalesce(
  {{placement_ends_at(b)}} > :now::timestamptz, true
)

-- fragment: own_profile
select
  i.intern_id, u.email::text, u.first_name, u.last_name, u.phone,
  u.phone_verified_at is not null as is_phone_verified, u.country_id, u.time_zone,
  u.picture_file_id, i.low_english, {{profile_columns_of(i)}}, i.public_profile, i.is_hidden
from interns i join users u using (user_id)

-- name: selectOwnProfile
-- param: intern_id: InternScope
-- row: OwnProfileRow
-- column: email: string
-- column: is_phone_verified: boolean
{{own_profile}}
where i.intern_id = :intern_id;

-- name: selectOwnProfiles
-- merge: intern_ids by intern_id
-- row: OwnProfileRow
{{own_profile}}
where i.intern_id = any (:intern_ids::uuid[]);

-- name: updateInternColumns
-- param: intern_id: InternScope
update interns i
set
  (low_english, own_skills, {{profile_columns}}) = (
    select
      i.low_english || coalesce(:patch::jsonb -> 'low_english', '{}'), p.own_skills,
      {{profile_columns_of(p)}}
    from jsonb_populate_record(i, :patch::jsonb - 'low_english') p
  )
where i.intern_id = :intern_id;

-- name: updateHiddenInternParts
-- param: intern_id: InternScope
update interns
set
  hidden_parts = case
    when :is_hidden then array_append(array_remove(hidden_parts, :part), :part)
    else array_remove(hidden_parts, :part)
  end
where intern_id = :intern_id;

-- name: selectVideos
-- param: intern_id: InternScope
-- row: VideoRow
select question, file_id, seconds, created_at
from video_answers
where intern_id = :intern_id;

-- name: selectVideosOfMany
-- merge: intern_ids by intern_id
select intern_id, question, file_id, seconds, created_at
from video_answers
where intern_id = any (:intern_ids::uuid[]);

-- name: selectVideo
-- param: intern_id: InternScope
-- param: question: VideoQuestion
select file_id
from video_answers
where intern_id = :intern_id and question = :question;

-- name: upsertVideo
-- param: intern_id: InternScope
-- row: VideoRow
insert into video_answers (intern_id, question, file_id, seconds, created_at)
values (:intern_id, :question, :file_id, :seconds, :now)
on conflict (intern_id, question) do update
set file_id = excluded.file_id, seconds = excluded.seconds, created_at = excluded.created_at
returning question, file_id, seconds, created_at;

-- The profile as others see it; `audience` is the viewer's role, and there is no row if they may
-- see nothing.
-- name: selectVisibleProfile
-- param: company_id: string | null
-- param: own_intern_id: string | null
-- row: VisibleProfileRow
-- column: intern_id: InternScope
-- column: career_field: string | null
-- column: specialisations: string[]
-- column: skills: string[]
-- column: projects: string[]
-- column: shows_name: boolean
-- column: audience: 'own' | 'company' | 'public'
select *
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
        and :viewer_kind <> 'operator'
        and i.intern_id is distinct from :own_intern_id::uuid then '{}'::text[]
        else i.own_skills
      end as skills,
      array(
        select label
        from lookup
        where list = 'project' and id = any (a.project_ids)
        order by label
      ) as projects,
      {{is_name_visible(:company_id::uuid, i.intern_id)}} as shows_name,
      case
        when i.intern_id = :own_intern_id::uuid then 'own'
        when :viewer_kind = 'operator' then 'company'
        when :company_id::uuid is not null
        and (
          exists (
            select
            from candidatures c
            where c.company_id = :company_id::uuid and c.intern_id = i.intern_id
          )
          or (
            not i.is_hidden
            and exists (select from intern_search s where s.intern_id = i.intern_id)
            and exists (
              select
              from companies h
              where h.company_id = :company_id::uuid and h.status = {{company.APPROVED}}
            )
          )
        ) then 'company'
        when i.public_profile
        and not i.is_hidden
        and u.status = {{user.ACTIVE}} then 'public'
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
    where i.intern_id = :intern_id or i.user_id = :intern_id
  ) seen
where audience is not null;

-- Writes the interns' rows in the browse index, of those who may be shown.
-- name: indexInterns
-- merge: intern_ids by intern_id
insert into
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
    from (:now::timestamptz at time zone u.time_zone) - (:now::timestamptz at time zone 'UTC')
  )::int,
  coalesce(a.decided_at, :now)
from
  interns i
  join users u using (user_id)
  join applications a on a.intern_id = i.intern_id
  join batches b on b.batch_id = a.batch_id
where
  i.intern_id = any (:intern_ids::uuid[])
  and a.status = {{application.APPROVED}}
  and not i.is_hidden
  and u.status = {{user.ACTIVE}}
  and a.career_field_id is not null
  and i.start_month is not null
  and i.duration_weeks is not null
  and not exists (
    select
    from offers o join candidatures c using (candidature_id)
    where
      c.application_id = a.application_id
      and o.status = {{offer.ACCEPTED_BY_CANDIDATE}}
      and not o.is_over
  )
  and coalesce(
    {{placement_ends_at(b)}} > :now::timestamptz, true
  )
on conflict (intern_id) do update
set
  application_id = excluded.application_id, batch_id = excluded.batch_id,
  career_field_id = excluded.career_field_id, specialisation_ids = excluded.specialisation_ids,
  skill_ids = excluded.skill_ids, project_ids = excluded.project_ids,
  start_month = excluded.start_month, duration_weeks = excluded.duration_weeks,
  offset_seconds = excluded.offset_seconds
returning intern_id;

-- Writes the rows of a batch, after its placement deadline was moved to a later date.
-- name: indexBatch
insert into
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
    from (:now::timestamptz at time zone u.time_zone) - (:now::timestamptz at time zone 'UTC')
  )::int,
  coalesce(a.decided_at, :now)
from
  interns i
  join users u using (user_id)
  join applications a on a.intern_id = i.intern_id
  join batches b on b.batch_id = a.batch_id
where
  a.batch_id = :batch_id
  and a.status = {{application.APPROVED}}
  and not i.is_hidden
  and u.status = {{user.ACTIVE}}
  and a.career_field_id is not null
  and i.start_month is not null
  and i.duration_weeks is not null
  and not exists (
    select
    from offers o join candidatures c using (candidature_id)
    where
      c.application_id = a.application_id
      and o.status = {{offer.ACCEPTED_BY_CANDIDATE}}
      and not o.is_over
  )
  and coalesce(
    {{placement_ends_at(b)}} > :now::timestamptz, true
  )
on conflict (intern_id) do update
set
  application_id = excluded.application_id, batch_id = excluded.batch_id,
  career_field_id = excluded.career_field_id, specialisation_ids = excluded.specialisation_ids,
  skill_ids = excluded.skill_ids, project_ids = excluded.project_ids,
  start_month = excluded.start_month, duration_weeks = excluded.duration_weeks,
  offset_seconds = excluded.offset_seconds;

-- Batches past their placement deadline with interns still in browse.
-- name: selectPlacedBatches
-- column: due_at: string
select b.batch_id, d.ends_at::text as due_at
from batches b cross join lateral (select {{placement_ends_at(b)}} as ends_at) d
where
  d.ends_at <= :now
  and exists (select from intern_search s where s.batch_id = b.batch_id)
  and (d.ends_at, b.batch_id) > (:after_at::timestamptz, :after_id::uuid)
order by d.ends_at, b.batch_id
limit 50;

-- name: unindexBatch
delete from intern_search
where batch_id = :batch_id;

-- name: unindexIntern
delete from intern_search
where intern_id = :intern_id;

-- Those of these interns who may be shown.
-- name: selectBrowseVisibility
-- merge: intern_ids by intern_id
select distinct i.intern_id
from
  interns i
  join users u using (user_id)
  join applications a on a.intern_id = i.intern_id
  join batches b on b.batch_id = a.batch_id
where i.intern_id = any (:intern_ids::uuid[]) and {{in_browse}};
