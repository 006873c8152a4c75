import type { OfferStatus } from '@fledge/domain/offers/types.ts'
import type { CompanyScope, OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { offersInBatchSql } from '../../platform/db/offers-in-batch.ts'
import { placementEndsAtSql } from '../../platform/db/placement-deadline.ts'

import type { OfferRow } from './queries/offers.queries.ts'
import { statusSql } from '../../platform/db/statuses.ts'

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
    continuing: `o.status = ${statusSql('offer.OFFERED')} or o.status = ${statusSql('offer.ACCEPTED_BY_CANDIDATE')} and not o.is_over and not exists (select from internships ci where ci.offer_id = o.offer_id and ci.status in (${statusSql('internship.past')}))`,
    search: { contains: ["u.first_name || ' ' || u.last_name", 'o.role', 'p.name'] },
  },
  orders: { default: ['o.status_since desc', 'o.offer_id'] },
})

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
