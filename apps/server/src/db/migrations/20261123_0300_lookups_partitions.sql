-- One partition per list, in a schema of their own, so that the column of an id can reference its list: an id is unique in its list only
-- (docs/decisions/0024-lookup-ids.md). Queries keep reading and writing `lookup`. A new list is one more line like these.
alter table lookup rename to lookup_before;
alter table lookup_before rename constraint lookup_pkey to lookup_before_pkey;
drop index lookup_parent;

create table lookup (
  list text not null,
  id int not null check (id > 0),
  label text not null check (label <> ''),
  sort int not null default 0,
  parent_id int,
  data jsonb not null default '{}',
  is_archived boolean not null default false,
  is_edited boolean not null default false,
  primary key (list, id)
) partition by list (list);

create schema lookups;
create table lookups.country partition of lookup (unique (id)) for values in ('country');
create table lookups.language partition of lookup (unique (id)) for values in ('language');
create table lookups.industry partition of lookup (unique (id)) for values in ('industry');
create table lookups.employee_count partition of lookup (unique (id)) for values in ('employee-count');
create table lookups.funding_type partition of lookup (unique (id)) for values in ('funding-type');
create table lookups.annual_revenue partition of lookup (unique (id)) for values in ('annual-revenue');
create table lookups.company_culture partition of lookup (unique (id)) for values in ('company-culture');
create table lookups.flexible_environment partition of lookup (unique (id)) for values in ('flexible-environment');
create table lookups.remote_tool partition of lookup (unique (id)) for values in ('remote-tool');
create table lookups.tool_category partition of lookup (unique (id)) for values in ('tool-category');
create table lookups.company_tool partition of lookup (unique (id)) for values in ('company-tool');
create table lookups.hiring_reason partition of lookup (unique (id)) for values in ('hiring-reason');
create table lookups.job_title_category partition of lookup (unique (id)) for values in ('job-title-category');
create table lookups.job_title partition of lookup (unique (id)) for values in ('job-title');
create table lookups.intern_role partition of lookup (unique (id)) for values in ('intern-role');
create table lookups.job_function partition of lookup (unique (id)) for values in ('job-function');
create table lookups.career_field partition of lookup (unique (id)) for values in ('career-field');
create table lookups.specialisation partition of lookup (unique (id)) for values in ('specialisation');
create table lookups.skill partition of lookup (unique (id)) for values in ('skill');
create table lookups.project partition of lookup (unique (id)) for values in ('project');
create table lookups.education_level partition of lookup (unique (id)) for values in ('education-level');
create table lookups.major_category partition of lookup (unique (id)) for values in ('major-category');
create table lookups.major partition of lookup (unique (id)) for values in ('major');
create table lookups.racial_ethnic_group partition of lookup (unique (id)) for values in ('racial-ethnic-group');
create table lookups.disability partition of lookup (unique (id)) for values in ('disability');
create table lookups.gender partition of lookup (unique (id)) for values in ('gender');

insert into lookup select * from lookup_before;
drop table lookup_before;

alter table lookups.company_tool add foreign key (parent_id) references lookups.tool_category (id);
alter table lookups.job_title add foreign key (parent_id) references lookups.job_title_category (id);
alter table lookups.major add foreign key (parent_id) references lookups.major_category (id);
alter table lookups.project add foreign key (parent_id) references lookups.career_field (id);
alter table lookups.specialisation add foreign key (parent_id) references lookups.career_field (id);

-- An entry is archived, never deleted or renumbered: an id that was checked once stays valid.
create function keep_lookup_id() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.list = old.list and new.id = old.id then
    return new;
  end if;
  raise exception 'entry % of list % can be archived, but not deleted or renumbered', old.id, old.list;
end $$;
create trigger lookup_keep_id before delete or update of list, id on lookup for each row execute function keep_lookup_id();
