// Generated from draft.sql by “npm run queries”; do not edit.
// Source: 49a67efd8aa7
import type { CandidatureStage } from '@fledge/domain/candidatures/types.ts'
import type { WorkPlace } from '@fledge/domain/offers/types.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface OfferApplicationRow {
  readonly candidature_id: string
  readonly application_id: string
  readonly plan_id: string
  readonly plan_name: string
  readonly stage: CandidatureStage
  readonly intern_id: string
  readonly first_name: string
  readonly last_name: string
  readonly is_name_visible: boolean
  readonly picture_file_id: string | null
  readonly intern_time_zone: string
  readonly intern_country_code: string | null
  readonly internship_start: string | null
  readonly duration_weeks: number | null
  readonly intern_hours_a_week: number | null
  readonly plan_hours_a_week: number | null
  readonly plan_place: WorkPlace | null
  readonly plan_city: string | null
  readonly duration_min: number | null
  readonly duration_max: number | null
  readonly start_month: string | null
  readonly plan_time_zone: string
  readonly stipend_amount: number | null
  readonly stipend_currency: string | null
  readonly plan_project_ids: string[]
  readonly plan_supervisor_ids: string[]
  readonly batch_id: string
  readonly batch_name: string
  readonly programme_start: string | null
  readonly programme_end: string | null
  readonly placement_deadline: string | null
  readonly max_offers: number
  readonly openings: number
  readonly openings_taken: number
  readonly offers_in_batch: number
  readonly has_open_offer: boolean
  readonly draft_facts: Readonly<Record<string, unknown>> | null
  readonly draft_saved_at: string | null
}

/** The initial values of step 1, by candidature or application id; open candidatures come first. */
export const selectOfferApplication = defineStatement<
  { readonly candidature_id: string; readonly company_id: CompanyScope },
  OfferApplicationRow
>(
  'offers.selectOfferApplication',
  ['candidature_id', 'company_id'],
  `select
  c.candidature_id, c.application_id, c.plan_id, p.name as plan_name, c.stage, c.intern_id,
  u.first_name, u.last_name,
  exists (select from candidatures agreed where agreed.company_id = c.company_id and agreed.intern_id = c.intern_id and agreed.name_visible_at is not null) as is_name_visible,
  u.shown_picture_file_id as picture_file_id, u.time_zone as intern_time_zone, uc.data ->> 'code' as intern_country_code,
  a.internship_start, n.duration_weeks, n.hours_a_week as intern_hours_a_week,
  p.hours_a_week as plan_hours_a_week, p.place as plan_place, p.city as plan_city, p.duration_min,
  p.duration_max, p.start_month, coalesce(p.time_zone, co.time_zone) as plan_time_zone,
  p.stipend_amount, trim(p.stipend_currency) as stipend_currency,
  p.project_ids::text[] as plan_project_ids,
  array(
    select s.member_id
    from plan_supervisors s
    where s.plan_id = c.plan_id
  )::text[] as plan_supervisor_ids,
  b.batch_id, b.name as batch_name, b.programme_start, b.programme_end, b.placement_deadline,
  b.max_offers, p.openings, p.openings_taken,
  count_offers_in_batch(c.intern_id, a.batch_id, null)::int as offers_in_batch,
  exists (
    select
    from offers x
    where
      x.candidature_id = c.candidature_id
      and x.status in ('DRAFT', 'NEEDS_REVISION', 'IN_REVIEW', 'OFFERED')
  ) as has_open_offer,
  d.facts as draft_facts, d.saved_at as draft_saved_at
from
  candidatures c
  join plans p on p.plan_id = c.plan_id
  join companies co on co.company_id = c.company_id
  join applications a on a.application_id = c.application_id
  join batches b on b.batch_id = a.batch_id
  join interns n on n.intern_id = c.intern_id
  join users u on u.user_id = n.user_id
  left join lookup uc on uc.list = 'country' and uc.id = u.country_id
  left join offer_drafts d on d.candidature_id = c.candidature_id
where
  (c.candidature_id = $1 or c.application_id = $1)
  and c.company_id = $2
order by c.stage not in ('HIRED', 'DISQUALIFIED', 'WITHDRAWN', 'CLOSED') desc, c.stage_since desc
limit 1`,
)

/** The hours in the plan and in the intern's preferences, for the reviewer. */
export const selectOfferHours = defineStatement<
  { readonly offer_id: string },
  { readonly plan: number | null; readonly intern: number | null }
>(
  'offers.selectOfferHours',
  ['offer_id'],
  `select p.hours_a_week as plan, n.hours_a_week as intern
from offers o join plans p on p.plan_id = o.plan_id join interns n on n.intern_id = o.intern_id
where o.offer_id = $1`,
)

export const upsertOfferDraft = defineStatement<
  {
    readonly candidature_id: string
    readonly facts: string
    readonly saved_by: string
    readonly now: string
  },
  NoRow
>(
  'offers.upsertOfferDraft',
  ['candidature_id', 'facts', 'saved_by', 'now'],
  `insert into offer_drafts (candidature_id, facts, saved_by, saved_at)
values ($1, $2::jsonb, $3, $4)
on conflict (candidature_id) do update
set facts = excluded.facts, saved_by = excluded.saved_by, saved_at = excluded.saved_at`,
)

export const deleteOfferDraft = defineStatement<
  { readonly candidature_id: string },
  NoRow
>(
  'offers.deleteOfferDraft',
  ['candidature_id'],
  `delete from offer_drafts
where candidature_id = $1`,
)
