-- Disputes and feedback end by a date as proposed times do.
drop index interviews_remind;
create index interviews_remind on interviews (remind_at)
  where status in ('AWAITING_CONFIRMATION', 'RESCHEDULE_REQUESTED_BY_HC', 'RESCHEDULE_REQUESTED_BY_INTERN', 'IN_PAST');
