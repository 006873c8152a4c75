import type { ApplicationStatus } from '@fledge/domain/applications/words.ts'
import type { CandidatureStage } from '@fledge/domain/candidatures/words.ts'
import type { InterviewStatus } from '@fledge/domain/interviews/words.ts'
import type { OfferStatus } from '@fledge/domain/offers/words.ts'
import type { PlanStatus } from '@fledge/domain/plans/words.ts'
import type { CompanyScope, InternScope } from '@fledge/domain/sessions/words.ts'
import { knownName } from '../../platform/db/known-name.ts'
import { isoMoment as iso, statement } from '../../platform/db/statement.ts'

// Locks, in the order of the house: company, plan, intern, candidature. Foreign keys take weaker ones and do not wait.
export const lockCompany = statement<[company: string]>(
  'candidatures.lockCompany',
  `select from companies where company_id = $1 for no key update`,
)
export const lockPlan = statement<[plan: string]>(
  'candidatures.lockPlan',
  `select from plans where plan_id = $1 for no key update`,
)
export const lockIntern = statement<[intern: string]>(
  'candidatures.lockIntern',
  `select from interns where intern_id = $1 for no key update`,
)

// A hired one too: with its place its plan's opening is given back.
const standingOf = (column: string) =>
  `select ${column} from candidatures where intern_id = $1 and stage not in ('DISQUALIFIED', 'WITHDRAWN', 'CLOSED')`
export const lockCompaniesOf = statement<[intern: string]>(
  'candidatures.lockCompaniesOf',
  `select from companies where company_id in (${standingOf('company_id')}) order by company_id for no key update`,
)
export const lockPlansOf = statement<[intern: string]>(
  'candidatures.lockPlansOf',
  `select from plans where plan_id in (${standingOf('plan_id')}) order by plan_id for no key update`,
)

export interface ParentsRow {
  company_id: string
  plan_id: string
  intern_id: string
}
/** Which rows to lock first; null scopes are the clock's and the operator's. */
export const parentsOf = statement<
  [candidature: string, CompanyScope | null, InternScope | null],
  ParentsRow
>(
  'candidatures.parentsOf',
  `select company_id, plan_id, intern_id from candidatures where candidature_id = $1 and ($2::uuid is null or company_id = $2) and ($3::uuid is null or intern_id = $3)`,
)

export interface CandidatureRow extends ParentsRow {
  candidature_id: string
  application_id: string
  batch_id: string
  stage: CandidatureStage
  stage_since: string
  interested_at: string | null
  end_reason: string | null
  end_note: string | null
  company_details: Readonly<Record<string, unknown>>
  created_at: string
  plan_name: string
  plan_status: PlanStatus
  plan_supervisor_ids: string[]
  application_status: ApplicationStatus
  company_name: string
  intern_user_id: string
  intern_first_name: string
  intern_last_name: string
  intern_zone: string
  /** Hidden, deactivated, or hired for dates that overlap the plan's. */
  is_intern_taken: boolean
}

/** The days a plan asks for; where it says none, every internship overlaps. */
const planDays = `daterange(coalesce(p.start_month, '-infinity'::date), case when p.start_month is null then 'infinity'::date else p.start_month + coalesce(p.duration_min, 4) * 7 end)`
const isTaken = `(n.is_hidden or u.status <> 'ACTIVE' or exists (
  select from internships h where h.intern_id = c.intern_id and h.status in ('UPCOMING', 'ONGOING') and h.plan_id <> c.plan_id and daterange(h.starts_on, h.ends_on, '[]') && ${planDays}))`
const columns = `c.candidature_id, c.company_id, c.plan_id, c.intern_id, c.application_id, a.batch_id, c.stage, c.stage_since, c.interested_at, c.end_reason, c.end_note, c.company_details, c.created_at,
  p.name as plan_name, p.status as plan_status, a.status as application_status, co.name as company_name,
  array(select s.member_id from plan_supervisors s where s.plan_id = c.plan_id)::text[] as plan_supervisor_ids,
  n.user_id as intern_user_id, u.first_name as intern_first_name, u.last_name as intern_last_name, u.time_zone as intern_zone, ${isTaken} as is_intern_taken`
const joins = `join plans p on p.plan_id = c.plan_id join companies co on co.company_id = c.company_id join applications a on a.application_id = c.application_id
  join interns n on n.intern_id = c.intern_id join users u on u.user_id = n.user_id`
