// Generated from offers.sql by “npm run queries”; do not edit.
// Source: 456a412d3488
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { CandidatureStage } from '@fledge/domain/candidatures/types.ts'
import type { OfferTerms } from '@fledge/domain/offers/rules.ts'
import type { OfferStatus, WorkPlace } from '@fledge/domain/offers/types.ts'
import type { CompanyScope, InternScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement } from '../../../platform/db/statement.ts'

/** An offer with the columns of plan, company, intern and batch that its policies and views need. */
export interface OfferRow {
  readonly offer_id: string
  readonly candidature_id: string
  readonly company_id: CompanyScope
  readonly intern_id: InternScope
  readonly plan_id: string
  readonly application_id: string
  readonly batch_id: string
  readonly status: OfferStatus
  readonly version: number
  readonly role: string
  readonly starts_on: string
  readonly ends_on: string
  readonly hours_a_week: number
  readonly place: WorkPlace
  readonly city: string | null
  readonly project_ids: string[]
  readonly stipend_amount: number | null
  readonly stipend_currency: string | null
  readonly note: string
  readonly supervisor_member_id: string | null
  readonly supervisor_linkedin: string | null
  readonly second_supervisor_member_id: string | null
  readonly second_supervisor_linkedin: string | null
  readonly answer_days: number
  readonly answer_by: string | null
  readonly confirm_by: string | null
  readonly confirm_ends_at: string | null
  readonly confirm_next_at: string | null
  readonly holds_opening: boolean
  readonly is_over: boolean
  readonly sent_at: string | null
  readonly review_days: number
  readonly approved_at: string | null
  readonly end_reason: string | null
  readonly end_note: string | null
  readonly created_by: string | null
  readonly created_at: string
  readonly status_since: string
  readonly stage: CandidatureStage
  readonly company_details: Readonly<Record<string, unknown>>
  readonly plan_name: string
  readonly openings: number
  readonly openings_taken: number
  readonly plan_time_zone: string
  readonly working_from: string
  readonly working_to: string
  readonly plan_supervisor_ids: string[]
  readonly company_name: string
  readonly company_slug: string
  readonly logo_file_id: string | null
  readonly company_time_zone: string
  readonly company_city: string | null
  readonly company_country: string | null
  readonly company_country_code: string | null
  readonly is_trusted: boolean
  readonly intern_user_id: string
  readonly intern_email: string
  readonly first_name: string
  readonly last_name: string
  readonly picture_file_id: string | null
  readonly intern_time_zone: string
  readonly intern_country_code: string | null
  readonly batch_name: string
  readonly programme_start: string | null
  readonly programme_end: string | null
  readonly placement_deadline: string | null
  /** The first instant after the deadline. */
  readonly placement_ends_at: string | null
  readonly intern_pays: boolean
  readonly price_amount: number | null
  readonly price_currency: string | null
  readonly payer: string | null
  readonly max_offers: number
  readonly offers_in_batch: number
  readonly internship_id: string | null
  /** The last sent version and its content; null before the first. */
  readonly sent_version: number | null
  readonly sent_facts: Partial<OfferTerms> | null
}

