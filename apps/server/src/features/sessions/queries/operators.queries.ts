// Generated from operators.sql by “npm run queries”; do not edit.
// Source: 5813ebb9c5c8
import type { OperatorRole } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

/** Someone who was removed can be invited again until the account is erased. */
export const upsertInvitedOperator = defineStatement<
  {
    readonly user_id: string
    readonly email: string
    readonly first_name: string
    readonly last_name: string
    readonly operator_role: OperatorRole
    readonly partner_id: string | null
    readonly invited_until: string
    readonly erase_at: string
    readonly now: string
  },
  { readonly user_id: string }
>(
  'sessions.upsertInvitedOperator',
  ['user_id', 'email', 'first_name', 'last_name', 'operator_role', 'partner_id', 'invited_until', 'erase_at', 'now'],
  `insert into
  users (
    user_id, type, email, first_name, last_name, status, operator_role, partner_id, invited_until,
    erase_at, created_at
  )
values
  (
    $1, 'O', $2, $3, $4, 'DEACTIVATED', $5,
    $6, $7, $8, $9
  )
on conflict (email) do update
set
  first_name = excluded.first_name, last_name = excluded.last_name,
  operator_role = excluded.operator_role, partner_id = excluded.partner_id, invited_until = excluded.invited_until,
  erase_at = excluded.erase_at
where
  users.type = 'O'
  and users.status = 'DEACTIVATED'
  and users.invited_until is null
  and users.erased_at is null
returning user_id`,
)

export const extendInvitation = defineStatement<
  { readonly invited_until: string; readonly erase_at: string; readonly user_id: string },
  NoRow
>(
  'sessions.extendInvitation',
  ['invited_until', 'erase_at', 'user_id'],
  `update users
set invited_until = $1, erase_at = $2
where user_id = $3 and type = 'O' and invited_until is not null`,
)

export const endInvitation = defineStatement<
  { readonly user_id: string },
  NoRow
>(
  'sessions.endInvitation',
  ['user_id'],
  `update users
set invited_until = null
where user_id = $1 and type = 'O'`,
)

export const acceptInvitation = defineStatement<
  { readonly user_id: string; readonly now: string },
  NoRow
>(
  'sessions.acceptInvitation',
  ['user_id', 'now'],
  `update users
set status = 'ACTIVE', invited_until = null, erase_at = null
where
  user_id = $1
  and type = 'O'
  and status = 'DEACTIVATED'
  and invited_until > $2`,
)

export const updateOperatorRole = defineStatement<
  { readonly operator_role: OperatorRole; readonly user_id: string },
  NoRow
>(
  'sessions.updateOperatorRole',
  ['operator_role', 'user_id'],
  `update users
set operator_role = $1
where user_id = $2 and type = 'O'`,
)
