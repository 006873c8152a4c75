// Generated from manage-lookups.sql by “npm run queries”; do not edit.
// Source: c602b22f0f17
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { LookupPlace } from '@fledge/contract/lookups/lookup-places.ts'
import type { LookupList } from '@fledge/domain/lookups/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface LookupEntryRow {
  readonly list: LookupList
  readonly id: number
  readonly label: string
  readonly is_archived: boolean
  readonly merged_into_id: number | null
  readonly group: string | null
  readonly merged_into: string | null
}

export interface LookupUseRow {
  readonly list: LookupList
  readonly id: number
  readonly place: LookupPlace
  readonly uses: number
}

export const lookupEntryRows: ListSource<LookupEntryRow> = {
  columns: `l.list, l.id, l.label, l.is_archived, l.merged_into_id,
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
  (select m.label from lookup m where m.list = l.list and m.id = l.merged_into_id) as merged_into`,
  from: `lookup l`,
  joins: {
  },
}

/** Entries are named by two arrays of the same length. */
export const lookupUses = defineStatement<
  { readonly lists: readonly string[]; readonly ids: readonly number[] },
  LookupUseRow
>(
  'lookups.lookupUses',
  ['lists', 'ids'],
  `select u.list, u.id, u.table_name || '.' || u.column_name as place, u.uses
from count_lookup_uses($1::text[], $2::int[]) u
order by u.uses desc, 3`,
)

/** Changes of one list follow each other. */
export const lockLookupList = defineStatement<
  { readonly list: LookupList },
  { readonly pg_advisory_xact_lock: unknown }
>(
  'lookups.lockLookupList',
  ['list'],
  `select pg_advisory_xact_lock(hashtextextended('lookup:' || $1::text, 0))`,
)

export const lockLookupEntries = defineStatement<
  { readonly list: LookupList; readonly ids: readonly number[] },
  {
    readonly id: number
    readonly label: string
    readonly parent_id: number | null
    readonly is_archived: boolean
    readonly merged_into_id: number | null
  }
>(
  'lookups.lockLookupEntries',
  ['list', 'ids'],
  `select id, label, parent_id, is_archived, merged_into_id
from lookup
where list = $1 and id = any ($2::int[])
order by id
for update`,
)

export const isLabelTaken = defineStatement<
  {
    readonly list: LookupList
    readonly label: string
    readonly parent_id: number | null
    readonly id: number | null
  },
  { readonly is_taken: boolean }
>(
  'lookups.isLabelTaken',
  ['list', 'label', 'parent_id', 'id'],
  `select exists (
  select from lookup
  where
    list = $1
    and lower(label) = lower($2)
    and parent_id is not distinct from $3::int
    and id is distinct from $4::int
    and merged_into_id is null
) as is_taken`,
)

/** Ids of the product's own entries stay below, so that those of a new version are others. */
export const insertLookupEntry = defineStatement<
  {
    readonly list: LookupList
    readonly label: string
    readonly parent_id: number | null
    readonly data: Readonly<Record<string, unknown>>
  },
  { readonly id: number }
>(
  'lookups.insertLookupEntry',
  ['list', 'label', 'parent_id', 'data'],
  `insert into
  lookup (list, id, label, sort, parent_id, data, is_edited)
select
  $1::text, greatest(100000, max(id) + 1), $2, coalesce(max(sort), 0) + 1, $3::int,
  $4::jsonb, true
from lookup
where list = $1
returning id`,
)

export const renameLookupEntry = defineStatement<
  { readonly label: string; readonly list: LookupList; readonly id: number },
  NoRow
>(
  'lookups.renameLookupEntry',
  ['label', 'list', 'id'],
  `update lookup
set label = $1, is_edited = true
where list = $2 and id = $3`,
)

export const archiveLookupEntry = defineStatement<
  { readonly is_archived: boolean; readonly list: LookupList; readonly id: number },
  NoRow
>(
  'lookups.archiveLookupEntry',
  ['is_archived', 'list', 'id'],
  `update lookup
set is_archived = $1, is_edited = true
where list = $2 and id = $3`,
)

/** A skill belongs to the career fields of both. */
export const markLookupMerged = defineStatement<
  { readonly merged_into_id: number; readonly list: LookupList; readonly from_id: number },
  NoRow
>(
  'lookups.markLookupMerged',
  ['merged_into_id', 'list', 'from_id'],
  `with merged as (
  update lookup
  set is_archived = true, is_edited = true, merged_into_id = $1
  where list = $2 and id = $3
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
where l.list = $2 and l.id = $1 and l.data ? 'career_field_ids' and m.field_ids is not null`,
)

export const moveLookupUses = defineStatement<
  { readonly list: LookupList; readonly from_id: number; readonly merged_into_id: number },
  { readonly place: LookupPlace; readonly moved: number }
>(
  'lookups.moveLookupUses',
  ['list', 'from_id', 'merged_into_id'],
  `select m.table_name || '.' || m.column_name as place, m.moved
from merge_lookup_references($1::text, $2::int, $3::int) m
order by m.moved desc, 1`,
)

export const mergeableEntries = defineStatement<
  { readonly list: LookupList; readonly ids: readonly number[] },
  {
    readonly id: number
    readonly is_archived: boolean
    readonly merged_into_id: number | null
  }
>(
  'lookups.mergeableEntries',
  ['list', 'ids'],
  `select id, is_archived, merged_into_id
from lookup
where list = $1 and id = any ($2::int[])`,
)
