// Generated from erasure.sql by “npm run queries”; do not edit.
// Source: 4305885d001e
import type { InternScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoParams, type NoRow } from '../../../platform/db/statement.ts'

/** Files without an owner. */
export const orphanFiles = defineStatement<
  NoParams,
  { readonly file_id: string; readonly key: string }
>(
  'accounts.orphanFiles',
  [],
  `select file_id, key
from files
where owner_user_id is null and owner_registration_id is null and company_id is null
order by file_id
limit 50`,
)

export const deleteOrphanRows = defineStatement<
  { readonly file_ids: readonly string[] },
  NoRow
>(
  'accounts.deleteOrphanRows',
  ['file_ids'],
  `delete from files
where
  file_id = any ($1::uuid[])
  and owner_user_id is null
  and owner_registration_id is null
  and company_id is null`,
)

/** The next intern whose erasure date has passed. */
export const nextInternToErase = defineStatement<
  { readonly now: string },
  { readonly user_id: string; readonly intern_id: InternScope }
>(
  'accounts.nextInternToErase',
  ['now'],
  `select u.user_id, n.intern_id
from users u join interns n using (user_id)
where u.erase_at <= $1
order by u.erase_at
limit 1
for update of n, u skip locked`,
)

/** An unfinished internship, which blocks erasure. */
export const openInternship = defineStatement<
  { readonly intern_id: InternScope },
  { readonly company: string; readonly ends_on: string }
>(
  'accounts.openInternship',
  ['intern_id'],
  `select co.name as company, s.ends_on
from internships s join companies co using (company_id)
where s.intern_id = $1 and s.status in ('UPCOMING', 'ONGOING')
order by s.ends_on desc
limit 1`,
)
