import type { CandidatureStage } from '@fledge/domain/candidatures/types.ts'
import type { OfferTerms } from '@fledge/domain/offers/rules.ts'
import type { OfferStatus } from '@fledge/domain/offers/types.ts'
import type { CompanyScope, InternScope, OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { offersInBatchSql } from '../../platform/db/offers-in-batch.ts'
import { placementEndsAtSql } from '../../platform/db/placement-deadline.ts'
import { statement } from '../../platform/db/statement.ts'

export type OfferPlace = 'REMOTE' | 'ON_SITE' | 'HYBRID'

/**
 * An offer with the columns of plan, company, intern and batch that its policies and views need.
 */
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
  place: OfferPlace
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
  placement_deadline: string | null
  /** The first instant after the deadline. */
  placement_ends_at: string | null
  intern_pays: boolean
  price_amount: number | null
  price_currency: string | null
  payer: string | null
  max_offers: number
  offers_in_batch: number
  internship_id: string | null
  /** The last sent version and its content; null before the first. */
  sent_version: number | null
  sent_facts: Partial<OfferTerms> | null
}

export const planSupervisorsSql = `array(select s.member_id from plan_supervisors s where s.plan_id = c.plan_id)::text[] as plan_supervisor_ids`

const offerColumns = `o.offer_id, o.candidature_id, o.company_id, o.intern_id, o.plan_id, c.application_id, a.batch_id, o.status, o.version, o.role, o.starts_on, o.ends_on, o.hours_a_week, o.place, o.city,
  o.project_ids::text[], o.stipend_amount, trim(o.stipend_currency) as stipend_currency, o.note, o.supervisor_member_id, o.supervisor_linkedin, o.second_supervisor_member_id, o.second_supervisor_linkedin,
  o.answer_days, o.answer_by, o.confirm_by, o.confirm_ends_at, o.confirm_next_at, o.holds_opening, o.is_over, o.sent_at, o.approved_at, o.end_reason, o.end_note, o.created_by, o.created_at, o.status_since, c.stage, c.company_details,
  p.name as plan_name, p.openings, p.openings_taken, coalesce(p.time_zone, co.time_zone) as plan_zone, to_char(p.working_from, 'HH24:MI') as working_from, to_char(p.working_to, 'HH24:MI') as working_to, ${planSupervisorsSql},
  co.name as company_name, co.slug as company_slug, co.logo_file_id, co.time_zone as company_zone, co.city as company_city, cc.label as company_country, cc.data ->> 'code' as company_country_code, co.is_trusted,
  n.user_id as intern_user_id, u.email::text as intern_email, u.first_name, u.last_name, u.picture_file_id, u.time_zone as intern_zone, uc.data ->> 'code' as intern_country_code,
  b.name as batch_name, b.programme_start, b.programme_end, b.placement_deadline, ${placementEndsAtSql('b')} as placement_ends_at, b.payer = 'INTERN' as intern_pays, b.price_amount, trim(b.price_currency) as price_currency, pa.name as payer, b.max_offers, ${offersInBatchSql(' and x.offer_id <> o.offer_id')}::int as offers_in_batch, i.internship_id, sv.version as sent_version, sv.facts as sent_facts`
const offerJoins = {
  c: 'join candidatures c on c.candidature_id = o.candidature_id',
  a: 'join applications a on a.application_id = c.application_id',
  b: 'join batches b on b.batch_id = a.batch_id',
  pa: 'left join partners pa on pa.partner_id = b.partner_id',
  p: 'join plans p on p.plan_id = o.plan_id',
  co: 'join companies co on co.company_id = o.company_id',
  cc: `left join lookup cc on cc.list = 'country' and cc.id = co.country_id`,
  n: 'join interns n on n.intern_id = o.intern_id',
  u: 'join users u on u.user_id = n.user_id',
  uc: `left join lookup uc on uc.list = 'country' and uc.id = u.country_id`,
  i: 'left join internships i on i.offer_id = o.offer_id',
  sv: 'left join lateral (select v.version, v.facts from offer_versions v where v.offer_id = o.offer_id order by v.version desc limit 1) sv on true',
} as const
const offersFrom = `from offers o ${Object.values(offerJoins).join(' ')}`
const scoped = `o.offer_id = $1 and ($2::uuid is null or o.company_id = $2) and ($3::uuid is null or o.intern_id = $3)`

