-- name: accountSettings
-- param: intern_id: InternScope
-- row: SettingsRow
-- column: email: string
-- column: is_phone_verified: boolean
select
  u.email::text, u.first_name, u.last_name, u.phone,
  u.phone_verified_at is not null as is_phone_verified, u.time_zone,
  i.public_profile as is_public, i.is_hidden, i.public_parts, i.public_indexed as is_listed,
  u.preferences
from interns i join users u using (user_id)
where i.intern_id = :intern_id;

-- name: lockOwnIntern
-- param: intern_id: InternScope
select intern_id
from interns
where intern_id = :intern_id
for update;

-- name: ownPictures
-- column: is_current: boolean
select f.file_id, f.file_id is not distinct from u.picture_file_id as is_current
from files f join users u on u.user_id = f.owner_user_id
where f.owner_user_id = :owner_user_id and f.kind = 'image' and f.complete
order by f.created_at desc
limit 20;
