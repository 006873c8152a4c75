-- name: findCase
-- row: CaseRow
-- column: raised_by: 'company' | 'intern'
-- column: raiser: string
-- column: intern_name: string
-- column: supervisor: string
-- column: second_supervisor: string | null
-- column: owner_id: string | null
-- column: owner_name: string | null
select
  x.action_id, x.status, x.raised_by, trim(r.first_name || ' ' || r.last_name) as raiser, x.note,
  x.created_at, x.due_at, x.review_days, x.decided_at, x.decision_reason, i.internship_id,
  i.status as internship_status, i.starts_on, i.ends_on, p.name as plan_name, c.company_id,
  c.name as company_name, n.user_id, trim(u.first_name || ' ' || u.last_name) as intern_name,
  coalesce(trim(s.first_name || ' ' || s.last_name), m.email::text) as supervisor,
  coalesce(trim(t.first_name || ' ' || t.last_name), m2.email::text) as second_supervisor,
  h.owner_id,
  trim(o.first_name || ' ' || o.last_name) as owner_name
from
  internship_actions x
  join users r on r.user_id = x.raised_by_user
  join internships i on i.internship_id = x.internship_id
  join plans p on p.plan_id = i.plan_id
  join companies c on c.company_id = i.company_id
  join interns n on n.intern_id = i.intern_id
  join users u on u.user_id = n.user_id
  join members m on m.member_id = i.supervisor_member_id
  left join users s on s.user_id = m.user_id
  left join members m2 on m2.member_id = i.second_supervisor_member_id
  left join users t on t.user_id = m2.user_id
  left join wait_owners h on h.kind = 'ACTION' and h.subject_id = x.action_id
  left join users o on o.user_id = h.owner_id
where x.action_id = :action_id and x.kind = 'REPORT_CONCERN';

-- Locks the concern for a message, a note or a change of its internship.
-- name: lockCase
-- column: raised_by: 'company' | 'intern'
select action_id, internship_id, status, raised_by, raised_by_user, created_at, due_at, review_days
from internship_actions
where action_id = :action_id and kind = 'REPORT_CONCERN'
for update;

-- name: possibleSupervisors
-- column: name: string
select m.member_id, trim(u.first_name || ' ' || u.last_name) as name
from
  internships i
  join members m on m.company_id = i.company_id
  join users u on u.user_id = m.user_id
where
  i.internship_id = :internship_id
  and m.status = {{member.ACTIVE}}
  and m.member_id <> i.supervisor_member_id
  and m.member_id is distinct from i.second_supervisor_member_id
order by u.first_name, m.member_id
limit 100;

-- The newest, oldest first.
-- name: caseMessages
-- row: CaseMessageRow
-- column: side: 'operator' | 'company' | 'intern'
-- column: author: string
select
  s.action_id, s.message_id, s.side, s.message, s.created_at,
  case when u.erased_at is null then trim(u.first_name || ' ' || u.last_name) else '' end as author
from
  (
    select m.action_id, m.message_id, m.side, m.message, m.created_at, m.author_id
    from case_messages m
    where m.action_id = any (:action_ids::uuid[])
    order by m.message_id desc
    limit 200
  ) s
  join users u on u.user_id = s.author_id
order by s.message_id;

-- name: insertCaseMessage
-- param: side: 'operator' | 'company' | 'intern'
insert into case_messages (message_id, action_id, side, author_id, message, created_at)
values (:message_id, :action_id, :side, :author_id, :message, :now);

-- name: caseNotes
-- column: author: string
select
  s.note_id, s.note, s.created_at,
  case when u.erased_at is null then trim(u.first_name || ' ' || u.last_name) else '' end as author
from case_notes s join users u on u.user_id = s.author_id
where s.action_id = :action_id
order by s.note_id desc
limit 200;

-- name: insertCaseNote
insert into case_notes (note_id, action_id, author_id, note, created_at)
values (:note_id, :action_id, :author_id, :note, :now);

-- name: caseOwner
select owner_id
from wait_owners
where kind = 'ACTION' and subject_id = :action_id;

-- Its owner, and the managers while it has none.
-- name: caseTeam
select u.user_id
from users u left join wait_owners h on h.kind = 'ACTION' and h.subject_id = :action_id
where
  u.type = 'O'
  and u.status = {{user.ACTIVE}}
  and case
    when h.owner_id is null then u.operator_role = {{operator_role.MANAGER}}
    else u.user_id = h.owner_id
  end;

-- name: changeCaseDue
update internship_actions
set due_at = :due_at
where action_id = :action_id;

-- name: addSecondSupervisor
update internships
set second_supervisor_member_id = :second_supervisor_member_id
where internship_id = :internship_id;
