import { z } from 'zod'
import { pendingResponse } from '../pending-acts/schema.ts'
import { bulkPreview, bulkResult } from '../platform/bulk.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { columnChoice, keysetPaging, queryInt } from '../platform/schema.ts'
import {
  addLookupBody,
  changeLookupStatesBody,
  lookupEntryView,
  lookupFilters,
  lookupList,
  lookupMergePreview,
  mergeLookupBody,
  previewLookupMergeBody,
  previewLookupStatesBody,
  renameLookupBody,
} from './manage-schema.ts'

const access = ['operator:manager'] as const
/** When it takes effect. */
const response = z.object({ pending: pendingResponse })
const changes = ['listLookupEntries', 'listPendingActs'] as const

/** What managers do with the lists that people choose from. */
export const lookupManagementEndpoints = defineEndpoints({
  listLookupEntries: {
    method: 'GET',
    path: 'operator/lookups',
    access,
    summary:
      'Returns the entries of the lists that people choose from, in their order, with how often each is chosen.',
    query: z.strictObject({ ...lookupFilters, ...keysetPaging }),
    response: z.array(lookupEntryView),
    paginated: true,
    keyset: true,
    fromReplica: true,
  },
  exportLookupEntries: {
    method: 'GET',
    path: 'operator/lookups/export',
    access,
    rawResponse: true,
    summary:
      'Returns the entries as CSV, with the filters of the list and the chosen columns. That it was taken is an event.',
    query: z.strictObject({ ...lookupFilters, ...columnChoice }),
    response: z.unknown(),
  },
  addLookup: {
    method: 'POST',
    path: 'operator/lookups',
    access,
    summary:
      'Adds an entry at the end of a list, with a reason, once that can no longer be undone.',
    body: addLookupBody,
    response,
    errors: ['VALIDATION', 'ALREADY_EXISTS', 'CONFLICT'],
    invalidates: changes,
  },
  renameLookup: {
    method: 'POST',
    path: 'operator/lookups/{list}/{id}/rename',
    access,
    summary:
      'Renames an entry, with a reason, once that can no longer be undone; everywhere it was chosen, the new name is shown.',
    params: z.strictObject({ list: lookupList, id: queryInt(1, 999_999) }),
    body: renameLookupBody,
    response,
    errors: ['NOT_FOUND', 'ALREADY_EXISTS', 'CONFLICT'],
    invalidates: changes,
  },
  previewLookupStates: {
    method: 'POST',
    path: 'operator/lookups/states/preview',
    access,
    mutates: false,
    summary:
      'Returns how many of the selected entries would be deactivated or activated, and how many are left out for which reason.',
    body: previewLookupStatesBody,
    response: bulkPreview,
  },
  changeLookupStates: {
    method: 'POST',
    path: 'operator/lookups/states',
    access,
    summary:
      'Deactivates or activates the selected entries with a reason, at most 500 at once, unless their number differs from the one of the preview. An inactive entry is not offered and stays where it was chosen. It takes effect when it can no longer be undone.',
    body: changeLookupStatesBody,
    response: bulkResult.extend({ pending: pendingResponse }),
    errors: ['CONFLICT'],
    invalidates: changes,
  },
  previewLookupMerge: {
    method: 'POST',
    path: 'operator/lookups/merge/preview',
    access,
    mutates: false,
    summary: 'Returns how many rows of each place refer to an entry that is to be merged.',
    body: previewLookupMergeBody,
    response: lookupMergePreview,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  mergeLookup: {
    method: 'POST',
    path: 'operator/lookups/merge',
    access,
    summary:
      'Merges an entry into another one of its list, with a reason, once that can no longer be undone: everything that refers to it refers to the other one, and it is no longer offered.',
    body: mergeLookupBody,
    response: lookupMergePreview.extend({ pending: pendingResponse }),
    errors: ['NOT_FOUND', 'CONFLICT'],
    invalidates: changes,
  },
})
