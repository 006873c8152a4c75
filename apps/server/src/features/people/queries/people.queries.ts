// Generated from people.sql by “npm run queries”; do not edit.
// Source: 99c5eabfebe4
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { TextValue } from '@fledge/contract/mails.ts'
import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import type { CandidatureStage } from '@fledge/domain/candidatures/types.ts'
import type { InternshipStatus } from '@fledge/domain/internships/types.ts'
import type { InterviewStatus } from '@fledge/domain/interviews/types.ts'
import type { MemberStatus } from '@fledge/domain/members/types.ts'
import type { OfferStatus } from '@fledge/domain/offers/types.ts'
import type { PaymentStatus } from '@fledge/domain/payments/types.ts'
import type { PersonStatus, PersonType } from '@fledge/domain/people/types.ts'
import type { CompanyStatus, OperatorRole } from '@fledge/domain/sessions/types.ts'
import type { WaitKind, WaitSide } from '@fledge/domain/waits/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface PersonRow {
  readonly id: string
  readonly type: PersonType
  readonly status: PersonStatus
  readonly email: string
  readonly name: string
  readonly created_at: string
  readonly last_seen_at: string | null
  readonly operator_role: OperatorRole | null
  readonly application_id: string | null
  readonly application_status: ApplicationStatus | null
  readonly batch_name: string | null
  readonly company_id: string | null
  readonly company_name: string | null
  readonly company_status: CompanyStatus | null
}

export interface PersonAccount {
  readonly id: string
  readonly type: PersonType
  readonly status: PersonStatus
  readonly email: string
  readonly name: string
  readonly phone: string | null
  readonly country: string | null
  readonly time_zone: string | null
  readonly created_at: string
  readonly last_seen_at: string | null
  readonly erase_at: string | null
  readonly operator_role: OperatorRole | null
  readonly intern_id: string | null
  readonly company_id: string | null
  readonly company_name: string | null
  readonly company_status: CompanyStatus | null
  readonly member_status: MemberStatus | null
  readonly has_second_factor: boolean
}

export interface PersonApplication {
  readonly application_id: string
  readonly status: ApplicationStatus
  readonly batch_id: string
  readonly batch_name: string
  readonly created_at: string
  readonly submitted_at: string | null
  readonly decided_at: string | null
  readonly reviewer: string | null
}

export interface LockedFieldsRow {
  readonly first_name: string
  readonly last_name: string
  readonly intern_dob: string
}

export interface PersonCandidature {
  readonly candidature_id: string
  readonly stage: CandidatureStage
  readonly stage_since: string
  readonly company_id: string
  readonly company_name: string
  readonly plan_name: string
  readonly end_reason: string | null
}

export interface PersonPayment {
  readonly payment_id: string
  readonly status: PaymentStatus
  readonly amount: number
  readonly currency: string
  readonly created_at: string
  readonly receipt_number: string | null
  readonly account: string | null
}

export interface PersonInterview {
  readonly interview_id: string
  readonly status: InterviewStatus
  readonly starts_at: string | null
  readonly last_slot_at: string | null
  readonly status_since: string
  readonly company_id: string
  readonly company_name: string
  readonly plan_name: string
  readonly end_reason: string | null
}

export interface PersonOffer {
  readonly offer_id: string
  readonly status: OfferStatus
  readonly status_since: string
  readonly company_name: string
  readonly role: string
}

export interface PersonInternship {
  readonly internship_id: string
  readonly status: InternshipStatus
  readonly starts_on: string
  readonly ends_on: string
  readonly company_id: string
  readonly company_name: string
  readonly role: string
  readonly weeks: { number: number; starts_on: string; intern_completed_at: string | null; company_completed_at: string | null }[]
}

export interface PersonMail {
  readonly id: string
  readonly kind: string
  readonly content: { readonly values: Readonly<Record<string, TextValue>>; readonly rows: readonly (readonly TextValue[])[] }
  readonly link: string
  readonly time_zone: string | null
  readonly created_at: string
  readonly delivered_at: string | null
  readonly skipped: boolean
  readonly last_error: string | null
  readonly is_wiped: boolean
  readonly account: string | null
}

