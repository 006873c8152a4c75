-- Ongoing internships of an application.
-- name: ongoingInternshipsOf
select i.internship_id
from
  internships i
  join offers o using (offer_id)
  join candidatures c on c.candidature_id = o.candidature_id
where i.status = {{internship.ONGOING}} and c.application_id = :application_id
for update of i;
