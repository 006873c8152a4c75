import { banHashSql } from '../../platform/db/ban-hash.ts'
import { applicationFormFields } from '@fledge/domain/applications/application-form.ts'
import { type FormField, getColumnName } from '@fledge/domain/profiles/form-field.ts'
import { composeStatement } from '../../platform/db/statement.ts'
import type { ErasedPerson } from './member-store.ts'
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
  ['phone_codes', `t.user_id = p.user_id`],
  ['calendar_feeds', `t.user_id = p.user_id`],
  ['spot_feedback', `t.user_id = p.user_id`],
  ['message_recipients', `t.user_id = p.user_id`],
  ['message_replies', `t.user_id = p.user_id`],
  [
    'second_opinions',
    `t.application_id in (select application_id from applications where intern_id = p.intern_id)`,
  ],
  ['intern_duplicates', `t.intern_id = p.intern_id or t.other_id = p.intern_id`],
  ['content_hidings', `t.intern_id = p.intern_id`],
  ['content_reports', `t.reporter_user_id = p.user_id or t.about_intern_id = p.intern_id`],
  ['codes', `t.email = p.email`],
  ['link_tokens', `t.email = p.email`],
  ['seat_alerts', `t.email = p.email`],
  ['company_invitations', `t.email = p.email`],
  ['profile_entries', `t.intern_id = p.intern_id`],
  ['video_answers', `t.intern_id = p.intern_id`],
  ['identity_documents', `t.intern_id = p.intern_id`],
  ['intern_search', `t.intern_id = p.intern_id`],
  ['account_views', `t.user_id = p.user_id`],
  ['person_notes', `t.user_id = p.user_id`],
  ['shortlist', `t.intern_id = p.intern_id`],
  ['not_interested', `t.intern_id = p.intern_id`],
  [
    'application_comments',
    `t.application_id in (select application_id from applications where intern_id = p.intern_id)`,
  ],
  [
    'offer_drafts',
    `t.candidature_id in (select candidature_id from candidatures where intern_id = p.intern_id)`,
  ],
  [
    'week_answers',
    `t.weekly_feedback_id in (select weekly_feedback_id from internship_weeks join internships using (internship_id) where intern_id = p.intern_id) and jsonb_typeof(t.answer) <> 'number'`,
  ],
  ...(['case_messages', 'case_notes'] as const).map(
    (table) =>
      [
        table,
        `t.action_id in (select action_id from internship_actions join internships using (internship_id) where intern_id = p.intern_id)`,
      ] as const,
  ),
  // Messages to the person, and messages to others that name or link to them.
  [
    'notices',
    `t.user_id = p.user_id or position(p.named in lower(t.content::text)) > 0 or t.link ~ p.places`,
  ],
  [
    'outbox',
    `t.user_id = p.user_id or t.email = p.email or position(p.named in lower(t.content::text)) > 0 or t.link ~ p.places`,
  ],
  [
    'mailbox',
    `t.to_address = p.email or position(p.named in lower(t.html)) > 0 or t.html ~ p.places`,
  ],
  // Operators save what they search for.
  [
    'saved_views',
    `position(p.named in lower(t.parameters::text)) > 0 or position(lower(p.email::text) in lower(t.parameters::text)) > 0`,
  ],
  ['rate_limits', `t.key like '%' || p.email || '%'`],
] as const

/** Returns what empties the fields of the application that are stored in a table. */
const toErasedColumns = (table: FormField['table']) =>
  applicationFormFields
    .filter((field) => field.table === table && field.name !== 'intern_dob' && !field.isRetained)
    .map((field) => {
      // A list that cannot be cleared is never null.
      const isList = field.format.kind === 'choices' && !field.isClearable
      return `${getColumnName(field)} = ${isList ? "'{}'" : 'null'}`
    })
    .join(', ')

