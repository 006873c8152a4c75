-- When who was asked for an answer was reminded of it, once a turn; nothing lapses.
alter table candidatures add column reminded_at timestamptz;
create index candidatures_answer_due on candidatures (stage_since) where stage = 'INTERVIEWED';
alter table applications add column reminded_at timestamptz;
create index applications_changes_due on applications (application_id) where status = 'CHANGES_REQUESTED';
