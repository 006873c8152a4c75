// Generated from registrations.sql by “npm run queries”; do not edit.
// Source: 2d26084822ec
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export const updateCompletedRegistration = defineStatement<
  { readonly now: string; readonly registration_id: string },
  NoRow
>(
  'sessions.updateCompletedRegistration',
  ['now', 'registration_id'],
  `update registrations
set completed_at = $1
where registration_id = $2 and completed_at is null`,
)

export const updateRegistrationCompany = defineStatement<
  { readonly company_id: string; readonly registration_id: string },
  NoRow
>(
  'sessions.updateRegistrationCompany',
  ['company_id', 'registration_id'],
  `update registrations
set company_id = $1
where registration_id = $2`,
)

export const updateRegistrationContact = defineStatement<
  { readonly poc: string; readonly registration_id: string },
  NoRow
>(
  'sessions.updateRegistrationContact',
  ['poc', 'registration_id'],
  `update registrations
set poc = $1::jsonb
where registration_id = $2`,
)

export const updateRegistrationBatch = defineStatement<
  { readonly batch_code: string; readonly registration_id: string },
  NoRow
>(
  'sessions.updateRegistrationBatch',
  ['batch_code', 'registration_id'],
  `update registrations
set batch_code = $1
where registration_id = $2`,
)
