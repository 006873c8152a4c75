import { banReasons } from '@fledge/domain/accounts/reasons.ts'
import { z } from 'zod'

const permission = z.union([z.literal(true), z.string()])

/** An appeal against a ban, which is decided once. */
export const sentAppeal = z.object({
  text: z.string(),
  at: z.string(),
  due_at: z.string(),
  decided_at: z.string().nullable(),
})

/** What the programme team did with an account, and what the operator may do. */
export const accountControl = z.object({
  /** Why and when the team deactivated it; null unless only the team can reactivate it. */
  block: z.object({ at: z.string(), by: z.string(), reason: z.string() }).nullable(),
  /** The reason of a ban; null without one. */
  ban_reason: z.enum(banReasons.map(({ id }) => id)).nullable(),
  /** The account that its owner keeps, if the team closed this one as its duplicate. */
  merged_into: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
  /** Accounts that the team closed as duplicates of this one. */
  merged_accounts: z.array(z.object({ id: z.string(), email: z.string() })),
  /** The appeal against the ban, until the ban is lifted. */
  appeal: sentAppeal.nullable(),
  /** Who recorded that its owner wants it deleted, and why; null unless the team did. */
  erasure: z.object({ by: z.string(), reason: z.string(), is_final: z.boolean() }).nullable(),
  may: z.object({
    deactivate: permission,
    reactivate: permission,
    ban: permission,
    decide_appeal: permission,
    erase: permission,
    export: permission,
    keep: permission,
    view: permission,
    compare: permission,
  }),
})
export type AccountControl = z.infer<typeof accountControl>
