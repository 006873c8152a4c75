// Generated from applications.sql by “npm run queries”; do not edit.
// Source: 2d91344c5e4a
import type { ApplicationSection } from '@fledge/domain/applications/application-sections.ts'
import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import type { InternScope, OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface ApplicationRow {
  readonly application_id: string
  readonly intern_id: InternScope
  readonly user_id: string
  readonly batch_id: string
  readonly batch_name: string
  readonly programme_start: string | null
  readonly programme_end: string | null
  readonly placement_deadline: string | null
  /** Exclusive end: the first instant after the placement deadline. */
  readonly placement_ends_at: string | null
  /** Last second of the period, as deadlines are displayed. */
  readonly placement_due_at: string | null
  readonly enrolment_closes_at: string
  readonly status: ApplicationStatus
  readonly career_field_id: number | null
  readonly specialisation_ids: number[]
  readonly skill_ids: number[]
  readonly own_skills: string[]
  readonly skill_to_improve_ids: number[]
  readonly project_ids: number[]
  readonly internship_start: string | null
  readonly additional_answers: Record<string, string>
  readonly diversity_seen_at: string | null
  readonly resume_confirmed_at: string | null
  readonly section_saved_at: Record<string, string>
  readonly reviewer_id: string | null
  readonly review_started_at: string | null
  readonly submitted_at: string | null
  readonly review_days: number
  readonly due_at: string | null
  readonly decided_at: string | null
  readonly decision_reason: string | null
  readonly created_at: string
  readonly has_availability: boolean
  readonly open_comments: number
  readonly draft_comments: number
  readonly resume: { file_id: string; name: string; size: number } | null
}

export interface DashboardRow {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly picture_file_id: string | null
  readonly time_zone: string
  readonly university_name: string | null
  readonly application_id: string | null
  readonly status: ApplicationStatus | null
  readonly batch_name: string | null
  readonly time_zone_prompt_dismissed_at: string | null
}

export interface OwnDeadlineRow {
  readonly application_id: string
  readonly intern_id: string
  readonly status: ApplicationStatus
  readonly programme_end: string | null
  readonly placement_deadline: string | null
  readonly due_at: string
}

export interface HiringProgressRow {
  readonly interviews: number
  readonly first_interview_at: string | null
  readonly changes_asked_at: string | null
  readonly has_open_candidature: boolean
  readonly open_offers: number
  readonly accepted_offers: number
  readonly offered_at: string | null
  readonly internships: number
  readonly starts_on: string | null
  readonly confirm: { company_name: string; role: string; by: string; ends_at: string } | null
  readonly payment: { offer_id: string; company_name: string; role: string; answer_by: string | null } | null
  readonly is_phone_verified: boolean
}

export interface BatchTiesRow {
  readonly offers: number
  readonly payments: number
  readonly candidatures: number
  readonly interviews: number
}

/** One of the intern's applications by id, or else the open one, or else the newest. */
export const applicationOf = defineStatement<
  { readonly intern_id: InternScope; readonly application_id: string | null },
  ApplicationRow
>(
  'applications.applicationOf',
  ['intern_id', 'application_id'],
  `select a.application_id, a.intern_id, i.user_id, a.batch_id, b.name as batch_name, b.programme_start,
b.programme_end, b.placement_deadline,
case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end as placement_ends_at,
(case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end - interval '1 second') as placement_due_at,
b.enrolment_closes_at, a.status, a.career_field_id, a.specialisation_ids, a.skill_ids,
i.own_skills, a.skill_to_improve_ids, a.project_ids, a.internship_start, a.additional_answers,
a.diversity_seen_at, a.resume_confirmed_at, a.section_saved_at, a.reviewer_id,
a.review_started_at, a.submitted_at, a.review_days, a.due_at, a.decided_at, a.decision_reason, a.created_at,
i.availability_saved_at is not null
and (i.weekly_hours <> '{}' or jsonb_array_length(i.hour_exceptions) > 0) as has_availability,
(
  select count(*)
  from application_comments c
  where c.application_id = a.application_id and c.sent_at is not null and c.addressed_at is null
)::int as open_comments,
(
  select count(*)
  from application_comments c
  where c.application_id = a.application_id and c.sent_at is null
)::int as draft_comments,
(
  select jsonb_build_object('file_id', f.file_id, 'name', f.name, 'size', f.size)
  from files f
  where f.file_id = a.resume_file_id
) as resume from
  applications a
  join interns i on i.intern_id = a.intern_id
  join batches b on b.batch_id = a.batch_id
where
  a.intern_id = $1
  and ($2::uuid is null or a.application_id = $2)
order by (a.status not in ('REJECTED', 'COMPLETED', 'NOT_PLACED', 'WITHDRAWN')) desc, a.created_at desc
limit 1`,
)

export const applicationsById = defineStatement<
  { readonly application_ids: readonly string[] },
  ApplicationRow
>(
  'applications.applicationsById',
  ['application_ids'],
  `select a.application_id, a.intern_id, i.user_id, a.batch_id, b.name as batch_name, b.programme_start,
b.programme_end, b.placement_deadline,
case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end as placement_ends_at,
(case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end - interval '1 second') as placement_due_at,
b.enrolment_closes_at, a.status, a.career_field_id, a.specialisation_ids, a.skill_ids,
i.own_skills, a.skill_to_improve_ids, a.project_ids, a.internship_start, a.additional_answers,
a.diversity_seen_at, a.resume_confirmed_at, a.section_saved_at, a.reviewer_id,
a.review_started_at, a.submitted_at, a.review_days, a.due_at, a.decided_at, a.decision_reason, a.created_at,
i.availability_saved_at is not null
and (i.weekly_hours <> '{}' or jsonb_array_length(i.hour_exceptions) > 0) as has_availability,
(
  select count(*)
  from application_comments c
  where c.application_id = a.application_id and c.sent_at is not null and c.addressed_at is null
)::int as open_comments,
(
  select count(*)
  from application_comments c
  where c.application_id = a.application_id and c.sent_at is null
)::int as draft_comments,
(
  select jsonb_build_object('file_id', f.file_id, 'name', f.name, 'size', f.size)
  from files f
  where f.file_id = a.resume_file_id
) as resume from
  applications a
  join interns i on i.intern_id = a.intern_id
  join batches b on b.batch_id = a.batch_id
where a.application_id = any ($1::uuid[])`,
  { list: 'application_ids', column: 'application_id' },
)

export const applicationsOf = defineStatement<
  { readonly intern_id: InternScope },
  ApplicationRow
>(
  'applications.applicationsOf',
  ['intern_id'],
  `select a.application_id, a.intern_id, i.user_id, a.batch_id, b.name as batch_name, b.programme_start,
b.programme_end, b.placement_deadline,
case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end as placement_ends_at,
(case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end - interval '1 second') as placement_due_at,
b.enrolment_closes_at, a.status, a.career_field_id, a.specialisation_ids, a.skill_ids,
i.own_skills, a.skill_to_improve_ids, a.project_ids, a.internship_start, a.additional_answers,
a.diversity_seen_at, a.resume_confirmed_at, a.section_saved_at, a.reviewer_id,
a.review_started_at, a.submitted_at, a.review_days, a.due_at, a.decided_at, a.decision_reason, a.created_at,
i.availability_saved_at is not null
and (i.weekly_hours <> '{}' or jsonb_array_length(i.hour_exceptions) > 0) as has_availability,
(
  select count(*)
  from application_comments c
  where c.application_id = a.application_id and c.sent_at is not null and c.addressed_at is null
)::int as open_comments,
(
  select count(*)
  from application_comments c
  where c.application_id = a.application_id and c.sent_at is null
)::int as draft_comments,
(
  select jsonb_build_object('file_id', f.file_id, 'name', f.name, 'size', f.size)
  from files f
  where f.file_id = a.resume_file_id
) as resume from
  applications a
  join interns i on i.intern_id = a.intern_id
  join batches b on b.batch_id = a.batch_id
where a.intern_id = $1
order by a.created_at desc
limit 50`,
)

export const lockApplicant = defineStatement<
  { readonly intern_id: string },
  { readonly intern_id: string }
>(
  'applications.lockApplicant',
  ['intern_id'],
  `select intern_id
from interns
where intern_id = $1
for update`,
)

export const lockApplicantsOf = defineStatement<
  { readonly application_ids: readonly string[] },
  { readonly application_id: string; readonly intern_id: string }
>(
  'applications.lockApplicantsOf',
  ['application_ids'],
  `select a.application_id, i.intern_id
from applications a join interns i on i.intern_id = a.intern_id
where a.application_id = any ($1::uuid[])
order by i.intern_id
for update of i`,
  { list: 'application_ids', column: 'application_id' },
)

/** With the applications, whose reviewer the desk changes without their interns. Leaves out what another transaction has locked. */
export const lockFreeApplicantsOf = defineStatement<
  { readonly application_ids: readonly string[] },
  { readonly application_id: string; readonly intern_id: string }
>(
  'applications.lockFreeApplicantsOf',
  ['application_ids'],
  `select a.application_id, i.intern_id
from applications a join interns i on i.intern_id = a.intern_id
where a.application_id = any ($1::uuid[])
order by i.intern_id
for update of a, i skip locked`,
)

export const resumeOf = defineStatement<
  { readonly intern_id: InternScope; readonly application_id: string },
  { readonly resume_file_id: string | null }
>(
  'applications.resumeOf',
  ['intern_id', 'application_id'],
  `select resume_file_id
from applications
where intern_id = $1 and application_id = $2`,
)

export const insertApplication = defineStatement<
  {
    readonly application_id: string
    readonly intern_id: string
    readonly batch_id: string
    readonly career_field_id: number | null
    readonly now: string
    readonly goal_question: string
  },
  NoRow
>(
  'applications.insertApplication',
  ['application_id', 'intern_id', 'batch_id', 'career_field_id', 'now', 'goal_question'],
  `insert into
  applications (application_id, intern_id, batch_id, status, career_field_id, created_at, additional_answers)
values
  (
    $1, $2, $3, 'NOT_STARTED', $4, $5,
    coalesce(
      (
        select jsonb_build_object($6::text, goals)
        from interns
        where intern_id = $2 and goals <> ''
      ),
      '{}'
    )
  )`,
)

export const moveApplications = defineStatement<
  {
    readonly to: string | null
    readonly now: string
    readonly reviewer_id: string | null
    readonly decision_reason: string | null
    readonly application_ids: readonly string[]
    readonly from: string | null
  },
  { readonly application_id: string }
>(
  'applications.moveApplications',
  ['to', 'now', 'reviewer_id', 'decision_reason', 'application_ids', 'from'],
  `update applications
set
  status = $1, started_at = case when $1 = 'IN_PROGRESS' then $2 else started_at
  end, submitted_at = case when $1 = 'SUBMITTED' then $2 else submitted_at
  end,
  review_days = case
    when $1 = 'SUBMITTED' then coalesce((select st.value::smallint from settings st where st.name = 'application_review_days' and st.value between '1' and '10'), 3)
    else review_days
  end,
  reviewer_id = case when $1 = 'IN_REVIEW' then $3::uuid else reviewer_id
  end,
  review_started_at = case when $1 = 'IN_REVIEW' then $2 else review_started_at
  end,
  decided_at = case when $1 in ('APPROVED', 'REJECTED') then $2 else decided_at
  end, decision_reason = coalesce($4, decision_reason),
  enrolled_at = case when $1 = 'ENROLLED' then $2 else enrolled_at
  end, due_at = case when $1 = 'IN_PROGRESS' then due_at
  end
where application_id = any ($5::uuid[]) and status = $6
returning application_id`,
  { list: 'application_ids', column: 'application_id' },
)

/** Application of a candidature whose intern has no other upcoming, running or completed internship in it. */
export const applicationToLeave = defineStatement<
  { readonly candidature_id: string },
  ApplicationRow
>(
  'applications.applicationToLeave',
  ['candidature_id'],
  `select a.application_id, a.intern_id, i.user_id, a.batch_id, b.name as batch_name, b.programme_start,
b.programme_end, b.placement_deadline,
case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end as placement_ends_at,
(case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end - interval '1 second') as placement_due_at,
b.enrolment_closes_at, a.status, a.career_field_id, a.specialisation_ids, a.skill_ids,
i.own_skills, a.skill_to_improve_ids, a.project_ids, a.internship_start, a.additional_answers,
a.diversity_seen_at, a.resume_confirmed_at, a.section_saved_at, a.reviewer_id,
a.review_started_at, a.submitted_at, a.review_days, a.due_at, a.decided_at, a.decision_reason, a.created_at,
i.availability_saved_at is not null
and (i.weekly_hours <> '{}' or jsonb_array_length(i.hour_exceptions) > 0) as has_availability,
(
  select count(*)
  from application_comments c
  where c.application_id = a.application_id and c.sent_at is not null and c.addressed_at is null
)::int as open_comments,
(
  select count(*)
  from application_comments c
  where c.application_id = a.application_id and c.sent_at is null
)::int as draft_comments,
(
  select jsonb_build_object('file_id', f.file_id, 'name', f.name, 'size', f.size)
  from files f
  where f.file_id = a.resume_file_id
) as resume from
  applications a
  join interns i on i.intern_id = a.intern_id
  join batches b on b.batch_id = a.batch_id
where
  a.application_id = (
    select c.application_id
    from candidatures c
    where c.candidature_id = $1
  )
  and not exists (
    select
    from
      internships n
      join offers o on o.offer_id = n.offer_id
      join candidatures c on c.candidature_id = o.candidature_id
    where c.application_id = a.application_id and n.status <> 'CANCELLED' and not n.ended_early
  )`,
)

/** Application of a candidature if none of its internships is upcoming or running. */
export const applicationToComplete = defineStatement<
  { readonly candidature_id: string },
  ApplicationRow
>(
  'applications.applicationToComplete',
  ['candidature_id'],
  `select a.application_id, a.intern_id, i.user_id, a.batch_id, b.name as batch_name, b.programme_start,
b.programme_end, b.placement_deadline,
case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end as placement_ends_at,
(case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end - interval '1 second') as placement_due_at,
b.enrolment_closes_at, a.status, a.career_field_id, a.specialisation_ids, a.skill_ids,
i.own_skills, a.skill_to_improve_ids, a.project_ids, a.internship_start, a.additional_answers,
a.diversity_seen_at, a.resume_confirmed_at, a.section_saved_at, a.reviewer_id,
a.review_started_at, a.submitted_at, a.review_days, a.due_at, a.decided_at, a.decision_reason, a.created_at,
i.availability_saved_at is not null
and (i.weekly_hours <> '{}' or jsonb_array_length(i.hour_exceptions) > 0) as has_availability,
(
  select count(*)
  from application_comments c
  where c.application_id = a.application_id and c.sent_at is not null and c.addressed_at is null
)::int as open_comments,
(
  select count(*)
  from application_comments c
  where c.application_id = a.application_id and c.sent_at is null
)::int as draft_comments,
(
  select jsonb_build_object('file_id', f.file_id, 'name', f.name, 'size', f.size)
  from files f
  where f.file_id = a.resume_file_id
) as resume from
  applications a
  join interns i on i.intern_id = a.intern_id
  join batches b on b.batch_id = a.batch_id
where
  a.application_id = (
    select c.application_id
    from candidatures c
    where c.candidature_id = $1
  )
  and not exists (
    select
    from
      internships n
      join offers o on o.offer_id = n.offer_id
      join candidatures c on c.candidature_id = o.candidature_id
    where c.application_id = a.application_id and n.status in ('UPCOMING', 'ONGOING')
  )`,
)

export const dashboardFacts = defineStatement<
  { readonly intern_id: InternScope },
  DashboardRow
>(
  'applications.dashboardFacts',
  ['intern_id'],
  `select
  u.first_name, u.last_name, u.email::text, u.picture_file_id, u.time_zone, i.university_name,
  a.application_id, a.status, b.name as batch_name, i.time_zone_prompt_dismissed_at
from
  interns i
  join users u using (user_id)
  left join lateral (
    select *
    from applications
    where intern_id = i.intern_id
    order by (status not in ('REJECTED', 'COMPLETED', 'NOT_PLACED', 'WITHDRAWN')) desc, created_at desc
    limit 1
  ) a on true
  left join batches b on b.batch_id = a.batch_id
where i.intern_id = $1`,
)

export const ownDeadline = defineStatement<
  { readonly application_id: string },
  { readonly due_at: string }
>(
  'applications.ownDeadline',
  ['application_id'],
  `select greatest(
  a.due_at,
  case
    when a.status = 'CHANGES_REQUESTED' then (
      select coalesce(max(m.sent_at), a.submitted_at)
      from application_comments m
      where m.application_id = a.application_id
    ) + interval '7 days'
    else b.enrolment_closes_at
  end
) as due_at
from applications a join batches b using (batch_id)
where a.application_id = $1`,
)

export const ownDeadlines = defineStatement<
  { readonly application_ids: readonly string[] },
  OwnDeadlineRow
>(
  'applications.ownDeadlines',
  ['application_ids'],
  `select
  a.application_id, a.intern_id, a.status, b.programme_end, b.placement_deadline,
  greatest(
  a.due_at,
  case
    when a.status = 'CHANGES_REQUESTED' then (
      select coalesce(max(m.sent_at), a.submitted_at)
      from application_comments m
      where m.application_id = a.application_id
    ) + interval '7 days'
    else b.enrolment_closes_at
  end
) as due_at
from applications a join batches b using (batch_id)
where a.application_id = any($1::uuid[])`,
)

export const updateDeadline = defineStatement<
  { readonly due_at: string; readonly application_id: string },
  NoRow
>(
  'applications.updateDeadline',
  ['due_at', 'application_id'],
  `update applications
set due_at = $1
where application_id = $2`,
)

/** Hiring progress of an application. */
export const hiringFacts = defineStatement<
  { readonly intern_id: InternScope; readonly application_id: string },
  HiringProgressRow
>(
  'applications.hiringFacts',
  ['intern_id', 'application_id'],
  `select
  (
    select count(distinct v.company_id)
    from interviews v
    where v.intern_id = $1
  )::int as interviews,
  (
    select min(v.starts_at)
    from interviews v join candidatures c using (candidature_id)
    where c.application_id = $2 and v.status in ('CONFIRMED', 'IN_PAST', 'COMPLETED')
  ) as first_interview_at,
  (
    select max(m.sent_at)
    from application_comments m
    where m.application_id = $2
  ) as changes_asked_at,
  exists (
    select
    from candidatures c
    where
      c.application_id = $2
      and c.stage in ('INTERESTED', 'SHORTLISTED', 'INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED', 'INTERVIEWED', 'OFFER_IN_REVIEW', 'OFFERED', 'OFFER_ACCEPTED', 'OFFER_DECLINED', 'OFFER_EXPIRED')
      and (
        c.stage <> 'SHORTLISTED'
        or c.interested_at is not null
        or exists (select from interviews v where v.candidature_id = c.candidature_id)
      )
  ) as has_open_candidature,
  (
    select count(*)
    from offers o join candidatures c using (candidature_id)
    where c.application_id = $2 and o.status = 'OFFERED'
  )::int as open_offers,
  (
    select count(*)
    from offers o join candidatures c using (candidature_id)
    where c.application_id = $2 and o.status = 'ACCEPTED_BY_CANDIDATE'
  )::int as accepted_offers,
  (
    select min(o.approved_at)
    from offers o join candidatures c using (candidature_id)
    where c.application_id = $2
  ) as offered_at,
  (
    select count(*)
    from internships s join offers o using (offer_id) join candidatures c using (candidature_id)
    where c.application_id = $2 and s.status <> 'CANCELLED'
  )::int as internships,
  (
    select min(s.starts_on)
    from internships s join offers o using (offer_id) join candidatures c using (candidature_id)
    where c.application_id = $2 and s.status <> 'CANCELLED'
  ) as starts_on,
  (
    select
      jsonb_build_object(
        'company_name', co.name, 'role', o.role, 'by',
        to_char(o.confirm_by at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'ends_at',
        to_char(o.confirm_ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      )
    from
      offers o
      join candidatures c using (candidature_id)
      join companies co on co.company_id = o.company_id
    where
      o.intern_id = $1
      and c.application_id = $2
      and o.confirm_next_at is not null
    order by o.confirm_by
    limit 1
  ) as confirm,
  (
    select
      jsonb_build_object(
        'offer_id', o.offer_id, 'company_name', co.name, 'role', o.role, 'answer_by',
        to_char(o.answer_by at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      )
    from
      payments y
      join offers o using (offer_id)
      join companies co on co.company_id = o.company_id
    where
      y.intern_id = $1
      and y.status in ('CREATED', 'REQUIRES_ACTION')
      and o.status = 'OFFERED'
    order by o.answer_by
    limit 1
  ) as payment,
  (
    select u.phone_verified_at is not null
    from interns n join users u using (user_id)
    where n.intern_id = $1
  ) as is_phone_verified`,
)

/** Options of a list for a career field, or all options without a career field. */
export const fieldOptions = defineStatement<
  { readonly list: string; readonly career_field_id: number | null },
  { readonly id: number; readonly name: string }
>(
  'applications.fieldOptions',
  ['list', 'career_field_id'],
  `select id, label as name
from lookup
where
  list = $1
  and not is_archived
  and (
    $2::int is null
    or parent_id = $2
    or data -> 'career_field_ids' @> to_jsonb($2::int)
  )
order by sort, label
limit 300`,
)

export const sectionComments = defineStatement<
  { readonly application_id: string },
  { readonly section: ApplicationSection; readonly open: number }
>(
  'applications.sectionComments',
  ['application_id'],
  `select section, count(*)::int as open
from application_comments
where application_id = $1 and sent_at is not null and addressed_at is null
group by section`,
)

/** Copies the contents of an application. The start date only if it is within the new programme. */
export const copyContents = defineStatement<
  {
    readonly programme_start: string | null
    readonly programme_end: string | null
    readonly to: string
    readonly from: string
  },
  NoRow
>(
  'applications.copyContents',
  ['programme_start', 'programme_end', 'to', 'from'],
  `update applications a
set
  career_field_id = o.career_field_id, specialisation_ids = o.specialisation_ids,
  skill_ids = o.skill_ids, skill_to_improve_ids = o.skill_to_improve_ids,
  project_ids = o.project_ids,
  internship_start = case
    when o.internship_start between $1::date and $2::date then o.internship_start
  end, additional_answers = o.additional_answers, diversity_seen_at = o.diversity_seen_at,
  resume_file_id = o.resume_file_id, resume_data = o.resume_data,
  resume_confirmed_at = o.resume_confirmed_at, section_saved_at = o.section_saved_at
from applications o
where a.application_id = $3 and o.application_id = $4 and o.intern_id = a.intern_id`,
)

/** Stores the snapshot when changes are requested, to detect later changes. */
export const updateSnapshot = defineStatement<
  {
    readonly said_at_changes: string
    readonly operator: OperatorScope
    readonly application_id: string
  },
  NoRow
>(
  'applications.updateSnapshot',
  ['said_at_changes', 'operator', 'application_id'],
  `update applications
set said_at_changes = $1
where $2::text is not null and application_id = $3`,
)

/** What binds an application to its batch, and what is open in it. */
export const batchTies = defineStatement<
  { readonly application_id: string },
  BatchTiesRow
>(
  'applications.batchTies',
  ['application_id'],
  `select
  (
    select count(*)
    from offers o join candidatures c using (candidature_id)
    where
      c.application_id = $1
      and o.status in ('IN_REVIEW', 'OFFERED', 'ACCEPTED_BY_CANDIDATE')
      and not o.is_over
  )::int as offers,
  (
    select count(*)
    from payments y
    where
      y.application_id = $1
      and y.status in ('CREATED', 'REQUIRES_ACTION', 'SUCCEEDED')
  )::int as payments,
  (
    select count(*)
    from candidatures c
    where
      c.application_id = $1
      and c.stage in ('INTERESTED', 'SHORTLISTED', 'INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED', 'INTERVIEWED', 'OFFER_IN_REVIEW', 'OFFERED', 'OFFER_ACCEPTED', 'OFFER_DECLINED', 'OFFER_EXPIRED')
      and c.known_to_intern_at is not null
  )::int as candidatures,
  (
    select count(*)
    from interviews v join candidatures c using (candidature_id)
    where c.application_id = $1 and v.status in ('AWAITING_CONFIRMATION', 'CONFIRMED', 'RESCHEDULE_REQUESTED_BY_HC', 'RESCHEDULE_REQUESTED_BY_INTERN')
  )::int as interviews`,
)

/** The start date stays only if it is within the new programme. Reminders of the old batch's dates do not count. */
export const updateApplicationBatch = defineStatement<
  {
    readonly to: string
    readonly programme_start: string | null
    readonly programme_end: string | null
    readonly application_id: string
    readonly from: string
  },
  NoRow
>(
  'applications.updateApplicationBatch',
  ['to', 'programme_start', 'programme_end', 'application_id', 'from'],
  `update applications
set
  batch_id = $1, reminded_at = null,
  due_at = case when status = 'CHANGES_REQUESTED' then due_at end,
  internship_start = case
    when internship_start between $2::date and $3::date then internship_start
  end
where application_id = $4 and batch_id = $5`,
)

/** Rows whose reviewer changes, in the order in which everyone locks several. */
export const lockReviewedRows = defineStatement<
  { readonly application_ids: readonly string[] },
  { readonly application_id: string }
>(
  'applications.lockReviewedRows',
  ['application_ids'],
  `select application_id
from applications
where application_id = any($1::uuid[])
order by application_id
for update`,
)

/** A review that has not begun has no reviewer; what was decided keeps its own. */
export const updateReviewer = defineStatement<
  { readonly reviewer_id: string | null; readonly application_ids: readonly string[] },
  { readonly application_id: string }
>(
  'applications.updateReviewer',
  ['reviewer_id', 'application_ids'],
  `update applications
set reviewer_id = $1::uuid
where
  application_id = any ($2::uuid[])
  and status = 'IN_REVIEW'
  and reviewer_id is distinct from $1::uuid
returning application_id`,
  { list: 'application_ids', column: 'application_id' },
)

/** Those of an intern who won a place stay: it was given to someone. */
export const deleteMilestones = defineStatement<
  { readonly intern_id: InternScope },
  NoRow
>(
  'applications.deleteMilestones',
  ['intern_id'],
  `delete from application_milestones m
using applications a
where
  a.application_id = m.application_id and a.intern_id = $1 and m.placed_at is null`,
)
