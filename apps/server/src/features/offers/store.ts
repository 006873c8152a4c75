import type { CandidatureStage } from '@fledge/domain/candidatures/words.ts'
import type { OfferTerms } from '@fledge/domain/offers/rules.ts'
import type { OfferStatus } from '@fledge/domain/offers/words.ts'
import type { CompanyScope, InternScope } from '@fledge/domain/sessions/words.ts'
import { statement } from '../../platform/db/statement.ts'

export type Place = 'REMOTE' | 'ON_SITE' | 'HYBRID'

/** An offer with what its verdicts and views need of plan, company, intern and batch. */
export interface OfferRow {
  offer_id: string
  candidature_id: string
  company_id: CompanyScope
  intern_id: InternScope
  plan_id: string
  application_id: string
  batch_id: string
  status: OfferStatus
  version: number
  role: string
  starts_on: string
  ends_on: string
  hours_a_week: number
  place: Place
  city: string | null
  project_ids: string[]
  stipend_amount: number | null
  stipend_currency: string | null
  note: string
  supervisor_member_id: string | null
  supervisor_linkedin: string | null
  second_supervisor_member_id: string | null
  second_supervisor_linkedin: string | null
  answer_days: number
  answer_by: string | null
  confirm_by: string | null
  confirm_ends_at: string | null
  confirm_next_at: string | null
  holds_opening: boolean
  is_over: boolean
  sent_at: string | null
  approved_at: string | null
  end_reason: string | null
  end_note: string | null
  created_by: string | null
  created_at: string
  status_since: string
  stage: CandidatureStage
  company_details: Readonly<Record<string, unknown>>
  plan_name: string
  openings: number
  openings_taken: number
  plan_zone: string
  working_from: string
  working_to: string
  plan_supervisor_ids: string[]
  company_name: string
  company_slug: string
  logo_file_id: string | null
  company_zone: string
  company_city: string | null
  company_country: string | null
  company_country_code: string | null
  is_trusted: boolean
  intern_user_id: string
  intern_email: string
  first_name: string
  last_name: string
  picture_file_id: string | null
  intern_zone: string
  intern_country_code: string | null
  batch_name: string
  programme_start: string | null
  programme_end: string | null
  intern_pays: boolean
  price_amount: number | null
  price_currency: string | null
  payer: string | null
  max_offers: number
  offers_in_batch: number
  internship_id: string | null
  /** The last version that was sent, and what it said; null before the first. */
  sent_version: number | null
  sent_facts: Partial<OfferTerms> | null
}

/** Offers that count for the batch's limit: sent, or seen by the intern. A declined one counts too. */
const counts = `(x.status in ('IN_REVIEW', 'OFFERED', 'ACCEPTED_BY_CANDIDATE', 'REJECTED_BY_CANDIDATE') or (x.status = 'EXPIRED' and x.approved_at is not null))`
const inBatch = (
  own: string,
) => `(select count(*) from offers x join candidatures xc on xc.candidature_id = x.candidature_id join applications xa on xa.application_id = xc.application_id
    where xc.intern_id = c.intern_id and xa.batch_id = a.batch_id and ${counts}${own})`
const supervisors = `array(select s.member_id from plan_supervisors s where s.plan_id = c.plan_id)::text[] as plan_supervisor_ids`

const offerColumns = `o.offer_id, o.candidature_id, o.company_id, o.intern_id, o.plan_id, c.application_id, a.batch_id, o.status, o.version, o.role, o.starts_on, o.ends_on, o.hours_a_week, o.place, o.city,
  o.project_ids::text[], o.stipend_amount, trim(o.stipend_currency) as stipend_currency, o.note, o.supervisor_member_id, o.supervisor_linkedin, o.second_supervisor_member_id, o.second_supervisor_linkedin,
  o.answer_days, o.answer_by, o.confirm_by, o.confirm_ends_at, o.confirm_next_at, o.holds_opening, o.is_over, o.sent_at, o.approved_at, o.end_reason, o.end_note, o.created_by, o.created_at, o.status_since, c.stage, c.company_details,
  p.name as plan_name, p.openings, p.openings_taken, coalesce(p.time_zone, co.time_zone) as plan_zone, to_char(p.working_from, 'HH24:MI') as working_from, to_char(p.working_to, 'HH24:MI') as working_to, ${supervisors},
  co.name as company_name, co.slug as company_slug, co.logo_file_id, co.time_zone as company_zone, co.city as company_city, cc.label as company_country, cc.data ->> 'code' as company_country_code, co.is_trusted,
  n.user_id as intern_user_id, u.email::text as intern_email, u.first_name, u.last_name, u.picture_file_id, u.time_zone as intern_zone, uc.data ->> 'code' as intern_country_code,
  b.name as batch_name, b.programme_start, b.programme_end, b.payer = 'INTERN' as intern_pays, b.price_amount, trim(b.price_currency) as price_currency, pa.name as payer, b.max_offers, ${inBatch(' and x.offer_id <> o.offer_id')}::int as offers_in_batch, i.internship_id, sv.version as sent_version, sv.facts as sent_facts`
