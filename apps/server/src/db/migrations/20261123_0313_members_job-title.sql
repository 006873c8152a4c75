-- job_title_id is an id of the list or the word `other`; this column has the id only, so that it can reference the list.
lock table members in share row exclusive mode;
update members set job_title_id = null where job_title_id ~ '^[0-9]+$' and job_title_id not in (select id::text from lookups.job_title);
alter table members add column listed_job_title_id int
  generated always as (case when job_title_id ~ '^[1-9][0-9]{0,8}$' then job_title_id::int end) stored;
alter table members add constraint members_job_title_id_entry foreign key (listed_job_title_id) references lookups.job_title (id);
