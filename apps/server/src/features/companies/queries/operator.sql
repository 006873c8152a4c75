-- name: queueCounts
-- column: waiting: number
-- column: pending: number
-- column: asked: number
-- column: approved: number
-- column: rejected: number
select
  count(*) filter (where status = {{company.IN_WAITING_LIST}}) as waiting,
  count(*) filter (
    where status = {{company.PENDING_APPROVAL}} and not {{is_company_asked(c)}}
  ) as pending,
  count(*) filter (
    where status = {{company.PENDING_APPROVAL}} and {{is_company_asked(c)}}
  ) as asked,
  count(*) filter (where status = {{company.APPROVED}}) as approved,
  count(*) filter (where status = {{company.REJECTED}}) as rejected,
  min(coalesce(decided_at, created_at)) filter (
    where status = {{company.PENDING_APPROVAL}} and not {{is_company_asked(c)}}
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
  and :to = {{company.APPROVED}},
  review_days = case
    when :to = {{company.PENDING_APPROVAL}} then {{promised_days(company_review_days)}}
    else review_days
  end
where company_id = :company_id and status = :from;

-- name: setTrusted
update companies
set is_trusted = :is_trusted
where company_id = :company_id and is_trusted <> :is_trusted;

-- Since when a company has been waiting for a decision.
-- name: companyWaitingSince
-- column: waiting_since: string
select coalesce(decided_at, created_at) as waiting_since, review_days
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

-- Other companies that registered with an address of the same domain, in every state.
-- name: sameDomainCompanies
select d.company_id, d.name, d.status
from companies c join companies d on d.email_domain = c.email_domain
where
  c.company_id = :company_id
  and d.company_id <> c.company_id
  and exists (select from members m where m.company_id = d.company_id)
order by d.created_at, d.company_id
limit 5;

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

-- fragment: toApprove
select
  c.company_id, c.name, c.status, c.website, c.email_domain::text as email_domain,
  c.email_domain is not null as has_own_domain,
  exists (
    select
    from members m
    where m.company_id = c.company_id and m.is_first and m.onboarding_completed_at is not null
  ) as is_onboarded,
  exists (
    select
    from event_log e
    where e.subject_id = c.company_id and e.machine = 'company' and e.move in ('reject', 'expel')
  ) as was_rejected,
  exists (
    select
    from companies d join event_log e on e.subject_id = d.company_id
    where
      d.email_domain = c.email_domain and d.company_id <> c.company_id and
      e.machine = 'company' and e.move in ('reject', 'expel')
  ) as was_domain_rejected,
  greatest(coalesce(c.decided_at, c.created_at), c.profile_changed_at) as changed_at,
  exists (
    select
    from company_questions q
    where q.company_id = c.company_id and q.closed_at is null
  ) as was_asked,
  h.owner_id
from
  companies c
  left join wait_owners h on h.kind = 'COMPANY' and h.subject_id = c.company_id

-- Companies that wait for approval, the longest waiting first.
-- name: companiesToApprove
-- row: CompanyToApproveRow
-- column: has_own_domain: boolean
-- column: is_onboarded: boolean
-- column: was_rejected: boolean
-- column: was_domain_rejected: boolean
-- column: was_asked: boolean
-- column: changed_at: string
-- column: owner_id: string | null
{{toApprove}}
where
  c.status = {{company.PENDING_APPROVAL}}
  and exists (select from members m where m.company_id = c.company_id)
  and {{is_undecided(COMPANY, c.company_id)}}
order by coalesce(c.decided_at, c.created_at), c.company_id
limit :limit;

-- name: companyToApprove
-- row: CompanyToApproveRow
{{toApprove}}
where c.company_id = :company_id;

-- name: lockCompaniesForDecision
select company_id
from companies
where company_id = any (:company_ids::uuid[])
order by company_id
for update;

-- The last sample of an operator that still counts; all of it is drawn at one moment.
-- name: companySample
-- row: SampledCompanyRow
-- column: company_id: string
-- column: drawn_at: string
-- column: is_seen: boolean
select
  c.company_id, c.name, d.at as drawn_at,
  exists (
    select
    from event_log v
    where
      v.subject_id = d.subject_id
      and v.actor_id = :actor_id
      and v.at >= d.at
      and v.machine = 'company'
      and v.move <> 'sample'
  ) as is_seen
from
  (
    select e.subject_id, e.at, max(e.at) over () as last_at
    from event_log e
    where
      e.actor_id = :actor_id and e.at > :since and e.machine = 'company' and e.move = 'sample'
  ) d
  join companies c on c.company_id = d.subject_id
where d.at = d.last_at
order by c.company_id;

-- list: companyQueueRows
-- row: CompanyQueueRow
-- column: waiting_since: string
-- column: turn_since: string
-- column: question: QueuedQuestion | null
-- column: is_profile_complete: boolean
-- column: owner_id: string | null
-- column: owner_name: string | null
select
  c.company_id, c.name, c.status, c.logo_file_id, c.created_at,
  {{company_waiting_since(c)}} as waiting_since, {{company_turn_since(c)}} as turn_since,
  c.review_days, c.waiting_list_days,
  (
    select jsonb_build_object('due_at', q.due_at, 'answered_at', q.answered_at)
    from company_questions q
    where q.company_id = c.company_id and q.closed_at is null
    order by q.asked_at desc
    limit 1
  ) as question,
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
  ) as is_profile_complete, h.owner_id,
  (
    select o.first_name || ' ' || o.last_name
    from users o
    where o.user_id = h.owner_id
  ) as owner_name
from
  companies c
  left join wait_owners h on h.subject_id = c.company_id
    and h.kind
    = case c.status
      when {{company.PENDING_APPROVAL}} then 'COMPANY'
      when {{company.IN_WAITING_LIST}} then 'WAITING_LIST'
    end
