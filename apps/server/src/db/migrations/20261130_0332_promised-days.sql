-- The days that the programme team promises are stored with what begins, which keeps its date. The
-- defaults are those of what began before, and of servers that still run the version before.
alter table applications
  add column review_days smallint not null default 3
  check (review_days between 1 and 10);
comment on column applications.review_days is 'Working days for the decision (application_review_days of the settings, when it was submitted).';

-- next transaction
alter table companies
  add column review_days smallint not null default 3
  check (review_days between 1 and 10),
  add column waiting_list_days smallint not null default 10
  check (waiting_list_days between 1 and 60);
comment on column companies.review_days is 'Working days for the decision (company_review_days of the settings, when the review began).';
comment on column companies.waiting_list_days is 'Days for the decision on the waiting list (waiting_list_days of the settings, when it registered).';

-- next transaction
alter table offers
  add column review_days smallint not null default 3
  check (review_days between 1 and 10);
comment on column offers.review_days is 'Working days for the review (offer_review_days of the settings, when it was sent).';

-- next transaction
alter table content_reports
  add column review_days smallint not null default 3
  check (review_days between 1 and 10);
comment on column content_reports.review_days is 'Working days for the decision (report_review_days of the settings, when it was sent).';

-- next transaction
alter table content_hidings
  add column review_days smallint not null default 3
  check (review_days between 1 and 10);
comment on column content_hidings.review_days is 'Working days for the review (report_review_days of the settings, when it was asked for).';

-- next transaction
alter table no_shows
  add column review_days smallint not null default 3
  check (review_days between 1 and 10);
comment on column no_shows.review_days is 'Working days for the decision (no_show_review_days of the settings, when it was recorded or disputed).';

-- next transaction
alter table interviews
  add column claim_review_days smallint not null default 3
  check (claim_review_days between 1 and 10);
comment on column interviews.claim_review_days is 'Working days for the decision on a disputed report (no_show_review_days of the settings, when it was disputed).';

-- next transaction
alter table internship_actions
  add column review_days smallint not null default 3
  check (review_days between 1 and 10);
comment on column internship_actions.review_days is 'Working days for the decision (action_review_days of the settings, when it was raised).';

-- next transaction
alter table message_replies
  add column review_days smallint not null default 3
  check (review_days between 1 and 10);
comment on column message_replies.review_days is 'Working days for the response (reply_review_days of the settings, when it was sent).';

-- next transaction
alter table messages
  add column approval_days smallint not null default 3
  check (approval_days between 1 and 10);
comment on column messages.approval_days is 'Working days for the approval by a colleague (approval_days of the settings, when it was written).';

-- next transaction
alter table refund_proposals
  add column approval_days smallint not null default 3
  check (approval_days between 1 and 10);
comment on column refund_proposals.approval_days is 'Working days for the approval by a colleague (approval_days of the settings, when it was proposed).';