export const offerRows: ListSource<OfferRow> = {
  columns: `o.offer_id, o.candidature_id, o.company_id, o.intern_id, o.plan_id, c.application_id,
  a.batch_id, o.status, o.version, o.role, o.starts_on, o.ends_on, o.hours_a_week, o.place,
  o.city, o.project_ids::text[], o.stipend_amount, trim(o.stipend_currency) as stipend_currency,
  o.note, o.supervisor_member_id, o.supervisor_linkedin, o.second_supervisor_member_id,
  o.second_supervisor_linkedin, o.answer_days, o.answer_by, o.confirm_by, o.confirm_ends_at,
  o.confirm_next_at, o.holds_opening, o.is_over, o.sent_at, o.review_days, o.approved_at, o.end_reason,
  o.end_note, o.created_by, o.created_at, o.status_since, c.stage, c.company_details,
  p.name as plan_name, p.openings, p.openings_taken,
  coalesce(p.time_zone, co.time_zone) as plan_time_zone,
  to_char(p.working_from, 'HH24:MI') as working_from,
  to_char(p.working_to, 'HH24:MI') as working_to,
  array(
    select s.member_id
    from plan_supervisors s
    where s.plan_id = c.plan_id
  )::text[] as plan_supervisor_ids,
  co.name as company_name, co.slug as company_slug, co.shown_logo_file_id as logo_file_id, co.time_zone as company_time_zone,
  co.city as company_city, cc.label as company_country,
  cc.data ->> 'code' as company_country_code, co.is_trusted, n.user_id as intern_user_id,
  u.email::text as intern_email, u.first_name, u.last_name, u.shown_picture_file_id as picture_file_id,
  u.time_zone as intern_time_zone, uc.data ->> 'code' as intern_country_code, b.name as batch_name,
  b.programme_start, b.programme_end, b.placement_deadline,
  case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end as placement_ends_at, b.payer = 'INTERN' as intern_pays, b.price_amount,
  trim(b.price_currency) as price_currency, pa.name as payer, b.max_offers,
  count_offers_in_batch(c.intern_id, a.batch_id, o.offer_id)::int as offers_in_batch,
  i.internship_id, sv.version as sent_version, sv.facts as sent_facts`,
  from: `offers o`,
  joins: {
    c: `join candidatures c on c.candidature_id = o.candidature_id`,
    a: `join applications a on a.application_id = c.application_id`,
    b: `join batches b on b.batch_id = a.batch_id`,
    pa: `left join partners pa on pa.partner_id = b.partner_id`,
    p: `join plans p on p.plan_id = o.plan_id`,
    co: `join companies co on co.company_id = o.company_id`,
    cc: `left join lookup cc on cc.list = 'country' and cc.id = co.country_id`,
    n: `join interns n on n.intern_id = o.intern_id`,
    u: `join users u on u.user_id = n.user_id`,
    uc: `left join lookup uc on uc.list = 'country' and uc.id = u.country_id`,
    i: `left join internships i on i.offer_id = o.offer_id`,
    sv: `left join lateral (
    select v.version, v.facts
    from offer_versions v
    where v.offer_id = o.offer_id
    order by v.version desc
    limit 1
  ) sv on true`,
  },
}

export const offerById = defineStatement<
  {
    readonly offer_ids: readonly string[]
    readonly company_id: CompanyScope | null
    readonly intern_id: InternScope | null
  },
  OfferRow
