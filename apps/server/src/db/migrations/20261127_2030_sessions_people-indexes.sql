-- The programme team's list of everyone, newest first, and its search by phone number.
create index users_created on users (created_at desc, user_id desc);
create index users_phone on users (phone) where phone is not null;
