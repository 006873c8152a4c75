-- name: selectContinuingCandidature
select c.candidature_id
from candidatures c
where
  c.candidature_id = :candidature_id
  and (
    c.stage in ('OFFERED', 'OFFER_ACCEPTED')
    or c.stage = 'HIRED'
    and exists (
      select
      from internships ci join offers cf using (offer_id)
      where cf.candidature_id = c.candidature_id and ci.status in ('UPCOMING', 'ONGOING')
    )
  );
