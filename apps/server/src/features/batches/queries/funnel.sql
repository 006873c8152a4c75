-- The published batch that began last before this one, of the same partner if there is one.
-- name: previousBatch
-- column: has_same_partner: boolean
select p.batch_id, p.name, p.partner_id is not distinct from b.partner_id as has_same_partner
from
  batches b
  join batches p on
    p.is_published
    and p.batch_id <> b.batch_id
    and p.programme_start < coalesce(b.programme_start, :today::date)
where
  b.batch_id = :batch_id
  and (not :is_of_same_partner::boolean or p.partner_id = b.partner_id)
order by p.partner_id is not distinct from b.partner_id desc, p.programme_start desc, p.batch_id desc
limit 1;

-- name: funnelOfBatch
-- row: BatchFunnelRow
-- column: reached: number[]
-- column: here: number[]
-- column: median_days: (number | null)[]
select {{funnel_columns(m)}}
from application_milestones m
where m.batch_id = :batch_id
group by m.batch_id;

-- name: batchInternships
-- column: count: number
select h.status, count(*)::int as count
from internships h
where {{is_internship_of_batch(h, :batch_id)}}
group by h.status;

-- The next days on which internships of the batch begin.
-- name: batchStarts
-- column: count: number
select h.starts_on, count(*)::int as count
from internships h
where h.status = {{internship.UPCOMING}} and {{is_internship_of_batch(h, :batch_id)}}
group by h.starts_on
order by h.starts_on
limit 6;

-- Other published batches of the partner, the newest first.
-- name: partnerBatches
-- column: approved: number
-- column: placed: number
select
  b.batch_id, b.name, b.programme_start, b.seats, b.seats_taken,
  count(*) filter (where {{has_reached(m, APPROVED)}})::int as approved,
  count(*) filter (where {{has_reached(m, PLACED)}})::int as placed
from
  batches b
  left join application_milestones m on m.batch_id = b.batch_id
where
  b.is_published
  and b.partner_id = (
    select o.partner_id
    from batches o
    where o.batch_id = :batch_id
  )
group by b.batch_id
order by b.programme_start desc nulls first, b.batch_id desc
limit 10;

-- Who asked to be told about a free seat and was not told yet.
-- name: waitingForSeat
-- column: count: number
-- column: since: string | null
select count(*)::int as count, min(s.created_at) as since
from seat_alerts s
where s.batch_id = :batch_id and s.told_at is null;
