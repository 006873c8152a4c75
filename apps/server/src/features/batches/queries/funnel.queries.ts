// Generated from funnel.sql by “npm run queries”; do not edit.
// Source: a08b12daee1a
import type { InternshipStatus } from '@fledge/domain/internships/types.ts'
import { defineStatement } from '../../../platform/db/statement.ts'

export interface BatchFunnelRow {
  readonly reached: number[]
  readonly here: number[]
  readonly median_days: (number | null)[]
}

/** The published batch that began last before this one, of the same partner if there is one. */
export const previousBatch = defineStatement<
  {
    readonly today: string
    readonly batch_id: string
    readonly is_of_same_partner: boolean
  },
  { readonly batch_id: string; readonly name: string; readonly has_same_partner: boolean }
>(
  'batches.previousBatch',
  ['today', 'batch_id', 'is_of_same_partner'],
  `select p.batch_id, p.name, p.partner_id is not distinct from b.partner_id as has_same_partner
from
  batches b
  join batches p on
    p.is_published
    and p.batch_id <> b.batch_id
    and p.programme_start < coalesce(b.programme_start, $1::date)
where
  b.batch_id = $2
  and (not $3::boolean or p.partner_id = b.partner_id)
order by p.partner_id is not distinct from b.partner_id desc, p.programme_start desc, p.batch_id desc
limit 1`,
)

export const funnelOfBatch = defineStatement<
  { readonly batch_id: string },
  BatchFunnelRow
>(
  'batches.funnelOfBatch',
  ['batch_id'],
  `select array[count(*) filter (where m.furthest >= 1)::int, count(*) filter (where m.furthest >= 2)::int, count(*) filter (where m.furthest >= 3)::int, count(*) filter (where m.furthest >= 4)::int, count(*) filter (where m.furthest >= 5)::int, count(*) filter (where m.furthest >= 6)::int, count(*) filter (where m.furthest >= 7)::int, count(*) filter (where m.furthest >= 8)::int, count(*) filter (where m.furthest >= 9)::int] as reached, array[count(*) filter (where m.present = 0)::int, count(*) filter (where m.present = 1)::int, count(*) filter (where m.present = 2)::int, count(*) filter (where m.present = 3)::int, count(*) filter (where m.present = 4)::int, count(*) filter (where m.present = 5)::int, count(*) filter (where m.present = 6)::int, count(*) filter (where m.present = 7)::int, count(*) filter (where m.present = 8)::int, count(*) filter (where m.present = 9)::int] as here, array[null, percentile_cont(0.5) within group (order by m.days_to_started), percentile_cont(0.5) within group (order by m.days_to_submitted), percentile_cont(0.5) within group (order by m.days_to_approved), percentile_cont(0.5) within group (order by m.days_to_interviewed), percentile_cont(0.5) within group (order by m.days_to_offered), percentile_cont(0.5) within group (order by m.days_to_placed), percentile_cont(0.5) within group (order by m.days_to_working), percentile_cont(0.5) within group (order by m.days_to_finished)] as median_days
from application_milestones m
where m.batch_id = $1
group by m.batch_id`,
)

export const batchInternships = defineStatement<
  { readonly batch_id: string },
  { readonly status: InternshipStatus; readonly count: number }
>(
  'batches.batchInternships',
  ['batch_id'],
  `select h.status, count(*)::int as count
from internships h
where h.offer_id in (
    select o.offer_id
    from applications a join candidatures k using (application_id) join offers o using (candidature_id)
    where a.batch_id = $1)
group by h.status`,
)

/** The next days on which internships of the batch begin. */
export const batchStarts = defineStatement<
  { readonly batch_id: string },
  { readonly starts_on: string; readonly count: number }
>(
  'batches.batchStarts',
  ['batch_id'],
  `select h.starts_on, count(*)::int as count
from internships h
where h.status = 'UPCOMING' and h.offer_id in (
    select o.offer_id
    from applications a join candidatures k using (application_id) join offers o using (candidature_id)
    where a.batch_id = $1)
group by h.starts_on
order by h.starts_on
limit 6`,
)

/** Other published batches of the partner, the newest first. */
export const partnerBatches = defineStatement<
  { readonly batch_id: string },
  {
    readonly batch_id: string
    readonly name: string
    readonly programme_start: string | null
    readonly seats: number
    readonly seats_taken: number
    readonly approved: number
    readonly placed: number
  }
>(
  'batches.partnerBatches',
  ['batch_id'],
  `select
  b.batch_id, b.name, b.programme_start, b.seats, b.seats_taken,
  count(*) filter (where m.furthest >= 4)::int as approved,
  count(*) filter (where m.furthest >= 7)::int as placed
from
  batches b
  left join application_milestones m on m.batch_id = b.batch_id
where
  b.is_published
  and b.partner_id = (
    select o.partner_id
    from batches o
    where o.batch_id = $1
  )
group by b.batch_id
order by b.programme_start desc nulls first, b.batch_id desc
limit 10`,
)

/** Who asked to be told about a free seat and was not told yet. */
export const waitingForSeat = defineStatement<
  { readonly batch_id: string },
  { readonly count: number; readonly since: string | null }
>(
  'batches.waitingForSeat',
  ['batch_id'],
  `select count(*)::int as count, min(s.created_at) as since
from seat_alerts s
where s.batch_id = $1 and s.told_at is null`,
)
