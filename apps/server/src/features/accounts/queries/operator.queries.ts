// Generated from operator.sql by “npm run queries”; do not edit.
// Source: 15689b6cd4de
import { defineStatement, type NoParams } from '../../../platform/db/statement.ts'

/** Serializes removals, so that one manager remains. */
export const lockManagers = defineStatement<
  NoParams,
  { readonly user_id: string }
>(
  'accounts.lockManagers',
  [],
  `select user_id
from users
where type = 'O' and status = 'ACTIVE' and operator_role = 'MANAGER'
order by user_id
for update`,
)

export const lockOperator = defineStatement<
  { readonly email: string },
  { readonly user_id: string; readonly is_erased: boolean | null }
>(
  'accounts.lockOperator',
  ['email'],
  `select user_id, erased_at is not null as is_erased
from users
where email = $1 and type = 'O'
for update`,
)

/** The next operator whose erasure date has passed. */
export const nextOperatorToErase = defineStatement<
  { readonly now: string },
  { readonly user_id: string }
>(
  'accounts.nextOperatorToErase',
  ['now'],
  `select user_id
from users
where type = 'O' and erase_at <= $1
order by erase_at
limit 1
for update skip locked`,
)
