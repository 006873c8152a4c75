import { opinionMachine } from '@fledge/domain/reviews/opinion-machine.ts'
import { opinionEvents } from '@fledge/domain/reviews/events.ts'
import type { Operator, OperatorScope } from '@fledge/domain/sessions/types.ts'
import type { DomainEvent, Tx } from '../../platform/db/database.ts'
import { AppError, assertTransition, notFound } from '../../platform/http/app-error.ts'
import { lockAnyApplication } from '../applications/public.ts'
import * as queries from './queries/opinions.queries.ts'

const openKey = 'opinions.refused.open'

/** Returns the opinion on an application that a colleague has not given yet. */
export async function findOpenOpinion(tx: Tx, operator: OperatorScope, application: string) {
  return tx.one(queries.openOpinionsOn, { operator, application_ids: [application] })
}

/** @throws CONFLICT while a colleague is asked for a second opinion */
export async function requireNoOpenOpinion(
  tx: Tx,
  actor: Operator,
  application: string,
): Promise<void> {
  if (await findOpenOpinion(tx, actor.operator, application))
    throw new AppError('CONFLICT', { messageKey: openKey })
}

/**
 * Locks an application and returns its open opinion.
 * @throws NOT_FOUND
 */
export async function lockOpenOpinion(tx: Tx, actor: Operator, id: string) {
  const application = (await lockAnyApplication(tx, id)) ?? notFound()
  const opinion = (await findOpenOpinion(tx, actor.operator, id)) ?? notFound()
  return {
    application,
    opinion,
    facts: {
      status: opinion.status,
      askedBy: opinion.asked_by,
      ownerId: opinion.owner_id,
      reviewerId: application.reviewer_id,
    },
  }
}

/** Cancels the open opinion on an application, if there is one. */
export async function cancelOpinionOf(
  tx: Tx,
  application: string,
  by: 'operator' | 'system',
): Promise<void> {
  const transition = assertTransition(opinionMachine.transition('cancel', 'ASKED', by))
  if ((await tx.run(queries.cancelOpenOpinion, { application_id: application })) > 0)
    await tx.recordEvent(opinionEvents.cancel, { transition, subject: application, data: {} })
}

/** The application leaves the review without a decision, so that no one has to answer any more. */
export const cancelWithApplication = (event: DomainEvent, tx: Tx): Promise<void> =>
  cancelOpinionOf(tx, event.subject, 'system')