const offerJoins = `from offers o join candidatures c on c.candidature_id = o.candidature_id join applications a on a.application_id = c.application_id join batches b on b.batch_id = a.batch_id
  left join partners pa on pa.partner_id = b.partner_id join plans p on p.plan_id = o.plan_id join companies co on co.company_id = o.company_id left join lookup cc on cc.list = 'country' and cc.id = co.country_id
  join interns n on n.intern_id = o.intern_id join users u on u.user_id = n.user_id left join lookup uc on uc.list = 'country' and uc.id = u.country_id left join internships i on i.offer_id = o.offer_id
  left join lateral (select v.version, v.facts from offer_versions v where v.offer_id = o.offer_id order by v.version desc limit 1) sv on true`
const scoped = `o.offer_id = $1 and ($2::uuid is null or o.company_id = $2) and ($3::uuid is null or o.intern_id = $3)`

/** A company's, an intern's; null and null only for operators and the clock. */
type Scoped = [offer: string, CompanyScope | null, InternScope | null]
export const offerById = statement<Scoped, OfferRow>(
  'offers.byId',
  `select ${offerColumns} ${offerJoins} where ${scoped}`,
)
export const offerForUpdate = statement<Scoped, OfferRow>(
  'offers.forUpdate',
  `select ${offerColumns} ${offerJoins} where ${scoped} for update of o`,
)

export const offersOfCandidature = statement<
  [candidature: string, CompanyScope | null, InternScope | null],
  OfferRow
>(
  'offers.ofCandidature',
  `select ${offerColumns} ${offerJoins} where o.candidature_id = $1 and ($2::uuid is null or o.company_id = $2) and ($3::uuid is null or o.intern_id = $3) order by o.created_at desc, o.offer_id desc`,
)

const companyFilter = `o.company_id = $1 and ($2::text[] is null or o.status = any($2)) and ($3::text is null or u.first_name || ' ' || u.last_name ilike $3 or o.role ilike $3 or p.name ilike $3) and ($4::uuid is null or o.plan_id = $4)`
type CompanyFilter = [
  CompanyScope,
  statuses: readonly OfferStatus[] | null,
  like: string | null,
  plan: string | null,
]
export const offersOfCompany = statement<
  [...CompanyFilter, limit: number, offset: number],
  OfferRow
>(
  'offers.ofCompany',
  `select ${offerColumns} ${offerJoins} where ${companyFilter} order by o.status_since desc, o.offer_id limit $5 offset $6`,
)
export const countOfCompany = statement<CompanyFilter, { count: number }>(
  'offers.countOfCompany',
  `select count(*) from offers o join plans p on p.plan_id = o.plan_id join interns n on n.intern_id = o.intern_id join users u on u.user_id = n.user_id where ${companyFilter}`,
)

/** What an intern sees: once it was offered. @param waiting only those that wait for an answer */
export const offersOfIntern = statement<[InternScope, waiting: boolean], OfferRow>(
  'offers.ofIntern',
  `select ${offerColumns} ${offerJoins} where o.intern_id = $1 and o.answer_by is not null and o.status not in ('DRAFT', 'NEEDS_REVISION', 'IN_REVIEW') and (not $2 or o.status = 'OFFERED')
   order by (o.status = 'OFFERED') desc, o.answer_by limit 100`,
)

const queueFilter = `o.status = $1 and ($2::text is null or co.name ilike $2 or o.role ilike $2 or u.first_name || ' ' || u.last_name ilike $2)`
export const offerQueue = statement<
  [status: string, like: string | null, limit: number, offset: number],
  OfferRow
>(
  'offers.queue',
  `select ${offerColumns} ${offerJoins} where ${queueFilter} order by o.sent_at, o.offer_id limit $3 offset $4`,
)
export const countQueue = statement<[status: string, like: string | null], { count: number }>(
  'offers.countQueue',
  `select count(*) from offers o join companies co on co.company_id = o.company_id join interns n on n.intern_id = o.intern_id join users u on u.user_id = n.user_id where ${queueFilter}`,
)

