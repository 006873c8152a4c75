import { maxReasonNoteLength } from '@fledge/domain/reasons.ts'
import { z } from 'zod'
import { batchView } from '../batches/schema.ts'
import { pendingResponse } from '../pending-acts/schema.ts'
import { messageKey } from '../platform/message-keys.ts'
import { text, uuid } from '../platform/schema.ts'

const permission = z.union([z.literal(true), z.string()])

/** What a move to another batch would change. */
export const batchMove = z.object({
  application_id: z.string(),
  internship_start: z.string().nullable(),
  /** The batch that the intern would leave. */
  batch: batchView,
  /** Number of open candidatures that the intern knows of, and of interviews in them. */
  candidatures: z.int(),
  interviews: z.int(),
  may: z.object({ move: permission }),
  /** The other batches in which a place can still be agreed. */
  targets: z.array(batchView.extend({ may: z.object({ join: permission }) })),
})

export const moveToBatchBody = z.strictObject({
  batch_id: uuid,
  /** For the intern. */
  reason: text(maxReasonNoteLength).min(1, messageKey('problems.reason')),
})

/** The batch changes once the act takes effect. */
export const moveResponse = z.object({ application_id: z.string(), pending: pendingResponse })
