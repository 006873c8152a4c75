-- When the intern came to know of it: by an own interest or by a proposed interview. Null is a shortlist that is private to the company.
alter table candidatures add column known_to_intern_at timestamptz;
-- How long interest has waited for an answer in earlier stays at INTERESTED.
alter table candidatures add column interest_used_ms bigint not null default 0;
update candidatures c set known_to_intern_at = coalesce(
  least(c.interested_at, (select min(i.created_at) from interviews i where i.candidature_id = c.candidature_id)),
  case when c.stage not in ('SHORTLISTED', 'DISQUALIFIED', 'WITHDRAWN', 'CLOSED') then c.created_at end);
drop index candidatures_answer_due;
create index candidatures_timed on candidatures (stage_since)
  where stage in ('INTERESTED', 'SHORTLISTED', 'INTERVIEWED', 'OFFER_DECLINED', 'OFFER_EXPIRED');
