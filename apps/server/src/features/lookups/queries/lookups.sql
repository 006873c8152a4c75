-- name: lookupListRows
-- param: list: LookupList
-- row: LookupRow
select id, label, parent_id, data, is_archived
from lookup
where list = :list
order by sort, id;

-- name: labelsOfIds
-- param: list: LookupList
select id, label
from lookup
where list = :list and id = any (:ids::int[])
order by sort, id;

-- name: unknownIds
-- param: list: LookupList
-- column: id: number
select id
from unnest(:ids::int[]) as id
where not exists (select from lookup where list = :list and lookup.id = id.id and not is_archived);

-- name: idsByLabel
-- param: list: LookupList
select id, label
from lookup
where list = :list and label = any (:labels::text[])
order by sort, id;

-- name: customTools
-- param: company_id: CompanyScope
-- column: name: string
select unnest(custom_tools) as name
from companies
where company_id = :company_id
order by 1;

-- name: customJobTitles
-- param: company_id: CompanyScope
-- column: name: string
select distinct custom_job_title as name
from members
where company_id = :company_id and custom_job_title <> ''
order by 1;

-- fragment: university_columns
u.university_id, u.name as university_name, u.country_code, c.id as country_id,
c.label as country_name,
array(
  select d.domain
  from university_domains d
  where d.university_id = u.university_id
  order by d.domain
) as domains

-- list: universityRows
-- row: UniversityRow
-- column: country_id: number | null
-- column: country_name: string | null
-- column: domains: string[]
select {{university_columns}}
from
  universities u
  left join lookup c on c.list = 'country' and c.data ->> 'code' = u.country_code

-- name: universityByDomain
-- row: UniversityRow
select {{university_columns}}
from
  university_domains m
  join universities u using (university_id)
  left join lookup c on c.list = 'country' and c.data ->> 'code' = u.country_code
where m.domain = any (:domains::text[])
order by length(m.domain) desc
limit 1;

-- name: publishedAgreements
-- param: kind: string | null
-- param: version: number | null
-- row: AgreementRow
select distinct on (kind) kind, version, title, body, published_at
from agreements
where
  (:kind::text is null or kind = :kind)
  and (:version::int is null or version = :version)
  and published_at <= :now
order by kind, version desc;

-- name: settingRows
-- column: value: unknown
select name, value
from settings
where name = any (:names::text[]);

-- name: seedLock
-- column: pg_advisory_xact_lock: string
select pg_advisory_xact_lock(4712);

-- name: saveRows
insert into lookup (list, id, label, sort, parent_id, data)
select list, id, label, sort, parent_id, coalesce(data, '{}')
from
  jsonb_to_recordset(:rows::jsonb) as r (list text, id int, label text, sort int, parent_id int, data jsonb)
on conflict (list, id) do update
set
  label = excluded.label, sort = excluded.sort, parent_id = excluded.parent_id,
  data = excluded.data
where not lookup.is_edited;

-- name: saveUniversities
insert into universities (name, country_code, search_name)
select name, country_code, search_name
from jsonb_to_recordset(:rows::jsonb) as r (name text, country_code text, search_name text)
on conflict (name, country_code) do nothing;

-- name: saveUniversityDomains
insert into university_domains (domain, university_id)
select distinct on (d.domain) d.domain, u.university_id
from
  jsonb_to_recordset(:rows::jsonb) as r (name text, country_code text, domains text[])
  join universities u using (name, country_code)
  cross join unnest(r.domains) as d (domain)
on conflict (domain) do update
set university_id = excluded.university_id;

-- name: saveAgreements
insert into agreements (kind, version, title, body, published_at)
select kind, version, title, body, "publishedAt"
from
  jsonb_to_recordset(:rows::jsonb) as r (kind text, version int, title text, body text, "publishedAt" timestamptz)
on conflict (kind, version) do nothing;
