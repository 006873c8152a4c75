// Generated from waits.sql by “npm run queries”; do not edit.
// Source: b561a11e4f20
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { OverdueKind } from '@fledge/domain/overdue/types.ts'
import type { OperatorRole } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface TeamWaitRow {
  readonly kind: OverdueKind
  readonly id: string
  readonly owner_id: string
  readonly owner_name: string | null
}

export interface TeamWaitCount {
  readonly kind: OverdueKind
  readonly open: number
  readonly late: number
  readonly due_today: number
  readonly oldest: string
  readonly mine: number
  readonly unowned: number
  readonly covered: number
}

export interface DeskOwnerRow {
  readonly user_id: string
  readonly name: string
  readonly since: string
  readonly is_away: boolean
  readonly is_from_reader: boolean
}

export interface OperatorColleagueRow {
  readonly user_id: string
  readonly name: string
  readonly operator_role: OperatorRole
  readonly is_active: boolean
  readonly absent_until: string | null
  readonly waits: number
}

export interface TakenApplicationRow {
  readonly application_id: string
}

export interface TeamWaitListRow {
  readonly kind: OverdueKind
  readonly id: string
  readonly title: string
  readonly detail: string
  readonly is_concern: boolean
  readonly company_id: string | null
  readonly company_name: string | null
  readonly since: string
  readonly due_at: string
  readonly is_late: boolean
  readonly owner_id: string
  readonly owner_name: string | null
}

/** A wait for the programme team with its owner. */
export const findTeamWait = defineStatement<
  {
    readonly now: string
    readonly no_shows_since: string
    readonly kind: OverdueKind
    readonly id: string
  },
  TeamWaitRow
