import { applicationStatuses } from '@fledge/domain/applications/types.ts'
import { duplicateSigns } from '@fledge/domain/reviews/duplicate-signs.ts'
import { userStatuses } from '@fledge/domain/sessions/types.ts'
import { z } from 'zod'

const permission = z.union([z.literal(true), z.string()])

/** An intern's account beside another one that may belong to the same person. */
export const comparedAccount = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  status: z.enum(userStatuses),
  /** As it is stored; null if the account has none. */
  phone: z.string().nullable(),
  birth_date: z.string().nullable(),
  created_at: z.string(),
  /** Null if its owner has never signed in. */
  last_seen_at: z.string().nullable(),
  /** The newest one. */
  application: z.object({ status: z.enum(applicationStatuses), batch_name: z.string() }).nullable(),
  /** How many of each the account has. */
  has: z.object({
    candidatures: z.int(),
    interviews: z.int(),
    offers: z.int(),
    internships: z.int(),
    payments: z.int(),
    certificates: z.int(),
  }),
  /** What would end with it. */
  open_applications: z.int(),
  open_candidatures: z.int(),
  open_offers: z.int(),
  may: z.object({ close: permission }),
})
export type ComparedAccount = z.infer<typeof comparedAccount>

/** Who may be the same intern, and two accounts side by side. */
export const accountComparison = z.object({
  suggested: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      signs: z.array(z.enum(duplicateSigns)),
      /** Apart from accents and capitals; otherwise it is at least similar if the date of birth is a sign. */
      is_same_name: z.boolean(),
    }),
  ),
  comparison: z
    .object({
      /** To be sent back, so that nothing is merged that changed since then. */
      version: z.string(),
      accounts: z.array(comparedAccount),
    })
    .nullable(),
  may: z.object({ dismiss: permission }),
})
export type AccountComparison = z.infer<typeof accountComparison>
