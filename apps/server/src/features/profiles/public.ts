import type { EntryView, OwnProfile } from '@fledge/contract/profiles/schema.ts'
import type { EntryKind } from '@fledge/domain/profiles/types.ts'
import type { HiddenInternPart } from '@fledge/domain/reports/hidden-parts.ts'
import type { InternScope } from '@fledge/domain/sessions/types.ts'
import type { FieldValues } from '@fledge/domain/three-way-merge.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import * as entryStore from './queries/entry.queries.ts'
import * as store from './queries/profiles.queries.ts'
import { groupEntriesByKind, toOwnProfile, toVideoView } from './views.ts'

export { deleteEntry, insertEntry, replaceEntries, updateEntry } from './save-entries.ts'
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
export { readDiversityTotals } from './read-diversity-totals.ts'
export { saveVideo } from './save-video.ts'

/**
 * Updates the intern's row in the browse index. Call it after any change that affects whether or
 * how they are shown.
 */
export { reindexIntern as indexIntern } from './index-intern.ts'

/** Returns the complete own profile: facts, entries, videos. */
export async function readCompleteProfile(db: Db, intern: InternScope) {
  const profile = await findOwnProfile(db, intern)
  if (!profile) return undefined
  const [entries, videos] = [await listEntries(db, intern), await listVideos(db, intern)]
  return { profile, ...entries, videos }
}

/** Returns the complete profiles of many interns, by their ids. */
export async function readCompleteProfiles(db: Db, internIds: readonly string[]) {
  const params = { intern_ids: internIds }
  const [profiles, entries, videos] = [
    await db.many(store.selectOwnProfiles, params),
    Map.groupBy(await db.many(entryStore.selectEntriesOfMany, params), (row) => row.intern_id),
    Map.groupBy(await db.many(store.selectVideosOfMany, params), (row) => row.intern_id),
  ]
  return new Map(
    profiles.map((row) => [
      row.intern_id,
      {
        profile: toOwnProfile(row),
        ...groupEntriesByKind(entries.get(row.intern_id) ?? []),
        videos: (videos.get(row.intern_id) ?? []).map(toVideoView),
      },
    ]),
  )
}

export async function findOwnProfile(db: Db, intern: InternScope): Promise<OwnProfile | undefined> {
  const row = await db.one(store.selectOwnProfile, { intern_id: intern })
  return row && toOwnProfile(row)
}

/** Returns an intern's entries by kind, each list in its order. */
export const listEntries = async (
  db: Db,
  intern: InternScope,
): Promise<Record<EntryKind, EntryView[]>> =>
  groupEntriesByKind(await db.many(entryStore.selectEntries, { intern_id: intern }))

/** Returns an intern's answers to the video questions. */
export const listVideos = async (db: Db, intern: InternScope) =>
  (await db.many(store.selectVideos, { intern_id: intern })).map(toVideoView)

/**
 * Stores the given columns of an intern; others stay. The caller holds the profile's lock and knows
 * that they may be changed now.
 */
export async function patchIntern(
  tx: Tx,
  intern: InternScope,
  columns: FieldValues,
): Promise<void> {
  await tx.run(store.updateInternColumns, { intern_id: intern, patch: JSON.stringify(columns) })
}

/** Hides a part of a profile from companies and the public, or shows it again. */
export async function setInternPartHidden(
  tx: Tx,
  intern: InternScope,
  part: HiddenInternPart,
  isHidden: boolean,
): Promise<void> {
  await tx.run(store.updateHiddenInternParts, { intern_id: intern, part, is_hidden: isHidden })
}
