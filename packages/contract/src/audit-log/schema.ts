import { eventSubjects } from '@fledge/domain/audit-log/types.ts'
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
  /** Name of the person or company that the event is about; null if it is about something else. */
  subject_name: z.string().nullable(),
  /** Code of a reason. */
  reason: z.string().nullable(),
  note: z.string().nullable(),
})
export type AuditEvent = z.infer<typeof auditEvent>
