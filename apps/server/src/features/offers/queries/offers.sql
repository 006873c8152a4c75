-- fragment: scoped
o.offer_id = any (:offer_ids::uuid[])
and (:company_id::uuid is null or o.company_id = :company_id)
and (:intern_id::uuid is null or o.intern_id = :intern_id)

-- list: offerRows
-- row: OfferRow // An offer with the columns of plan, company, intern and batch that its policies and views need.
-- column: company_id: CompanyScope
-- column: intern_id: InternScope
-- column: project_ids: string[]
-- column: plan_time_zone: string
-- column: working_from: string
-- column: working_to: string
-- column: plan_supervisor_ids: string[]
-- column: company_country: string | null
-- column: intern_email: string
-- column: placement_ends_at // The first instant after the deadline.
-- column: intern_pays: boolean
-- column: payer: string | null
-- column: offers_in_batch: number
-- column: internship_id: string | null
-- column: sent_version: number | null // The last sent version and its content; null before the first.
-- column: sent_facts: Partial<OfferTerms> | null
select
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
  {{placement_ends_at(b)}} as placement_ends_at, b.payer = 'INTERN' as intern_pays, b.price_amount,
  trim(b.price_currency) as price_currency, pa.name as payer, b.max_offers,
  {{other_offers_in_batch}}::int as offers_in_batch,
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

-- name: offerById
-- merge: offer_ids by offer_id
-- param: company_id: CompanyScope | null
-- param: intern_id: InternScope | null
-- row: OfferRow
{{offerRows}}
where {{scoped}};

-- name: offerForUpdate
-- merge: offer_ids by offer_id
-- param: company_id: CompanyScope | null
-- param: intern_id: InternScope | null
-- row: OfferRow
{{offerRows}}
where {{scoped}}
for update of o;

-- name: offerDeadlines
select offer_id, intern_id, status, answer_by, starts_on
from offers
where offer_id = any (:offer_ids::uuid[]);

-- name: offersOfCandidature
-- param: company_id: CompanyScope | null
-- param: intern_id: InternScope | null
-- row: OfferRow
{{offerRows}}
where
  o.candidature_id = :candidature_id
  and (:company_id::uuid is null or o.company_id = :company_id)
  and (:intern_id::uuid is null or o.intern_id = :intern_id)
order by o.created_at desc, o.offer_id desc;

-- Offers an intern sees, once they were made. @param waiting only those that wait for a reply
-- name: offersOfIntern
-- param: intern_id: InternScope
-- row: OfferRow
{{offerRows}}
where
  o.intern_id = :intern_id
  and o.answer_by is not null
  and o.status not in ({{offer.unreceived}})
  and (not :waiting or o.status = {{offer.OFFERED}})
order by (o.status = {{offer.OFFERED}}) desc, o.answer_by
limit 100;

-- name: countOpenOverlapping
-- param: intern_id: InternScope
-- column: count: number
select count(*)
from candidatures c join plans p on p.plan_id = c.plan_id
where
  c.intern_id = :intern_id
  and c.candidature_id <> :candidature_id
  and c.known_to_intern_at is not null
  and c.stage not in ({{candidature.settled}})
  and coalesce(
    (
      select daterange (x.starts_on, x.ends_on, '[]')
      from offers x
      where
        x.candidature_id = c.candidature_id
        and x.status in ({{offer.open}})
      limit 1
    ),
    daterange (
      coalesce(p.start_month, '-infinity'::date),
      case
        when p.start_month is null then 'infinity'::date
        else p.start_month + coalesce(p.duration_min, 4) * 7
      end
    )
  ) && daterange (:from::date, :to::date, '[]');

-- name: acceptedOverlapping
-- param: intern_id: InternScope
select offer_id
from offers
where
  intern_id = :intern_id
  and status = {{offer.ACCEPTED_BY_CANDIDATE}}
  and not is_over
  and daterange (starts_on, ends_on, '[]') && daterange (:from::date, :to::date, '[]')
limit 1;

-- name: selectOfferPayment
select payment_id
from payments
where offer_id = :offer_id and status = {{payment.SUCCEEDED}} and refund_due_at is null
limit 1;

-- Only the company has seen these.
-- name: draftsOfCompany
select offer_id
from offers
where company_id = :company_id and status in ({{offer.unsent}})
order by offer_id
for update;

-- name: selectOpenOffers
-- merge: candidature_ids by candidature_id
select offer_id, candidature_id
from offers
where
  candidature_id = any (:candidature_ids::uuid[])
  and status in ({{offer.open}})
for update;
