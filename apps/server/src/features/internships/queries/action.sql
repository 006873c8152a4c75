-- fragment: action_columns
a.action_id, a.internship_id, a.kind, a.status, a.raised_by, a.note, a.data, a.decision_reason,
a.created_at, a.decided_at,
(
  select u.first_name || ' ' || u.last_name
  from members m join users u on u.user_id = m.user_id
  where m.member_id::text = a.data ->> 'supervisor_id'
) as supervisor_name

-- name: actionsOf
-- row: ActionRow
select {{action_columns}}
from internship_actions a
where a.internship_id = :internship_id
order by a.created_at desc
limit 50;

-- name: actionById
-- row: ActionRow
select {{action_columns}}
from internship_actions a
where a.action_id = :action_id;

-- name: insertAction
-- param: kind: InternshipActionKind
-- param: status: InternshipActionStatus | null
-- param: raised_by: 'company' | 'intern'
insert into
  internship_actions (action_id, internship_id, kind, status, raised_by, raised_by_user, note, data, created_at)
values
  (
    :action_id, :internship_id, :kind, :status, :raised_by, :raised_by_user, :note, :data::jsonb,
    :now
  );

-- name: moveAction
-- param: from: InternshipActionStatus | null
-- param: to: InternshipActionStatus | null
update internship_actions
set status = :to, decision_reason = :decision_reason, decided_at = :now
where action_id = :action_id and status = :from;
