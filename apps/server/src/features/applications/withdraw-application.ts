import type { applicationEndpoints } from '@fledge/contract/applications/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { lockParentsOfIntern } from '../candidatures/public.ts'
import { transitionOwnApplication, releaseBatchSeat } from './transition-application.ts'

/** Withdraws from the batch: frees the seat and hides the intern from companies. */
export const withdrawApplication: Handler<
  typeof applicationEndpoints.withdrawApplication
> = async ({ db, actor, body }) => {
  await lockParentsOfIntern(db, actor.intern)
  const done = await transitionOwnApplication(db, actor, 'withdraw', body)
  if (done instanceof Refusal) return done
  await releaseBatchSeat(db, done.row)
  return done.answer
}
