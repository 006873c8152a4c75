// Generated from company-page.sql by “npm run queries”; do not edit.
// Source: 4a38bc93e6eb
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { MemberStatus } from '@fledge/domain/members/types.ts'
import type { CompanyStatus, MemberRole } from '@fledge/domain/sessions/types.ts'
import type { WaitKind, WaitSide } from '@fledge/domain/waits/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface CompanyPageRow {
  readonly company_id: string
  readonly name: string
  readonly status: CompanyStatus
  readonly is_trusted: boolean
  readonly logo_file_id: string | null
  readonly country: string | null
  readonly city: string | null
  readonly time_zone: string
  readonly website: string | null
  readonly email_domain: string | null
  readonly created_at: string
  readonly decided_at: string | null
  readonly account_manager_id: string | null
  readonly account_manager: string | null
  readonly credits_left: number
}

export interface CompanyPageWait {
  readonly kind: WaitKind
  readonly id: string
  readonly side: WaitSide
  readonly since: string
  readonly due_at: string | null
  readonly is_concern: boolean
  readonly intern_name: string | null
  readonly owner_name: string | null
}

export interface CompanyRatings {
  readonly interview_count: number
  readonly interview_average: number | null
  readonly week_count: number
  readonly week_average: number | null
}

export interface CompanyNoteRow {
  readonly note_id: string
  readonly note: string
  readonly created_at: string
  readonly author: string
}

export interface CompanyEventRow {
  readonly id: string
  readonly at: string
  readonly machine: string
  readonly move: string
  readonly actor_kind: 'anonymous' | 'registration' | 'company' | 'intern' | 'operator' | 'clock' | 'system'
  readonly actor_name: string | null
  readonly intern_name: string | null
  readonly reason: string | null
  readonly note: string | null
}

export const findCompanyPage = defineStatement<
  { readonly company_id: string },
  CompanyPageRow
>(
  'companies.findCompanyPage',
  ['company_id'],
  `select
  c.company_id, c.name, c.status, c.is_trusted, c.logo_file_id, country.label as country, c.city,
  c.time_zone, c.website, c.email_domain::text as email_domain, c.created_at, c.decided_at,
  c.account_manager_id, trim(u.first_name || ' ' || u.last_name) as account_manager,
  coalesce(b.balance, 0) as credits_left
from
  companies c
  left join lookup country on country.list = 'country' and country.id = c.country_id
  left join users u on u.user_id = c.account_manager_id
  left join credit_balances b on b.company_id = c.company_id
where c.company_id = $1`,
)

/** The longest overdue first. */
export const companyPageWaits = defineStatement<
  { readonly now: string; readonly no_shows_since: string; readonly company_id: string },
  CompanyPageWait
>(
  'companies.companyPageWaits',
  ['now', 'no_shows_since', 'company_id'],
  `select
  w.kind, w.id, w.side, w.since, w.due_at,
  coalesce(r.kind = 'REPORT_CONCERN', false) as is_concern,
  trim(u.first_name || ' ' || u.last_name) as intern_name,
  o.first_name || ' ' || o.last_name as owner_name
from
  (select v.*, h.owner_id from (select 'UNSUBMITTED' as kind, a.application_id as id, 'intern' as side, a.created_at as since, greatest(a.due_at, b.enrolment_closes_at) as due_at, greatest(a.due_at, b.enrolment_closes_at) as late_from, null::uuid as company_id, a.intern_id as intern_id, a.batch_id as batch_id from applications a join batches b using (batch_id) where a.status in ('NOT_STARTED', 'IN_PROGRESS')
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
 union all select 'APPEAL' as kind, ch.hiding_id as id, 'operator' as side, ch.requested_at as since, (ch.requested_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[ch.review_days][extract(isodow from ch.requested_at at time zone 'UTC')::int]) as due_at, (ch.requested_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[ch.review_days][extract(isodow from ch.requested_at at time zone 'UTC')::int]) as late_from, ch.company_id as company_id, ch.intern_id as intern_id, null::uuid as batch_id from content_hidings ch where ch.status in ('CHANGED', 'APPEALED') and not exists (select from pending_acts p where p.kind = 'HIDING' and p.subject_id = ch.hiding_id and p.finished_at is null)) v left join wait_owners h on h.kind = v.kind and h.subject_id = v.id) w
  left join internship_actions r on w.kind = 'ACTION' and r.action_id = w.id
  left join interns n on n.intern_id = w.intern_id
  left join users u on u.user_id = n.user_id
  left join users o on o.user_id = w.owner_id
where w.company_id = $3
order by w.due_at, w.kind, w.id
limit 100`,
)

