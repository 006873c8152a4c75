-- The programme team gets no email for each offer, late confirmation or request any more (decision
-- 0119). Their texts no longer exist, so their notifications and emails have nothing to show.
delete from notices
where
  kind in ('offers.waitsForReview', 'offers.confirmLateForTeam')
  or kind = 'internships.actionRaised' and link = '/operator/actions';

delete from outbox
where
  kind in ('offers.waitsForReview', 'offers.confirmLateForTeam')
  or kind = 'internships.actionRaised' and link = '/operator/actions';

-- Those of concerns are still sent.
update notices set kind = 'internships.concernRaised' where kind = 'internships.actionRaised';

update outbox set kind = 'internships.concernRaised' where kind = 'internships.actionRaised';
