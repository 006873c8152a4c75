import { eventSubjects } from '@fledge/domain/audit-log/types.ts'
import { pendingActKinds, pendingActNames } from '@fledge/domain/pending-acts/types.ts'
import { z } from 'zod'
import { daySchema, uuid } from '../platform/schema.ts'

/** What narrows the log; the same for the list and for a copy of it. */
export const auditLogFilters = {
  machine: z.enum(eventSubjects).optional(),
  actor_id: uuid.optional(),
  company_id: uuid.optional(),
  intern_id: uuid.optional(),
  subject_id: uuid.optional(),
  /** First day, in UTC. */
  since: daySchema.optional(),
  /** Last day, in UTC. */
  until: daySchema.optional(),
}

/** What an event's data say that its name does not: how many, how much, and what was undone. */
const eventFacts = z.object({
  act: z.enum(pendingActNames).optional(),
  /** Key of why a decision could not take effect. */
  refusal: z.string().optional(),
  /** In minor units. */
  amount: z.int().optional(),
  currency: z.string().optional(),
  recipient_count: z.int().optional(),
  sent_count: z.int().optional(),
  left_out_count: z.int().optional(),
})

/** An event of the log. */
export const auditEvent = z.object({
  /** Number of the event, as text. */
  id: z.string(),
  at: z.string(),
  machine: z.string(),
  move: z.string(),
  subject_id: z.string(),
  actor_kind: z.string(),
  actor_id: z.string().nullable(),
  actor_name: z.string().nullable(),
  company_id: z.string().nullable(),
  company_name: z.string().nullable(),
  intern_id: z.string().nullable(),
  intern_name: z.string().nullable(),
  /** Name of what the event is about; that of the person or company, if it has none. */
  subject_name: z.string().nullable(),
  /** User id of the person that it is about. */
  person_id: z.string().nullable(),
  /** The plan that it is about, by what was hidden, too. */
  plan_id: z.string().nullable(),
  /** What a decision that did not take effect was about. */
  pending_kind: z.enum(pendingActKinds).nullable(),
  /** Absent from responses of a server of the release before. */
  facts: eventFacts.optional(),
  /** Code of a reason. */
  reason: z.string().nullable(),
  note: z.string().nullable(),
})
export type AuditEvent = z.infer<typeof auditEvent>
