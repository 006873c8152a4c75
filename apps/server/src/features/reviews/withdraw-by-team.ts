import type { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import { applicationCan } from '@fledge/domain/applications/can.ts'
import { applicationMachine } from '@fledge/domain/applications/machine.ts'
import { getWithdrawalTransition } from '@fledge/domain/applications/rules.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { assertTransition, authorize, notFound } from '../../platform/http/app-error.ts'
import {
  findAnyApplication,
  lockAnyApplication,
  releaseBatchSeat,
  transitionApplication,
} from '../applications/public.ts'
import { requireNoPendingAct } from '../pending-acts/public.ts'
import { lockParentsOfIntern } from '../candidatures/public.ts'

/**
 * Withdraws an application and tells the intern why. Event handlers of other features end
 * candidatures, interviews, offers and internships.
 */
export const withdrawByTeam: Handler<typeof reviewEndpoints.withdrawByTeam> = async ({
  db,
  actor,
  params,
  body,
}) => {
  const found = (await findAnyApplication(db, params.id)) ?? notFound()
  await lockParentsOfIntern(db, found.intern_id)
  const row = (await lockAnyApplication(db, params.id)) ?? notFound()
  authorize(applicationCan.withdrawByTeam(actor, row))
  await requireNoPendingAct(db, { kind: 'APPLICATION', id: params.id })
  const transition = assertTransition(
    applicationMachine.transition(getWithdrawalTransition(row.status), row.status, 'operator'),
  )
  await transitionApplication(db, row, transition, body)
  await releaseBatchSeat(db, row)
  return { application_id: row.application_id, status: transition.to ?? row.status }
}
