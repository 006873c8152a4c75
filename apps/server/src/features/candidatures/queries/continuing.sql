-- name: selectContinuingCandidature
select c.candidature_id
from candidatures c
where
  c.candidature_id = :candidature_id
  and {{continuing_candidature(c)}};
