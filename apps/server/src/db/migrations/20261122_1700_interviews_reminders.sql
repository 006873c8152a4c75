-- When whoever is to answer proposed times is reminded next (spec/states.md, "Reminders").
alter table interviews add column remind_at timestamptz;
update interviews set remind_at = status_since + (least(status_since + interval '5 days', (select max(s) from unnest(slot_starts) s)) - status_since) / 2
  where status in ('AWAITING_CONFIRMATION', 'RESCHEDULE_REQUESTED_BY_HC', 'RESCHEDULE_REQUESTED_BY_INTERN') and cardinality(slot_starts) > 0;
create index interviews_remind on interviews (remind_at)
  where status in ('AWAITING_CONFIRMATION', 'RESCHEDULE_REQUESTED_BY_HC', 'RESCHEDULE_REQUESTED_BY_INTERN');
