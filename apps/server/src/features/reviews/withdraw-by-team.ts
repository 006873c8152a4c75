import type { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import { applicationCan } from '@fledge/domain/applications/can.ts'
import { applicationMachine } from '@fledge/domain/applications/machine.ts'
import { getWithdrawalTransition } from '@fledge/domain/applications/rules.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuseTransition, notFound, toRefusal } from '../../platform/http/refusal.ts'
import {
  findAnyApplication,
  lockAnyApplication,
  releaseBatchSeat,
  transitionApplication,
} from '../applications/public.ts'
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
  const found = await findAnyApplication(db, params.id)
  if (!found) return notFound()
  await lockParentsOfIntern(db, found.intern_id)
  const row = await lockAnyApplication(db, params.id)
  if (!row) return notFound()
  const verdict = applicationCan.withdrawByTeam(actor, row)
  if (!verdict.allowed) return toRefusal(verdict)
  const moved = applicationMachine.transition(
    getWithdrawalTransition(row.status),
    row.status,
    'operator',
  )
  if (!isTransition(moved)) return refuseTransition(moved)
  const stopped = await transitionApplication(db, row, moved, body)
  if (stopped) return stopped
  await releaseBatchSeat(db, row)
  return { application_id: row.application_id, status: moved.to ?? row.status }
}
