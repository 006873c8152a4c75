// Generated from placement.sql by “npm run queries”; do not edit.
// Source: 082667663231
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { PlacementStep } from '@fledge/domain/placement/types.ts'
import type { WaitSide } from '@fledge/domain/waits/types.ts'
import { defineStatement } from '../../../platform/db/statement.ts'

export interface UnplacedRow {
  readonly application_id: string
  readonly user_id: string
  readonly name: string
  readonly batch_id: string
  readonly batch_name: string
  readonly career_field: string | null
  readonly placement_ends_at: string | null
  readonly step: PlacementStep
  readonly step_at: string
  readonly company_id: string | null
  readonly company_name: string | null
  readonly plan_name: string | null
  readonly owner_name: string | null
}

export interface UnplacedTurnRow {
  readonly application_id: string
  readonly side: WaitSide
  readonly due_at: string | null
  readonly nudged_at: string | null
}

export interface UnplacedTarget {
  readonly application_id: string
  readonly intern_id: string
  readonly user_id: string
  readonly first_name: string
  readonly last_name: string
  readonly batch_name: string
  readonly placement_ends_at: string | null
  readonly nudged_at: string | null
  readonly proposed_at: string | null
  readonly has_candidature: boolean
}

export interface ProposalFactsRow {
  readonly plan_id: string
  readonly proposed_at: string | null
  readonly has_candidature: boolean
}

export interface ProposablePlanRow {
  readonly plan_id: string
  readonly name: string
  readonly company_name: string
  readonly openings_left: number
}

/** What happened last is read for the rows of a page only. */
export const unplacedRows: ListSource<UnplacedRow> = {
  columns: `x.application_id, u.user_id, trim(u.first_name || ' ' || u.last_name) as name, x.batch_id,
  b.name as batch_name, f.label as career_field, nullif(x.ends_at, 'infinity') as placement_ends_at,
  coalesce(k.stage, 'NONE') as step, coalesce(k.stage_since, x.approved_at) as step_at, c.company_id, c.name as company_name, p.name as plan_name, o.first_name || ' ' || o.last_name as owner_name`,
  from: `(select
  a.application_id, a.intern_id, a.batch_id, a.career_field_id,
  coalesce(case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end, 'infinity') as ends_at,
  coalesce(a.decided_at, a.created_at) as approved_at
from applications a join batches b using (batch_id)
where
  a.status = 'APPROVED'
  and not exists (
    select
    from
      candidatures c
      join offers o using (candidature_id)
      join internships i using (offer_id)
    where c.application_id = a.application_id and i.status in ('UPCOMING', 'ONGOING')
  )) x`,
  joins: {
    k: `left join lateral (select y.stage, y.stage_since, y.candidature_id, y.company_id, y.plan_id
from candidatures y
where y.application_id = x.application_id
order by y.stage in ('INTERESTED', 'SHORTLISTED', 'INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED', 'INTERVIEWED', 'OFFER_IN_REVIEW', 'OFFERED', 'OFFER_ACCEPTED', 'OFFER_DECLINED', 'OFFER_EXPIRED') desc, y.stage_since desc, y.candidature_id
limit 1) k on true`,
    n: `join interns n on n.intern_id = x.intern_id`,
    u: `join users u on u.user_id = n.user_id`,
    b: `join batches b on b.batch_id = x.batch_id`,
    f: `left join lookup f on f.list = 'career-field' and f.id = x.career_field_id`,
    c: `left join companies c on c.company_id = k.company_id`,
    p: `left join plans p on p.plan_id = k.plan_id`,
    h: `left join wait_owners h on h.kind = 'PLACEMENT' and h.subject_id = x.application_id`,
    o: `left join users o on o.user_id = h.owner_id`,
  },
}

/** Whose turn it is, and when the person was last reminded, of the rows of a page: read apart, because planning this takes longer than reading it, and the statement of a list is planned each time. Without a wait of a candidature it is the team's turn: that is the wait of everyone who is approved and has none. */
export const unplacedTurns = defineStatement<
  { readonly application_ids: readonly string[] },
  UnplacedTurnRow
