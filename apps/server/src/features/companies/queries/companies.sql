-- fragment: columns
c.company_id, c.slug, c.name, c.status, c.website, c.industry_id,
(select l.label from lookup l where l.list = 'industry' and l.id = c.industry_id) as industry,
c.country_id,
(select l.label from lookup l where l.list = 'country' and l.id = c.country_id) as country,
(
  select l.data ->> 'code'
  from lookup l
  where l.list = 'country' and l.id = c.country_id
) as country_code,
c.city, c.time_zone, c.employee_count_id,
(
  select l.label
  from lookup l
  where l.list = 'employee-count' and l.id = c.employee_count_id
) as employee_count,
c.founded_year, c.funding_type_id,
(
  select l.label
  from lookup l
  where l.list = 'funding-type' and l.id = c.funding_type_id
) as funding_type,
c.annual_revenue_id,
(
  select l.label
  from lookup l
  where l.list = 'annual-revenue' and l.id = c.annual_revenue_id
) as annual_revenue,
c.introduction, c.linkedin, c.logo_file_id, c.social, c.photos, c.videos,
coalesce(
  (
    select
      jsonb_agg(
        jsonb_build_object('id', l.id, 'name', l.label, 'description', coalesce(l.data ->> 'description', ''))
        order by l.label
      )
    from lookup l
    where l.list = 'company-culture' and l.id = any (c.culture_ids)
  ),
  '[]'
) as cultures,
coalesce(
  (
    select jsonb_agg(jsonb_build_object('id', l.id, 'name', l.label) order by l.label)
    from lookup l
    where l.list = 'flexible-environment' and l.id = any (c.flexible_environment_ids)
  ),
  '[]'
) as flexible_environments,
coalesce(
  (
    select jsonb_agg(jsonb_build_object('id', l.id, 'name', l.label) order by l.label)
    from lookup l
    where l.list = 'remote-tool' and l.id = any (c.remote_tool_ids)
  ),
  '[]'
) as remote_tools,
coalesce(
  (
    select jsonb_agg(jsonb_build_object('id', l.id, 'name', l.label) order by l.label)
    from lookup l
    where l.list = 'company-tool' and l.id = any (c.company_tool_ids)
  ),
  '[]'
) as company_tools,
c.custom_tools, c.hidden_parts, c.part_changes

-- name: companyRow
-- param: company_id: CompanyScope
-- row: CompanyProfileRow
-- column: cultures: (NamedOption & { description: string })[]
-- column: flexible_environments: NamedOption[]
-- column: remote_tools: NamedOption[]
-- column: company_tools: NamedOption[]
select {{columns}}
from companies c
where c.company_id = :company_id;

-- By the public address or, in older links, by the id: each by its index.
-- name: companyByAddress
-- row: CompanyProfileRow
select {{columns}}
from companies c
where
  c.slug = :id_or_slug
  or c.company_id = case
    when :id_or_slug ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then :id_or_slug::uuid
  end;

-- name: companyForOperator
-- row: CompanyProfileRow
select {{columns}}
from companies c
where c.company_id = :company_id;

-- name: companyProfiles
-- row: CompanyProfileRow
select {{columns}}
from companies c
where c.company_id = any (:company_ids::uuid[]);

-- Locks the company's row, so that parallel edits see each other.
-- name: lockCompanyParts
-- param: company_id: CompanyScope
select part_changes
from companies
where company_id = :company_id
for update;

-- Saves the columns of the patch, keeps the others and increments the versions of their sections.
-- name: saveCompany
-- param: company_id: CompanyScope
update companies c
set
  name = case when p ? 'name' then p ->> 'name' else c.name
  end,
  website = case when p ? 'website' then p ->> 'website' else c.website
  end,
  city = case when p ? 'city' then p ->> 'city' else c.city
  end,
  time_zone = case when p ? 'time_zone' then p ->> 'time_zone' else c.time_zone
  end,
  introduction = case when p ? 'introduction' then p ->> 'introduction' else c.introduction
  end,
  linkedin = case when p ? 'linkedin' then p ->> 'linkedin' else c.linkedin
  end,
  industry_id = case when p ? 'industry_id' then (p ->> 'industry_id')::int else c.industry_id
  end,
  country_id = case when p ? 'country_id' then (p ->> 'country_id')::int else c.country_id
  end,
  employee_count_id = case
    when p ? 'employee_count_id' then (p ->> 'employee_count_id')::int
    else c.employee_count_id
  end,
  founded_year = case when p ? 'founded_year' then (p ->> 'founded_year')::int else c.founded_year
  end,
  funding_type_id = case
    when p ? 'funding_type_id' then (p ->> 'funding_type_id')::int
    else c.funding_type_id
  end,
  annual_revenue_id = case
    when p ? 'annual_revenue_id' then (p ->> 'annual_revenue_id')::int
    else c.annual_revenue_id
  end,
  culture_ids = case
    when p ? 'culture_ids' then array(select jsonb_array_elements_text(p -> 'culture_ids')::int)
    else c.culture_ids
  end,
  flexible_environment_ids = case
    when p ? 'flexible_environment_ids' then array(
      select jsonb_array_elements_text(p -> 'flexible_environment_ids')::int
    )
    else c.flexible_environment_ids
  end,
  remote_tool_ids = case
    when p ? 'remote_tool_ids' then array(
      select jsonb_array_elements_text(p -> 'remote_tool_ids')::int
    )
    else c.remote_tool_ids
  end,
  company_tool_ids = case
    when p ? 'company_tool_ids' then array(
      select jsonb_array_elements_text(p -> 'company_tool_ids')::int
    )
    else c.company_tool_ids
  end,
  custom_tools = case
    when p ? 'custom_tools' then array(select jsonb_array_elements_text(p -> 'custom_tools'))
    else c.custom_tools
  end,
  social = case when p ? 'social' then p -> 'social' else c.social
  end,
  photos = case when p ? 'photos' then p -> 'photos' else c.photos
  end,
  videos = case when p ? 'videos' then p -> 'videos' else c.videos
  end,
  logo_file_id = case
    when p ? 'logo_file_id' then (p ->> 'logo_file_id')::uuid
    else c.logo_file_id
  end, profile_changed_at = :now::timestamptz,
  part_changes = c.part_changes || coalesce(
    (
      select
        jsonb_object_agg(
          part,
          jsonb_build_object(
            'version', coalesce((c.part_changes -> part ->> 'version')::int, 0) + 1, 'by',
            :by::text, 'at', :now::text
          )
        )
      from unnest(:parts::text[]) part
    ),
    '{}'
  )