>(
  'offers.offerById',
  ['offer_ids', 'company_id', 'intern_id'],
  `select
  o.offer_id, o.candidature_id, o.company_id, o.intern_id, o.plan_id, c.application_id,
  a.batch_id, o.status, o.version, o.role, o.starts_on, o.ends_on, o.hours_a_week, o.place,
  o.city, o.project_ids::text[], o.stipend_amount, trim(o.stipend_currency) as stipend_currency,
  o.note, o.supervisor_member_id, o.supervisor_linkedin, o.second_supervisor_member_id,
  o.second_supervisor_linkedin, o.answer_days, o.answer_by, o.confirm_by, o.confirm_ends_at,
  o.confirm_next_at, o.holds_opening, o.is_over, o.sent_at, o.review_days, o.approved_at, o.end_reason,
  o.end_note, o.created_by, o.created_at, o.status_since, c.stage, c.company_details,
  p.name as plan_name, p.openings, p.openings_taken,
  coalesce(p.time_zone, co.time_zone) as plan_time_zone,
  to_char(p.working_from, 'HH24:MI') as working_from,
  to_char(p.working_to, 'HH24:MI') as working_to,
  array(
    select s.member_id
    from plan_supervisors s
    where s.plan_id = c.plan_id
  )::text[] as plan_supervisor_ids,
  co.name as company_name, co.slug as company_slug, co.shown_logo_file_id as logo_file_id, co.time_zone as company_time_zone,
  co.city as company_city, cc.label as company_country,
  cc.data ->> 'code' as company_country_code, co.is_trusted, n.user_id as intern_user_id,
  u.email::text as intern_email, u.first_name, u.last_name, u.shown_picture_file_id as picture_file_id,
  u.time_zone as intern_time_zone, uc.data ->> 'code' as intern_country_code, b.name as batch_name,
  b.programme_start, b.programme_end, b.placement_deadline,
  case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end as placement_ends_at, b.payer = 'INTERN' as intern_pays, b.price_amount,
  trim(b.price_currency) as price_currency, pa.name as payer, b.max_offers,
  count_offers_in_batch(c.intern_id, a.batch_id, o.offer_id)::int as offers_in_batch,
  i.internship_id, sv.version as sent_version, sv.facts as sent_facts
from
  offers o
  join candidatures c on c.candidature_id = o.candidature_id
  join applications a on a.application_id = c.application_id
  join batches b on b.batch_id = a.batch_id
  left join partners pa on pa.partner_id = b.partner_id
  join plans p on p.plan_id = o.plan_id
  join companies co on co.company_id = o.company_id
  left join lookup cc on cc.list = 'country' and cc.id = co.country_id
  join interns n on n.intern_id = o.intern_id
  join users u on u.user_id = n.user_id
  left join lookup uc on uc.list = 'country' and uc.id = u.country_id
  left join internships i on i.offer_id = o.offer_id
  left join lateral (
    select v.version, v.facts
    from offer_versions v
    where v.offer_id = o.offer_id
    order by v.version desc
    limit 1
  ) sv on true
where o.offer_id = any ($1::uuid[])
and ($2::uuid is null or o.company_id = $2)
and ($3::uuid is null or o.intern_id = $3)`,
  { list: 'offer_ids', column: 'offer_id' },
)

export const offerForUpdate = defineStatement<
  {
    readonly offer_ids: readonly string[]
    readonly company_id: CompanyScope | null
    readonly intern_id: InternScope | null
  },
  OfferRow
>(
  'offers.offerForUpdate',
  ['offer_ids', 'company_id', 'intern_id'],
  `select
  o.offer_id, o.candidature_id, o.company_id, o.intern_id, o.plan_id, c.application_id,
  a.batch_id, o.status, o.version, o.role, o.starts_on, o.ends_on, o.hours_a_week, o.place,
  o.city, o.project_ids::text[], o.stipend_amount, trim(o.stipend_currency) as stipend_currency,
  o.note, o.supervisor_member_id, o.supervisor_linkedin, o.second_supervisor_member_id,
  o.second_supervisor_linkedin, o.answer_days, o.answer_by, o.confirm_by, o.confirm_ends_at,
  o.confirm_next_at, o.holds_opening, o.is_over, o.sent_at, o.review_days, o.approved_at, o.end_reason,
  o.end_note, o.created_by, o.created_at, o.status_since, c.stage, c.company_details,
  p.name as plan_name, p.openings, p.openings_taken,
  coalesce(p.time_zone, co.time_zone) as plan_time_zone,
  to_char(p.working_from, 'HH24:MI') as working_from,
  to_char(p.working_to, 'HH24:MI') as working_to,
  array(
    select s.member_id
    from plan_supervisors s
    where s.plan_id = c.plan_id
  )::text[] as plan_supervisor_ids,
  co.name as company_name, co.slug as company_slug, co.shown_logo_file_id as logo_file_id, co.time_zone as company_time_zone,
  co.city as company_city, cc.label as company_country,
  cc.data ->> 'code' as company_country_code, co.is_trusted, n.user_id as intern_user_id,
  u.email::text as intern_email, u.first_name, u.last_name, u.shown_picture_file_id as picture_file_id,
  u.time_zone as intern_time_zone, uc.data ->> 'code' as intern_country_code, b.name as batch_name,
  b.programme_start, b.programme_end, b.placement_deadline,
  case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end as placement_ends_at, b.payer = 'INTERN' as intern_pays, b.price_amount,
  trim(b.price_currency) as price_currency, pa.name as payer, b.max_offers,
  count_offers_in_batch(c.intern_id, a.batch_id, o.offer_id)::int as offers_in_batch,
  i.internship_id, sv.version as sent_version, sv.facts as sent_facts
from
  offers o
  join candidatures c on c.candidature_id = o.candidature_id
  join applications a on a.application_id = c.application_id
  join batches b on b.batch_id = a.batch_id
  left join partners pa on pa.partner_id = b.partner_id
  join plans p on p.plan_id = o.plan_id
  join companies co on co.company_id = o.company_id
  left join lookup cc on cc.list = 'country' and cc.id = co.country_id
  join interns n on n.intern_id = o.intern_id
  join users u on u.user_id = n.user_id
  left join lookup uc on uc.list = 'country' and uc.id = u.country_id
  left join internships i on i.offer_id = o.offer_id
  left join lateral (
    select v.version, v.facts
    from offer_versions v
    where v.offer_id = o.offer_id
    order by v.version desc
    limit 1
  ) sv on true
where o.offer_id = any ($1::uuid[])
and ($2::uuid is null or o.company_id = $2)
and ($3::uuid is null or o.intern_id = $3)
for update of o`,
  { list: 'offer_ids', column: 'offer_id' },
)

