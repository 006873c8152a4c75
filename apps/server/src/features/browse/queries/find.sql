-- Interns in browse whose name, as visible to this company, contains the text. Excludes interns
-- marked as not interesting, as browse does, and candidates, who are found separately.
-- name: internsByName
-- param: company_id: CompanyScope
-- row: NamedRow
-- column: career_field: string | null
-- column: is_name_visible: boolean
select
  n.intern_id, u.first_name, u.last_name, u.shown_picture_file_id as picture_file_id, lc.data ->> 'code' as country_code,
  u.time_zone, lf.label as career_field,
  {{is_name_visible(:company_id::uuid, n.intern_id)}} as is_name_visible
from
  intern_search s
  join interns n on n.intern_id = s.intern_id
  join users u on u.user_id = n.user_id
  left join lookup lc on lc.list = 'country' and lc.id = u.country_id
  left join lookup lf on lf.list = 'career-field' and lf.id = s.career_field_id
  left join lateral (
    select c.stage
    from candidatures c
    where c.company_id = :company_id and c.intern_id = n.intern_id
    order by c.stage in ({{candidature.settled}}), c.stage_since desc
    limit 1
  ) seen on true
where
  not n.is_hidden
  and u.status = {{user.ACTIVE}}
  and coalesce(seen.stage in ({{candidature.ended}}), true)
  and n.intern_id <> all (:unavailable::uuid[])
  -- By the index: who has the text in the full name, of which the visible one is a part except for
  -- the full stop.
  and (u.first_name || ' ' || u.last_name) ilike :full_name_pattern
  and (
    {{visible_name(:company_id::uuid, n.intern_id, u)}}
  ) ilike :visible_name_pattern
  and not exists (
    select
    from not_interested x
    where x.company_id = :company_id and x.intern_id = n.intern_id
  )
order by u.first_name, u.last_name, n.intern_id
limit :limit;