export interface ApplicationRow {
  candidature_id: string
  application_id: string
  plan_id: string
  plan_name: string
  stage: CandidatureStage
  intern_id: string
  first_name: string
  last_name: string
  picture_file_id: string | null
  intern_zone: string
  intern_country_code: string | null
  internship_start: string | null
  duration_weeks: number | null
  intern_hours: number | null
  plan_hours: number | null
  plan_place: Place | null
  plan_city: string | null
  duration_min: number | null
  duration_max: number | null
  start_month: string | null
  plan_zone: string
  stipend_amount: number | null
  stipend_currency: string | null
  plan_project_ids: string[]
  plan_supervisor_ids: string[]
  batch_id: string
  batch_name: string
  programme_start: string | null
  programme_end: string | null
  max_offers: number
  openings: number
  openings_taken: number
  offers_in_batch: number
  has_open_offer: boolean
  draft_facts: Readonly<Record<string, unknown>> | null
  draft_saved_at: string | null
}
/** What step 1 starts from; by candidature or by application, the open one first. */
export const offerApplication = statement<[id: string, CompanyScope], ApplicationRow>(
  'offers.application',
  `select c.candidature_id, c.application_id, c.plan_id, p.name as plan_name, c.stage, c.intern_id, u.first_name, u.last_name, u.picture_file_id, u.time_zone as intern_zone, uc.data ->> 'code' as intern_country_code,
     a.internship_start, n.duration_weeks, n.hours_a_week as intern_hours, p.hours_a_week as plan_hours, p.place as plan_place, p.city as plan_city, p.duration_min, p.duration_max, p.start_month, coalesce(p.time_zone, co.time_zone) as plan_zone, p.stipend_amount,
     trim(p.stipend_currency) as stipend_currency, p.project_ids::text[] as plan_project_ids, ${supervisors}, b.batch_id, b.name as batch_name, b.programme_start, b.programme_end, b.max_offers, p.openings, p.openings_taken,
     ${inBatch('')}::int as offers_in_batch, exists (select from offers x where x.candidature_id = c.candidature_id and x.status in ('DRAFT', 'NEEDS_REVISION', 'IN_REVIEW', 'OFFERED')) as has_open_offer,
     d.facts as draft_facts, d.saved_at as draft_saved_at
   from candidatures c join plans p on p.plan_id = c.plan_id join companies co on co.company_id = c.company_id join applications a on a.application_id = c.application_id join batches b on b.batch_id = a.batch_id join interns n on n.intern_id = c.intern_id
   join users u on u.user_id = n.user_id left join lookup uc on uc.list = 'country' and uc.id = u.country_id left join offer_drafts d on d.candidature_id = c.candidature_id
   where (c.candidature_id = $1 or c.application_id = $1) and c.company_id = $2 order by c.stage not in ('HIRED', 'DISQUALIFIED', 'WITHDRAWN', 'CLOSED') desc, c.stage_since desc limit 1`,
)

export interface MemberRow {
  member_id: string
  user_id: string
  name: string
  picture_file_id: string | null
  linkedin_url: string | null
  job_title: string | null
  time_zone: string
}
const memberColumns = `m.member_id, m.user_id, u.first_name || ' ' || u.last_name as name, u.picture_file_id, m.linkedin_url, coalesce(m.custom_job_title, j.label) as job_title, u.time_zone`
const memberJoins = `from members m join users u on u.user_id = m.user_id left join lookup j on j.list = 'job-title' and j.id::text = m.job_title_id`
export const activeMembers = statement<[CompanyScope], MemberRow>(
  'offers.activeMembers',
  `select ${memberColumns} ${memberJoins} where m.company_id = $1 and m.status = 'ACTIVE' order by 3`,
)
/** Names of members, left ones among them. */
export const membersById = statement<[ids: readonly string[]], MemberRow>(
  'offers.membersById',
  `select ${memberColumns} ${memberJoins} where m.member_id = any($1::uuid[])`,
)
export const memberOfUser = statement<[userId: string], MemberRow>(
  'offers.memberOfUser',
  `select ${memberColumns} ${memberJoins} where m.user_id = $1`,
)

