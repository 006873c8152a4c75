import type { EntryKind } from '@fledge/domain/profiles/types.ts'
import type { InternScope } from '@fledge/domain/sessions/types.ts'
import { statement } from '../../platform/db/statement.ts'

export interface ProfileEntryRow {
  entry_id: string
  kind: EntryKind
  data: Record<string, unknown>
  /** Name of its certificate or portfolio file. */
  file_name: string | null
}
const fileName = `(select f.name from files f where f.file_id = coalesce(e.data ->> 'certificate_file_id', e.data ->> 'file_id')::uuid) as file_name`
export const selectEntries = statement<[InternScope], ProfileEntryRow>(
  'profiles.entries',
  `select e.entry_id, e.kind, e.data, ${fileName} from profile_entries e where e.intern_id = $1 order by e.kind, e.sort, e.created_at, e.entry_id limit 100`,
)
export const selectEntry = statement<[InternScope, id: string], ProfileEntryRow>(
  'profiles.entry',
  `select e.entry_id, e.kind, e.data, ${fileName} from profile_entries e where e.intern_id = $1 and e.entry_id = $2`,
)
export const countEntries = statement<[InternScope, kind: EntryKind], { count: number }>(
  'profiles.countEntries',
  `select count(*) as count from profile_entries where intern_id = $1 and kind = $2`,
)
export const insertEntryRows = statement<[InternScope, rows: string, now: string]>(
  'profiles.insertEntries',
  `insert into profile_entries (entry_id, intern_id, kind, data, sort, created_at) select r.entry_id, $1, r.kind, r.data, r.sort, $3 from jsonb_to_recordset($2::jsonb) as r(entry_id uuid, kind text, data jsonb, sort int)`,
)
export const updateEntry = statement<
  [InternScope, id: string, kind: EntryKind, data: string],
  ProfileEntryRow
>(
  'profiles.updateEntry',
  `update profile_entries e set data = $4 where e.intern_id = $1 and e.entry_id = $2 and e.kind = $3 returning e.entry_id, e.kind, e.data, ${fileName}`,
)
/** The files of an intern's entries of the given kinds. */
export const entryFiles = statement<
  [InternScope, kinds: readonly EntryKind[]],
  { entry_id: string; file_id: string }
>(
  'profiles.entryFiles',
  `select entry_id, coalesce(data ->> 'certificate_file_id', data ->> 'file_id') as file_id from profile_entries where intern_id = $1 and kind = any($2) and coalesce(data ->> 'certificate_file_id', data ->> 'file_id') is not null`,
)
export const deleteEntry = statement<[InternScope, id: string, kind: EntryKind]>(
  'profiles.deleteEntry',
  `delete from profile_entries where intern_id = $1 and entry_id = $2 and kind = $3`,
)
export const deleteEntries = statement<[InternScope, kinds: readonly EntryKind[]]>(
  'profiles.deleteEntries',
  `delete from profile_entries where intern_id = $1 and kind = any($2)`,
)
