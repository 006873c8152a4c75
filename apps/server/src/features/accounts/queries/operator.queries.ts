// Generated from operator.sql by “npm run queries”; do not edit.
// Source: 60cadcb97a8a
import { defineStatement } from '../../../platform/db/statement.ts'

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