export const offerDeadlines = defineStatement<
  { readonly offer_ids: readonly string[] },
  {
    readonly offer_id: string
    readonly intern_id: string
    readonly status: OfferStatus
    readonly answer_by: string | null
    readonly starts_on: string
  }
>(
  'offers.offerDeadlines',
  ['offer_ids'],
  `select offer_id, intern_id, status, answer_by, starts_on
from offers
where offer_id = any ($1::uuid[])`,
)

export const offersOfCandidature = defineStatement<
  {
    readonly candidature_id: string
    readonly company_id: CompanyScope | null
    readonly intern_id: InternScope | null
  },
  OfferRow
>(
  'offers.offersOfCandidature',
  ['candidature_id', 'company_id', 'intern_id'],
  `select
  o.offer_id, o.candidature_id, o.company_id, o.intern_id, o.plan_id, c.application_id,
  a.batch_id, o.status, o.version, o.role, o.starts_on, o.ends_on, o.hours_a_week, o.place,
  o.city, o.project_ids::text[], o.stipend_amount, trim(o.stipend_currency) as stipend_currency,
  o.note, o.supervisor_member_id, o.supervisor_linkedin, o.second_supervisor_member_id,
  o.second_supervisor_linkedin, o.answer_days, o.answer_by, o.confirm_by, o.confirm_ends_at,
  o.confirm_next_at, o.holds_opening, o.is_over, o.sent_at, o.review_days, o.approved_at, o.end_reason,
  o.end_note, o.created_by, o.created_at, o.status_since, c.stage, c.company_details,
  p.name as plan_name, p.openings, p.openings_taken,
  coalesce(p.time_zone, co.time_zone) as plan_time_zone,
  to_char(p.working_from, 'HH24:MI') as working_from,
  to_char(p.working_to, 'HH24:MI') as working_to,
  array(
    select s.member_id
    from plan_supervisors s
    where s.plan_id = c.plan_id
  )::text[] as plan_supervisor_ids,
  co.name as company_name, co.slug as company_slug, co.shown_logo_file_id as logo_file_id, co.time_zone as company_time_zone,
  co.city as company_city, cc.label as company_country,
  cc.data ->> 'code' as company_country_code, co.is_trusted, n.user_id as intern_user_id,
  u.email::text as intern_email, u.first_name, u.last_name, u.shown_picture_file_id as picture_file_id,
  u.time_zone as intern_time_zone, uc.data ->> 'code' as intern_country_code, b.name as batch_name,
  b.programme_start, b.programme_end, b.placement_deadline,
  case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end as placement_ends_at, b.payer = 'INTERN' as intern_pays, b.price_amount,
  trim(b.price_currency) as price_currency, pa.name as payer, b.max_offers,
  count_offers_in_batch(c.intern_id, a.batch_id, o.offer_id)::int as offers_in_batch,
  i.internship_id, sv.version as sent_version, sv.facts as sent_facts
from
  offers o
  join candidatures c on c.candidature_id = o.candidature_id
  join applications a on a.application_id = c.application_id
  join batches b on b.batch_id = a.batch_id
  left join partners pa on pa.partner_id = b.partner_id
  join plans p on p.plan_id = o.plan_id
  join companies co on co.company_id = o.company_id
  left join lookup cc on cc.list = 'country' and cc.id = co.country_id
  join interns n on n.intern_id = o.intern_id
  join users u on u.user_id = n.user_id
  left join lookup uc on uc.list = 'country' and uc.id = u.country_id
  left join internships i on i.offer_id = o.offer_id
  left join lateral (
    select v.version, v.facts
    from offer_versions v
    where v.offer_id = o.offer_id
    order by v.version desc
    limit 1
  ) sv on true
where
  o.candidature_id = $1
  and ($2::uuid is null or o.company_id = $2)
  and ($3::uuid is null or o.intern_id = $3)
order by o.created_at desc, o.offer_id desc`,
)

