// Generated from overdue.sql by “npm run queries”; do not edit.
// Source: 1039175b2d36
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { OverdueKind } from '@fledge/domain/overdue/types.ts'
import { defineStatement, type NoParams } from '../../../platform/db/statement.ts'

export interface OverdueCount {
  readonly kind: OverdueKind
  readonly count: number
  readonly oldest_due: string
}

export interface PendingItemCount {
  readonly kind: OverdueKind
  readonly count: number
  readonly late: number
  readonly oldest: string
  readonly oldest_late: string | null
}

export interface OverdueRow {
  readonly kind: OverdueKind
  readonly id: string
  readonly title: string
  readonly detail: string
  readonly company_id: string | null
  readonly since: string
  readonly due_at: string
}

export const overdueCounts = defineStatement<
  { readonly no_shows_since: string; readonly now: string },
  OverdueCount
>(
  'overdue.overdueCounts',
  ['no_shows_since', 'now'],
  `select w.kind, count(*)::int as count, min(w.due_at) as oldest_due
from
  (
    select 'APPLICATION' as kind, a.application_id as id, null::text as company_id, a.submitted_at as since, (a.submitted_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from a.submitted_at at time zone 'UTC')::int]) as due_at, (a.submitted_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from a.submitted_at at time zone 'UTC')::int]) as late_from from applications a where a.status in ('SUBMITTED', 'IN_REVIEW')
 union all select 'COMPANY' as kind, c.company_id as id, null::text as company_id, coalesce(c.decided_at, c.created_at) as since, (coalesce(c.decided_at, c.created_at) + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from coalesce(c.decided_at, c.created_at) at time zone 'UTC')::int]) as due_at, (coalesce(c.decided_at, c.created_at) + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from coalesce(c.decided_at, c.created_at) at time zone 'UTC')::int]) as late_from from companies c where c.status = 'PENDING_APPROVAL' and exists (select from members m where m.company_id = c.company_id)
 union all select 'WAITING_LIST' as kind, c.company_id as id, null::text as company_id, coalesce(c.decided_at, c.created_at) as since, coalesce(c.decided_at, c.created_at) + interval '24 hours' * 10 as due_at, coalesce(c.decided_at, c.created_at) + interval '24 hours' * 10 as late_from from companies c where c.status = 'IN_WAITING_LIST' and exists (select from members m where m.company_id = c.company_id)
 union all select 'OFFER' as kind, o.offer_id as id, null::text as company_id, o.sent_at as since, (o.sent_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from o.sent_at at time zone 'UTC')::int]) as due_at, (o.sent_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from o.sent_at at time zone 'UTC')::int]) as late_from from offers o where o.status = 'IN_REVIEW'
 union all select 'CLAIM' as kind, i.interview_id as id, null::text as company_id, i.no_show_contested_at as since, (i.no_show_contested_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from i.no_show_contested_at at time zone 'UTC')::int]) as due_at, (i.no_show_contested_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from i.no_show_contested_at at time zone 'UTC')::int]) as late_from from interviews i where i.status = 'IN_PAST' and i.no_show_contested_at is not null
 union all select 'NO_SHOW' as kind, s.no_show_id as id, null::text as company_id, coalesce(s.contested_at, s.recorded_at) as since, (coalesce(s.contested_at, s.recorded_at) + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from coalesce(s.contested_at, s.recorded_at) at time zone 'UTC')::int]) as due_at, (coalesce(s.contested_at, s.recorded_at) + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from coalesce(s.contested_at, s.recorded_at) at time zone 'UTC')::int]) as late_from from (select x.*, count(*) over side as of_side, row_number() over (side order by recorded_at) as place from no_shows x where recorded_at > $1::timestamptz and decision is distinct from 'EXCUSE' window side as (partition by side, case side when 'company' then company_id else intern_id end)) s
  where s.decision is null and (s.contested_at is not null or (s.of_side = 2 and s.place = 2))
 union all select 'ACTION' as kind, x.action_id as id, null::text as company_id, x.created_at as since, (x.created_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from x.created_at at time zone 'UTC')::int]) as due_at, (x.created_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from x.created_at at time zone 'UTC')::int]) as late_from from internship_actions x where x.status = 'RAISED'
 union all select 'DECISION' as kind, k.candidature_id as id, k.company_id::text as company_id, k.stage_since as since, k.stage_since + interval '24 hours' * 7 as due_at, k.stage_since + interval '24 hours' * 8 as late_from from candidatures k where k.stage = 'INTERVIEWED'
 union all select 'PLACEMENT' as kind, a.application_id as id, null::text as company_id, a.decided_at as since, (case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end) as due_at, (case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end) as late_from from applications a join batches b using (batch_id) where a.status = 'APPROVED' and b.programme_end is not null and not exists (select from candidatures k where k.application_id = a.application_id and k.stage in ('INTERESTED', 'SHORTLISTED', 'INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED', 'INTERVIEWED', 'OFFER_IN_REVIEW', 'OFFERED', 'OFFER_ACCEPTED', 'OFFER_DECLINED', 'OFFER_EXPIRED') and k.known_to_intern_at is not null)
  ) w
where w.late_from <= $2::timestamptz
group by w.kind
order by oldest_due, w.kind`,
)

