import type { InternScope } from '@fledge/domain/sessions/types.ts'
import { statement } from '../../platform/db/statement.ts'

export interface InternRegistrationRow {
  email: string
  type: string
  batch_code: string | null
  utm: Record<string, string>
  completed_at: string | null
}
export const signUpRegistration = statement<[id: string], InternRegistrationRow>(
  'internRegistration.registration',
  `select email::text, type, batch_code, utm, completed_at from registrations where registration_id = $1 for update`,
)
export const registrationFacts = statement<
  [id: string],
  { email: string; batch_code: string | null }
>(
  'internRegistration.facts',
  `select email::text, batch_code from registrations where registration_id = $1`,
)
export const rememberBatch = statement<[id: string, code: string]>(
  'internRegistration.rememberBatch',
  `update registrations set batch_code = $2 where registration_id = $1`,
)
export const completeInternRegistration = statement<[id: string, now: string]>(
  'internRegistration.complete',
  `update registrations set completed_at = $2 where registration_id = $1`,
)
export const userWithEmail = statement<[email: string], { user_id: string }>(
  'internRegistration.emailTaken',
  `select user_id from users where email = $1`,
)
export const insertInternUser = statement<
  [
    id: string,
    email: string,
    first: string,
    last: string,
    phone: string,
    country: number,
    zone: string,
    utm: string,
    now: string,
  ]
>(
  'internRegistration.insertUser',
  `insert into users (user_id, type, email, first_name, last_name, phone, country_id, time_zone, utm, created_at) values ($1, 'I', $2, $3, $4, $5, $6, $7, $8, $9)`,
)
export const insertIntern = statement<[id: string, userId: string, birthDate: string, now: string]>(
  'internRegistration.insertIntern',
  `insert into interns (intern_id, user_id, birth_date, created_at) values ($1, $2, $3, $4)`,
)
export const insertInternTerms = statement<
  [userId: string, kind: string, version: number, now: string]
>(
  'internRegistration.acceptTerms',
  `insert into agreements_accepted (user_id, kind, version, at) values ($1, $2, $3, $4) on conflict do nothing`,
)

export const hasAccepted = statement<
  [userId: string, kind: string, version: number],
  { kind: string }
>(
  'internRegistration.hasAccepted',
  `select kind from agreements_accepted where user_id = $1 and kind = $2 and version = $3`,
)

export interface SignUpRow {
  batch_id: string | null
  has_preference: boolean
  career_field_ids: number[]
  signup_completed_at: string | null
  has_application: boolean
  start_month: string | null
  email: string
  first_name: string
  last_name: string
}
const signUpSql = `select i.batch_id, i.start_month, i.start_month is not null and i.duration_weeks is not null and i.hours_a_week is not null as has_preference, i.career_field_ids, i.signup_completed_at,
    exists (select from applications a where a.intern_id = i.intern_id and a.status not in ('REJECTED', 'WITHDRAWN', 'NOT_PLACED', 'COMPLETED')) as has_application, u.email::text, u.first_name, u.last_name
  from interns i join users u using (user_id) where i.intern_id = $1`
export const signUpOf = statement<[InternScope], SignUpRow>('internRegistration.signUp', signUpSql)
export const lockSignUp = statement<[InternScope], SignUpRow>(
  'internRegistration.lockSignUp',
  `${signUpSql} for update of i`,
)
export const setBatch = statement<[intern: string, batchId: string, now: string]>(
  'internRegistration.setBatch',
  `update interns set batch_id = $2, seat_taken_at = $3, seat_reminded_at = null where intern_id = $1`,
)
export const setStartMonth = statement<[InternScope, month: string]>(
  'internRegistration.setStartMonth',
  `update interns set start_month = $2 where intern_id = $1`,
)
export const completeSignUp = statement<[InternScope, now: string]>(
  'internRegistration.completeSignUp',
  `update interns set signup_completed_at = $2, signup_step = 'done' where intern_id = $1`,
)
export const countryById = statement<[id: number], { id: number }>(
  'internRegistration.knownCountry',
  `select id from lookup where list = 'country' and id = $1`,
)