>(
  'placement.unplacedTurns',
  ['application_ids'],
  `select x.application_id, coalesce(t.side, 'operator') as side, t.due_at, e.nudged_at
from
  unnest($1::uuid[]) x (application_id)
  left join lateral (select y.stage, y.stage_since, y.candidature_id, y.company_id, y.plan_id
from candidatures y
where y.application_id = x.application_id
order by y.stage in ('INTERESTED', 'SHORTLISTED', 'INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED', 'INTERVIEWED', 'OFFER_IN_REVIEW', 'OFFERED', 'OFFER_ACCEPTED', 'OFFER_DECLINED', 'OFFER_EXPIRED') desc, y.stage_since desc, y.candidature_id
limit 1) k on true
  left join lateral (
    select w.side, w.due_at
    from (select v.*, h.owner_id from (select 'CANDIDATURE' as kind, c.candidature_id as id, 'company' as side, case c.stage when 'SHORTLISTED' then greatest(c.stage_since, c.interested_at) else c.stage_since end as since, case c.stage
  when 'INTERESTED' then c.stage_since + greatest(interval '504 hours' - c.interest_used_ms * interval '1 millisecond', interval '168 hours')
  when 'SHORTLISTED' then case when c.known_to_intern_at is not null then greatest(c.stage_since, c.interested_at) + interval '336 hours' end
  when 'INTERVIEWED' then c.stage_since + interval '720 hours'
  when 'OFFER_DECLINED' then c.stage_since + interval '336 hours'
  when 'OFFER_EXPIRED' then c.stage_since + interval '336 hours' end - case c.stage when 'INTERESTED' then interval '24 hours' * 0 when 'SHORTLISTED' then interval '24 hours' * 0 when 'INTERVIEWED' then interval '24 hours' * 23 when 'OFFER_DECLINED' then interval '24 hours' * 7 when 'OFFER_EXPIRED' then interval '24 hours' * 7 end as due_at, case c.stage
  when 'INTERESTED' then c.stage_since + greatest(interval '504 hours' - c.interest_used_ms * interval '1 millisecond', interval '168 hours')
  when 'SHORTLISTED' then case when c.known_to_intern_at is not null then greatest(c.stage_since, c.interested_at) + interval '336 hours' end
  when 'INTERVIEWED' then c.stage_since + interval '720 hours'
  when 'OFFER_DECLINED' then c.stage_since + interval '336 hours'
  when 'OFFER_EXPIRED' then c.stage_since + interval '336 hours' end - case c.stage when 'INTERESTED' then interval '24 hours' * 0 when 'SHORTLISTED' then interval '24 hours' * 0 when 'INTERVIEWED' then interval '24 hours' * 23 when 'OFFER_DECLINED' then interval '24 hours' * 7 when 'OFFER_EXPIRED' then interval '24 hours' * 7 end as late_from, c.company_id as company_id, c.intern_id as intern_id, a.batch_id as batch_id from candidatures c join applications a using (application_id) where c.stage in ('INTERESTED', 'OFFER_DECLINED', 'OFFER_EXPIRED') or c.stage = 'SHORTLISTED' and c.known_to_intern_at is not null
 union all select 'CANDIDATURE' as kind, c.candidature_id as id, 'operator' as side, c.stage_since as since, (c.stage_since + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[coalesce((select max(o.review_days) from offers o where o.candidature_id = c.candidature_id and o.status = 'IN_REVIEW'), 3)][extract(isodow from c.stage_since at time zone 'UTC')::int]) as due_at, (c.stage_since + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[coalesce((select max(o.review_days) from offers o where o.candidature_id = c.candidature_id and o.status = 'IN_REVIEW'), 3)][extract(isodow from c.stage_since at time zone 'UTC')::int]) as late_from, c.company_id as company_id, c.intern_id as intern_id, a.batch_id as batch_id from candidatures c join applications a using (application_id) where c.stage = 'OFFER_IN_REVIEW'
 union all select 'CANDIDATURE' as kind, c.candidature_id as id, 'intern' as side, c.stage_since as since, (select max(o.answer_by) from offers o where o.candidature_id = c.candidature_id and o.status = 'OFFERED') as due_at, (select max(o.answer_by) from offers o where o.candidature_id = c.candidature_id and o.status = 'OFFERED') as late_from, c.company_id as company_id, c.intern_id as intern_id, a.batch_id as batch_id from candidatures c join applications a using (application_id) where c.stage = 'OFFERED'
 union all select 'CANDIDATURE' as kind, c.candidature_id as id, 'intern' as side, c.stage_since as since, coalesce((select max(o.confirm_by) from offers o where o.candidature_id = c.candidature_id and o.status = 'ACCEPTED_BY_CANDIDATE'), c.stage_since + interval '24 hours' * 7) as due_at, coalesce((select max(o.confirm_by) from offers o where o.candidature_id = c.candidature_id and o.status = 'ACCEPTED_BY_CANDIDATE'), c.stage_since + interval '24 hours' * 7) as late_from, c.company_id as company_id, c.intern_id as intern_id, a.batch_id as batch_id from candidatures c join applications a using (application_id) where c.stage = 'OFFER_ACCEPTED'
 union all select 'CANDIDATURE' as kind, k.candidature_id as id, 'intern' as side, v.status_since as since, v.answer_by as due_at, v.answer_by as late_from, k.company_id as company_id, k.intern_id as intern_id, a.batch_id as batch_id from candidatures k join applications a using (application_id) join lateral (select x.interview_id, x.company_id, x.intern_id, x.status, x.status_since, x.answer_by, x.ends_at, x.no_show_claimed_by, x.no_show_claimed_at, x.no_show_contested_at, x.claim_review_days from interviews x where x.candidature_id = k.candidature_id order by x.created_at desc, x.interview_id desc limit 1) v on true join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where k.stage in ('INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED') and v.status in ('AWAITING_CONFIRMATION', 'RESCHEDULE_REQUESTED_BY_HC')
 union all select 'CANDIDATURE' as kind, k.candidature_id as id, 'company' as side, v.status_since as since, v.answer_by as due_at, v.answer_by as late_from, k.company_id as company_id, k.intern_id as intern_id, a.batch_id as batch_id from candidatures k join applications a using (application_id) join lateral (select x.interview_id, x.company_id, x.intern_id, x.status, x.status_since, x.answer_by, x.ends_at, x.no_show_claimed_by, x.no_show_claimed_at, x.no_show_contested_at, x.claim_review_days from interviews x where x.candidature_id = k.candidature_id order by x.created_at desc, x.interview_id desc limit 1) v on true join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where k.stage in ('INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED') and v.status = 'RESCHEDULE_REQUESTED_BY_INTERN'
 union all select 'CANDIDATURE' as kind, k.candidature_id as id, 'both' as side, v.status_since as since, v.ends_at as due_at, v.ends_at as late_from, k.company_id as company_id, k.intern_id as intern_id, a.batch_id as batch_id from candidatures k join applications a using (application_id) join lateral (select x.interview_id, x.company_id, x.intern_id, x.status, x.status_since, x.answer_by, x.ends_at, x.no_show_claimed_by, x.no_show_claimed_at, x.no_show_contested_at, x.claim_review_days from interviews x where x.candidature_id = k.candidature_id order by x.created_at desc, x.interview_id desc limit 1) v on true join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where k.stage in ('INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED') and v.status = 'CONFIRMED'
 union all select 'CANDIDATURE' as kind, k.candidature_id as id, 'company' as side, v.ends_at as since, v.ends_at + interval '604800000 milliseconds' as due_at, v.ends_at + interval '604800000 milliseconds' as late_from, k.company_id as company_id, k.intern_id as intern_id, a.batch_id as batch_id from candidatures k join applications a using (application_id) join lateral (select x.interview_id, x.company_id, x.intern_id, x.status, x.status_since, x.answer_by, x.ends_at, x.no_show_claimed_by, x.no_show_claimed_at, x.no_show_contested_at, x.claim_review_days from interviews x where x.candidature_id = k.candidature_id order by x.created_at desc, x.interview_id desc limit 1) v on true join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where k.stage in ('INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED') and v.status = 'IN_PAST' and v.no_show_claimed_at is null
 union all select 'CANDIDATURE' as kind, k.candidature_id as id, case v.no_show_claimed_by when 'company' then 'intern' else 'company' end as side, v.no_show_claimed_at as since, (select (l.at + make_interval(days => (array[2, 2, 2, 4, 4])[extract(isodow from l.at)::int])) at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end from (select case when extract(isodow from (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end)) <= 5 then (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end) else date_trunc('week', (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end)) + interval '7 days 9 hours' end as at) l) as due_at, (select (l.at + make_interval(days => (array[2, 2, 2, 4, 4])[extract(isodow from l.at)::int])) at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end from (select case when extract(isodow from (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end)) <= 5 then (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end) else date_trunc('week', (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end)) + interval '7 days 9 hours' end as at) l) as late_from, k.company_id as company_id, k.intern_id as intern_id, a.batch_id as batch_id from candidatures k join applications a using (application_id) join lateral (select x.interview_id, x.company_id, x.intern_id, x.status, x.status_since, x.answer_by, x.ends_at, x.no_show_claimed_by, x.no_show_claimed_at, x.no_show_contested_at, x.claim_review_days from interviews x where x.candidature_id = k.candidature_id order by x.created_at desc, x.interview_id desc limit 1) v on true join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where k.stage in ('INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED') and v.status = 'IN_PAST' and v.no_show_claimed_at is not null and v.no_show_contested_at is null
 union all select 'CANDIDATURE' as kind, k.candidature_id as id, 'operator' as side, v.no_show_contested_at as since, (v.no_show_contested_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[v.claim_review_days][extract(isodow from v.no_show_contested_at at time zone 'UTC')::int]) as due_at, (v.no_show_contested_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[v.claim_review_days][extract(isodow from v.no_show_contested_at at time zone 'UTC')::int]) as late_from, k.company_id as company_id, k.intern_id as intern_id, a.batch_id as batch_id from candidatures k join applications a using (application_id) join lateral (select x.interview_id, x.company_id, x.intern_id, x.status, x.status_since, x.answer_by, x.ends_at, x.no_show_claimed_by, x.no_show_claimed_at, x.no_show_contested_at, x.claim_review_days from interviews x where x.candidature_id = k.candidature_id order by x.created_at desc, x.interview_id desc limit 1) v on true join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where k.stage in ('INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED') and v.status = 'IN_PAST' and v.no_show_contested_at is not null) v left join wait_owners h on h.kind = v.kind and h.subject_id = v.id) w
    where w.id = k.candidature_id
    limit 1
  ) t on true
  left join lateral (select max(v.at) as nudged_at
from event_log v
where v.subject_id = x.application_id and v.machine = 'application' and v.move = 'nudge') e on true`,
)

