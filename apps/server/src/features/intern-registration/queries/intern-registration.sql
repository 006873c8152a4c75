-- fragment: columns
i.batch_id, i.start_month, i.start_month is not null
and i.duration_weeks is not null
and i.hours_a_week is not null as has_preference, i.career_field_ids, i.signup_completed_at,
u.email::text, u.first_name, u.last_name

-- name: signUpRegistration
-- row: InternRegistrationRow
-- column: email: string
select email::text, type, batch_code, utm, completed_at
from registrations
where registration_id = :registration_id
for update;

-- name: registrationFacts
-- column: email: string
select email::text, batch_code
from registrations
where registration_id = :registration_id;

-- name: userWithEmail
select user_id
from users
where email = :email;

-- name: hasAccepted
select kind
from agreements_accepted
where user_id = :user_id and kind = :kind and version = :version;

-- name: signUpOf
-- param: intern_id: InternScope
-- row: SignUpRow
-- column: has_preference: boolean
-- column: email: string
select {{columns}}
from interns i join users u using (user_id)
where i.intern_id = :intern_id;

-- name: lockInternOfSignUp
-- param: intern_id: InternScope
select intern_id
from interns
where intern_id = :intern_id
for update;

-- name: lockedSignUp
-- param: intern_id: InternScope
-- row: LockedSignUpRow
-- column: has_preference: boolean
-- column: has_application: boolean
-- column: email: string
select
  {{columns}},
  exists (
    select
    from applications a
    where
      a.intern_id = i.intern_id
      and a.status not in ({{application.ended}})
  ) as has_application
from interns i join users u using (user_id)
where i.intern_id = :intern_id;

-- name: countryById
select id
from lookup
where list = 'country' and id = :id;
