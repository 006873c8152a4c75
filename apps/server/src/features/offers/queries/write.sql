-- name: insertOffer
-- param: status: OfferStatus | null
-- param: place: WorkPlace
-- param: city: string | null
-- param: stipend_amount: number | null
-- param: stipend_currency: string | null
insert into
  offers (
    offer_id, candidature_id, company_id, intern_id, plan_id, status, created_by, created_at,
    status_since, role, starts_on, ends_on, hours_a_week, place, city, project_ids,
    stipend_amount, stipend_currency, note, answer_days
  )
select
  :offer_id, candidature_id, company_id, intern_id, plan_id, :status, :created_by, :now, :now,
  :role, :starts_on, :ends_on, :hours_a_week, :place, :city, :project_ids::uuid[],
  :stipend_amount, :stipend_currency, :note, :answer_days
from candidatures
where candidature_id = :candidature_id;

-- name: updateFacts
-- param: status: OfferStatus
-- param: place: WorkPlace
-- param: city: string | null
-- param: stipend_amount: number | null
-- param: stipend_currency: string | null
update offers
set
  version = :version, role = :role, starts_on = :starts_on, ends_on = :ends_on,
  hours_a_week = :hours_a_week, place = :place, city = :city, project_ids = :project_ids::uuid[],
  stipend_amount = :stipend_amount, stipend_currency = :stipend_currency, note = :note,
  answer_days = :answer_days
where offer_id = :offer_id and status = :status;

-- name: updateSupervisors
-- param: status: OfferStatus
-- param: supervisor_member_id: string | null
-- param: supervisor_linkedin: string | null
-- param: second_supervisor_member_id: string | null
-- param: second_supervisor_linkedin: string | null
update offers
set
  version = :version, supervisor_member_id = :supervisor_member_id, supervisor_linkedin = :supervisor_linkedin,
  second_supervisor_member_id = :second_supervisor_member_id,
  second_supervisor_linkedin = :second_supervisor_linkedin
where offer_id = :offer_id and status = :status;

-- Changes only the status and its reason; openings and deadlines are updated separately.
-- name: updateOfferStatus
-- merge: offer_ids by offer_id
-- param: from: OfferStatus | null
-- param: to: OfferStatus | null
-- param: end_reason: string | null
-- param: end_note: string | null
update offers
set status = :to, status_since = :now, end_reason = :end_reason, end_note = :end_note
where offer_id = any (:offer_ids::uuid[]) and status = :from
returning offer_id;

-- name: markSent
update offers
set
  sent_at = :now, version = :version, holds_opening = true,
  review_days = {{promised_days(offer_review_days)}}
where offer_id = :offer_id;

-- name: markApproved
update offers
set approved_at = :now, answer_by = :answer_by, reminded = 0
where offer_id = :offer_id;

-- Half of the time counts from the approval: a reminder that would be due at once is left out.
-- name: extendAnswer
-- param: answer_by: string
-- param: now: string
update offers
set
  answer_by = :answer_by,
  reminded = case
    when approved_at + (:answer_by::timestamptz - approved_at) / 2 > :now::timestamptz then 0
    else 1
  end
where offer_id = :offer_id;

-- A changed offer is no longer approved.
-- name: voidApproval
update offers
set approved_at = null, answer_by = null
where offer_id = :offer_id;

-- name: markAccepted
update offers
set terms_version = :terms_version, terms_accepted_at = :now
where offer_id = :offer_id;

-- name: markOver
update offers
set is_over = true, confirm_next_at = null
where offer_id = :offer_id;

-- The accepted offer reserves the dates of its internship while that is active.
-- name: updateEndWithInternship
update offers o
set ends_on = i.ends_on
from internships i
where
  i.internship_id = :internship_id
  and i.status in ({{internship.active}})
  and o.offer_id = i.offer_id
  and o.ends_on <> i.ends_on;

-- name: deleteOffer
-- merge: offer_ids by offer_id
-- param: from: OfferStatus | null
delete from offers
where offer_id = any (:offer_ids::uuid[]) and status = :from
returning offer_id;

-- Clears the opening that this offer holds, at most once.
-- name: clearHeldOpening
-- merge: offer_ids by offer_id
update offers
set holds_opening = false
where offer_id = any (:offer_ids::uuid[]) and holds_opening
returning offer_id, plan_id;
