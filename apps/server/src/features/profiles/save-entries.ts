import type { EntryView } from '@fledge/contract/profiles/schema.ts'
import { profileCan } from '@fledge/domain/profiles/can.ts'
import type { EntryKind } from '@fledge/domain/profiles/types.ts'
import type { FieldValues } from '@fledge/domain/three-way-merge.ts'
import type { InternScope } from '@fledge/domain/sessions/types.ts'
import type { SaveBase } from '@fledge/contract/platform/save-base.ts'
import type { Tx } from '../../platform/db/database.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import { requireNoEditConflicts } from '../../platform/http/edit-conflicts.ts'
import { newId } from '../../platform/ids.ts'
import { translate } from '../../platform/texts.ts'
import { changeEntriesAndFiles, toStoredEntry, validateEntryFiles } from './entry-files.ts'
import * as store from './queries/entry.queries.ts'
import { toEntryView } from './views.ts'

// The callers hold the profile's lock and know that it may be changed now.

/** Adds an entry after the others of its kind. */
export async function insertEntry(
  tx: Tx,
  intern: InternScope,
  kind: EntryKind,
  data: FieldValues,
): Promise<EntryView> {
  const count = (await tx.one(store.countEntries, { intern_id: intern, kind }))?.count ?? 0
  authorize(profileCan.addEntry(count))
  await validateEntryFiles(tx, intern, [data])
  const entry_id = newId(tx.now)
  await tx.run(store.insertEntryRows, {
    intern_id: intern,
    rows: JSON.stringify([{ entry_id, kind, data: toStoredEntry(data), sort: count }]),
    now: tx.now.toISOString(),
  })
  const entry = await tx.one(store.selectEntry, { intern_id: intern, entry_id })
  return entry ? toEntryView(entry) : notFound()
}

/** @throws CONFLICT if a field was saved elsewhere since the given base values */
export async function updateEntry(
  tx: Tx,
  intern: InternScope,
  { kind, id }: { readonly kind: EntryKind; readonly id: string },
  data: FieldValues,
  base: SaveBase | undefined,
): Promise<EntryView> {
  const saved = await tx.one(store.selectEntry, { intern_id: intern, entry_id: id })
  if (saved?.kind !== kind) notFound()
  requireNoEditConflicts({ base, changes: data, saved: saved.data }, () =>
    translate('conflicts.you'),
  )
  await validateEntryFiles(tx, intern, [data])
  const entry = await changeEntriesAndFiles(tx, intern, [kind], () =>
    tx.one(store.updateEntryData, {
      intern_id: intern,
      entry_id: id,
      kind,
      data: JSON.stringify(toStoredEntry(data)),
    }),
  )
  return entry ? toEntryView(entry) : notFound()
}

export async function deleteEntry(
  tx: Tx,
  intern: InternScope,
  { kind, id }: { readonly kind: EntryKind; readonly id: string },
): Promise<void> {
  const deleted = await changeEntriesAndFiles(tx, intern, [kind], () =>
    tx.run(store.deleteEntryOfKind, { intern_id: intern, entry_id: id, kind }),
  )
  if (deleted === 0) notFound()
}

/**
 * Replaces all entries of the given kinds.
 * @throws VALIDATION if an entry names a file of another user
 */
export async function replaceEntries(
  tx: Tx,
  intern: InternScope,
  kinds: Readonly<Partial<Record<EntryKind, readonly FieldValues[]>>>,
): Promise<void> {
  const rows = Object.entries(kinds).flatMap(([kind, list]) =>
    list.map((data, sort) => ({ entry_id: newId(tx.now), kind, data: toStoredEntry(data), sort })),
  )
  await validateEntryFiles(
    tx,
    intern,
    rows.map(({ data }) => data),
  )
  // The keys come from the parameter's own type.
  const kindNames = Object.keys(kinds) as EntryKind[]
  await changeEntriesAndFiles(tx, intern, kindNames, async () => {
    await tx.run(store.deleteEntries, { intern_id: intern, kinds: kindNames })
    if (rows.length > 0)
      await tx.run(store.insertEntryRows, {
        intern_id: intern,
        rows: JSON.stringify(rows),
        now: tx.now.toISOString(),
      })
  })
}