>(
  'waits.findTeamWait',
  ['now', 'no_shows_since', 'kind', 'id'],
  `select
  w.kind, w.id, w.owner_id,
  (
    select u.first_name || ' ' || u.last_name
    from users u
    where u.user_id = w.owner_id
  ) as owner_name
from
  (
    select v.*, h.owner_id from (select 'UNSUBMITTED' as kind, a.application_id as id, 'intern' as side, a.created_at as since, greatest(a.due_at, b.enrolment_closes_at) as due_at, greatest(a.due_at, b.enrolment_closes_at) as late_from, null::uuid as company_id, a.intern_id as intern_id, a.batch_id as batch_id from applications a join batches b using (batch_id) where a.status in ('NOT_STARTED', 'IN_PROGRESS')
 union all select 'CHANGES' as kind, a.application_id as id, 'intern' as side, (select coalesce(max(x.sent_at), a.submitted_at) from application_comments x where x.application_id = a.application_id) as since, greatest(a.due_at, (select coalesce(max(x.sent_at), a.submitted_at) from application_comments x where x.application_id = a.application_id) + interval '24 hours' * 7) as due_at, greatest(a.due_at, (select coalesce(max(x.sent_at), a.submitted_at) from application_comments x where x.application_id = a.application_id) + interval '24 hours' * 7) as late_from, null::uuid as company_id, a.intern_id as intern_id, a.batch_id as batch_id from applications a where a.status = 'CHANGES_REQUESTED'
 union all select 'APPLICATION' as kind, a.application_id as id, 'operator' as side, a.submitted_at as since, (a.submitted_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[a.review_days][extract(isodow from a.submitted_at at time zone 'UTC')::int]) as due_at, (a.submitted_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[a.review_days][extract(isodow from a.submitted_at at time zone 'UTC')::int]) as late_from, null::uuid as company_id, a.intern_id as intern_id, a.batch_id as batch_id from applications a where a.status in ('SUBMITTED', 'IN_REVIEW') and not exists (select from pending_acts p where p.kind = 'APPLICATION' and p.subject_id = a.application_id and p.finished_at is null) and not exists (select from second_opinions s where s.application_id = a.application_id and s.status = 'ASKED')
 union all select 'OPINION' as kind, a.application_id as id, 'operator' as side, s.asked_at as since, s.due_at as due_at, least(s.due_at, (a.submitted_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[a.review_days][extract(isodow from a.submitted_at at time zone 'UTC')::int])) as late_from, null::uuid as company_id, a.intern_id as intern_id, a.batch_id as batch_id from second_opinions s join applications a using (application_id) where s.status = 'ASKED'
 union all select 'PLACEMENT' as kind, a.application_id as id, 'operator' as side, a.decided_at as since, (case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end) as due_at, (case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end) as late_from, null::uuid as company_id, a.intern_id as intern_id, a.batch_id as batch_id from applications a join batches b using (batch_id) where a.status = 'APPROVED' and not exists (select from candidatures k where k.application_id = a.application_id and k.stage in ('INTERESTED', 'SHORTLISTED', 'INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED', 'INTERVIEWED', 'OFFER_IN_REVIEW', 'OFFERED', 'OFFER_ACCEPTED', 'OFFER_DECLINED', 'OFFER_EXPIRED') and k.known_to_intern_at is not null)
 union all select 'COMPANY' as kind, c.company_id as id, 'operator' as side, coalesce(c.decided_at, c.created_at) as since, (turn.since + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[c.review_days][extract(isodow from turn.since at time zone 'UTC')::int]) as due_at, (turn.since + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[c.review_days][extract(isodow from turn.since at time zone 'UTC')::int]) as late_from, c.company_id as company_id, null::uuid as intern_id, null::uuid as batch_id from companies c cross join lateral (select greatest(coalesce(c.decided_at, c.created_at), (select max(coalesce(cq.answered_at, cq.due_at)) from company_questions cq where cq.company_id = c.company_id and cq.closed_at is null)) as since offset 0) turn where c.status = 'PENDING_APPROVAL' and exists (select from members m where m.company_id = c.company_id) and not exists (select from pending_acts p where p.kind = 'COMPANY' and p.subject_id = c.company_id and p.finished_at is null) and not exists (select from company_questions cq where cq.company_id = c.company_id and cq.closed_at is null and cq.answered_at is null and cq.due_at > $1::timestamptz)
 union all select 'COMPANY_QUESTION' as kind, c.company_id as id, 'company' as side, q.asked_at as since, q.due_at as due_at, q.due_at as late_from, c.company_id as company_id, null::uuid as intern_id, null::uuid as batch_id from company_questions q join companies c using (company_id) where q.answered_at is null and q.closed_at is null and q.due_at > $1::timestamptz and c.status = 'PENDING_APPROVAL'
 union all select 'WAITING_LIST' as kind, c.company_id as id, 'operator' as side, coalesce(c.decided_at, c.created_at) as since, coalesce(c.decided_at, c.created_at) + interval '24 hours' * c.waiting_list_days as due_at, coalesce(c.decided_at, c.created_at) + interval '24 hours' * c.waiting_list_days as late_from, c.company_id as company_id, null::uuid as intern_id, null::uuid as batch_id from companies c  where c.status = 'IN_WAITING_LIST' and exists (select from members m where m.company_id = c.company_id) and not exists (select from pending_acts p where p.kind = 'COMPANY' and p.subject_id = c.company_id and p.finished_at is null)
 union all select 'INVITATION' as kind, m.member_id as id, 'company' as side, coalesce(m.invited_at, m.created_at) as since, coalesce(m.invited_at, m.created_at) + interval '1 millisecond' * 604800000 as due_at, coalesce(m.invited_at, m.created_at) + interval '1 millisecond' * 604800000 as late_from, m.company_id as company_id, null::uuid as intern_id, null::uuid as batch_id from members m where m.status = 'INVITED'
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
  when 'OFFER_EXPIRED' then c.stage_since + interval '336 hours' end - case c.stage when 'INTERESTED' then interval '24 hours' * 0 when 'SHORTLISTED' then interval '24 hours' * 0 when 'INTERVIEWED' then interval '24 hours' * 23 when 'OFFER_DECLINED' then interval '24 hours' * 7 when 'OFFER_EXPIRED' then interval '24 hours' * 7 end as late_from, c.company_id as company_id, c.intern_id as intern_id, a.batch_id as batch_id from candidatures c join applications a using (application_id) where c.stage in ('INTERESTED', 'OFFER_DECLINED', 'OFFER_EXPIRED') or c.stage = 'SHORTLISTED' and c.known_to_intern_at is not null
 union all select 'DECISION' as kind, c.candidature_id as id, 'company' as side, c.stage_since as since, c.stage_since + interval '24 hours' * 7 as due_at, c.stage_since + interval '24 hours' * 8 as late_from, c.company_id as company_id, c.intern_id as intern_id, a.batch_id as batch_id from candidatures c join applications a using (application_id) where c.stage = 'INTERVIEWED'
 union all select 'CANDIDATURE' as kind, c.candidature_id as id, 'operator' as side, c.stage_since as since, (c.stage_since + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[coalesce((select max(o.review_days) from offers o where o.candidature_id = c.candidature_id and o.status = 'IN_REVIEW'), 3)][extract(isodow from c.stage_since at time zone 'UTC')::int]) as due_at, (c.stage_since + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[coalesce((select max(o.review_days) from offers o where o.candidature_id = c.candidature_id and o.status = 'IN_REVIEW'), 3)][extract(isodow from c.stage_since at time zone 'UTC')::int]) as late_from, c.company_id as company_id, c.intern_id as intern_id, a.batch_id as batch_id from candidatures c join applications a using (application_id) where c.stage = 'OFFER_IN_REVIEW'
 union all select 'CANDIDATURE' as kind, c.candidature_id as id, 'intern' as side, c.stage_since as since, (select max(o.answer_by) from offers o where o.candidature_id = c.candidature_id and o.status = 'OFFERED') as due_at, (select max(o.answer_by) from offers o where o.candidature_id = c.candidature_id and o.status = 'OFFERED') as late_from, c.company_id as company_id, c.intern_id as intern_id, a.batch_id as batch_id from candidatures c join applications a using (application_id) where c.stage = 'OFFERED'
 union all select 'CANDIDATURE' as kind, c.candidature_id as id, 'intern' as side, c.stage_since as since, coalesce((select max(o.confirm_by) from offers o where o.candidature_id = c.candidature_id and o.status = 'ACCEPTED_BY_CANDIDATE'), c.stage_since + interval '24 hours' * 7) as due_at, coalesce((select max(o.confirm_by) from offers o where o.candidature_id = c.candidature_id and o.status = 'ACCEPTED_BY_CANDIDATE'), c.stage_since + interval '24 hours' * 7) as late_from, c.company_id as company_id, c.intern_id as intern_id, a.batch_id as batch_id from candidatures c join applications a using (application_id) where c.stage = 'OFFER_ACCEPTED'
 union all select 'CANDIDATURE' as kind, k.candidature_id as id, 'intern' as side, v.status_since as since, v.answer_by as due_at, v.answer_by as late_from, k.company_id as company_id, k.intern_id as intern_id, a.batch_id as batch_id from candidatures k join applications a using (application_id) join lateral (select x.interview_id, x.company_id, x.intern_id, x.status, x.status_since, x.answer_by, x.ends_at, x.no_show_claimed_by, x.no_show_claimed_at, x.no_show_contested_at, x.claim_review_days from interviews x where x.candidature_id = k.candidature_id order by x.created_at desc, x.interview_id desc limit 1) v on true join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where k.stage in ('INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED') and v.status in ('AWAITING_CONFIRMATION', 'RESCHEDULE_REQUESTED_BY_HC')
 union all select 'CANDIDATURE' as kind, k.candidature_id as id, 'company' as side, v.status_since as since, v.answer_by as due_at, v.answer_by as late_from, k.company_id as company_id, k.intern_id as intern_id, a.batch_id as batch_id from candidatures k join applications a using (application_id) join lateral (select x.interview_id, x.company_id, x.intern_id, x.status, x.status_since, x.answer_by, x.ends_at, x.no_show_claimed_by, x.no_show_claimed_at, x.no_show_contested_at, x.claim_review_days from interviews x where x.candidature_id = k.candidature_id order by x.created_at desc, x.interview_id desc limit 1) v on true join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where k.stage in ('INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED') and v.status = 'RESCHEDULE_REQUESTED_BY_INTERN'
 union all select 'CANDIDATURE' as kind, k.candidature_id as id, 'both' as side, v.status_since as since, v.ends_at as due_at, v.ends_at as late_from, k.company_id as company_id, k.intern_id as intern_id, a.batch_id as batch_id from candidatures k join applications a using (application_id) join lateral (select x.interview_id, x.company_id, x.intern_id, x.status, x.status_since, x.answer_by, x.ends_at, x.no_show_claimed_by, x.no_show_claimed_at, x.no_show_contested_at, x.claim_review_days from interviews x where x.candidature_id = k.candidature_id order by x.created_at desc, x.interview_id desc limit 1) v on true join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where k.stage in ('INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED') and v.status = 'CONFIRMED'
 union all select 'CANDIDATURE' as kind, k.candidature_id as id, 'company' as side, v.ends_at as since, v.ends_at + interval '604800000 milliseconds' as due_at, v.ends_at + interval '604800000 milliseconds' as late_from, k.company_id as company_id, k.intern_id as intern_id, a.batch_id as batch_id from candidatures k join applications a using (application_id) join lateral (select x.interview_id, x.company_id, x.intern_id, x.status, x.status_since, x.answer_by, x.ends_at, x.no_show_claimed_by, x.no_show_claimed_at, x.no_show_contested_at, x.claim_review_days from interviews x where x.candidature_id = k.candidature_id order by x.created_at desc, x.interview_id desc limit 1) v on true join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where k.stage in ('INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED') and v.status = 'IN_PAST' and v.no_show_claimed_at is null
 union all select 'CANDIDATURE' as kind, k.candidature_id as id, case v.no_show_claimed_by when 'company' then 'intern' else 'company' end as side, v.no_show_claimed_at as since, (select (l.at + make_interval(days => (array[2, 2, 2, 4, 4])[extract(isodow from l.at)::int])) at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end from (select case when extract(isodow from (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end)) <= 5 then (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end) else date_trunc('week', (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end)) + interval '7 days 9 hours' end as at) l) as due_at, (select (l.at + make_interval(days => (array[2, 2, 2, 4, 4])[extract(isodow from l.at)::int])) at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end from (select case when extract(isodow from (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end)) <= 5 then (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end) else date_trunc('week', (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end)) + interval '7 days 9 hours' end as at) l) as late_from, k.company_id as company_id, k.intern_id as intern_id, a.batch_id as batch_id from candidatures k join applications a using (application_id) join lateral (select x.interview_id, x.company_id, x.intern_id, x.status, x.status_since, x.answer_by, x.ends_at, x.no_show_claimed_by, x.no_show_claimed_at, x.no_show_contested_at, x.claim_review_days from interviews x where x.candidature_id = k.candidature_id order by x.created_at desc, x.interview_id desc limit 1) v on true join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where k.stage in ('INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED') and v.status = 'IN_PAST' and v.no_show_claimed_at is not null and v.no_show_contested_at is null
 union all select 'CANDIDATURE' as kind, k.candidature_id as id, 'operator' as side, v.no_show_contested_at as since, (v.no_show_contested_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[v.claim_review_days][extract(isodow from v.no_show_contested_at at time zone 'UTC')::int]) as due_at, (v.no_show_contested_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[v.claim_review_days][extract(isodow from v.no_show_contested_at at time zone 'UTC')::int]) as late_from, k.company_id as company_id, k.intern_id as intern_id, a.batch_id as batch_id from candidatures k join applications a using (application_id) join lateral (select x.interview_id, x.company_id, x.intern_id, x.status, x.status_since, x.answer_by, x.ends_at, x.no_show_claimed_by, x.no_show_claimed_at, x.no_show_contested_at, x.claim_review_days from interviews x where x.candidature_id = k.candidature_id order by x.created_at desc, x.interview_id desc limit 1) v on true join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where k.stage in ('INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED') and v.status = 'IN_PAST' and v.no_show_contested_at is not null
 union all select 'INTERVIEW' as kind, v.interview_id as id, 'intern' as side, v.status_since as since, v.answer_by as due_at, v.answer_by as late_from, v.company_id as company_id, v.intern_id as intern_id, null::uuid as batch_id from interviews v join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where v.status in ('AWAITING_CONFIRMATION', 'RESCHEDULE_REQUESTED_BY_HC')
 union all select 'INTERVIEW' as kind, v.interview_id as id, 'company' as side, v.status_since as since, v.answer_by as due_at, v.answer_by as late_from, v.company_id as company_id, v.intern_id as intern_id, null::uuid as batch_id from interviews v join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where v.status = 'RESCHEDULE_REQUESTED_BY_INTERN'
 union all select 'INTERVIEW' as kind, v.interview_id as id, 'both' as side, v.status_since as since, v.ends_at as due_at, v.ends_at as late_from, v.company_id as company_id, v.intern_id as intern_id, null::uuid as batch_id from interviews v join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where v.status = 'CONFIRMED'
 union all select 'INTERVIEW' as kind, v.interview_id as id, 'company' as side, v.ends_at as since, v.ends_at + interval '604800000 milliseconds' as due_at, v.ends_at + interval '604800000 milliseconds' as late_from, v.company_id as company_id, v.intern_id as intern_id, null::uuid as batch_id from interviews v join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where v.status = 'IN_PAST' and v.no_show_claimed_at is null
 union all select 'INTERVIEW' as kind, v.interview_id as id, case v.no_show_claimed_by when 'company' then 'intern' else 'company' end as side, v.no_show_claimed_at as since, (select (l.at + make_interval(days => (array[2, 2, 2, 4, 4])[extract(isodow from l.at)::int])) at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end from (select case when extract(isodow from (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end)) <= 5 then (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end) else date_trunc('week', (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end)) + interval '7 days 9 hours' end as at) l) as due_at, (select (l.at + make_interval(days => (array[2, 2, 2, 4, 4])[extract(isodow from l.at)::int])) at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end from (select case when extract(isodow from (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end)) <= 5 then (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end) else date_trunc('week', (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end)) + interval '7 days 9 hours' end as at) l) as late_from, v.company_id as company_id, v.intern_id as intern_id, null::uuid as batch_id from interviews v join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where v.status = 'IN_PAST' and v.no_show_claimed_at is not null and v.no_show_contested_at is null
 union all select 'CLAIM' as kind, v.interview_id as id, 'operator' as side, v.no_show_contested_at as since, (v.no_show_contested_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[v.claim_review_days][extract(isodow from v.no_show_contested_at at time zone 'UTC')::int]) as due_at, (v.no_show_contested_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[v.claim_review_days][extract(isodow from v.no_show_contested_at at time zone 'UTC')::int]) as late_from, v.company_id as company_id, v.intern_id as intern_id, null::uuid as batch_id from interviews v join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where v.status = 'IN_PAST' and v.no_show_contested_at is not null and not exists (select from pending_acts p where p.kind = 'CLAIM' and p.subject_id = v.interview_id and p.finished_at is null)
 union all select 'NO_SHOW' as kind, s.no_show_id as id, 'operator' as side, s.recorded_at as since, (s.recorded_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[s.review_days][extract(isodow from s.recorded_at at time zone 'UTC')::int]) as due_at, (s.recorded_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[s.review_days][extract(isodow from s.recorded_at at time zone 'UTC')::int]) as late_from, s.company_id as company_id, s.intern_id as intern_id, null::uuid as batch_id from (select x.*, count(*) over side as of_side, row_number() over (side order by recorded_at) as place from no_shows x where x.recorded_at > $2::timestamptz and x.recorded_at + interval '24 hours' * x.counting_days > $1::timestamptz and decision is distinct from 'EXCUSE' window side as (partition by side, case side when 'company' then company_id else intern_id end)) s
  where s.decision is null and s.contested_at is null and s.of_side = 2 and s.place = 2 and not exists (select from pending_acts p where p.kind = 'NO_SHOW' and p.subject_id = s.no_show_id and p.finished_at is null)
 union all select 'NO_SHOW' as kind, s.no_show_id as id, 'operator' as side, s.contested_at as since, (s.contested_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[s.review_days][extract(isodow from s.contested_at at time zone 'UTC')::int]) as due_at, (s.contested_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[s.review_days][extract(isodow from s.contested_at at time zone 'UTC')::int]) as late_from, s.company_id as company_id, s.intern_id as intern_id, null::uuid as batch_id from no_shows s where s.contested_at is not null and s.decision is null and not exists (select from pending_acts p where p.kind = 'NO_SHOW' and p.subject_id = s.no_show_id and p.finished_at is null)
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
  when 'OFFER_EXPIRED' then c.stage_since + interval '336 hours' end - case c.stage when 'INTERESTED' then interval '24 hours' * 0 when 'SHORTLISTED' then interval '24 hours' * 0 when 'INTERVIEWED' then interval '24 hours' * 23 when 'OFFER_DECLINED' then interval '24 hours' * 7 when 'OFFER_EXPIRED' then interval '24 hours' * 7 end, o.status_since + interval '24 hours' * 7) as late_from, o.company_id as company_id, o.intern_id as intern_id, null::uuid as batch_id from offers o join candidatures c using (candidature_id) where o.status in ('DRAFT', 'NEEDS_REVISION')
 union all select 'OFFER' as kind, o.offer_id as id, 'operator' as side, o.sent_at as since, (o.sent_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[o.review_days][extract(isodow from o.sent_at at time zone 'UTC')::int]) as due_at, (o.sent_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[o.review_days][extract(isodow from o.sent_at at time zone 'UTC')::int]) as late_from, o.company_id as company_id, o.intern_id as intern_id, null::uuid as batch_id from offers o where o.status = 'IN_REVIEW' and not exists (select from pending_acts p where p.kind = 'OFFER' and p.subject_id = o.offer_id and p.finished_at is null)
 union all select 'OFFER_ANSWER' as kind, o.offer_id as id, 'intern' as side, o.status_since as since, o.answer_by as due_at, o.answer_by as late_from, o.company_id as company_id, o.intern_id as intern_id, null::uuid as batch_id from offers o where o.status = 'OFFERED'
 union all select 'PAYMENT' as kind, y.payment_id as id, 'intern' as side, y.created_at as since, coalesce(o.answer_by, y.created_at + interval '24 hours' * 7) as due_at, coalesce(o.answer_by, y.created_at + interval '24 hours' * 7) as late_from, null::uuid as company_id, y.intern_id as intern_id, null::uuid as batch_id from payments y left join offers o using (offer_id) where y.status in ('CREATED', 'REQUIRES_ACTION')
 union all select 'INTERNSHIP' as kind, i.internship_id as id, 'both' as side, i.created_at as since, (i.starts_on::timestamp at time zone i.zone) as due_at, (i.starts_on::timestamp at time zone i.zone) as late_from, i.company_id as company_id, i.intern_id as intern_id, null::uuid as batch_id from internships i where i.status = 'UPCOMING'
 union all select 'INTERNSHIP' as kind, i.internship_id as id, 'both' as side, (i.starts_on::timestamp at time zone i.zone) as since, ((i.ends_on + 1)::timestamp at time zone i.zone) as due_at, ((i.ends_on + 1)::timestamp at time zone i.zone) as late_from, i.company_id as company_id, i.intern_id as intern_id, null::uuid as batch_id from internships i where i.status = 'ONGOING'
 union all select 'WEEK' as kind, y.weekly_feedback_id as id, case when y.intern_completed_at is not null then 'company' when y.company_completed_at is not null then 'intern' else 'both' end as side, y.unlocks_at as since, y.unlocks_at + interval '1 millisecond' * 604800000 as due_at, y.unlocks_at + interval '1 millisecond' * 604800000 as late_from, i.company_id as company_id, i.intern_id as intern_id, null::uuid as batch_id from internship_weeks y join internships i using (internship_id) where i.status in ('UPCOMING', 'ONGOING') and y.unlocks_at <= $1::timestamptz and (y.company_completed_at is null or y.intern_completed_at is null)
 union all select 'ACTION' as kind, x.action_id as id, 'operator' as side, x.created_at as since, coalesce(x.due_at, (x.created_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[x.review_days][extract(isodow from x.created_at at time zone 'UTC')::int])) as due_at, coalesce(x.due_at, (x.created_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[x.review_days][extract(isodow from x.created_at at time zone 'UTC')::int])) as late_from, i.company_id as company_id, i.intern_id as intern_id, null::uuid as batch_id from internship_actions x join internships i using (internship_id) where x.status = 'RAISED' and not exists (select from pending_acts p where p.kind = 'ACTION' and p.subject_id = x.action_id and p.finished_at is null)
 union all select 'REFUND' as kind, rp.proposal_id as id, 'operator' as side, rp.proposed_at as since, (rp.proposed_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[rp.approval_days][extract(isodow from rp.proposed_at at time zone 'UTC')::int]) as due_at, (rp.proposed_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[rp.approval_days][extract(isodow from rp.proposed_at at time zone 'UTC')::int]) as late_from, null::uuid as company_id, y.intern_id as intern_id, null::uuid as batch_id from refund_proposals rp join payments y using (payment_id) where rp.decided_at is null and not exists (select from pending_acts p where p.kind = 'REFUND' and p.subject_id = rp.proposal_id and p.finished_at is null)
 union all select 'MESSAGE' as kind, m.message_id as id, 'operator' as side, m.created_at as since, (m.created_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[m.approval_days][extract(isodow from m.created_at at time zone 'UTC')::int]) as due_at, (m.created_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[m.approval_days][extract(isodow from m.created_at at time zone 'UTC')::int]) as late_from, null::uuid as company_id, null::uuid as intern_id, null::uuid as batch_id from messages m where m.state = 'AWAITING_APPROVAL' and not exists (select from pending_acts p where p.kind = 'MESSAGE' and p.subject_id = m.message_id and p.finished_at is null)
 union all select 'REPLY' as kind, mr.reply_id as id, 'operator' as side, mr.created_at as since, (mr.created_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[mr.review_days][extract(isodow from mr.created_at at time zone 'UTC')::int]) as due_at, (mr.created_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[mr.review_days][extract(isodow from mr.created_at at time zone 'UTC')::int]) as late_from, null::uuid as company_id, n.intern_id as intern_id, null::uuid as batch_id from message_replies mr left join interns n on n.user_id = mr.user_id where mr.status = 'UNANSWERED' and not exists (select from pending_acts p where p.kind = 'REPLY' and p.subject_id = mr.reply_id and p.finished_at is null)
 union all select 'ERASURE' as kind, r.user_id as id, 'operator' as side, r.erasure_requested_at as since, r.erasure_requested_at + interval '24 hours' * 30 as due_at, least(r.erase_at + interval '24 hours' * 1, r.erasure_requested_at + interval '24 hours' * 30) as late_from, null::uuid as company_id, n.intern_id as intern_id, null::uuid as batch_id from users r left join interns n using (user_id) where r.erase_at is not null and r.erasure_requested_at is not null
 union all select 'BAN_APPEAL' as kind, r.user_id as id, 'operator' as side, r.appealed_at as since, r.appealed_at + interval '24 hours' * r.appeal_days as due_at, r.appealed_at + interval '24 hours' * r.appeal_days as late_from, null::uuid as company_id, n.intern_id as intern_id, null::uuid as batch_id from users r left join interns n using (user_id) where r.appealed_at is not null and r.appeal_decided_at is null and not exists (select from pending_acts p where p.kind = 'ACCOUNT' and p.subject_id = r.user_id and p.finished_at is null)
 union all select 'REPORT' as kind, r.report_id as id, 'operator' as side, r.created_at as since, (r.created_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[r.review_days][extract(isodow from r.created_at at time zone 'UTC')::int]) as due_at, (r.created_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[r.review_days][extract(isodow from r.created_at at time zone 'UTC')::int]) as late_from, r.about_company_id as company_id, r.about_intern_id as intern_id, null::uuid as batch_id from content_reports r where r.status = 'REPORTED' and not exists (select from pending_acts p where p.kind = 'REPORT' and p.subject_id = r.report_id and p.finished_at is null)
 union all select 'APPEAL' as kind, ch.hiding_id as id, 'operator' as side, ch.requested_at as since, (ch.requested_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[ch.review_days][extract(isodow from ch.requested_at at time zone 'UTC')::int]) as due_at, (ch.requested_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[ch.review_days][extract(isodow from ch.requested_at at time zone 'UTC')::int]) as late_from, ch.company_id as company_id, ch.intern_id as intern_id, null::uuid as batch_id from content_hidings ch where ch.status in ('CHANGED', 'APPEALED') and not exists (select from pending_acts p where p.kind = 'HIDING' and p.subject_id = ch.hiding_id and p.finished_at is null)) v left join wait_owners h on h.kind = v.kind and h.subject_id = v.id
  ) w
where w.kind in ('APPLICATION', 'OPINION', 'COMPANY', 'WAITING_LIST', 'OFFER', 'CLAIM', 'NO_SHOW', 'ACTION', 'REPORT', 'APPEAL', 'DECISION', 'PLACEMENT', 'REFUND', 'MESSAGE', 'REPLY', 'ERASURE', 'BAN_APPEAL') and w.kind = $3 and w.id = $4`,
)