/** Scope of a company or an intern; both null only for operators and timed jobs. */
type Scoped = [offer: string, CompanyScope | null, InternScope | null]
export const offerById = statement<Scoped, OfferRow>(
  'offers.byId',
  `select ${offerColumns} ${offersFrom} where ${scoped}`,
)
export const offerForUpdate = statement<Scoped, OfferRow>(
  'offers.forUpdate',
  `select ${offerColumns} ${offersFrom} where ${scoped} for update of o`,
)

export const offersOfCandidature = statement<
  [candidature: string, CompanyScope | null, InternScope | null],
  OfferRow
>(
  'offers.ofCandidature',
  `select ${offerColumns} ${offersFrom} where o.candidature_id = $1 and ($2::uuid is null or o.company_id = $2) and ($3::uuid is null or o.intern_id = $3) order by o.created_at desc, o.offer_id desc`,
)

export const companyOffers = defineList<{
  row: OfferRow
  scope: { company: CompanyScope }
  filters: { statuses: readonly OfferStatus[]; plan: string; continuing: true; search: string }
}>({
  name: 'offers.ofCompany',
  columns: offerColumns,
  from: 'offers o',
  joins: offerJoins,
  where: ['o.company_id = :company'],
  filters: {
    statuses: 'o.status = any(:statuses)',
    plan: 'o.plan_id = :plan',
    continuing: `o.status = 'OFFERED' or o.status = 'ACCEPTED_BY_CANDIDATE' and not o.is_over and not exists (select from internships ci where ci.offer_id = o.offer_id and ci.status in ('COMPLETE', 'CANCELLED'))`,
    search: { contains: ["u.first_name || ' ' || u.last_name", 'o.role', 'p.name'] },
  },
  orders: { default: ['o.status_since desc', 'o.offer_id'] },
})

/**
 * Offers an intern sees, once they were made.
 * @param waiting only those that wait for a reply
 */
export const offersOfIntern = statement<[InternScope, waiting: boolean], OfferRow>(
  'offers.ofIntern',
  `select ${offerColumns} ${offersFrom} where o.intern_id = $1 and o.answer_by is not null and o.status not in ('DRAFT', 'NEEDS_REVISION', 'IN_REVIEW') and (not $2 or o.status = 'OFFERED')
   order by (o.status = 'OFFERED') desc, o.answer_by limit 100`,
)

export const offerQueue = defineList<{
  row: OfferRow
  scope: { operator: OperatorScope; status: string }
  filters: { search: string }
}>({
  name: 'offers.queue',
  columns: offerColumns,
  from: 'offers o',
  joins: offerJoins,
  where: ['o.status = :status'],
  filters: { search: { contains: ['co.name', 'o.role', "u.first_name || ' ' || u.last_name"] } },
  orders: {
    default: {
      direction: 'asc',
      key: [
        // A draft was never sent, and is listed last.
        { sql: "coalesce(o.sent_at, 'infinity')", type: 'timestamptz' },
        { sql: 'o.offer_id', type: 'uuid' },
      ],
    },
  },
})
export const countOpenOverlapping = statement<
  [InternScope, candidature: string, from: string, to: string],
  { count: number }
>(
  'offers.countOverlapping',
  `select count(*) from candidatures c join plans p on p.plan_id = c.plan_id
   where c.intern_id = $1 and c.candidature_id <> $2 and c.known_to_intern_at is not null and c.stage not in ('HIRED', 'DISQUALIFIED', 'WITHDRAWN', 'CLOSED')
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
export const selectOfferPayment = statement<[offer: string], { payment_id: string }>(
  'offers.isPaid',
  `select payment_id from payments where offer_id = $1 and status = 'SUCCEEDED' and refund_due_at is null limit 1`,
)
/** Only the company has seen these. */
export const draftsOfCompany = statement<[company: string], { offer_id: string }>(
  'offers.draftsOfCompany',
  `select offer_id from offers where company_id = $1 and status in ('DRAFT', 'NEEDS_REVISION') order by offer_id for update`,
)
export const selectOpenOffers = statement<[candidature: string], { offer_id: string }>(
  'offers.openOf',
  `select offer_id from offers where candidature_id = $1 and status in ('DRAFT', 'NEEDS_REVISION', 'IN_REVIEW', 'OFFERED') for update`,
)