/** All pending items, overdue or not. */
export const pendingItemCounts = defineStatement<
  { readonly now: string; readonly no_shows_since: string },
  PendingItemCount
>(
  'overdue.pendingItemCounts',
  ['now', 'no_shows_since'],
  `select
  w.kind, count(*)::int as count,
  (count(*) filter (where w.late_from <= $1::timestamptz))::int as late,
  min(w.since) as oldest,
  min(w.since) filter (where w.late_from <= $1::timestamptz) as oldest_late
from
  (
    select 'APPLICATION' as kind, a.application_id as id, null::text as company_id, a.submitted_at as since, (a.submitted_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from a.submitted_at at time zone 'UTC')::int]) as due_at, (a.submitted_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from a.submitted_at at time zone 'UTC')::int]) as late_from from applications a where a.status in ('SUBMITTED', 'IN_REVIEW')
 union all select 'COMPANY' as kind, c.company_id as id, null::text as company_id, coalesce(c.decided_at, c.created_at) as since, (coalesce(c.decided_at, c.created_at) + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from coalesce(c.decided_at, c.created_at) at time zone 'UTC')::int]) as due_at, (coalesce(c.decided_at, c.created_at) + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from coalesce(c.decided_at, c.created_at) at time zone 'UTC')::int]) as late_from from companies c where c.status = 'PENDING_APPROVAL' and exists (select from members m where m.company_id = c.company_id)
 union all select 'WAITING_LIST' as kind, c.company_id as id, null::text as company_id, coalesce(c.decided_at, c.created_at) as since, coalesce(c.decided_at, c.created_at) + interval '24 hours' * 10 as due_at, coalesce(c.decided_at, c.created_at) + interval '24 hours' * 10 as late_from from companies c where c.status = 'IN_WAITING_LIST' and exists (select from members m where m.company_id = c.company_id)
 union all select 'OFFER' as kind, o.offer_id as id, null::text as company_id, o.sent_at as since, (o.sent_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from o.sent_at at time zone 'UTC')::int]) as due_at, (o.sent_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from o.sent_at at time zone 'UTC')::int]) as late_from from offers o where o.status = 'IN_REVIEW'
 union all select 'CLAIM' as kind, i.interview_id as id, null::text as company_id, i.no_show_contested_at as since, (i.no_show_contested_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from i.no_show_contested_at at time zone 'UTC')::int]) as due_at, (i.no_show_contested_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from i.no_show_contested_at at time zone 'UTC')::int]) as late_from from interviews i where i.status = 'IN_PAST' and i.no_show_contested_at is not null
 union all select 'NO_SHOW' as kind, s.no_show_id as id, null::text as company_id, coalesce(s.contested_at, s.recorded_at) as since, (coalesce(s.contested_at, s.recorded_at) + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from coalesce(s.contested_at, s.recorded_at) at time zone 'UTC')::int]) as due_at, (coalesce(s.contested_at, s.recorded_at) + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from coalesce(s.contested_at, s.recorded_at) at time zone 'UTC')::int]) as late_from from (select x.*, count(*) over side as of_side, row_number() over (side order by recorded_at) as place from no_shows x where recorded_at > $2::timestamptz and decision is distinct from 'EXCUSE' window side as (partition by side, case side when 'company' then company_id else intern_id end)) s
  where s.decision is null and (s.contested_at is not null or (s.of_side = 2 and s.place = 2))
 union all select 'ACTION' as kind, x.action_id as id, null::text as company_id, x.created_at as since, (x.created_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from x.created_at at time zone 'UTC')::int]) as due_at, (x.created_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from x.created_at at time zone 'UTC')::int]) as late_from from internship_actions x where x.status = 'RAISED'
 union all select 'DECISION' as kind, k.candidature_id as id, k.company_id::text as company_id, k.stage_since as since, k.stage_since + interval '24 hours' * 7 as due_at, k.stage_since + interval '24 hours' * 8 as late_from from candidatures k where k.stage = 'INTERVIEWED'
 union all select 'PLACEMENT' as kind, a.application_id as id, null::text as company_id, a.decided_at as since, (case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end) as due_at, (case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end) as late_from from applications a join batches b using (batch_id) where a.status = 'APPROVED' and b.programme_end is not null and not exists (select from candidatures k where k.application_id = a.application_id and k.stage in ('INTERESTED', 'SHORTLISTED', 'INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED', 'INTERVIEWED', 'OFFER_IN_REVIEW', 'OFFERED', 'OFFER_ACCEPTED', 'OFFER_DECLINED', 'OFFER_EXPIRED') and k.known_to_intern_at is not null)
  ) w
group by w.kind`,
)

