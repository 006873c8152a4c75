import type { PublicPart } from '@fledge/domain/profiles/public-parts.ts'
import type { InternScope } from '@fledge/domain/sessions/types.ts'
import { statement } from '../../platform/db/statement.ts'

export interface SettingsRow {
  email: string
  first_name: string
  last_name: string
  phone: string | null
  is_phone_verified: boolean
  time_zone: string
  is_public: boolean
  is_hidden: boolean
  public_parts: PublicPart[]
  is_listed: boolean
  preferences: { mails?: Record<string, boolean> }
}
export const accountSettings = statement<[InternScope], SettingsRow>(
  'accounts.settings',
  `select u.email::text, u.first_name, u.last_name, u.phone, u.phone_verified_at is not null as is_phone_verified, u.time_zone, i.public_profile as is_public, i.is_hidden, i.public_parts, i.public_indexed as is_listed, u.preferences
   from interns i join users u using (user_id) where i.intern_id = $1`,
)
export const lockOwnIntern = statement<[InternScope]>(
  'accounts.lockIntern',
  `select intern_id from interns where intern_id = $1 for update`,
)
export const saveVisibility = statement<
  [
    InternScope,
    isPublic: boolean | null,
    isHidden: boolean | null,
    parts: readonly PublicPart[] | null,
    isListed: boolean | null,
  ]
>(
  'accounts.saveVisibility',
  `update interns set public_profile = coalesce($2::boolean, public_profile), is_hidden = coalesce($3::boolean, is_hidden), public_parts = coalesce($4::text[], public_parts), public_indexed = coalesce($5::boolean, public_indexed) where intern_id = $1`,
)
export const saveTimeZone = statement<[userId: string, zone: string]>(
  'accounts.saveTimeZone',
  `update users set time_zone = $2 where user_id = $1`,
)
export const saveMails = statement<[userId: string, mails: string]>(
  'accounts.saveMails',
  `update users set preferences = jsonb_set(preferences, '{mails}', coalesce(preferences -> 'mails', '{}') || $2::jsonb) where user_id = $1`,
)
export const dismissPrompt = statement<[InternScope, now: string]>(
  'accounts.dismissPrompt',
  `update interns set time_zone_prompt_dismissed_at = $2 where intern_id = $1`,
)
export const ownPictures = statement<[userId: string], { file_id: string; is_current: boolean }>(
  'accounts.pictures',
  `select f.file_id, f.file_id is not distinct from u.picture_file_id as is_current from files f join users u on u.user_id = f.owner_user_id where f.owner_user_id = $1 and f.kind = 'image' and f.complete order by f.created_at desc limit 20`,
)
export const setInternPicture = statement<[userId: string, fileId: string | null]>(
  'accounts.setPicture',
  `update users set picture_file_id = $2 where user_id = $1`,
)
export const deactivateIntern = statement<[userId: string]>(
  'accounts.deactivate',
  `update users set status = 'DEACTIVATED' where user_id = $1 and status = 'ACTIVE'`,
)
