// Generated from browser.sql by “npm run queries”; do not edit.
// Source: cbb3e42e21f1
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

/** Whether a browser has signed in to the account of this address. */
export const isKnownBrowser = defineStatement<
  { readonly email: string; readonly browser_hash: string; readonly since: string },
  { readonly is_known: boolean }
>(
  'sessions.isKnownBrowser',
  ['email', 'browser_hash', 'since'],
  `select
  exists (
    select
    from users u join known_browsers k using (user_id)
    where u.email = $1 and k.browser_hash = $2 and k.signed_in_at > $3
  ) as is_known`,
)

export const rememberBrowser = defineStatement<
  { readonly user_id: string; readonly browser_hash: string; readonly now: string },
  NoRow
>(
  'sessions.rememberBrowser',
  ['user_id', 'browser_hash', 'now'],
  `insert into known_browsers (user_id, browser_hash, signed_in_at)
values ($1, $2, $3)
on conflict (user_id, browser_hash) do update
set signed_in_at = excluded.signed_in_at`,
)

/** Remembers the browser in which a registration was started for the resulting account. */
export const rememberRegistering = defineStatement<
  { readonly user_id: string; readonly now: string; readonly registration_id: string },
  NoRow
>(
  'sessions.rememberRegistering',
  ['user_id', 'now', 'registration_id'],
  `insert into known_browsers (user_id, browser_hash, signed_in_at)
select $1, browser_hash, $2
from registrations
where registration_id = $3 and browser_hash is not null
on conflict do nothing`,
)

export const deleteOtherBrowsers = defineStatement<
  { readonly user_id: string; readonly browser_hash: string },
  NoRow
>(
  'sessions.deleteOtherBrowsers',
  ['user_id', 'browser_hash'],
  `delete from known_browsers
where user_id = $1 and browser_hash <> $2`,
)
