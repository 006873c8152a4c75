import { z } from 'zod'
import { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import { applicationCan } from '@fledge/domain/applications/can.ts'
import { applicationMachine } from '@fledge/domain/applications/machine.ts'
import { getWithdrawalTransition, isCurrentlyEnrolled } from '@fledge/domain/applications/rules.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, assertTransition, authorize, notFound } from '../../platform/http/app-error.ts'
import {
  findAnyApplication,
  lockAnyApplication,
  releaseBatchSeat,
  transitionApplication,
} from '../applications/public.ts'
import { lockParentsOfIntern } from '../candidatures/public.ts'
import type { ExecuteAct } from '../pending-acts/public.ts'
import { requestApplicationAct } from './request-decision.ts'

/** Locks an application with everything that ends with it. */
async function lockForWithdrawal(tx: Tx, actor: Operator, id: string) {
  const found = (await findAnyApplication(tx, id)) ?? notFound()
  await lockParentsOfIntern(tx, found.intern_id)
  const row = (await lockAnyApplication(tx, id)) ?? notFound()
  authorize(applicationCan.withdrawByTeam(actor, row))
  const transition = assertTransition(
    applicationMachine.transition(getWithdrawalTransition(row.status), row.status, 'operator'),
  )
  return { row, transition }
}

/** What was confirmed: the withdrawal of someone enrolled ends their internship, too. */
const withdrawal = z.object({ body: reviewEndpoints.withdrawByTeam.body, isEnrolled: z.boolean() })

/**
 * Withdraws an application and tells the intern why. Event handlers of other features end
 * candidatures, interviews, offers and internships.
 */
export const withdraw: ExecuteAct = async (tx, actor, id, input) => {
  const { body, isEnrolled } = withdrawal.parse(input)
  const { row, transition } = await lockForWithdrawal(tx, actor, id)
  if (isCurrentlyEnrolled(row.status) !== isEnrolled) throw new AppError('CONFLICT')
  await transitionApplication(tx, row, transition, body)
  await releaseBatchSeat(tx, row)
}

export const withdrawByTeam: Handler<typeof reviewEndpoints.withdrawByTeam> = async (ctx) => {
  const { row } = await lockForWithdrawal(ctx.db, ctx.actor, ctx.params.id)
  const body = { body: ctx.body, isEnrolled: isCurrentlyEnrolled(row.status) }
  return requestApplicationAct({ ...ctx, body }, row, {
    act: 'withdrawApplication',
    execute: withdraw,
  })
}
