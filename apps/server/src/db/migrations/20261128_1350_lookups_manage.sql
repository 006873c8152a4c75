set local lock_timeout = '5s';

alter table lookup add column merged_into_id int;
comment on column lookup.merged_into_id is 'Entry of the same list into which this one was merged; null if it was not. Nothing refers to a merged entry any more.';

-- Where ids of each list are stored, in the order in which rows are locked: the one place for counting and for merging. A test compares it
-- with the foreign keys and with the triggers that check arrays.
create function lookup_references() returns table (list text, table_name text, column_name text, kind text)
language sql immutable as $$
  values
    ('industry', 'companies', 'industry_id', 'one'),
    ('employee-count', 'companies', 'employee_count_id', 'one'),
    ('country', 'companies', 'country_id', 'one'),
    ('funding-type', 'companies', 'funding_type_id', 'one'),
    ('annual-revenue', 'companies', 'annual_revenue_id', 'one'),
    ('company-culture', 'companies', 'culture_ids', 'many'),
    ('flexible-environment', 'companies', 'flexible_environment_ids', 'many'),
    ('remote-tool', 'companies', 'remote_tool_ids', 'many'),
    ('company-tool', 'companies', 'company_tool_ids', 'many'),
    ('career-field', 'companies', 'hidden_career_field_ids', 'many'),
    ('job-title', 'members', 'job_title_id', 'text'),
    ('language', 'members', 'language_ids', 'many'),
    ('hiring-reason', 'members', 'hiring_reason_ids', 'many'),
    ('career-field', 'projects', 'career_field_id', 'one'),
    ('project', 'projects', 'project_type_id', 'one'),
    ('skill', 'projects', 'skill_ids', 'many'),
    ('career-field', 'plans', 'career_field_id', 'one'),
    ('country', 'plans', 'country_id', 'one'),
    ('specialisation', 'plans', 'specialisation_ids', 'many'),
    ('skill', 'plans', 'skill_ids', 'many'),
    ('project', 'plans', 'project_type_ids', 'many'),
    ('country', 'users', 'country_id', 'one'),
    ('gender', 'interns', 'gender_id', 'one'),
    ('education-level', 'interns', 'education_level_id', 'one'),
    ('country', 'interns', 'citizenship_country_id', 'one'),
    ('career-field', 'interns', 'career_field_ids', 'many'),
    ('racial-ethnic-group', 'interns', 'racial_ethnic_group_ids', 'many'),
    ('disability', 'interns', 'disability_ids', 'many'),
    ('education-level', 'profile_entries', 'education_level_id', 'json'),
    ('career-field', 'applications', 'career_field_id', 'one'),
    ('specialisation', 'applications', 'specialisation_ids', 'many'),
    ('skill', 'applications', 'skill_ids', 'many'),
    ('skill', 'applications', 'skill_to_improve_ids', 'many'),
    ('project', 'applications', 'project_ids', 'many'),
    ('career-field', 'intern_search', 'career_field_id', 'copy'),
    ('specialisation', 'intern_search', 'specialisation_ids', 'copies'),
    ('skill', 'intern_search', 'skill_ids', 'copies'),
    ('project', 'intern_search', 'project_ids', 'copies'),
    ('tool-category', 'company-tool', 'parent_id', 'parent'),
    ('job-title-category', 'job-title', 'parent_id', 'parent'),
    ('major-category', 'major', 'parent_id', 'parent'),
    ('career-field', 'project', 'parent_id', 'parent'),
    ('career-field', 'specialisation', 'parent_id', 'parent'),
    ('career-field', 'skill', 'career_field_ids', 'parents')
$$;
comment on function lookup_references is 'Columns that store ids of lookup lists. Of the kinds, copy and copies are not counted; parent and parents name a list instead of a table.';

