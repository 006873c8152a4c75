import type { ApplicationStatus } from '@fledge/domain/applications/words.ts'
import type { CandidatureStage } from '@fledge/domain/candidatures/words.ts'
import type { InterviewStatus } from '@fledge/domain/interviews/words.ts'
import type { PlanStatus } from '@fledge/domain/plans/words.ts'
import type { CompanyScope, InternScope } from '@fledge/domain/sessions/words.ts'
import { knownName } from '../../platform/db/known-name.ts'
import { isoMoment, statement } from '../../platform/db/statement.ts'

export interface InterviewRow {
  interview_id: string
  candidature_id: string
  company_id: string
  intern_id: string
  plan_id: string
  plan_name: string
  stage: CandidatureStage
  status: InterviewStatus
  duration_minutes: number
  proposed_zone: string
  slot_starts: string[]
  starts_at: string | null
  ends_at: string | null
  meeting_link: string | null
  notes: string | null
  moves_by_company: number
  moves_by_intern: number
  answer_by: string | null
  sequence: number
  end_reason: string | null
  end_note: string | null
  company_attended: boolean | null
  intern_attended: boolean | null
  no_show_claimed_by: 'company' | 'intern' | null
  no_show_claimed_at: string | null
  no_show_contested_at: string | null
  created_at: string
  status_since: string
  company_name: string
  company_slug: string
  company_zone: string
  logo_file_id: string | null
  intern_user_id: string
  intern_first_name: string
  intern_last_name: string
  intern_zone: string
  intern_country: string | null
  picture_file_id: string | null
  company_gave_feedback: boolean
  intern_gave_feedback: boolean
  interviewers: {
    member_id: string
    user_id: string | null
    name: string
    picture_file_id: string | null
    job_title: string | null
  }[]
}

const isoSlots = `array(select ${isoMoment('s')} from unnest(i.slot_starts) s order by s)`
export const columns = `i.interview_id, i.candidature_id, i.company_id, i.intern_id, c.plan_id, p.name as plan_name, c.stage, i.status, i.duration_minutes, i.proposed_zone, ${isoSlots} as slot_starts,
  i.starts_at, i.ends_at, i.meeting_link, i.notes, i.moves_by_company, i.moves_by_intern, i.answer_by, i.sequence, i.end_reason, i.end_note, i.company_attended, i.intern_attended,
  i.no_show_claimed_by, i.no_show_claimed_at, i.no_show_contested_at, i.created_at, i.status_since,
  co.name as company_name, co.slug as company_slug, co.time_zone as company_zone, co.logo_file_id,
  u.user_id as intern_user_id, u.first_name as intern_first_name, u.last_name as intern_last_name, u.time_zone as intern_zone, u.picture_file_id, l.data ->> 'code' as intern_country,
  exists (select from interview_feedback f where f.interview_id = i.interview_id and f.side = 'company') as company_gave_feedback,
  exists (select from interview_feedback f where f.interview_id = i.interview_id and f.side = 'intern') as intern_gave_feedback,
  coalesce((select jsonb_agg(jsonb_build_object('member_id', w.member_id, 'user_id', m.user_id, 'name', coalesce(mu.first_name || ' ' || mu.last_name, m.email::text),
      'picture_file_id', mu.picture_file_id, 'job_title', m.custom_job_title) order by w.member_id)
    from interviewers w join members m on m.member_id = w.member_id left join users mu on mu.user_id = m.user_id where w.interview_id = i.interview_id), '[]') as interviewers`
export const joins = `join candidatures c on c.candidature_id = i.candidature_id join plans p on p.plan_id = c.plan_id join companies co on co.company_id = i.company_id
  join interns n on n.intern_id = i.intern_id join users u on u.user_id = n.user_id left join lookup l on l.list = 'country' and l.id = u.country_id`
const scoped = `($2::uuid is null or i.company_id = $2) and ($3::uuid is null or i.intern_id = $3)`

