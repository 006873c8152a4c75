import { z } from 'zod'
import { batchPayers, batchStates, closedPages } from '@fledge/domain/batches/types.ts'

export const partnerView = z.object({
  partner_id: z.string(),
  slug: z.string(),
  name: z.string(),
  introduction: z.string().nullable(),
})

/** A batch as prospective interns see it. */
export const batchView = z.object({
  batch_id: z.string(),
  code: z.string(),
  slug: z.string(),
  name: z.string(),
  partner: partnerView.nullable(),
  state: z.enum(batchStates),
  closed_page: z.enum(closedPages).nullable(),
  enrolment_opens_at: z.string(),
  enrolment_closes_at: z.string(),
  programme_start: z.string().nullable(),
  programme_end: z.string().nullable(),
  /** The last day on which a place can be agreed. */
  placement_deadline: z.string().nullable(),
  seats: z.int(),
  seats_left: z.int(),
  payer: z.enum(batchPayers),
  price: z.object({ amount: z.int(), currency: z.string() }).nullable(),
  refund_days: z.int(),
  texts: z.record(z.string(), z.string()),
})
export type BatchView = z.input<typeof batchView>
