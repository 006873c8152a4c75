import { banHashSql } from '../../platform/db/ban-hash.ts'
import { composeStatement } from '../../platform/db/statement.ts'
import { isActAboutUserSql } from './act-about-user.ts'
import { statusSql } from '../../platform/db/statuses.ts'

/** Rows about the person only, which are deleted. */
const deletedRows = [
  ['sessions', `t.user_id = p.user_id`],
  ['recovery_codes', `t.user_id = p.user_id`],
  ['second_factors', `t.user_id = p.user_id`],
  ['identities', `t.user_id = p.user_id`],
  ['known_browsers', `t.user_id = p.user_id`],
  ['security_events', `t.user_id = p.user_id`],
  ['calendar_feeds', `t.user_id = p.user_id`],
  ['calendar_grants', `t.user_id = p.user_id`],
  [
    'calendar_events',
    `t.connection_id in (select connection_id from calendar_connections where user_id = p.user_id)`,
  ],
  ['account_views', `t.user_id = p.user_id`],
  ['person_notes', `t.user_id = p.user_id`],
  ['spot_feedback', `t.user_id = p.user_id`],
  ['content_reports', `t.reporter_user_id = p.user_id`],
  ['default_views', `t.user_id = p.user_id`],
  // Views of the person, and those of colleagues that search for them.
  [
    'saved_views',
    `t.owner_id = p.user_id or position(p.named in lower(t.parameters::text)) > 0 or position(lower(p.email::text) in lower(t.parameters::text)) > 0`,
  ],
  ['message_recipients', `t.user_id = p.user_id`],
  ['message_replies', `t.user_id = p.user_id`],
  ['codes', `t.email = p.email`],
  ['link_tokens', `t.email = p.email`],
  ['seat_alerts', `t.email = p.email`],
  ['company_invitations', `t.email = p.email`],
  // Messages to the person, and messages to others that name them.
  ['notices', `t.user_id = p.user_id or position(p.named in lower(t.content::text)) > 0`],
  [
    'outbox',
    `t.user_id = p.user_id or t.email = p.email or position(p.named in lower(t.content::text)) > 0`,
  ],
  ['mailbox', `t.to_address = p.email or position(p.named in lower(t.html)) > 0`],
  ['rate_limits', `t.key like '%' || p.email || '%'`],
] as const

/**
 * Rows that the company still needs, kept without personal data. Calendar access is revoked at the
 * provider before its tokens are deleted.
 */
const anonymisedColumns = [
  [
    'users',
    `email = 'erased-' || t.user_id || '@erased.invalid', first_name = :first_name::text, last_name = :last_name::text, phone = null, phone_verified_at = null, country_id = null, time_zone = 'UTC', picture_file_id = null, preferences = '{}', utm = '{}',
     last_seen_at = null, status = ${statusSql('user.DEACTIVATED')}, erase_at = null, ban_hash = case when t.ban_reason is not null then ${banHashSql('p.email::text')} end, blocked_at = null, blocked_by = null, block_message = null, ban_reason = null, appeal_text = null, appealed_at = null, appeal_decided_at = null, erasure_note = null, is_erasure_final = false, erased_at = :now::timestamptz`,
    `t.user_id = p.user_id`,
  ],
  [
    'members',
    `email = 'erased-' || t.user_id || '@erased.invalid', job_title_id = null, custom_job_title = null, linkedin_url = null, language_ids = '{}', hiring_reason_ids = '{}'`,
    `t.user_id = p.user_id`,
  ],
  [
    'pending_acts',
    `input = null`,
    `t.act_id = any(array(select x.act_id from pending_acts x where x.input is not null and ${isActAboutUserSql} for update skip locked))`,
  ],
  // What was written to this person alone can name them.
  [
    'messages',
    `subject = '', body = '', reason = ''`,
    `t.recipient_count = 1 and t.message_id in (select message_id from message_recipients where user_id = p.user_id)`,
  ],
  [
    'registrations',
    `email = 'erased-' || t.registration_id || '@erased.invalid', poc = null, batch_code = null, utm = '{}'`,
    `t.email = p.email`,
  ],
  [
    'calendar_connections',
    `status = ${statusSql('calendar.DISCONNECTED')}, broken_because = null, wait_until = null, status_since = :now::timestamptz, revoke_try_at = case when t.tokens is null then null else :now::timestamptz end, revoke_tries = 0, account = '', calendar_id = '', calendar_name = '', calendars = '[]'`,
    `t.user_id = p.user_id`,
  ],
  [
    'files',
    `owner_user_id = null, is_public = false, name = '', content_hash = null, text_pages = null`,
    `t.owner_user_id = p.user_id and t.company_id is null`,
  ],
  [
    'event_log',
    `note = null, data = t.data - 'name' - 'email' - 'left_name' - 'to_name'`,
    `(t.machine = 'account' and t.subject_id = p.user_id) or t.data ?| array['name', 'email', 'left_name', 'to_name'] and (t.subject_id = p.member_id or t.data ->> 'user_id' = p.user_id::text or t.data ->> 'left' = p.user_id::text or t.data ->> 'to' = p.member_id::text)`,
  ],
] as const

/** Whose data is erased, the replacement for the name, and when. */
export interface ErasedPerson {
  readonly user_id: string
  readonly first_name: string
  readonly last_name: string
  readonly now: string
}

const person = `select u.user_id, m.member_id, u.email, case when u.first_name <> '' and u.last_name <> '' then lower(u.first_name || ' ' || u.last_name) end as named from users u left join members m using (user_id) where u.user_id = :user_id`
const deletionSql = deletedRows.map(
  ([table, condition]) => `${table}_gone as (delete from ${table} t using p where ${condition})`,
)
const anonymisationSql = anonymisedColumns.map(
  ([table, set, condition]) =>
    `${table}_kept as (update ${table} t set ${set} from p where ${condition})`,
)

/** Removes the person's data from all tables in a single atomic statement. */
export const eraseMemberRows = composeStatement<ErasedPerson>(
  'accounts.eraseMember',
  `with p as (${person}), ${[...deletionSql, ...anonymisationSql].join(', ')} select 1`,
)