/** The same people, locked by their applications before, with what decides whether they are written to. */
export const unplacedByIds = defineStatement<
  { readonly plan_id: string | null; readonly application_ids: readonly string[] },
  UnplacedTarget
>(
  'placement.unplacedByIds',
  ['plan_id', 'application_ids'],
  `select
  x.application_id, x.intern_id, u.user_id, u.first_name, u.last_name, b.name as batch_name,
  nullif(x.ends_at, 'infinity') as placement_ends_at,
  (select max(v.at) as nudged_at
from event_log v
where v.subject_id = x.application_id and v.machine = 'application' and v.move = 'nudge') as nudged_at,
  (
  select max(v.at)
  from event_log v
  where
    v.subject_id = x.application_id
    and v.machine = 'application'
    and v.move = 'proposeMatch'
    and v.data ->> 'plan_id' = p.plan_id::text
) as proposed_at,
exists (
  select
  from candidatures c
  where
    c.application_id = x.application_id
    and c.plan_id = p.plan_id
    and c.stage in ('INTERESTED', 'SHORTLISTED', 'INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED', 'INTERVIEWED', 'OFFER_IN_REVIEW', 'OFFERED', 'OFFER_ACCEPTED', 'OFFER_DECLINED', 'OFFER_EXPIRED')
) as has_candidature
from
  (select
  a.application_id, a.intern_id, a.batch_id, a.career_field_id,
  coalesce(case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end, 'infinity') as ends_at,
  coalesce(a.decided_at, a.created_at) as approved_at
from applications a join batches b using (batch_id)
where
  a.status = 'APPROVED'
  and not exists (
    select
    from
      candidatures c
      join offers o using (candidature_id)
      join internships i using (offer_id)
    where c.application_id = a.application_id and i.status in ('UPCOMING', 'ONGOING')
  )) x
  join interns n on n.intern_id = x.intern_id
  join users u on u.user_id = n.user_id
  join batches b on b.batch_id = x.batch_id
  cross join (select $1::text::uuid as plan_id) p
where x.application_id = any ($2::uuid[])
order by x.application_id`,
)

