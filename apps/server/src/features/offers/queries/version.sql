-- name: saveVersion
-- param: answer: string | null
insert into offer_versions (offer_id, version, facts, at, answer)
values (:offer_id, :version, :facts::jsonb, :now, :answer);

-- Updates the version in review; its date stays.
-- name: amendVersion
update offer_versions
set facts = :facts::jsonb
where offer_id = :offer_id and version = :version;

-- name: commentVersion
update offer_versions
set comments = :comments
where offer_id = :offer_id and version = :version;

-- name: selectVersions
-- row: VersionRow
-- column: facts // Written only by `saveVersion` and `amendVersion`.
-- column: answer // The company's reply sent with it.
select offer_id, version, facts, comments, answer, at
from offer_versions
where offer_id = any (:offer_ids::uuid[])
order by version;

-- name: deleteVersions
-- merge: offer_ids by offer_id
delete from offer_versions
where offer_id = any (:offer_ids::uuid[])
returning offer_id;
