-- Sent offers with a reminder due: half of the time has passed, or the deadline is within 24
-- hours.
-- name: offersToRemind
-- column: approved_at: string
-- column: answer_by: string
select o.offer_id, o.approved_at, o.answer_by, o.reminded
from offers o
where
  o.status = {{offer.OFFERED}}
  and o.answer_by > :now
  and (
    o.reminded < 1
    and o.approved_at + (o.answer_by - o.approved_at) / 2 <= :now
    or o.reminded < 2
    and o.answer_by - interval '24 hours' <= :now
  )
order by o.answer_by
limit 50
for update of o skip locked;

-- name: markOfferReminded
update offers
set reminded = :reminded
where offer_id = :offer_id;
