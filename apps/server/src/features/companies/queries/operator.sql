-- name: queueCounts
-- column: waiting: number
-- column: pending: number
-- column: approved: number
-- column: rejected: number
select
  count(*) filter (where status = {{company.IN_WAITING_LIST}}) as waiting,
  count(*) filter (where status = {{company.PENDING_APPROVAL}}) as pending,
  count(*) filter (where status = {{company.APPROVED}}) as approved,
  count(*) filter (where status = {{company.REJECTED}}) as rejected,
  min(coalesce(decided_at, created_at)) filter (
    where status = {{company.PENDING_APPROVAL}}
  ) as oldest_pending
from companies c
where
  exists (select 1 from members m where m.company_id = c.company_id)
  and {{is_undecided(COMPANY, c.company_id)}};

-- name: lockCompanyForDecision
select company_id, status, name
from companies
where company_id = :company_id
for update;

-- name: moveCompany
-- param: from: string | null
-- param: to: string | null
-- param: decision_reason: string | null
update companies
set
  status = :to, decision_reason = :decision_reason, decided_at = :now, is_trusted = is_trusted
  and :to = {{company.APPROVED}}
where company_id = :company_id and status = :from;

-- name: setTrusted
update companies
set is_trusted = :is_trusted
where company_id = :company_id and is_trusted <> :is_trusted;

-- Since when a company has been waiting for a decision.
-- name: companyWaitingSince
-- column: waiting_since: string
select coalesce(decided_at, created_at) as waiting_since
from companies
where company_id = :company_id;

-- name: companyAdmins
-- column: user_id: string
-- column: email: string
select m.user_id, m.email::text
from members m
where m.company_id = :company_id and m.status = {{member.ACTIVE}} and m.role = {{member_role.ADMIN}};

-- name: operatorFacts
-- row: OperatorCompanyFacts
-- column: credits_left: number
-- column: plans: number
-- column: candidatures: number
-- column: interviews: number
-- column: internships: number
select
  c.email_domain::text, c.is_trusted, c.decision_reason, c.decided_at, c.created_at,
  coalesce(
    (select balance from credit_balances b where b.company_id = c.company_id),
    0
  ) as credits_left,
  (select count(*) from plans x where x.company_id = c.company_id) as plans,
  (select count(*) from candidatures x where x.company_id = c.company_id) as candidatures,
  (select count(*) from interviews x where x.company_id = c.company_id) as interviews,
  (select count(*) from internships x where x.company_id = c.company_id) as internships
from companies c
where c.company_id = :company_id;

-- name: operatorMembers
-- row: OperatorMemberRow
-- column: user_id: string
-- column: name: string
-- column: email: string
-- column: time_zone: string
-- column: onboarded: boolean
select
  coalesce(m.user_id, m.member_id) as user_id,
  coalesce(trim(u.first_name || ' ' || u.last_name), '') as name, m.email::text, u.phone, m.role,
  m.status, coalesce(m.custom_job_title, l.label) as job_title, m.linkedin_url, u.picture_file_id,
  coalesce(u.time_zone, 'UTC') as time_zone, m.is_first,
  m.onboarding_completed_at is not null as onboarded
from
  members m
  left join users u using (user_id)
  left join lookup l on l.list = 'job-title' and l.id::text = m.job_title_id
where m.company_id = :company_id
order by m.is_first desc, m.created_at
limit 50;

-- name: companyHistory
-- column: by: string
select
  e.move,
  coalesce(
    (select trim(u.first_name || ' ' || u.last_name) from users u where u.user_id = e.actor_id),
    ''
  ) as by,
  e.reason, e.note, e.at
from event_log e
where e.subject_id = :subject_id and e.machine = 'company'
order by e.id desc
limit 50;

-- Number of approvals, including the current one.
-- name: approvalCount
-- column: times: number
select count(*) as times
from event_log
where subject_id = :subject_id and machine = 'company' and
move = 'approve';

-- list: companyQueueRows
-- row: CompanyQueueRow
-- column: waiting_since: string
-- column: is_profile_complete: boolean
select
  c.company_id, c.name, c.status, c.logo_file_id, c.created_at,
  coalesce(c.decided_at, c.created_at) as waiting_since,
  (
    select l.label
    from lookup l
    where l.list = 'country' and l.id = c.country_id
  ) as country,
  (
    select l.data ->> 'code'
    from lookup l
    where l.list = 'country' and l.id = c.country_id
  ) as country_code,
  (
    select l.label
    from lookup l
    where l.list = 'industry' and l.id = c.industry_id
  ) as industry,
  exists (
    select 1
    from members m
    where m.company_id = c.company_id and m.is_first and m.onboarding_completed_at is not null
  ) as is_profile_complete
from companies c
