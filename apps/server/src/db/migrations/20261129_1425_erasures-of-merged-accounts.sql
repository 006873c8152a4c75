-- An account that was merged into another one is erased after that one, without a request of its own.
alter table users
  drop constraint users_erasure_recorded_check,
  add constraint users_erasure_recorded_check check (
    (erasure_note is null and (not is_erasure_final or merged_into is not null))
    or erasure_recorded_by is not null
  ) not valid;

-- next transaction
alter table users validate constraint users_erasure_recorded_check;