const scoped = `c.candidature_id = $1 and ($2::uuid is null or c.company_id = $2) and ($3::uuid is null or c.intern_id = $3)`

type Scoped = [candidature: string, CompanyScope | null, InternScope | null]
export const candidatureForUpdate = statement<Scoped, CandidatureRow>(
  'candidatures.forUpdate',
  `select ${columns} from candidatures c ${joins} where ${scoped} for update of c`,
)
export const candidatureById = statement<Scoped, CandidatureRow>(
  'candidatures.byId',
  `select ${columns} from candidatures c ${joins} where ${scoped}`,
)

/** The open one of an intern and a plan of this company. */
export const openCandidatureOf = statement<
  [CompanyScope | null, plan: string, intern: string],
  { candidature_id: string }
>(
  'candidatures.openOf',
  `select candidature_id from candidatures where plan_id = $2 and intern_id = $3 and ($1::uuid is null or company_id = $1) and stage not in ('HIRED', 'DISQUALIFIED', 'WITHDRAWN', 'CLOSED')`,
)

export const insertCandidature = statement<
  [
    id: string,
    company: string,
    plan: string,
    intern: string,
    application: string,
    stage: CandidatureStage,
    interestedAt: string | null,
    now: string,
  ]
>(
  'candidatures.insert',
  `insert into candidatures (candidature_id, company_id, plan_id, intern_id, application_id, stage, interested_at, stage_since, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
)

export interface MovedRow {
  candidature_id: string
  company_id: string
  intern_id: string
  plan_id: string
}
/** Takes a move's proof: from and to are its. A second press changes no row. */
export const moveStage = statement<
  [
    id: string,
    from: CandidatureStage | null,
    to: CandidatureStage | null,
    reason: string | null,
    note: string | null,
    now: string,
  ],
  MovedRow
>(
  'candidatures.moveStage',
  `update candidatures set stage = $3, stage_since = $6, end_reason = $4, end_note = $5 where candidature_id = $1 and stage = $2 returning candidature_id, company_id, intern_id, plan_id`,
)

export interface EndingRow extends MovedRow {
  stage: CandidatureStage
}
/** Open candidatures of one intern, plan or company, locked in order of id; only those whose days overlap where days are given. */
export const openForClosing = statement<
  [
    intern: string | null,
    plan: string | null,
    company: string | null,
    stages: readonly CandidatureStage[],
    from: string | null,
    to: string | null,
    except: string | null,
    application: string | null,
  ],
  EndingRow
>(
  'candidatures.openForClosing',
  `select c.candidature_id, c.company_id, c.intern_id, c.plan_id, c.stage from candidatures c join plans p on p.plan_id = c.plan_id
   where ($1::uuid is null or c.intern_id = $1) and ($2::uuid is null or c.plan_id = $2) and ($3::uuid is null or c.company_id = $3) and c.stage = any($4::text[])
     and ($5::date is null or coalesce(
       (select daterange(o.starts_on, o.ends_on, '[]') from offers o where o.candidature_id = c.candidature_id and o.status in ('DRAFT', 'NEEDS_REVISION', 'IN_REVIEW', 'OFFERED', 'ACCEPTED_BY_CANDIDATE') limit 1), ${planDays})
       && daterange($5::date, $6::date, '[]'))
     and ($7::uuid is null or c.candidature_id <> $7) and ($8::uuid is null or c.application_id = $8)
   order by c.candidature_id for update of c`,
)

export interface ListRow {
  candidature_id: string
  plan_id: string
  plan_name: string
  stage: CandidatureStage
  stage_since: string
  created_at: string
  interested_at: string | null
  end_reason: string | null
  end_note: string | null
  intern_id: string
  first_name: string
  last_name: string
  picture_file_id: string | null
  country_code: string | null
  time_zone: string
  company_id: string
  company_name: string
  company_slug: string
  logo_file_id: string | null
  company_zone: string
  interview: {
    interview_id: string
    status: InterviewStatus
    status_since: string
    starts_at: string | null
    ends_at: string | null
    answer_by: string | null
    times: number
    end_reason: string | null
    claimed_by: 'company' | 'intern' | null
    claimed_at: string | null
    contested_at: string | null
  } | null
  offer: {
    offer_id: string
    status: OfferStatus
    answer_by: string | null
    confirm_by: string | null
    starts_on: string
    status_since: string
  } | null
  count: number
}

const listColumns = `c.candidature_id, c.plan_id, p.name as plan_name, c.stage, c.stage_since, c.created_at, c.interested_at, c.end_reason, c.end_note, c.intern_id, u.first_name, u.last_name, u.picture_file_id,
  l.data ->> 'code' as country_code, u.time_zone, c.company_id, co.name as company_name, co.slug as company_slug, co.logo_file_id, co.time_zone as company_zone,
  (select jsonb_build_object('interview_id', i.interview_id, 'status', i.status, 'status_since', ${iso('i.status_since')}, 'starts_at', case when i.answer_by is null then ${iso('i.starts_at')} end, 'ends_at', case when i.answer_by is null then ${iso('i.ends_at')} end,
     'answer_by', ${iso('i.answer_by')}, 'times', cardinality(i.slot_starts), 'end_reason', i.end_reason, 'claimed_by', i.no_show_claimed_by, 'claimed_at', ${iso('i.no_show_claimed_at')}, 'contested_at', ${iso('i.no_show_contested_at')}) from interviews i where i.candidature_id = c.candidature_id order by i.created_at desc limit 1) as interview,
  (select jsonb_build_object('offer_id', o.offer_id, 'status', o.status, 'answer_by', ${iso('o.answer_by')}, 'confirm_by', ${iso('o.confirm_by')}, 'starts_on', o.starts_on, 'status_since', ${iso('o.status_since')}) from offers o where o.candidature_id = c.candidature_id order by o.created_at desc limit 1) as offer,
  count(*) over () as count`
const listJoins = `join plans p on p.plan_id = c.plan_id join companies co on co.company_id = c.company_id join interns n on n.intern_id = c.intern_id join users u on u.user_id = n.user_id
  left join lookup l on l.list = 'country' and l.id = u.country_id`
// Whose turn it is, as the domain's turnOf says it; a test holds the two against each other.
const turn = `case when c.stage in ('INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED') then
    coalesce((select case when i.status in ('AWAITING_CONFIRMATION', 'RESCHEDULE_REQUESTED_BY_HC') then 'intern' when i.status = 'IN_PAST' and i.no_show_contested_at is not null then 'operator' when i.status = 'IN_PAST' and i.no_show_claimed_by = 'company' then 'intern' when i.status in ('RESCHEDULE_REQUESTED_BY_INTERN', 'IN_PAST') then 'company' when i.status = 'CONFIRMED' then 'none' end
      from interviews i where i.candidature_id = c.candidature_id order by i.created_at desc limit 1), case c.stage when 'INTERVIEW_PROPOSED' then 'intern' else 'none' end)
  when c.stage in ('OFFERED', 'OFFER_ACCEPTED') then 'intern' when c.stage = 'OFFER_IN_REVIEW' then 'operator'
  when c.stage in ('INTERESTED', 'INTERVIEWED', 'OFFER_DECLINED', 'OFFER_EXPIRED') then 'company' else 'none' end`

export const companyList = statement<
  [
    CompanyScope,
    plans: readonly string[],
    stages: readonly string[],
    supervisor: string | null,
    turn: string | null,
    search: string | null,
    limit: number,
    offset: number,
  ],
  ListRow
>(
  'candidatures.companyList',
  `select ${listColumns} from candidatures c ${listJoins}
   where c.company_id = $1 and (cardinality($2::uuid[]) = 0 or c.plan_id = any($2::uuid[])) and (cardinality($3::text[]) = 0 or c.stage = any($3::text[]))
     and ($4::uuid is null or exists (select from plan_supervisors s where s.plan_id = c.plan_id and s.member_id = $4)) and ($5::text is null or ${turn} = $5)
     and ($6::text is null or (${knownName('c.stage')}) ilike '%' || $6 || '%' or p.name ilike '%' || $6 || '%')
   order by c.stage_since desc, c.candidature_id limit $7 offset $8`,
)
/** @param company one company's only, or every */
export const internList = statement<
  [InternScope, company: string | null, stages: readonly string[], limit: number, offset: number],
  ListRow
>(
  'candidatures.internList',
  `select ${listColumns} from candidatures c ${listJoins}
   where c.intern_id = $1 and ($2::uuid is null or c.company_id = $2) and (cardinality($3::text[]) = 0 or c.stage = any($3::text[])) and not (c.stage = 'SHORTLISTED' and c.interested_at is null and not exists (select from interviews i where i.candidature_id = c.candidature_id))
   order by c.stage_since desc, c.candidature_id limit $4 offset $5`,
)
export const listRowOf = statement<[candidature: string], ListRow>(
  'candidatures.listRowOf',
  `select ${listColumns} from candidatures c ${listJoins} where c.candidature_id = $1`,
)

export interface HistoryRow {
  id: number
  at: string
  machine: string
  move: string
  actor_kind: 'anonymous' | 'registration' | 'company' | 'intern' | 'operator' | 'clock' | 'system'
  actor_name: string | null
  reason: string | null
  note: string | null
  from_state: string | null
  to_state: string | null
  starts_at: string | null
}
/** What both sides read; a shortlisting that the intern was never told of is the company's own. */
export const historyOf = statement<[candidature: string, forIntern: boolean], HistoryRow>(
  'candidatures.historyOf',
  `select e.id, e.at, e.machine, e.move, e.actor_kind, case when u.type <> 'O' then u.first_name || ' ' || u.last_name end as actor_name, e.reason, e.note, e.from_state, e.to_state, e.data ->> 'starts_at' as starts_at
   from event_log e left join users u on u.user_id = e.actor_id
   where e.candidature_id = $1 and not ($2 and e.machine = 'candidature' and e.move in ('shortlist', 'unshortlist', 'returnToInterest'))
     and not (e.machine = 'candidature' and e.move in ('proposeInterview', 'scheduleInterview', 'rescheduleInterview', 'endInterview', 'completeInterview', 'sendOffer', 'approveOffer', 'returnOffer', 'acceptOffer', 'declineOffer', 'expireOffer'))
     and not ($2 and e.machine = 'offer' and e.to_state in ('DRAFT', 'IN_REVIEW', 'NEEDS_REVISION'))
   order by e.id desc limit 200`,
)

export interface AnswerRow {
  asked_at: string
  answered_at: string
}
/** A company's last answers: to interest, and to other times. */
export const companyAnswers = statement<[company: string], AnswerRow>(
  'candidatures.companyAnswers',
  `select p.at as asked_at, e.at as answered_at from event_log e
   join lateral (select at from event_log b where b.candidature_id = e.candidature_id and b.id < e.id and b.actor_kind = 'intern' order by b.id desc limit 1) p on true
   where e.company_id = $1 and e.actor_kind = 'company' and e.candidature_id is not null and e.move in ('shortlist', 'propose', 'choose', 'reschedule', 'disqualify') order by e.id desc limit 30`,
)
export const internAnswers = statement<[intern: string], AnswerRow>(
  'candidatures.internAnswers',
  `select p.at as asked_at, e.at as answered_at from event_log e
   join lateral (select at from event_log b where b.candidature_id = e.candidature_id and b.id < e.id and b.actor_kind in ('company', 'operator') order by b.id desc limit 1) p on true
   where e.intern_id = $1 and e.actor_kind = 'intern' and e.candidature_id is not null and e.move in ('confirm', 'counterPropose', 'decline', 'accept') order by e.id desc limit 30`,
)

/** Of the newest other candidature that has them. */
export const detailsBefore = statement<
  [CompanyScope, except: string],
  { company_details: Readonly<Record<string, unknown>> }
>(
  'candidatures.detailsBefore',
  `select company_details from candidatures where company_id = $1 and candidature_id <> $2 and company_details ? 'legal_name' order by created_at desc limit 1`,
)
export const saveDetails = statement<[candidature: string, CompanyScope, details: string]>(
  'candidatures.saveDetails',
  `update candidatures set company_details = $3::jsonb where candidature_id = $1 and company_id = $2`,
)

export interface HostRow {
  company_id: string
  name: string
  slug: string
  logo_file_id: string | null
  time_zone: string
  introduction: string | null
  industry: string | null
  employee_count: string | null
  country_code: string | null
  city: string | null
  website: string | null
  linkedin: string | null
  plan_id: string
  plan_name: string
  description: string
  responsibilities: string
  place: string | null
  start_month: string | null
  duration_min: number | null
  duration_max: number | null
  hours_a_week: number | null
  working_from: string
  working_to: string
  plan_zone: string | null
}
export const hostOf = statement<[candidature: string, InternScope], HostRow>(
  'candidatures.hostOf',
  `select co.company_id, co.name, co.slug, co.logo_file_id, co.time_zone, co.introduction, li.label as industry, le.label as employee_count, lc.data ->> 'code' as country_code, co.city, co.website, co.linkedin,
     p.plan_id, p.name as plan_name, p.description, p.responsibilities, p.place, p.start_month, p.duration_min, p.duration_max, p.hours_a_week, to_char(p.working_from, 'HH24:MI') as working_from, to_char(p.working_to, 'HH24:MI') as working_to, p.time_zone as plan_zone
   from candidatures c join companies co on co.company_id = c.company_id join plans p on p.plan_id = c.plan_id
   left join lookup li on li.list = 'industry' and li.id = co.industry_id left join lookup le on le.list = 'employee-count' and le.id = co.employee_count_id left join lookup lc on lc.list = 'country' and lc.id = co.country_id
   where c.candidature_id = $1 and c.intern_id = $2`,
)

export interface OpenPlanRow {
  plan_id: string
  company_id: string
  plan_status: PlanStatus
  application_id: string
  application_status: ApplicationStatus
  is_taken: boolean
}
/** A plan that an intern may express interest in, with the intern's application. */
export const planForInterest = statement<[InternScope, plan: string], OpenPlanRow>(
  'candidatures.planForInterest',
  `select p.plan_id, p.company_id, p.status as plan_status, a.application_id, a.status as application_status,
     exists (select from internships h where h.intern_id = $1 and h.status in ('UPCOMING', 'ONGOING') and daterange(h.starts_on, h.ends_on, '[]') && ${planDays}) as is_taken
   from plans p join companies co on co.company_id = p.company_id and co.status = 'APPROVED'
   join lateral (select application_id, status from applications where intern_id = $1 order by created_at desc limit 1) a on true
   where p.plan_id = $2 and p.status in ('ACTIVE', 'PAUSED')`,
)

export const unansweredIds = statement<[before: string], { candidature_id: string }>(
  'candidatures.unansweredIds',
  `select candidature_id from candidatures where stage = 'INTERESTED' and interested_at <= $1 order by interested_at limit 50`,
)
/** Interest in a plan that closed without an answer, of late. */
export const unansweredOfPlan = statement<[plan: string, since: string], { count: number }>(
  'candidatures.unansweredOfPlan',
  `select count(*) from event_log e where e.machine = 'candidature' and e.move = 'lapse' and e.at >= $2 and e.data ->> 'plan_id' = $1::text`,
)
/** Marks those whose company was asked to answer so long ago, after an interview or an offer that came back, and was not reminded since. */
export const markAnswerDue = statement<
  [before: string, now: string],
  { candidature_id: string; stage_since: string }
>(
  'candidatures.markAnswerDue',
  `update candidatures set reminded_at = $2 where candidature_id in (
     select candidature_id from candidatures where stage = 'INTERVIEWED' and stage_since <= $1 and (reminded_at is null or reminded_at < stage_since) order by stage_since limit 50 for update skip locked)
   returning candidature_id, stage_since`,
)
export const tellable = statement<
  [candidature: string],
  {
    intern_user_id: string
    admins: string[]
    company: string
    plan: string
    intern_first_name: string
    intern_last_name: string
    stage: CandidatureStage
  }
>(
  'candidatures.tellable',
  `select n.user_id as intern_user_id, co.name as company, p.name as plan, u.first_name as intern_first_name, u.last_name as intern_last_name, c.stage,
     array(select m.user_id from members m where m.company_id = c.company_id and m.status = 'ACTIVE' and (m.role = 'ADMIN' or exists (select from plan_supervisors s where s.plan_id = c.plan_id and s.member_id = m.member_id)))::text[] as admins
   from candidatures c join interns n on n.intern_id = c.intern_id join users u on u.user_id = n.user_id join companies co on co.company_id = c.company_id join plans p on p.plan_id = c.plan_id
   where c.candidature_id = $1`,
)
export const pausePlan = statement<
  [plan: string, from: string | null, to: string | null, reason: string, now: string]
>(
  'candidatures.pausePlan',
  `update plans set status = $3, paused_reason = $4, updated_at = $5 where plan_id = $1 and status = $2`,
)