/** Offers an intern sees, once they were made. @param waiting only those that wait for a reply */
export const offersOfIntern = defineStatement<
  { readonly intern_id: InternScope; readonly waiting: boolean },
  OfferRow
>(
  'offers.offersOfIntern',
  ['intern_id', 'waiting'],
  `select
  o.offer_id, o.candidature_id, o.company_id, o.intern_id, o.plan_id, c.application_id,
  a.batch_id, o.status, o.version, o.role, o.starts_on, o.ends_on, o.hours_a_week, o.place,
  o.city, o.project_ids::text[], o.stipend_amount, trim(o.stipend_currency) as stipend_currency,
  o.note, o.supervisor_member_id, o.supervisor_linkedin, o.second_supervisor_member_id,
  o.second_supervisor_linkedin, o.answer_days, o.answer_by, o.confirm_by, o.confirm_ends_at,
  o.confirm_next_at, o.holds_opening, o.is_over, o.sent_at, o.review_days, o.approved_at, o.end_reason,
  o.end_note, o.created_by, o.created_at, o.status_since, c.stage, c.company_details,
  p.name as plan_name, p.openings, p.openings_taken,
  coalesce(p.time_zone, co.time_zone) as plan_time_zone,
  to_char(p.working_from, 'HH24:MI') as working_from,
  to_char(p.working_to, 'HH24:MI') as working_to,
  array(
    select s.member_id
    from plan_supervisors s
    where s.plan_id = c.plan_id
  )::text[] as plan_supervisor_ids,
  co.name as company_name, co.slug as company_slug, co.shown_logo_file_id as logo_file_id, co.time_zone as company_time_zone,
  co.city as company_city, cc.label as company_country,
  cc.data ->> 'code' as company_country_code, co.is_trusted, n.user_id as intern_user_id,
  u.email::text as intern_email, u.first_name, u.last_name, u.shown_picture_file_id as picture_file_id,
  u.time_zone as intern_time_zone, uc.data ->> 'code' as intern_country_code, b.name as batch_name,
  b.programme_start, b.programme_end, b.placement_deadline,
  case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end as placement_ends_at, b.payer = 'INTERN' as intern_pays, b.price_amount,
  trim(b.price_currency) as price_currency, pa.name as payer, b.max_offers,
  count_offers_in_batch(c.intern_id, a.batch_id, o.offer_id)::int as offers_in_batch,
  i.internship_id, sv.version as sent_version, sv.facts as sent_facts
from
  offers o
  join candidatures c on c.candidature_id = o.candidature_id
  join applications a on a.application_id = c.application_id
  join batches b on b.batch_id = a.batch_id
  left join partners pa on pa.partner_id = b.partner_id
  join plans p on p.plan_id = o.plan_id
  join companies co on co.company_id = o.company_id
  left join lookup cc on cc.list = 'country' and cc.id = co.country_id
  join interns n on n.intern_id = o.intern_id
  join users u on u.user_id = n.user_id
  left join lookup uc on uc.list = 'country' and uc.id = u.country_id
  left join internships i on i.offer_id = o.offer_id
  left join lateral (
    select v.version, v.facts
    from offer_versions v
    where v.offer_id = o.offer_id
    order by v.version desc
    limit 1
  ) sv on true
where
  o.intern_id = $1
  and o.answer_by is not null
  and o.status not in ('DRAFT', 'NEEDS_REVISION', 'IN_REVIEW')
  and (not $2 or o.status = 'OFFERED')
order by (o.status = 'OFFERED') desc, o.answer_by
limit 100`,
)

