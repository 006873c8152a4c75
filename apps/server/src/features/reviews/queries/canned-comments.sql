-- list: cannedCommentRows
-- row: CannedCommentRow
-- column: author_name: string | null
select
  t.canned_id, t.section, t.name, t.body, t.version, t.is_archived, t.use_count, t.last_used_at,
  t.updated_at,
  nullif(trim(u.first_name || ' ' || u.last_name), '') as author_name
from canned_comments t left join users u on u.user_id = t.author_id

-- name: lockCannedComment
select canned_id, section, name, body, version, is_archived
from canned_comments
where canned_id = :canned_id
for update;

-- name: isCannedNameTaken
-- param: canned_id: string | null
-- column: is_taken: boolean
select exists (
  select from canned_comments
  where
    section = :section
    and lower(name) = lower(:name::text)
    and not is_archived
    and canned_id is distinct from :canned_id::uuid
) as is_taken;

-- name: insertCannedComment
insert into
  canned_comments (canned_id, section, name, body, author_id, created_at, updated_at)
values (:canned_id, :section, :name, :body, :author_id, :now, :now);

-- name: updateCannedComment
update canned_comments
set
  section = :section,
  name = :name,
  body = :body,
  version = version + 1,
  author_id = :author_id,
  updated_at = :now
where canned_id = :canned_id;

-- name: setCannedCommentArchived
update canned_comments
set is_archived = :is_archived, updated_at = :now
where canned_id = :canned_id;

-- name: countCannedCommentUse
update canned_comments
set use_count = use_count + 1, last_used_at = :now
where canned_id = :canned_id;