export interface PersonSession {
  readonly session_id: string
  readonly device: string
  readonly last_used_at: string
}

export interface PersonAgreement {
  readonly kind: string
  readonly version: number
  readonly title: string
  readonly at: string
}

export interface PersonWait {
  readonly kind: WaitKind
  readonly id: string
  readonly side: WaitSide
  readonly since: string
  readonly due_at: string | null
  readonly company_id: string | null
  readonly company_name: string | null
  readonly is_concern: boolean
  readonly batch_name: string | null
  readonly owner_name: string | null
}

export interface PersonNoteRow {
  readonly note_id: string
  readonly note: string
  readonly created_at: string
  readonly author_id: string
  readonly author: string
  readonly account: string | null
}

export interface PersonEventRow {
  readonly id: string
  readonly at: string
  readonly machine: string
  readonly move: string
  readonly actor_kind: 'anonymous' | 'registration' | 'company' | 'intern' | 'operator' | 'clock' | 'system'
  readonly actor_name: string | null
  readonly company_name: string | null
  readonly reason: string | null
  readonly note: string | null
  readonly account: string | null
}

export const personRows: ListSource<PersonRow> = {
  columns: `p.id, p.type, p.status, p.email, trim(p.name) as name, p.created_at, p.last_seen_at,
  p.operator_role, a.application_id, a.status as application_status, b.name as batch_name,
  c.company_id, c.name as company_name, c.status as company_status`,
  from: `(select
  u.user_id as id, u.user_id, null::uuid as member_id, null::uuid as company_id, u.type, u.status,
  u.email::text as email, u.first_name || ' ' || u.last_name as name, u.created_at,
  u.last_seen_at, u.operator_role
from users u
where u.erased_at is null
union all
select
  r.registration_id, null, r.member_id, r.company_id, r.type, 'REGISTERING', r.email::text,
  coalesce(r.poc ->> 'first_name', '') || ' ' || coalesce(r.poc ->> 'last_name', ''), r.created_at, null, null
from registrations r
where r.completed_at is null
union all
select
  m.member_id, null, m.member_id, m.company_id, 'C', 'INVITED', m.email::text, '', m.created_at, null, null
from members m
where
  m.user_id is null
  and m.status = 'INVITED'
  and not exists (
    select from registrations r where r.member_id = m.member_id and r.completed_at is null
  )) p`,
  joins: {
    a: `left join lateral (
    select x.application_id, x.status, x.batch_id
    from interns n join applications x using (intern_id)
    where n.user_id = p.user_id
    order by x.created_at desc, x.application_id desc
    limit 1
  ) a on true`,
    b: `left join batches b on b.batch_id = a.batch_id`,
    m: `left join lateral (
    select y.company_id
    from members y
    where y.user_id = p.user_id
    order by y.created_at desc, y.member_id desc
    limit 1
  ) m on true`,
    c: `left join companies c on c.company_id = coalesce(p.company_id, m.company_id)`,
  },
}

export const findPerson = defineStatement<
  { readonly person_id: string },
  PersonAccount
>(
  'people.findPerson',
  ['person_id'],
  `select
  p.id, p.type, p.status, p.email, trim(p.name) as name, u.phone, country.label as country,
  u.time_zone, p.created_at, p.last_seen_at, u.erase_at, p.operator_role, n.intern_id,
  c.company_id, c.name as company_name, c.status as company_status, m.status as member_status,
  f.user_id is not null as has_second_factor
from
  (select
  u.user_id as id, u.user_id, null::uuid as member_id, null::uuid as company_id, u.type, u.status,
  u.email::text as email, u.first_name || ' ' || u.last_name as name, u.created_at,
  u.last_seen_at, u.operator_role
from users u
where u.erased_at is null
union all
select
  r.registration_id, null, r.member_id, r.company_id, r.type, 'REGISTERING', r.email::text,
  coalesce(r.poc ->> 'first_name', '') || ' ' || coalesce(r.poc ->> 'last_name', ''), r.created_at, null, null
from registrations r
where r.completed_at is null
union all
select
  m.member_id, null, m.member_id, m.company_id, 'C', 'INVITED', m.email::text, '', m.created_at, null, null
from members m
where
  m.user_id is null
  and m.status = 'INVITED'
  and not exists (
    select from registrations r where r.member_id = m.member_id and r.completed_at is null
  )) p
  left join users u on u.user_id = p.user_id
  left join second_factors f on f.user_id = p.user_id and f.set_up_at is not null
  left join lookup country on country.list = 'country' and country.id = u.country_id
  left join interns n on n.user_id = p.user_id
  left join lateral (
    select y.company_id, y.status
    from members y
    where y.user_id = p.user_id or y.member_id = p.member_id
    order by y.created_at desc, y.member_id desc
    limit 1
  ) m on true
  left join companies c on c.company_id = coalesce(p.company_id, m.company_id)
where p.id = $1`,
)