-- The number of rows that refer to each of these entries, by place. Entries without uses have no row.
create function count_lookup_uses(p_lists text[], p_ids int[])
returns table (list text, id int, table_name text, column_name text, uses int)
language plpgsql stable as $$
declare
  r record;
  wanted int[];
begin
  for r in select f.* from lookup_references() f where f.list = any (p_lists) and f.kind not in ('copy', 'copies') loop
    wanted := array(select w.id from unnest(p_lists, p_ids) w (list, id) where w.list = r.list);
    return query execute case r.kind
      when 'one' then format('select $2, t.%1$I, $3, $4, count(*)::int from %2$I t where t.%1$I = any ($1) group by t.%1$I', r.column_name, r.table_name)
      when 'text' then format('select $2, t.%1$I::int, $3, $4, count(*)::int from %2$I t where t.%1$I = any ($1::text[]) group by t.%1$I', r.column_name, r.table_name)
      when 'many' then format('select $2, x.id, $3, $4, count(*)::int from %2$I t cross join lateral unnest(t.%1$I) x (id) where t.%1$I && $1 and x.id = any ($1) group by x.id', r.column_name, r.table_name)
      when 'json' then format('select $2, (t.data ->> %1$L)::int, $3, $4, count(*)::int from %2$I t where t.data ->> %1$L = any ($1::text[]) group by 2', r.column_name, r.table_name)
      when 'parent' then 'select $2, t.parent_id, $3, $4, count(*)::int from lookup t where t.list = $3 and t.parent_id = any ($1) group by 2'
      when 'parents' then 'select $2, x.id::int, $3, $4, count(*)::int from lookup t cross join lateral jsonb_array_elements_text(t.data -> $4) x (id) where t.list = $3 and x.id = any ($1::text[]) group by 2'
    end using wanted, r.list, r.table_name, r.column_name;
  end loop;
end $$;

-- Replaces an id in an array, without a second one if the other is there already.
create function replace_entry(ids int[], from_id int, to_id int) returns int[] language sql immutable as $$
  select case when to_id = any (ids) then array_remove(ids, from_id) else array_replace(ids, from_id, to_id) end
$$;

-- Makes every row that refers to an entry refer to another one of its list, as a foreign key with `on update cascade` would, and returns
-- how many rows of each place it changed. Entries are never deleted, so the first one stays in `lookup`.
create function merge_lookup_references(p_list text, p_from int, p_into int)
returns table (table_name text, column_name text, moved int)
language plpgsql as $$
declare
  r record;
begin
  for r in select f.* from lookup_references() with ordinality f where f.list = p_list order by f.ordinality loop
    execute case
      when r.kind in ('one', 'copy') then format('update %2$I set %1$I = $2 where %1$I = $1', r.column_name, r.table_name)
      when r.kind = 'text' then format('update %2$I set %1$I = $2::text where %1$I = $1::text', r.column_name, r.table_name)
      when r.kind in ('many', 'copies') then format('update %2$I set %1$I = replace_entry(%1$I, $1, $2) where %1$I @> array[$1]', r.column_name, r.table_name)
      when r.kind = 'json' then format('update %2$I set data = jsonb_set(data, array[%1$L], to_jsonb($2)) where data ->> %1$L = $1::text', r.column_name, r.table_name)
      when r.kind = 'parent' then format('update lookup set parent_id = $2, is_edited = true where list = %L and parent_id = $1', r.table_name)
      when r.kind = 'parents' then format(
        'update lookup set data = jsonb_set(data, array[%1$L], to_jsonb(replace_entry(array(select jsonb_array_elements_text(data -> %1$L)::int), $1, $2))), is_edited = true where list = %2$L and data -> %1$L @> to_jsonb($1)',
        r.column_name, r.table_name)
    end using p_from, p_into;
    get diagnostics moved = row_count;
    if r.kind not in ('copy', 'copies') and moved > 0 then
      table_name := r.table_name;
      column_name := r.column_name;
      return next;
    end if;
  end loop;
end $$;
