import { browserRule, sessionRule } from '@fledge/domain/sessions/code-rules.ts'
import { dayMs } from '@fledge/kernel/dates.ts'
import { statusSql } from '../db/statuses.ts'

/** What happens to rows older than a number of days. */
export interface RetentionRule {
  readonly table: string
  /** Column with the row's time. */
  readonly column: string
  readonly days: number
  readonly reason: string
  /** Condition that limits the rule to some rows. */
  readonly where?: string
  /** Columns to clear in rows that are kept; without it the row is deleted. */
  readonly wipes?: string
}

/** Identifies a rule in what is known of its last run. */
export const getRetentionRuleName = ({ table, column, days }: RetentionRule): string =>
  `${table} ${column} ${days}`

const emptyContent = `'{"values": {}, "rows": []}'`
const threeYears = 3 * 365 + 1

/** Retention of messages, codes, sessions and events. One job applies it (`delete-expired.ts`). */
export const retentionTable: readonly RetentionRule[] = [
  {
    table: 'codes',
    column: 'created_at',
    days: 2,
    reason: 'The wrong attempts of the last day determine the length of an address’s next code',
  },
  {
    table: 'phone_codes',
    column: 'created_at',
    days: 2,
    reason: 'A code is valid for 10 minutes; the verification itself is stored with the account',
  },
  {
    table: 'link_tokens',
    column: 'expires_at',
    days: 1,
    reason: 'An expired link is rejected like an unknown one',
  },
  {
    table: 'sign_in_attempts',
    column: 'expires_at',
    days: 1,
    reason: 'Sign-ins with a provider that were started but not finished',
  },
  {
    table: 'sessions',
    column: 'expires_at',
    days: 0,
    reason: 'An expired session is rejected like an unknown one',
  },
  {
    table: 'sessions',
    column: 'last_used_at',
    days: sessionRule.idleMs / dayMs,
    reason: 'A session expires after this much inactivity',
  },
  {
    table: 'known_browsers',
    column: 'signed_in_at',
    days: browserRule.knownMs / dayMs,
    reason: 'A browser is unknown again after this long without a sign-in',
  },
  {
    table: 'security_events',
    column: 'at',
    days: 180,
    reason: 'Long enough to investigate an attack that is noticed late',
  },
  {
    table: 'rate_limits',
    column: 'window_start',
    days: 2,
    reason: 'The longest rate limit covers one day',
  },
  {
    table: 'content_hidings',
    column: 'decided_at',
    days: threeYears,
    where: `status = ${statusSql('content_hiding.RESTORED')}`,
    reason: 'As long as someone can claim that something was hidden without a reason',
  },
  {
    table: 'content_reports',
    column: 'decided_at',
    days: threeYears,
    where: 'decided_at is not null',
    reason: 'As long as someone can claim that a report was not looked at',
  },
  {
    table: 'company_invitations',
    column: 'invited_at',
    days: 180,
    reason: 'Long enough to register, and to invite no company twice from files of one programme',
  },
  {
    table: 'message_replies',
    column: 'decided_at',
    days: threeYears,
    where: 'decided_at is not null',
    reason: 'As long as the message that it replies to; what is still open stays',
  },
  {
    table: 'users',
    column: 'erased_at',
    days: threeYears,
    where: 'ban_hash is not null',
    wipes: 'ban_hash = null',
    reason: 'As long as someone who was banned and deleted their account can’t register again',
  },
  {
    table: 'requests',
    column: 'at',
    days: 1,
    reason: 'Stored responses of mutations, for longer than any retry; dropped a day at a time',
  },
  {
    table: 'outbox',
    column: 'created_at',
    days: 30,
    where: `(delivered_at is not null or skipped) and content <> ${emptyContent}`,
    wipes: `content = ${emptyContent}, link = '/', email = case when user_id is null then '' end`,
    reason:
      'Sent emails can be looked up for a month; then only the fact that they were sent remains',
  },
  {
    table: 'outbox',
    column: 'created_at',
    days: 400,
    where: '(delivered_at is not null or skipped)',
    reason: 'Longer than any batch lasts; dropped a month at a time',
  },
  {
    table: 'outbox_keys',
    column: 'created_at',
    days: 400,
    reason: 'Prevents duplicate reminders, for longer than any batch lasts',
  },
  {
    table: 'objective_counts',
    column: 'begins_at',
    days: 40,
    reason: 'The status page shows 30 days; nothing in it is about people',
  },
  {
    table: 'notices',
    column: 'created_at',
    days: 400,
    reason: 'Longer than any batch lasts; dropped a month at a time',
  },
  {
    table: 'messages',
    column: 'created_at',
    days: threeYears,
    where: `body <> ''`,
    wipes: `subject = '', body = '', reason = ''`,
    reason: 'Legal claims expire after three years; that there was a message remains',
  },
  {
    table: 'message_recipients',
    column: 'sent_at',
    days: threeYears,
    where: 'variable_values is not null',
    wipes: 'variable_values = null',
    reason: 'Needed as long as the text of the message',
  },
  {
    table: 'second_opinions',
    column: 'asked_at',
    days: threeYears,
    reason: 'They explain a decision; legal claims expire after three years',
  },
  {
    table: 'company_questions',
    column: 'closed_at',
    days: threeYears,
    reason:
      'They explain a decision; legal claims expire after three years. What a review still needs stays',
  },
  {
    table: 'person_notes',
    column: 'created_at',
    days: threeYears,
    reason: 'Notes help with a programme and the next one; legal claims expire after three years',
  },
  {
    table: 'account_views',
    column: 'begun_at',
    days: threeYears,
    reason: 'Shows people who looked at their account; legal claims expire after three years',
  },
  {
    table: 'event_log',
    column: 'at',
    days: threeYears,
    where: `(note is not null or data <> '{}')`,
    wipes: `note = null, data = '{}'`,
    reason: 'Legal claims expire after three years; the event remains without its note',
  },
  {
    table: 'payment_differences',
    column: 'resolved_at',
    days: threeYears,
    reason: 'Legal claims expire after three years',
  },
  {
    table: 'provider_events',
    column: 'received_at',
    days: 90,
    reason: 'Longer than the provider repeats an event',
  },
  {
    table: 'calendar_states',
    column: 'used_at',
    days: 1,
    reason: 'A completed consent is valid once, and its signature expires earlier',
  },
  {
    table: 'calendar_grants',
    column: 'expires_at',
    days: 0,
    reason: 'Consents that were never completed; their tokens are deleted when they expire',
  },
  {
    table: 'alternate_contacts',
    column: 'removed_at',
    days: 1,
    reason: 'A removed contact can be restored for a day',
  },
  {
    table: 'seat_alerts',
    column: 'told_at',
    days: 30,
    reason: 'Addresses without an account are deleted after the alert about a free seat',
  },
  {
    table: 'wait_skips',
    column: 'until',
    days: 1,
    reason: 'What someone skipped is handed out to them again after that time',
  },
  {
    table: 'pending_acts',
    column: 'finished_at',
    days: 30,
    where: '(failure is null or seen_at is not null)',
    reason: 'Decisions that took effect, were undone or failed; the log has them, too',
  },
  {
    table: 'pending_acts',
    column: 'requested_at',
    days: 1,
    where: 'input is not null and finished_at is null',
    wipes: 'input = null',
    reason:
      'A decision that no worker made take effect within a day is not made any more; who decided is told',
  },
  {
    table: 'web_files',
    column: 'used_at',
    days: 14,
    reason: 'A page of a release that is no longer served loads itself again after that',
  },
]

/** Tables of messages, codes, sessions and events without a retention period, with the reasons. */
export const tablesWithoutRetention: Readonly<Record<string, string>> = {
  mailbox: 'Used only outside production, instead of real emails',
  calendar_connections: 'Kept until the user disconnects; then revoke-access.ts deletes the tokens',
  calendar_events: 'Identifies the provider’s event until the interview’s end is written to it',
  calendar_feeds:
    'A feed is valid until its owner revokes it; only a hash of its address is stored',
  decision_storing: 'One row: up to which event the decisions are stored',
  decision_times: 'How long decisions took, which the log says for good',
  event_counts: 'How many events there are, which are kept',
  event_counting: 'One row: up to which event they are counted',
  files: 'Kept while something uses it; only the hash of a résumé is stored',
  identities: 'The user’s sign-in provider, kept as long as the account',
  members: 'An invitation is part of the member and has its own expiry rule',
  payments: 'Payments are kept for accounting, identified by the provider’s number',
  recovery_codes: 'Part of the second factor, kept as hashes until it is turned off',
  registrations: 'Incomplete registrations, which are resumed by signing in',
  intern_search_gone: 'The search index clears it itself',
}