/** What waits for the team in each of its queues. The filters are those of the list. */
export const teamWaitCounts = defineStatement<
  {
    readonly now: string
    readonly day_end: string
    readonly user_id: string
    readonly no_shows_since: string
  },
  TeamWaitCount
>(
  'waits.teamWaitCounts',
  ['now', 'day_end', 'user_id', 'no_shows_since'],
  `select
  w.kind, count(*)::int as open,
  (count(*) filter (where (w.late_from <= $1::timestamptz)))::int as late,
  (count(*) filter (where (w.late_from > $1::timestamptz and w.due_at < $2::timestamptz)))::int as due_today,
  min(w.since) as oldest, (count(*) filter (where w.owner_id = $3::uuid))::int as mine,
  (count(*) filter (where (w.owner_id is null)))::int as unowned,
  (count(*) filter (where (w.owner_id in (select bx.user_id from operator_absences bx join users bu on bu.user_id = bx.user_id where ($1::timestamptz at time zone bu.time_zone)::date between bx.absent_from and bx.absent_until and bx.user_id <> $3::uuid and (bx.cover_id = $3::uuid or not exists (select from users bc where bc.user_id = bx.cover_id and bc.status = 'ACTIVE' and not exists (select from operator_absences ax join users au on au.user_id = ax.user_id where ax.user_id = bc.user_id and ($1::timestamptz at time zone au.time_zone)::date between ax.absent_from and ax.absent_until)))))))::int as covered
from
  (
    select v.*, h.owner_id from (select 'UNSUBMITTED' as kind, a.application_id as id, 'intern' as side, a.created_at as since, greatest(a.due_at, b.enrolment_closes_at) as due_at, greatest(a.due_at, b.enrolment_closes_at) as late_from, null::uuid as company_id, a.intern_id as intern_id, a.batch_id as batch_id from applications a join batches b using (batch_id) where a.status in ('NOT_STARTED', 'IN_PROGRESS')
 union all select 'CHANGES' as kind, a.application_id as id, 'intern' as side, (select coalesce(max(x.sent_at), a.submitted_at) from application_comments x where x.application_id = a.application_id) as since, greatest(a.due_at, (select coalesce(max(x.sent_at), a.submitted_at) from application_comments x where x.application_id = a.application_id) + interval '24 hours' * 7) as due_at, greatest(a.due_at, (select coalesce(max(x.sent_at), a.submitted_at) from application_comments x where x.application_id = a.application_id) + interval '24 hours' * 7) as late_from, null::uuid as company_id, a.intern_id as intern_id, a.batch_id as batch_id from applications a where a.status = 'CHANGES_REQUESTED'
 union all select 'APPLICATION' as kind, a.application_id as id, 'operator' as side, a.submitted_at as since, (a.submitted_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[a.review_days][extract(isodow from a.submitted_at at time zone 'UTC')::int]) as due_at, (a.submitted_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[a.review_days][extract(isodow from a.submitted_at at time zone 'UTC')::int]) as late_from, null::uuid as company_id, a.intern_id as intern_id, a.batch_id as batch_id from applications a where a.status in ('SUBMITTED', 'IN_REVIEW') and not exists (select from pending_acts p where p.kind = 'APPLICATION' and p.subject_id = a.application_id and p.finished_at is null) and not exists (select from second_opinions s where s.application_id = a.application_id and s.status = 'ASKED')
 union all select 'OPINION' as kind, a.application_id as id, 'operator' as side, s.asked_at as since, s.due_at as due_at, least(s.due_at, (a.submitted_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[a.review_days][extract(isodow from a.submitted_at at time zone 'UTC')::int])) as late_from, null::uuid as company_id, a.intern_id as intern_id, a.batch_id as batch_id from second_opinions s join applications a using (application_id) where s.status = 'ASKED'
 union all select 'PLACEMENT' as kind, a.application_id as id, 'operator' as side, a.decided_at as since, (case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end) as due_at, (case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end) as late_from, null::uuid as company_id, a.intern_id as intern_id, a.batch_id as batch_id from applications a join batches b using (batch_id) where a.status = 'APPROVED' and not exists (select from candidatures k where k.application_id = a.application_id and k.stage in ('INTERESTED', 'SHORTLISTED', 'INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED', 'INTERVIEWED', 'OFFER_IN_REVIEW', 'OFFERED', 'OFFER_ACCEPTED', 'OFFER_DECLINED', 'OFFER_EXPIRED') and k.known_to_intern_at is not null)
 union all select 'COMPANY' as kind, c.company_id as id, 'operator' as side, coalesce(c.decided_at, c.created_at) as since, (turn.since + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[c.review_days][extract(isodow from turn.since at time zone 'UTC')::int]) as due_at, (turn.since + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[c.review_days][extract(isodow from turn.since at time zone 'UTC')::int]) as late_from, c.company_id as company_id, null::uuid as intern_id, null::uuid as batch_id from companies c cross join lateral (select greatest(coalesce(c.decided_at, c.created_at), (select max(coalesce(cq.answered_at, cq.due_at)) from company_questions cq where cq.company_id = c.company_id and cq.closed_at is null)) as since offset 0) turn where c.status = 'PENDING_APPROVAL' and exists (select from members m where m.company_id = c.company_id) and not exists (select from pending_acts p where p.kind = 'COMPANY' and p.subject_id = c.company_id and p.finished_at is null) and not exists (select from company_questions cq where cq.company_id = c.company_id and cq.closed_at is null and cq.answered_at is null and cq.due_at > $1::timestamptz)
 union all select 'COMPANY_QUESTION' as kind, c.company_id as id, 'company' as side, q.asked_at as since, q.due_at as due_at, q.due_at as late_from, c.company_id as company_id, null::uuid as intern_id, null::uuid as batch_id from company_questions q join companies c using (company_id) where q.answered_at is null and q.closed_at is null and q.due_at > $1::timestamptz and c.status = 'PENDING_APPROVAL'
 union all select 'WAITING_LIST' as kind, c.company_id as id, 'operator' as side, coalesce(c.decided_at, c.created_at) as since, coalesce(c.decided_at, c.created_at) + interval '24 hours' * c.waiting_list_days as due_at, coalesce(c.decided_at, c.created_at) + interval '24 hours' * c.waiting_list_days as late_from, c.company_id as company_id, null::uuid as intern_id, null::uuid as batch_id from companies c  where c.status = 'IN_WAITING_LIST' and exists (select from members m where m.company_id = c.company_id) and not exists (select from pending_acts p where p.kind = 'COMPANY' and p.subject_id = c.company_id and p.finished_at is null)
 union all select 'INVITATION' as kind, m.member_id as id, 'company' as side, coalesce(m.invited_at, m.created_at) as since, coalesce(m.invited_at, m.created_at) + interval '1 millisecond' * 604800000 as due_at, coalesce(m.invited_at, m.created_at) + interval '1 millisecond' * 604800000 as late_from, m.company_id as company_id, null::uuid as intern_id, null::uuid as batch_id from members m where m.status = 'INVITED'
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
  when 'OFFER_EXPIRED' then c.stage_since + interval '336 hours' end - case c.stage when 'INTERESTED' then interval '24 hours' * 0 when 'SHORTLISTED' then interval '24 hours' * 0 when 'INTERVIEWED' then interval '24 hours' * 23 when 'OFFER_DECLINED' then interval '24 hours' * 7 when 'OFFER_EXPIRED' then interval '24 hours' * 7 end as late_from, c.company_id as company_id, c.intern_id as intern_id, a.batch_id as batch_id from candidatures c join applications a using (application_id) where c.stage in ('INTERESTED', 'OFFER_DECLINED', 'OFFER_EXPIRED') or c.stage = 'SHORTLISTED' and c.known_to_intern_at is not null
 union all select 'DECISION' as kind, c.candidature_id as id, 'company' as side, c.stage_since as since, c.stage_since + interval '24 hours' * 7 as due_at, c.stage_since + interval '24 hours' * 8 as late_from, c.company_id as company_id, c.intern_id as intern_id, a.batch_id as batch_id from candidatures c join applications a using (application_id) where c.stage = 'INTERVIEWED'
 union all select 'CANDIDATURE' as kind, c.candidature_id as id, 'operator' as side, c.stage_since as since, (c.stage_since + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[coalesce((select max(o.review_days) from offers o where o.candidature_id = c.candidature_id and o.status = 'IN_REVIEW'), 3)][extract(isodow from c.stage_since at time zone 'UTC')::int]) as due_at, (c.stage_since + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[coalesce((select max(o.review_days) from offers o where o.candidature_id = c.candidature_id and o.status = 'IN_REVIEW'), 3)][extract(isodow from c.stage_since at time zone 'UTC')::int]) as late_from, c.company_id as company_id, c.intern_id as intern_id, a.batch_id as batch_id from candidatures c join applications a using (application_id) where c.stage = 'OFFER_IN_REVIEW'
 union all select 'CANDIDATURE' as kind, c.candidature_id as id, 'intern' as side, c.stage_since as since, (select max(o.answer_by) from offers o where o.candidature_id = c.candidature_id and o.status = 'OFFERED') as due_at, (select max(o.answer_by) from offers o where o.candidature_id = c.candidature_id and o.status = 'OFFERED') as late_from, c.company_id as company_id, c.intern_id as intern_id, a.batch_id as batch_id from candidatures c join applications a using (application_id) where c.stage = 'OFFERED'
 union all select 'CANDIDATURE' as kind, c.candidature_id as id, 'intern' as side, c.stage_since as since, coalesce((select max(o.confirm_by) from offers o where o.candidature_id = c.candidature_id and o.status = 'ACCEPTED_BY_CANDIDATE'), c.stage_since + interval '24 hours' * 7) as due_at, coalesce((select max(o.confirm_by) from offers o where o.candidature_id = c.candidature_id and o.status = 'ACCEPTED_BY_CANDIDATE'), c.stage_since + interval '24 hours' * 7) as late_from, c.company_id as company_id, c.intern_id as intern_id, a.batch_id as batch_id from candidatures c join applications a using (application_id) where c.stage = 'OFFER_ACCEPTED'
 union all select 'CANDIDATURE' as kind, k.candidature_id as id, 'intern' as side, v.status_since as since, v.answer_by as due_at, v.answer_by as late_from, k.company_id as company_id, k.intern_id as intern_id, a.batch_id as batch_id from candidatures k join applications a using (application_id) join lateral (select x.interview_id, x.company_id, x.intern_id, x.status, x.status_since, x.answer_by, x.ends_at, x.no_show_claimed_by, x.no_show_claimed_at, x.no_show_contested_at, x.claim_review_days from interviews x where x.candidature_id = k.candidature_id order by x.created_at desc, x.interview_id desc limit 1) v on true join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where k.stage in ('INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED') and v.status in ('AWAITING_CONFIRMATION', 'RESCHEDULE_REQUESTED_BY_HC')
 union all select 'CANDIDATURE' as kind, k.candidature_id as id, 'company' as side, v.status_since as since, v.answer_by as due_at, v.answer_by as late_from, k.company_id as company_id, k.intern_id as intern_id, a.batch_id as batch_id from candidatures k join applications a using (application_id) join lateral (select x.interview_id, x.company_id, x.intern_id, x.status, x.status_since, x.answer_by, x.ends_at, x.no_show_claimed_by, x.no_show_claimed_at, x.no_show_contested_at, x.claim_review_days from interviews x where x.candidature_id = k.candidature_id order by x.created_at desc, x.interview_id desc limit 1) v on true join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where k.stage in ('INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED') and v.status = 'RESCHEDULE_REQUESTED_BY_INTERN'
 union all select 'CANDIDATURE' as kind, k.candidature_id as id, 'both' as side, v.status_since as since, v.ends_at as due_at, v.ends_at as late_from, k.company_id as company_id, k.intern_id as intern_id, a.batch_id as batch_id from candidatures k join applications a using (application_id) join lateral (select x.interview_id, x.company_id, x.intern_id, x.status, x.status_since, x.answer_by, x.ends_at, x.no_show_claimed_by, x.no_show_claimed_at, x.no_show_contested_at, x.claim_review_days from interviews x where x.candidature_id = k.candidature_id order by x.created_at desc, x.interview_id desc limit 1) v on true join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where k.stage in ('INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED') and v.status = 'CONFIRMED'
 union all select 'CANDIDATURE' as kind, k.candidature_id as id, 'company' as side, v.ends_at as since, v.ends_at + interval '604800000 milliseconds' as due_at, v.ends_at + interval '604800000 milliseconds' as late_from, k.company_id as company_id, k.intern_id as intern_id, a.batch_id as batch_id from candidatures k join applications a using (application_id) join lateral (select x.interview_id, x.company_id, x.intern_id, x.status, x.status_since, x.answer_by, x.ends_at, x.no_show_claimed_by, x.no_show_claimed_at, x.no_show_contested_at, x.claim_review_days from interviews x where x.candidature_id = k.candidature_id order by x.created_at desc, x.interview_id desc limit 1) v on true join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where k.stage in ('INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED') and v.status = 'IN_PAST' and v.no_show_claimed_at is null
 union all select 'CANDIDATURE' as kind, k.candidature_id as id, case v.no_show_claimed_by when 'company' then 'intern' else 'company' end as side, v.no_show_claimed_at as since, (select (l.at + make_interval(days => (array[2, 2, 2, 4, 4])[extract(isodow from l.at)::int])) at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end from (select case when extract(isodow from (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end)) <= 5 then (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end) else date_trunc('week', (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end)) + interval '7 days 9 hours' end as at) l) as due_at, (select (l.at + make_interval(days => (array[2, 2, 2, 4, 4])[extract(isodow from l.at)::int])) at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end from (select case when extract(isodow from (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end)) <= 5 then (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end) else date_trunc('week', (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end)) + interval '7 days 9 hours' end as at) l) as late_from, k.company_id as company_id, k.intern_id as intern_id, a.batch_id as batch_id from candidatures k join applications a using (application_id) join lateral (select x.interview_id, x.company_id, x.intern_id, x.status, x.status_since, x.answer_by, x.ends_at, x.no_show_claimed_by, x.no_show_claimed_at, x.no_show_contested_at, x.claim_review_days from interviews x where x.candidature_id = k.candidature_id order by x.created_at desc, x.interview_id desc limit 1) v on true join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where k.stage in ('INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED') and v.status = 'IN_PAST' and v.no_show_claimed_at is not null and v.no_show_contested_at is null
 union all select 'CANDIDATURE' as kind, k.candidature_id as id, 'operator' as side, v.no_show_contested_at as since, (v.no_show_contested_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[v.claim_review_days][extract(isodow from v.no_show_contested_at at time zone 'UTC')::int]) as due_at, (v.no_show_contested_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[v.claim_review_days][extract(isodow from v.no_show_contested_at at time zone 'UTC')::int]) as late_from, k.company_id as company_id, k.intern_id as intern_id, a.batch_id as batch_id from candidatures k join applications a using (application_id) join lateral (select x.interview_id, x.company_id, x.intern_id, x.status, x.status_since, x.answer_by, x.ends_at, x.no_show_claimed_by, x.no_show_claimed_at, x.no_show_contested_at, x.claim_review_days from interviews x where x.candidature_id = k.candidature_id order by x.created_at desc, x.interview_id desc limit 1) v on true join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where k.stage in ('INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED') and v.status = 'IN_PAST' and v.no_show_contested_at is not null
 union all select 'INTERVIEW' as kind, v.interview_id as id, 'intern' as side, v.status_since as since, v.answer_by as due_at, v.answer_by as late_from, v.company_id as company_id, v.intern_id as intern_id, null::uuid as batch_id from interviews v join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where v.status in ('AWAITING_CONFIRMATION', 'RESCHEDULE_REQUESTED_BY_HC')
 union all select 'INTERVIEW' as kind, v.interview_id as id, 'company' as side, v.status_since as since, v.answer_by as due_at, v.answer_by as late_from, v.company_id as company_id, v.intern_id as intern_id, null::uuid as batch_id from interviews v join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where v.status = 'RESCHEDULE_REQUESTED_BY_INTERN'
 union all select 'INTERVIEW' as kind, v.interview_id as id, 'both' as side, v.status_since as since, v.ends_at as due_at, v.ends_at as late_from, v.company_id as company_id, v.intern_id as intern_id, null::uuid as batch_id from interviews v join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where v.status = 'CONFIRMED'
 union all select 'INTERVIEW' as kind, v.interview_id as id, 'company' as side, v.ends_at as since, v.ends_at + interval '604800000 milliseconds' as due_at, v.ends_at + interval '604800000 milliseconds' as late_from, v.company_id as company_id, v.intern_id as intern_id, null::uuid as batch_id from interviews v join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where v.status = 'IN_PAST' and v.no_show_claimed_at is null
 union all select 'INTERVIEW' as kind, v.interview_id as id, case v.no_show_claimed_by when 'company' then 'intern' else 'company' end as side, v.no_show_claimed_at as since, (select (l.at + make_interval(days => (array[2, 2, 2, 4, 4])[extract(isodow from l.at)::int])) at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end from (select case when extract(isodow from (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end)) <= 5 then (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end) else date_trunc('week', (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end)) + interval '7 days 9 hours' end as at) l) as due_at, (select (l.at + make_interval(days => (array[2, 2, 2, 4, 4])[extract(isodow from l.at)::int])) at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end from (select case when extract(isodow from (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end)) <= 5 then (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end) else date_trunc('week', (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end)) + interval '7 days 9 hours' end as at) l) as late_from, v.company_id as company_id, v.intern_id as intern_id, null::uuid as batch_id from interviews v join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where v.status = 'IN_PAST' and v.no_show_claimed_at is not null and v.no_show_contested_at is null
 union all select 'CLAIM' as kind, v.interview_id as id, 'operator' as side, v.no_show_contested_at as since, (v.no_show_contested_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[v.claim_review_days][extract(isodow from v.no_show_contested_at at time zone 'UTC')::int]) as due_at, (v.no_show_contested_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[v.claim_review_days][extract(isodow from v.no_show_contested_at at time zone 'UTC')::int]) as late_from, v.company_id as company_id, v.intern_id as intern_id, null::uuid as batch_id from interviews v join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where v.status = 'IN_PAST' and v.no_show_contested_at is not null and not exists (select from pending_acts p where p.kind = 'CLAIM' and p.subject_id = v.interview_id and p.finished_at is null)
 union all select 'NO_SHOW' as kind, s.no_show_id as id, 'operator' as side, s.recorded_at as since, (s.recorded_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[s.review_days][extract(isodow from s.recorded_at at time zone 'UTC')::int]) as due_at, (s.recorded_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[s.review_days][extract(isodow from s.recorded_at at time zone 'UTC')::int]) as late_from, s.company_id as company_id, s.intern_id as intern_id, null::uuid as batch_id from (select x.*, count(*) over side as of_side, row_number() over (side order by recorded_at) as place from no_shows x where x.recorded_at > $4::timestamptz and x.recorded_at + interval '24 hours' * x.counting_days > $1::timestamptz and decision is distinct from 'EXCUSE' window side as (partition by side, case side when 'company' then company_id else intern_id end)) s
  where s.decision is null and s.contested_at is null and s.of_side = 2 and s.place = 2 and not exists (select from pending_acts p where p.kind = 'NO_SHOW' and p.subject_id = s.no_show_id and p.finished_at is null)
 union all select 'NO_SHOW' as kind, s.no_show_id as id, 'operator' as side, s.contested_at as since, (s.contested_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[s.review_days][extract(isodow from s.contested_at at time zone 'UTC')::int]) as due_at, (s.contested_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[s.review_days][extract(isodow from s.contested_at at time zone 'UTC')::int]) as late_from, s.company_id as company_id, s.intern_id as intern_id, null::uuid as batch_id from no_shows s where s.contested_at is not null and s.decision is null and not exists (select from pending_acts p where p.kind = 'NO_SHOW' and p.subject_id = s.no_show_id and p.finished_at is null)
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
  when 'OFFER_EXPIRED' then c.stage_since + interval '336 hours' end - case c.stage when 'INTERESTED' then interval '24 hours' * 0 when 'SHORTLISTED' then interval '24 hours' * 0 when 'INTERVIEWED' then interval '24 hours' * 23 when 'OFFER_DECLINED' then interval '24 hours' * 7 when 'OFFER_EXPIRED' then interval '24 hours' * 7 end, o.status_since + interval '24 hours' * 7) as late_from, o.company_id as company_id, o.intern_id as intern_id, null::uuid as batch_id from offers o join candidatures c using (candidature_id) where o.status in ('DRAFT', 'NEEDS_REVISION')
 union all select 'OFFER' as kind, o.offer_id as id, 'operator' as side, o.sent_at as since, (o.sent_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[o.review_days][extract(isodow from o.sent_at at time zone 'UTC')::int]) as due_at, (o.sent_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[o.review_days][extract(isodow from o.sent_at at time zone 'UTC')::int]) as late_from, o.company_id as company_id, o.intern_id as intern_id, null::uuid as batch_id from offers o where o.status = 'IN_REVIEW' and not exists (select from pending_acts p where p.kind = 'OFFER' and p.subject_id = o.offer_id and p.finished_at is null)
 union all select 'OFFER_ANSWER' as kind, o.offer_id as id, 'intern' as side, o.status_since as since, o.answer_by as due_at, o.answer_by as late_from, o.company_id as company_id, o.intern_id as intern_id, null::uuid as batch_id from offers o where o.status = 'OFFERED'
 union all select 'PAYMENT' as kind, y.payment_id as id, 'intern' as side, y.created_at as since, coalesce(o.answer_by, y.created_at + interval '24 hours' * 7) as due_at, coalesce(o.answer_by, y.created_at + interval '24 hours' * 7) as late_from, null::uuid as company_id, y.intern_id as intern_id, null::uuid as batch_id from payments y left join offers o using (offer_id) where y.status in ('CREATED', 'REQUIRES_ACTION')
 union all select 'INTERNSHIP' as kind, i.internship_id as id, 'both' as side, i.created_at as since, (i.starts_on::timestamp at time zone i.zone) as due_at, (i.starts_on::timestamp at time zone i.zone) as late_from, i.company_id as company_id, i.intern_id as intern_id, null::uuid as batch_id from internships i where i.status = 'UPCOMING'
 union all select 'INTERNSHIP' as kind, i.internship_id as id, 'both' as side, (i.starts_on::timestamp at time zone i.zone) as since, ((i.ends_on + 1)::timestamp at time zone i.zone) as due_at, ((i.ends_on + 1)::timestamp at time zone i.zone) as late_from, i.company_id as company_id, i.intern_id as intern_id, null::uuid as batch_id from internships i where i.status = 'ONGOING'
 union all select 'WEEK' as kind, y.weekly_feedback_id as id, case when y.intern_completed_at is not null then 'company' when y.company_completed_at is not null then 'intern' else 'both' end as side, y.unlocks_at as since, y.unlocks_at + interval '1 millisecond' * 604800000 as due_at, y.unlocks_at + interval '1 millisecond' * 604800000 as late_from, i.company_id as company_id, i.intern_id as intern_id, null::uuid as batch_id from internship_weeks y join internships i using (internship_id) where i.status in ('UPCOMING', 'ONGOING') and y.unlocks_at <= $1::timestamptz and (y.company_completed_at is null or y.intern_completed_at is null)
 union all select 'ACTION' as kind, x.action_id as id, 'operator' as side, x.created_at as since, coalesce(x.due_at, (x.created_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[x.review_days][extract(isodow from x.created_at at time zone 'UTC')::int])) as due_at, coalesce(x.due_at, (x.created_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[x.review_days][extract(isodow from x.created_at at time zone 'UTC')::int])) as late_from, i.company_id as company_id, i.intern_id as intern_id, null::uuid as batch_id from internship_actions x join internships i using (internship_id) where x.status = 'RAISED' and not exists (select from pending_acts p where p.kind = 'ACTION' and p.subject_id = x.action_id and p.finished_at is null)
 union all select 'REFUND' as kind, rp.proposal_id as id, 'operator' as side, rp.proposed_at as since, (rp.proposed_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[rp.approval_days][extract(isodow from rp.proposed_at at time zone 'UTC')::int]) as due_at, (rp.proposed_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[rp.approval_days][extract(isodow from rp.proposed_at at time zone 'UTC')::int]) as late_from, null::uuid as company_id, y.intern_id as intern_id, null::uuid as batch_id from refund_proposals rp join payments y using (payment_id) where rp.decided_at is null and not exists (select from pending_acts p where p.kind = 'REFUND' and p.subject_id = rp.proposal_id and p.finished_at is null)
 union all select 'MESSAGE' as kind, m.message_id as id, 'operator' as side, m.created_at as since, (m.created_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[m.approval_days][extract(isodow from m.created_at at time zone 'UTC')::int]) as due_at, (m.created_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[m.approval_days][extract(isodow from m.created_at at time zone 'UTC')::int]) as late_from, null::uuid as company_id, null::uuid as intern_id, null::uuid as batch_id from messages m where m.state = 'AWAITING_APPROVAL' and not exists (select from pending_acts p where p.kind = 'MESSAGE' and p.subject_id = m.message_id and p.finished_at is null)
 union all select 'REPLY' as kind, mr.reply_id as id, 'operator' as side, mr.created_at as since, (mr.created_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[mr.review_days][extract(isodow from mr.created_at at time zone 'UTC')::int]) as due_at, (mr.created_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[mr.review_days][extract(isodow from mr.created_at at time zone 'UTC')::int]) as late_from, null::uuid as company_id, n.intern_id as intern_id, null::uuid as batch_id from message_replies mr left join interns n on n.user_id = mr.user_id where mr.status = 'UNANSWERED' and not exists (select from pending_acts p where p.kind = 'REPLY' and p.subject_id = mr.reply_id and p.finished_at is null)
 union all select 'ERASURE' as kind, r.user_id as id, 'operator' as side, r.erasure_requested_at as since, r.erasure_requested_at + interval '24 hours' * 30 as due_at, least(r.erase_at + interval '24 hours' * 1, r.erasure_requested_at + interval '24 hours' * 30) as late_from, null::uuid as company_id, n.intern_id as intern_id, null::uuid as batch_id from users r left join interns n using (user_id) where r.erase_at is not null and r.erasure_requested_at is not null
 union all select 'BAN_APPEAL' as kind, r.user_id as id, 'operator' as side, r.appealed_at as since, r.appealed_at + interval '24 hours' * r.appeal_days as due_at, r.appealed_at + interval '24 hours' * r.appeal_days as late_from, null::uuid as company_id, n.intern_id as intern_id, null::uuid as batch_id from users r left join interns n using (user_id) where r.appealed_at is not null and r.appeal_decided_at is null and not exists (select from pending_acts p where p.kind = 'ACCOUNT' and p.subject_id = r.user_id and p.finished_at is null)
 union all select 'REPORT' as kind, r.report_id as id, 'operator' as side, r.created_at as since, (r.created_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[r.review_days][extract(isodow from r.created_at at time zone 'UTC')::int]) as due_at, (r.created_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[r.review_days][extract(isodow from r.created_at at time zone 'UTC')::int]) as late_from, r.about_company_id as company_id, r.about_intern_id as intern_id, null::uuid as batch_id from content_reports r where r.status = 'REPORTED' and not exists (select from pending_acts p where p.kind = 'REPORT' and p.subject_id = r.report_id and p.finished_at is null)
 union all select 'APPEAL' as kind, ch.hiding_id as id, 'operator' as side, ch.requested_at as since, (ch.requested_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[ch.review_days][extract(isodow from ch.requested_at at time zone 'UTC')::int]) as due_at, (ch.requested_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[ch.review_days][extract(isodow from ch.requested_at at time zone 'UTC')::int]) as late_from, ch.company_id as company_id, ch.intern_id as intern_id, null::uuid as batch_id from content_hidings ch where ch.status in ('CHANGED', 'APPEALED') and not exists (select from pending_acts p where p.kind = 'HIDING' and p.subject_id = ch.hiding_id and p.finished_at is null)) v left join wait_owners h on h.kind = v.kind and h.subject_id = v.id
  ) w
where w.kind in ('APPLICATION', 'OPINION', 'COMPANY', 'WAITING_LIST', 'OFFER', 'CLAIM', 'NO_SHOW', 'ACTION', 'REPORT', 'APPEAL', 'DECISION', 'PLACEMENT', 'REFUND', 'MESSAGE', 'REPLY', 'ERASURE', 'BAN_APPEAL') and (w.kind not in ('DECISION', 'PLACEMENT', 'ERASURE') or w.late_from <= $1::timestamptz)
group by w.kind`,
)

