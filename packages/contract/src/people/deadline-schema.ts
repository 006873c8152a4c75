import { maxBulkRows } from '@fledge/domain/lists/types.ts'
import { z } from 'zod'
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
export const extendDeadlinesBody = z.strictObject({
  ...previewExtendDeadlinesBody.shape,
  reason: extendDeadlineBody.shape.reason,
  /** Number of the preview: another one by then is a conflict. */
  count: z.int().min(1).max(maxBulkRows),
})
