import { funnelStages } from '@fledge/domain/batches/funnel-stages.ts'
import {
  decisionKinds,
  diversityQuestionNames as diversityQuestions,
} from '@fledge/domain/programme-reports/types.ts'
import { z } from 'zod'

const reached = z.array(z.object({ stage: z.enum(funnelStages), reached: z.int() }))
const partner = { partner_id: z.string().nullable(), partner_name: z.string().nullable() }
const times = { count: z.int(), median_hours: z.number(), p90_hours: z.number() }

/** How far interns came, and how long the team took to decide. */
export const programmeReport = z.object({
  /** Newest first. */
  batches: z.array(z.object({ batch_id: z.string(), batch_name: z.string(), ...partner, reached })),
  /** All batches of each partner, and of none. */
  partners: z.array(z.object({ ...partner, reached })),
  decisions: z.array(
    z.object({
      kind: z.enum(decisionKinds),
      ...times,
      /** The same for interns of each partner, where anything belongs to one. */
      partners: z.array(z.object({ ...partner, ...times })),
    }),
  ),
})
export type ProgrammeReport = z.infer<typeof programmeReport>

const selection = z.object({
  /** Null if it is hidden. */
  count: z.int().nullable(),
  /** Share of those before, from 0 to 1; null if it is hidden. */
  rate: z.number().nullable(),
  /** To the highest rate of a group; null if there is nothing to compare with. */
  ratio: z.number().nullable(),
  /** Whether the ratio is below four fifths. */
  is_below: z.boolean(),
})

/** An answer to a question about diversity, with who gave it in total. */
const diversityGroup = z.object({
  /** Id of the entry, or the answer itself; null for those who did not answer. */
  answer: z.string().nullable(),
  /** Name of the entry, for answers that are one. */
  label: z.string().nullable(),
  submitted: z.int().nullable(),
  approved: selection,
  offered: selection,
})

/** Totals about diversity: nothing that fewer than five people stand behind. */
export const diversityTotals = z.object({
  /** Until when they count. */
  as_of: z.string(),
  questions: z.array(
    z.object({
      question: z.enum(diversityQuestions),
      groups: z.array(diversityGroup),
    }),
  ),
})
export type DiversityTotals = z.infer<typeof diversityTotals>