/** Of two people at the same time, one gets no row. */
export const takeOwnership = defineStatement<
  {
    readonly kind: string
    readonly subject_id: string
    readonly owner_id: string
    readonly now: string
    readonly hold_hours: number
  },
  NoRow
>(
  'waits.takeOwnership',
  ['kind', 'subject_id', 'owner_id', 'now', 'hold_hours'],
  `insert into
  wait_owners (kind, subject_id, owner_id, taken_at, acted_at, hold_hours)
values ($1, $2, $3, $4, $4, $5)
on conflict (kind, subject_id) do update
set acted_at = excluded.acted_at
where wait_owners.owner_id = excluded.owner_id`,
)

export const upsertOwners = defineStatement<
  {
    readonly kind: string
    readonly owner_id: string
    readonly now: string
    readonly hold_hours: number
    readonly subject_ids: readonly string[]
  },
  { readonly subject_id: string }
>(
  'waits.upsertOwners',
  ['kind', 'owner_id', 'now', 'hold_hours', 'subject_ids'],
  `insert into
  wait_owners (kind, subject_id, owner_id, taken_at, acted_at, hold_hours)
select $1, subject_id, $2, $3, $3, $4
from unnest($5::uuid[]) w (subject_id)
on conflict (kind, subject_id) do update
set
  owner_id = excluded.owner_id, taken_at = excluded.taken_at, acted_at = excluded.acted_at,
  hold_hours = excluded.hold_hours
returning subject_id`,
  { list: 'subject_ids', column: 'subject_id' },
)

