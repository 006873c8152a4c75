import { randomUUID } from 'node:crypto'
import type { TestPerson } from '../../../platform/testing/factories.ts'
import type { TestServer } from '../../../platform/testing/harness.ts'
import { readDocxParts } from '../../files/docx-parts.ts'

/**
 * Table, columns and values, and of whom if not of everyone; `p` is the person. Nothing is due before
 * the person is erased.
 */
const accountRows: readonly (readonly [string, string, string, string?])[] = [
  ['identities', 'provider, subject, user_id, created_at', `'google', note, user_id, now`],
  ['known_browsers', 'user_id, browser_hash, signed_in_at', 'user_id, note, now'],
  ['second_factors', 'user_id, secret, created_at', 'user_id, note, now'],
  ['recovery_codes', 'user_id, code_hash', 'user_id, note'],
  ['security_events', 'user_id, at, kind, reason', `user_id, now, 'SIGNED_IN', note`],
  [
    'person_notes',
    'note_id, user_id, author_id, note, created_at',
    'id, user_id, (select user_id from users limit 1), note, now',
  ],
  [
    'account_views',
    'view_id, user_id, operator_id, session_id, reason, begun_at, ends_at, ended_at',
    'id, user_id, (select user_id from users limit 1), id, note, now, now, now',
  ],
  ['calendar_feeds', 'user_id, salt, token_hash, made_at', 'user_id, note, note, now'],
  [
    'second_opinions',
    'opinion_id, application_id, status, asked_by, question, asked_at, due_at',
    `id, (select a.application_id from applications a join interns n using (intern_id) where n.user_id = p.user_id limit 1), 'CANCELLED', (select user_id from users limit 1), note, now, now`,
    // Colleagues are asked about interns only.
    `exists (select from applications a join interns n using (intern_id) where n.user_id = p.user_id)`,
  ],
  [
    'content_reports',
    'report_id, status, kind, part, about_company_id, reason, note, reporter_user_id, reporter_side, created_at',
    `id, 'REPORTED', 'COMPANY', 'TEXT', (select company_id from companies limit 1), 'UNTRUE', note, user_id, 'intern', now`,
  ],
  ['spot_feedback', 'spot_feedback_id, user_id, body, created_at', 'id, user_id, note, now'],
  [
    'phone_codes',
    'handle, user_id, phone, code_hash, created_at, expires_at',
    `note, user_id, '+441632960911', note, now, later`,
  ],
  [
    'codes',
    'handle, email, type, code_hash, created_at, expires_at',
    `note, email, 'I', note, now, later`,
  ],
  [
    'link_tokens',
    'token_hash, purpose, email, created_at, expires_at',
    `note, 'seat', email, now, later`,
  ],
  [
    'company_invitations',
    'invitation_id, email, email_domain, name, first_name, last_name, invited_by, invited_at',
    'id, email, note, note, note, note, user_id, now',
  ],
  ['rate_limits', 'key, window_start, tries', `'codes ' || email, now, 1`],
  [
    'registrations',
    'registration_id, email, type, created_at, batch_code',
    `id, email, 'I', now, note`,
  ],
  [
    'files',
    'file_id, owner_user_id, key, kind, purpose, content_type, name, size, complete, created_at',
    `id, user_id, id::text, 'document', 'other', 'application/pdf', note, 10, false, now`,
  ],
  [
    'notices',
    'user_id, kind, content, link, created_at',
    `user_id, 'test', to_jsonb(note), '/somewhere', now`,
  ],
  [
    'outbox',
    'message_id, user_id, kind, content, link, created_at, next_try_at, is_late',
    `id, user_id, 'test', to_jsonb(note), '/somewhere', now, later, true`,
  ],
  [
    'outbox',
    'message_id, email, kind, content, link, created_at, next_try_at, is_late',
    `gen_random_uuid(), email, 'test', to_jsonb(note), '/somewhere', now, later, true`,
  ],
  [
    'mailbox',
    'message_id, to_address, subject, html, body, kind, created_at',
    `id, email, note, note, note, 'test', now`,
  ],
  [
    'messages',
    'message_id, author_id, subject, body, reason, recipient_count, needs_approval, send_at, created_at, sent_at',
    `id, user_id, note, note, note, 1, false, now, now, now`,
  ],
  [
    'message_recipients',
    'message_id, user_id, sent_at',
    `(select message_id from messages where body = note), user_id, now`,
  ],
  [
    'message_replies',
    'reply_id, message_id, user_id, side, status, body, created_at',
    `id, (select message_id from messages where body = note), user_id, 'intern', 'UNANSWERED', note, now`,
  ],
  [
    'pending_acts',
    'act_id, act, kind, subject_id, actor_id, input, requested_at, due_at',
    `id, 'banPerson', 'ACCOUNT', user_id, user_id, jsonb_build_object('message', note), now, later`,
  ],
  [
    'event_log',
    'at, machine, move, subject_id, actor_kind, actor_id, note',
    `now, 'test', 'happen', id, 'system', user_id, note`,
  ],
]

/**
 * Adds rows about a person to every table that has any for someone with an account.
 * @returns a text that each of the rows contains, unless it contains the person's id or address
 */
export async function addAccountRows(
  { pool, now }: TestServer,
  { userId, email }: TestPerson,
): Promise<string> {
  const note = `note-${randomUUID()}`
  for (const [table, columns, values, condition = 'true'] of accountRows)
    await pool.query(
      `insert into ${table} (${columns}) select ${values} from
      (select $1::uuid as user_id, $2::text as email, $3::text as note, gen_random_uuid() as id,
        $4::timestamptz as now, $4::timestamptz + interval '30 days' as later) p
      where ${condition}`,
      [userId, email, note, now()],
    )
  return note
}

/** Reads these sections of an exported archive. */
export const readSections = (archive: Buffer, names: readonly string[]): readonly string[] =>
  names.map((name) => {
    const [section] = readDocxParts(archive, new RegExp(`^${name}\\.json$`))
    if (section === undefined) throw new Error(`an archive without ${name}`)
    return section
  })

/** The tables that have a row with any of the texts, each with these rows. */
export async function findRows(
  { pool }: TestServer,
  texts: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  )
  const found = new Map<string, readonly string[]>()
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `select t::text as row from "${name}" t where t::text ilike any ($1) order by 1`,
      [texts.map((text) => `%${text}%`)],
    )
    if (rows.length > 0)
      found.set(
        name,
        rows.map(({ row }) => row),
      )
  }
  return found
}
