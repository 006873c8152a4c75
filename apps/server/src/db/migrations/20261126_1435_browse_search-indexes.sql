-- Browse reads all rows once and then those that changed (docs/decisions/0007): no statement used
-- these indexes. At a million interns they took 80 MB, and each change wrote them.
drop index intern_search_field;
drop index intern_search_specialisations;
drop index intern_search_skills;
drop index intern_search_projects;
drop index intern_search_start;
-- Deadlines and changes of a batch concern its rows.
create index intern_search_batch on intern_search (batch_id);