export const renewOwnership = defineStatement<
  {
    readonly now: string
    readonly kind: string
    readonly subject_id: string
    readonly owner_id: string | null
  },
  NoRow
>(
  'waits.renewOwnership',
  ['now', 'kind', 'subject_id', 'owner_id'],
  `update wait_owners
set acted_at = $1
where
  kind = $2
  and subject_id = $3
  and ($4::uuid is null or owner_id = $4::uuid)`,
)

export const ownerOf = defineStatement<
  { readonly kind: string; readonly subject_id: string },
  { readonly owner_id: string; readonly name: string }
>(
  'waits.ownerOf',
  ['kind', 'subject_id'],
  `select h.owner_id, u.first_name || ' ' || u.last_name as name
from wait_owners h join users u on u.user_id = h.owner_id
where h.kind = $1 and h.subject_id = $2`,
)

/** Who takes care of a wait, and whether they took it over from the reader. */
export const deskOwnerOf = defineStatement<
  {
    readonly now: string
    readonly user_id: string
    readonly kind: string
    readonly subject_id: string
  },
  DeskOwnerRow
>(
  'waits.deskOwnerOf',
  ['now', 'user_id', 'kind', 'subject_id'],
  `select
  h.owner_id as user_id, u.first_name || ' ' || u.last_name as name, h.taken_at as since,
  exists (select from operator_absences ax join users au on au.user_id = ax.user_id where ax.user_id = h.owner_id and ($1::timestamptz at time zone au.time_zone)::date between ax.absent_from and ax.absent_until) as is_away,
  coalesce(
    (
      select e.move = 'takeOver' and e.data ->> 'from' = $2::text
      from event_log e
      where
        e.subject_id = h.subject_id and e.machine = 'wait' and e.data ->> 'kind' = h.kind
      order by e.id desc
      limit 1
    ),
    false
  ) as is_from_reader
from wait_owners h join users u on u.user_id = h.owner_id
where h.kind = $3 and h.subject_id = $4`,
)

/** Of two people at the same time, one gets no row. */
export const takeOverOwnership = defineStatement<
  {
    readonly owner_id: string
    readonly now: string
    readonly hold_hours: number
    readonly kind: string
    readonly subject_id: string
    readonly from_id: string
  },
  NoRow
>(
  'waits.takeOverOwnership',
  ['owner_id', 'now', 'hold_hours', 'kind', 'subject_id', 'from_id'],
  `update wait_owners
set owner_id = $1, taken_at = $2, acted_at = $2, hold_hours = $3
where kind = $4 and subject_id = $5 and owner_id = $6`,
)

/** Who ended the review of something last. */
export const lastTransitionOn = defineStatement<
  { readonly subject_id: string; readonly machine: string },
  {
    readonly actor_kind: 'anonymous' | 'registration' | 'company' | 'intern' | 'operator' | 'clock' | 'system'
    readonly actor_id: string | null
    readonly to_state: string
    readonly name: string | null
  }
>(
  'waits.lastTransitionOn',
  ['subject_id', 'machine'],
  `select e.actor_kind, e.actor_id, e.to_state, u.first_name || ' ' || u.last_name as name
from event_log e left join users u on u.user_id = e.actor_id
where e.subject_id = $1 and e.machine = $2 and e.to_state is not null
order by e.id desc
limit 1`,
)

export const deleteOwner = defineStatement<
  { readonly kind: string; readonly subject_id: string; readonly owner_id: string | null },
  NoRow
>(
  'waits.deleteOwner',
  ['kind', 'subject_id', 'owner_id'],
  `delete from wait_owners
where
  kind = $1
  and subject_id = $2
  and owner_id is not distinct from $3::uuid`,
)

export const skipItem = defineStatement<
  {
    readonly kind: string
    readonly subject_id: string
    readonly user_id: string
    readonly until: string
  },
  NoRow
>(
  'waits.skipItem',
  ['kind', 'subject_id', 'user_id', 'until'],
  `insert into
  wait_skips (kind, subject_id, user_id, until)
values ($1, $2, $3, $4)
on conflict (user_id, kind, subject_id) do update
set until = excluded.until`,
)

export const deleteSkip = defineStatement<
  { readonly kind: string; readonly subject_id: string; readonly user_id: string },
  NoRow
>(
  'waits.deleteSkip',
  ['kind', 'subject_id', 'user_id'],
  `delete from wait_skips
where kind = $1 and subject_id = $2 and user_id = $3`,
)

export const runningSkips = defineStatement<
  {
    readonly user_id: string
    readonly subject_ids: readonly string[]
    readonly now: string
  },
  { readonly subject_id: string; readonly until: string }
>(
  'waits.runningSkips',
  ['user_id', 'subject_ids', 'now'],
  `select subject_id, until
from wait_skips
where user_id = $1 and subject_id = any ($2::uuid[]) and until > $3`,
)

export const ownedWaits = defineStatement<
  { readonly owner_id: string; readonly limit: number },
  { readonly kind: OverdueKind; readonly subject_id: string }
>(
  'waits.ownedWaits',
  ['owner_id', 'limit'],
  `select kind, subject_id
from wait_owners
where owner_id = $1
order by subject_id, kind
limit $2`,
)

export const expiredOwners = defineStatement<
  {
    readonly before: string
    readonly now: string
    readonly after_at: string
    readonly after_id: string
  },
  { readonly due_at: string; readonly subject_id: string }
>(
  'waits.expiredOwners',
  ['before', 'now', 'after_at', 'after_id'],
  `select distinct on (acted_at, subject_id) acted_at::text as due_at, subject_id
from wait_owners
where
  acted_at <= $1
and acted_at + make_interval(hours => hold_hours) <= $2::timestamptz
and (
  kind <> 'APPLICATION'
  or not exists (select from second_opinions s where s.application_id = wait_owners.subject_id and s.status = 'ASKED')
)
and (
  kind <> 'OPINION'
  or not exists (
    select
    from second_opinions s
    where
      s.application_id = wait_owners.subject_id
      and s.status = 'ASKED'
      and s.due_at > $2::timestamptz
  )
)
  and (acted_at, subject_id) > ($3::timestamptz, $4::uuid)
order by acted_at, subject_id
limit 500`,
)

export const deleteExpiredOwners = defineStatement<
  { readonly subject_id: string; readonly before: string; readonly now: string },
  { readonly kind: OverdueKind; readonly owner_id: string }
>(
  'waits.deleteExpiredOwners',
  ['subject_id', 'before', 'now'],
  `delete from wait_owners
where
  subject_id = $1
  and acted_at <= $2
and acted_at + make_interval(hours => hold_hours) <= $3::timestamptz
and (
  kind <> 'APPLICATION'
  or not exists (select from second_opinions s where s.application_id = wait_owners.subject_id and s.status = 'ASKED')
)
and (
  kind <> 'OPINION'
  or not exists (
    select
    from second_opinions s
    where
      s.application_id = wait_owners.subject_id
      and s.status = 'ASKED'
      and s.due_at > $3::timestamptz
  )
)
returning kind, owner_id`,
)

/** Someone whose role includes tasks. */
export const activeOperator = defineStatement<
  { readonly user_id: string },
  { readonly user_id: string }
>(
  'waits.activeOperator',
  ['user_id'],
  `select user_id
from users
where
  user_id = $1
  and type = 'O'
  and status = 'ACTIVE'
  and operator_role in ('REVIEWER', 'MANAGER')`,
)

export const colleagues = defineStatement<
  { readonly now: string },
  OperatorColleagueRow
>(
  'waits.colleagues',
  ['now'],
  `select
  u.user_id, u.first_name || ' ' || u.last_name as name, u.operator_role,
  u.status = 'ACTIVE' and u.operator_role in ('REVIEWER', 'MANAGER') as is_active,
  (
    select a.absent_until::text
    from operator_absences a
    where
      a.user_id = u.user_id
      and ($1::timestamptz at time zone u.time_zone)::date between a.absent_from and a.absent_until
  ) as absent_until,
  (
    select count(*)
    from wait_owners h
    where h.owner_id = u.user_id
  )::int as waits
from users u
where u.type = 'O' and u.operator_role is not null
order by u.first_name, u.last_name, u.user_id
limit 500`,
)

/** One after the other takes the next of a queue, so that each statement sees what the one before took. Otherwise its snapshot would be older than the lock, and of several people at once one could find only what others have just taken, again and again. */
export const lockQueue = defineStatement<
  { readonly kind: string },
  { readonly pg_advisory_xact_lock: unknown }
>(
  'waits.lockQueue',
  ['kind'],
  `select pg_advisory_xact_lock(hashtextextended('waits.' || $1::text, 0))`,
)

export const takeNextApplication = defineStatement<
  { readonly owner_id: string; readonly now: string; readonly hold_hours: number },
  { readonly id: string; readonly is_taken: boolean }
>(
  'waits.takeNextApplication',
  ['owner_id', 'now', 'hold_hours'],
  `with next as (
  select a.application_id as id from applications a where a.status in ('SUBMITTED', 'IN_REVIEW') and not exists (select from pending_acts p where p.kind = 'APPLICATION' and p.subject_id = a.application_id and p.finished_at is null) and not exists (select from second_opinions s where s.application_id = a.application_id and s.status = 'ASKED')
    and a.application_id not in (select h.subject_id from wait_owners h where h.kind = 'APPLICATION')
    and a.application_id not in (select h.subject_id from wait_skips h where h.kind = 'APPLICATION' and h.user_id = $1::uuid and h.until > $2::timestamptz)
  order by a.submitted_at, a.application_id
  limit 1
  for update of a skip locked
), taken as (
  insert into wait_owners (kind, subject_id, owner_id, taken_at, acted_at, hold_hours)
  select 'APPLICATION', next.id, $1::uuid, $2::timestamptz, $2::timestamptz, $3::smallint from next
  on conflict do nothing
  returning subject_id
)
select next.id, taken.subject_id is not null as is_taken
from next left join taken on taken.subject_id = next.id`,
)

