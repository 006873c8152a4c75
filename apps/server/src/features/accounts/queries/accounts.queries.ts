// Generated from accounts.sql by “npm run queries”; do not edit.
// Source: 99edd2200f5a
import type { PublicPart } from '@fledge/domain/profiles/public-parts.ts'
import type { InternScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement } from '../../../platform/db/statement.ts'

export interface SettingsRow {
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly phone: string | null
  readonly is_phone_verified: boolean
  readonly time_zone: string
  readonly is_public: boolean
  readonly is_hidden: boolean
  readonly public_parts: PublicPart[]
  readonly is_listed: boolean
  readonly preferences: { mails?: Record<string, boolean> }
}

export const accountSettings = defineStatement<
  { readonly intern_id: InternScope },
  SettingsRow
>(
  'accounts.accountSettings',
  ['intern_id'],
  `select
  u.email::text, u.first_name, u.last_name, u.phone,
  u.phone_verified_at is not null as is_phone_verified, u.time_zone,
  i.public_profile as is_public, i.is_hidden, i.public_parts, i.public_indexed as is_listed,
  u.preferences
from interns i join users u using (user_id)
where i.intern_id = $1`,
)

export const lockOwnIntern = defineStatement<
  { readonly intern_id: InternScope },
  { readonly intern_id: string }
>(
  'accounts.lockOwnIntern',
  ['intern_id'],
  `select intern_id
from interns
where intern_id = $1
for update`,
)

export const ownPictures = defineStatement<
  { readonly owner_user_id: string },
  { readonly file_id: string; readonly is_current: boolean }
>(
  'accounts.ownPictures',
  ['owner_user_id'],
  `select f.file_id, f.file_id is not distinct from u.picture_file_id as is_current
from files f join users u on u.user_id = f.owner_user_id
where f.owner_user_id = $1 and f.kind = 'image' and f.complete
order by f.created_at desc
limit 20`,
)
