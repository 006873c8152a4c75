import {
  type ApplicationCompletionFacts,
  listMissingFields,
} from '@fledge/domain/applications/application-sections.ts'
import { applicationCan } from '@fledge/domain/applications/can.ts'
import { applicationEvents } from '@fledge/domain/applications/events.ts'
import { applicationMachine } from '@fledge/domain/applications/machine.ts'
import type { InternActor } from '@fledge/domain/sessions/types.ts'
import type { PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError, assertTransition, authorize, notFound } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import { freeSeat } from '../batches/public.ts'
import { indexIntern, leaveBatch } from '../profiles/public.ts'
import { loadApplicationDetails } from './application-facts.ts'
import * as store from './store.ts'
import * as applicationsQueries from './queries/applications.queries.ts'

type InternTransition = 'start' | 'submit' | 'resubmit' | 'withdraw'

/** @throws the error of a denied decision; INCOMPLETE lists every missing field */
function authorizeOwnTransition(decision: PolicyDecision, facts: ApplicationCompletionFacts): void {
  if (!decision.allowed && decision.messageKey === 'errors.INCOMPLETE')
    throw new AppError('INCOMPLETE', {
      fields: Object.fromEntries(
        listMissingFields(facts).map(({ field }) => [
          field,
          translate(`applications.field.${field}`),
        ]),
      ),
    })
  authorize(decision)
}

/** Locks the caller's application and applies a transition. */
export async function transitionOwnApplication(
  tx: Tx,
  actor: InternActor,
  name: InternTransition,
  { reason = null, note = null }: { reason?: string | null; note?: string | null | undefined } = {},
) {
  await tx.run(applicationsQueries.lockApplicant, { intern_id: actor.intern })
  const row =
    (await tx.one(applicationsQueries.applicationOf, {
      intern_id: actor.intern,
      application_id: null,
    })) ?? notFound()
  const { facts, can } = await loadApplicationDetails(tx, row)
  authorizeOwnTransition(applicationCan[name](actor, can), facts)
  const transition = assertTransition(applicationMachine.transition(name, row.status, 'intern'))
  const changed = await store.updateApplicationStatus(tx, row.application_id, transition, tx.now, {
    reason,
  })
  if (changed === 0) throw new AppError('ILLEGAL_TRANSITION')
  await tx.recordEvent(applicationEvents[name], {
    transition,
    subject: row.application_id,
    intern: row.intern_id,
    reason,
    note,
  })
  return {
    row,
    response: { application_id: row.application_id, status: transition.to ?? row.status },
  }
}

export const handleOwnTransition = async (tx: Tx, actor: InternActor, name: InternTransition) =>
  (await transitionOwnApplication(tx, actor, name)).response

/** Frees the seat and deletes the browse row. */
export async function releaseBatchSeat(
  tx: Tx,
  row: Pick<applicationsQueries.ApplicationRow, 'intern_id' | 'batch_id'>,
): Promise<void> {
  if (await leaveBatch(tx, row.intern_id, row.batch_id)) await freeSeat(tx, row.batch_id)
  await indexIntern(tx, row.intern_id)
}
