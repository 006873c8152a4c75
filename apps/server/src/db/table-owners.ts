/**
 * Every table by its owner, a feature or `platform`, with the columns that statements of other
 * features may read. Only the owner writes a table; others call the owner's `public.ts`. A column
 * that another feature needs to read is added here, by the owner (checked by
 * `table-owners.test.ts` and `npm run check`).
 */
export const tablesByOwner: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  accounts: {
    account_views: 'ended_at ends_at operator_id session_id user_id view_id',
  },
  agreements: {
    agreements_accepted: 'at kind user_id version',
    company_agreements: '',
  },
  applications: {
    application_milestones:
      'application_id approved_at batch_id days_to_approved days_to_finished days_to_interviewed ' +
      'days_to_offered days_to_placed days_to_started days_to_submitted days_to_working furthest ' +
      'offered_at placed_at present submitted_at working_at',
    applications:
      'additional_answers application_id batch_id career_field_id created_at decided_at ' +
      'decision_reason diversity_seen_at due_at enrolled_at intern_id internship_start project_ids ' +
      'reminded_at resume_confirmed_at resume_data resume_file_id review_days review_started_at reviewer_id ' +
      'said_at_changes section_saved_at skill_ids skill_to_improve_ids specialisation_ids started_at ' +
      'status submitted_at',
    phone_codes: '',
  },
  'audit-log': {
    event_counting: 'counted_id',
    event_counts: '',
  },
  batches: {
    batches:
      'batch_id code enrolment_closes_at is_published max_offers name partner_id payer ' +
      'placement_deadline price_amount price_currency programme_end programme_start refund_days ' +
      'services slug',
    partners: 'name partner_id slug',
    seat_alerts: 'batch_id created_at email told_at',
  },
  calendars: {
    calendar_connections: '',
    calendar_events: '',
    calendar_feeds: '',
    calendar_grants: '',
    calendar_states: '',
  },
  candidatures: {
    candidatures:
      'application_id candidature_id company_details company_id created_at end_note end_reason ' +
      'interest_used_ms interested_at intern_id known_to_intern_at name_visible_at ' +
      'placement_reminded_at plan_id reminded_at stage stage_since',
  },
  certificates: {
    certificates: 'internship_id revoked_at uuid',
  },
  companies: {
    company_notes: '',
    company_questions: 'answered_at asked_at closed_at company_id due_at',
    companies:
      'city company_id country_id created_at custom_tools decided_at email_domain ' +
      'employee_count_id hidden_career_field_ids hidden_parts industry_id introduction is_trusted linkedin ' +
      'logo_file_id name photos profile_changed_at review_days search_name shown_logo_file_id slug status time_zone videos ' +
      'waiting_list_days website',
  },
  'company-invitations': {
    company_invitations: 'invitation_id name',
  },
  contacts: {
    alternate_contacts: '',
  },
  credits: {
    credit_balances: 'balance company_id',
    credit_ledger:
      'actor_id amount at balance_after company_id interview_id kind line_id note reason',
  },
  enrolment: {
    identity_documents: 'created_at document_id file_id intern_id kind',
  },
  files: {
    files: 'complete created_at file_id kind name owner_user_id size',
  },
  flags: {
    feature_flags: '',
  },
  internships: {
    case_messages: '',
    case_notes: '',
    internship_actions: 'action_id created_at due_at internship_id kind review_days status',
    internship_weeks:
      'company_completed_at intern_completed_at internship_id number reminded starts_on ' +
      'unlocks_at weekly_feedback_id',
    internships:
      'company_id created_at ended_early ends_on hours_a_week intern_id internship_id offer_id plan_id ' +
      'second_supervisor_member_id starts_on status supervisor_member_id zone',
  },
  interviews: {
    interview_feedback: 'interview_id rating side',
    interviewers: 'interview_id member_id',
    interviews:
      'answer_by candidature_id claim_review_days company_id created_at duration_minutes end_reason ends_at ' +
      'intern_id interview_id meeting_link no_show_claimed_at no_show_claimed_by ' +
      'no_show_contested_at proposed_by proposed_zone sequence slot_starts starts_at status ' +
      'status_since',
  },
  lists: {
    default_views: '',
    saved_views: '',
  },
  lookups: {
    agreements: 'kind title version',
    lookup: 'data id is_archived label list parent_id sort',
    universities: 'name university_id',
    university_domains: 'domain university_id',
  },
  members: {
    members:
      'company_id created_at custom_job_title email invited_at invited_by is_first job_title_id ' +
      'language_ids linkedin_url member_id onboarding_completed_at onboarding_started_at ' +
      'permissions role status user_id',
  },
  messages: {
    message_recipients: '',
    message_replies: 'created_at message_id reply_id review_days status user_id',
    message_template_versions: '',
    message_templates: '',
    messages: 'approval_days created_at message_id state subject',
  },
  'no-shows': {
    no_shows:
      'company_id contest_days contested_at counting_days decided_at decided_by decision decision_note explained_at ' +
      'explained_by explanation intern_id interview_id no_show_id recorded_at review_days side was_contested',
  },
  offers: {
    offer_drafts: '',
    offer_versions: '',
    offers:
      'answer_by approved_at candidature_id city company_id confirm_by confirm_ends_at ' +
      'confirm_next_at created_at ends_on intern_id is_over note offer_id place plan_id ' +
      'project_ids review_days role sent_at starts_on status status_since stipend_amount stipend_currency ' +
      'terms_accepted_at',
  },
  people: {
    person_notes: '',
  },
  payments: {
    payments:
      'amount application_id created_at currency intern_id offer_id payment_id receipt_number ' +
      'read_due_at reads_failed refund_due_at status',
    payment_differences: 'difference_id found_at resolved_at',
    provider_events: 'event_id received_at state',
    refund_proposals: 'amount approval_days decided_at payment_id proposal_id proposed_at',
  },
  plans: {
    plan_supervisors: 'member_id plan_id',
    plans:
      'career_field_id city company_id description duration_max duration_min hours_a_week ' +
      'is_taken_down job_description name openings openings_taken place plan_id project_ids ' +
      'project_type_ids published_at responsibilities skill_ids start_month status stipend_amount ' +
      'stipend_currency time_zone updated_at working_from working_to',
  },
  platform: {
    dev_clock: '',
    event_log:
      'actor_id actor_kind at candidature_id company_id data from_state id intern_id machine move ' +
      'note reason subject_id to_state',
    job_lanes: '',
    mailbox: 'body created_at html ics kind message_id subject to_address',
    migrations: '',
    notices: 'actor content created_at id kind link notice_id read_at user_id',
    objective_counts: 'begins_at missed objective total',
    outbox:
      'calendar content created_at delivered_at email id is_late kind last_error link message_id ' +
      'next_try_at once_key skipped traceparent tries user_id',
    outbox_keys: '',
    retention_counts: 'expired_at row_count rule',
    rate_limits: '',
    requests: '',
    security_events: '',
    sessions: 'created_at device expires_at last_used_at session_id user_id',
    settings: 'name value',
    web_files: '',
  },
  profiles: {
    intern_search:
      'approved_at career_field_id duration_weeks intern_id project_ids skill_ids ' +
      'specialisation_ids start_month time_zone xid',
    intern_search_gone: 'intern_id xid',
    interns:
      'availability_saved_at batch_id birth_date career_field_ids duration_weeks ' +
      'education_level_id goals graduation_month hour_exceptions hours_a_week intern_id ' +
      'internship_goal hidden_parts introduction is_hidden job_title major own_skills public_indexed ' +
      'public_parts public_profile seat_reminded_at seat_taken_at signup_completed_at ' +
      'start_month time_zone_prompt_dismissed_at university_id university_name user_id ' +
      'weekly_hours',
    profile_entries: 'created_at data entry_id intern_id kind sort',
    video_answers: 'created_at file_id intern_id question seconds',
  },
  'programme-reports': {
    decision_storing: '',
    decision_times: '',
  },
  projects: {
    projects: 'company_id description is_archived name project_id',
  },
  reviews: {
    application_comments: 'addressed_at application_id section sent_at',
    canned_comments: '',
    intern_duplicates: 'intern_id is_dismissed other_id sign',
    second_opinions: 'application_id asked_at due_at status',
  },
  'second-factor': {
    recovery_codes: '',
    second_factors: 'set_up_at user_id',
  },
  sessions: {
    codes: '',
    identities: '',
    known_browsers: '',
    link_tokens: '',
    registrations:
      'batch_code company_id completed_at created_at email member_id poc registration_id type utm',
    sign_in_attempts: '',
    users:
      'appeal_days appeal_decided_at appeal_text appealed_at ban_hash ban_reason block_message blocked_at blocked_by country_id created_at digest_on email erase_at erased_at first_name invited_until last_name last_seen_at merged_into ' +
      'erasure_note erasure_recorded_by erasure_requested_at is_erasure_final operator_role partner_id phone phone_verified_at picture_file_id preferences report_schedule search_name ' +
      'is_picture_hidden second_factor_due_at shown_picture_file_id status ' +
      'time_zone type user_id utm',
  },
  shortlist: {
    not_interested: 'company_id intern_id',
    shortlist: 'company_id intern_id plan_id',
  },
  'spot-feedback': {
    spot_feedback: '',
  },
  reports: {
    content_hidings: 'company_id hiding_id intern_id plan_id requested_at review_days status',
    content_reports:
      'about_company_id about_intern_id about_plan_id created_at report_id review_days status',
  },
  'pending-acts': {
    pending_acts: 'act actor_id finished_at kind subject_id',
  },
  team: {
    operator_absences: 'absent_from absent_until cover_id user_id',
  },
  waits: {
    wait_owners: 'kind owner_id subject_id',
    wait_skips: '',
  },
  'weekly-feedback': {
    custom_projects: '',
    week_answers: 'answer side slug weekly_feedback_id',
  },
}

