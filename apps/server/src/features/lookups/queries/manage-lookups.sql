-- list: lookupEntryRows
-- row: LookupEntryRow
-- column: list: LookupList
-- column: group: string | null
-- column: merged_into: string | null
select
  l.list, l.id, l.label, l.is_archived, l.merged_into_id,
  (
    select string_agg(p.label, ', ' order by p.sort, p.id)
    from lookup p
    where
      p.list = case l.list
        when 'company-tool' then 'tool-category'
        when 'job-title' then 'job-title-category'
        when 'major' then 'major-category'
        when 'specialisation' then 'career-field'
        when 'project' then 'career-field'
        when 'skill' then 'career-field'
      end
      and (
        p.id = l.parent_id
        or l.list = 'skill' and l.data -> 'career_field_ids' @> to_jsonb(p.id)
      )
  ) as group,
  (select m.label from lookup m where m.list = l.list and m.id = l.merged_into_id) as merged_into
from lookup l

-- Entries are named by two arrays of the same length.
-- name: lookupUses
-- row: LookupUseRow
-- column: list: LookupList
-- column: id: number
-- column: place: LookupPlace
-- column: uses: number
select u.list, u.id, u.table_name || '.' || u.column_name as place, u.uses
from count_lookup_uses(:lists::text[], :ids::int[]) u
order by u.uses desc, 3;

-- Changes of one list follow each other.
-- name: lockLookupList
-- param: list: LookupList
select pg_advisory_xact_lock(hashtextextended('lookup:' || :list::text, 0));

-- name: lockLookupEntries
-- param: list: LookupList
select id, label, parent_id, is_archived, merged_into_id
from lookup
where list = :list and id = any (:ids::int[])
order by id
for update;

-- name: isLabelTaken
-- param: list: LookupList
-- param: parent_id: number | null
-- param: id: number | null
-- column: is_taken: boolean
select exists (
  select from lookup
  where
    list = :list
    and lower(label) = lower(:label)
    and parent_id is not distinct from :parent_id::int
    and id is distinct from :id::int
    and merged_into_id is null
) as is_taken;

-- Ids of the product's own entries stay below, so that those of a new version are others.
-- name: insertLookupEntry
-- param: list: LookupList
-- param: parent_id: number | null
-- param: data: Readonly<Record<string, unknown>>
-- column: id: number
insert into
  lookup (list, id, label, sort, parent_id, data, is_edited)
select
  :list::text, greatest(100000, max(id) + 1), :label, coalesce(max(sort), 0) + 1, :parent_id::int,
  :data::jsonb, true
from lookup
where list = :list
returning id;

-- name: renameLookupEntry
-- param: list: LookupList
update lookup
set label = :label, is_edited = true
where list = :list and id = :id;

-- name: archiveLookupEntry
-- param: list: LookupList
update lookup
set is_archived = :is_archived, is_edited = true
where list = :list and id = :id;

-- A skill belongs to the career fields of both.
-- name: markLookupMerged
-- param: list: LookupList
with merged as (
  update lookup
  set is_archived = true, is_edited = true, merged_into_id = :merged_into_id
  where list = :list and id = :from_id
  returning data -> 'career_field_ids' as field_ids
)
update lookup l
set
  is_edited = true,
  data = jsonb_set(
    l.data, '{career_field_ids}',
    l.data -> 'career_field_ids' || coalesce(
      (
        select jsonb_agg(f.id order by f.id)
        from jsonb_array_elements(m.field_ids) f (id)
        where not (l.data -> 'career_field_ids' @> f.id)
      ),
      '[]'
    )
  )
from merged m
where l.list = :list and l.id = :merged_into_id and l.data ? 'career_field_ids' and m.field_ids is not null;

-- name: moveLookupUses
-- param: list: LookupList
-- column: place: LookupPlace
-- column: moved: number
select m.table_name || '.' || m.column_name as place, m.moved
from merge_lookup_references(:list::text, :from_id::int, :merged_into_id::int) m
order by m.moved desc, 1;

-- name: mergeableEntries
-- param: list: LookupList
select id, is_archived, merged_into_id
from lookup
where list = :list and id = any (:ids::int[]);
