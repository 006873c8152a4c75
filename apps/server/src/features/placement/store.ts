import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import type { PlacementStep } from '@fledge/domain/placement/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import {
  type ProposablePlanRow,
  proposablePlanRows,
  type UnplacedRow,
  unplacedRows,
} from './queries/placement.queries.ts'

/**
 * What happened last is looked up only for those who have a candidature in this stage at all, or none
 * if nothing has happened.
 */
const stepSql = `coalesce(k.stage, 'NONE') = :step
  and (:step <> 'NONE' or not exists (select from candidatures s where s.application_id = x.application_id))
  and (:step = 'NONE' or x.application_id in (select s.application_id from candidatures s where s.stage = :step))`

/** Approved interns without a placement, the next deadline first. */
export const unplacedList = defineList<{
  row: UnplacedRow
  scope: { operator: OperatorScope }
  filters: {
    batch_id: string
    career_field_id: number
    step: PlacementStep
    ends_before: string
    ends_from: string
    ids: readonly string[]
    owner: string
    unowned: true
  }
}>({
  name: 'placement.unplaced',
  ...unplacedRows,
  where: [],
  filters: {
    batch_id: 'x.batch_id = :batch_id',
    career_field_id: 'x.career_field_id = :career_field_id',
    step: stepSql,
    ends_before: 'x.ends_at <= :ends_before::timestamptz',
    ends_from: 'x.ends_at > :ends_from::timestamptz',
    ids: 'x.application_id = any(:ids::uuid[])',
    owner: 'h.owner_id = :owner',
    unowned: 'h.owner_id is null',
  },
  orders: {
    default: {
      direction: 'asc',
      key: [
        { sql: 'x.ends_at', type: 'timestamptz' },
        { sql: 'x.application_id', type: 'uuid' },
      ],
    },
  },
})

/** Plans with an opening, those with most first. */
export const openPlanList = defineList<{
  row: ProposablePlanRow
  scope: { operator: OperatorScope }
  filters: { search: string }
}>({
  name: 'placement.plans',
  ...proposablePlanRows,
  where: [],
  filters: {
    search: {
      contains: ['x.name'],
      matches: [
        'x.company_id in (select s.company_id from companies s where s.search_name like any (:search_name_patterns::text[]))',
      ],
    },
  },
  orders: { default: ['x.openings_left desc', 'x.plan_id'] },
})
