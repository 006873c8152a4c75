-- Who wrote last: two may write one plan, and each is told whom they met.
alter table plans add column updated_by uuid references users;
