import { browserRule, sessionRule } from '@fledge/domain/sessions/code-rules.ts'
import { day } from '@fledge/kernel/dates.ts'

/** What happens to rows older than a number of days. */
export interface Retention {
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

const emptyContent = `'{"values": {}, "rows": []}'`
const threeYears = 3 * 365 + 1

/** Retention of messages, codes, sessions and events. One job applies it (`delete-expired.ts`). */
export const retentionTable: readonly Retention[] = [
  {
    table: 'codes',
    column: 'created_at',
    days: 2,
    reason: 'The wrong guesses of the last day decide how long the next code of an address is',
  },
  {
    table: 'phone_codes',
    column: 'created_at',
    days: 2,
    reason: 'A code is good for 10 minutes; the proof itself is kept with the account',
  },
  {
    table: 'link_tokens',
    column: 'expires_at',
    days: 1,
    reason: 'A link that is over opens nothing, as one that never was',
  },
  {
    table: 'sign_in_attempts',
    column: 'expires_at',
    days: 1,
    reason: 'Sign-ins with a provider that were begun and not finished',
  },
  {
    table: 'sessions',
    column: 'expires_at',
    days: 0,
    reason: 'A session that is over opens nothing',
  },
  {
    table: 'sessions',
    column: 'last_used_at',
    days: sessionRule.idleMs / day,
    reason: 'A session that was not used for so long is over',
  },
  {
    table: 'known_browsers',
    column: 'signed_in_at',
    days: browserRule.knownMs / day,
    reason: 'A browser that has not signed in for so long is no longer known',
  },
  {
    table: 'security_events',
    column: 'at',
    days: 180,
    reason: 'Long enough to look into an attack that is noticed late',
  },
  {
    table: 'rate_limits',
    column: 'window_start',
    days: 2,
    reason: 'The longest limit counts a day',
  },
  {
    table: 'requests',
    column: 'at',
    days: 1,
    reason: 'First answers of changing calls: longer than any retry',
  },
  {
    table: 'outbox',
    column: 'created_at',
    days: 30,
    where: `(delivered_at is not null or skipped) and content <> ${emptyContent}`,
    wipes: `content = ${emptyContent}, link = '/', email = case when user_id is null then '' end`,
    reason: 'What was sent can be looked up for a month; then only that it was sent stays',
  },
  {
    table: 'outbox',
    column: 'created_at',
    days: 400,
    where: '(delivered_at is not null or skipped)',
    reason: 'Keeps a reminder from being sent twice, for longer than any batch lasts',
  },
  {
    table: 'notices',
    column: 'created_at',
    days: 400,
    reason: 'Longer than any batch lasts',
  },
  {
    table: 'event_log',
    column: 'at',
    days: threeYears,
    where: `(note is not null or data <> '{}')`,
    wipes: `note = null, data = '{}'`,
    reason: 'Claims end after three years; that something happened stays, without its words',
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
    reason: 'A consent that came back counts once; its signature ends before that',
  },
  {
    table: 'calendar_grants',
    column: 'expires_at',
    days: 0,
    reason: 'Consents that were never finished: their tokens go when their time is over',
  },
  {
    table: 'alternate_contacts',
    column: 'removed_at',
    days: 1,
    reason: 'A removed contact can be put back for a day',
  },
  {
    table: 'seat_alerts',
    column: 'told_at',
    days: 30,
    reason: 'An address without an account is not kept once it was told of a free seat',
  },
]

/** Tables of messages, codes, sessions and events without a retention period, with the reasons. */
export const keptWithoutDays: Readonly<Record<string, string>> = {
  mailbox: 'Only outside production, in place of real mails',
  calendar_connections:
    'A connection is kept until it is ended; then revoke-access.ts wipes its tokens',
  calendar_events: 'Names the event at the provider until the interview’s end is written there',
  calendar_feeds: 'A feed is read until its owner ends it; only a hash of its address is stored',
  identities: 'Who signs in with a provider, for as long as there is the account',
  members: 'An invitation is part of the member, and ends by its own rule',
  payments: 'The ledger keeps payments, under a number of the provider',
  registrations: 'Accounts that were not completed: taken up again by signing in',
  intern_search_gone: 'Cleared by the search index itself',
}