export const countOpenOverlapping = defineStatement<
  {
    readonly intern_id: InternScope
    readonly candidature_id: string
    readonly from: string
    readonly to: string
  },
  { readonly count: number }
>(
  'offers.countOpenOverlapping',
  ['intern_id', 'candidature_id', 'from', 'to'],
  `select count(*)
from candidatures c join plans p on p.plan_id = c.plan_id
where
  c.intern_id = $1
  and c.candidature_id <> $2
  and c.known_to_intern_at is not null
  and c.stage not in ('HIRED', 'DISQUALIFIED', 'WITHDRAWN', 'CLOSED')
  and coalesce(
    (
      select daterange (x.starts_on, x.ends_on, '[]')
      from offers x
      where
        x.candidature_id = c.candidature_id
        and x.status in ('DRAFT', 'NEEDS_REVISION', 'IN_REVIEW', 'OFFERED')
      limit 1
    ),
    daterange (
      coalesce(p.start_month, '-infinity'::date),
      case
        when p.start_month is null then 'infinity'::date
        else p.start_month + coalesce(p.duration_min, 4) * 7
      end
    )
  ) && daterange ($3::date, $4::date, '[]')`,
)

export const acceptedOverlapping = defineStatement<
  { readonly intern_id: InternScope; readonly from: string; readonly to: string },
  { readonly offer_id: string }
>(
  'offers.acceptedOverlapping',
  ['intern_id', 'from', 'to'],
  `select offer_id
from offers
where
  intern_id = $1
  and status = 'ACCEPTED_BY_CANDIDATE'
  and not is_over
  and daterange (starts_on, ends_on, '[]') && daterange ($2::date, $3::date, '[]')
limit 1`,
)

export const selectOfferPayment = defineStatement<
  { readonly offer_id: string },
  { readonly payment_id: string }
>(
  'offers.selectOfferPayment',
  ['offer_id'],
  `select payment_id
from payments
where offer_id = $1 and status = 'SUCCEEDED' and refund_due_at is null
limit 1`,
)

/** Only the company has seen these. */
export const draftsOfCompany = defineStatement<
  { readonly company_id: string },
  { readonly offer_id: string }
>(
  'offers.draftsOfCompany',
  ['company_id'],
  `select offer_id
from offers
where company_id = $1 and status in ('DRAFT', 'NEEDS_REVISION')
order by offer_id
for update`,
)

export const selectOpenOffers = defineStatement<
  { readonly candidature_ids: readonly string[] },
  { readonly offer_id: string; readonly candidature_id: string }
>(
  'offers.selectOpenOffers',
  ['candidature_ids'],
  `select offer_id, candidature_id
from offers
where
  candidature_id = any ($1::uuid[])
  and status in ('DRAFT', 'NEEDS_REVISION', 'IN_REVIEW', 'OFFERED')
for update`,
  { list: 'candidature_ids', column: 'candidature_id' },
)
