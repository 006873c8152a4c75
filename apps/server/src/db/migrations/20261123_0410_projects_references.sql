-- Plans and offers name several of their company's own projects in an array, which is checked when it is written, like lookup ids
-- (docs/decisions/0024-lookup-ids.md). Projects are archived, never deleted and never moved to another company, so the check stays true.
lock table plans, offers, projects in share row exclusive mode;
update plans set project_ids = array(select p.project_id from unnest(project_ids) with ordinality x(id, place) join projects p on p.project_id = x.id and p.company_id = plans.company_id order by place)
  where not project_ids <@ array(select p.project_id from projects p where p.company_id = plans.company_id);
update offers set project_ids = array(select p.project_id from unnest(project_ids) with ordinality x(id, place) join projects p on p.project_id = x.id and p.company_id = offers.company_id order by place)
  where not project_ids <@ array(select p.project_id from projects p where p.company_id = offers.company_id);

create function check_own_projects() returns trigger language plpgsql as $$
begin
  if not new.project_ids <@ array(select project_id from projects where company_id = new.company_id and project_id = any(new.project_ids)) then
    raise foreign_key_violation using message = format('%s.project_ids: not all are projects of the company', tg_table_name),
      table = tg_table_name, constraint = tg_table_name || '_project_ids_entry';
  end if;
  return new;
end $$;
create trigger plans_own_projects before insert or update of project_ids, company_id on plans for each row execute function check_own_projects();
create trigger offers_own_projects before insert or update of project_ids, company_id on offers for each row execute function check_own_projects();

create function keep_project() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.project_id = old.project_id and new.company_id = old.company_id then
    return new;
  end if;
  raise exception 'project % can be archived, but not deleted or moved', old.project_id;
end $$;
create trigger projects_keep before delete or update of project_id, company_id on projects for each row execute function keep_project();

comment on column plans.project_ids is 'The company''s own projects (projects.project_id).';
comment on column offers.project_ids is 'The company''s own projects (projects.project_id).';
