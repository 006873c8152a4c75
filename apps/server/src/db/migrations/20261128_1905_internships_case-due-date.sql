-- The date by which the programme team decides about a concern can be changed with a reason; until
-- now it followed from when the concern was raised.
alter table internship_actions add column if not exists due_at timestamptz;
comment on column internship_actions.due_at is 'Until when the programme team decides, if it changed the date; null for the default.';
