-- name: updateCompletedRegistration
update registrations
set completed_at = :now
where registration_id = :registration_id and completed_at is null;

-- name: updateRegistrationCompany
update registrations
set company_id = :company_id
where registration_id = :registration_id;

-- name: updateRegistrationContact
update registrations
set poc = :poc::jsonb
where registration_id = :registration_id;

-- name: updateRegistrationBatch
update registrations
set batch_code = :batch_code
where registration_id = :registration_id;