type Scoped = [id: string, CompanyScope | null, InternScope | null]
export const interviewForUpdate = statement<Scoped, InterviewRow>(
  'interviews.forUpdate',
  `select ${columns} from interviews i ${joins} where i.interview_id = $1 and ${scoped} for update of i`,
)
export const interviewById = statement<Scoped, InterviewRow>(
  'interviews.byId',
  `select ${columns} from interviews i ${joins} where i.interview_id = $1 and ${scoped}`,
)
export const candidatureOfInterview = statement<Scoped, { candidature_id: string }>(
  'interviews.candidatureOf',
  `select i.candidature_id from interviews i where i.interview_id = $1 and ${scoped}`,
)
export const interviewsOfCandidature = statement<Scoped, InterviewRow>(
  'interviews.ofCandidature',
  `select ${columns} from interviews i ${joins} where i.candidature_id = $1 and ${scoped} order by i.created_at desc limit 50`,
)
/** Whether the candidature is there for this reader. */
export const candidatureSeen = statement<Scoped, { candidature_id: string }>(
  'interviews.candidatureSeen',
  `select i.candidature_id from candidatures i where i.candidature_id = $1 and ${scoped}`,
)
/** Open ones of several candidatures, locked in order of id. */
export const openOfCandidatures = statement<[candidatures: readonly string[]], InterviewRow>(
  'interviews.openOfCandidatures',
  `select ${columns} from interviews i ${joins} where i.candidature_id = any($1::uuid[]) and i.status in ('AWAITING_CONFIRMATION', 'CONFIRMED', 'RESCHEDULE_REQUESTED_BY_HC', 'RESCHEDULE_REQUESTED_BY_INTERN', 'IN_PAST')
   order by i.interview_id for update of i`,
)

const pageWhere = `i.company_id = $1 and (cardinality($2::text[]) = 0 or i.status = any($2::text[])) and ($3::uuid is null or c.plan_id = $3) and ($4::uuid is null or exists (select from interviewers w where w.interview_id = i.interview_id and w.member_id = $4))
  and ($5::text is null or (${knownName('c.stage')}) ilike '%' || $5 || '%') and ($6::timestamptz is null or coalesce(i.ends_at, i.slot_starts[cardinality(i.slot_starts)]) >= $6)`
type Page = [
  CompanyScope,
  statuses: readonly string[],
  plan: string | null,
  interviewer: string | null,
  search: string | null,
  from: string | null,
]
export const companyUpcoming = statement<[...Page, limit: number, offset: number], InterviewRow>(
  'interviews.companyUpcoming',
  `select ${columns} from interviews i ${joins} where ${pageWhere} order by coalesce(case when i.answer_by is null then i.starts_at end, i.slot_starts[1]), i.interview_id limit $7 offset $8`,
)
export const companyCount = statement<Page, { count: number }>(
  'interviews.companyCount',
  `select count(*) from interviews i ${joins} where ${pageWhere}`,
)
export const internPage = statement<[InternScope, statuses: readonly string[]], InterviewRow>(
  'interviews.internPage',
  `select ${columns} from interviews i ${joins} where i.intern_id = $1 and (cardinality($2::text[]) = 0 or i.status = any($2::text[]))
   order by i.status = 'COMPLETED', case when i.status = 'COMPLETED' then -extract(epoch from i.starts_at) end, coalesce(case when i.answer_by is null then i.starts_at end, i.slot_starts[1]), i.interview_id limit 100`,
)

export const insertInterview = statement<
  [
    id: string,
    candidature: string,
    company: string,
    intern: string,
    minutes: number,
    zone: string,
    slots: readonly string[],
    link: string | null,
    answerBy: string,
    proposedBy: string,
    now: string,
  ]
>(
  'interviews.insert',
  `insert into interviews (interview_id, candidature_id, company_id, intern_id, status, duration_minutes, proposed_zone, slot_starts, meeting_link, answer_by, proposed_by, created_at, status_since)
   values ($1, $2, $3, $4, 'AWAITING_CONFIRMATION', $5, $6, $7::timestamptz[], $8, $9, $10, $11, $11)`,
)
/** Only members who are ACTIVE in this company. @returns how many it added */
export const insertInterviewers = statement<
  [interview: string, CompanyScope, members: readonly string[]]
>(
  'interviews.insertInterviewers',
  `insert into interviewers (interview_id, company_id, member_id) select $1, $2, member_id from members where company_id = $2 and status = 'ACTIVE' and member_id = any($3::uuid[])`,
)

// A move of an agreed time goes with its copies beside the interviewers, so that the database refuses an overlap of one person.
const freeing = `update interviewers w set starts_at = null, ends_at = null from moved where w.interview_id = moved.interview_id and w.starts_at is not null`

