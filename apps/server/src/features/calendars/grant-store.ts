import { statement } from '../../platform/db/statement.ts'
import type { AccountCalendar } from './calendar-provider.ts'

// The steps of a consent: its state, and the grant that waits until the account is chosen.

/** @returns 0 if the state was already used */
export const markStateUsed = statement<[nonce: string, now: string]>(
  'calendars.useState',
  `insert into calendar_states (nonce, used_at) values ($1, $2) on conflict do nothing`,
)
export const insertGrant = statement<
  [
    hash: string,
    session: string,
    user: string,
    provider: string,
    tokens: string,
    account: string,
    calendars: string,
    now: string,
    until: string,
  ]
>(
  'calendars.insertGrant',
  `insert into calendar_grants (token_hash, session_id, user_id, provider, tokens, account, calendars, created_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9)`,
)
export interface GrantRow {
  tokens: string
  account: string
  calendars: AccountCalendar[]
}
/** Redeems the grant, once, and only in its own session. */
export const redeemGrant = statement<
  [hash: string, session: string, user: string, provider: string, now: string],
  GrantRow
>(
  'calendars.takeGrant',
  `delete from calendar_grants where token_hash = $1 and session_id = $2 and user_id = $3 and provider = $4 and expires_at > $5 returning tokens, account, calendars`,
)
