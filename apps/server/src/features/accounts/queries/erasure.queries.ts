// Generated from erasure.sql by “npm run queries”; do not edit.
// Source: c979c7c177be
import type { InternScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement } from '../../../platform/db/statement.ts'

/** The next intern whose erasure date has passed. */
export const nextInternToErase = defineStatement<
  { readonly now: string },
  { readonly user_id: string; readonly intern_id: InternScope }
>(
  'accounts.nextInternToErase',
  ['now'],
  `select u.user_id, n.intern_id
from users u join interns n using (user_id)
where
  u.erase_at <= $1
  -- An appeal against a ban is decided first.
  and (u.appealed_at is null or u.appeal_decided_at is not null)
order by u.erase_at
limit 1
for update of n, u skip locked`,
)

/** An unfinished internship, which blocks erasure. */
export const openInternship = defineStatement<
  { readonly intern_id: InternScope },
  { readonly company_name: string; readonly ends_on: string }
>(
  'accounts.openInternship',
  ['intern_id'],
  `select co.name as company_name, s.ends_on
from internships s join companies co using (company_id)
where s.intern_id = $1 and s.status in ('UPCOMING', 'ONGOING')
order by s.ends_on desc
limit 1`,
)
