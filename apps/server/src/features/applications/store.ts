import type { ApplicationSection } from '@fledge/domain/applications/application-sections.ts'
import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import type { InternScope } from '@fledge/domain/sessions/types.ts'
import type { Transition } from '@fledge/kernel/machine.ts'
import { placementDueAtSql, placementEndsAtSql } from '../../platform/db/placement-deadline.ts'
import { isoTimestampSql as iso, statement } from '../../platform/db/statement.ts'

export interface ApplicationRow {
  application_id: string
  intern_id: InternScope
  user_id: string
  batch_id: string
  batch_name: string
  programme_start: string | null
  programme_end: string | null
  placement_deadline: string | null
  /** Exclusive end: the first instant after the placement deadline. */
  placement_ends_at: string | null
  /** Last second of the period, as deadlines are displayed. */
  placement_due_at: string | null
  enrolment_closes_at: string
  status: ApplicationStatus
  career_field_id: number | null
  specialisation_ids: number[]
  skill_ids: number[]
  own_skills: string[]
  skill_to_improve_ids: number[]
  project_ids: number[]
  internship_start: string | null
  additional_answers: Record<string, string>
  diversity_seen_at: string | null
  resume_confirmed_at: string | null
  section_saved_at: Record<string, string>
  reviewer_id: string | null
  review_started_at: string | null
  submitted_at: string | null
  decided_at: string | null
  decision_reason: string | null
  created_at: string
  has_availability: boolean
  open_comments: number
  draft_comments: number
  resume: { file_id: string; name: string; size: number } | null
}

/** Final statuses (`endedApplicationStatuses`). */
const endedStatusesSql = `array['REJECTED', 'COMPLETED', 'NOT_PLACED', 'WITHDRAWN']`
const columns = `a.application_id, a.intern_id, i.user_id, a.batch_id, b.name as batch_name, b.programme_start, b.programme_end, b.placement_deadline, ${placementEndsAtSql('b')} as placement_ends_at, ${placementDueAtSql('b')} as placement_due_at, b.enrolment_closes_at, a.status, a.career_field_id, a.specialisation_ids, a.skill_ids, i.own_skills, a.skill_to_improve_ids, a.project_ids, a.internship_start,
  a.additional_answers, a.diversity_seen_at, a.resume_confirmed_at, a.section_saved_at, a.reviewer_id, a.review_started_at, a.submitted_at, a.decided_at, a.decision_reason, a.created_at,
  i.availability_saved_at is not null and (i.weekly_hours <> '{}' or jsonb_array_length(i.hour_exceptions) > 0) as has_availability,
  (select count(*) from application_comments c where c.application_id = a.application_id and c.sent_at is not null and c.addressed_at is null)::int as open_comments,
  (select count(*) from application_comments c where c.application_id = a.application_id and c.sent_at is null)::int as draft_comments,
  (select jsonb_build_object('file_id', f.file_id, 'name', f.name, 'size', f.size) from files f where f.file_id = a.resume_file_id) as resume`
const from =
  'from applications a join interns i on i.intern_id = a.intern_id join batches b on b.batch_id = a.batch_id'

/** One of the intern's applications by id, or else the open one, or else the newest. */
export const applicationOf = statement<[InternScope, id: string | null], ApplicationRow>(
  'applications.of',
  `select ${columns} ${from} where a.intern_id = $1 and ($2::uuid is null or a.application_id = $2) order by (a.status <> all (${endedStatusesSql})) desc, a.created_at desc limit 1`,
)
export const applicationById = statement<[id: string], ApplicationRow>(
  'applications.byId',
  `select ${columns} ${from} where a.application_id = $1`,
)
export const applicationsOf = statement<[InternScope], ApplicationRow>(
  'applications.list',
  `select ${columns} ${from} where a.intern_id = $1 order by a.created_at desc limit 50`,
)
export const lockApplicant = statement<[internId: string]>(
  'applications.lockIntern',
  `select intern_id from interns where intern_id = $1 for update`,
)