/** Roles of those who accepted their invitation or were invited. */
export const companyMemberRoles = defineStatement<
  { readonly company_id: string },
  { readonly id: string; readonly role: MemberRole; readonly status: MemberStatus }
>(
  'companies.companyMemberRoles',
  ['company_id'],
  `select coalesce(m.user_id, m.member_id) as id, m.role, m.status
from members m
where m.company_id = $1
order by m.created_at
limit 200`,
)

/** Weekly ratings count once the company sees them, too. */
export const companyRatings = defineStatement<
  { readonly company_id: string; readonly revealed_before: string },
  CompanyRatings
>(
  'companies.companyRatings',
  ['company_id', 'revealed_before'],
  `select i.interview_count, i.interview_average, w.week_count, w.week_average
from
  (
    select count(f.rating) as interview_count, avg(f.rating)::float as interview_average
    from interviews x join interview_feedback f using (interview_id)
    where x.company_id = $1 and f.side = 'intern'
  ) i,
  (
    select count(*) as week_count, avg((a.answer #>> '{}')::float) as week_average
    from
      internships h
      join internship_weeks y using (internship_id)
      join week_answers a using (weekly_feedback_id)
    where
      h.company_id = $1
      and a.side = 'intern'
      and a.slug = 'rate-your-internship-experience'
      and y.intern_completed_at is not null
      and (y.company_completed_at is not null or y.unlocks_at <= $2::timestamptz)
  ) w`,
)

export const companyNotes = defineStatement<
  { readonly company_id: string },
  CompanyNoteRow
>(
  'companies.companyNotes',
  ['company_id'],
  `select
  n.note_id, n.note, n.created_at,
  case when u.erased_at is null then trim(u.first_name || ' ' || u.last_name) else '' end as author
from company_notes n join users u on u.user_id = n.author_id
where n.company_id = $1
order by n.note_id desc
limit 100`,
)

export const insertCompanyNote = defineStatement<
  {
    readonly note_id: string
    readonly company_id: string
    readonly author_id: string
    readonly note: string
    readonly now: string
  },
  NoRow
>(
  'companies.insertCompanyNote',
  ['note_id', 'company_id', 'author_id', 'note', 'now'],
  `insert into company_notes (note_id, company_id, author_id, note, created_at)
values ($1, $2, $3, $4, $5)`,
)

export const lockCompanyPage = defineStatement<
  { readonly company_id: string },
  { readonly company_id: string; readonly account_manager_id: string | null }
>(
  'companies.lockCompanyPage',
  ['company_id'],
  `select company_id, account_manager_id
from companies
where company_id = $1
for update`,
)

export const setAccountManager = defineStatement<
  { readonly account_manager_id: string | null; readonly company_id: string },
  NoRow
>(
  'companies.setAccountManager',
  ['account_manager_id', 'company_id'],
  `update companies
set account_manager_id = $1
where company_id = $2`,
)

export const clearAccountManager = defineStatement<
  { readonly account_manager_id: string },
  NoRow
>(
  'companies.clearAccountManager',
  ['account_manager_id'],
  `update companies
set account_manager_id = null
where account_manager_id = $1`,
)

export const accountManagerCandidate = defineStatement<
  { readonly user_id: string },
  { readonly name: string }
>(
  'companies.accountManagerCandidate',
  ['user_id'],
  `select trim(first_name || ' ' || last_name) as name
from users
where
  user_id = $1
  and type = 'O'
  and status = 'ACTIVE'
  and operator_role in ('REVIEWER', 'MANAGER')`,
)

export const companyEventRows: ListSource<CompanyEventRow> = {
  columns: `e.id::text as id, e.at, e.machine, e.move, e.actor_kind,
  trim(a.first_name || ' ' || a.last_name) as actor_name,
  trim(u.first_name || ' ' || u.last_name) as intern_name, e.reason, e.note`,
  from: `event_log e`,
  joins: {
    a: `left join users a on a.user_id = e.actor_id`,
    n: `left join interns n on n.intern_id = e.intern_id`,
    u: `left join users u on u.user_id = n.user_id`,
  },
}
