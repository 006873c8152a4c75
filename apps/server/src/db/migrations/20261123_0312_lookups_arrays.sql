-- Ids in arrays: PostgreSQL has no foreign key for the elements of an array, and join tables cost browse too much
-- (docs/decisions/0024-lookup-ids.md). A trigger checks an array when it is written. Because entries are never deleted or renumbered
-- (lookup_keep_id), what was checked once stays valid. intern_search is a copy of applications and is not checked again.
create function refuse_unknown_entries(of_table text, of_column text, unknown int[]) returns void language plpgsql as $$
begin
  if cardinality(unknown) > 0 then
    raise foreign_key_violation using message = format('%s.%s: no entries %s', of_table, of_column, unknown),
      table = of_table, constraint = format('%s_%s_entry', of_table, of_column);
  end if;
end $$;

-- Ids without an entry were never shown; now they are gone, and the locks keep new ones out until the triggers are there.
lock table companies, members, interns, applications, projects, plans in share row exclusive mode;
update companies set culture_ids = array(select id from unnest(culture_ids) with ordinality x(id, place) where id in (select id from lookups.company_culture) order by place)
  where not culture_ids <@ array(select id from lookups.company_culture);
update companies set flexible_environment_ids = array(select id from unnest(flexible_environment_ids) with ordinality x(id, place) where id in (select id from lookups.flexible_environment) order by place)
  where not flexible_environment_ids <@ array(select id from lookups.flexible_environment);
update companies set remote_tool_ids = array(select id from unnest(remote_tool_ids) with ordinality x(id, place) where id in (select id from lookups.remote_tool) order by place)
  where not remote_tool_ids <@ array(select id from lookups.remote_tool);
update companies set company_tool_ids = array(select id from unnest(company_tool_ids) with ordinality x(id, place) where id in (select id from lookups.company_tool) order by place)
  where not company_tool_ids <@ array(select id from lookups.company_tool);
update companies set hidden_career_field_ids = array(select id from unnest(hidden_career_field_ids) with ordinality x(id, place) where id in (select id from lookups.career_field) order by place)
  where not hidden_career_field_ids <@ array(select id from lookups.career_field);
update members set language_ids = array(select id from unnest(language_ids) with ordinality x(id, place) where id in (select id from lookups.language) order by place)
  where not language_ids <@ array(select id from lookups.language);
update members set hiring_reason_ids = array(select id from unnest(hiring_reason_ids) with ordinality x(id, place) where id in (select id from lookups.hiring_reason) order by place)
  where not hiring_reason_ids <@ array(select id from lookups.hiring_reason);
update interns set career_field_ids = array(select id from unnest(career_field_ids) with ordinality x(id, place) where id in (select id from lookups.career_field) order by place)
  where not career_field_ids <@ array(select id from lookups.career_field);
update interns set racial_ethnic_group_ids = array(select id from unnest(racial_ethnic_group_ids) with ordinality x(id, place) where id in (select id from lookups.racial_ethnic_group) order by place)
  where not racial_ethnic_group_ids <@ array(select id from lookups.racial_ethnic_group);
update interns set disability_ids = array(select id from unnest(disability_ids) with ordinality x(id, place) where id in (select id from lookups.disability) order by place)
  where not disability_ids <@ array(select id from lookups.disability);
update applications set specialisation_ids = array(select id from unnest(specialisation_ids) with ordinality x(id, place) where id in (select id from lookups.specialisation) order by place)
  where not specialisation_ids <@ array(select id from lookups.specialisation);
update applications set skill_ids = array(select id from unnest(skill_ids) with ordinality x(id, place) where id in (select id from lookups.skill) order by place)
  where not skill_ids <@ array(select id from lookups.skill);
update applications set skill_to_improve_ids = array(select id from unnest(skill_to_improve_ids) with ordinality x(id, place) where id in (select id from lookups.skill) order by place)
  where not skill_to_improve_ids <@ array(select id from lookups.skill);
update applications set project_ids = array(select id from unnest(project_ids) with ordinality x(id, place) where id in (select id from lookups.project) order by place)
  where not project_ids <@ array(select id from lookups.project);
update projects set skill_ids = array(select id from unnest(skill_ids) with ordinality x(id, place) where id in (select id from lookups.skill) order by place)
  where not skill_ids <@ array(select id from lookups.skill);
update plans set specialisation_ids = array(select id from unnest(specialisation_ids) with ordinality x(id, place) where id in (select id from lookups.specialisation) order by place)
  where not specialisation_ids <@ array(select id from lookups.specialisation);
update plans set skill_ids = array(select id from unnest(skill_ids) with ordinality x(id, place) where id in (select id from lookups.skill) order by place)
  where not skill_ids <@ array(select id from lookups.skill);