/** Rows that others still need: personal data is overwritten, the facts stay. */
const anonymisedColumns = [
  [
    'users',
    `email = 'erased-' || t.user_id || '@erased.invalid', first_name = :first_name::text, last_name = :last_name::text, phone = null, phone_verified_at = null, country_id = null, time_zone = 'UTC', picture_file_id = null, preferences = '{}', utm = '{}',
    last_seen_at = null, status = ${statusSql('user.DEACTIVATED')}, erase_at = null, ban_hash = case when t.ban_reason is not null then ${banHashSql('p.email::text')} end, blocked_at = null, blocked_by = null, block_message = null, ban_reason = null, merged_into = null, appeal_text = null, appealed_at = null, appeal_decided_at = null, erasure_note = null, is_erasure_final = false, erased_at = :now::timestamptz`,
    `t.user_id = p.user_id`,
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
    'interns',
    `birth_date = '1900-01-01', slug = null, is_hidden = true, public_profile = false, public_parts = '{}', public_indexed = false, ${toErasedColumns(undefined)},
    low_english = '{}', own_skills = '{}', hidden_parts = '{}', weekly_hours = '{}', hour_exceptions = '[]'`,
    `t.intern_id = p.intern_id`,
  ],
  [
    'applications',
    `additional_answers = '{}', said_at_changes = null, resume_file_id = null, resume_data = null, ${toErasedColumns('applications')}`,
    `t.intern_id = p.intern_id`,
  ],
  ['candidatures', `end_note = null, company_details = '{}'`, `t.intern_id = p.intern_id`],
  ['interviews', `notes = null, end_note = null, meeting_link = null`, `t.intern_id = p.intern_id`],
  [
    'interview_feedback',
    `strengths = null, note = null`,
    `t.interview_id in (select interview_id from interviews where intern_id = p.intern_id)`,
  ],
  [
    'no_shows',
    `explanation = case when t.explained_at is null then null else '' end, decision_note = null`,
    `t.intern_id = p.intern_id`,
  ],
  ['offers', `note = '', end_note = null`, `t.intern_id = p.intern_id`],
  [
    'offer_versions',
    `facts = t.facts - 'note', comments = null, answer = null`,
    `t.offer_id in (select offer_id from offers where intern_id = p.intern_id)`,
  ],
  [
    'internship_actions',
    `note = '', decision_reason = null`,
    `t.internship_id in (select internship_id from internships where intern_id = p.intern_id)`,
  ],
  [
    'certificates',
    `facts = t.facts || jsonb_build_object('holder', :first_name::text || ' ' || :last_name::text, 'skills', '[]'::jsonb), revoked_at = coalesce(t.revoked_at, :now::timestamptz), revoked_reason = coalesce(t.revoked_reason, :reason::text)`,
    `t.internship_id in (select internship_id from internships where intern_id = p.intern_id)`,
  ],
  // The decision itself is gone with it. Another worker empties what it makes take effect.
  [
    'pending_acts',
    `input = null`,
    `t.act_id = any(array(select x.act_id from pending_acts x where x.input is not null
      and (${isActAboutUserSql} or position(x.subject_id::text in p.places) > 0
        or x.subject_id in (select payment_id from payments where intern_id = p.intern_id
          union all select proposal_id from refund_proposals join payments using (payment_id) where intern_id = p.intern_id
          union all select no_show_id from no_shows where intern_id = p.intern_id
          union all select uuid from certificates join internships using (internship_id) where intern_id = p.intern_id))
      for update skip locked))`,
  ],
  // Orphaned from now on. The orphan sweep deletes the bytes, also after a crash in between.
  [
    'files',
    `owner_user_id = null, owner_registration_id = null, company_id = null, is_public = false, name = '', content_hash = null, text_pages = null`,
    `t.owner_user_id = p.user_id`,
  ],
  ['payments', `refund_note = null`, `t.intern_id = p.intern_id`],
  [
    'payment_differences',
    `note = null`,
    `t.payment_id in (select payment_id from payments where intern_id = p.intern_id) and t.note is not null`,
  ],
  [
    'refund_proposals',
    `note = '', decision_note = null`,
    `t.payment_id in (select payment_id from payments where intern_id = p.intern_id)`,
  ],
  [
    'event_log',
    `note = null, data = t.data - 'reason' - 'link'`,
    `(t.intern_id = p.intern_id or t.actor_id = p.user_id) and (t.note is not null or t.data ?| array['reason', 'link'])`,
  ],
] as const

