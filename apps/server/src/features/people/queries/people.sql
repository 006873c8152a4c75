-- Accounts, registrations that are not complete, and invitations that were not accepted.
-- fragment: people
select
  u.user_id as id, u.user_id, null::uuid as member_id, null::uuid as company_id, u.type, u.status,
  u.email::text as email, u.first_name || ' ' || u.last_name as name, u.created_at,
  u.last_seen_at, u.operator_role
from users u
where u.erased_at is null
union all
select
  r.registration_id, null, r.member_id, r.company_id, r.type, {{person.REGISTERING}}, r.email::text,
  coalesce(r.poc ->> 'first_name', '') || ' ' || coalesce(r.poc ->> 'last_name', ''), r.created_at, null, null
from registrations r
where r.completed_at is null
union all
select
  m.member_id, null, m.member_id, m.company_id, 'C', {{person.INVITED}}, m.email::text, '', m.created_at, null, null
from members m
where
  m.user_id is null
  and m.status = {{member.INVITED}}
  and not exists (
    select from registrations r where r.member_id = m.member_id and r.completed_at is null
  )

-- list: personRows
-- row: PersonRow
-- column: id: string
-- column: type: PersonType
-- column: status: PersonStatus
-- column: email: string
-- column: name: string
-- column: created_at: string
-- column: last_seen_at: string | null
-- column: operator_role: OperatorRole | null
-- column: application_id: string | null
-- column: application_status: ApplicationStatus | null
-- column: batch_name: string | null
-- column: company_id: string | null
-- column: company_name: string | null
-- column: company_status: CompanyStatus | null
select
  p.id, p.type, p.status, p.email, trim(p.name) as name, p.created_at, p.last_seen_at,
  p.operator_role, a.application_id, a.status as application_status, b.name as batch_name,
  c.company_id, c.name as company_name, c.status as company_status
from
  ({{people}}) p
  left join lateral (
    select x.application_id, x.status, x.batch_id
    from interns n join applications x using (intern_id)
    where n.user_id = p.user_id
    order by x.created_at desc, x.application_id desc
    limit 1
  ) a on true
  left join batches b on b.batch_id = a.batch_id
  left join lateral (
    select y.company_id
    from members y
    where y.user_id = p.user_id
    order by y.created_at desc, y.member_id desc
    limit 1
  ) m on true
  left join companies c on c.company_id = coalesce(p.company_id, m.company_id)

-- name: findPerson
-- row: PersonAccount
-- column: id: string
-- column: type: PersonType
-- column: status: PersonStatus
-- column: email: string
-- column: name: string
-- column: phone: string | null
-- column: country: string | null
-- column: time_zone: string | null
-- column: created_at: string
-- column: last_seen_at: string | null
-- column: erase_at: string | null
-- column: operator_role: OperatorRole | null
-- column: intern_id: string | null
-- column: company_id: string | null
-- column: company_name: string | null
-- column: company_status: CompanyStatus | null
-- column: member_status: MemberStatus | null
-- column: has_second_factor: boolean
select
  p.id, p.type, p.status, p.email, trim(p.name) as name, u.phone, country.label as country,
  u.time_zone, p.created_at, p.last_seen_at, u.erase_at, p.operator_role, n.intern_id,
  c.company_id, c.name as company_name, c.status as company_status, m.status as member_status,
  f.user_id is not null as has_second_factor
from
  ({{people}}) p
  left join users u on u.user_id = p.user_id
  left join second_factors f on f.user_id = p.user_id and f.set_up_at is not null
  left join lookup country on country.list = 'country' and country.id = u.country_id
  left join interns n on n.user_id = p.user_id
  left join lateral (
    select y.company_id, y.status
    from members y
    where y.user_id = p.user_id or y.member_id = p.member_id
    order by y.created_at desc, y.member_id desc
    limit 1
  ) m on true
  left join companies c on c.company_id = coalesce(p.company_id, m.company_id)
where p.id = :person_id;

-- name: personApplications
-- row: PersonApplication
-- column: reviewer: string | null
select
  a.application_id, a.status, a.batch_id, b.name as batch_name, a.created_at, a.submitted_at,
  a.decided_at,
  (
    select r.first_name || ' ' || r.last_name
    from users r
    where r.user_id = a.reviewer_id
  ) as reviewer
