-- fragment: action_columns
a.action_id, a.internship_id, a.kind, a.status, a.raised_by, a.note, a.data, a.decision_reason,
a.created_at, a.due_at, a.review_days, a.decided_at,
(
  select u.first_name || ' ' || u.last_name
  from members m join users u on u.user_id = m.user_id
  where m.member_id = (a.data ->> 'supervisor_id')::uuid
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

-- list: actionQueueRows
-- row: ActionQueueRow
-- column: intern_name: string
-- column: people: { member_id: string; name: string }[]
select
  {{action_columns}},
  o.role, co.name as company_name, u.first_name || ' ' || u.last_name as intern_name, i.starts_on,
  i.ends_on, i.status as internship_status,
  case
    when a.kind = 'CHANGE_SUPERVISOR' and a.data ->> 'supervisor_id' is null then coalesce(
      (
        select
          jsonb_agg(
            jsonb_build_object('member_id', m.member_id, 'name', mu.first_name || ' ' || mu.last_name)
            order by mu.first_name
          )
        from members m join users mu on mu.user_id = m.user_id
        where
          m.company_id = i.company_id
          and m.status = {{member.ACTIVE}}
          and m.member_id <> i.supervisor_member_id
      ),
      '[]'
    )
    else '[]'
  end as people
from
  internship_actions a
  join internships i on i.internship_id = a.internship_id
  join offers o on o.offer_id = i.offer_id
  join companies co on co.company_id = i.company_id
  join interns n on n.intern_id = i.intern_id
  join users u on u.user_id = n.user_id

-- name: insertAction
-- param: kind: InternshipActionKind
-- param: status: InternshipActionStatus | null
-- param: raised_by: 'company' | 'intern'
insert into
  internship_actions (
    action_id, internship_id, kind, status, raised_by, raised_by_user, note, data, created_at,
    review_days
  )
values
  (
    :action_id, :internship_id, :kind, :status, :raised_by, :raised_by_user, :note, :data::jsonb,
    :now, {{promised_days(action_review_days)}}
  );

-- name: moveAction
-- param: from: InternshipActionStatus | null
-- param: to: InternshipActionStatus | null
update internship_actions
set status = :to, decision_reason = :decision_reason, decided_at = :now
where action_id = :action_id and status = :from;