export interface ProjectRow {
  project_id: string
  name: string
  is_archived: boolean
}
export const projectsOfCompany = statement<[CompanyScope], ProjectRow>(
  'offers.projectsOfCompany',
  `select project_id, name, is_archived from projects where company_id = $1 order by name limit 500`,
)
export const projectsById = statement<[ids: readonly string[]], ProjectRow>(
  'offers.projectsById',
  `select project_id, name, is_archived from projects where project_id = any($1::uuid[])`,
)

/** The company's people to tell: its administrators, and the offer's and the plan's supervisors. */
export const companyPeople = statement<[offer: string], { user_id: string }>(
  'offers.companyPeople',
  `select m.user_id from members m join offers o on o.company_id = m.company_id where o.offer_id = $1 and m.status = 'ACTIVE'
     and (m.role = 'ADMIN' or m.member_id in (o.supervisor_member_id, o.second_supervisor_member_id) or m.member_id in (select s.member_id from plan_supervisors s where s.plan_id = o.plan_id))`,
)
export const operatorUsers = statement<[], { user_id: string }>(
  'offers.operators',
  `select user_id from users where type = 'O' and status = 'ACTIVE'`,
)
export const countOpenOverlapping = statement<
  [InternScope, candidature: string, from: string, to: string],
  { count: number }
>(
  'offers.countOverlapping',
  `select count(*) from candidatures c join plans p on p.plan_id = c.plan_id
   where c.intern_id = $1 and c.candidature_id <> $2 and c.stage not in ('HIRED', 'DISQUALIFIED', 'WITHDRAWN', 'CLOSED')
     and coalesce((select daterange(x.starts_on, x.ends_on, '[]') from offers x where x.candidature_id = c.candidature_id and x.status in ('DRAFT', 'NEEDS_REVISION', 'IN_REVIEW', 'OFFERED') limit 1),
       daterange(coalesce(p.start_month, '-infinity'::date), case when p.start_month is null then 'infinity'::date else p.start_month + coalesce(p.duration_min, 4) * 7 end)) && daterange($3::date, $4::date, '[]')`,
)
export const acceptedOverlapping = statement<
  [InternScope, from: string, to: string],
  { offer_id: string }
>(
  'offers.acceptedOverlapping',
  `select offer_id from offers where intern_id = $1 and status = 'ACCEPTED_BY_CANDIDATE' and not is_over and daterange(starts_on, ends_on, '[]') && daterange($2::date, $3::date, '[]') limit 1`,
)
export const isOfferPaid = statement<[offer: string], { payment_id: string }>(
  'offers.isPaid',
  `select payment_id from payments where offer_id = $1 and status = 'SUCCEEDED' and refund_due_at is null limit 1`,
)

// Writes. A move takes from and to of its proof; a second press changes no row.

export type Facts = [
  role: string,
  startsOn: string,
  endsOn: string,
  hours: number,
  place: Place,
  city: string | null,
  projects: readonly string[],
  amount: number | null,
  currency: string | null,
  note: string,
  answerDays: number,
]
export const insertOffer = statement<
  [id: string, candidature: string, status: OfferStatus | null, by: string, now: string, ...Facts]
>(
  'offers.insert',
  `insert into offers (offer_id, candidature_id, company_id, intern_id, plan_id, status, created_by, created_at, status_since, role, starts_on, ends_on, hours_a_week, place, city, project_ids, stipend_amount, stipend_currency, note, answer_days)
   select $1, candidature_id, company_id, intern_id, plan_id, $3, $4, $5, $5, $6, $7, $8, $9, $10, $11, $12::uuid[], $13, $14, $15, $16 from candidatures where candidature_id = $2`,
)
export const updateFacts = statement<[id: string, status: OfferStatus, version: number, ...Facts]>(
  'offers.updateFacts',
  `update offers set version = $3, role = $4, starts_on = $5, ends_on = $6, hours_a_week = $7, place = $8, city = $9, project_ids = $10::uuid[], stipend_amount = $11, stipend_currency = $12, note = $13, answer_days = $14
   where offer_id = $1 and status = $2`,
)
export const updateSupervisors = statement<
  [
    id: string,
    status: OfferStatus,
    version: number,
    first: string | null,
    firstLink: string | null,
    second: string | null,
    secondLink: string | null,
  ]
>(
  'offers.updateSupervisors',
  `update offers set version = $3, supervisor_member_id = $4, supervisor_linkedin = $5, second_supervisor_member_id = $6, second_supervisor_linkedin = $7 where offer_id = $1 and status = $2`,
)
/** The status alone, with why; what an offer holds or was promised is kept or dropped beside it. */
export const moveOffer = statement<
  [
    id: string,
    from: OfferStatus | null,
    to: OfferStatus | null,
    now: string,
    reason: string | null,
    note: string | null,
  ]
