import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import {
  daysOfPeriod,
  placementBuckets,
  type PlacementStep,
} from '@fledge/domain/placement/types.ts'
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

/** The periods that end, each after the one before. */
const endingBuckets = placementBuckets.flatMap((value) => {
  const until = value === 'NONE' ? null : daysOfPeriod[value].until
  return until === null ? [] : [{ value, until }]
})
/** The days in which they end. */
export const bucketEnds: readonly number[] = endingBuckets.map(({ until }) => until)
const bucketSql = `case ${endingBuckets
  .map(
    ({ value }, at) => `when x.ends_at <= (:bucket_ends::timestamptz[])[${at + 1}] then '${value}'`,
  )
  .join(' ')} when x.ends_at < 'infinity' then 'MORE' else 'NONE' end`

/** Approved interns without a placement, the next deadline first. */
export const unplacedList = defineList<{
  row: UnplacedRow
  /** `bucket_ends`: when the periods of the totals end. */
  scope: { operator: OperatorScope; bucket_ends: readonly string[] }
  filters: {
    batch_id: string
    career_field_id: number
    step: PlacementStep
    ends_before: string
    ends_from: string
    is_dated: boolean
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
    is_dated: `(x.ends_at < 'infinity') = :is_dated::boolean`,
    ids: 'x.application_id = any(:ids::uuid[])',
    owner: 'h.owner_id = :owner',
    // Not `h.owner_id is null`, for which far too few rows are expected.
    unowned: `not exists (select from wait_owners w where w.kind = 'PLACEMENT' and w.subject_id = x.application_id)`,
  },
  totals: {
    days_left: { sql: bucketSql, filters: ['ends_before', 'ends_from', 'is_dated'] },
    career_field_id: {
      sql: 'x.career_field_id::text',
      label: 'f.label',
      filters: ['career_field_id'],
    },
    step: { sql: `coalesce(k.stage, 'NONE')`, filters: ['step'] },
  },
  orders: {
    default: {
      direction: 'asc',
      isCountedWithPage: true,
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
