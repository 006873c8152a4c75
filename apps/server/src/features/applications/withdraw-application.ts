import type { applicationEndpoints } from '@fledge/contract/applications/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { lockParentsOfIntern } from '../candidatures/public.ts'
import { transitionOwnApplication, releaseBatchSeat } from './transition-application.ts'

/** Withdraws from the batch: frees the seat and hides the intern from companies. */
export const withdrawApplication: Handler<
  typeof applicationEndpoints.withdrawApplication
> = async ({ db, actor, body }) => {
  await lockParentsOfIntern(db, actor.intern)
  const { row, response } = await transitionOwnApplication(db, actor, 'withdraw', body)
  await releaseBatchSeat(db, row)
  return response
}