from (select :patch::jsonb as p) patch
where c.company_id = :company_id;

-- A colleague's name.
-- name: colleagueName
-- param: company_id: CompanyScope
-- column: name: string
select trim(u.first_name || ' ' || u.last_name) as name
from users u join members m using (user_id)
where m.company_id = :company_id and u.user_id = :user_id::uuid;

-- name: companyUserRow
-- param: company_id: CompanyScope
-- row: CompanyUserRow
-- column: email: string
-- column: is_onboarding_completed: boolean
-- column: waiting_since: string
-- column: turn_since: string
select
  u.user_id, m.member_id, u.email::text, u.first_name, u.last_name, m.role, m.permissions,
  m.is_first, c.company_id, c.name as company_name, c.slug, c.logo_file_id,
  c.status as account_status, m.onboarding_completed_at is not null as is_onboarding_completed,
  c.created_at, {{company_waiting_since(c)}} as waiting_since,
  {{company_turn_since(c)}} as turn_since, c.review_days, c.waiting_list_days
from members m join users u using (user_id) join companies c using (company_id)
where m.company_id = :company_id and m.user_id = :user_id;

-- name: onboardingState
-- param: company_id: CompanyScope
-- row: OnboardingRow
-- column: is_started: boolean
-- column: is_completed: boolean
select
  is_first, onboarding_started_at is not null as is_started,
  onboarding_completed_at is not null as is_completed, job_title_id, linkedin_url, language_ids
from members
where company_id = :company_id and user_id = :user_id;

-- name: checklistFacts
-- param: company_id: CompanyScope
-- column: logo: boolean
-- column: project: boolean
-- column: plan: boolean
-- column: colleague: boolean
-- column: shortlist: boolean
-- column: interview: boolean
-- column: draft_plan_id: string | null
select
  (select logo_file_id is not null from companies where company_id = :company_id) as logo,
  exists (select 1 from projects where company_id = :company_id) as project,
  exists (
    select 1
    from plans
    where company_id = :company_id and published_at is not null
  ) as plan,
  exists (
    select 1
    from members
    where company_id = :company_id and not is_first and status <> {{member.REVOKED}}
  ) as colleague,
  exists (select 1 from shortlist where company_id = :company_id)
  or exists (select 1 from candidatures where company_id = :company_id) as shortlist,
  exists (select 1 from interviews where company_id = :company_id) as interview,
  (
    select plan_id
    from plans
    where company_id = :company_id and status = {{plan.DRAFT}}
    order by updated_at desc, plan_id desc
    limit 1
  ) as draft_plan_id;

-- name: insertCompanyRow
-- param: website: string | null
-- param: city: string | null
-- param: linkedin: string | null
-- param: status: string | null
insert into
  companies (
    company_id, name, website, industry_id, employee_count_id, country_id, city, time_zone,
    linkedin, status, slug, created_at
  )
values
  (
    :company_id, :name, :website, :industry_id, :employee_count_id, :country_id, :city,
    :time_zone, :linkedin, :status, :slug, :now
  );

-- Changes the details until the registration is finished. The status depends on the country.
-- name: updateRegistering
-- param: website: string | null
-- param: city: string | null
-- param: linkedin: string | null
-- param: status: string | null
update companies
set
  name = :name, website = :website, industry_id = :industry_id,
  employee_count_id = :employee_count_id, country_id = :country_id, city = :city,
  time_zone = :time_zone, linkedin = :linkedin, status = :status
where company_id = :company_id and status in ({{company.undecided}});

-- Assigns the domain and starts the waiting time, as the company now has a contact. Returns the days
-- that it is promised.
-- name: updateEmailDomain
-- param: email_domain: string | null
update companies
set
  email_domain = :email_domain::citext, created_at = :now,
  review_days = {{promised_days(company_review_days)}},
  waiting_list_days = {{promised_days(waiting_list_days)}}
where company_id = :company_id
returning review_days, waiting_list_days;

-- name: updateHiddenCompanyParts
update companies
set
  hidden_parts = case
    when :is_hidden then array_append(array_remove(hidden_parts, :part), :part)
    else array_remove(hidden_parts, :part)
  end
where company_id = :company_id;

-- Hides a career field from the company's suggestions, or shows it again.
-- name: updateHiddenField
-- param: company_id: CompanyScope
update companies
set
  hidden_career_field_ids = case
    when :hidden then array_append(array_remove(hidden_career_field_ids, :career_field_id), :career_field_id)
    else array_remove(hidden_career_field_ids, :career_field_id)
  end
where company_id = :company_id
returning hidden_career_field_ids;
