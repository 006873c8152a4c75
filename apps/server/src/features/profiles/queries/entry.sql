-- fragment: file_name
(
  select f.name
  from files f
  where
    f.file_id = (select coalesce(e.data ->> 'certificate_file_id', e.data ->> 'file_id')::uuid)
) as file_name

-- name: selectEntries
-- param: intern_id: InternScope
-- row: ProfileEntryRow
-- column: file_name // Name of its certificate or portfolio file.
select e.entry_id, e.kind, e.data, {{file_name}}
from profile_entries e
where e.intern_id = :intern_id
order by e.kind, e.sort, e.created_at, e.entry_id
limit 100;

-- name: selectEntriesOfMany
-- merge: intern_ids by intern_id
select e.intern_id, e.entry_id, e.kind, e.data, {{file_name}}
from profile_entries e
where e.intern_id = any (:intern_ids::uuid[])
order by e.intern_id, e.kind, e.sort, e.created_at, e.entry_id;

-- name: selectEntry
-- param: intern_id: InternScope
-- row: ProfileEntryRow
select e.entry_id, e.kind, e.data, {{file_name}}
from profile_entries e
where e.intern_id = :intern_id and e.entry_id = :entry_id;

-- name: countEntries
-- param: intern_id: InternScope
-- param: kind: EntryKind
-- column: count: number
select count(*) as count
from profile_entries
where intern_id = :intern_id and kind = :kind;

-- name: insertEntryRows
-- param: intern_id: InternScope
insert into profile_entries (entry_id, intern_id, kind, data, sort, created_at)
select r.entry_id, :intern_id, r.kind, r.data, r.sort, :now
from jsonb_to_recordset(:rows::jsonb) as r (entry_id uuid, kind text, data jsonb, sort int);

-- name: updateEntryData
-- param: intern_id: InternScope
-- param: kind: EntryKind
-- row: ProfileEntryRow
update profile_entries e
set data = :data
where e.intern_id = :intern_id and e.entry_id = :entry_id and e.kind = :kind
returning e.entry_id, e.kind, e.data, {{file_name}};

-- The files of an intern's entries of the given kinds.
-- name: entryFiles
-- param: intern_id: InternScope
-- param: kinds: readonly EntryKind[]
-- column: file_id: string
select entry_id, coalesce(data ->> 'certificate_file_id', data ->> 'file_id') as file_id
from profile_entries
where
  intern_id = :intern_id
  and kind = any (:kinds)
  and coalesce(data ->> 'certificate_file_id', data ->> 'file_id') is not null;

-- name: deleteEntryOfKind
-- param: intern_id: InternScope
-- param: kind: EntryKind
delete from profile_entries
where intern_id = :intern_id and entry_id = :entry_id and kind = :kind;

-- name: deleteEntries
-- param: intern_id: InternScope
-- param: kinds: readonly EntryKind[]
delete from profile_entries
where intern_id = :intern_id and kind = any (:kinds);
