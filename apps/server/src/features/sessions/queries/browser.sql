-- Whether a browser has signed in to the account of this address.
-- name: isKnownBrowser
-- column: is_known: boolean
select
  exists (
    select
    from users u join known_browsers k using (user_id)
    where u.email = :email and k.browser_hash = :browser_hash and k.signed_in_at > :since
  ) as is_known;

-- name: rememberBrowser
insert into known_browsers (user_id, browser_hash, signed_in_at)
values (:user_id, :browser_hash, :now)
on conflict (user_id, browser_hash) do update
set signed_in_at = excluded.signed_in_at;

-- Remembers the browser in which a registration was started for the resulting account.
-- name: rememberRegistering
insert into known_browsers (user_id, browser_hash, signed_in_at)
select :user_id, browser_hash, :now
from registrations
where registration_id = :registration_id and browser_hash is not null
on conflict do nothing;

-- name: deleteOtherBrowsers
delete from known_browsers
where user_id = :user_id and browser_hash <> :browser_hash;