export const takeNextCompany = defineStatement<
  { readonly now: string; readonly owner_id: string; readonly hold_hours: number },
  { readonly id: string; readonly is_taken: boolean }
>(
  'waits.takeNextCompany',
  ['now', 'owner_id', 'hold_hours'],
  `with next as (
  select c.company_id as id from companies c cross join lateral (select greatest(coalesce(c.decided_at, c.created_at), (select max(coalesce(cq.answered_at, cq.due_at)) from company_questions cq where cq.company_id = c.company_id and cq.closed_at is null)) as since offset 0) turn where c.status = 'PENDING_APPROVAL' and exists (select from members m where m.company_id = c.company_id) and not exists (select from pending_acts p where p.kind = 'COMPANY' and p.subject_id = c.company_id and p.finished_at is null) and not exists (select from company_questions cq where cq.company_id = c.company_id and cq.closed_at is null and cq.answered_at is null and cq.due_at > $1::timestamptz)
    and c.company_id not in (select h.subject_id from wait_owners h where h.kind = 'COMPANY')
    and c.company_id not in (select h.subject_id from wait_skips h where h.kind = 'COMPANY' and h.user_id = $2::uuid and h.until > $1::timestamptz)
  order by coalesce(c.decided_at, c.created_at), c.company_id
  limit 1
  for update of c skip locked
), taken as (
  insert into wait_owners (kind, subject_id, owner_id, taken_at, acted_at, hold_hours)
  select 'COMPANY', next.id, $2::uuid, $1::timestamptz, $1::timestamptz, $3::smallint from next
  on conflict do nothing
  returning subject_id
)
select next.id, taken.subject_id is not null as is_taken
from next left join taken on taken.subject_id = next.id`,
)

export const takeNextWaitingCompany = defineStatement<
  { readonly owner_id: string; readonly now: string; readonly hold_hours: number },
  { readonly id: string; readonly is_taken: boolean }
>(
  'waits.takeNextWaitingCompany',
  ['owner_id', 'now', 'hold_hours'],
  `with next as (
  select c.company_id as id from companies c  where c.status = 'IN_WAITING_LIST' and exists (select from members m where m.company_id = c.company_id) and not exists (select from pending_acts p where p.kind = 'COMPANY' and p.subject_id = c.company_id and p.finished_at is null)
    and c.company_id not in (select h.subject_id from wait_owners h where h.kind = 'WAITING_LIST')
    and c.company_id not in (select h.subject_id from wait_skips h where h.kind = 'WAITING_LIST' and h.user_id = $1::uuid and h.until > $2::timestamptz)
  order by coalesce(c.decided_at, c.created_at), c.company_id
  limit 1
  for update of c skip locked
), taken as (
  insert into wait_owners (kind, subject_id, owner_id, taken_at, acted_at, hold_hours)
  select 'WAITING_LIST', next.id, $1::uuid, $2::timestamptz, $2::timestamptz, $3::smallint from next
  on conflict do nothing
  returning subject_id
)
select next.id, taken.subject_id is not null as is_taken
from next left join taken on taken.subject_id = next.id`,
)

export const takeNextOffer = defineStatement<
  { readonly owner_id: string; readonly now: string; readonly hold_hours: number },
  { readonly id: string; readonly is_taken: boolean }
>(
  'waits.takeNextOffer',
  ['owner_id', 'now', 'hold_hours'],
  `with next as (
  select o.offer_id as id from offers o where o.status = 'IN_REVIEW' and not exists (select from pending_acts p where p.kind = 'OFFER' and p.subject_id = o.offer_id and p.finished_at is null)
    and o.offer_id not in (select h.subject_id from wait_owners h where h.kind = 'OFFER')
    and o.offer_id not in (select h.subject_id from wait_skips h where h.kind = 'OFFER' and h.user_id = $1::uuid and h.until > $2::timestamptz)
  order by o.sent_at, o.offer_id
  limit 1
  for update of o skip locked
), taken as (
  insert into wait_owners (kind, subject_id, owner_id, taken_at, acted_at, hold_hours)
  select 'OFFER', next.id, $1::uuid, $2::timestamptz, $2::timestamptz, $3::smallint from next
  on conflict do nothing
  returning subject_id
)
select next.id, taken.subject_id is not null as is_taken
from next left join taken on taken.subject_id = next.id`,
)

export const takeNextAction = defineStatement<
  { readonly owner_id: string; readonly now: string; readonly hold_hours: number },
  { readonly id: string; readonly is_taken: boolean }
>(
  'waits.takeNextAction',
  ['owner_id', 'now', 'hold_hours'],
  `with next as (
  select x.action_id as id from internship_actions x join internships i using (internship_id) where x.status = 'RAISED' and not exists (select from pending_acts p where p.kind = 'ACTION' and p.subject_id = x.action_id and p.finished_at is null)
    and x.action_id not in (select h.subject_id from wait_owners h where h.kind = 'ACTION')
    and x.action_id not in (select h.subject_id from wait_skips h where h.kind = 'ACTION' and h.user_id = $1::uuid and h.until > $2::timestamptz)
  order by x.created_at, x.action_id
  limit 1
  for update of x skip locked
), taken as (
  insert into wait_owners (kind, subject_id, owner_id, taken_at, acted_at, hold_hours)
  select 'ACTION', next.id, $1::uuid, $2::timestamptz, $2::timestamptz, $3::smallint from next
  on conflict do nothing
  returning subject_id
)
select next.id, taken.subject_id is not null as is_taken
from next left join taken on taken.subject_id = next.id`,
)

/** A colleague who takes care of an application that may be of the same person, is here, and has not skipped this one. */
export const similarOwner = defineStatement<
  { readonly application_id: string; readonly owner_id: string; readonly now: string },
  { readonly owner_id: string }
>(
  'waits.similarOwner',
  ['application_id', 'owner_id', 'now'],
  `select h.owner_id
from
  applications a
  cross join lateral (select x.application_id, x.submitted_at
from applications x
where x.intern_id = any (array(
  with recursive same_person as (
    select a.intern_id as intern_id
    union
    select d.other_id from same_person p join intern_duplicates d on d.intern_id = p.intern_id and not d.is_dismissed
  )
  select p.intern_id from same_person p
)) and x.status in ('SUBMITTED', 'IN_REVIEW') and not exists (select from pending_acts p where p.kind = 'APPLICATION' and p.subject_id = x.application_id and p.finished_at is null) and not exists (select from second_opinions s where s.application_id = x.application_id and s.status = 'ASKED')) s
  join wait_owners h on h.kind = 'APPLICATION' and h.subject_id = s.application_id
where
  a.application_id = $1
  and h.owner_id <> $2
  and not exists (select from operator_absences ax join users au on au.user_id = ax.user_id where ax.user_id = h.owner_id and ($3::timestamptz at time zone au.time_zone)::date between ax.absent_from and ax.absent_until)
  and not exists (
    select
    from wait_skips k
    where
      k.kind = 'APPLICATION'
      and k.subject_id = a.application_id
      and k.user_id = h.owner_id
      and k.until > $3::timestamptz
  )
order by s.submitted_at, s.application_id
limit 1`,
)

/** The other waiting applications that may be of the same person, except those that someone skipped. */
export const similarOthers = defineStatement<
  { readonly application_id: string; readonly owner_id: string; readonly now: string },
  { readonly application_id: string }
>(
  'waits.similarOthers',
  ['application_id', 'owner_id', 'now'],
  `select s.application_id
from
  applications a
  cross join lateral (select x.application_id, x.submitted_at
from applications x
where x.intern_id = any (array(
  with recursive same_person as (
    select a.intern_id as intern_id
    union
    select d.other_id from same_person p join intern_duplicates d on d.intern_id = p.intern_id and not d.is_dismissed
  )
  select p.intern_id from same_person p
)) and x.status in ('SUBMITTED', 'IN_REVIEW') and not exists (select from pending_acts p where p.kind = 'APPLICATION' and p.subject_id = x.application_id and p.finished_at is null) and not exists (select from second_opinions s where s.application_id = x.application_id and s.status = 'ASKED')) s
where
  a.application_id = $1
  and s.application_id <> a.application_id
  and s.application_id not in (
    select k.subject_id
    from wait_skips k
    where k.kind = 'APPLICATION' and k.user_id = $2 and k.until > $3::timestamptz
  )`,
)

export const lockFreeApplications = defineStatement<
  { readonly application_ids: readonly string[] },
  { readonly application_id: string }
>(
  'waits.lockFreeApplications',
  ['application_ids'],
  `select application_id
from applications
where application_id = any ($1) and status in ('SUBMITTED', 'IN_REVIEW')
order by application_id
for update skip locked`,
)

export const takeApplications = defineStatement<
  {
    readonly owner_id: string
    readonly now: string
    readonly hold_hours: number
    readonly application_ids: readonly string[]
  },
  TakenApplicationRow
>(
  'waits.takeApplications',
  ['owner_id', 'now', 'hold_hours', 'application_ids'],
  `insert into
  wait_owners (kind, subject_id, owner_id, taken_at, acted_at, hold_hours)
select 'APPLICATION', i.id, $1, $2, $2, $3::smallint
from unnest($4::uuid[]) as i (id)
on conflict (kind, subject_id) do nothing
returning subject_id as application_id`,
)

/** A request that is a reported concern. */
export const concern = defineStatement<
  { readonly action_id: string },
  { readonly action_id: string }
>(
  'waits.concern',
  ['action_id'],
  `select x.action_id
from internship_actions x
where x.action_id = $1 and x.kind = 'REPORT_CONCERN'`,
)

