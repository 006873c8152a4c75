import type { SaveBase } from '@fledge/contract/platform/save-base.ts'
import type { EntryKind } from '@fledge/domain/profiles/types.ts'
import type { InternActor } from '@fledge/domain/sessions/types.ts'
import type { FieldValues } from '@fledge/domain/three-way-merge.ts'
import type { Tx } from '../../platform/db/database.ts'
import { deleteEntry, indexIntern, insertEntry, updateEntry } from '../profiles/public.ts'
import { lockEditableProfile, patchApplication } from './editable-profile.ts'

interface Ctx {
  readonly db: Tx
  readonly actor: InternActor
  readonly body: FieldValues
  readonly params: { readonly id: string }
}

interface EditCtx extends Ctx {
  readonly body: FieldValues & { readonly base?: SaveBase | undefined }
}

/** Changes the entries of the caller while the application is editable. */
async function changeEntries<T>(tx: Tx, actor: InternActor, change: () => Promise<T>): Promise<T> {
  const row = await lockEditableProfile(tx, actor)
  const result = await change()
  if (row.application_id)
    await patchApplication(tx, actor, row.application_id, { sections: ['RESUME_PROFILE'] })
  await indexIntern(tx, actor.intern)
  return result
}

/** Adds an entry of this kind. */
export const addEntry =
  (kind: EntryKind) =>
  ({ db, actor, body }: Omit<Ctx, 'params'>) =>
    changeEntries(db, actor, () => insertEntry(db, actor.intern, kind, body))

/** Edits an entry of this kind. */
export const editEntry =
  (kind: EntryKind) =>
  ({ db, actor, body: { base, ...data }, params: { id } }: EditCtx) =>
    changeEntries(db, actor, () => updateEntry(db, actor.intern, { kind, id }, data, base))

/** Removes an entry of this kind. */
export const removeEntry =
  (kind: EntryKind) =>
  ({ db, actor, params: { id } }: Omit<Ctx, 'body'>) =>
    changeEntries(db, actor, async () => {
      await deleteEntry(db, actor.intern, { kind, id })
      return {}
    })
