create table spot_feedback (
  spot_feedback_id uuid primary key,
  user_id uuid not null references users,
  -- Path of the screen it was sent from, without its query.
  page text not null default '',
  rating int check (rating between 1 and 5),
  body text not null check (body <> ''),
  created_at timestamptz not null
);
create index spot_feedback_newest on spot_feedback (created_at desc);
create index spot_feedback_user on spot_feedback (user_id);
