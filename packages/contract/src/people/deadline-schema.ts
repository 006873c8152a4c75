import { maxBulkRows } from '@fledge/domain/lists/types.ts'
import { z } from 'zod'
import { bulkPreview } from '../platform/bulk.ts'
import { allMatching, rowIds, type WithoutExceptions } from '../platform/row-selection.ts'
import { daySchema } from '../platform/schema.ts'
import { recordFilters } from '../records/record-filters.ts'
import { extendDeadlineBody, peopleFilters } from './schema.ts'

const lists = ['people', 'applications', 'offers', 'interviews'] as const

const allThatMatch = z.discriminatedUnion('list', [
  allMatching('people', peopleFilters),
  allMatching('applications', recordFilters.applications),
  allMatching('offers', recordFilters.offers),
  allMatching('interviews', recordFilters.interviews),
])

/**
 * Deadlines of a bulk act: that of the application, the offer or the interview of each chosen row, or
 * of all that match.
 */
const deadlineSelection = z.union([
  z.strictObject({ list: z.enum(lists), rows: rowIds.min(1) }),
  allThatMatch,
])
export type ParsedDeadlineSelection = z.output<typeof deadlineSelection>

/** A list from which deadlines can be selected, with its filters. */
export type DeadlineSource = WithoutExceptions<z.input<typeof allThatMatch>>

export const previewExtendDeadlinesBody = z.strictObject({
  selection: deadlineSelection,
  due_on: daySchema,
})
/** Most rows that the preview names among those whose deadline is extended. */
export const maxShownIncluded = 100

/** For how many the deadline would be extended, and the first of them in the order of the list. */
export const extendDeadlinesPreview = bulkPreview.extend({
  included: z.array(z.object({ id: z.string(), title: z.string() })),
})

export const extendDeadlinesBody = z.strictObject({
  ...previewExtendDeadlinesBody.shape,
  reason: extendDeadlineBody.shape.reason,
  /** Number of the preview: another one by then is a conflict. */
  count: z.int().min(1).max(maxBulkRows),
})
