import { maxBulkRows } from '@fledge/domain/lists/types.ts'
import { z } from 'zod'
import { daySchema, uuid } from '../platform/schema.ts'
import { recordFilters } from '../records/record-filters.ts'
import { extendDeadlineBody, peopleFilters } from './schema.ts'

const rowIds = z.array(uuid).max(maxBulkRows)

const lists = ['people', 'applications'] as const

/** All rows of a list that match its filters, with some exceptions. */
const allThatMatch = z.discriminatedUnion('list', [
  z.strictObject({
    list: z.literal('people'),
    filters: z.strictObject(peopleFilters),
    except: rowIds,
  }),
  z.strictObject({
    list: z.literal('applications'),
    filters: z.strictObject(recordFilters.applications),
    except: rowIds,
  }),
])

/** Applications whose deadline is extended: the one of each chosen row, or of all that match. */
const deadlineSelection = z.union([
  z.strictObject({ list: z.enum(lists), rows: rowIds.min(1) }),
  allThatMatch,
])
export type ParsedDeadlineSelection = z.output<typeof deadlineSelection>

type WithoutExceptions<Selection> = Selection extends unknown ? Omit<Selection, 'except'> : never
/** A list from which deadlines can be extended, with its filters. */
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
