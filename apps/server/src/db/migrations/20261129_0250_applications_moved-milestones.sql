-- The funnel counts an application in its batch, also after it was moved to another one.
create or replace trigger applications_milestones after insert or update of status, batch_id on applications
for each row execute function save_application_milestones();
