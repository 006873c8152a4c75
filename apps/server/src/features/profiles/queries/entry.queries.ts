// Generated from entry.sql by “npm run queries”; do not edit.
// Source: f8b0d4f3c1bf
import type { EntryKind } from '@fledge/domain/profiles/types.ts'
import type { InternScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface ProfileEntryRow {
  readonly entry_id: string
  readonly kind: EntryKind
  readonly data: Record<string, unknown>
  /** Name of its certificate or portfolio file. */
  readonly file_name: string | null
}

export const selectEntries = defineStatement<
  { readonly intern_id: InternScope },
  ProfileEntryRow
>(
  'profiles.selectEntries',
  ['intern_id'],
  `select e.entry_id, e.kind, e.data, (
  select f.name
  from files f
  where
    f.file_id = (select coalesce(e.data ->> 'certificate_file_id', e.data ->> 'file_id')::uuid)
) as file_name
from profile_entries e
where e.intern_id = $1
order by e.kind, e.sort, e.created_at, e.entry_id
limit 100`,
)

export const selectEntriesOfMany = defineStatement<
  { readonly intern_ids: readonly string[] },
  {
    readonly intern_id: string
    readonly entry_id: string
    readonly kind: EntryKind
    readonly data: Record<string, unknown>
    readonly file_name: string | null
  }
>(
  'profiles.selectEntriesOfMany',
  ['intern_ids'],
  `select e.intern_id, e.entry_id, e.kind, e.data, (
  select f.name
  from files f
  where
    f.file_id = (select coalesce(e.data ->> 'certificate_file_id', e.data ->> 'file_id')::uuid)
) as file_name
from profile_entries e
where e.intern_id = any ($1::uuid[])
order by e.intern_id, e.kind, e.sort, e.created_at, e.entry_id`,
  { list: 'intern_ids', column: 'intern_id' },
)

export const selectEntry = defineStatement<
  { readonly intern_id: InternScope; readonly entry_id: string },
  ProfileEntryRow
>(
  'profiles.selectEntry',
  ['intern_id', 'entry_id'],
  `select e.entry_id, e.kind, e.data, (
  select f.name
  from files f
  where
    f.file_id = (select coalesce(e.data ->> 'certificate_file_id', e.data ->> 'file_id')::uuid)
) as file_name
from profile_entries e
where e.intern_id = $1 and e.entry_id = $2`,
)

export const countEntries = defineStatement<
  { readonly intern_id: InternScope; readonly kind: EntryKind },
  { readonly count: number }
>(
  'profiles.countEntries',
  ['intern_id', 'kind'],
  `select count(*) as count
from profile_entries
where intern_id = $1 and kind = $2`,
)

export const insertEntryRows = defineStatement<
  { readonly intern_id: InternScope; readonly now: string; readonly rows: string },
  NoRow
>(
  'profiles.insertEntryRows',
  ['intern_id', 'now', 'rows'],
  `insert into profile_entries (entry_id, intern_id, kind, data, sort, created_at)
select r.entry_id, $1, r.kind, r.data, r.sort, $2
from jsonb_to_recordset($3::jsonb) as r (entry_id uuid, kind text, data jsonb, sort int)`,
)

export const updateEntryData = defineStatement<
  {
    readonly data: string
    readonly intern_id: InternScope
    readonly entry_id: string
    readonly kind: EntryKind
  },
  ProfileEntryRow
>(
  'profiles.updateEntryData',
  ['data', 'intern_id', 'entry_id', 'kind'],
  `update profile_entries e
set data = $1
where e.intern_id = $2 and e.entry_id = $3 and e.kind = $4
returning e.entry_id, e.kind, e.data, (
  select f.name
  from files f
  where
    f.file_id = (select coalesce(e.data ->> 'certificate_file_id', e.data ->> 'file_id')::uuid)
) as file_name`,
)

/** The files of an intern's entries of the given kinds. */
export const entryFiles = defineStatement<
  { readonly intern_id: InternScope; readonly kinds: readonly EntryKind[] },
  { readonly entry_id: string; readonly file_id: string }
>(
  'profiles.entryFiles',
  ['intern_id', 'kinds'],
  `select entry_id, coalesce(data ->> 'certificate_file_id', data ->> 'file_id') as file_id
from profile_entries
where
  intern_id = $1
  and kind = any ($2)
  and coalesce(data ->> 'certificate_file_id', data ->> 'file_id') is not null`,
)

export const deleteEntryOfKind = defineStatement<
  { readonly intern_id: InternScope; readonly entry_id: string; readonly kind: EntryKind },
  NoRow
>(
  'profiles.deleteEntryOfKind',
  ['intern_id', 'entry_id', 'kind'],
  `delete from profile_entries
where intern_id = $1 and entry_id = $2 and kind = $3`,
)

export const deleteEntries = defineStatement<
  { readonly intern_id: InternScope; readonly kinds: readonly EntryKind[] },
  NoRow
>(
  'profiles.deleteEntries',
  ['intern_id', 'kinds'],
  `delete from profile_entries
where intern_id = $1 and kind = any ($2)`,
)
