import { z } from 'zod'

const permission = z.union([z.literal(true), z.string()])

/** What the programme team did with an account, and what the operator may do. */
export const accountControl = z.object({
  /** Why and when the team deactivated it; null unless only the team can reactivate it. */
  block: z.object({ at: z.string(), by: z.string(), reason: z.string() }).nullable(),
  may: z.object({ deactivate: permission, reactivate: permission }),
})
export type AccountControl = z.infer<typeof accountControl>
