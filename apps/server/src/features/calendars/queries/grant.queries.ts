// Generated from grant.sql by “npm run queries”; do not edit.
// Source: d7fd9c0e660f
import type { AccountCalendar } from '../calendar-provider.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface GrantRow {
  readonly tokens: string
  readonly account: string
  readonly calendars: AccountCalendar[]
}

/** @returns 0 if the state was already used */
export const markStateUsed = defineStatement<
  { readonly nonce: string; readonly now: string },
  NoRow
>(
  'calendars.markStateUsed',
  ['nonce', 'now'],
  `insert into calendar_states (nonce, used_at)
values ($1, $2)
on conflict do nothing`,
)

export const insertGrant = defineStatement<
  {
    readonly token_hash: string
    readonly session_id: string
    readonly user_id: string
    readonly provider: string
    readonly tokens: string
    readonly account: string
    readonly calendars: string
    readonly now: string
    readonly expires_at: string
  },
  NoRow
>(
  'calendars.insertGrant',
  ['token_hash', 'session_id', 'user_id', 'provider', 'tokens', 'account', 'calendars', 'now', 'expires_at'],
  `insert into
  calendar_grants (token_hash, session_id, user_id, provider, tokens, account, calendars, created_at, expires_at)
values
  (
    $1, $2, $3, $4, $5, $6, $7::jsonb, $8,
    $9
  )`,
)

/** Redeems the grant, once, and only in its own session. */
export const redeemGrant = defineStatement<
  {
    readonly token_hash: string
    readonly session_id: string
    readonly user_id: string
    readonly provider: string
    readonly now: string
  },
  GrantRow
>(
  'calendars.redeemGrant',
  ['token_hash', 'session_id', 'user_id', 'provider', 'now'],
  `delete from calendar_grants
where
  token_hash = $1
  and session_id = $2
  and user_id = $3
  and provider = $4
  and expires_at > $5
returning tokens, account, calendars`,
)
