// Generated from placement.sql by “npm run queries”; do not edit.
// Source: 0e31224ea873
import { defineStatement } from '../../../platform/db/statement.ts'

export interface PlacementRow {
  readonly company_id: string
  readonly batch_id: string
  readonly batch_name: string
  readonly since: string
  readonly due: string
  readonly reminded_at: string | null
  readonly candidates: number
  readonly users: string[]
}

/** Marks companies for which half of the time until a batch's placement closes is over, or one day is left, and returns those that can still make an offer in it. The time counts from the company's first candidature in the batch, which is marked for all of them. The domain decides whether a reminder is sent. */
export const markPlacement = defineStatement<
  { readonly now: string },
  PlacementRow
>(
  'candidatures.markPlacement',
  ['now'],
  `with
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
          (case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end - interval '1 second') as due
      ) d
    where b.is_published and o.status = 'APPROVED' and d.due > $1
    group by c.company_id, a.batch_id, b.name, d.due
  ),
  near as (
    select
      w.*,
      case
        when w.due - w.since > interval '48 hours'
        and $1 >= w.due - interval '24 hours' then w.due - interval '24 hours'
        else w.since + (w.due - w.since) / 2
      end as step
    from waits w
    where w.due > w.since
  ),
  due as (
    select *
    from near
    where step <= $1 and (reminded_at is null or reminded_at < step)
    limit 250
  ),
  marked as (
    update candidatures c
    set placement_reminded_at = $1
    from due
    where c.candidature_id = due.first_id
  )
select
  due.company_id, due.batch_id, due.batch_name, due.since, due.due, due.reminded_at,
  open.candidates,
  array(select m.user_id from members m where m.company_id = due.company_id and m.status = 'ACTIVE' and (m.role = 'ADMIN' or exists (select from plan_supervisors s where s.plan_id = any (open.plans) and s.member_id = m.member_id)))::text[] as users
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
        'INTERESTED', 'SHORTLISTED', 'INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED', 'INTERVIEWED', 'OFFER_DECLINED', 'OFFER_EXPIRED'
      )
      and a.status = 'APPROVED'
      and count_offers_in_batch(c.intern_id, a.batch_id, null) < b.max_offers
  ) open
where open.candidates > 0`,
)
