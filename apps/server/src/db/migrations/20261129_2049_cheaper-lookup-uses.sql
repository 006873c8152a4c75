set local lock_timeout = '5s';

-- Comparing each array with those of a whole page costs more than counting everything in one pass: at 10,000 interns a page of skills
-- took four times as long. Only a few entries are looked for in the arrays first.
create or replace function count_lookup_uses(p_lists text[], p_ids int[])
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
      when 'many' then format('select $2, x.id, $3, $4, count(*)::int from (select unnest(t.%1$I) as id from %2$I t where cardinality($1) > 5 or t.%1$I && $1) x group by x.id having x.id = any ($1)', r.column_name, r.table_name)
      when 'json' then format('select $2, (t.data ->> %1$L)::int, $3, $4, count(*)::int from %2$I t where t.data ->> %1$L = any ($1::text[]) group by 2', r.column_name, r.table_name)
      when 'parent' then 'select $2, t.parent_id, $3, $4, count(*)::int from lookup t where t.list = $3 and t.parent_id = any ($1) group by 2'
      when 'parents' then 'select $2, x.id::int, $3, $4, count(*)::int from lookup t cross join lateral jsonb_array_elements_text(t.data -> $4) x (id) where t.list = $3 and x.id = any ($1::text[]) group by 2'
    end using wanted, r.list, r.table_name, r.column_name;
  end loop;
end $$;
