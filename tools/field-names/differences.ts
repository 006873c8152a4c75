import { accountNameGroups } from './account-differences.ts'
import type { NameGroup } from './name-group.ts'
import { searchNameGroups } from './search-differences.ts'

/**
 * Every field whose name differs between the database, the wire and the domain. A value has one
 * spelling otherwise; not listed, because they hold everywhere:
 *
 * - `ends_on` in SQL and on the wire is `endsOn` in TypeScript. A `Date` and its ISO string, a
 *   `bigint` and its number have the same name.
 * - Several values have the plural: `plan_id = any (:plan_ids)`.
 * - A word in front says whose value it is, unless the place around it does: `plans.name` is
 *   `plan_name` beside other names, and `name` in `plan: { … }` or in `toPlanView`.
 *
 * `npm run check` refuses every other difference, and a pair that nothing needs any more.
 */
export const nameGroups: readonly NameGroup[] = [
  ...accountNameGroups,
  ...searchNameGroups,
  {
    reason: 'Others see a picture or a logo only while the programme team has not hidden it.',
    pairs: ['shown_logo_file_id ~ logo_file_id', 'shown_picture_file_id ~ picture_file_id'],
  },
  {
    reason: 'The event up to which events are counted or stored is the last one afterwards.',
    pairs: ['up_to ~ counted_id', 'up_to ~ stored_id'],
  },
  {
    reason: 'A task is taken over from its owner, who has had it since it was taken.',
    pairs: ['owner_id ~ from_id', 'taken_at ~ since'],
  },
  {
    reason: 'A report has the ids of what it is about, beside those of who reported it.',
    pairs: [
      'about_company_id ~ company_id',
      'about_intern_id ~ intern_id',
      'about_plan_id ~ plan_id',
      'kind ~ reporter_side',
    ],
  },
  {
    reason: 'A difference has a side of its own for what the provider has.',
    pairs: [
      'provider_amount ~ amount',
      'provider_currency ~ currency',
      'provider_refunded_amount ~ refunded_amount',
      'provider_status ~ status',
    ],
  },
  {
    reason: 'The answer to a question about diversity is the id of an entry, or yes or no.',
    pairs: ['id ~ answer'],
  },
  {
    reason: 'PostgreSQL’s own lists of tables name every one of them alike.',
    pairs: ['relname ~ part', 'relname ~ table', 'relname ~ tables'],
  },
  {
    reason: 'The seeds name a plan an internship opportunity (IO, IR) on the wire.',
    pairs: [
      'io_id ~ plan_id',
      'ir_ids ~ plan_ids',
      'internship_opportunity_id ~ plan_id',
      'uuid ~ io_id',
      'uuid ~ plan_id',
    ],
  },
  {
    reason: 'Addresses and fields named otherwise by the seeds or docs/calls.tsv.',
    pairs: [
      'uuid ~ company_id',
      'uuid ~ intern_id',
      'balance ~ left',
      'proposed_amount ~ amount',
      'birth_date ~ intern_dob',
      'file_id ~ key',
      'file_id ~ keys',
      'file_name ~ name',
      'otp_hash ~ handle',
      'released ~ refunded',
      'starts_at ~ slot_id',
    ],
  },
  {
    reason: 'Requests about data have the same dates, wherever each kind is stored.',
    pairs: [
      'erasure_requested_at ~ requested_at',
      'erase_at ~ planned_at',
      'erased_at ~ done_at',
      'erasure_recorded_by ~ recorder_id',
      'erasure_note ~ note',
    ],
  },
  {
    reason: 'Published field names of the API, which stay. The column says more, or is older.',
    pairs: [
      'actor_kind ~ by',
      'actor_name ~ by',
      'amount ~ comes_back',
      'body ~ text',
      'company_status ~ account_status',
      'created_at ~ added_at',
      'custom_job_title ~ job_title',
      'custom_job_title ~ name',
      'custom_project_id ~ id',
      'duration ~ duration_minutes',
      'entry_id ~ id',
      'failure_code ~ failure',
      'feedback ~ body',
      'first_name ~ author',
      'hour_exceptions ~ exceptions',
      'intern_country_code ~ country_code',
      'interviewer_ids ~ member_ids',
      'linkedin_url ~ linkedin',
      'name ~ label',
      'no_show_claimed_by ~ claimed_by',
      'number ~ week',
      'programme_end ~ ends_on',
      'programme_start ~ starts_on',
      'project_id ~ id',
      'public_indexed ~ is_listed',
      'public_profile ~ is_public',
      'refund_days ~ days',
      'slots ~ slot_starts',
      'supervisor_member_id ~ supervisor_id',
      'second_supervisor_member_id ~ second_supervisor_id',
      'second_supervisor_member_id ~ replaced',
      'supervisor_member_id ~ replaced',
      'terms_accepted_at ~ accepted_at',
      'to_address ~ to',
      'university_name ~ university',
      'withdraw_by_team ~ withdraw',
    ],
  },
  {
    reason: 'Published as zone, as functions of time call it; columns say time_zone.',
    pairs: ['time_zone ~ zone', 'plan_time_zone ~ zone'],
  },
  {
    reason: 'On the wire, updated_by is the name of the person.',
    pairs: ['updated_by ~ updated_by_id'],
  },
  {
    reason: 'The archive of own data, whose words are for its reader.',
    pairs: [
      'known_to_intern_at ~ created_at',
      'public_indexed ~ in_search_engines',
      'slug ~ question',
      'utm ~ came_from',
    ],
  },
  {
    reason: 'Events, texts and certificates call an entity by its word and show its name.',
    pairs: [
      'name ~ batch',
      'name ~ company',
      'name ~ partner',
      'name ~ plan',
      'name ~ payer',
      'batch_name ~ batch',
      'company_name ~ company',
    ],
  },
  {
    reason: 'Data of events, which are stored and never change.',
    pairs: ['is_trusted ~ trusted', 'owner_user_id ~ owner'],
  },
  {
    reason: 'A scope, and an entity in an event or a map, is the id: { company, intern, plan }.',
    pairs: [
      'company ~ company_id',
      'intern ~ intern_id',
      'interview ~ interview_id',
      'plan ~ plan_id',
    ],
  },
  {
    reason:
      'A column that ends in by, by_user, author_id, operator_id, owner_id or person_id holds the user who did or does it, or whom it is about.',
    pairs: [
      'user_id ~ *_by',
      'user_id ~ *_by_user',
      'user_id ~ actor_id',
      'user_id ~ author_id',
      'user_id ~ operator_id',
      'user_id ~ owner_id',
      'user_id ~ person_id',
      'user_id ~ cover_id',
      'user_id ~ by',
      'user_id ~ by_user',
    ],
  },
  {
    reason: 'An entry of a list that is merged, and the one that stays.',
    pairs: ['from_id ~ id'],
  },
  {
    reason: 'The kind of an actor is the side that acts.',
    pairs: ['kind ~ side', 'kind ~ raised_by', 'kind ~ no_show_claimed_by'],
  },
  {
    reason: 'Any time that is set or compared with is the present of the transaction.',
    pairs: ['* ~ now'],
  },
  {
    reason: 'Both ends of a transition, a change, a copy or a period, whatever passes.',
    pairs: ['* ~ from', '* ~ to'],
  },
  {
    reason: 'Facts of a rule that says what a value is to it, for several columns.',
    pairs: [
      'said ~ before',
      'status_since ~ at',
      'status_since ~ since',
      'interview_status_since ~ since',
      'unlocks_at ~ since',
      'duration_minutes ~ minutes',
      '*_id ~ except',
    ],
  },
  {
    reason: 'Two values of the same kind, side by side.',
    pairs: [
      'company_attended ~ company',
      'intern_attended ~ intern',
      'hours_a_week ~ intern',
      'hours_a_week ~ plan',
      'version ~ current',
      'version ~ signed',
    ],
  },
  {
    reason: 'A check list says of each fact whether it is done; a board, of each stage its column.',
    pairs: ['* ~ is_done', 'id ~ column'],
  },
  {
    reason: 'The label of a lookup entry is called by its list, and its parent by the parent’s.',
    pairs: ['label ~ *', 'parent_id ~ career_field_id', 'parent_id ~ category'],
  },
  {
    reason: 'A row of the list of people is an account, a registration or an invited member.',
    pairs: ['user_id ~ id'],
  },
  {
    reason: 'A row of the event log is about any kind of subject.',
    pairs: ['subject_id ~ *'],
  },
  {
    reason: 'One parameter that is either of two ids, or an id or a word.',
    pairs: [
      'batch_code ~ word',
      'application_id ~ candidature_id',
      'plan_id ~ candidature_id',
      'member_id ~ user_id',
      'user_id ~ intern_id',
      'id ~ id_or_slug',
    ],
  },
  {
    reason:
      'When a row of a timed job was due: each job has another date, the key of all is alike.',
    pairs: [
      'answer_by ~ due_at',
      'closes_at ~ due_at',
      'confirm_next_at ~ due_at',
      'ends_at ~ due_at',
      'remind_at ~ due_at',
    ],
  },
  {
    reason: 'The value of one column becomes that of another.',
    pairs: [
      'amount ~ balance',
      'amount ~ granted',
      'created_at ~ last_used_at',
      'created_by ~ user_id',
      'invited_member_id ~ member_id',
      'link_provider ~ provider',
      'link_subject ~ subject',
      'owner_user_id ~ user_id',
      'wish ~ done',
    ],
  },
  // Other names in the database have a better one as well, and nothing in the code differs from
  // them yet: says → description, tries → attempt_count, next_try_at → next_attempt_at, the key
  // mails_off in users.preferences → disabled_email_kinds, agreements_accepted →
  // agreement_acceptances. They stay until their tables are migrated in steps: servers of the
  // previous version read the old columns, so each rename is an expanding migration with a trigger
  // that keeps both equal, and a contracting one in a later deploy.
  {
    reason:
      'Older columns with a better name in the code; a rename takes two deploys (decision 0025).',
    pairs: [
      'moves_by_company ~ company_reschedules',
      'moves_by_intern ~ intern_reschedules',
      'said_at_changes ~ said',
    ],
  },
]