export const personApplications = defineStatement<
  { readonly intern_id: string },
  PersonApplication
>(
  'people.personApplications',
  ['intern_id'],
  `select
  a.application_id, a.status, a.batch_id, b.name as batch_name, a.created_at, a.submitted_at,
  a.decided_at,
  (
    select r.first_name || ' ' || r.last_name
    from users r
    where r.user_id = a.reviewer_id
  ) as reviewer
from applications a join batches b using (batch_id)
where a.intern_id = $1
order by a.created_at desc, a.application_id desc
limit 20`,
)

/** What an intern cannot change once the application is submitted. */
export const lockedFieldsOf = defineStatement<
  { readonly intern_id: string },
  LockedFieldsRow
>(
  'people.lockedFieldsOf',
  ['intern_id'],
  `select u.first_name, u.last_name, n.birth_date as intern_dob
from interns n join users u using (user_id)
where n.intern_id = $1`,
)

export const personCandidatures = defineStatement<
  { readonly intern_id: string },
  PersonCandidature
>(
  'people.personCandidatures',
  ['intern_id'],
  `select
  c.candidature_id, c.stage, c.stage_since, c.company_id, o.name as company_name,
  p.name as plan_name, c.end_reason
from candidatures c join companies o using (company_id) join plans p using (plan_id)
where c.intern_id = $1
order by c.stage_since desc, c.candidature_id desc
limit 50`,
)

export const personPayments = defineStatement<
  { readonly user_id: string; readonly user_ids: readonly string[] },
  PersonPayment
>(
  'people.personPayments',
  ['user_id', 'user_ids'],
  `select
  y.payment_id, y.status, y.amount, y.currency, y.created_at,
  y.receipt_number::text as receipt_number,
  case when n.user_id <> $1::uuid then u.email::text end as account
from payments y join interns n using (intern_id) join users u using (user_id)
where n.user_id = any ($2::uuid[])
order by y.created_at desc, y.payment_id desc
limit 20`,
)

export const personInterviews = defineStatement<
  { readonly intern_id: string },
  PersonInterview
>(
  'people.personInterviews',
  ['intern_id'],
  `select
  i.interview_id, i.status, i.starts_at,
  (
    select max(s)
    from unnest(i.slot_starts) s
  ) as last_slot_at,
  i.status_since, i.company_id, o.name as company_name, p.name as plan_name, i.end_reason
from
  interviews i
  join candidatures c using (candidature_id)
  join companies o on o.company_id = i.company_id
  join plans p using (plan_id)
where i.intern_id = $1
order by i.created_at desc, i.interview_id desc
limit 50`,
)

export const personOffers = defineStatement<
  { readonly intern_id: string },
  PersonOffer
>(
  'people.personOffers',
  ['intern_id'],
  `select f.offer_id, f.status, f.status_since, o.name as company_name, f.role
from offers f join companies o using (company_id)
where f.intern_id = $1 and f.sent_at is not null
order by f.created_at desc, f.offer_id desc
limit 50`,
)

export const personInternships = defineStatement<
  { readonly now: string; readonly intern_id: string },
  PersonInternship
