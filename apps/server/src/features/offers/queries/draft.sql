-- The initial values of step 1, by candidature or application id; open candidatures come first.
-- name: selectOfferApplication
-- param: company_id: CompanyScope
-- row: OfferApplicationRow
-- column: is_name_visible: boolean
-- column: plan_place: WorkPlace | null
-- column: plan_time_zone: string
-- column: plan_project_ids: string[]
-- column: plan_supervisor_ids: string[]
-- column: offers_in_batch: number
-- column: has_open_offer: boolean
-- column: draft_facts: Readonly<Record<string, unknown>> | null
-- column: draft_saved_at: string | null
select
  c.candidature_id, c.application_id, c.plan_id, p.name as plan_name, c.stage, c.intern_id,
  u.first_name, u.last_name,
  {{is_name_visible(c.company_id, c.intern_id)}} as is_name_visible,
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
  {{offers_in_batch}}::int as offers_in_batch,
  exists (
    select
    from offers x
    where
      x.candidature_id = c.candidature_id
      and x.status in ({{offer.open}})
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
  (c.candidature_id = :candidature_id or c.application_id = :candidature_id)
  and c.company_id = :company_id
order by c.stage not in ({{candidature.settled}}) desc, c.stage_since desc
limit 1;

-- The hours in the plan and in the intern's preferences, for the reviewer.
-- name: selectOfferHours
select p.hours_a_week as plan, n.hours_a_week as intern
from offers o join plans p on p.plan_id = o.plan_id join interns n on n.intern_id = o.intern_id
where o.offer_id = :offer_id;

-- name: upsertOfferDraft
insert into offer_drafts (candidature_id, facts, saved_by, saved_at)
values (:candidature_id, :facts::jsonb, :saved_by, :now)
on conflict (candidature_id) do update
set facts = excluded.facts, saved_by = excluded.saved_by, saved_at = excluded.saved_at;

-- name: deleteOfferDraft
delete from offer_drafts
where candidature_id = :candidature_id;
