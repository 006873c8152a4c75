-- The shortlist and the stages say the same from now on (features/shortlist/reactions.ts); what stood before is put right here.
insert into shortlist (company_id, intern_id, plan_id, added_by, created_at)
select c.company_id, c.intern_id, c.plan_id, i.proposed_by, c.stage_since from candidatures c
join lateral (select proposed_by from interviews where candidature_id = c.candidature_id and proposed_by is not null order by created_at desc limit 1) i on true
where c.stage = 'SHORTLISTED' on conflict do nothing;
delete from shortlist h where exists (select from candidatures c where c.company_id = h.company_id and c.intern_id = h.intern_id and c.plan_id = h.plan_id and c.stage in ('DISQUALIFIED', 'WITHDRAWN', 'CLOSED'))
  and not exists (select from candidatures c where c.company_id = h.company_id and c.intern_id = h.intern_id and c.plan_id = h.plan_id and c.stage not in ('DISQUALIFIED', 'WITHDRAWN', 'CLOSED'));
