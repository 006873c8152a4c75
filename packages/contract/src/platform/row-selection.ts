import { maxBulkRows } from '@fledge/domain/lists/types.ts'
import { z } from 'zod'
import { uuid } from './schema.ts'

/** Ids of selected rows of a list, or of those that are not. */
export const rowIds = z.array(uuid).max(maxBulkRows)

/** All rows of a list that match its filters, with some exceptions. */
export const allMatching = <const List extends string, Filters extends z.ZodRawShape>(
  list: List,
  filters: Filters,
) => z.strictObject({ list: z.literal(list), filters: z.strictObject(filters), except: rowIds })

/** A list with its filters. */
export type WithoutExceptions<Selection> = Selection extends unknown
  ? Omit<Selection, 'except'>
  : never
