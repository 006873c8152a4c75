import type { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import { opinionCan } from '@fledge/domain/reviews/opinion-can.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { renewWait } from '../waits/public.ts'
import { cancelOpinionOf, lockOpenOpinion } from './open-opinion.ts'

/** Takes back the question to a colleague, so that the reviewer can decide. */
export const cancelOpinion: Handler<typeof reviewEndpoints.cancelOpinion> = async ({
  actor,
  db,
  params: { id },
}) => {
  const { opinion, facts } = await lockOpenOpinion(db, actor, id)
  authorize(opinionCan.cancel(actor, facts))
  await cancelOpinionOf(db, id, 'operator')
  await renewWait(db, { kind: 'APPLICATION', id })
  return { opinion_id: opinion.opinion_id }
}
