// Generated from placement.sql by “npm run queries”; do not edit.
// Source: a066523970a8
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
  readonly side: WaitSide
  readonly due_at: string | null
  readonly nudged_at: string | null
  readonly owner_name: string | null
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

/** Whose turn it is, is read for the rows of a page only. Without a wait of a candidature it is the team's: that is the wait of everyone who is approved and has none. */
export const unplacedRows: ListSource<UnplacedRow> = {
  columns: `x.application_id, u.user_id, trim(u.first_name || ' ' || u.last_name) as name, x.batch_id,
  b.name as batch_name, f.label as career_field, nullif(x.ends_at, 'infinity') as placement_ends_at,
  x.step, x.step_at, c.company_id, c.name as company_name, p.name as plan_name, coalesce(t.side, 'operator') as side,
  t.due_at, e.nudged_at, o.first_name || ' ' || o.last_name as owner_name`,
  from: `(select
  a.application_id, a.intern_id, a.batch_id, a.career_field_id,
  coalesce(case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end, 'infinity') as ends_at, coalesce(k.stage, 'NONE') as step,
  coalesce(k.stage_since, a.decided_at, a.created_at) as step_at, k.candidature_id, k.company_id,
  k.plan_id
from
  applications a
  join batches b using (batch_id)
  left join lateral (
    select c.stage, c.stage_since, c.candidature_id, c.company_id, c.plan_id
    from candidatures c
    where c.application_id = a.application_id
    order by c.stage in ('INTERESTED', 'SHORTLISTED', 'INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED', 'INTERVIEWED', 'OFFER_IN_REVIEW', 'OFFERED', 'OFFER_ACCEPTED', 'OFFER_DECLINED', 'OFFER_EXPIRED') desc, c.stage_since desc, c.candidature_id
    limit 1
  ) k on true
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
    n: `join interns n on n.intern_id = x.intern_id`,
    u: `join users u on u.user_id = n.user_id`,
    b: `join batches b on b.batch_id = x.batch_id`,
    f: `left join lookup f on f.list = 'career-field' and f.id = x.career_field_id`,
    c: `left join companies c on c.company_id = x.company_id`,
    p: `left join plans p on p.plan_id = x.plan_id`,
    t: `left join lateral (
    select w.side, w.due_at
    from (select 'UNSUBMITTED' as kind, a.application_id as id, 'intern' as side, a.created_at as since, greatest(a.due_at, b.enrolment_closes_at) as due_at, greatest(a.due_at, b.enrolment_closes_at) as late_from, null::uuid as company_id, a.intern_id as intern_id, a.batch_id as batch_id, null::uuid as owner_id from applications a join batches b using (batch_id) where a.status in ('NOT_STARTED', 'IN_PROGRESS')
 union all select 'CHANGES' as kind, a.application_id as id, 'intern' as side, (select coalesce(max(x.sent_at), a.submitted_at) from application_comments x where x.application_id = a.application_id) as since, greatest(a.due_at, (select coalesce(max(x.sent_at), a.submitted_at) from application_comments x where x.application_id = a.application_id) + interval '24 hours' * 7) as due_at, greatest(a.due_at, (select coalesce(max(x.sent_at), a.submitted_at) from application_comments x where x.application_id = a.application_id) + interval '24 hours' * 7) as late_from, null::uuid as company_id, a.intern_id as intern_id, a.batch_id as batch_id, null::uuid as owner_id from applications a where a.status = 'CHANGES_REQUESTED'
 union all select 'APPLICATION' as kind, a.application_id as id, 'operator' as side, a.submitted_at as since, (a.submitted_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from a.submitted_at at time zone 'UTC')::int]) as due_at, (a.submitted_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from a.submitted_at at time zone 'UTC')::int]) as late_from, null::uuid as company_id, a.intern_id as intern_id, a.batch_id as batch_id, (select h.owner_id from wait_owners h where h.kind = 'APPLICATION' and h.subject_id = a.application_id) as owner_id from applications a where a.status in ('SUBMITTED', 'IN_REVIEW') and not exists (select from pending_acts p where p.kind = 'APPLICATION' and p.subject_id = a.application_id and p.finished_at is null) and not exists (select from second_opinions s where s.application_id = a.application_id and s.status = 'ASKED')
 union all select 'OPINION' as kind, a.application_id as id, 'operator' as side, s.asked_at as since, s.due_at as due_at, least(s.due_at, (a.submitted_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from a.submitted_at at time zone 'UTC')::int])) as late_from, null::uuid as company_id, a.intern_id as intern_id, a.batch_id as batch_id, (select h.owner_id from wait_owners h where h.kind = 'OPINION' and h.subject_id = a.application_id) as owner_id from second_opinions s join applications a using (application_id) where s.status = 'ASKED'
 union all select 'PLACEMENT' as kind, a.application_id as id, 'operator' as side, a.decided_at as since, (case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end) as due_at, (case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end) as late_from, null::uuid as company_id, a.intern_id as intern_id, a.batch_id as batch_id, (select h.owner_id from wait_owners h where h.kind = 'PLACEMENT' and h.subject_id = a.application_id) as owner_id from applications a join batches b using (batch_id) where a.status = 'APPROVED' and not exists (select from candidatures k where k.application_id = a.application_id and k.stage in ('INTERESTED', 'SHORTLISTED', 'INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED', 'INTERVIEWED', 'OFFER_IN_REVIEW', 'OFFERED', 'OFFER_ACCEPTED', 'OFFER_DECLINED', 'OFFER_EXPIRED') and k.known_to_intern_at is not null)
 union all select 'COMPANY' as kind, c.company_id as id, 'operator' as side, coalesce(c.decided_at, c.created_at) as since, (coalesce(c.decided_at, c.created_at) + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from coalesce(c.decided_at, c.created_at) at time zone 'UTC')::int]) as due_at, (coalesce(c.decided_at, c.created_at) + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from coalesce(c.decided_at, c.created_at) at time zone 'UTC')::int]) as late_from, c.company_id as company_id, null::uuid as intern_id, null::uuid as batch_id, (select h.owner_id from wait_owners h where h.kind = 'COMPANY' and h.subject_id = c.company_id) as owner_id from companies c where c.status = 'PENDING_APPROVAL' and exists (select from members m where m.company_id = c.company_id) and not exists (select from pending_acts p where p.kind = 'COMPANY' and p.subject_id = c.company_id and p.finished_at is null)
 union all select 'WAITING_LIST' as kind, c.company_id as id, 'operator' as side, coalesce(c.decided_at, c.created_at) as since, coalesce(c.decided_at, c.created_at) + interval '24 hours' * 10 as due_at, coalesce(c.decided_at, c.created_at) + interval '24 hours' * 10 as late_from, c.company_id as company_id, null::uuid as intern_id, null::uuid as batch_id, (select h.owner_id from wait_owners h where h.kind = 'WAITING_LIST' and h.subject_id = c.company_id) as owner_id from companies c where c.status = 'IN_WAITING_LIST' and exists (select from members m where m.company_id = c.company_id) and not exists (select from pending_acts p where p.kind = 'COMPANY' and p.subject_id = c.company_id and p.finished_at is null)
 union all select 'INVITATION' as kind, m.member_id as id, 'company' as side, coalesce(m.invited_at, m.created_at) as since, coalesce(m.invited_at, m.created_at) + interval '1 millisecond' * 604800000 as due_at, coalesce(m.invited_at, m.created_at) + interval '1 millisecond' * 604800000 as late_from, m.company_id as company_id, null::uuid as intern_id, null::uuid as batch_id, null::uuid as owner_id from members m where m.status = 'INVITED'
 union all select 'CANDIDATURE' as kind, c.candidature_id as id, 'company' as side, case c.stage when 'SHORTLISTED' then greatest(c.stage_since, c.interested_at) else c.stage_since end as since, case c.stage
  when 'INTERESTED' then c.stage_since + greatest(interval '504 hours' - c.interest_used_ms * interval '1 millisecond', interval '168 hours')
  when 'SHORTLISTED' then case when c.known_to_intern_at is not null then greatest(c.stage_since, c.interested_at) + interval '336 hours' end
  when 'INTERVIEWED' then c.stage_since + interval '720 hours'
  when 'OFFER_DECLINED' then c.stage_since + interval '336 hours'
  when 'OFFER_EXPIRED' then c.stage_since + interval '336 hours' end - case c.stage when 'INTERESTED' then interval '24 hours' * 0 when 'SHORTLISTED' then interval '24 hours' * 0 when 'INTERVIEWED' then interval '24 hours' * 23 when 'OFFER_DECLINED' then interval '24 hours' * 7 when 'OFFER_EXPIRED' then interval '24 hours' * 7 end as due_at, case c.stage
  when 'INTERESTED' then c.stage_since + greatest(interval '504 hours' - c.interest_used_ms * interval '1 millisecond', interval '168 hours')
  when 'SHORTLISTED' then case when c.known_to_intern_at is not null then greatest(c.stage_since, c.interested_at) + interval '336 hours' end
  when 'INTERVIEWED' then c.stage_since + interval '720 hours'
  when 'OFFER_DECLINED' then c.stage_since + interval '336 hours'
  when 'OFFER_EXPIRED' then c.stage_since + interval '336 hours' end - case c.stage when 'INTERESTED' then interval '24 hours' * 0 when 'SHORTLISTED' then interval '24 hours' * 0 when 'INTERVIEWED' then interval '24 hours' * 23 when 'OFFER_DECLINED' then interval '24 hours' * 7 when 'OFFER_EXPIRED' then interval '24 hours' * 7 end as late_from, c.company_id as company_id, c.intern_id as intern_id, a.batch_id as batch_id, null::uuid as owner_id from candidatures c join applications a using (application_id) where c.stage in ('INTERESTED', 'OFFER_DECLINED', 'OFFER_EXPIRED') or c.stage = 'SHORTLISTED' and c.known_to_intern_at is not null
 union all select 'DECISION' as kind, c.candidature_id as id, 'company' as side, c.stage_since as since, c.stage_since + interval '24 hours' * 7 as due_at, c.stage_since + interval '24 hours' * 8 as late_from, c.company_id as company_id, c.intern_id as intern_id, a.batch_id as batch_id, (select h.owner_id from wait_owners h where h.kind = 'DECISION' and h.subject_id = c.candidature_id) as owner_id from candidatures c join applications a using (application_id) where c.stage = 'INTERVIEWED'
 union all select 'CANDIDATURE' as kind, c.candidature_id as id, 'operator' as side, c.stage_since as since, (c.stage_since + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from c.stage_since at time zone 'UTC')::int]) as due_at, (c.stage_since + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from c.stage_since at time zone 'UTC')::int]) as late_from, c.company_id as company_id, c.intern_id as intern_id, a.batch_id as batch_id, null::uuid as owner_id from candidatures c join applications a using (application_id) where c.stage = 'OFFER_IN_REVIEW'
 union all select 'CANDIDATURE' as kind, c.candidature_id as id, 'intern' as side, c.stage_since as since, (select max(o.answer_by) from offers o where o.candidature_id = c.candidature_id and o.status = 'OFFERED') as due_at, (select max(o.answer_by) from offers o where o.candidature_id = c.candidature_id and o.status = 'OFFERED') as late_from, c.company_id as company_id, c.intern_id as intern_id, a.batch_id as batch_id, null::uuid as owner_id from candidatures c join applications a using (application_id) where c.stage = 'OFFERED'
 union all select 'CANDIDATURE' as kind, c.candidature_id as id, 'intern' as side, c.stage_since as since, coalesce((select max(o.confirm_by) from offers o where o.candidature_id = c.candidature_id and o.status = 'ACCEPTED_BY_CANDIDATE'), c.stage_since + interval '24 hours' * 7) as due_at, coalesce((select max(o.confirm_by) from offers o where o.candidature_id = c.candidature_id and o.status = 'ACCEPTED_BY_CANDIDATE'), c.stage_since + interval '24 hours' * 7) as late_from, c.company_id as company_id, c.intern_id as intern_id, a.batch_id as batch_id, null::uuid as owner_id from candidatures c join applications a using (application_id) where c.stage = 'OFFER_ACCEPTED'
 union all select 'CANDIDATURE' as kind, k.candidature_id as id, 'intern' as side, v.status_since as since, v.answer_by as due_at, v.answer_by as late_from, k.company_id as company_id, k.intern_id as intern_id, a.batch_id as batch_id, null::uuid as owner_id from candidatures k join applications a using (application_id) join lateral (select x.interview_id, x.company_id, x.intern_id, x.status, x.status_since, x.answer_by, x.ends_at, x.no_show_claimed_by, x.no_show_claimed_at, x.no_show_contested_at from interviews x where x.candidature_id = k.candidature_id order by x.created_at desc, x.interview_id desc limit 1) v on true join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where k.stage in ('INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED') and v.status in ('AWAITING_CONFIRMATION', 'RESCHEDULE_REQUESTED_BY_HC')
 union all select 'CANDIDATURE' as kind, k.candidature_id as id, 'company' as side, v.status_since as since, v.answer_by as due_at, v.answer_by as late_from, k.company_id as company_id, k.intern_id as intern_id, a.batch_id as batch_id, null::uuid as owner_id from candidatures k join applications a using (application_id) join lateral (select x.interview_id, x.company_id, x.intern_id, x.status, x.status_since, x.answer_by, x.ends_at, x.no_show_claimed_by, x.no_show_claimed_at, x.no_show_contested_at from interviews x where x.candidature_id = k.candidature_id order by x.created_at desc, x.interview_id desc limit 1) v on true join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where k.stage in ('INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED') and v.status = 'RESCHEDULE_REQUESTED_BY_INTERN'
 union all select 'CANDIDATURE' as kind, k.candidature_id as id, 'both' as side, v.status_since as since, v.ends_at as due_at, v.ends_at as late_from, k.company_id as company_id, k.intern_id as intern_id, a.batch_id as batch_id, null::uuid as owner_id from candidatures k join applications a using (application_id) join lateral (select x.interview_id, x.company_id, x.intern_id, x.status, x.status_since, x.answer_by, x.ends_at, x.no_show_claimed_by, x.no_show_claimed_at, x.no_show_contested_at from interviews x where x.candidature_id = k.candidature_id order by x.created_at desc, x.interview_id desc limit 1) v on true join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where k.stage in ('INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED') and v.status = 'CONFIRMED'
 union all select 'CANDIDATURE' as kind, k.candidature_id as id, 'company' as side, v.ends_at as since, v.ends_at + interval '604800000 milliseconds' as due_at, v.ends_at + interval '604800000 milliseconds' as late_from, k.company_id as company_id, k.intern_id as intern_id, a.batch_id as batch_id, null::uuid as owner_id from candidatures k join applications a using (application_id) join lateral (select x.interview_id, x.company_id, x.intern_id, x.status, x.status_since, x.answer_by, x.ends_at, x.no_show_claimed_by, x.no_show_claimed_at, x.no_show_contested_at from interviews x where x.candidature_id = k.candidature_id order by x.created_at desc, x.interview_id desc limit 1) v on true join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where k.stage in ('INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED') and v.status = 'IN_PAST' and v.no_show_claimed_at is null
 union all select 'CANDIDATURE' as kind, k.candidature_id as id, case v.no_show_claimed_by when 'company' then 'intern' else 'company' end as side, v.no_show_claimed_at as since, (select (l.at + make_interval(days => (array[2, 2, 2, 4, 4])[extract(isodow from l.at)::int])) at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end from (select case when extract(isodow from (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end)) <= 5 then (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end) else date_trunc('week', (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end)) + interval '7 days 9 hours' end as at) l) as due_at, (select (l.at + make_interval(days => (array[2, 2, 2, 4, 4])[extract(isodow from l.at)::int])) at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end from (select case when extract(isodow from (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end)) <= 5 then (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end) else date_trunc('week', (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end)) + interval '7 days 9 hours' end as at) l) as late_from, k.company_id as company_id, k.intern_id as intern_id, a.batch_id as batch_id, null::uuid as owner_id from candidatures k join applications a using (application_id) join lateral (select x.interview_id, x.company_id, x.intern_id, x.status, x.status_since, x.answer_by, x.ends_at, x.no_show_claimed_by, x.no_show_claimed_at, x.no_show_contested_at from interviews x where x.candidature_id = k.candidature_id order by x.created_at desc, x.interview_id desc limit 1) v on true join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where k.stage in ('INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED') and v.status = 'IN_PAST' and v.no_show_claimed_at is not null and v.no_show_contested_at is null
 union all select 'CANDIDATURE' as kind, k.candidature_id as id, 'operator' as side, v.no_show_contested_at as since, (v.no_show_contested_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from v.no_show_contested_at at time zone 'UTC')::int]) as due_at, (v.no_show_contested_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from v.no_show_contested_at at time zone 'UTC')::int]) as late_from, k.company_id as company_id, k.intern_id as intern_id, a.batch_id as batch_id, null::uuid as owner_id from candidatures k join applications a using (application_id) join lateral (select x.interview_id, x.company_id, x.intern_id, x.status, x.status_since, x.answer_by, x.ends_at, x.no_show_claimed_by, x.no_show_claimed_at, x.no_show_contested_at from interviews x where x.candidature_id = k.candidature_id order by x.created_at desc, x.interview_id desc limit 1) v on true join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where k.stage in ('INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED') and v.status = 'IN_PAST' and v.no_show_contested_at is not null and not exists (select from pending_acts p where p.kind = 'CLAIM' and p.subject_id = v.interview_id and p.finished_at is null)
 union all select 'INTERVIEW' as kind, v.interview_id as id, 'intern' as side, v.status_since as since, v.answer_by as due_at, v.answer_by as late_from, v.company_id as company_id, v.intern_id as intern_id, null::uuid as batch_id, null::uuid as owner_id from interviews v join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where v.status in ('AWAITING_CONFIRMATION', 'RESCHEDULE_REQUESTED_BY_HC')
 union all select 'INTERVIEW' as kind, v.interview_id as id, 'company' as side, v.status_since as since, v.answer_by as due_at, v.answer_by as late_from, v.company_id as company_id, v.intern_id as intern_id, null::uuid as batch_id, null::uuid as owner_id from interviews v join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where v.status = 'RESCHEDULE_REQUESTED_BY_INTERN'
 union all select 'INTERVIEW' as kind, v.interview_id as id, 'both' as side, v.status_since as since, v.ends_at as due_at, v.ends_at as late_from, v.company_id as company_id, v.intern_id as intern_id, null::uuid as batch_id, null::uuid as owner_id from interviews v join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where v.status = 'CONFIRMED'
 union all select 'INTERVIEW' as kind, v.interview_id as id, 'company' as side, v.ends_at as since, v.ends_at + interval '604800000 milliseconds' as due_at, v.ends_at + interval '604800000 milliseconds' as late_from, v.company_id as company_id, v.intern_id as intern_id, null::uuid as batch_id, null::uuid as owner_id from interviews v join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where v.status = 'IN_PAST' and v.no_show_claimed_at is null
 union all select 'INTERVIEW' as kind, v.interview_id as id, case v.no_show_claimed_by when 'company' then 'intern' else 'company' end as side, v.no_show_claimed_at as since, (select (l.at + make_interval(days => (array[2, 2, 2, 4, 4])[extract(isodow from l.at)::int])) at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end from (select case when extract(isodow from (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end)) <= 5 then (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end) else date_trunc('week', (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end)) + interval '7 days 9 hours' end as at) l) as due_at, (select (l.at + make_interval(days => (array[2, 2, 2, 4, 4])[extract(isodow from l.at)::int])) at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end from (select case when extract(isodow from (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end)) <= 5 then (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end) else date_trunc('week', (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end)) + interval '7 days 9 hours' end as at) l) as late_from, v.company_id as company_id, v.intern_id as intern_id, null::uuid as batch_id, null::uuid as owner_id from interviews v join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where v.status = 'IN_PAST' and v.no_show_claimed_at is not null and v.no_show_contested_at is null
 union all select 'CLAIM' as kind, v.interview_id as id, 'operator' as side, v.no_show_contested_at as since, (v.no_show_contested_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from v.no_show_contested_at at time zone 'UTC')::int]) as due_at, (v.no_show_contested_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from v.no_show_contested_at at time zone 'UTC')::int]) as late_from, v.company_id as company_id, v.intern_id as intern_id, null::uuid as batch_id, (select h.owner_id from wait_owners h where h.kind = 'CLAIM' and h.subject_id = v.interview_id) as owner_id from interviews v join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where v.status = 'IN_PAST' and v.no_show_contested_at is not null and not exists (select from pending_acts p where p.kind = 'CLAIM' and p.subject_id = v.interview_id and p.finished_at is null)
 union all select 'NO_SHOW' as kind, s.no_show_id as id, 'operator' as side, coalesce(s.contested_at, s.recorded_at) as since, (coalesce(s.contested_at, s.recorded_at) + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from coalesce(s.contested_at, s.recorded_at) at time zone 'UTC')::int]) as due_at, (coalesce(s.contested_at, s.recorded_at) + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from coalesce(s.contested_at, s.recorded_at) at time zone 'UTC')::int]) as late_from, s.company_id as company_id, s.intern_id as intern_id, null::uuid as batch_id, (select h.owner_id from wait_owners h where h.kind = 'NO_SHOW' and h.subject_id = s.no_show_id) as owner_id from (select x.*, count(*) over side as of_side, row_number() over (side order by recorded_at) as place from no_shows x where recorded_at > :no_shows_since::timestamptz and decision is distinct from 'EXCUSE' window side as (partition by side, case side when 'company' then company_id else intern_id end)) s
  where s.decision is null and (s.contested_at is not null or (s.of_side = 2 and s.place = 2)) and not exists (select from pending_acts p where p.kind = 'NO_SHOW' and p.subject_id = s.no_show_id and p.finished_at is null)
 union all select 'OFFER_DRAFT' as kind, o.offer_id as id, 'company' as side, o.status_since as since, coalesce(case c.stage
  when 'INTERESTED' then c.stage_since + greatest(interval '504 hours' - c.interest_used_ms * interval '1 millisecond', interval '168 hours')
  when 'SHORTLISTED' then case when c.known_to_intern_at is not null then greatest(c.stage_since, c.interested_at) + interval '336 hours' end
  when 'INTERVIEWED' then c.stage_since + interval '720 hours'
  when 'OFFER_DECLINED' then c.stage_since + interval '336 hours'
  when 'OFFER_EXPIRED' then c.stage_since + interval '336 hours' end - case c.stage when 'INTERESTED' then interval '24 hours' * 0 when 'SHORTLISTED' then interval '24 hours' * 0 when 'INTERVIEWED' then interval '24 hours' * 23 when 'OFFER_DECLINED' then interval '24 hours' * 7 when 'OFFER_EXPIRED' then interval '24 hours' * 7 end, o.status_since + interval '24 hours' * 7) as due_at, coalesce(case c.stage
  when 'INTERESTED' then c.stage_since + greatest(interval '504 hours' - c.interest_used_ms * interval '1 millisecond', interval '168 hours')
  when 'SHORTLISTED' then case when c.known_to_intern_at is not null then greatest(c.stage_since, c.interested_at) + interval '336 hours' end
  when 'INTERVIEWED' then c.stage_since + interval '720 hours'
  when 'OFFER_DECLINED' then c.stage_since + interval '336 hours'
  when 'OFFER_EXPIRED' then c.stage_since + interval '336 hours' end - case c.stage when 'INTERESTED' then interval '24 hours' * 0 when 'SHORTLISTED' then interval '24 hours' * 0 when 'INTERVIEWED' then interval '24 hours' * 23 when 'OFFER_DECLINED' then interval '24 hours' * 7 when 'OFFER_EXPIRED' then interval '24 hours' * 7 end, o.status_since + interval '24 hours' * 7) as late_from, o.company_id as company_id, o.intern_id as intern_id, null::uuid as batch_id, null::uuid as owner_id from offers o join candidatures c using (candidature_id) where o.status in ('DRAFT', 'NEEDS_REVISION')
 union all select 'OFFER' as kind, o.offer_id as id, 'operator' as side, o.sent_at as since, (o.sent_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from o.sent_at at time zone 'UTC')::int]) as due_at, (o.sent_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from o.sent_at at time zone 'UTC')::int]) as late_from, o.company_id as company_id, o.intern_id as intern_id, null::uuid as batch_id, (select h.owner_id from wait_owners h where h.kind = 'OFFER' and h.subject_id = o.offer_id) as owner_id from offers o where o.status = 'IN_REVIEW' and not exists (select from pending_acts p where p.kind = 'OFFER' and p.subject_id = o.offer_id and p.finished_at is null)
 union all select 'OFFER_ANSWER' as kind, o.offer_id as id, 'intern' as side, o.status_since as since, o.answer_by as due_at, o.answer_by as late_from, o.company_id as company_id, o.intern_id as intern_id, null::uuid as batch_id, null::uuid as owner_id from offers o where o.status = 'OFFERED'
 union all select 'PAYMENT' as kind, y.payment_id as id, 'intern' as side, y.created_at as since, coalesce(o.answer_by, y.created_at + interval '24 hours' * 7) as due_at, coalesce(o.answer_by, y.created_at + interval '24 hours' * 7) as late_from, null::uuid as company_id, y.intern_id as intern_id, null::uuid as batch_id, null::uuid as owner_id from payments y left join offers o using (offer_id) where y.status in ('CREATED', 'REQUIRES_ACTION')
 union all select 'INTERNSHIP' as kind, i.internship_id as id, 'both' as side, i.created_at as since, (i.starts_on::timestamp at time zone i.zone) as due_at, (i.starts_on::timestamp at time zone i.zone) as late_from, i.company_id as company_id, i.intern_id as intern_id, null::uuid as batch_id, null::uuid as owner_id from internships i where i.status = 'UPCOMING'
 union all select 'INTERNSHIP' as kind, i.internship_id as id, 'both' as side, (i.starts_on::timestamp at time zone i.zone) as since, ((i.ends_on + 1)::timestamp at time zone i.zone) as due_at, ((i.ends_on + 1)::timestamp at time zone i.zone) as late_from, i.company_id as company_id, i.intern_id as intern_id, null::uuid as batch_id, null::uuid as owner_id from internships i where i.status = 'ONGOING'
 union all select 'WEEK' as kind, y.weekly_feedback_id as id, case when y.intern_completed_at is not null then 'company' when y.company_completed_at is not null then 'intern' else 'both' end as side, y.unlocks_at as since, y.unlocks_at + interval '1 millisecond' * 604800000 as due_at, y.unlocks_at + interval '1 millisecond' * 604800000 as late_from, i.company_id as company_id, i.intern_id as intern_id, null::uuid as batch_id, null::uuid as owner_id from internship_weeks y join internships i using (internship_id) where i.status in ('UPCOMING', 'ONGOING') and y.unlocks_at <= :now::timestamptz and (y.company_completed_at is null or y.intern_completed_at is null)
 union all select 'ACTION' as kind, x.action_id as id, 'operator' as side, x.created_at as since, coalesce(x.due_at, (x.created_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from x.created_at at time zone 'UTC')::int])) as due_at, coalesce(x.due_at, (x.created_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from x.created_at at time zone 'UTC')::int])) as late_from, i.company_id as company_id, i.intern_id as intern_id, null::uuid as batch_id, (select h.owner_id from wait_owners h where h.kind = 'ACTION' and h.subject_id = x.action_id) as owner_id from internship_actions x join internships i using (internship_id) where x.status = 'RAISED' and not exists (select from pending_acts p where p.kind = 'ACTION' and p.subject_id = x.action_id and p.finished_at is null)
 union all select 'REFUND' as kind, rp.proposal_id as id, 'operator' as side, rp.proposed_at as since, (rp.proposed_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from rp.proposed_at at time zone 'UTC')::int]) as due_at, (rp.proposed_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from rp.proposed_at at time zone 'UTC')::int]) as late_from, null::uuid as company_id, y.intern_id as intern_id, null::uuid as batch_id, (select h.owner_id from wait_owners h where h.kind = 'REFUND' and h.subject_id = rp.proposal_id) as owner_id from refund_proposals rp join payments y using (payment_id) where rp.decided_at is null and not exists (select from pending_acts p where p.kind = 'REFUND' and p.subject_id = rp.proposal_id and p.finished_at is null)
 union all select 'MESSAGE' as kind, m.message_id as id, 'operator' as side, m.created_at as since, (m.created_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from m.created_at at time zone 'UTC')::int]) as due_at, (m.created_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from m.created_at at time zone 'UTC')::int]) as late_from, null::uuid as company_id, null::uuid as intern_id, null::uuid as batch_id, (select h.owner_id from wait_owners h where h.kind = 'MESSAGE' and h.subject_id = m.message_id) as owner_id from messages m where m.state = 'AWAITING_APPROVAL' and not exists (select from pending_acts p where p.kind = 'MESSAGE' and p.subject_id = m.message_id and p.finished_at is null)
 union all select 'REPLY' as kind, mr.reply_id as id, 'operator' as side, mr.created_at as since, (mr.created_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from mr.created_at at time zone 'UTC')::int]) as due_at, (mr.created_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from mr.created_at at time zone 'UTC')::int]) as late_from, null::uuid as company_id, n.intern_id as intern_id, null::uuid as batch_id, (select h.owner_id from wait_owners h where h.kind = 'REPLY' and h.subject_id = mr.reply_id) as owner_id from message_replies mr left join interns n on n.user_id = mr.user_id where mr.status = 'UNANSWERED' and not exists (select from pending_acts p where p.kind = 'REPLY' and p.subject_id = mr.reply_id and p.finished_at is null)
 union all select 'ERASURE' as kind, r.user_id as id, 'operator' as side, r.erasure_requested_at as since, r.erasure_requested_at + interval '24 hours' * 30 as due_at, least(r.erase_at + interval '24 hours' * 1, r.erasure_requested_at + interval '24 hours' * 30) as late_from, null::uuid as company_id, n.intern_id as intern_id, null::uuid as batch_id, (select h.owner_id from wait_owners h where h.kind = 'ERASURE' and h.subject_id = r.user_id) as owner_id from users r left join interns n using (user_id) where r.erase_at is not null and r.erasure_requested_at is not null
 union all select 'BAN_APPEAL' as kind, r.user_id as id, 'operator' as side, r.appealed_at as since, r.appealed_at + interval '24 hours' * 7 as due_at, r.appealed_at + interval '24 hours' * 7 as late_from, null::uuid as company_id, n.intern_id as intern_id, null::uuid as batch_id, (select h.owner_id from wait_owners h where h.kind = 'BAN_APPEAL' and h.subject_id = r.user_id) as owner_id from users r left join interns n using (user_id) where r.appealed_at is not null and r.appeal_decided_at is null and not exists (select from pending_acts p where p.kind = 'ACCOUNT' and p.subject_id = r.user_id and p.finished_at is null)
 union all select 'REPORT' as kind, r.report_id as id, 'operator' as side, r.created_at as since, (r.created_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from r.created_at at time zone 'UTC')::int]) as due_at, (r.created_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from r.created_at at time zone 'UTC')::int]) as late_from, r.about_company_id as company_id, r.about_intern_id as intern_id, null::uuid as batch_id, (select h.owner_id from wait_owners h where h.kind = 'REPORT' and h.subject_id = r.report_id) as owner_id from content_reports r where r.status = 'REPORTED' and not exists (select from pending_acts p where p.kind = 'REPORT' and p.subject_id = r.report_id and p.finished_at is null)
 union all select 'APPEAL' as kind, ch.hiding_id as id, 'operator' as side, ch.requested_at as since, (ch.requested_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from ch.requested_at at time zone 'UTC')::int]) as due_at, (ch.requested_at + interval '24 hours' * (array[3, 3, 5, 5, 5, 4, 3])[extract(isodow from ch.requested_at at time zone 'UTC')::int]) as late_from, ch.company_id as company_id, ch.intern_id as intern_id, null::uuid as batch_id, (select h.owner_id from wait_owners h where h.kind = 'APPEAL' and h.subject_id = ch.hiding_id) as owner_id from content_hidings ch where ch.status in ('CHANGED', 'APPEALED') and not exists (select from pending_acts p where p.kind = 'HIDING' and p.subject_id = ch.hiding_id and p.finished_at is null)) w
    where w.kind = 'CANDIDATURE' and w.id = x.candidature_id
    limit 1
  ) t on true`,
    e: `left join lateral (select max(v.at) as nudged_at
from event_log v
where v.subject_id = x.application_id and v.machine = 'application' and v.move = 'nudge') e on true`,
    h: `left join wait_owners h on h.kind = 'PLACEMENT' and h.subject_id = x.application_id`,
    o: `left join users o on o.user_id = h.owner_id`,
  },
}

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
  coalesce(case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end, 'infinity') as ends_at, coalesce(k.stage, 'NONE') as step,
  coalesce(k.stage_since, a.decided_at, a.created_at) as step_at, k.candidature_id, k.company_id,
  k.plan_id
from
  applications a
  join batches b using (batch_id)
  left join lateral (
    select c.stage, c.stage_since, c.candidature_id, c.company_id, c.plan_id
    from candidatures c
    where c.application_id = a.application_id
    order by c.stage in ('INTERESTED', 'SHORTLISTED', 'INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED', 'INTERVIEWED', 'OFFER_IN_REVIEW', 'OFFERED', 'OFFER_ACCEPTED', 'OFFER_DECLINED', 'OFFER_EXPIRED') desc, c.stage_since desc, c.candidature_id
    limit 1
  ) k on true
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
