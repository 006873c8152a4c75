-- The programme team gets no email for each offer, late confirmation or request any more (decision
-- 0119). Their texts no longer exist, so their notifications and emails have nothing to show.
set local statement_timeout = '1200s';
delete from notices
where
  kind in ('offers.waitsForReview', 'offers.confirmLateForTeam')
  or kind = 'internships.actionRaised' and link = '/operator/actions';

-- next transaction

set local statement_timeout = '1200s';
delete from outbox
where
  kind in ('offers.waitsForReview', 'offers.confirmLateForTeam')
  or kind = 'internships.actionRaised' and link = '/operator/actions';
