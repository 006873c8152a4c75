import type { placementEndpoints } from '@fledge/contract/placement/endpoints.ts'
import { placementCan } from '@fledge/domain/placement/can.ts'
import { maxOpenings } from '@fledge/domain/placement/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import { notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { findMatchingOpenings } from '../browse/public.ts'
import { findPendingAct, refuseWhilePending } from '../pending-acts/public.ts'
import { proposalFacts, unplacedByIds } from './queries/placement.queries.ts'

export const listOpenings: Handler<(typeof placementEndpoints)['listOpenings']> = async ({
  actor,
  db,
  params,
}) => {
  const [target] = await db.many(unplacedByIds, { application_ids: [params.id], plan_id: null })
  if (!target) return notFound()
  const openings = await findMatchingOpenings(db, target.intern_id, maxOpenings)
  const facts = await db.many(proposalFacts, {
    application_id: params.id,
    plan_ids: openings.map(({ match }) => match.plan_id),
  })
  const pending = await findPendingAct(db, { kind: 'PLACEMENT', id: params.id })
  return openings.map((opening) => {
    const fact = facts.find(({ plan_id: id }) => id === opening.match.plan_id)
    const proposedAt = fact?.proposed_at ?? null
    const may = toActionMap({
      propose: placementCan.propose(
        actor,
        { proposedAt, hasCandidature: fact?.has_candidature ?? false },
        db.now,
      ),
    })
    return {
      ...opening,
      proposed_at: proposedAt,
      may: pending ? refuseWhilePending(may) : may,
    }
  })
}
