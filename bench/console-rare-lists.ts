import type pg from 'pg'

// Rows of the lists that the shared data set leaves empty: what the programme team writes to people,
// what it hides, invites and compares, and what failed. Without them, these lists would be measured
// on nothing.

/** How many rows each list gets; a few of them are still open, as they would be. */
const sizes = {
  templates: 300,
  messages: 1000,
  recipientsOfEach: 50,
  replies: 5000,
  reports: 5000,
  hidings: 1000,
  providerEvents: 20_000,
  differences: 1000,
  invitations: 3000,
  failedMails: 2000,
  seatAlerts: 2000,
  copies: 10_000,
  erasures: 500,
  duplicates: 300,
} as const

// Each statement has the time of the data set as $1 and its number of rows as $2.

const addTemplates = `with author as (
  select user_id from users where operator_role is not null order by user_id limit 1
), added as (
  insert into message_templates (template_id, name, version, is_archived, created_at, updated_at)
  select gen_random_uuid(), 'Template ' || n, 1, n % 10 = 0,
    $1::timestamptz - n * interval '1 day', $1::timestamptz - n * interval '1 day'
  from generate_series(1, $2::int) n
  returning template_id, name, created_at
), versions as (
  insert into message_template_versions (template_id, version, name, subject, body, note, author_id, created_at)
  select template_id, 1, name, 'Subject of ' || name, 'Text of ' || name, 'Measured', user_id, created_at
  from added, author
)
insert into canned_comments (canned_id, section, name, body, author_id, created_at, updated_at)
select gen_random_uuid(), 'PERSONAL_INFORMATION', name, 'Text of ' || name, user_id, created_at, created_at
from added, author`

const addMessages = `insert into messages
  (message_id, author_id, subject, body, reason, recipient_count, needs_approval, send_at, created_at, sent_at)
select gen_random_uuid(), (select user_id from users where operator_role is not null order by user_id limit 1),
  'Message ' || n, 'Text of message ' || n, 'Measured', ${sizes.recipientsOfEach}, false,
  $1::timestamptz - n * interval '3 hours', $1::timestamptz - n * interval '3 hours',
  $1::timestamptz - n * interval '3 hours'
from generate_series(1, $2::int) n`

const addRecipients = `with people as (
  select user_id, row_number() over (order by user_id) as n, count(*) over () as people
  from interns
), numbered as (
  select message_id, sent_at, row_number() over (order by created_at) as m from messages
)
insert into message_recipients (message_id, user_id, sent_at)
select m.message_id, p.user_id, m.sent_at
from numbered m cross join generate_series(0, $2::int - 1) r
  join people p on p.n = (m.m * 37 + r) % p.people + 1
where m.sent_at <= $1::timestamptz`

const addReplies = `insert into message_replies
  (reply_id, message_id, user_id, side, status, body, created_at, decided_by, decided_at, response)
select gen_random_uuid(), message_id, user_id, 'intern',
  case when n % 10 = 0 then 'UNANSWERED' else 'ANSWERED' end, 'Reply ' || n, sent_at + interval '5 hours',
  case when n % 10 = 0 then null else author_id end,
  case when n % 10 = 0 then null else sent_at + interval '9 hours' end,
  case when n % 10 = 0 then null else 'Answer ' || n end
from (
  select r.message_id, r.user_id, r.sent_at, m.author_id, row_number() over () as n
  from message_recipients r join messages m using (message_id)
  where r.sent_at <= $1::timestamptz
  order by r.user_id
  limit $2::int
) q`

const addReports = `with people as (
  select intern_id, user_id, row_number() over (order by intern_id) as n, count(*) over () as people from interns
)
insert into content_reports
  (report_id, status, kind, part, about_intern_id, reason, note, reporter_user_id, reporter_side, created_at, decided_at, decision_reason)
select gen_random_uuid(), case i % 10 when 0 then 'REPORTED' when 1 then 'RESOLVED' else 'DISMISSED' end,
  'INTERN', case when i % 3 = 0 then 'PHOTO' else 'TEXT' end, about.intern_id, 'UNTRUE', 'Note ' || i,
  reporter.user_id, 'intern', $1::timestamptz - i * interval '20 minutes',
  case when i % 10 = 0 then null else $1::timestamptz - i * interval '15 minutes' end,
  case when i % 10 = 0 then null else 'Measured' end
from generate_series(1, $2::int) s(i)
  join people about on about.n = i % about.people + 1
  join people reporter on reporter.n = (i * 7) % reporter.people + 1`

