import type { entryEndpoints } from '@fledge/contract/profiles/entry-endpoints.ts'
import { conflictingFields, type FieldValues } from '@fledge/domain/changed-fields.ts'
import { type EntryKind, maxProfileEntries } from '@fledge/domain/profiles/types.ts'
import type { InternActor } from '@fledge/domain/sessions/types.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import { notFound, refuse, Refusal } from '../../platform/http/refusal.ts'
import { translate } from '../../platform/texts.ts'
import { newId } from '../../platform/ids.ts'
import { keptEntry, withFilesLetGo, wrongEntryFiles } from './entry-files.ts'
import { reindexIntern } from './index-intern.ts'
import { editableProfile } from './save-section.ts'
import * as entryStore from './entry-store.ts'
import * as store from './store.ts'
import { entriesByKind, entryView } from './views.ts'

interface Ctx {
  readonly db: Tx
  readonly actor: InternActor
  readonly body: Readonly<Record<string, unknown>>
  readonly params: { readonly id: string }
}

interface EditCtx extends Ctx {
  readonly body: FieldValues & { readonly seen?: FieldValues | undefined }
}

const saved = async (tx: Tx, actor: InternActor, application: string | null) => {
  if (application)
    await tx.run(
      store.patchApplication,
      actor.intern,
      application,
      '{}',
      JSON.stringify({ RESUME_PROFILE: tx.now.toISOString() }),
    )
  await reindexIntern(tx, actor.intern)
}

const list =
  (kind: EntryKind) =>
  async ({ db, actor }: { readonly db: Db; readonly actor: InternActor }) =>
    entriesByKind(await db.many(entryStore.entriesOf, actor.intern))[kind]

const add =
  (kind: EntryKind) =>
  async ({ db, actor, body }: Omit<Ctx, 'params'>) => {
    const row = await editableProfile(db, actor)
    if (row instanceof Refusal) return row
    const count = (await db.one(entryStore.countEntries, actor.intern, kind))?.count ?? 0
    if (count >= maxProfileEntries)
      return refuse('CONFLICT', {
        messageKey: 'profiles.refused.tooManyEntries',
        values: { most: maxProfileEntries },
      })
    const wrong = await wrongEntryFiles(db, actor.intern, [body])
    if (wrong) return wrong
    const entry_id = newId(db.now)
    await db.run(
      entryStore.insertEntries,
      actor.intern,
      JSON.stringify([{ entry_id, kind, data: keptEntry(body), sort: count }]),
      db.now.toISOString(),
    )
    await saved(db, actor, row.application_id)
    const entry = await db.one(entryStore.entryOf, actor.intern, entry_id)
    return entry ? entryView(entry) : notFound()
  }

const edit =
  (kind: EntryKind) =>
  async ({ db, actor, body: { seen = {}, ...body }, params }: EditCtx) => {
    const row = await editableProfile(db, actor)
    if (row instanceof Refusal) return row
    const stands = await db.one(entryStore.entryOf, actor.intern, params.id)
    if (stands?.kind !== kind) return notFound()
    const met = conflictingFields(stands.data, seen, body)
    if (met.length > 0)
      return refuse('CONFLICT', {
        fields: Object.fromEntries(
          met.map((field) => [field, translate('profiles.changedElsewhere')]),
        ),
      })
    const wrong = await wrongEntryFiles(db, actor.intern, [body])
    if (wrong) return wrong
    const entry = await withFilesLetGo(db, actor.intern, [kind], () =>
      db.one(
        entryStore.updateEntry,
        actor.intern,
        params.id,
        kind,
        JSON.stringify(keptEntry(body)),
      ),
    )
    if (!entry) return notFound()
    await saved(db, actor, row.application_id)
    return entryView(entry)
  }

const remove =
  (kind: EntryKind) =>
  async ({ db, actor, params }: Omit<Ctx, 'body'>) => {
    const row = await editableProfile(db, actor)
    if (row instanceof Refusal) return row
    if (
      (await withFilesLetGo(db, actor.intern, [kind], () =>
        db.run(entryStore.deleteEntry, actor.intern, params.id, kind),
      )) === 0
    )
      return notFound()
    await saved(db, actor, row.application_id)
    return {}
  }

/** The four endpoints of each kind of entry, with one implementation. */
export const entryHandlers: Handlers<typeof entryEndpoints> = {
  listEducation: list('education'),
  addEducation: add('education'),
  editEducation: edit('education'),
  removeEducation: remove('education'),
  listExperience: list('experience'),
  addExperience: add('experience'),
  editExperience: edit('experience'),
  removeExperience: remove('experience'),
  listPortfolio: list('portfolio'),
  addPortfolio: add('portfolio'),
  editPortfolio: edit('portfolio'),
  removePortfolio: remove('portfolio'),
}
