-- name: keepWebFiles
-- column: path: string
with used as (
  update web_files set used_at = :now where path = any (:paths)
)
select p.path
from unnest(:paths::text[]) as p (path)
where not exists (select from web_files f where f.path = p.path);

-- name: addWebFile
insert into web_files (path, content, is_compressed, used_at)
values (:path, :content, :is_compressed, :now)
on conflict (path) do nothing;

-- name: webFile
select content, is_compressed
from web_files
where path = :path;