export const managerUsers = defineStatement<
  NoParams,
  { readonly user_id: string }
>(
  'overdue.managerUsers',
  [],
  `select user_id
from users
where type = 'O' and status = 'ACTIVE' and operator_role = 'MANAGER'
order by user_id`,
)

export const overdueRows: ListSource<OverdueRow> = {
  columns: `w.kind, w.id::text as id, t.title, t.detail, w.company_id, w.since, w.due_at`,
  from: `(select 'APPLICATION' as kind, a.application_id as id, null::text as company_id, a.submitted_at as since, (a.submitted_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from a.submitted_at at time zone 'UTC')::int]) as due_at, (a.submitted_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from a.submitted_at at time zone 'UTC')::int]) as late_from from applications a where a.status in ('SUBMITTED', 'IN_REVIEW')
 union all select 'COMPANY' as kind, c.company_id as id, null::text as company_id, coalesce(c.decided_at, c.created_at) as since, (coalesce(c.decided_at, c.created_at) + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from coalesce(c.decided_at, c.created_at) at time zone 'UTC')::int]) as due_at, (coalesce(c.decided_at, c.created_at) + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from coalesce(c.decided_at, c.created_at) at time zone 'UTC')::int]) as late_from from companies c where c.status = 'PENDING_APPROVAL' and exists (select from members m where m.company_id = c.company_id)
 union all select 'WAITING_LIST' as kind, c.company_id as id, null::text as company_id, coalesce(c.decided_at, c.created_at) as since, coalesce(c.decided_at, c.created_at) + interval '24 hours' * 10 as due_at, coalesce(c.decided_at, c.created_at) + interval '24 hours' * 10 as late_from from companies c where c.status = 'IN_WAITING_LIST' and exists (select from members m where m.company_id = c.company_id)
 union all select 'OFFER' as kind, o.offer_id as id, null::text as company_id, o.sent_at as since, (o.sent_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from o.sent_at at time zone 'UTC')::int]) as due_at, (o.sent_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from o.sent_at at time zone 'UTC')::int]) as late_from from offers o where o.status = 'IN_REVIEW'
 union all select 'CLAIM' as kind, i.interview_id as id, null::text as company_id, i.no_show_contested_at as since, (i.no_show_contested_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from i.no_show_contested_at at time zone 'UTC')::int]) as due_at, (i.no_show_contested_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from i.no_show_contested_at at time zone 'UTC')::int]) as late_from from interviews i where i.status = 'IN_PAST' and i.no_show_contested_at is not null
 union all select 'NO_SHOW' as kind, s.no_show_id as id, null::text as company_id, coalesce(s.contested_at, s.recorded_at) as since, (coalesce(s.contested_at, s.recorded_at) + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from coalesce(s.contested_at, s.recorded_at) at time zone 'UTC')::int]) as due_at, (coalesce(s.contested_at, s.recorded_at) + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from coalesce(s.contested_at, s.recorded_at) at time zone 'UTC')::int]) as late_from from (select x.*, count(*) over side as of_side, row_number() over (side order by recorded_at) as place from no_shows x where recorded_at > :no_shows_since::timestamptz and decision is distinct from 'EXCUSE' window side as (partition by side, case side when 'company' then company_id else intern_id end)) s
  where s.decision is null and (s.contested_at is not null or (s.of_side = 2 and s.place = 2))
 union all select 'ACTION' as kind, x.action_id as id, null::text as company_id, x.created_at as since, (x.created_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from x.created_at at time zone 'UTC')::int]) as due_at, (x.created_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from x.created_at at time zone 'UTC')::int]) as late_from from internship_actions x where x.status = 'RAISED'
 union all select 'DECISION' as kind, k.candidature_id as id, k.company_id::text as company_id, k.stage_since as since, k.stage_since + interval '24 hours' * 7 as due_at, k.stage_since + interval '24 hours' * 8 as late_from from candidatures k where k.stage = 'INTERVIEWED'
 union all select 'PLACEMENT' as kind, a.application_id as id, null::text as company_id, a.decided_at as since, (case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end) as due_at, (case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end) as late_from from applications a join batches b using (batch_id) where a.status = 'APPROVED' and b.programme_end is not null and not exists (select from candidatures k where k.application_id = a.application_id and k.stage in ('INTERESTED', 'SHORTLISTED', 'INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED', 'INTERVIEWED', 'OFFER_IN_REVIEW', 'OFFERED', 'OFFER_ACCEPTED', 'OFFER_DECLINED', 'OFFER_EXPIRED') and k.known_to_intern_at is not null)) w`,
  joins: {
    t: `cross join lateral (
    select trim(u.first_name || ' ' || u.last_name) as title, b.name as detail from applications a join batches b using (batch_id) join interns n on n.intern_id = a.intern_id join users u on u.user_id = n.user_id where w.kind in ('APPLICATION', 'PLACEMENT') and a.application_id = w.id
 union all select c.name as title, '' as detail from companies c where w.kind in ('COMPANY', 'WAITING_LIST') and c.company_id = w.id
 union all select trim(u.first_name || ' ' || u.last_name) as title, o.role || ' · ' || c.name as detail from offers o join companies c using (company_id) join interns n on n.intern_id = o.intern_id join users u on u.user_id = n.user_id where w.kind in ('OFFER') and o.offer_id = w.id
 union all select trim(u.first_name || ' ' || u.last_name) as title, c.name as detail from interviews i join companies c using (company_id) join interns n on n.intern_id = i.intern_id join users u on u.user_id = n.user_id where w.kind in ('CLAIM') and i.interview_id = w.id
 union all select case s.side when 'company' then c.name else trim(u.first_name || ' ' || u.last_name) end as title, case s.side when 'company' then trim(u.first_name || ' ' || u.last_name) else c.name end as detail from no_shows s join companies c using (company_id) join interns n on n.intern_id = s.intern_id join users u on u.user_id = n.user_id where w.kind in ('NO_SHOW') and s.no_show_id = w.id
 union all select trim(u.first_name || ' ' || u.last_name) as title, o.role || ' · ' || c.name as detail from internship_actions x join internships i using (internship_id) join offers o using (offer_id) join companies c on c.company_id = i.company_id join interns n on n.intern_id = i.intern_id join users u on u.user_id = n.user_id where w.kind in ('ACTION') and x.action_id = w.id
 union all select c.name as title, trim(u.first_name || ' ' || u.last_name) || ' · ' || p.name as detail from candidatures k join companies c using (company_id) join plans p using (plan_id) join interns n on n.intern_id = k.intern_id join users u on u.user_id = n.user_id where w.kind in ('DECISION') and k.candidature_id = w.id
  ) t`,
  },
}
