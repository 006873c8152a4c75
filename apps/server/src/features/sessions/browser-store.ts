import { statement } from '../../platform/db/statement.ts'

/** Whether a browser has signed in to the account of this address. */
export const isKnownBrowser = statement<
  [email: string, browserHash: string, since: string],
  { is_known: boolean }
>(
  'sessions.isKnownBrowser',
  `select exists (select from users u join known_browsers k using (user_id) where u.email = $1 and k.browser_hash = $2 and k.signed_in_at > $3) as is_known`,
)
export const rememberBrowser = statement<[userId: string, browserHash: string, now: string]>(
  'sessions.rememberBrowser',
  `insert into known_browsers (user_id, browser_hash, signed_in_at) values ($1, $2, $3) on conflict (user_id, browser_hash) do update set signed_in_at = excluded.signed_in_at`,
)
/** Remembers the browser in which a registration was started for the resulting account. */
export const rememberRegistering = statement<[registration: string, userId: string, now: string]>(
  'sessions.rememberRegistering',
  `insert into known_browsers (user_id, browser_hash, signed_in_at) select $2, browser_hash, $3 from registrations where registration_id = $1 and browser_hash is not null on conflict do nothing`,
)
