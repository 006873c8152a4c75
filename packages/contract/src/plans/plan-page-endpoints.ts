import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { keysetPaging, uuid } from '../platform/schema.ts'
import { planEvent, publishedPlan } from './plan-page-schema.ts'

const access = ['operator:review'] as const
const params = z.strictObject({ id: uuid })

/** The programme team's page of a plan. */
export const planPageEndpoints = defineEndpoints({
  getPlanPage: {
    method: 'GET',
    path: 'operator/plans/{id}',
    access,
    summary:
      'Returns a published plan, in whatever state it is, as interns see it, with its state and how many candidates and internships it has.',
    params,
    response: publishedPlan,
  },
  listPlanEvents: {
    method: 'GET',
    path: 'operator/plans/{id}/events',
    access,
    summary:
      'Returns what happened to a plan, what the programme team decided about it included, newest first.',
    params,
    query: z.strictObject({ ...keysetPaging }),
    response: z.array(planEvent),
    paginated: true,
    keyset: true,
    fromReplica: true,
  },
})
