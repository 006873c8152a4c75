-- name: lapsedOffers
-- column: due_at: string
select offer_id, candidature_id, answer_by::text as due_at
from offers
where
  status = {{offer.OFFERED}}
  and answer_by <= :now
  and (answer_by, offer_id) > (:after_at::timestamptz, :after_id::uuid)
order by answer_by, offer_id
limit 500;

-- name: awaitConfirmation
update offers
set confirm_by = :confirm_by, confirm_ends_at = :confirm_ends_at, confirm_next_at = :confirm_next_at
where offer_id = :offer_id;

-- name: updateNextConfirmationCheck
-- param: confirm_next_at: string | null
update offers
set confirm_next_at = :confirm_next_at
where offer_id = :offer_id and confirm_next_at is not null;

-- name: confirmationsDue
-- column: due_at: string
select offer_id, candidature_id, confirm_next_at::text as due_at
from offers
where
  confirm_next_at <= :now
  and (confirm_next_at, offer_id) > (:after_at::timestamptz, :after_id::uuid)
order by confirm_next_at, offer_id
limit 500;

-- Active accepted offers of an application.
-- name: selectAcceptedOffers
select o.offer_id
from offers o join candidatures c using (candidature_id)
where c.application_id = :application_id and o.status = {{offer.ACCEPTED_BY_CANDIDATE}} and not o.is_over
order by o.offer_id;