/** An agreed time. */
export const confirmInterview = statement<
  [
    id: string,
    from: string | null,
    to: string | null,
    startsAt: string,
    endsAt: string,
    now: string,
  ],
  { sequence: number }
>(
  'interviews.confirm',
  `with moved as (
     update interviews set status = $3, starts_at = $4, ends_at = $5, answer_by = null, sequence = sequence + 1, status_since = $6 where interview_id = $1 and status = $2 returning interview_id, starts_at, ends_at, sequence),
   copied as (update interviewers w set starts_at = moved.starts_at, ends_at = moved.ends_at from moved where w.interview_id = moved.interview_id)
   select sequence from moved`,
)
/** Other times: the agreed one is free at once; the row keeps it, so that calendars can be told what is cancelled. */
export const reproposeInterview = statement<
  [
    id: string,
    from: string | null,
    to: string | null,
    slots: readonly string[],
    zone: string,
    answerBy: string,
    byCompany: number,
    byIntern: number,
    reason: string | null,
    note: string | null,
    now: string,
  ],
  { sequence: number }
>(
  'interviews.repropose',
  `with moved as (
     update interviews set status = $3, slot_starts = $4::timestamptz[], proposed_zone = $5, answer_by = $6, moves_by_company = moves_by_company + $7::int, moves_by_intern = moves_by_intern + $8::int,
       end_reason = $9, end_note = $10, sequence = sequence + 1, status_since = $11
     where interview_id = $1 and status = $2 returning interview_id, sequence),
   freed as (${freeing})
   select sequence from moved`,
)
/** Any other move: its end, or its passing. */
export const moveInterview = statement<
  [
    id: string,
    from: string | null,
    to: string | null,
    reason: string | null,
    note: string | null,
    now: string,
  ],
  { sequence: number }
>(
  'interviews.move',
  `with moved as (
     update interviews set status = $3, end_reason = $4, end_note = $5, answer_by = null, sequence = sequence + 1, status_since = $6 where interview_id = $1 and status = $2 returning interview_id, sequence),
   freed as (${freeing})
   select sequence from moved`,
)

export const updateLink = statement<
  [id: string, CompanyScope, link: string | null, notes: string | null],
  { sequence: number }
>(
  'interviews.updateLink',
  `update interviews set meeting_link = $3, notes = $4, sequence = sequence + case when meeting_link is distinct from $3 then 1 else 0 end where interview_id = $1 and company_id = $2 returning sequence`,
)
export const saveAttendance = statement<
  [id: string, company: boolean | null, intern: boolean | null]
>(
  'interviews.saveAttendance',
  `update interviews set company_attended = coalesce($2, company_attended), intern_attended = coalesce($3, intern_attended) where interview_id = $1`,
)
export const claimNoShow = statement<[id: string, by: 'company' | 'intern', now: string]>(
  'interviews.claimNoShow',
  `update interviews set no_show_claimed_by = $2, no_show_claimed_at = $3 where interview_id = $1 and no_show_claimed_by is null`,
)
export const contestNoShow = statement<[id: string, now: string]>(
  'interviews.contestNoShow',
  `update interviews set no_show_contested_at = $2 where interview_id = $1 and no_show_claimed_by is not null and no_show_contested_at is null`,
)
/** Only the one who made it takes it back, with what was said against it. */
export const takeBackClaim = statement<[id: string, by: 'company' | 'intern']>(
  'interviews.takeBackClaim',
  `update interviews set no_show_claimed_by = null, no_show_claimed_at = null, no_show_contested_at = null,
     company_attended = case when $2 = 'company' then null else company_attended end, intern_attended = case when $2 = 'intern' then null else intern_attended end
   where interview_id = $1 and no_show_claimed_by = $2 and status = 'IN_PAST'`,
)
export const saveFeedback = statement<
  [
    id: string,
    side: 'company' | 'intern',
    user: string,
    attended: boolean,
    rating: number | null,
    strengths: string | null,
    decision: string | null,
    note: string | null,
    now: string,
  ]
