-- Marks companies for which half of the time until a batch's placement closes is over, or one day
-- is left, and returns those that can still make an offer in it. The time counts from the
-- company's first candidature in the batch, which is marked for all of them. The domain decides
-- whether a reminder is sent.
-- name: markPlacement
-- row: PlacementRow
-- column: since: string
-- column: due: string
-- column: candidates: number
-- column: users: string[]
with
  waits as (
    select
      c.company_id, a.batch_id, b.name as batch_name, d.due, min(c.created_at) as since,
      max(c.placement_reminded_at) as reminded_at,
      (array_agg(c.candidature_id order by c.created_at, c.candidature_id))[1] as first_id
    from
      candidatures c
      join applications a using (application_id)
      join batches b on b.batch_id = a.batch_id
      join companies o on o.company_id = c.company_id
      cross join lateral (
        select
          {{placement_due_at(b)}} as due
      ) d
    where b.is_published and o.status = {{company.APPROVED}} and d.due > :now
    group by c.company_id, a.batch_id, b.name, d.due
  ),
  near as (
    select
      w.*,
      case
        when w.due - w.since > interval '48 hours'
        and :now >= w.due - interval '24 hours' then w.due - interval '24 hours'
        else w.since + (w.due - w.since) / 2
      end as step
    from waits w
    where w.due > w.since
  ),
  due as (
    select *
    from near
    where step <= :now and (reminded_at is null or reminded_at < step)
    limit 250
  ),
  marked as (
    update candidatures c
    set placement_reminded_at = :now
    from due
    where c.candidature_id = due.first_id
  )
select
  due.company_id, due.batch_id, due.batch_name, due.since, due.due, due.reminded_at,
  open.candidates,
  {{plan_contacts(due.company_id, any (open.plans))}} as users
from
  due
  cross join lateral (
    select count(*)::int as candidates, array_agg(distinct c.plan_id) as plans
    from
      candidatures c
      join applications a using (application_id)
      join batches b on b.batch_id = a.batch_id
    where
      c.company_id = due.company_id
      and a.batch_id = due.batch_id
      and c.stage in (
        {{candidature.open_to_offer}}
      )
      and a.status = {{application.APPROVED}}
      and {{offers_in_batch}} < b.max_offers
  ) open
where open.candidates > 0;
