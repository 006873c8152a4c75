import { searchKinds } from '@fledge/domain/search/types.ts'
import { z } from 'zod'

/** Something that the programme team's search found. */
const consoleHit = z.object({
  id: z.string(),
  title: z.string(),
  /** Distinguishes it from similar ones: a batch, a company. */
  detail: z.string().nullable(),
  /** Status of its kind, which has a badge; null for batches and partners. */
  status: z.string().nullable(),
  /** Path of the page that it opens. */
  page: z.string(),
})

export const consoleHitGroup = z.object({
  kind: z.enum(searchKinds),
  hits: z.array(consoleHit),
  /** Path of the list with the same search; null if it has no others. */
  list: z.string().nullable(),
})
export type ConsoleHitGroup = z.infer<typeof consoleHitGroup>
