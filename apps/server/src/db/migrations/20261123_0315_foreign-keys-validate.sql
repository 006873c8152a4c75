-- Checks the rows that existed before 20261123_0314.
alter table intern_search validate constraint intern_search_application_id_intern_id_fkey;
alter table intern_search validate constraint intern_search_batch_id_fkey;
alter table agreements_accepted validate constraint agreements_accepted_kind_version_fkey;
