-- Someone who was removed can be invited again until the account is erased.
-- name: upsertInvitedOperator
-- param: operator_role: OperatorRole
-- param: partner_id: string | null
insert into
  users (
    user_id, type, email, first_name, last_name, status, operator_role, partner_id, invited_until,
    erase_at, created_at
  )
values
  (
    :user_id, 'O', :email, :first_name, :last_name, {{user.DEACTIVATED}}, :operator_role,
    :partner_id, :invited_until, :erase_at, :now
  )
on conflict (email) do update
set
  first_name = excluded.first_name, last_name = excluded.last_name,
  operator_role = excluded.operator_role, partner_id = excluded.partner_id, invited_until = excluded.invited_until,
  erase_at = excluded.erase_at
where
  users.type = 'O'
  and users.status = {{user.DEACTIVATED}}
  and users.invited_until is null
  and users.erased_at is null
returning user_id;

-- name: extendInvitation
update users
set invited_until = :invited_until, erase_at = :erase_at
where user_id = :user_id and type = 'O' and invited_until is not null;

-- name: endInvitation
update users
set invited_until = null
where user_id = :user_id and type = 'O';

-- name: acceptInvitation
update users
set status = {{user.ACTIVE}}, invited_until = null, erase_at = null
where
  user_id = :user_id
  and type = 'O'
  and status = {{user.DEACTIVATED}}
  and invited_until > :now;

-- name: updateOperatorRole
-- param: operator_role: OperatorRole
update users
set operator_role = :operator_role
where user_id = :user_id and type = 'O';
