-- When an interview of this candidature was first agreed: its company reads the intern's full name from then on, whatever becomes of the interview.
alter table candidatures add column name_visible_at timestamptz;
update candidatures c
set name_visible_at = coalesce(
  (select min(e.at) from event_log e where e.candidature_id = c.candidature_id and e.machine = 'candidature' and e.to_state = 'INTERVIEW_SCHEDULED'),
  case when c.stage in ('INTERVIEW_SCHEDULED', 'INTERVIEWED', 'OFFER_IN_REVIEW', 'OFFERED', 'OFFER_ACCEPTED', 'OFFER_DECLINED', 'OFFER_EXPIRED', 'HIRED') then c.stage_since end);
create index candidatures_name_visible on candidatures (company_id, intern_id) where name_visible_at is not null;
