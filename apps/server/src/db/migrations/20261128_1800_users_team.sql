set local lock_timeout = '5s';

-- Of a million users, a few are the programme team, which most screens of the console list.
create index users_team on users (user_id) where type = 'O';
