-- When a batch was first shown: from then on its address and code have been given out and stay.
alter table batches add column published_at timestamptz;
update batches set published_at = created_at where is_published;
