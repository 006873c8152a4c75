import type { SaveBase } from '@fledge/contract/platform/save-base.ts'
import type { FieldValues } from '@fledge/domain/three-way-merge.ts'
import { profileCan } from '@fledge/domain/profiles/can.ts'
import type { EntryKind } from '@fledge/domain/profiles/types.ts'
import type { InternActor } from '@fledge/domain/sessions/types.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import { requireNoEditConflicts } from '../../platform/http/edit-conflicts.ts'
import { newId } from '../../platform/ids.ts'
import { translate } from '../../platform/texts.ts'
import { toStoredEntry, changeEntriesAndFiles, validateEntryFiles } from './entry-files.ts'
import { reindexIntern } from './index-intern.ts'
import { lockEditableProfile } from './save-section.ts'
import * as entryStore from './queries/entry.queries.ts'
import * as store from './queries/profiles.queries.ts'
import { groupEntriesByKind, toEntryView } from './views.ts'

interface Ctx {
  readonly db: Tx
  readonly actor: InternActor
  readonly body: Readonly<Record<string, unknown>>
  readonly params: { readonly id: string }
}

interface EditCtx extends Ctx {
  readonly body: FieldValues & { readonly base?: SaveBase | undefined }
}

const markSectionSaved = async (tx: Tx, actor: InternActor, application: string | null) => {
  if (application)
    await tx.run(store.patchApplication, {
      intern_id: actor.intern,
      application_id: application,
      patch: '{}',
      sections: JSON.stringify({ RESUME_PROFILE: tx.now.toISOString() }),
    })
  await reindexIntern(tx, actor.intern)
}

/** Lists the entries of one kind in order. */
export const listEntries =
  (kind: EntryKind) =>
  async ({ db, actor }: { readonly db: Db; readonly actor: InternActor }) =>
    groupEntriesByKind(await db.many(entryStore.selectEntries, { intern_id: actor.intern }))[kind]

/** Adds an entry of this kind. */
export const addEntry =
  (kind: EntryKind) =>
  async ({ db, actor, body }: Omit<Ctx, 'params'>) => {
    const row = await lockEditableProfile(db, actor)
    const count =
      (await db.one(entryStore.countEntries, { intern_id: actor.intern, kind }))?.count ?? 0
    authorize(profileCan.addEntry(count))
    await validateEntryFiles(db, actor.intern, [body])
    const entry_id = newId(db.now)
    await db.run(entryStore.insertEntryRows, {
      intern_id: actor.intern,
      rows: JSON.stringify([{ entry_id, kind, data: toStoredEntry(body), sort: count }]),
      now: db.now.toISOString(),
    })
    await markSectionSaved(db, actor, row.application_id)
    const entry = await db.one(entryStore.selectEntry, { intern_id: actor.intern, entry_id })
    return entry ? toEntryView(entry) : notFound()
  }

/** Edits an entry of this kind. */
export const editEntry =
  (kind: EntryKind) =>
  async ({ db, actor, body: { base, ...body }, params }: EditCtx) => {
    const row = await lockEditableProfile(db, actor)
    const saved = await db.one(entryStore.selectEntry, {
      intern_id: actor.intern,
      entry_id: params.id,
    })
    if (saved?.kind !== kind) notFound()
    requireNoEditConflicts({ base, changes: body, saved: saved.data }, () =>
      translate('conflicts.you'),
    )
    await validateEntryFiles(db, actor.intern, [body])
    const entry = await changeEntriesAndFiles(db, actor.intern, [kind], () =>
      db.one(entryStore.updateEntry, {
        intern_id: actor.intern,
        entry_id: params.id,
        kind,
        data: JSON.stringify(toStoredEntry(body)),
      }),
    )
    if (!entry) notFound()
    await markSectionSaved(db, actor, row.application_id)
    return toEntryView(entry)
  }

/** Removes an entry of this kind. */
export const removeEntry =
  (kind: EntryKind) =>
  async ({ db, actor, params }: Omit<Ctx, 'body'>) => {
    const row = await lockEditableProfile(db, actor)
    if (
      (await changeEntriesAndFiles(db, actor.intern, [kind], () =>
        db.run(entryStore.deleteEntry, { intern_id: actor.intern, entry_id: params.id, kind }),
      )) === 0
    )
      return notFound()
    await markSectionSaved(db, actor, row.application_id)
    return {}
  }
