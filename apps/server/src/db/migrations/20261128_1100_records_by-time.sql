set local lock_timeout = '5s';

-- The programme team's lists of all companies, applications, plans and offers, newest first.
create index companies_by_time on companies (created_at, company_id);
create index applications_by_time on applications (created_at, application_id);
create index plans_by_time on plans (published_at, plan_id) where published_at is not null;
create index offers_by_time on offers (sent_at, offer_id) where sent_at is not null;
