-- list: templateRows
-- row: TemplateRow
-- column: author_name: string | null
select
  t.template_id, t.name, t.version, t.is_archived, t.updated_at, v.subject, v.body,
  nullif(trim(u.first_name || ' ' || u.last_name), '') as author_name
from
  message_templates t
  join message_template_versions v on v.template_id = t.template_id and v.version = t.version
  left join users u on u.user_id = v.author_id

-- name: lockTemplate
select template_id, name, version, is_archived
from message_templates
where template_id = :template_id
for update;

-- name: isTemplateNameTaken
-- param: template_id: string | null
-- column: is_taken: boolean
select exists (
  select from message_templates
  where
    lower(name) = lower(:name::text)
    and not is_archived
    and template_id is distinct from :template_id::uuid
) as is_taken;

-- name: insertTemplate
insert into message_templates (template_id, name, version, created_at, updated_at)
values (:template_id, :name, 1, :now, :now);

-- name: updateTemplate
update message_templates
set name = :name, version = :version, is_archived = :is_archived, updated_at = :now
where template_id = :template_id;

-- name: insertTemplateVersion
insert into
  message_template_versions (
    template_id, version, name, subject, body, note, author_id, created_at
  )
values
  (:template_id, :version, :name, :subject, :body, :note, :author_id, :now);

-- name: templateVersions
-- column: author_name: string | null
select
  v.version, v.name, v.subject, v.body, v.note, v.created_at,
  nullif(trim(u.first_name || ' ' || u.last_name), '') as author_name
from message_template_versions v left join users u on u.user_id = v.author_id
where v.template_id = :template_id
order by v.version desc
limit 200;
