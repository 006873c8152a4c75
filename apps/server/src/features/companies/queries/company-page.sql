-- name: findCompanyPage
-- row: CompanyPageRow
-- column: country: string | null
-- column: email_domain: string | null
-- column: account_manager: string | null
-- column: credits_left: number
select
  c.company_id, c.name, c.status, c.is_trusted, c.logo_file_id, country.label as country, c.city,
  c.time_zone, c.website, c.email_domain::text as email_domain, c.created_at, c.decided_at,
  c.account_manager_id, trim(u.first_name || ' ' || u.last_name) as account_manager,
  coalesce(b.balance, 0) as credits_left
from
  companies c
  left join lookup country on country.list = 'country' and country.id = c.country_id
  left join users u on u.user_id = c.account_manager_id
  left join credit_balances b on b.company_id = c.company_id
where c.company_id = :company_id;

-- The longest overdue first.
-- name: companyPageWaits
-- row: CompanyPageWait
-- column: kind: WaitKind
-- column: id: string
-- column: side: WaitSide
-- column: since: string
-- column: due_at: string | null
-- column: is_concern: boolean
-- column: intern_name: string | null
-- column: owner_name: string | null
select
  w.kind, w.id, w.side, w.since, w.due_at,
  coalesce(r.kind = 'REPORT_CONCERN', false) as is_concern,
  trim(u.first_name || ' ' || u.last_name) as intern_name,
  o.first_name || ' ' || o.last_name as owner_name
from
  ({{waits}}) w
  left join internship_actions r on w.kind = 'ACTION' and r.action_id = w.id
  left join interns n on n.intern_id = w.intern_id
  left join users u on u.user_id = n.user_id
  left join users o on o.user_id = w.owner_id
where w.company_id = :company_id
order by w.due_at, w.kind, w.id
limit 100;

-- Roles of those who accepted their invitation or were invited.
-- name: companyMemberRoles
-- column: id: string
select coalesce(m.user_id, m.member_id) as id, m.role, m.status
from members m
where m.company_id = :company_id
order by m.created_at
limit 200;

-- Weekly ratings count once the company sees them, too.
-- name: companyRatings
-- row: CompanyRatings
-- column: interview_count: number
-- column: interview_average: number | null
-- column: week_count: number
-- column: week_average: number | null
select i.interview_count, i.interview_average, w.week_count, w.week_average
from
  (
    select count(f.rating) as interview_count, avg(f.rating)::float as interview_average
    from interviews x join interview_feedback f using (interview_id)
    where x.company_id = :company_id and f.side = 'intern'
  ) i,
  (
    select count(*) as week_count, avg((a.answer #>> '{}')::float) as week_average
    from
      internships h
      join internship_weeks y using (internship_id)
      join week_answers a using (weekly_feedback_id)
    where
      h.company_id = :company_id
      and a.side = 'intern'
      and a.slug = 'rate-your-internship-experience'
      and y.intern_completed_at is not null
      and (y.company_completed_at is not null or y.unlocks_at <= :revealed_before::timestamptz)
  ) w;

-- name: companyNotes
-- row: CompanyNoteRow
-- column: author: string
select
  n.note_id, n.note, n.created_at,
  case when u.erased_at is null then trim(u.first_name || ' ' || u.last_name) else '' end as author
from company_notes n join users u on u.user_id = n.author_id
where n.company_id = :company_id
order by n.note_id desc
limit 100;

-- name: insertCompanyNote
insert into company_notes (note_id, company_id, author_id, note, created_at)
values (:note_id, :company_id, :author_id, :note, :now);

-- name: lockCompanyPage
select company_id, account_manager_id
from companies
where company_id = :company_id
for update;

-- name: setAccountManager
-- param: account_manager_id: string | null
update companies
set account_manager_id = :account_manager_id
where company_id = :company_id;

-- name: clearAccountManager
update companies
set account_manager_id = null
where account_manager_id = :account_manager_id;

-- name: accountManagerCandidate
-- column: name: string
select trim(first_name || ' ' || last_name) as name
from users
where
  user_id = :user_id
  and type = 'O'
  and status = {{user.ACTIVE}}
  and operator_role in ({{operator_role.reviewing}});

-- list: companyEventRows
-- row: CompanyEventRow
-- column: id: string
-- column: actor_name: string | null
-- column: intern_name: string | null
select
  e.id::text as id, e.at, e.machine, e.move, e.actor_kind,
  trim(a.first_name || ' ' || a.last_name) as actor_name,
  trim(u.first_name || ' ' || u.last_name) as intern_name, e.reason, e.note
from
  event_log e
  left join users a on a.user_id = e.actor_id
  left join interns n on n.intern_id = e.intern_id
  left join users u on u.user_id = n.user_id
