-- Foreign keys that statements join by, or whose referenced rows are deleted, and that had no index
-- that serves every row. Columns that refer to lookup entries, agreements and users are left out
-- where only deletes would use an index: those rows are never deleted.
create index offers_candidature on offers (candidature_id, created_at desc);
create index candidatures_application on candidatures (application_id);
create index offers_plan on offers (plan_id);
create index offers_supervisor on offers (supervisor_member_id);
create index offers_second_supervisor on offers (second_supervisor_member_id)
where second_supervisor_member_id is not null;
create index internships_plan on internships (plan_id);
create index internships_supervisor on internships (supervisor_member_id);
create index internships_second_supervisor on internships (second_supervisor_member_id)
where second_supervisor_member_id is not null;
create index internship_actions_internship on internship_actions (internship_id);
create index payments_offer on payments (offer_id);
create index payments_application on payments (application_id);
create index plan_supervisors_member on plan_supervisors (member_id);
create index shortlist_intern on shortlist (intern_id);
create index shortlist_plan on shortlist (plan_id) where plan_id is not null;
create index not_interested_intern on not_interested (intern_id);
create index credit_ledger_interview on credit_ledger (interview_id) where interview_id is not null;
create index interview_feedback_user on interview_feedback (user_id);
create index identity_documents_intern on identity_documents (intern_id);
create index identity_documents_file on identity_documents (file_id);
create index applications_resume on applications (resume_file_id) where resume_file_id is not null;
create index companies_logo on companies (logo_file_id) where logo_file_id is not null;
create index users_picture on users (picture_file_id) where picture_file_id is not null;
create index video_answers_file on video_answers (file_id);
create index files_company on files (company_id) where company_id is not null;
create index calendar_events_connection on calendar_events (connection_id);
create index sessions_registration on sessions (registration_id) where registration_id is not null;
create index outbox_user on outbox (user_id) where user_id is not null;
create index batches_partner on batches (partner_id);