from applications a join batches b using (batch_id)
where a.intern_id = :intern_id
order by a.created_at desc, a.application_id desc
limit 20;

-- What an intern cannot change once the application is submitted.
-- name: lockedFieldsOf
-- row: LockedFieldsRow
select u.first_name, u.last_name, n.birth_date as intern_dob
from interns n join users u using (user_id)
where n.intern_id = :intern_id;

-- name: personCandidatures
-- row: PersonCandidature
select
  c.candidature_id, c.stage, c.stage_since, c.company_id, o.name as company_name,
  p.name as plan_name, c.end_reason
from candidatures c join companies o using (company_id) join plans p using (plan_id)
where c.intern_id = :intern_id
order by c.stage_since desc, c.candidature_id desc
limit 50;

-- name: personPayments
-- row: PersonPayment
-- column: amount: number
-- column: receipt_number: string | null
-- column: account: string | null
select
  y.payment_id, y.status, y.amount, y.currency, y.created_at,
  y.receipt_number::text as receipt_number,
  case when n.user_id <> :user_id::uuid then u.email::text end as account
from payments y join interns n using (intern_id) join users u using (user_id)
where n.user_id = any (:user_ids::uuid[])
order by y.created_at desc, y.payment_id desc
limit 20;

-- name: personInterviews
-- row: PersonInterview
-- column: last_slot_at: string | null
select
  i.interview_id, i.status, i.starts_at,
  (
    select max(s)
    from unnest(i.slot_starts) s
  ) as last_slot_at,
  i.status_since, i.company_id, o.name as company_name, p.name as plan_name, i.end_reason
from
  interviews i
  join candidatures c using (candidature_id)
  join companies o on o.company_id = i.company_id
  join plans p using (plan_id)
where i.intern_id = :intern_id
order by i.created_at desc, i.interview_id desc
limit 50;

-- name: personOffers
-- row: PersonOffer
select f.offer_id, f.status, f.status_since, o.name as company_name, f.role
from offers f join companies o using (company_id)
where f.intern_id = :intern_id and f.sent_at is not null
order by f.created_at desc, f.offer_id desc
limit 50;

-- name: personInternships
-- row: PersonInternship
-- column: weeks: { number: number; starts_on: string; intern_completed_at: string | null; company_completed_at: string | null }[]
select
  i.internship_id, i.status, i.starts_on, i.ends_on, i.company_id, o.name as company_name, f.role,
  w.weeks
from
  internships i
  join companies o using (company_id)
  join offers f using (offer_id)
  cross join lateral (
    select
      coalesce(
        jsonb_agg(
          jsonb_build_object(
            'number', x.number,
            'starts_on', x.starts_on,
            'intern_completed_at', x.intern_completed_at,
            'company_completed_at', x.company_completed_at
          )
          order by x.number
        ),
        '[]'
      ) as weeks
    from internship_weeks x
    where x.internship_id = i.internship_id and x.unlocks_at <= :now
  ) w
where i.intern_id = :intern_id
order by i.starts_on desc, i.internship_id desc
limit 20;

-- name: personMails
-- row: PersonMail
-- column: id: string
-- column: content: { readonly values: Readonly<Record<string, TextValue>>; readonly rows: readonly (readonly TextValue[])[] }
-- column: is_wiped: boolean
-- column: time_zone: string | null
-- column: last_error: string | null
-- column: account: string | null
select
  m.id::text as id, m.kind, m.content, m.link, u.time_zone, m.created_at, m.delivered_at, m.skipped,
  m.last_error, {{is_wiped_mail(m)}} as is_wiped,
  case when m.user_id <> :user_id::uuid then u.email::text end as account
from outbox m join users u using (user_id)
where m.user_id = any (:user_ids::uuid[])
order by m.created_at desc, m.id desc
limit 10;

-- name: personSessions
-- row: PersonSession
select s.session_id, s.device, s.last_used_at
from sessions s join users u using (user_id)
where s.user_id = :user_id and {{session_ends_at(s, u)}} > :now::timestamptz
order by s.last_used_at desc, s.session_id
limit 20;