/** Folders of the platform that declare statements. */
const platformFolders = ['db', 'http', 'jobs', 'mail', 'objectives', 'platform', 'session']

/** Returns who owns a statement, by its name: the feature's folder, or `platform`. */
export function getStatementOwner(name: string): string {
  const folder = name.split(/[.#]/)[0] ?? ''
  return platformFolders.includes(folder) ? 'platform' : folder
}

/**
 * Statements over the tables of all owners: the export and the erasure of personal data. Retention
 * and the demo data are such lists as well.
 */
const statementsOverAllTables: readonly string[] = [
  'accounts.erase',
  'accounts.eraseMember',
  'accounts.memberData',
  'accounts.ownData',
  'accounts.ownFiles',
]

/** Whether a statement may use any table: it belongs to a list over the tables of all owners. */
export const isOverAllTables = (name: string): boolean =>
  statementsOverAllTables.includes(name) || /^(retention|demo-data)\./.test(name)

/** The owner of each table. */
export const tableOwners: ReadonlyMap<string, string> = new Map(
  Object.entries(tablesByOwner).flatMap(([owner, tables]) =>
    Object.keys(tables).map((table) => [table, owner] as const),
  ),
)

/** Lists the columns that statements of other features may read, as `table.column`. */
export const listPublicColumns = (): readonly string[] =>
  Object.values(tablesByOwner).flatMap((tables) =>
    Object.entries(tables).flatMap(([table, columns]) =>
      columns.split(' ').flatMap((column) => (column === '' ? [] : [`${table}.${column}`])),
    ),
  )