const addHidings = `insert into content_hidings
  (hiding_id, status, kind, part, intern_id, reason, note, hidden_by, created_at, decided_by, decided_at, decision_reason)
select gen_random_uuid(), case when n % 4 = 0 then 'HIDDEN' else 'RESTORED' end, 'INTERN', 'introduction', intern_id,
  'UNTRUE', 'Note ' || n, operator, $1::timestamptz - n * interval '2 hours',
  case when n % 4 = 0 then null else operator end,
  case when n % 4 = 0 then null else $1::timestamptz - n * interval '1 hour' end,
  case when n % 4 = 0 then null else 'Measured' end
from (
  select intern_id, row_number() over (order by intern_id) as n,
    (select user_id from users where operator_role is not null order by user_id limit 1) as operator
  from interns limit $2::int
) q`

const addProviderEvents = `insert into provider_events (event_id, type, provider_id, received_at, state, attempt_count, last_error)
select 'measured-' || n, 'payment_intent.succeeded', 'provider-' || n, $1::timestamptz - n * interval '7 minutes',
  case n % 50 when 0 then 'FAILING' when 1 then 'IGNORED' else 'PROCESSED' end,
  case when n % 50 = 0 then 3 else 0 end, case when n % 50 = 0 then 'no response' end
from generate_series(1, $2::int) n`

const addDifferences = `insert into payment_differences
  (difference_id, kind, provider_id, paid_on, provider_currency, provider_amount, provider_refunded_amount, provider_status, found_at, resolved_at)
select gen_random_uuid(), 'MISSING_HERE', 'provider-' || n, ($1::timestamptz - n * interval '4 hours')::date,
  'EUR', 20000, 0, 'succeeded', $1::timestamptz - n * interval '3 hours',
  case when n % 10 = 0 then null else $1::timestamptz - n * interval '1 hour' end
from generate_series(1, $2::int) n`

const addInvitations = `insert into company_invitations
  (invitation_id, email, email_domain, name, first_name, last_name, invited_by, invited_at)
select gen_random_uuid(), 'contact@invited-' || n || '.example', 'invited-' || n || '.example',
  'Invited company ' || n, 'Sample', 'Contact ' || n,
  (select user_id from users where operator_role is not null order by user_id limit 1),
  $1::timestamptz - n * interval '1 hour'
from generate_series(1, $2::int) n`

const addFailedMails = `insert into outbox
  (message_id, user_id, kind, content, link, created_at, next_try_at, tries, last_error, skipped)
select gen_random_uuid(), user_id, 'applications.submitted', '{"rows": [], "values": {}}', '/intern/dashboard',
  $1::timestamptz - n * interval '5 minutes', $1::timestamptz, 8, 'mailbox unavailable', true
from (select user_id, row_number() over (order by user_id) as n from interns limit $2::int) q`

const addSeatAlerts = `insert into seat_alerts (batch_id, email, created_at)
select batch_id, 'waiting-' || n || '@seat.example', $1::timestamptz - n * interval '1 hour'
from generate_series(1, $2::int) n,
  lateral (select batch_id from batches order by batch_id offset n % 20 limit 1) b`

const addCopies = `insert into event_log (at, machine, move, subject_id, actor_kind, actor_id, intern_id)
select $1::timestamptz - n * interval '1 hour', 'account', 'export', user_id, 'intern', user_id, intern_id
from (select user_id, intern_id, row_number() over (order by user_id desc) as n from interns limit $2::int) q`

const addErasures = `update users set erasure_requested_at = $1::timestamptz - interval '3 days',
  erase_at = $1::timestamptz + interval '11 days'
where user_id in (select user_id from interns order by user_id limit $2::int)`

// Pairs of applications that wait, each in both directions: a fifth of the queue has a sign.
const addDuplicates = `with waiting as (
  select intern_id, row_number() over (order by submitted_at, application_id) as n
  from applications where status in ('SUBMITTED', 'IN_REVIEW') limit $2::int * 2
)
insert into intern_duplicates (intern_id, other_id, sign)
select a.intern_id, b.intern_id, 'PHONE'
from waiting a join waiting b on b.n = a.n + case a.n % 2 when 1 then 1 else -1 end
where a.intern_id <> b.intern_id and $1::timestamptz is not null
on conflict do nothing`

/**
 * Fills the lists that are otherwise empty.
 * @param now the time of the data set
 */
export async function fillRareLists(client: pg.Client, now: string): Promise<void> {
  const statements: readonly (readonly [string, number])[] = [
    [addTemplates, sizes.templates],
    [addMessages, sizes.messages],
    [addRecipients, sizes.recipientsOfEach],
    [addReplies, sizes.replies],
    [addReports, sizes.reports],
    [addHidings, sizes.hidings],
    [addProviderEvents, sizes.providerEvents],
    [addDifferences, sizes.differences],
    [addInvitations, sizes.invitations],
    [addFailedMails, sizes.failedMails],
    [addSeatAlerts, sizes.seatAlerts],
    [addCopies, sizes.copies],
    [addErasures, sizes.erasures],
    [addDuplicates, sizes.duplicates],
  ]
  await client.query('begin')
  for (const [statement, rows] of statements) await client.query(statement, [now, rows])
  await client.query('commit')
}