export const resumeOf = statement<
  [InternScope, applicationId: string],
  { resume_file_id: string | null }
>(
  'applications.resumeOf',
  `select resume_file_id from applications where intern_id = $1 and application_id = $2`,
)

export const insertApplication = statement<
  [
    id: string,
    internId: string,
    batchId: string,
    careerField: number | null,
    now: string,
    goalQuestion: string,
  ]
>(
  'applications.insert',
  `insert into applications (application_id, intern_id, batch_id, status, career_field_id, created_at, additional_answers) values ($1, $2, $3, 'NOT_STARTED', $4, $5,
     coalesce((select jsonb_build_object($6::text, goals) from interns where intern_id = $2 and goals <> ''), '{}'))`,
)
/**
 * Applies a transition, if the row belongs to the intern and its status has not changed in the
 * meantime.
 */
export const updateApplicationStatus = (
  tx: {
    run: (
      what: typeof moveApplication,
      ...params: [string, string | null, string | null, string, string | null, string | null]
    ) => Promise<number>
  },
  id: string,
  transition: Transition<ApplicationStatus>,
  now: Date,
  fields: { reviewer?: string; reason?: string | null } = {},
) =>
  tx.run(
    moveApplication,
    id,
    transition.from,
    transition.to,
    now.toISOString(),
    fields.reviewer ?? null,
    fields.reason ?? null,
  )
export const moveApplication = statement<
  [
    id: string,
    from: string | null,
    to: string | null,
    now: string,
    reviewer: string | null,
    reason: string | null,
  ]
>(
  'applications.move',
  `update applications set status = $3,
     submitted_at = case when $3 = 'SUBMITTED' then $4 else submitted_at end,
     reviewer_id = case when $3 = 'IN_REVIEW' then $5::uuid else reviewer_id end, review_started_at = case when $3 = 'IN_REVIEW' then $4 else review_started_at end,
     decided_at = case when $3 in ('APPROVED', 'REJECTED') then $4 else decided_at end, decision_reason = coalesce($6, decision_reason),
     enrolled_at = case when $3 = 'ENROLLED' then $4 else enrolled_at end
   where application_id = $1 and status = $2`,
)
/**
 * Application of a candidature whose intern has no other upcoming, running or completed internship
 * in it.
 */
export const applicationToLeave = statement<[candidature: string], ApplicationRow>(
  'applications.leavable',
  `select ${columns} ${from} where a.application_id = (select c.application_id from candidatures c where c.candidature_id = $1)
     and not exists (select from internships n join offers o on o.offer_id = n.offer_id join candidatures c on c.candidature_id = o.candidature_id where c.application_id = a.application_id and n.status <> 'CANCELLED' and not n.ended_early)`,
)
/** Application of a candidature if none of its internships is upcoming or running. */
export const applicationToComplete = statement<[candidature: string], ApplicationRow>(
  'applications.completable',
  `select ${columns} ${from} where a.application_id = (select c.application_id from candidatures c where c.candidature_id = $1)
     and not exists (select from internships n join offers o on o.offer_id = n.offer_id join candidatures c on c.candidature_id = o.candidature_id where c.application_id = a.application_id and n.status in ('UPCOMING', 'ONGOING'))`,
)
export const leaveBatch = statement<[internId: string, batchId: string]>(
  'applications.leaveBatch',
  `update interns set batch_id = null where intern_id = $1 and batch_id = $2`,
)

