import { maxReasonNoteLength } from '@fledge/domain/reasons.ts'
import {
  differenceKinds,
  differenceStates,
  maxComparedDays,
} from '@fledge/domain/payments/payment-differences.ts'
import { paymentStatuses, providerStatuses } from '@fledge/domain/payments/types.ts'
import { dayMs } from '@fledge/kernel/dates.ts'
import { z } from 'zod'
import { messageKey } from '../platform/message-keys.ts'
import { daySchema, text } from '../platform/schema.ts'

const permission = z.union([z.literal(true), z.string()])

export const differenceFilters = {
  state: z.enum(differenceStates).optional(),
  kind: z.enum(differenceKinds).optional(),
}

/** Days (UTC) that are compared, both included. */
export const comparedDays = z
  .strictObject({ from: daySchema, to: daySchema })
  .refine(({ from, to }) => to >= from, {
    ...messageKey('payments.problems.dayOrder'),
    path: ['to'],
  })
  // An invalid day has a message of its own, and is no number here.
  .refine(({ from, to }) => !(Date.parse(to) - Date.parse(from) >= maxComparedDays * dayMs), {
    ...messageKey('payments.problems.tooManyDays'),
    path: ['to'],
  })

export const resolveDifferenceBody = z.strictObject({
  note: text(maxReasonNoteLength).min(1, messageKey('problems.reason')),
})

const money = { amount: z.int(), currency: z.string(), refunded_amount: z.int() }

/** A difference between a payment here and at the card provider. */
export const paymentDifference = z.object({
  difference_id: z.string(),
  kind: z.enum(differenceKinds),
  state: z.enum(differenceStates),
  /** Id of the payment at the provider, by which the list of payments finds it. */
  provider_id: z.string(),
  paid_on: z.string(),
  /** Null if it is missing here. */
  here: z.object({ ...money, status: z.enum(paymentStatuses), intern_name: z.string() }).nullable(),
  /** Null if it is missing there. */
  there: z.object({ ...money, status: z.enum(providerStatuses) }).nullable(),
  found_at: z.string(),
  resolved_at: z.string().nullable(),
  /** Who resolved it; null if a later comparison no longer found it. */
  resolver: z.string().nullable(),
  note: z.string().nullable(),
  may: z.object({ resolve: permission }),
})
export type PaymentDifference = z.output<typeof paymentDifference>
