// Generated from phone.sql by “npm run queries”; do not edit.
// Source: 1fbb004ea21c
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export const endPhoneCodes = defineStatement<
  { readonly now: string; readonly user_id: string },
  NoRow
>(
  'applications.endPhoneCodes',
  ['now', 'user_id'],
  `update phone_codes
set expires_at = $1
where user_id = $2 and used_at is null and expires_at > $1`,
)

export const insertPhoneCode = defineStatement<
  {
    readonly handle: string
    readonly user_id: string
    readonly phone: string
    readonly code_hash: string
    readonly now: string
    readonly expires_at: string
  },
  NoRow
>(
  'applications.insertPhoneCode',
  ['handle', 'user_id', 'phone', 'code_hash', 'now', 'expires_at'],
  `insert into phone_codes (handle, user_id, phone, code_hash, created_at, expires_at)
values ($1, $2, $3, $4, $5, $6)`,
)

export const usePhoneCode = defineStatement<
  {
    readonly now: string
    readonly handle: string
    readonly user_id: string
    readonly code_hash: string
    readonly max_attempts: number
  },
  { readonly phone: string }
>(
  'applications.usePhoneCode',
  ['now', 'handle', 'user_id', 'code_hash', 'max_attempts'],
  `update phone_codes
set used_at = $1
where
  handle = $2
  and user_id = $3
  and code_hash = $4
  and used_at is null
  and expires_at > $1
  and tries < $5
returning phone`,
)

export const countPhoneTry = defineStatement<
  { readonly handle: string; readonly user_id: string; readonly now: string },
  { readonly tries: number }
>(
  'applications.countPhoneTry',
  ['handle', 'user_id', 'now'],
  `update phone_codes
set tries = tries + 1
where handle = $1 and user_id = $2 and used_at is null and expires_at > $3
returning tries`,
)
