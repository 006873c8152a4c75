import { maxBulkRows } from '@fledge/domain/lists/types.ts'
import { providerEventKinds, providerEventStates } from '@fledge/domain/payments/provider-events.ts'
import { z } from 'zod'

const permission = z.union([z.literal(true), z.string()])

export const providerEventFilters = {
  state: z.enum(providerEventStates).optional(),
  kind: z.enum(providerEventKinds).optional(),
}
const eventId = z.string().regex(/^[\w-]{1,255}$/)
const eventIds = z.array(eventId).max(maxBulkRows)
/** Events that an act is for: these, or all that match the filters with some exceptions. */
export const providerEventSelection = z.union([
  z.strictObject({ rows: eventIds.min(1) }),
  z.strictObject({ filters: z.strictObject(providerEventFilters), except: eventIds }),
])
export type ProviderEventSelection = z.infer<typeof providerEventSelection>

/** An event that the card provider sent, without what it says. */
export const providerEvent = z.object({
  /** Its id at the provider. */
  event_id: z.string(),
  kind: z.enum(providerEventKinds),
  /** Its type at the provider. */
  type: z.string(),
  state: z.enum(providerEventStates),
  received_at: z.string(),
  /** When the payment was read; null before, and for events from before this was stored. */
  processed_at: z.string().nullable(),
  /** Readings of the payment that failed since the event. */
  attempt_count: z.int(),
  /** Why the last reading failed, without personal data; null if none failed. */
  last_error: z.string().nullable(),
  /** The payment that it is about; null if we have none. */
  payment: z
    .object({
      /** Its id at the provider, by which the list of payments finds it. */
      provider_id: z.string(),
      intern_name: z.string(),
      receipt_number: z.string().nullable(),
    })
    .nullable(),
  may: z.object({ reprocess: permission }),
})
export type ProviderEvent = z.output<typeof providerEvent>
