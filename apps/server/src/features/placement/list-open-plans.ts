import type { placementEndpoints } from '@fledge/contract/placement/endpoints.ts'
import { maxOpenPlans } from '@fledge/domain/placement/types.ts'
import { readFirst } from '../../platform/db/list-query.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { openPlanList } from './store.ts'

/** Returns plans with openings, of which one can be proposed. */
export const listOpenPlans: Handler<(typeof placementEndpoints)['listOpenPlans']> = ({
  actor: { operator },
  db,
  query: { search },
}) => readFirst(db, openPlanList, { scope: { operator }, filters: { search }, limit: maxOpenPlans })