>(
  'people.personInternships',
  ['now', 'intern_id'],
  `select
  i.internship_id, i.status, i.starts_on, i.ends_on, i.company_id, o.name as company_name, f.role,
  w.weeks
from
  internships i
  join companies o using (company_id)
  join offers f using (offer_id)
  cross join lateral (
    select
      coalesce(
        jsonb_agg(
          jsonb_build_object(
            'number', x.number,
            'starts_on', x.starts_on,
            'intern_completed_at', x.intern_completed_at,
            'company_completed_at', x.company_completed_at
          )
          order by x.number
        ),
        '[]'
      ) as weeks
    from internship_weeks x
    where x.internship_id = i.internship_id and x.unlocks_at <= $1
  ) w
where i.intern_id = $2
order by i.starts_on desc, i.internship_id desc
limit 20`,
)

export const personMails = defineStatement<
  { readonly user_id: string; readonly user_ids: readonly string[] },
  PersonMail
>(
  'people.personMails',
  ['user_id', 'user_ids'],
  `select
  m.id::text as id, m.kind, m.content, m.link, u.time_zone, m.created_at, m.delivered_at, m.skipped,
  m.last_error, m.content = '{"values": {}, "rows": []}' and m.link = '/' as is_wiped,
  case when m.user_id <> $1::uuid then u.email::text end as account
from outbox m join users u using (user_id)
where m.user_id = any ($2::uuid[])
order by m.created_at desc, m.id desc
limit 10`,
)

export const personSessions = defineStatement<
  { readonly user_id: string; readonly now: string },
  PersonSession
>(
  'people.personSessions',
  ['user_id', 'now'],
  `select s.session_id, s.device, s.last_used_at
from sessions s join users u using (user_id)
where s.user_id = $1 and least(s.expires_at, s.last_used_at + interval '720 hours', case when u.type = 'O' then s.created_at + interval '12 hours' end) > $2::timestamptz
order by s.last_used_at desc, s.session_id
limit 20`,
)

export const personAgreements = defineStatement<
  { readonly user_id: string },
  PersonAgreement
>(
  'people.personAgreements',
  ['user_id'],
  `select a.kind, a.version, g.title, a.at
from agreements_accepted a join agreements g using (kind, version)
where a.user_id = $1
order by a.at desc, a.kind, a.version desc
limit 50`,
)

/** The longest overdue first. */
export const personWaits = defineStatement<
  { readonly now: string; readonly no_shows_since: string; readonly intern_id: string },
  PersonWait
>(
  'people.personWaits',
  ['now', 'no_shows_since', 'intern_id'],
  `select
  w.kind, w.id, w.side, w.since, w.due_at, w.company_id, c.name as company_name,
  coalesce(r.kind = 'REPORT_CONCERN', false) as is_concern, b.name as batch_name,
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
  left join companies c on c.company_id = w.company_id
  left join batches b on b.batch_id = w.batch_id
  left join users o on o.user_id = w.owner_id
where w.intern_id = $3
order by w.due_at, w.kind, w.id
limit 100`,
)

export const memberWaits = defineStatement<
  { readonly now: string; readonly no_shows_since: string; readonly person_id: string },
  PersonWait
>(
  'people.memberWaits',
  ['now', 'no_shows_since', 'person_id'],
  `select
  w.kind, w.id, w.side, w.since, w.due_at, w.company_id, c.name as company_name,
  false as is_concern, null::text as batch_name,
  null::text as owner_name
from (select v.*, h.owner_id from (select 'UNSUBMITTED' as kind, a.application_id as id, 'intern' as side, a.created_at as since, greatest(a.due_at, b.enrolment_closes_at) as due_at, greatest(a.due_at, b.enrolment_closes_at) as late_from, null::uuid as company_id, a.intern_id as intern_id, a.batch_id as batch_id from applications a join batches b using (batch_id) where a.status in ('NOT_STARTED', 'IN_PROGRESS')
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
 union all select 'APPEAL' as kind, ch.hiding_id as id, 'operator' as side, ch.requested_at as since, (ch.requested_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[ch.review_days][extract(isodow from ch.requested_at at time zone 'UTC')::int]) as due_at, (ch.requested_at + interval '24 hours' * ('{{1,1,1,1,3,2,1},{2,2,2,4,4,3,2},{3,3,5,5,5,4,3},{4,6,6,6,6,5,4},{7,7,7,7,7,6,5},{8,8,8,8,10,9,8},{9,9,9,11,11,10,9},{10,10,12,12,12,11,10},{11,13,13,13,13,12,11},{14,14,14,14,14,13,12}}'::int[])[ch.review_days][extract(isodow from ch.requested_at at time zone 'UTC')::int]) as late_from, ch.company_id as company_id, ch.intern_id as intern_id, null::uuid as batch_id from content_hidings ch where ch.status in ('CHANGED', 'APPEALED') and not exists (select from pending_acts p where p.kind = 'HIDING' and p.subject_id = ch.hiding_id and p.finished_at is null)) v left join wait_owners h on h.kind = v.kind and h.subject_id = v.id) w left join companies c on c.company_id = w.company_id
where w.kind = 'INVITATION' and w.id = $3`,
)

