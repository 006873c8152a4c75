import type { CandidatureStage } from '@fledge/domain/candidatures/types.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { offersInBatchSql } from '../../platform/db/offers-in-batch.ts'
import { statement } from '../../platform/db/statement.ts'
import { isNameVisibleSql } from '../../platform/db/visible-name.ts'
import { type OfferPlace, planSupervisorsSql } from './store.ts'

// The initial values of a new offer, and its saved draft.

export interface OfferApplicationRow {
  candidature_id: string
  application_id: string
  plan_id: string
  plan_name: string
  stage: CandidatureStage
  intern_id: string
  first_name: string
  last_name: string
  is_name_visible: boolean
  picture_file_id: string | null
  intern_zone: string
  intern_country_code: string | null
  internship_start: string | null
  duration_weeks: number | null
  intern_hours: number | null
  plan_hours: number | null
  plan_place: OfferPlace | null
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
  placement_deadline: string | null
  max_offers: number
  openings: number
  openings_taken: number
  offers_in_batch: number
  has_open_offer: boolean
  draft_facts: Readonly<Record<string, unknown>> | null
  draft_saved_at: string | null
}
/** The initial values of step 1, by candidature or application id; open candidatures come first. */
export const selectOfferApplication = statement<[id: string, CompanyScope], OfferApplicationRow>(
  'offers.application',
  `select c.candidature_id, c.application_id, c.plan_id, p.name as plan_name, c.stage, c.intern_id, u.first_name, u.last_name, ${isNameVisibleSql('c.company_id', 'c.intern_id')} as is_name_visible, u.picture_file_id, u.time_zone as intern_zone, uc.data ->> 'code' as intern_country_code,
     a.internship_start, n.duration_weeks, n.hours_a_week as intern_hours, p.hours_a_week as plan_hours, p.place as plan_place, p.city as plan_city, p.duration_min, p.duration_max, p.start_month, coalesce(p.time_zone, co.time_zone) as plan_zone, p.stipend_amount,
     trim(p.stipend_currency) as stipend_currency, p.project_ids::text[] as plan_project_ids, ${planSupervisorsSql}, b.batch_id, b.name as batch_name, b.programme_start, b.programme_end, b.placement_deadline, b.max_offers, p.openings, p.openings_taken,
     ${offersInBatchSql()}::int as offers_in_batch, exists (select from offers x where x.candidature_id = c.candidature_id and x.status in ('DRAFT', 'NEEDS_REVISION', 'IN_REVIEW', 'OFFERED')) as has_open_offer,
     d.facts as draft_facts, d.saved_at as draft_saved_at
   from candidatures c join plans p on p.plan_id = c.plan_id join companies co on co.company_id = c.company_id join applications a on a.application_id = c.application_id join batches b on b.batch_id = a.batch_id join interns n on n.intern_id = c.intern_id
   join users u on u.user_id = n.user_id left join lookup uc on uc.list = 'country' and uc.id = u.country_id left join offer_drafts d on d.candidature_id = c.candidature_id
   where (c.candidature_id = $1 or c.application_id = $1) and c.company_id = $2 order by c.stage not in ('HIRED', 'DISQUALIFIED', 'WITHDRAWN', 'CLOSED') desc, c.stage_since desc limit 1`,
)

/** The hours in the plan and in the intern's preferences, for the reviewer. */
export const selectOfferHours = statement<
  [offer: string],
  { plan: number | null; intern: number | null }
>(
  'offers.hoursOf',
  `select p.hours_a_week as plan, n.hours_a_week as intern from offers o join plans p on p.plan_id = o.plan_id join interns n on n.intern_id = o.intern_id where o.offer_id = $1`,
)

export const upsertOfferDraft = statement<
  [candidature: string, facts: string, by: string, now: string]
>(
  'offers.saveDraft',
  `insert into offer_drafts (candidature_id, facts, saved_by, saved_at) values ($1, $2::jsonb, $3, $4) on conflict (candidature_id) do update set facts = excluded.facts, saved_by = excluded.saved_by, saved_at = excluded.saved_at`,
)
export const deleteOfferDraft = statement<[candidature: string]>(
  'offers.dropDraft',
  `delete from offer_drafts where candidature_id = $1`,
)
