import { maxViewNameLength, maxViewParameters, operatorLists } from '@fledge/domain/lists/types.ts'
import { z } from 'zod'
import { line, text } from '../platform/schema.ts'

const permission = z.union([z.literal(true), z.string()])
export const operatorList = z.enum(operatorLists)

/** Parameters of a list's address: filters, order and columns. */
const viewParameters = z
  .record(z.string().regex(/^[a-z_]{1,40}$/), text(500))
  .refine((parameters) => Object.keys(parameters).length <= maxViewParameters)

/** What is saved of a view. */
export const viewValues = {
  name: line(maxViewNameLength),
  parameters: viewParameters,
  /** Whether colleagues see it. */
  is_shared: z.boolean(),
}

/** A saved view of a list, one's own or shared by a colleague. */
export const savedView = z.object({
  view_id: z.string(),
  name: z.string(),
  parameters: z.record(z.string(), z.string()),
  is_shared: z.boolean(),
  is_own: z.boolean(),
  owner_name: z.string(),
  /** Whether the list opens with it for the one who asks. */
  is_default: z.boolean(),
  may: z.object({ change: permission }),
})
export type SavedView = z.infer<typeof savedView>