>(
  'interviews.saveFeedback',
  `insert into interview_feedback (interview_id, side, user_id, attended, rating, strengths, decision, note, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
)
export interface FeedbackRow {
  interview_id: string
  side: 'company' | 'intern'
  attended: boolean
  rating: number | null
  strengths: string | null
  decision: string | null
  note: string | null
  created_at: string
}
export const feedbackOf = statement<
  [interviews: readonly string[], side: 'company' | 'intern'],
  FeedbackRow
>(
  'interviews.feedbackOf',
  `select interview_id, side, attended, rating, strengths, decision, note, created_at from interview_feedback where interview_id = any($1::uuid[]) and side = $2`,
)

// What the clock takes; a row somebody else holds is left for the next sweep.
export const passedIds = statement<[now: string], { interview_id: string }>(
  'interviews.passedIds',
  `select interview_id from interviews where status = 'CONFIRMED' and ends_at <= $1 order by ends_at limit 50`,
)
export const unansweredIds = statement<[now: string], { interview_id: string }>(
  'interviews.unansweredIds',
  `select interview_id from interviews where status in ('AWAITING_CONFIRMATION', 'RESCHEDULE_REQUESTED_BY_HC', 'RESCHEDULE_REQUESTED_BY_INTERN') and answer_by <= $1 order by answer_by limit 50`,
)
export const putAnswerBy = statement<[id: string, answerBy: string]>(
  'interviews.putAnswerBy',
  `update interviews set answer_by = $2 where interview_id = $1`,
)
export const settledIds = statement<[before: string], { interview_id: string }>(
  'interviews.settledIds',
  `select interview_id from interviews where status = 'IN_PAST' and no_show_claimed_by is null and ends_at <= $1 order by ends_at limit 50`,
)
export const claimedIds = statement<[before: string], { interview_id: string }>(
  'interviews.claimedIds',
  `select interview_id from interviews where status = 'IN_PAST' and no_show_claimed_at <= $1 and no_show_contested_at is null order by no_show_claimed_at limit 50`,
)
export const remindIds = statement<[now: string, until: string], { interview_id: string }>(
  'interviews.remindIds',
  `select i.interview_id from interviews i where i.status = 'CONFIRMED' and i.starts_at > $1 and i.starts_at <= $2
     and not exists (select from event_log e where e.subject_id = i.interview_id and e.machine = 'interview' and e.move = 'remind' and e.at > i.status_since) order by i.starts_at limit 50`,
)

export interface BusyRow {
  starts_at: string
  ends_at: string
}
/** Agreed times of people: an intern's and members'. */
export const busyOf = statement<
  [intern: string | null, members: readonly string[], from: string],
  BusyRow
>(
  'interviews.busyOf',
  `select starts_at, ends_at from interviews where intern_id = $1 and status = 'CONFIRMED' and ends_at > $3
   union select starts_at, ends_at from interviewers where member_id = any($2::uuid[]) and ends_at > $3 order by 1`,
)

/** No-shows that an operator has to decide. */
export const contestedPage = statement<[limit: number, offset: number], InterviewRow>(
  'interviews.contestedPage',
  `select ${columns} from interviews i ${joins} where i.status = 'IN_PAST' and i.no_show_contested_at is not null order by i.no_show_contested_at limit $1 offset $2`,
)
export const contestedCount = statement<[], { count: number }>(
  'interviews.contestedCount',
  `select count(*) from interviews where status = 'IN_PAST' and no_show_contested_at is not null`,
)

export interface InternRow {
  intern_id: string
  first_name: string
  last_name: string
  picture_file_id: string | null
  country_code: string | null
  time_zone: string
  company_zone: string
  weekly_hours: Readonly<Record<string, readonly { from: string; to: string }[]>>
  hour_exceptions: readonly { day: string; hours: readonly { from: string; to: string }[] }[]
  application_id: string
  application_status: ApplicationStatus
  is_taken: boolean
  /** An interview with this company has been agreed before. */
  is_known: boolean
}

const person = `n.intern_id, u.first_name, u.last_name, u.picture_file_id, l.data ->> 'code' as country_code, u.time_zone, n.weekly_hours, n.hour_exceptions`
/** An intern that this company may look at: in browse, or a party of one of its candidatures. */
export const visibleIntern = statement<[CompanyScope, intern: string], InternRow>(
  'interviews.visibleIntern',
  `select ${person}, co.time_zone as company_zone, a.application_id, a.status as application_status,
     (n.is_hidden or u.status <> 'ACTIVE' or exists (select from internships h where h.intern_id = n.intern_id and h.status in ('UPCOMING', 'ONGOING'))) as is_taken,
     exists (select from candidatures c where c.intern_id = n.intern_id and c.company_id = $1 and c.stage in ('INTERVIEW_SCHEDULED', 'INTERVIEWED', 'OFFER_IN_REVIEW', 'OFFERED', 'OFFER_ACCEPTED', 'OFFER_DECLINED', 'OFFER_EXPIRED', 'HIRED')) as is_known
   from interns n join users u on u.user_id = n.user_id join companies co on co.company_id = $1 left join lookup l on l.list = 'country' and l.id = u.country_id
   join lateral (select application_id, status from applications where intern_id = n.intern_id and status in ('APPROVED', 'ENROLLED', 'WITHDRAWN') order by created_at desc limit 1) a on true
   where n.intern_id = $2 and (
     exists (select from intern_search s where s.intern_id = n.intern_id and not n.is_hidden)
     or exists (select from candidatures c where c.intern_id = n.intern_id and c.company_id = $1))`,
)
/** Hours only; the caller has the interview. */
export const internHours = statement<[intern: string], InternRow>(
  'interviews.internHours',
  `select ${person}, u.time_zone as company_zone, n.intern_id as application_id, 'APPROVED' as application_status, false as is_taken, true as is_known
   from interns n join users u on u.user_id = n.user_id left join lookup l on l.list = 'country' and l.id = u.country_id where n.intern_id = $1`,
)
/** The working hours that the company entered in its active plans, the widest of them. */
export const companyHours = statement<[company: string], { from: string; to: string }>(
  'interviews.companyHours',
  `select to_char(min(working_from), 'HH24:MI') as from, to_char(max(working_to), 'HH24:MI') as to from plans where company_id = $1 and status = 'ACTIVE' having count(*) > 0`,
)
export interface MemberRow {
  member_id: string
  user_id: string
}
export const membersOf = statement<[CompanyScope, members: readonly string[]], MemberRow>(
  'interviews.membersOf',
  `select member_id, user_id from members where company_id = $1 and status = 'ACTIVE' and member_id = any($2::uuid[])`,
)
export interface BatchRow {
  batch_id: string
  name: string
  programme_start: string | null
  programme_end: string | null
  partner: string | null
  intern_start: string | null
  duration_weeks: number | null
}
/** $2: an intern in browse or of a candidature. */
export const batchOfIntern = statement<[CompanyScope, intern: string], BatchRow>(
  'interviews.batchOfIntern',
  `select b.batch_id, b.name, b.programme_start, b.programme_end, r.name as partner, coalesce(a.internship_start, n.start_month) as intern_start, n.duration_weeks
   from interns n join lateral (select * from applications where intern_id = n.intern_id order by created_at desc limit 1) a on true
   join batches b on b.batch_id = a.batch_id left join partners r on r.partner_id = b.partner_id
   where n.intern_id = $2 and (exists (select from intern_search s where s.intern_id = n.intern_id and not n.is_hidden) or exists (select from candidatures c where c.intern_id = n.intern_id and c.company_id = $1))`,
)

export interface ProposalRow {
  plan_id: string
  plan_name: string
  plan_status: PlanStatus
  supervisor_ids: string[]
  company_zone: string
}
export const planForProposal = statement<[CompanyScope, plan: string], ProposalRow>(
  'interviews.planForProposal',
  `select p.plan_id, p.name as plan_name, p.status as plan_status, array(select s.member_id from plan_supervisors s where s.plan_id = p.plan_id)::text[] as supervisor_ids, co.time_zone as company_zone
   from plans p join companies co on co.company_id = p.company_id where p.company_id = $1 and p.plan_id = $2`,
)
/** An agreed time of one of them that overlaps: said before the constraint says it. */
export const clashes = statement<
  [starts: readonly string[], minutes: number, intern: string, members: readonly string[]],
  { start: string }
>(
  'interviews.clashes',
  `select s as start from unnest($1::timestamptz[]) s where exists (
     select from interviews i where i.intern_id = $3 and i.status = 'CONFIRMED' and tstzrange(i.starts_at, i.ends_at) && tstzrange(s, s + make_interval(mins => $2)))
   or exists (select from interviewers w where w.member_id = any($4::uuid[]) and w.starts_at is not null and tstzrange(w.starts_at, w.ends_at) && tstzrange(s, s + make_interval(mins => $2)))`,
)
