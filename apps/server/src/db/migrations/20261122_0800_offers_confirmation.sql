-- Whoever pays for the place confirms the enrolment after it: asked for until when, ended when, and when the clock looks next (null: nothing waits).
alter table offers add column confirm_by timestamptz, add column confirm_ends_at timestamptz, add column confirm_next_at timestamptz;
create index offers_confirm_next on offers (confirm_next_at) where confirm_next_at is not null;
