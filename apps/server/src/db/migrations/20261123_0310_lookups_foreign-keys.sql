-- Ids that name one entry of a list (docs/decisions/0024-lookup-ids.md). `not valid` checks new rows only and needs no scan; the next
-- migration validates the rows that exist. Adding a constraint locks its table against writes, so no orphan follows the ones cleared here.
-- A violation of a constraint named `…_entry` becomes a message at its field (platform/http/database-errors.ts).
alter table users
  add constraint users_country_id_entry foreign key (country_id) references lookups.country (id) not valid;
alter table companies
  add constraint companies_industry_id_entry foreign key (industry_id) references lookups.industry (id) not valid,
  add constraint companies_employee_count_id_entry foreign key (employee_count_id) references lookups.employee_count (id) not valid,
  add constraint companies_country_id_entry foreign key (country_id) references lookups.country (id) not valid,
  add constraint companies_funding_type_id_entry foreign key (funding_type_id) references lookups.funding_type (id) not valid,
  add constraint companies_annual_revenue_id_entry foreign key (annual_revenue_id) references lookups.annual_revenue (id) not valid;
alter table interns
  add constraint interns_gender_id_entry foreign key (gender_id) references lookups.gender (id) not valid,
  add constraint interns_education_level_id_entry foreign key (education_level_id) references lookups.education_level (id) not valid,
  add constraint interns_citizenship_country_id_entry foreign key (citizenship_country_id) references lookups.country (id) not valid,
  add constraint interns_university_id_entry foreign key (university_id) references universities not valid;
alter table applications
  add constraint applications_career_field_id_entry foreign key (career_field_id) references lookups.career_field (id) not valid;
alter table projects
  add constraint projects_career_field_id_entry foreign key (career_field_id) references lookups.career_field (id) not valid,
  add constraint projects_project_type_id_entry foreign key (project_type_id) references lookups.project (id) not valid;
alter table plans
  add constraint plans_career_field_id_entry foreign key (career_field_id) references lookups.career_field (id) not valid,
  add constraint plans_country_id_entry foreign key (country_id) references lookups.country (id) not valid;
alter table intern_search add constraint intern_search_career_field_id_entry foreign key (career_field_id) references lookups.career_field (id) not valid;

-- An id without an entry was shown as an empty field; now it is one.
update users set country_id = null where country_id is not null and country_id not in (select id from lookups.country);
update companies set industry_id = null where industry_id is not null and industry_id not in (select id from lookups.industry);
update companies set employee_count_id = null where employee_count_id is not null and employee_count_id not in (select id from lookups.employee_count);
update companies set country_id = null where country_id is not null and country_id not in (select id from lookups.country);
update companies set funding_type_id = null where funding_type_id is not null and funding_type_id not in (select id from lookups.funding_type);
update companies set annual_revenue_id = null where annual_revenue_id is not null and annual_revenue_id not in (select id from lookups.annual_revenue);
update interns set gender_id = null where gender_id is not null and gender_id not in (select id from lookups.gender);
update interns set education_level_id = null where education_level_id is not null and education_level_id not in (select id from lookups.education_level);
update interns set citizenship_country_id = null where citizenship_country_id is not null and citizenship_country_id not in (select id from lookups.country);
update interns set university_id = null where university_id is not null and university_id not in (select university_id from universities);
update applications set career_field_id = null where career_field_id is not null and career_field_id not in (select id from lookups.career_field);
update projects set career_field_id = null where career_field_id is not null and career_field_id not in (select id from lookups.career_field);
update projects set project_type_id = null where project_type_id is not null and project_type_id not in (select id from lookups.project);
update plans set career_field_id = null where career_field_id is not null and career_field_id not in (select id from lookups.career_field);
update plans set country_id = null where country_id is not null and country_id not in (select id from lookups.country);
delete from intern_search where career_field_id not in (select id from lookups.career_field);
