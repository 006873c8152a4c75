// Generated from intern-registration.sql by “npm run queries”; do not edit.
// Source: 1ee738babfc0
import type { InternScope, UserType } from '@fledge/domain/sessions/types.ts'
import { defineStatement } from '../../../platform/db/statement.ts'

export interface InternRegistrationRow {
  readonly email: string
  readonly type: UserType
  readonly batch_code: string | null
  readonly utm: Record<string, string>
  readonly completed_at: string | null
}

export interface SignUpRow {
  readonly batch_id: string | null
  readonly start_month: string | null
  readonly has_preference: boolean
  readonly career_field_ids: number[]
  readonly signup_completed_at: string | null
  readonly email: string
  readonly first_name: string
  readonly last_name: string
}

export interface LockedSignUpRow {
  readonly batch_id: string | null
  readonly start_month: string | null
  readonly has_preference: boolean
  readonly career_field_ids: number[]
  readonly signup_completed_at: string | null
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly has_application: boolean
}

export const signUpRegistration = defineStatement<
  { readonly registration_id: string },
  InternRegistrationRow
>(
  'intern-registration.signUpRegistration',
  ['registration_id'],
  `select email::text, type, batch_code, utm, completed_at
from registrations
where registration_id = $1
for update`,
)

export const registrationFacts = defineStatement<
  { readonly registration_id: string },
  { readonly email: string; readonly batch_code: string | null }
>(
  'intern-registration.registrationFacts',
  ['registration_id'],
  `select email::text, batch_code
from registrations
where registration_id = $1`,
)

export const userWithEmail = defineStatement<
  { readonly email: string },
  { readonly user_id: string }
>(
  'intern-registration.userWithEmail',
  ['email'],
  `select user_id
from users
where email = $1`,
)

export const hasAccepted = defineStatement<
  { readonly user_id: string; readonly kind: string; readonly version: number },
  { readonly kind: string }
>(
  'intern-registration.hasAccepted',
  ['user_id', 'kind', 'version'],
  `select kind
from agreements_accepted
where user_id = $1 and kind = $2 and version = $3`,
)

export const signUpOf = defineStatement<
  { readonly intern_id: InternScope },
  SignUpRow
>(
  'intern-registration.signUpOf',
  ['intern_id'],
  `select i.batch_id, i.start_month, i.start_month is not null
and i.duration_weeks is not null
and i.hours_a_week is not null as has_preference, i.career_field_ids, i.signup_completed_at,
u.email::text, u.first_name, u.last_name
from interns i join users u using (user_id)
where i.intern_id = $1`,
)

export const lockInternOfSignUp = defineStatement<
  { readonly intern_id: InternScope },
  { readonly intern_id: string }
>(
  'intern-registration.lockInternOfSignUp',
  ['intern_id'],
  `select intern_id
from interns
where intern_id = $1
for update`,
)

export const lockedSignUp = defineStatement<
  { readonly intern_id: InternScope },
  LockedSignUpRow
>(
  'intern-registration.lockedSignUp',
  ['intern_id'],
  `select
  i.batch_id, i.start_month, i.start_month is not null
and i.duration_weeks is not null
and i.hours_a_week is not null as has_preference, i.career_field_ids, i.signup_completed_at,
u.email::text, u.first_name, u.last_name,
  exists (
    select
    from applications a
    where
      a.intern_id = i.intern_id
      and a.status not in ('REJECTED', 'COMPLETED', 'NOT_PLACED', 'WITHDRAWN')
  ) as has_application
from interns i join users u using (user_id)
where i.intern_id = $1`,
)

export const countryById = defineStatement<
  { readonly id: number },
  { readonly id: number }
>(
  'intern-registration.countryById',
  ['id'],
  `select id
from lookup
where list = 'country' and id = $1`,
)
