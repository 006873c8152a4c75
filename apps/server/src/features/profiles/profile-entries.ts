import type { entryCalls } from '@fledge/contract/profiles/entry-calls.ts'
import { type EntryKind, mostEntries } from '@fledge/domain/profiles/words.ts'
import type { InternActor } from '@fledge/domain/sessions/words.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import { notFound, refuse, Refusal } from '../../platform/http/outcome.ts'
import { newId } from '../../platform/ids.ts'
import { reindexIntern } from './index-intern.ts'
import { editableProfile } from './save-section.ts'
import * as store from './store.ts'
import { entriesByKind, entryView } from './views.ts'

interface Ctx {
  readonly db: Tx
  readonly actor: InternActor
  readonly body: Readonly<Record<string, unknown>>
  readonly params: { readonly id: string }
}

const saved = async (tx: Tx, actor: InternActor, application: string | null) => {
  if (application) await tx.run(store.patchApplication, actor.intern, application, '{}', JSON.stringify({ RESUME_PROFILE: tx.now.toISOString() }))
  await reindexIntern(tx, actor.intern)
}

const list = (kind: EntryKind) => async ({ db, actor }: { readonly db: Db; readonly actor: InternActor }) => entriesByKind(await db.many(store.entriesOf, actor.intern))[kind]

const add = (kind: EntryKind) => async ({ db, actor, body }: Omit<Ctx, 'params'>) => {
  const row = await editableProfile(db, actor)
  if (row instanceof Refusal) return row
  const count = (await db.one(store.countEntries, actor.intern, kind))?.count ?? 0
  if (count >= mostEntries) return refuse('CONFLICT', { because: 'profiles.refused.tooManyEntries', values: { most: mostEntries } })
  const entry_id = newId(db.now)
  await db.run(store.insertEntries, actor.intern, JSON.stringify([{ entry_id, kind, data: body, sort: count }]), db.now.toISOString())
  await saved(db, actor, row.application_id)
  return entryView({ entry_id, kind, data: { ...body } })
}

const edit = (kind: EntryKind) => async ({ db, actor, body, params }: Ctx) => {
  const row = await editableProfile(db, actor)
  if (row instanceof Refusal) return row
  const entry = await db.one(store.updateEntry, actor.intern, params.id, kind, JSON.stringify(body))
  if (!entry) return notFound()
  await saved(db, actor, row.application_id)
  return entryView(entry)
}

const remove = (kind: EntryKind) => async ({ db, actor, params }: Omit<Ctx, 'body'>) => {
  const row = await editableProfile(db, actor)
  if (row instanceof Refusal) return row
  if ((await db.run(store.deleteEntry, actor.intern, params.id, kind)) === 0) return notFound()
  await saved(db, actor, row.application_id)
  return {}
}

/** The four calls of each kind of entry, one implementation. */
export const entryHandlers: Handlers<typeof entryCalls> = {
  listEducation: list('education'), addEducation: add('education'), editEducation: edit('education'), removeEducation: remove('education'),
  listExperience: list('experience'), addExperience: add('experience'), editExperience: edit('experience'), removeExperience: remove('experience'),
  listPortfolio: list('portfolio'), addPortfolio: add('portfolio'), editPortfolio: edit('portfolio'), removePortfolio: remove('portfolio'),
}
