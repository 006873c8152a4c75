-- An answer is due after 5 days, or when the last of the proposed times begins where that is earlier.
update interviews
set answer_by = least(status_since + interval '120 hours', (select max(slot) from unnest(slot_starts) slot))
where status in ('AWAITING_CONFIRMATION', 'RESCHEDULE_REQUESTED_BY_HC', 'RESCHEDULE_REQUESTED_BY_INTERN')
  and answer_by is not null and cardinality(slot_starts) > 0;