/**
 * Tables that are retained unchanged, with the reason. Together with the two lists above, every
 * table that references an intern is listed (enforced by a test).
 */
export const retainedTables = {
  agreements_accepted: 'Consent, by kind, version and time, under an id that leads to nobody',
  application_milestones: 'Moments of the programme, by an application without a person',
  internships: 'Days and hours that the company and the programme answer for',
  internship_weeks: 'Which weeks there were',
  custom_projects: "Projects of the company's plan",
  calendar_events: "Entries in the company's calendars, by the interview",
  intern_search_gone: 'Tells every server that the person has left browse',
  wait_owners: 'Tasks of the programme team; those of someone who left are released within a day',
  wait_skips: 'The same, until they end',
  operator_absences: 'Of the programme team; deleted when someone leaves it',
  companies: 'Who of the programme team looks after a company; no one once that person has left',
  company_notes: 'Notes of the programme team about a company, by an author without a name',
  company_questions:
    'What a company was asked during its review, and its reply, by people without a name',
  default_views: 'How lists open for members of the programme team',
  canned_comments: 'Comments that reviewers share, by an author without a name once they have left',
  message_templates: 'Texts of the programme team for many people',
  message_template_versions: 'The same, by an author without a name once they have left',
} as const

export const tablesErased: readonly string[] = [...deletedRows, ...anonymisedColumns].map(
  ([table]) => table,
)

/**
 * Columns of retained rows that contain text and are not overwritten, by reason. A new one is listed
 * here or erased above (enforced by a test).
 */
export const retainedColumns = {
  'A code, a state or a date, which people do not write':
    'applications.decision_reason applications.section_saved_at candidatures.end_reason ' +
    'event_log.machine event_log.move event_log.from_state event_log.to_state event_log.reason ' +
    'pending_acts.act pending_acts.kind pending_acts.outcome pending_acts.failure ' +
    'files.purpose files.content_type interns.signup_step interview_feedback.decision ' +
    'internship_actions.data ' +
    'interviews.end_reason messages.state offers.end_reason payment_differences.provider_status payment_differences.status payments.failure_code payments.refund_reason',
  'An id that leads to nobody':
    'files.key payment_differences.provider_id payments.provider_id registrations.browser_hash',
  "The company's side of an offer or an interview":
    'interviews.proposed_zone offers.role offers.city offers.supervisor_linkedin ' +
    'offers.second_supervisor_linkedin',
  'Follows the name, which is overwritten': 'users.search_name',
  'Proof of payment': 'payments.card_brand payments.card_last4',
} as const

/** Columns of retained rows that are overwritten, as `table.column`. */
export const erasedColumns: readonly string[] = anonymisedColumns.flatMap(([table, set]) =>
  [...set.matchAll(/(?:^|,)\s*(\w+) = /g)].map(([, column]) => `${table}.${column}`),
)

/** Entities whose ids appear in links about the person. */
const linkedEntityTables = [
  ...['interns', 'candidatures', 'applications', 'interviews', 'offers', 'internships'].map(
    (table) => `select ${table.slice(0, -1)}_id::text from ${table} where intern_id = n.intern_id`,
  ),
  'select action_id::text from internship_actions join internships using (internship_id) where intern_id = n.intern_id',
].join(' union all ')
const person = `select u.user_id, n.intern_id, u.email, case when u.first_name <> '' and u.last_name <> '' then lower(u.first_name || ' ' || u.last_name) end as named, array_to_string(array(${linkedEntityTables}), '|') as places from users u join interns n using (user_id) where u.user_id = :user_id`
const deletionSql = deletedRows.map(
  ([table, condition]) => `${table}_gone as (delete from ${table} t using p where ${condition})`,
)
const anonymisationSql = anonymisedColumns.map(
  ([table, set, condition]) =>
    `${table}_kept as (update ${table} t set ${set} from p where ${condition})`,
)

/**
 * Removes the person's data from all tables in a single atomic statement. `reason` is shown on
 * revoked certificates.
 */
export const eraseIntern = composeStatement<ErasedPerson & { readonly reason: string }>(
  'accounts.erase',
  `with p as (${person}), ${[...deletionSql, ...anonymisationSql].join(', ')} select 1`,
)
