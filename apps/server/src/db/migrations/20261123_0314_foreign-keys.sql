-- References that had no foreign key. A copy in browse belongs to an application and a batch that exist, and what someone accepted is a version
-- that was published.
alter table intern_search
  add foreign key (application_id, intern_id) references applications (application_id, intern_id) not valid,
  add foreign key (batch_id) references batches not valid;
alter table agreements_accepted add foreign key (kind, version) references agreements (kind, version) not valid;
