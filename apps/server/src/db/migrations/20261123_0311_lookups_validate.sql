-- Checks the rows that existed before 20261123_0310. Validation blocks neither reads nor writes.
alter table users validate constraint users_country_id_entry;
alter table companies validate constraint companies_industry_id_entry;
alter table companies validate constraint companies_employee_count_id_entry;
alter table companies validate constraint companies_country_id_entry;
alter table companies validate constraint companies_funding_type_id_entry;
alter table companies validate constraint companies_annual_revenue_id_entry;
alter table interns validate constraint interns_gender_id_entry;
alter table interns validate constraint interns_education_level_id_entry;
alter table interns validate constraint interns_citizenship_country_id_entry;
alter table interns validate constraint interns_university_id_entry;
alter table applications validate constraint applications_career_field_id_entry;
alter table projects validate constraint projects_career_field_id_entry;
alter table projects validate constraint projects_project_type_id_entry;
alter table plans validate constraint plans_career_field_id_entry;
alter table plans validate constraint plans_country_id_entry;
alter table intern_search validate constraint intern_search_career_field_id_entry;