>(
  'offers.move',
  `update offers set status = $3, status_since = $4, end_reason = $5, end_note = $6 where offer_id = $1 and status = $2`,
)
export const markSent = statement<[id: string, now: string, version: number]>(
  'offers.markSent',
  `update offers set sent_at = $2, version = $3, holds_opening = true where offer_id = $1`,
)
export const markApproved = statement<[id: string, now: string, answerBy: string]>(
  'offers.markApproved',
  `update offers set approved_at = $2, answer_by = $3 where offer_id = $1`,
)
/** A changed offer is no longer the one that was approved. */
export const voidApproval = statement<[id: string]>(
  'offers.voidApproval',
  `update offers set approved_at = null, answer_by = null where offer_id = $1`,
)
export const markAccepted = statement<[id: string, termsVersion: number, now: string]>(
  'offers.markAccepted',
  `update offers set terms_version = $2, terms_accepted_at = $3 where offer_id = $1`,
)
export const markOver = statement<[id: string]>(
  'offers.markOver',
  `update offers set is_over = true, confirm_next_at = null where offer_id = $1`,
)
export const deleteVersions = statement<[id: string]>(
  'offers.deleteVersions',
  `delete from offer_versions where offer_id = $1`,
)
export const deleteOffer = statement<[id: string, from: OfferStatus | null]>(
  'offers.delete',
  `delete from offers where offer_id = $1 and status = $2`,
)

/** One opening of the plan, reserved: never one too many (the check on plans stands behind it). */
export const reserveOpening = statement<[plan: string]>(
  'offers.reserveOpening',
  `update plans set openings_taken = openings_taken + 1 where plan_id = $1 and openings_taken < openings`,
)
/** Gives back what this offer holds, once. */
export const releaseOpening = statement<[offer: string]>(
  'offers.releaseOpening',
  `with freed as (update offers set holds_opening = false where offer_id = $1 and holds_opening returning plan_id) update plans p set openings_taken = openings_taken - 1 from freed where p.plan_id = freed.plan_id`,
)

export interface VersionRow {
  offer_id: string
  version: number
  /** Written by `saveVersion` and `amendVersion` alone. */
  facts: Partial<OfferTerms>
  comments: string | null
  /** The company's words that went with it. */
  answer: string | null
  at: string
}
export const saveVersion = statement<
  [offer: string, version: number, facts: string, now: string, answer: string | null]
>(
  'offers.saveVersion',
  `insert into offer_versions (offer_id, version, facts, at, answer) values ($1, $2, $3::jsonb, $4, $5)`,
)
/** What is in review says now; the day it was sent stays. */
export const amendVersion = statement<[offer: string, version: number, facts: string]>(
  'offers.amendVersion',
  `update offer_versions set facts = $3::jsonb where offer_id = $1 and version = $2`,
)
export const commentVersion = statement<[offer: string, version: number, comments: string]>(
  'offers.commentVersion',
  `update offer_versions set comments = $3 where offer_id = $1 and version = $2`,
)
export const versionsOf = statement<[offers: readonly string[]], VersionRow>(
  'offers.versionsOf',
  `select offer_id, version, facts, comments, answer, at from offer_versions where offer_id = any($1::uuid[]) order by version`,
)

export const saveDraft = statement<[candidature: string, facts: string, by: string, now: string]>(
  'offers.saveDraft',
  `insert into offer_drafts (candidature_id, facts, saved_by, saved_at) values ($1, $2::jsonb, $3, $4) on conflict (candidature_id) do update set facts = excluded.facts, saved_by = excluded.saved_by, saved_at = excluded.saved_at`,
)
export const dropDraft = statement<[candidature: string]>(
  'offers.dropDraft',
  `delete from offer_drafts where candidature_id = $1`,
)
export const acceptAgreements = statement<
  [userId: string, kinds: readonly string[], versions: readonly number[], now: string]
>(
  'offers.acceptAgreements',
  `insert into agreements_accepted (user_id, kind, version, at) select $1, kind, version, $4 from unnest($2::text[], $3::int[]) as t(kind, version) on conflict do nothing`,
)
export const openOffersOf = statement<[candidature: string], { offer_id: string }>(
  'offers.openOf',
  `select offer_id from offers where candidature_id = $1 and status in ('DRAFT', 'NEEDS_REVISION', 'IN_REVIEW', 'OFFERED') for update`,
)
