import { z } from 'zod'

/** Most rows that a preview names among those left out; all of them are counted. */
export const maxShownLeftOut = 100

/** What a bulk act would do: on how many rows, and who is left out for which reason. */
export const bulkPreview = z.object({
  count: z.int(),
  left_out: z.array(
    z.object({
      /** Key of the reason. */
      reason: z.string(),
      count: z.int(),
    }),
  ),
  /** The first of those left out that have a name, each with the key of the reason. */
  left_out_rows: z.array(z.object({ id: z.string(), title: z.string(), refusal: z.string() })),
})
export type BulkPreview = z.infer<typeof bulkPreview>

/** The result of a bulk act for each row: null, or the key of why it was left out. */
export const bulkResult = z.object({
  count: z.int(),
  rows: z.array(z.object({ id: z.string(), title: z.string(), refusal: z.string().nullable() })),
})
export type BulkResult = z.infer<typeof bulkResult>
