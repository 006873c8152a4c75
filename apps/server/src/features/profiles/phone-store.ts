import { statement } from '../../platform/db/statement.ts'

export const endPhoneCodes = statement<[userId: string, now: string]>(
  'profiles.endPhoneCodes',
  `update phone_codes set expires_at = $2 where user_id = $1 and used_at is null and expires_at > $2`,
)
export const insertPhoneCode = statement<
  [handle: string, userId: string, phone: string, hash: string, now: string, expires: string]
>(
  'profiles.insertPhoneCode',
  `insert into phone_codes (handle, user_id, phone, code_hash, created_at, expires_at) values ($1, $2, $3, $4, $5, $6)`,
)
export const usePhoneCode = statement<
  [handle: string, userId: string, hash: string, now: string, mostTries: number],
  { phone: string }
>(
  'profiles.usePhoneCode',
  `update phone_codes set used_at = $4 where handle = $1 and user_id = $2 and code_hash = $3 and used_at is null and expires_at > $4 and tries < $5 returning phone`,
)
export const countPhoneTry = statement<
  [handle: string, userId: string, now: string],
  { tries: number }
>(
  'profiles.countPhoneTry',
  `update phone_codes set tries = tries + 1 where handle = $1 and user_id = $2 and used_at is null and expires_at > $3 returning tries`,
)
export const markPhoneVerified = statement<[userId: string, phone: string, now: string]>(
  'profiles.verifyPhone',
  `update users set phone_verified_at = $3 where user_id = $1 and phone = $2`,
)
