import { pendingActKinds, pendingActNames } from '@fledge/domain/pending-acts/types.ts'
import { z } from 'zod'

const permission = z.union([z.literal(true), z.string()])

/** A decision that takes effect soon, or did not take effect. */
export const pendingAct = z.object({
  act_id: z.string(),
  act: z.enum(pendingActNames),
  kind: z.enum(pendingActKinds),
  /** Id of what it is about; of the first if it is about several. */
  subject_id: z.string(),
  /** Whom it is about, of the first if it is about several; empty for a task. */
  name: z.string(),
  /** About how many it is. */
  count: z.int(),
  /** Who decided. */
  actor_name: z.string(),
  is_own: z.boolean(),
  /** When it takes effect. */
  due_at: z.string(),
  /** Key of the reason why it did not take effect; null while it is pending. */
  failure: z.string().nullable(),
  may: z.object({ undo: permission }),
})
export type PendingAct = z.infer<typeof pendingAct>

/** What was undone, and whom it was about. */
export const undoneAct = pendingAct.pick({
  act: true,
  kind: true,
  subject_id: true,
  name: true,
  count: true,
})

/** Decisions that did not take effect, of which the reader has to know, until they are marked as seen. */
export const failedActs = z.object({
  total: z.int(),
  /** At most five. */
  latest: z.array(
    pendingAct
      .pick({ act_id: true, act: true, kind: true, subject_id: true, name: true, count: true })
      .extend({
        /** Key of the reason. */
        failure: z.string(),
        /** Account of the person whom it is about. */
        user_id: z.string().nullable(),
        /** A colleague who decided and can no longer do so; null for the reader's own. */
        colleague: z.string().nullable(),
      }),
  ),
})
export type FailedActs = z.infer<typeof failedActs>

/** The decision on what is open, until it takes effect. */
export const pendingDecision = pendingAct
  .pick({ act_id: true, act: true, due_at: true, actor_name: true })
  .extend({ actor_id: z.string() })
  .nullable()
export type PendingDecision = z.infer<typeof pendingDecision>

/** The part of a decision's response that says when it takes effect; null if it has. */
export const pendingResponse = z.object({ act_id: z.string(), due_at: z.string() }).nullable()