update plans set project_type_ids = array(select id from unnest(project_type_ids) with ordinality x(id, place) where id in (select id from lookups.project) order by place)
  where not project_type_ids <@ array(select id from lookups.project);

create function check_companies_entries() returns trigger language plpgsql as $$
begin
  perform refuse_unknown_entries('companies', 'culture_ids', array(select id from unnest(new.culture_ids) id where not exists (select from lookups.company_culture l where l.id = id.id)));
  perform refuse_unknown_entries('companies', 'flexible_environment_ids', array(select id from unnest(new.flexible_environment_ids) id where not exists (select from lookups.flexible_environment l where l.id = id.id)));
  perform refuse_unknown_entries('companies', 'remote_tool_ids', array(select id from unnest(new.remote_tool_ids) id where not exists (select from lookups.remote_tool l where l.id = id.id)));
  perform refuse_unknown_entries('companies', 'company_tool_ids', array(select id from unnest(new.company_tool_ids) id where not exists (select from lookups.company_tool l where l.id = id.id)));
  perform refuse_unknown_entries('companies', 'hidden_career_field_ids', array(select id from unnest(new.hidden_career_field_ids) id where not exists (select from lookups.career_field l where l.id = id.id)));
  return new;
end $$;
create trigger companies_entries before insert or update of culture_ids, flexible_environment_ids, remote_tool_ids, company_tool_ids, hidden_career_field_ids on companies
  for each row execute function check_companies_entries();

create function check_members_entries() returns trigger language plpgsql as $$
begin
  perform refuse_unknown_entries('members', 'language_ids', array(select id from unnest(new.language_ids) id where not exists (select from lookups.language l where l.id = id.id)));
  perform refuse_unknown_entries('members', 'hiring_reason_ids', array(select id from unnest(new.hiring_reason_ids) id where not exists (select from lookups.hiring_reason l where l.id = id.id)));
  return new;
end $$;
create trigger members_entries before insert or update of language_ids, hiring_reason_ids on members
  for each row execute function check_members_entries();

create function check_interns_entries() returns trigger language plpgsql as $$
begin
  perform refuse_unknown_entries('interns', 'career_field_ids', array(select id from unnest(new.career_field_ids) id where not exists (select from lookups.career_field l where l.id = id.id)));
  perform refuse_unknown_entries('interns', 'racial_ethnic_group_ids', array(select id from unnest(new.racial_ethnic_group_ids) id where not exists (select from lookups.racial_ethnic_group l where l.id = id.id)));
  perform refuse_unknown_entries('interns', 'disability_ids', array(select id from unnest(new.disability_ids) id where not exists (select from lookups.disability l where l.id = id.id)));
  return new;
end $$;
create trigger interns_entries before insert or update of career_field_ids, racial_ethnic_group_ids, disability_ids on interns
  for each row execute function check_interns_entries();

create function check_applications_entries() returns trigger language plpgsql as $$
begin
  perform refuse_unknown_entries('applications', 'specialisation_ids', array(select id from unnest(new.specialisation_ids) id where not exists (select from lookups.specialisation l where l.id = id.id)));
  perform refuse_unknown_entries('applications', 'skill_ids', array(select id from unnest(new.skill_ids) id where not exists (select from lookups.skill l where l.id = id.id)));
  perform refuse_unknown_entries('applications', 'skill_to_improve_ids', array(select id from unnest(new.skill_to_improve_ids) id where not exists (select from lookups.skill l where l.id = id.id)));
  perform refuse_unknown_entries('applications', 'project_ids', array(select id from unnest(new.project_ids) id where not exists (select from lookups.project l where l.id = id.id)));
  return new;
end $$;
create trigger applications_entries before insert or update of specialisation_ids, skill_ids, skill_to_improve_ids, project_ids on applications
  for each row execute function check_applications_entries();

create function check_projects_entries() returns trigger language plpgsql as $$
begin
  perform refuse_unknown_entries('projects', 'skill_ids', array(select id from unnest(new.skill_ids) id where not exists (select from lookups.skill l where l.id = id.id)));
  return new;
end $$;
create trigger projects_entries before insert or update of skill_ids on projects
  for each row execute function check_projects_entries();

create function check_plans_entries() returns trigger language plpgsql as $$
begin
  perform refuse_unknown_entries('plans', 'specialisation_ids', array(select id from unnest(new.specialisation_ids) id where not exists (select from lookups.specialisation l where l.id = id.id)));
  perform refuse_unknown_entries('plans', 'skill_ids', array(select id from unnest(new.skill_ids) id where not exists (select from lookups.skill l where l.id = id.id)));
  perform refuse_unknown_entries('plans', 'project_type_ids', array(select id from unnest(new.project_type_ids) id where not exists (select from lookups.project l where l.id = id.id)));
  return new;
end $$;
create trigger plans_entries before insert or update of specialisation_ids, skill_ids, project_type_ids on plans
  for each row execute function check_plans_entries();
