import { listMissingFields } from '@fledge/domain/applications/application-sections.ts'
import { applicationCan } from '@fledge/domain/applications/can.ts'
import { applicationEvents } from '@fledge/domain/applications/events.ts'
import { applicationMachine } from '@fledge/domain/applications/machine.ts'
import type { InternActor } from '@fledge/domain/sessions/types.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import type { PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import type { Tx } from '../../platform/db/database.ts'
import {
  refuseTransition,
  notFound,
  refuse,
  toRefusal,
  Refusal,
} from '../../platform/http/refusal.ts'
import { translate } from '../../platform/texts.ts'
import { freeSeat } from '../batches/public.ts'
import { indexIntern } from '../profiles/public.ts'
import { loadApplicationDetails } from './application-facts.ts'
import * as store from './store.ts'

type InternTransition = 'start' | 'submit' | 'resubmit' | 'withdraw'

/**
 * Locks the caller's application and applies a transition. The refusal of an incomplete application
 * lists every missing field.
 */
export async function transitionOwnApplication(
  tx: Tx,
  actor: InternActor,
  name: InternTransition,
  more: { reason?: string; note?: string | undefined } = {},
) {
  await tx.run(store.lockApplicant, actor.intern)
  const row = await tx.one(store.applicationOf, actor.intern, null)
  if (!row) return notFound()
  const { facts, can } = await loadApplicationDetails(tx, row)
  const verdict: PolicyDecision = applicationCan[name](actor, can)
  if (!verdict.allowed) {
    const missing = verdict.messageKey === 'errors.INCOMPLETE' ? listMissingFields(facts) : []
    return missing.length > 0
      ? refuse('INCOMPLETE', {
          fields: Object.fromEntries(
            missing.map((one) => [one.field, translate(`applications.field.${one.field}`)]),
          ),
        })
      : toRefusal(verdict)
  }
  const moved = applicationMachine.transition(name, row.status, 'intern')
  if (!isTransition(moved)) return refuseTransition(moved)
  if (
    (await store.updateApplicationStatus(tx, row.application_id, moved, tx.now, {
      reason: more.reason ?? null,
    })) === 0
  )
    return refuse('ILLEGAL_TRANSITION')
  await tx.recordEvent(applicationEvents[name], {
    transition: moved,
    subject: row.application_id,
    intern: row.intern_id,
    reason: more.reason ?? null,
    note: more.note ?? null,
  })
  return { row, answer: { application_id: row.application_id, status: moved.to ?? row.status } }
}

export const handleOwnTransition = async (tx: Tx, actor: InternActor, name: InternTransition) => {
  const done = await transitionOwnApplication(tx, actor, name)
  return done instanceof Refusal ? done : done.answer
}

/** Frees the seat and deletes the browse row. */
export async function releaseBatchSeat(
  tx: Tx,
  row: Pick<store.ApplicationRow, 'intern_id' | 'batch_id'>,
): Promise<void> {
  if ((await tx.run(store.leaveBatch, row.intern_id, row.batch_id)) > 0)
    await freeSeat(tx, row.batch_id)
  await indexIntern(tx, row.intern_id)
}
