import { maxBulkRows } from '@fledge/domain/lists/types.ts'
import { lookupPlaces } from './lookup-places.ts'
import { lookupActs, lookupLists, lookupStates } from '@fledge/domain/lookups/types.ts'
import { maxReasonNoteLength } from '@fledge/domain/reasons.ts'
import { z } from 'zod'
import { messageKey } from '../platform/message-keys.ts'
import { line, lookupId, text } from '../platform/schema.ts'

const permission = z.union([z.literal(true), z.string()])
const note = text(maxReasonNoteLength).min(1, messageKey('problems.reason'))
export const lookupList = z.enum(lookupLists)

export const lookupFilters = {
  list: lookupList.optional(),
  state: z.enum(lookupStates).optional(),
  search: text(100).optional(),
}

/** List and id of an entry, as one text. */
const entryKey = z.string().regex(/^[a-z-]{1,40}:\d{1,10}$/)
const entryKeys = z.array(entryKey).max(maxBulkRows)
/** Entries that an act is for: these, or all that match the filters with some exceptions. */
export const lookupSelection = z.union([
  z.strictObject({ rows: entryKeys.min(1) }),
  z.strictObject({ filters: z.strictObject(lookupFilters), except: entryKeys }),
])
export type LookupSelection = z.infer<typeof lookupSelection>

/** An entry of a list, for managers. */
export const lookupEntryView = z.object({
  key: z.string(),
  list: lookupList,
  id: z.int(),
  label: z.string(),
  /** Names of the entries that it belongs to. */
  group: z.string().nullable(),
  state: z.enum(lookupStates),
  /** Name of the entry into which it was merged. */
  merged_into: z.string().nullable(),
  /** How often it is chosen; null where choices are stored as text. */
  uses: z.int().nullable(),
  may: z.object({
    rename: permission,
    deactivate: permission,
    activate: permission,
    merge: permission,
  }),
})
export type LookupEntryView = z.infer<typeof lookupEntryView>

export const addLookupBody = z.strictObject({
  list: lookupList,
  label: line(200),
  /** What it belongs to, in lists with groups. */
  parent_ids: z.array(lookupId).max(30),
  /** Shown under the name, in lists with descriptions. */
  description: text(300),
  note,
})

export const renameLookupBody = z.strictObject({
  label: line(200),
  /** The name that the change is based on: another one is a conflict. */
  base: z.string().max(200),
  note,
})

const stateChange = { selection: lookupSelection, act: z.enum(lookupActs) }
export const previewLookupStatesBody = z.strictObject(stateChange)
export const changeLookupStatesBody = z.strictObject({
  ...stateChange,
  reason: note,
  /** Number of the preview: another one by then is a conflict. */
  count: z.int().min(1).max(maxBulkRows),
})

const merge = { list: lookupList, from_id: lookupId, into_id: lookupId }
export const previewLookupMergeBody = z.strictObject(merge)
export const mergeLookupBody = z.strictObject({
  ...merge,
  note,
  /** Number of uses in the preview: another one by then is a conflict. */
  count: z.int().min(0),
})

/** What merging moves. */
export const lookupMergePreview = z.object({
  count: z.int(),
  moves: z.array(
    z.object({
      place: z.enum(lookupPlaces),
      count: z.int(),
    }),
  ),
})