/** When each plan was proposed to the person, and which have a candidature that is not over. */
export const proposalFacts = defineStatement<
  { readonly application_id: string; readonly plan_ids: readonly string[] },
  ProposalFactsRow
>(
  'placement.proposalFacts',
  ['application_id', 'plan_ids'],
  `select
  p.plan_id::text as plan_id,
  (
  select max(v.at)
  from event_log v
  where
    v.subject_id = x.application_id
    and v.machine = 'application'
    and v.move = 'proposeMatch'
    and v.data ->> 'plan_id' = p.plan_id::text
) as proposed_at,
exists (
  select
  from candidatures c
  where
    c.application_id = x.application_id
    and c.plan_id = p.plan_id
    and c.stage in ('INTERESTED', 'SHORTLISTED', 'INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED', 'INTERVIEWED', 'OFFER_IN_REVIEW', 'OFFERED', 'OFFER_ACCEPTED', 'OFFER_DECLINED', 'OFFER_EXPIRED')
) as has_candidature
from plans p cross join (select $1::uuid as application_id) x
where p.plan_id = any ($2::uuid[])`,
)

/** A plan with an opening, and who is told about people for it. */
export const openPlan = defineStatement<
  { readonly plan_id: string },
  {
    readonly plan_id: string
    readonly name: string
    readonly company_id: string
    readonly company_name: string
    readonly users: string[]
  }
>(
  'placement.openPlan',
  ['plan_id'],
  `select
  p.plan_id, p.name, c.company_id, c.name as company_name,
  array(select m.user_id from members m where m.company_id = p.company_id and m.status = 'ACTIVE' and (m.role = 'ADMIN' or exists (select from plan_supervisors s where s.plan_id = p.plan_id and s.member_id = m.member_id)))::text[] as users
from plans p join companies c on c.company_id = p.company_id
where
  p.plan_id = $1
  and p.status in ('ACTIVE')
  and not p.is_taken_down
  and c.status = 'APPROVED'
  and p.openings_taken < p.openings`,
)

/** Plans with an opening, to propose one of them. */
export const proposablePlanRows: ListSource<ProposablePlanRow> = {
  columns: `x.plan_id, x.name, x.company_name, x.openings_left`,
  from: `(
    select
      p.plan_id, p.name, p.company_id, c.name as company_name,
      p.openings - p.openings_taken as openings_left
    from plans p join companies c on c.company_id = p.company_id
    where
      p.status in ('ACTIVE')
      and not p.is_taken_down
      and c.status = 'APPROVED'
      and p.openings_taken < p.openings
  ) x`,
  joins: {
  },
}
