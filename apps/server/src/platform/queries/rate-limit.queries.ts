// Generated from rate-limit.sql by “npm run queries”; do not edit.
// Source: e76ca28aed40
import { defineStatement } from '../db/statement.ts'

export const countAttempt = defineStatement<
  { readonly key: string; readonly window_start: string },
  { readonly tries: number }
>(
  'platform.countAttempt',
  ['key', 'window_start'],
  `insert into rate_limits (key, window_start, tries)
values ($1, $2, 1)
on conflict (key, window_start) do update
set tries = rate_limits.tries + 1
returning tries`,
)

export const selectAttempts = defineStatement<
  { readonly key: string; readonly window_start: string },
  { readonly tries: number }
>(
  'platform.selectAttempts',
  ['key', 'window_start'],
  `select tries
from rate_limits
where key = $1 and window_start = $2`,
)
