import type { CopyValue } from './copy-format.ts'

type Words<Line extends string> = Line extends `${infer First} ${infer Rest}`
  ? First | Words<Rest>
  : Line

// The words of the lines are exactly the columns of the type.
const columns = <const Line extends string>(...lines: readonly Line[]) =>
  lines.flatMap((line) => line.split(' ')) as unknown as readonly Words<Line>[]

/** The columns of each table that the data set fills; the others keep their defaults. */
export const scaleColumns = {
  users: columns(
    'user_id type email first_name last_name phone phone_verified_at country_id time_zone',
    'operator_role last_seen_at created_at',
  ),
  sessions: columns('session_id token_hash user_id created_at last_used_at expires_at device'),
  known_browsers: columns('user_id browser_hash signed_in_at'),
  security_events: columns('at kind reason user_id session_id event_count'),
  agreements_accepted: columns('user_id kind version at'),
  partners: columns('partner_id slug name email_domains introduction created_at'),
  batches: columns(
    'batch_id code slug name partner_id is_published enrolment_opens_at enrolment_closes_at',
    'programme_start programme_end seats seats_taken payer price_amount price_currency texts',
    'services created_at published_at',
  ),
  companies: columns(
    'company_id slug name email_domain status is_trusted website industry_id employee_count_id',
    'country_id city time_zone founded_year introduction linkedin logo_file_id culture_ids',
    'remote_tool_ids company_tool_ids decision_reason decided_at created_at profile_changed_at',
  ),
  members: columns(
    'member_id company_id user_id email role status is_first job_title_id custom_job_title',
    'linkedin_url language_ids onboarding_started_at onboarding_completed_at invited_by',
    'invited_at created_at',
  ),
  company_agreements: columns('company_id kind version user_id at'),
  alternate_contacts: columns('user_id company_id first_name last_name email job_title created_at'),
  calendar_feeds: columns('user_id salt token_hash made_at'),
  projects: columns(
    'project_id company_id name description career_field_id project_type_id skill_ids created_at',
  ),
  plans: columns(
    'plan_id company_id status name career_field_id specialisation_ids skill_ids project_ids',
    'project_type_ids description responsibilities job_description start_month duration_min',
    'duration_max hours_a_week place city country_id time_zone openings openings_taken',
    'stipend_amount stipend_currency published_at created_at updated_at updated_by',
  ),
  plan_supervisors: columns('plan_id company_id member_id'),
  credit_balances: columns('company_id balance granted used released'),
  credit_ledger: columns(
    'company_id kind amount reason interview_id actor_id balance_after at note',
  ),
  interns: columns(
    'intern_id user_id birth_date slug is_hidden public_profile signup_completed_at signup_step',
    'career_field_ids start_month duration_weeks hours_a_week university_id university_name major',
    'education_level_id gender_id citizenship_country_id english_proficiency internship_goal',
    'introduction weekly_hours availability_saved_at created_at batch_id seat_taken_at',
  ),
  applications: columns(
    'application_id intern_id batch_id status career_field_id specialisation_ids skill_ids',
    'project_ids internship_start additional_answers diversity_seen_at section_saved_at',
    'reviewer_id review_started_at submitted_at decided_at decision_reason enrolled_at created_at',
  ),
  application_comments: columns(
    'comment_id application_id section body author_id created_at sent_at addressed_at',
  ),
  profile_entries: columns('entry_id intern_id kind data sort created_at'),
  files: columns(
    'file_id owner_user_id company_id key kind purpose content_type name size is_public created_at',
  ),
  video_answers: columns('intern_id question file_id seconds created_at'),
  identity_documents: columns('document_id intern_id file_id kind created_at'),
  candidatures: columns(
    'candidature_id company_id plan_id intern_id application_id stage interested_at',
    'company_details end_reason end_note stage_since created_at known_to_intern_at',
    'interest_used_ms name_visible_at',
  ),
  shortlist: columns('company_id intern_id plan_id added_by created_at'),
  not_interested: columns('company_id intern_id reasons by_user created_at'),
  interviews: columns(
    'interview_id candidature_id company_id intern_id status duration_minutes proposed_zone',
    'slot_starts starts_at ends_at meeting_link moves_by_company moves_by_intern answer_by',
    'sequence end_reason company_attended intern_attended no_show_claimed_by no_show_claimed_at',
    'no_show_contested_at proposed_by created_at status_since remind_at',
  ),
  interviewers: columns('interview_id company_id member_id starts_at ends_at'),
  interview_feedback: columns(
    'interview_id side user_id attended rating strengths decision created_at',
  ),
  no_shows: columns(
    'no_show_id interview_id side company_id intern_id was_contested recorded_at explanation',
    'explained_at explained_by',
  ),
  offers: columns(
    'offer_id candidature_id company_id intern_id plan_id status version role starts_on ends_on',
    'hours_a_week place city stipend_amount stipend_currency note',
    'supervisor_member_id supervisor_linkedin answer_days answer_by holds_opening sent_at',
    'approved_at end_reason terms_version terms_accepted_at created_by created_at',
    'status_since confirm_by confirm_ends_at confirm_next_at',
  ),
  offer_versions: columns('offer_id version facts comments at answer'),
  payments: columns(
    'payment_id intern_id application_id offer_id status amount currency provider_id created_at',
    'settled_at idempotency receipt_number card_brand card_last4 terms_accepted_at',
  ),
  internships: columns(
    'internship_id offer_id company_id intern_id plan_id status starts_on ends_on zone',
    'hours_a_week supervisor_member_id ended_early end_reason completed_at created_at',
  ),
  internship_actions: columns(
    'action_id internship_id kind status raised_by raised_by_user note data decision_reason',
    'created_at decided_at',
  ),
  internship_weeks: columns(
    'weekly_feedback_id internship_id number starts_on unlocks_at company_completed_at',
    'intern_completed_at reminded',
  ),
  week_answers: columns('weekly_feedback_id side slug answer at'),
  certificates: columns('uuid internship_id facts issued_at'),
  event_log: columns(
    'at machine move subject_id from_state to_state actor_kind actor_id company_id intern_id',
    'candidature_id reason note data',
  ),
  outbox: columns(
    'message_id user_id kind content link created_at next_try_at tries last_error delivered_at',
  ),
  notices: columns('notice_id user_id kind content link actor created_at read_at'),
} as const

export type ScaleTable = keyof typeof scaleColumns

/** A row of a table: a value for each column that the data set fills. */
export type ScaleRow<Table extends ScaleTable> = {
  -readonly [Column in (typeof scaleColumns)[Table][number]]: CopyValue
}