-- name: personAgreements
-- row: PersonAgreement
select a.kind, a.version, g.title, a.at
from agreements_accepted a join agreements g using (kind, version)
where a.user_id = :user_id
order by a.at desc, a.kind, a.version desc
limit 50;

-- The longest overdue first.
-- name: personWaits
-- row: PersonWait
-- column: kind: WaitKind
-- column: id: string
-- column: side: WaitSide
-- column: since: string
-- column: due_at: string | null
-- column: company_id: string | null
-- column: company_name: string | null
-- column: is_concern: boolean
-- column: batch_name: string | null
-- column: owner_name: string | null
select
  w.kind, w.id, w.side, w.since, w.due_at, w.company_id, c.name as company_name,
  coalesce(r.kind = 'REPORT_CONCERN', false) as is_concern, b.name as batch_name,
  o.first_name || ' ' || o.last_name as owner_name
from
  ({{waits}}) w
  left join internship_actions r on w.kind = 'ACTION' and r.action_id = w.id
  left join companies c on c.company_id = w.company_id
  left join batches b on b.batch_id = w.batch_id
  left join users o on o.user_id = w.owner_id
where w.intern_id = :intern_id
order by w.due_at, w.kind, w.id
limit 100;

-- name: memberWaits
-- row: PersonWait
-- column: kind: WaitKind
-- column: id: string
-- column: side: WaitSide
-- column: since: string
-- column: due_at: string | null
-- column: company_id: string | null
-- column: company_name: string | null
-- column: is_concern: boolean
-- column: batch_name: string | null
-- column: owner_name: string | null
select
  w.kind, w.id, w.side, w.since, w.due_at, w.company_id, c.name as company_name,
  false as is_concern, null::text as batch_name,
  null::text as owner_name
from ({{waits}}) w left join companies c on c.company_id = w.company_id
where w.kind = 'INVITATION' and w.id = :person_id;

-- name: personNotes
-- row: PersonNoteRow
-- column: author: string
-- column: account: string | null
select
  n.note_id, n.note, n.created_at, n.author_id,
  case when u.erased_at is null then trim(u.first_name || ' ' || u.last_name) else '' end as author,
  case when n.user_id <> :user_id::uuid then p.email::text end as account
from
  person_notes n
  join users u on u.user_id = n.author_id
  join users p on p.user_id = n.user_id
where n.user_id = any (:user_ids::uuid[])
order by n.note_id desc
limit 100;

-- name: insertPersonNote
insert into person_notes (note_id, user_id, author_id, note, created_at)
values (:note_id, :user_id, :author_id, :note, :now);

-- name: lockPersonNote
select note_id, user_id, author_id
from person_notes
where note_id = :note_id
for update;

-- A draft is visible only to the company until it is sent.
-- name: findOpenedOffer
select n.user_id
from offers o join interns n using (intern_id)
where o.offer_id = :offer_id and o.sent_at is not null;

-- name: findOpenedCompany
select company_id
from companies
where company_id = :company_id;

-- name: deletePersonNote
delete from person_notes
where note_id = :note_id;

-- name: lockNotedPerson
-- column: type: PersonType
select user_id, type
from users
where user_id = :user_id and erased_at is null
for share;

-- Accounts that the programme team closed as duplicates of this one.
-- name: duplicatesOfAccount
select u.user_id
from users u
where u.merged_into = :user_id;

-- list: personEventRows
-- row: PersonEventRow
-- column: id: string
-- column: actor_name: string | null
-- column: company_name: string | null
-- column: account: string | null
select
  e.id::text as id, e.at, e.machine, e.move, e.actor_kind,
  trim(a.first_name || ' ' || a.last_name) as actor_name, c.name as company_name, e.reason, e.note,
  (
    select s.email::text
    from users s left join interns n using (user_id)
    where
      s.user_id = any (:user_ids)
      and s.user_id <> (:user_ids::uuid[])[1]
      and (s.user_id in (e.subject_id, e.actor_id) or n.intern_id = e.intern_id)
    limit 1
  ) as account
from
  event_log e
  left join users a on a.user_id = e.actor_id
  left join companies c on c.company_id = e.company_id
