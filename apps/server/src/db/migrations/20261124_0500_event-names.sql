-- The events of recalling an offer and of attendance got the names of their operations. Events that
-- a server of the previous version still writes under the old name keep it and are shown without a
-- text of their own.
alter table event_log disable trigger event_log_append_only;
update event_log set move = 'recall' where machine = 'offer' and move = 'takeBack';
update event_log set move = 'confirmHeld' where machine = 'interview' and move = 'sayHeld';
update event_log set move = 'withdrawInternNoShow' where machine = 'interview' and move = 'takeBackInternNoShow';
update event_log set move = 'withdrawCompanyNoShow' where machine = 'interview' and move = 'takeBackCompanyNoShow';
alter table event_log enable trigger event_log_append_only;