export interface DashboardRow {
  first_name: string
  last_name: string
  email: string
  picture_file_id: string | null
  time_zone: string
  university_name: string | null
  application_id: string | null
  status: ApplicationStatus | null
  batch_name: string | null
  time_zone_prompt_dismissed_at: string | null
}
export const dashboardFacts = statement<[InternScope], DashboardRow>(
  'applications.dashboardFacts',
  `select u.first_name, u.last_name, u.email::text, u.picture_file_id, u.time_zone, i.university_name, a.application_id, a.status, b.name as batch_name, i.time_zone_prompt_dismissed_at
   from interns i join users u using (user_id) left join lateral (select * from applications where intern_id = i.intern_id order by (status <> all (${endedStatusesSql})) desc, created_at desc limit 1) a on true
   left join batches b on b.batch_id = a.batch_id where i.intern_id = $1`,
)
export interface HiringProgressRow {
  interviews: number
  interviewed: number
  first_interview_at: string | null
  changes_asked_at: string | null
  has_open_candidature: boolean
  offers: number
  accepted: number
  offered_at: string | null
  internships: number
  starts_on: string | null
  is_phone_verified: boolean
  confirm: { company_name: string; role: string; by: string; ends_at: string } | null
  payment: {
    offer_id: string
    company_name: string
    role: string
    answer_by: string | null
  } | null
}
/** Hiring progress of an application. */
export const hiringFacts = statement<[InternScope, applicationId: string], HiringProgressRow>(
  'applications.hiringFacts',
  `select (select count(distinct v.company_id) from interviews v where v.intern_id = $1)::int as interviews,
     (select count(*) from interviews v where v.intern_id = $1 and v.status = 'COMPLETED')::int as interviewed,
     (select min(v.starts_at) from interviews v where v.intern_id = $1 and v.status in ('CONFIRMED', 'IN_PAST', 'COMPLETED')) as first_interview_at,
     (select max(m.sent_at) from application_comments m where m.application_id = $2) as changes_asked_at,
     exists (select from candidatures c where c.application_id = $2 and c.stage = any ('{INTERESTED,SHORTLISTED,INTERVIEW_PROPOSED,INTERVIEW_SCHEDULED,INTERVIEWED,OFFER_IN_REVIEW,OFFERED,OFFER_ACCEPTED,OFFER_DECLINED,OFFER_EXPIRED}')
       and (c.stage <> 'SHORTLISTED' or c.interested_at is not null or exists (select from interviews v where v.candidature_id = c.candidature_id))) as has_open_candidature,
     (select count(*) from offers o where o.intern_id = $1 and o.status = 'OFFERED')::int as offers,
     (select count(*) from offers o where o.intern_id = $1 and o.status = 'ACCEPTED_BY_CANDIDATE')::int as accepted,
     (select min(o.approved_at) from offers o where o.intern_id = $1) as offered_at,
     (select count(*) from internships s where s.intern_id = $1 and s.status <> 'CANCELLED')::int as internships,
     (select min(s.starts_on) from internships s where s.intern_id = $1 and s.status <> 'CANCELLED') as starts_on,
     (select jsonb_build_object('company_name', co.name, 'role', o.role, 'by', ${iso('o.confirm_by')}, 'ends_at', ${iso('o.confirm_ends_at')}) from offers o join candidatures c using (candidature_id) join companies co on co.company_id = o.company_id
      where o.intern_id = $1 and c.application_id = $2 and o.confirm_next_at is not null order by o.confirm_by limit 1) as confirm,
     (select jsonb_build_object('offer_id', o.offer_id, 'company_name', co.name, 'role', o.role, 'answer_by', ${iso('o.answer_by')}) from payments y join offers o using (offer_id) join companies co on co.company_id = o.company_id
      where y.intern_id = $1 and y.status in ('CREATED', 'REQUIRES_ACTION') and o.status = 'OFFERED' order by o.answer_by limit 1) as payment,
     (select u.phone_verified_at is not null from interns n join users u using (user_id) where n.intern_id = $1) as is_phone_verified`,
)
/** Options of a list for a career field, or all options without a career field. */
export const fieldOptions = statement<
  [list: string, field: number | null],
  { id: number; name: string }
>(
  'applications.fieldOptions',
  `select id, label as name from lookup where list = $1 and not is_archived and ($2::int is null or parent_id = $2 or data -> 'career_field_ids' @> to_jsonb($2::int)) order by sort, label limit 300`,
)
export const sectionComments = statement<
  [applicationId: string],
  { section: ApplicationSection; open: number }
>(
  'applications.sectionComments',
  `select section, count(*)::int as open from application_comments where application_id = $1 and sent_at is not null and addressed_at is null group by section`,
)