export const personNotes = defineStatement<
  { readonly user_id: string; readonly user_ids: readonly string[] },
  PersonNoteRow
>(
  'people.personNotes',
  ['user_id', 'user_ids'],
  `select
  n.note_id, n.note, n.created_at, n.author_id,
  case when u.erased_at is null then trim(u.first_name || ' ' || u.last_name) else '' end as author,
  case when n.user_id <> $1::uuid then p.email::text end as account
from
  person_notes n
  join users u on u.user_id = n.author_id
  join users p on p.user_id = n.user_id
where n.user_id = any ($2::uuid[])
order by n.note_id desc
limit 100`,
)

export const insertPersonNote = defineStatement<
  {
    readonly note_id: string
    readonly user_id: string
    readonly author_id: string
    readonly note: string
    readonly now: string
  },
  NoRow
>(
  'people.insertPersonNote',
  ['note_id', 'user_id', 'author_id', 'note', 'now'],
  `insert into person_notes (note_id, user_id, author_id, note, created_at)
values ($1, $2, $3, $4, $5)`,
)

export const lockPersonNote = defineStatement<
  { readonly note_id: string },
  { readonly note_id: string; readonly user_id: string; readonly author_id: string }
>(
  'people.lockPersonNote',
  ['note_id'],
  `select note_id, user_id, author_id
from person_notes
where note_id = $1
for update`,
)

/** A draft is visible only to the company until it is sent. */
export const findOpenedOffer = defineStatement<
  { readonly offer_id: string },
  { readonly user_id: string }
>(
  'people.findOpenedOffer',
  ['offer_id'],
  `select n.user_id
from offers o join interns n using (intern_id)
where o.offer_id = $1 and o.sent_at is not null`,
)

export const findOpenedCompany = defineStatement<
  { readonly company_id: string },
  { readonly company_id: string }
>(
  'people.findOpenedCompany',
  ['company_id'],
  `select company_id
from companies
where company_id = $1`,
)

export const deletePersonNote = defineStatement<
  { readonly note_id: string },
  NoRow
>(
  'people.deletePersonNote',
  ['note_id'],
  `delete from person_notes
where note_id = $1`,
)

export const lockNotedPerson = defineStatement<
  { readonly user_id: string },
  { readonly user_id: string; readonly type: PersonType }
>(
  'people.lockNotedPerson',
  ['user_id'],
  `select user_id, type
from users
where user_id = $1 and erased_at is null
for share`,
)

/** Accounts that the programme team closed as duplicates of this one. */
export const duplicatesOfAccount = defineStatement<
  { readonly user_id: string },
  { readonly user_id: string }
>(
  'people.duplicatesOfAccount',
  ['user_id'],
  `select u.user_id
from users u
where u.merged_into = $1`,
)

export const personEventRows: ListSource<PersonEventRow> = {
  columns: `e.id::text as id, e.at, e.machine, e.move, e.actor_kind,
  trim(a.first_name || ' ' || a.last_name) as actor_name, c.name as company_name, e.reason, e.note,
  (
    select s.email::text
    from users s left join interns n using (user_id)
    where
      s.user_id = any (:user_ids)
      and s.user_id <> (:user_ids::uuid[])[1]
      and (s.user_id in (e.subject_id, e.actor_id) or n.intern_id = e.intern_id)
    limit 1
  ) as account`,
  from: `event_log e`,
  joins: {
    a: `left join users a on a.user_id = e.actor_id`,
    c: `left join companies c on c.company_id = e.company_id`,
  },
}
