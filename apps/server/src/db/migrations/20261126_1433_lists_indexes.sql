-- Lists read a page in their own order instead of sorting all rows that they could show.
create index candidatures_of_company on candidatures (company_id, stage_since desc, candidature_id);
create index candidatures_in_stage on candidatures (company_id, stage, stage_since desc, candidature_id);
create index offers_of_company on offers (company_id, status_since desc, offer_id);
create index offers_in_status on offers (status, (coalesce(sent_at, 'infinity'::timestamptz)), offer_id);
create index payments_newest on payments (created_at desc, payment_id desc) where provider_id is not null;
create index companies_in_order on companies ((coalesce(decided_at, created_at)), company_id);
create index companies_in_status on companies (status, (coalesce(decided_at, created_at)), company_id);
create index applications_to_review on applications
((coalesce(submitted_at, 'infinity'::timestamptz)), created_at, application_id)
where status in ('SUBMITTED', 'IN_REVIEW');
create index interviews_contested on interviews (no_show_contested_at, interview_id)
where no_show_contested_at is not null and status = 'IN_PAST';
create index candidatures_with_details on candidatures (company_id, created_at desc)
where company_details ? 'legal_name';
-- The programme team's overview looks for approved applications of batches whose deadline is over.
create index applications_batch_status on applications (batch_id, status);
drop index applications_batch;
-- Served by the indexes above.
drop index offers_queue;
drop index companies_queue;
drop index candidatures_company;
