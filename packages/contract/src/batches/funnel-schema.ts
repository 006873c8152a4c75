import { funnelStages } from '@fledge/domain/batches/funnel-stages.ts'
import { internshipStatuses } from '@fledge/domain/internships/types.ts'
import { z } from 'zod'

const stageFigures = z.object({
  stage: z.enum(funnelStages),
  /** Who ever reached the stage or a later one. */
  reached: z.int(),
  /** Who is at the stage now. */
  here: z.int(),
  /** Median days since the stage before; null if no one has both. */
  median_days: z.number().nullable(),
})

/** How interns come through a batch. */
export const batchFunnel = z.object({
  stages: z.array(stageFigures),
  /** Who is out of the batch without a completed internship. */
  left: z.int(),
  /** The batch that the page compares with, whose funnel is a call of its own; null if none began before. */
  previous: z
    .object({ batch_id: z.string(), name: z.string(), has_same_partner: z.boolean() })
    .nullable(),
})

/** What became of the places of a batch. */
export const batchPlaces = z.object({
  internships: z.array(z.object({ status: z.enum(internshipStatuses), count: z.int() })),
  /** The next days on which internships begin. */
  starts: z.array(z.object({ starts_on: z.string(), count: z.int() })),
  /** Who asked to be told about a free seat, and the time of the first; null if no one did. */
  waiting: z.object({ count: z.int(), since: z.string().nullable() }),
  /** All published batches of the partner, if there are several. */
  partner_batches: z.array(
    z.object({
      batch_id: z.string(),
      name: z.string(),
      seats: z.int(),
      seats_taken: z.int(),
      /** Who ever was approved. */
      approved: z.int(),
      /** Who ever was placed. */
      placed: z.int(),
    }),
  ),
})
