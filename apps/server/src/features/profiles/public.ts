import type { OwnProfile } from '@fledge/contract/profiles/schema.ts'
import type { EntryKind } from '@fledge/domain/profiles/types.ts'
import type { InternScope } from '@fledge/domain/sessions/types.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { toStoredEntry, changeEntriesAndFiles, validateEntryFiles } from './entry-files.ts'
import * as entryStore from './queries/entry.queries.ts'
import * as store from './queries/profiles.queries.ts'
import { groupEntriesByKind, toOwnProfile, toVideoView } from './views.ts'

export {
  clearUnusedSeat,
  createIntern,
  dismissTimeZonePrompt,
  leaveBatch,
  markSeatsReminded,
  markSignUpCompleted,
  saveInternHours,
  setInternBatch,
  setStartMonth,
  setVisibility,
} from './save-interns.ts'
export { lockEditableProfile, saveInternProfile } from './save-section.ts'

/**
 * Updates the intern's row in the browse index. Call it after any change that affects whether or
 * how they are shown.
 */
export { reindexIntern as indexIntern } from './index-intern.ts'

/** Returns the complete own profile: facts, entries, videos. */
export async function readCompleteProfile(db: Db, intern: InternScope) {
  const row = await db.one(store.selectOwnProfile, { intern_id: intern })
  if (!row) return undefined
  const [entries, videos] = [
    await db.many(entryStore.selectEntries, { intern_id: intern }),
    await db.many(store.selectVideos, { intern_id: intern }),
  ]
  return {
    profile: toOwnProfile(row),
    ...groupEntriesByKind(entries),
    videos: videos.map(toVideoView),
  }
}

export async function findOwnProfile(db: Db, intern: InternScope): Promise<OwnProfile | undefined> {
  const row = await db.one(store.selectOwnProfile, { intern_id: intern })
  return row && toOwnProfile(row)
}

/**
 * Replaces all entries of the given kinds. The caller holds the profile's lock.
 * @throws VALIDATION if an entry names a file of another user
 */
export async function replaceEntries(
  tx: Tx,
  intern: InternScope,
  kinds: Readonly<Partial<Record<EntryKind, readonly Readonly<Record<string, unknown>>[]>>>,
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
  const named = Object.keys(kinds) as EntryKind[]
  await changeEntriesAndFiles(tx, intern, named, async () => {
    await tx.run(entryStore.deleteEntries, { intern_id: intern, kinds: named })
    if (rows.length > 0)
      await tx.run(entryStore.insertEntryRows, {
        intern_id: intern,
        rows: JSON.stringify(rows),
        now: tx.now.toISOString(),
      })
  })
}