export const teamWaitRows: ListSource<TeamWaitListRow> = {
  columns: `w.kind, w.id::text as id, t.title, t.detail, t.is_concern, w.company_id, t.company_name,
  w.since, w.due_at,
  w.late_from <= :now::timestamptz as is_late, w.owner_id,
  (
    select u.first_name || ' ' || u.last_name
    from users u
    where u.user_id = w.owner_id
  ) as owner_name`,
  from: `(select v.*, h.owner_id from (select 'UNSUBMITTED' as kind, a.application_id as id, 'intern' as side, a.created_at as since, greatest(a.due_at, b.enrolment_closes_at) as due_at, greatest(a.due_at, b.enrolment_closes_at) as late_from, null::uuid as company_id, a.intern_id as intern_id, a.batch_id as batch_id from applications a join batches b using (batch_id) where a.status in ('NOT_STARTED', 'IN_PROGRESS')
 union all select 'CHANGES' as kind, a.application_id as id, 'intern' as side, (select coalesce(max(x.sent_at), a.submitted_at) from application_comments x where x.application_id = a.application_id) as since, greatest(a.due_at, (select coalesce(max(x.sent_at), a.submitted_at) from application_comments x where x.application_id = a.application_id) + interval '24 hours' * 7) as due_at, greatest(a.due_at, (select coalesce(max(x.sent_at), a.submitted_at) from application_comments x where x.application_id = a.application_id) + interval '24 hours' * 7) as late_from, null::uuid as company_id, a.intern_id as intern_id, a.batch_id as batch_id from applications a where a.status = 'CHANGES_REQUESTED'
 union all select 'APPLICATION' as kind, a.application_id as id, 'operator' as side, a.submitted_at as since, (a.submitted_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[a.review_days][extract(isodow from a.submitted_at at time zone 'UTC')::int]) as due_at, (a.submitted_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[a.review_days][extract(isodow from a.submitted_at at time zone 'UTC')::int]) as late_from, null::uuid as company_id, a.intern_id as intern_id, a.batch_id as batch_id from applications a where a.status in ('SUBMITTED', 'IN_REVIEW') and not exists (select from pending_acts p where p.kind = 'APPLICATION' and p.subject_id = a.application_id and p.finished_at is null) and not exists (select from second_opinions s where s.application_id = a.application_id and s.status = 'ASKED')
 union all select 'OPINION' as kind, a.application_id as id, 'operator' as side, s.asked_at as since, s.due_at as due_at, least(s.due_at, (a.submitted_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[a.review_days][extract(isodow from a.submitted_at at time zone 'UTC')::int])) as late_from, null::uuid as company_id, a.intern_id as intern_id, a.batch_id as batch_id from second_opinions s join applications a using (application_id) where s.status = 'ASKED'
 union all select 'PLACEMENT' as kind, a.application_id as id, 'operator' as side, a.decided_at as since, (case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end) as due_at, (case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end) as late_from, null::uuid as company_id, a.intern_id as intern_id, a.batch_id as batch_id from applications a join batches b using (batch_id) where a.status = 'APPROVED' and not exists (select from candidatures k where k.application_id = a.application_id and k.stage in ('INTERESTED', 'SHORTLISTED', 'INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED', 'INTERVIEWED', 'OFFER_IN_REVIEW', 'OFFERED', 'OFFER_ACCEPTED', 'OFFER_DECLINED', 'OFFER_EXPIRED') and k.known_to_intern_at is not null)
 union all select 'COMPANY' as kind, c.company_id as id, 'operator' as side, coalesce(c.decided_at, c.created_at) as since, (turn.since + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[c.review_days][extract(isodow from turn.since at time zone 'UTC')::int]) as due_at, (turn.since + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[c.review_days][extract(isodow from turn.since at time zone 'UTC')::int]) as late_from, c.company_id as company_id, null::uuid as intern_id, null::uuid as batch_id from companies c cross join lateral (select greatest(coalesce(c.decided_at, c.created_at), (select max(coalesce(cq.answered_at, cq.due_at)) from company_questions cq where cq.company_id = c.company_id and cq.closed_at is null)) as since offset 0) turn where c.status = 'PENDING_APPROVAL' and exists (select from members m where m.company_id = c.company_id) and not exists (select from pending_acts p where p.kind = 'COMPANY' and p.subject_id = c.company_id and p.finished_at is null) and not exists (select from company_questions cq where cq.company_id = c.company_id and cq.closed_at is null and cq.answered_at is null and cq.due_at > :now::timestamptz)
 union all select 'COMPANY_QUESTION' as kind, c.company_id as id, 'company' as side, q.asked_at as since, q.due_at as due_at, q.due_at as late_from, c.company_id as company_id, null::uuid as intern_id, null::uuid as batch_id from company_questions q join companies c using (company_id) where q.answered_at is null and q.closed_at is null and q.due_at > :now::timestamptz and c.status = 'PENDING_APPROVAL'
 union all select 'WAITING_LIST' as kind, c.company_id as id, 'operator' as side, coalesce(c.decided_at, c.created_at) as since, coalesce(c.decided_at, c.created_at) + interval '24 hours' * c.waiting_list_days as due_at, coalesce(c.decided_at, c.created_at) + interval '24 hours' * c.waiting_list_days as late_from, c.company_id as company_id, null::uuid as intern_id, null::uuid as batch_id from companies c  where c.status = 'IN_WAITING_LIST' and exists (select from members m where m.company_id = c.company_id) and not exists (select from pending_acts p where p.kind = 'COMPANY' and p.subject_id = c.company_id and p.finished_at is null)
 union all select 'INVITATION' as kind, m.member_id as id, 'company' as side, coalesce(m.invited_at, m.created_at) as since, coalesce(m.invited_at, m.created_at) + interval '1 millisecond' * 604800000 as due_at, coalesce(m.invited_at, m.created_at) + interval '1 millisecond' * 604800000 as late_from, m.company_id as company_id, null::uuid as intern_id, null::uuid as batch_id from members m where m.status = 'INVITED'
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
  when 'OFFER_EXPIRED' then c.stage_since + interval '336 hours' end - case c.stage when 'INTERESTED' then interval '24 hours' * 0 when 'SHORTLISTED' then interval '24 hours' * 0 when 'INTERVIEWED' then interval '24 hours' * 23 when 'OFFER_DECLINED' then interval '24 hours' * 7 when 'OFFER_EXPIRED' then interval '24 hours' * 7 end as late_from, c.company_id as company_id, c.intern_id as intern_id, a.batch_id as batch_id from candidatures c join applications a using (application_id) where c.stage in ('INTERESTED', 'OFFER_DECLINED', 'OFFER_EXPIRED') or c.stage = 'SHORTLISTED' and c.known_to_intern_at is not null
 union all select 'DECISION' as kind, c.candidature_id as id, 'company' as side, c.stage_since as since, c.stage_since + interval '24 hours' * 7 as due_at, c.stage_since + interval '24 hours' * 8 as late_from, c.company_id as company_id, c.intern_id as intern_id, a.batch_id as batch_id from candidatures c join applications a using (application_id) where c.stage = 'INTERVIEWED'
 union all select 'CANDIDATURE' as kind, c.candidature_id as id, 'operator' as side, c.stage_since as since, (c.stage_since + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[coalesce((select max(o.review_days) from offers o where o.candidature_id = c.candidature_id and o.status = 'IN_REVIEW'), 3)][extract(isodow from c.stage_since at time zone 'UTC')::int]) as due_at, (c.stage_since + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[coalesce((select max(o.review_days) from offers o where o.candidature_id = c.candidature_id and o.status = 'IN_REVIEW'), 3)][extract(isodow from c.stage_since at time zone 'UTC')::int]) as late_from, c.company_id as company_id, c.intern_id as intern_id, a.batch_id as batch_id from candidatures c join applications a using (application_id) where c.stage = 'OFFER_IN_REVIEW'
 union all select 'CANDIDATURE' as kind, c.candidature_id as id, 'intern' as side, c.stage_since as since, (select max(o.answer_by) from offers o where o.candidature_id = c.candidature_id and o.status = 'OFFERED') as due_at, (select max(o.answer_by) from offers o where o.candidature_id = c.candidature_id and o.status = 'OFFERED') as late_from, c.company_id as company_id, c.intern_id as intern_id, a.batch_id as batch_id from candidatures c join applications a using (application_id) where c.stage = 'OFFERED'
 union all select 'CANDIDATURE' as kind, c.candidature_id as id, 'intern' as side, c.stage_since as since, coalesce((select max(o.confirm_by) from offers o where o.candidature_id = c.candidature_id and o.status = 'ACCEPTED_BY_CANDIDATE'), c.stage_since + interval '24 hours' * 7) as due_at, coalesce((select max(o.confirm_by) from offers o where o.candidature_id = c.candidature_id and o.status = 'ACCEPTED_BY_CANDIDATE'), c.stage_since + interval '24 hours' * 7) as late_from, c.company_id as company_id, c.intern_id as intern_id, a.batch_id as batch_id from candidatures c join applications a using (application_id) where c.stage = 'OFFER_ACCEPTED'
 union all select 'CANDIDATURE' as kind, k.candidature_id as id, 'intern' as side, v.status_since as since, v.answer_by as due_at, v.answer_by as late_from, k.company_id as company_id, k.intern_id as intern_id, a.batch_id as batch_id from candidatures k join applications a using (application_id) join lateral (select x.interview_id, x.company_id, x.intern_id, x.status, x.status_since, x.answer_by, x.ends_at, x.no_show_claimed_by, x.no_show_claimed_at, x.no_show_contested_at, x.claim_review_days from interviews x where x.candidature_id = k.candidature_id order by x.created_at desc, x.interview_id desc limit 1) v on true join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where k.stage in ('INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED') and v.status in ('AWAITING_CONFIRMATION', 'RESCHEDULE_REQUESTED_BY_HC')
 union all select 'CANDIDATURE' as kind, k.candidature_id as id, 'company' as side, v.status_since as since, v.answer_by as due_at, v.answer_by as late_from, k.company_id as company_id, k.intern_id as intern_id, a.batch_id as batch_id from candidatures k join applications a using (application_id) join lateral (select x.interview_id, x.company_id, x.intern_id, x.status, x.status_since, x.answer_by, x.ends_at, x.no_show_claimed_by, x.no_show_claimed_at, x.no_show_contested_at, x.claim_review_days from interviews x where x.candidature_id = k.candidature_id order by x.created_at desc, x.interview_id desc limit 1) v on true join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where k.stage in ('INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED') and v.status = 'RESCHEDULE_REQUESTED_BY_INTERN'
 union all select 'CANDIDATURE' as kind, k.candidature_id as id, 'both' as side, v.status_since as since, v.ends_at as due_at, v.ends_at as late_from, k.company_id as company_id, k.intern_id as intern_id, a.batch_id as batch_id from candidatures k join applications a using (application_id) join lateral (select x.interview_id, x.company_id, x.intern_id, x.status, x.status_since, x.answer_by, x.ends_at, x.no_show_claimed_by, x.no_show_claimed_at, x.no_show_contested_at, x.claim_review_days from interviews x where x.candidature_id = k.candidature_id order by x.created_at desc, x.interview_id desc limit 1) v on true join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where k.stage in ('INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED') and v.status = 'CONFIRMED'
 union all select 'CANDIDATURE' as kind, k.candidature_id as id, 'company' as side, v.ends_at as since, v.ends_at + interval '604800000 milliseconds' as due_at, v.ends_at + interval '604800000 milliseconds' as late_from, k.company_id as company_id, k.intern_id as intern_id, a.batch_id as batch_id from candidatures k join applications a using (application_id) join lateral (select x.interview_id, x.company_id, x.intern_id, x.status, x.status_since, x.answer_by, x.ends_at, x.no_show_claimed_by, x.no_show_claimed_at, x.no_show_contested_at, x.claim_review_days from interviews x where x.candidature_id = k.candidature_id order by x.created_at desc, x.interview_id desc limit 1) v on true join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where k.stage in ('INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED') and v.status = 'IN_PAST' and v.no_show_claimed_at is null
 union all select 'CANDIDATURE' as kind, k.candidature_id as id, case v.no_show_claimed_by when 'company' then 'intern' else 'company' end as side, v.no_show_claimed_at as since, (select (l.at + make_interval(days => (array[2, 2, 2, 4, 4])[extract(isodow from l.at)::int])) at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end from (select case when extract(isodow from (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end)) <= 5 then (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end) else date_trunc('week', (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end)) + interval '7 days 9 hours' end as at) l) as due_at, (select (l.at + make_interval(days => (array[2, 2, 2, 4, 4])[extract(isodow from l.at)::int])) at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end from (select case when extract(isodow from (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end)) <= 5 then (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end) else date_trunc('week', (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end)) + interval '7 days 9 hours' end as at) l) as late_from, k.company_id as company_id, k.intern_id as intern_id, a.batch_id as batch_id from candidatures k join applications a using (application_id) join lateral (select x.interview_id, x.company_id, x.intern_id, x.status, x.status_since, x.answer_by, x.ends_at, x.no_show_claimed_by, x.no_show_claimed_at, x.no_show_contested_at, x.claim_review_days from interviews x where x.candidature_id = k.candidature_id order by x.created_at desc, x.interview_id desc limit 1) v on true join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where k.stage in ('INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED') and v.status = 'IN_PAST' and v.no_show_claimed_at is not null and v.no_show_contested_at is null
 union all select 'CANDIDATURE' as kind, k.candidature_id as id, 'operator' as side, v.no_show_contested_at as since, (v.no_show_contested_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[v.claim_review_days][extract(isodow from v.no_show_contested_at at time zone 'UTC')::int]) as due_at, (v.no_show_contested_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[v.claim_review_days][extract(isodow from v.no_show_contested_at at time zone 'UTC')::int]) as late_from, k.company_id as company_id, k.intern_id as intern_id, a.batch_id as batch_id from candidatures k join applications a using (application_id) join lateral (select x.interview_id, x.company_id, x.intern_id, x.status, x.status_since, x.answer_by, x.ends_at, x.no_show_claimed_by, x.no_show_claimed_at, x.no_show_contested_at, x.claim_review_days from interviews x where x.candidature_id = k.candidature_id order by x.created_at desc, x.interview_id desc limit 1) v on true join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where k.stage in ('INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED') and v.status = 'IN_PAST' and v.no_show_contested_at is not null
 union all select 'INTERVIEW' as kind, v.interview_id as id, 'intern' as side, v.status_since as since, v.answer_by as due_at, v.answer_by as late_from, v.company_id as company_id, v.intern_id as intern_id, null::uuid as batch_id from interviews v join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where v.status in ('AWAITING_CONFIRMATION', 'RESCHEDULE_REQUESTED_BY_HC')
 union all select 'INTERVIEW' as kind, v.interview_id as id, 'company' as side, v.status_since as since, v.answer_by as due_at, v.answer_by as late_from, v.company_id as company_id, v.intern_id as intern_id, null::uuid as batch_id from interviews v join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where v.status = 'RESCHEDULE_REQUESTED_BY_INTERN'
 union all select 'INTERVIEW' as kind, v.interview_id as id, 'both' as side, v.status_since as since, v.ends_at as due_at, v.ends_at as late_from, v.company_id as company_id, v.intern_id as intern_id, null::uuid as batch_id from interviews v join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where v.status = 'CONFIRMED'
 union all select 'INTERVIEW' as kind, v.interview_id as id, 'company' as side, v.ends_at as since, v.ends_at + interval '604800000 milliseconds' as due_at, v.ends_at + interval '604800000 milliseconds' as late_from, v.company_id as company_id, v.intern_id as intern_id, null::uuid as batch_id from interviews v join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where v.status = 'IN_PAST' and v.no_show_claimed_at is null
 union all select 'INTERVIEW' as kind, v.interview_id as id, case v.no_show_claimed_by when 'company' then 'intern' else 'company' end as side, v.no_show_claimed_at as since, (select (l.at + make_interval(days => (array[2, 2, 2, 4, 4])[extract(isodow from l.at)::int])) at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end from (select case when extract(isodow from (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end)) <= 5 then (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end) else date_trunc('week', (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end)) + interval '7 days 9 hours' end as at) l) as due_at, (select (l.at + make_interval(days => (array[2, 2, 2, 4, 4])[extract(isodow from l.at)::int])) at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end from (select case when extract(isodow from (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end)) <= 5 then (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end) else date_trunc('week', (v.no_show_claimed_at at time zone case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end)) + interval '7 days 9 hours' end as at) l) as late_from, v.company_id as company_id, v.intern_id as intern_id, null::uuid as batch_id from interviews v join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where v.status = 'IN_PAST' and v.no_show_claimed_at is not null and v.no_show_contested_at is null
 union all select 'CLAIM' as kind, v.interview_id as id, 'operator' as side, v.no_show_contested_at as since, (v.no_show_contested_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[v.claim_review_days][extract(isodow from v.no_show_contested_at at time zone 'UTC')::int]) as due_at, (v.no_show_contested_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[v.claim_review_days][extract(isodow from v.no_show_contested_at at time zone 'UTC')::int]) as late_from, v.company_id as company_id, v.intern_id as intern_id, null::uuid as batch_id from interviews v join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id where v.status = 'IN_PAST' and v.no_show_contested_at is not null and not exists (select from pending_acts p where p.kind = 'CLAIM' and p.subject_id = v.interview_id and p.finished_at is null)
 union all select 'NO_SHOW' as kind, s.no_show_id as id, 'operator' as side, s.recorded_at as since, (s.recorded_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[s.review_days][extract(isodow from s.recorded_at at time zone 'UTC')::int]) as due_at, (s.recorded_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[s.review_days][extract(isodow from s.recorded_at at time zone 'UTC')::int]) as late_from, s.company_id as company_id, s.intern_id as intern_id, null::uuid as batch_id from (select x.*, count(*) over side as of_side, row_number() over (side order by recorded_at) as place from no_shows x where x.recorded_at > :no_shows_since::timestamptz and x.recorded_at + interval '24 hours' * x.counting_days > :now::timestamptz and decision is distinct from 'EXCUSE' window side as (partition by side, case side when 'company' then company_id else intern_id end)) s
  where s.decision is null and s.contested_at is null and s.of_side = 2 and s.place = 2 and not exists (select from pending_acts p where p.kind = 'NO_SHOW' and p.subject_id = s.no_show_id and p.finished_at is null)
 union all select 'NO_SHOW' as kind, s.no_show_id as id, 'operator' as side, s.contested_at as since, (s.contested_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[s.review_days][extract(isodow from s.contested_at at time zone 'UTC')::int]) as due_at, (s.contested_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[s.review_days][extract(isodow from s.contested_at at time zone 'UTC')::int]) as late_from, s.company_id as company_id, s.intern_id as intern_id, null::uuid as batch_id from no_shows s where s.contested_at is not null and s.decision is null and not exists (select from pending_acts p where p.kind = 'NO_SHOW' and p.subject_id = s.no_show_id and p.finished_at is null)
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
  when 'OFFER_EXPIRED' then c.stage_since + interval '336 hours' end - case c.stage when 'INTERESTED' then interval '24 hours' * 0 when 'SHORTLISTED' then interval '24 hours' * 0 when 'INTERVIEWED' then interval '24 hours' * 23 when 'OFFER_DECLINED' then interval '24 hours' * 7 when 'OFFER_EXPIRED' then interval '24 hours' * 7 end, o.status_since + interval '24 hours' * 7) as late_from, o.company_id as company_id, o.intern_id as intern_id, null::uuid as batch_id from offers o join candidatures c using (candidature_id) where o.status in ('DRAFT', 'NEEDS_REVISION')
 union all select 'OFFER' as kind, o.offer_id as id, 'operator' as side, o.sent_at as since, (o.sent_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[o.review_days][extract(isodow from o.sent_at at time zone 'UTC')::int]) as due_at, (o.sent_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[o.review_days][extract(isodow from o.sent_at at time zone 'UTC')::int]) as late_from, o.company_id as company_id, o.intern_id as intern_id, null::uuid as batch_id from offers o where o.status = 'IN_REVIEW' and not exists (select from pending_acts p where p.kind = 'OFFER' and p.subject_id = o.offer_id and p.finished_at is null)
 union all select 'OFFER_ANSWER' as kind, o.offer_id as id, 'intern' as side, o.status_since as since, o.answer_by as due_at, o.answer_by as late_from, o.company_id as company_id, o.intern_id as intern_id, null::uuid as batch_id from offers o where o.status = 'OFFERED'
 union all select 'PAYMENT' as kind, y.payment_id as id, 'intern' as side, y.created_at as since, coalesce(o.answer_by, y.created_at + interval '24 hours' * 7) as due_at, coalesce(o.answer_by, y.created_at + interval '24 hours' * 7) as late_from, null::uuid as company_id, y.intern_id as intern_id, null::uuid as batch_id from payments y left join offers o using (offer_id) where y.status in ('CREATED', 'REQUIRES_ACTION')
 union all select 'INTERNSHIP' as kind, i.internship_id as id, 'both' as side, i.created_at as since, (i.starts_on::timestamp at time zone i.zone) as due_at, (i.starts_on::timestamp at time zone i.zone) as late_from, i.company_id as company_id, i.intern_id as intern_id, null::uuid as batch_id from internships i where i.status = 'UPCOMING'
 union all select 'INTERNSHIP' as kind, i.internship_id as id, 'both' as side, (i.starts_on::timestamp at time zone i.zone) as since, ((i.ends_on + 1)::timestamp at time zone i.zone) as due_at, ((i.ends_on + 1)::timestamp at time zone i.zone) as late_from, i.company_id as company_id, i.intern_id as intern_id, null::uuid as batch_id from internships i where i.status = 'ONGOING'
 union all select 'WEEK' as kind, y.weekly_feedback_id as id, case when y.intern_completed_at is not null then 'company' when y.company_completed_at is not null then 'intern' else 'both' end as side, y.unlocks_at as since, y.unlocks_at + interval '1 millisecond' * 604800000 as due_at, y.unlocks_at + interval '1 millisecond' * 604800000 as late_from, i.company_id as company_id, i.intern_id as intern_id, null::uuid as batch_id from internship_weeks y join internships i using (internship_id) where i.status in ('UPCOMING', 'ONGOING') and y.unlocks_at <= :now::timestamptz and (y.company_completed_at is null or y.intern_completed_at is null)
 union all select 'ACTION' as kind, x.action_id as id, 'operator' as side, x.created_at as since, coalesce(x.due_at, (x.created_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[x.review_days][extract(isodow from x.created_at at time zone 'UTC')::int])) as due_at, coalesce(x.due_at, (x.created_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[x.review_days][extract(isodow from x.created_at at time zone 'UTC')::int])) as late_from, i.company_id as company_id, i.intern_id as intern_id, null::uuid as batch_id from internship_actions x join internships i using (internship_id) where x.status = 'RAISED' and not exists (select from pending_acts p where p.kind = 'ACTION' and p.subject_id = x.action_id and p.finished_at is null)
 union all select 'REFUND' as kind, rp.proposal_id as id, 'operator' as side, rp.proposed_at as since, (rp.proposed_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[rp.approval_days][extract(isodow from rp.proposed_at at time zone 'UTC')::int]) as due_at, (rp.proposed_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[rp.approval_days][extract(isodow from rp.proposed_at at time zone 'UTC')::int]) as late_from, null::uuid as company_id, y.intern_id as intern_id, null::uuid as batch_id from refund_proposals rp join payments y using (payment_id) where rp.decided_at is null and not exists (select from pending_acts p where p.kind = 'REFUND' and p.subject_id = rp.proposal_id and p.finished_at is null)
 union all select 'MESSAGE' as kind, m.message_id as id, 'operator' as side, m.created_at as since, (m.created_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[m.approval_days][extract(isodow from m.created_at at time zone 'UTC')::int]) as due_at, (m.created_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[m.approval_days][extract(isodow from m.created_at at time zone 'UTC')::int]) as late_from, null::uuid as company_id, null::uuid as intern_id, null::uuid as batch_id from messages m where m.state = 'AWAITING_APPROVAL' and not exists (select from pending_acts p where p.kind = 'MESSAGE' and p.subject_id = m.message_id and p.finished_at is null)
 union all select 'REPLY' as kind, mr.reply_id as id, 'operator' as side, mr.created_at as since, (mr.created_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[mr.review_days][extract(isodow from mr.created_at at time zone 'UTC')::int]) as due_at, (mr.created_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[mr.review_days][extract(isodow from mr.created_at at time zone 'UTC')::int]) as late_from, null::uuid as company_id, n.intern_id as intern_id, null::uuid as batch_id from message_replies mr left join interns n on n.user_id = mr.user_id where mr.status = 'UNANSWERED' and not exists (select from pending_acts p where p.kind = 'REPLY' and p.subject_id = mr.reply_id and p.finished_at is null)
 union all select 'ERASURE' as kind, r.user_id as id, 'operator' as side, r.erasure_requested_at as since, r.erasure_requested_at + interval '24 hours' * 30 as due_at, least(r.erase_at + interval '24 hours' * 1, r.erasure_requested_at + interval '24 hours' * 30) as late_from, null::uuid as company_id, n.intern_id as intern_id, null::uuid as batch_id from users r left join interns n using (user_id) where r.erase_at is not null and r.erasure_requested_at is not null
 union all select 'BAN_APPEAL' as kind, r.user_id as id, 'operator' as side, r.appealed_at as since, r.appealed_at + interval '24 hours' * r.appeal_days as due_at, r.appealed_at + interval '24 hours' * r.appeal_days as late_from, null::uuid as company_id, n.intern_id as intern_id, null::uuid as batch_id from users r left join interns n using (user_id) where r.appealed_at is not null and r.appeal_decided_at is null and not exists (select from pending_acts p where p.kind = 'ACCOUNT' and p.subject_id = r.user_id and p.finished_at is null)
 union all select 'REPORT' as kind, r.report_id as id, 'operator' as side, r.created_at as since, (r.created_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[r.review_days][extract(isodow from r.created_at at time zone 'UTC')::int]) as due_at, (r.created_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[r.review_days][extract(isodow from r.created_at at time zone 'UTC')::int]) as late_from, r.about_company_id as company_id, r.about_intern_id as intern_id, null::uuid as batch_id from content_reports r where r.status = 'REPORTED' and not exists (select from pending_acts p where p.kind = 'REPORT' and p.subject_id = r.report_id and p.finished_at is null)
 union all select 'APPEAL' as kind, ch.hiding_id as id, 'operator' as side, ch.requested_at as since, (ch.requested_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[ch.review_days][extract(isodow from ch.requested_at at time zone 'UTC')::int]) as due_at, (ch.requested_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[ch.review_days][extract(isodow from ch.requested_at at time zone 'UTC')::int]) as late_from, ch.company_id as company_id, ch.intern_id as intern_id, null::uuid as batch_id from content_hidings ch where ch.status in ('CHANGED', 'APPEALED') and not exists (select from pending_acts p where p.kind = 'HIDING' and p.subject_id = ch.hiding_id and p.finished_at is null)) v left join wait_owners h on h.kind = v.kind and h.subject_id = v.id) w`,
  joins: {
    t: `cross join lateral (
    select trim(u.first_name || ' ' || u.last_name) as title, b.name as detail, null::text as company_name, false as is_concern from applications a join batches b using (batch_id) join interns n on n.intern_id = a.intern_id join users u on u.user_id = n.user_id where w.kind in ('APPLICATION', 'OPINION', 'PLACEMENT') and a.application_id = w.id
 union all select c.name as title, '' as detail, c.name as company_name, false as is_concern from companies c where w.kind in ('COMPANY', 'WAITING_LIST') and c.company_id = w.id
 union all select trim(u.first_name || ' ' || u.last_name) as title, o.role as detail, c.name as company_name, false as is_concern from offers o join companies c using (company_id) join interns n on n.intern_id = o.intern_id join users u on u.user_id = n.user_id where w.kind in ('OFFER') and o.offer_id = w.id
 union all select trim(u.first_name || ' ' || u.last_name) as title, '' as detail, c.name as company_name, false as is_concern from interviews i join companies c using (company_id) join interns n on n.intern_id = i.intern_id join users u on u.user_id = n.user_id where w.kind in ('CLAIM') and i.interview_id = w.id
 union all select case s.side when 'company' then c.name else trim(u.first_name || ' ' || u.last_name) end as title, case s.side when 'company' then trim(u.first_name || ' ' || u.last_name) else '' end as detail, c.name as company_name, false as is_concern from no_shows s join companies c using (company_id) join interns n on n.intern_id = s.intern_id join users u on u.user_id = n.user_id where w.kind in ('NO_SHOW') and s.no_show_id = w.id
 union all select trim(u.first_name || ' ' || u.last_name) as title, o.role as detail, c.name as company_name, x.kind = 'REPORT_CONCERN' as is_concern from internship_actions x join internships i using (internship_id) join offers o using (offer_id) join companies c on c.company_id = i.company_id join interns n on n.intern_id = i.intern_id join users u on u.user_id = n.user_id where w.kind in ('ACTION') and x.action_id = w.id
 union all select trim(u.first_name || ' ' || u.last_name) as title, '' as detail, null::text as company_name, false as is_concern from refund_proposals rp join payments y using (payment_id) join interns n on n.intern_id = y.intern_id join users u on u.user_id = n.user_id where w.kind in ('REFUND') and rp.proposal_id = w.id
 union all select m.subject as title, '' as detail, null::text as company_name, false as is_concern from messages m where w.kind in ('MESSAGE') and m.message_id = w.id
 union all select trim(u.first_name || ' ' || u.last_name) as title, m.subject as detail, null::text as company_name, false as is_concern from message_replies mr join messages m using (message_id) join users u on u.user_id = mr.user_id where w.kind in ('REPLY') and mr.reply_id = w.id
 union all select trim(u.first_name || ' ' || u.last_name) as title, '' as detail, null::text as company_name, false as is_concern from users u where w.kind in ('ERASURE', 'BAN_APPEAL') and u.user_id = w.id
 union all select coalesce(p.name, c.name, (select trim(u.first_name || ' ' || u.last_name) from interns n join users u using (user_id) where n.intern_id = h.intern_id)) as title, '' as detail, c.name as company_name, false as is_concern from content_hidings h left join companies c on c.company_id = h.company_id left join plans p on p.plan_id = h.plan_id where w.kind in ('APPEAL') and h.hiding_id = w.id
 union all select coalesce(p.name, c.name, (select trim(u.first_name || ' ' || u.last_name) from interns n join users u using (user_id) where n.intern_id = r.about_intern_id)) as title, '' as detail, c.name as company_name, false as is_concern from content_reports r left join companies c on c.company_id = r.about_company_id left join plans p on p.plan_id = r.about_plan_id where w.kind in ('REPORT') and r.report_id = w.id
 union all select c.name as title, trim(u.first_name || ' ' || u.last_name) || ' · ' || p.name as detail, c.name as company_name, false as is_concern from candidatures k join companies c using (company_id) join plans p using (plan_id) join interns n on n.intern_id = k.intern_id join users u on u.user_id = n.user_id where w.kind in ('DECISION') and k.candidature_id = w.id
  ) t`,
  },
}
