-- fragment: columns
file_id, owner_user_id, owner_registration_id, company_id, key, kind, purpose, content_type,
name, size, is_public, complete

-- fragment: is_own
file_id = :file_id
and (owner_user_id = :owner_user_id or owner_registration_id = :owner_registration_id)

-- fragment: is_unused
not exists (
  select
  from profile_entries e
  where
    e.intern_id = i.intern_id
    and f.file_id::text in (e.data ->> 'certificate_file_id', e.data ->> 'file_id')
)
and not exists (select from identity_documents d where d.file_id = f.file_id)
and not exists (select from video_answers v where v.file_id = f.file_id)
and not exists (select from applications a where a.resume_file_id = f.file_id)
and not exists (select from users u where u.picture_file_id = f.file_id)

-- fragment: is_unused_by_company
c.logo_file_id is distinct from f.file_id
and not c.photos @> jsonb_build_array(jsonb_build_object('file_id', f.file_id::text))
and not c.videos @> jsonb_build_array(jsonb_build_object('file_id', f.file_id::text))
and not exists (select from users u where u.picture_file_id = f.file_id)

-- name: insertFile
-- param: owner_user_id: string | null
-- param: owner_registration_id: string | null
-- param: company_id: string | null
-- param: content_hash: string | null
-- row: FileRow
insert into
  files (
    file_id, owner_user_id, owner_registration_id, company_id, key, kind, purpose, content_type,
    name, size, is_public, complete, created_at, content_hash
  )
values
  (
    :file_id, :owner_user_id, :owner_registration_id, :company_id, :key, :kind, :purpose,
    :content_type, :name, :size, :is_public, :complete, :created_at, :content_hash
  )
returning {{columns}};

-- A picture that the programme team has hidden is not public.
-- name: fileById
-- row: FileRow
-- column: is_public: boolean
select
  f.file_id, f.owner_user_id, f.owner_registration_id, f.company_id, f.key, f.kind, f.purpose,
  f.content_type, f.name, f.size,
  f.is_public
  and not exists (
    select
    from users u
    where
      u.user_id = f.owner_user_id and u.picture_file_id = f.file_id and u.is_picture_hidden
  )
  and not exists (
    select
    from companies c
    where
      c.company_id = f.company_id
      and (
        (c.logo_file_id = f.file_id and 'logo' = any (c.hidden_parts))
        or (
          'photos' = any (c.hidden_parts)
          and c.photos @> jsonb_build_array(jsonb_build_object('file_id', f.file_id::text))
        )
        or (
          'videos' = any (c.hidden_parts)
          and c.videos @> jsonb_build_array(jsonb_build_object('file_id', f.file_id::text))
        )
      )
  ) as is_public,
  f.complete
from files f
where f.file_id = :file_id;

-- A file of the caller or of their registration.
-- name: ownFileById
-- param: owner_user_id: string | null
-- param: owner_registration_id: string | null
-- row: FileRow
select {{columns}}
from files
where
  {{is_own}};

-- The same file, which keeps its owner until it is saved.
-- name: lockOwnFile
-- param: owner_user_id: string | null
-- param: owner_registration_id: string | null
-- row: FileRow
select {{columns}}
from files
where
  {{is_own}}
for no key update;

-- name: ownFileForUpdate
-- row: FileRow
select {{columns}}
from files
where file_id = :file_id and owner_user_id = :owner_user_id
for update;

-- Serializes uploads of one person, so that two cannot both take the last place of the quota.
-- name: lockOwner
select pg_advisory_xact_lock(hashtextextended (:owner, 20261122));

-- Files a person has stored or started uploading.
-- name: storedByUser
-- row: Stored
-- column: files: number
-- column: bytes: number
select count(*)::int as files, coalesce(sum(size), 0)::bigint as bytes
from files
where owner_user_id = :owner_user_id;

-- name: storedByRegistration
-- row: Stored
select count(*)::int as files, coalesce(sum(size), 0)::bigint as bytes
from files
where owner_registration_id = :owner_registration_id;

-- name: deleteFileRow
delete from files
where file_id = :file_id;

-- Whether a profile uses the file. Other features reference their files by foreign keys.
-- name: isFileInUse
-- column: is_used: boolean
select
  exists (
    select 1
    from companies c
    where
      c.logo_file_id = :file_id::uuid
      or c.photos @> jsonb_build_array(jsonb_build_object('file_id', :file_id::text))
      or c.videos @> jsonb_build_array(jsonb_build_object('file_id', :file_id::text))
  )
  or exists (select 1 from users u where u.picture_file_id = :file_id::uuid)
  or exists (
    select 1
    from
      files f
      join interns i on i.user_id = f.owner_user_id
      join profile_entries e on e.intern_id = i.intern_id
    where
      f.file_id = :file_id::uuid
      and :file_id::text in (e.data ->> 'certificate_file_id', e.data ->> 'file_id')
  ) as is_used;

-- Documents that keep their owner until they are saved.
-- name: lockDocuments
-- param: intern_id: InternScope
select f.file_id
from files f join interns i on i.user_id = f.owner_user_id
where i.intern_id = :intern_id and f.file_id::text = any (:file_ids::text[])
for no key update of f;

-- Those of the ids that are not complete documents of the intern.
-- name: selectForeignDocuments
-- param: intern_id: InternScope
-- column: id: string
select w.id
from unnest(:ids::text[]) as w (id)
where
  not exists (
    select
    from files f join interns i on i.user_id = f.owner_user_id
    where
      i.intern_id = :intern_id
      and f.file_id::text = w.id
      and f.complete
      and f.kind = 'document'
  );

-- Removes the owner of an intern's replaced files that nothing of theirs references any more; the
-- sweep deletes them.
-- name: detachFiles
-- param: intern_id: InternScope
update files f
set owner_user_id = null, is_public = false
from interns i
where
  i.intern_id = :intern_id
  and f.owner_user_id = i.user_id
  and f.file_id = any (:file_ids::uuid[])
  and {{is_unused}};

-- Files uploaded for an entry, a document, a résumé, a picture or a video answer that was never
-- saved, one day later. Those that are being saved are skipped. The maximum age keeps the scan small.
-- name: lockUnused
select f.file_id
from files f join interns i on i.user_id = f.owner_user_id
where
  f.created_at between :from and :to
  and f.purpose in ('certification', 'portfolio', 'identity', 'answer', 'resume', 'picture')
  and {{is_unused}}
for no key update of f skip locked;

-- Removes the owner of those that nothing uses since they were locked, either.
-- name: detachUnused
update files f
set owner_user_id = null, is_public = false
from interns i
where f.file_id = any (:file_ids::uuid[]) and f.owner_user_id = i.user_id and {{is_unused}};

-- The same for files uploaded for a company's or a member's profile.
-- name: lockUnusedOfCompanies
select f.file_id
from files f join companies c on c.company_id = f.company_id
where
  f.created_at between :from and :to
  and f.purpose in ('logo', 'photo', 'video', 'picture')
  and {{is_unused_by_company}}
for no key update of f skip locked;

-- name: detachUnusedOfCompanies
update files f
set owner_user_id = null, company_id = null, is_public = false
from companies c
where
  f.file_id = any (:file_ids::uuid[])
  and f.company_id = c.company_id
  and {{is_unused_by_company}};

-- Removes the owner of uploads not completed within a day; incomplete files are never in use.
-- name: detachUnfinished
update files
set owner_user_id = null, owner_registration_id = null, company_id = null, is_public = false
where
  not complete
  and created_at < :before
  and (owner_user_id is not null or owner_registration_id is not null or company_id is not null);

-- name: completeFile
-- row: FileRow
update files
set complete = true, content_type = :content_type
where file_id = :file_id
returning {{columns}};

-- name: setPublic
update files
set is_public = :is_public
where file_id = :file_id;

-- Whether a company may see an intern's files: through browse or a candidature with it.
-- name: canCompanySeeIntern
-- column: sees: boolean
select
  exists (
    select 1
    from interns i
    where
      i.user_id = :user_id
      and (
        (
          exists (select 1 from intern_search s where s.intern_id = i.intern_id)
          and exists (
            select 1
            from companies h
            where h.company_id = :company_id and h.status = {{company.APPROVED}}
          )
        )
        or exists (
          select 1
          from candidatures k join companies h using (company_id)
          where
            k.intern_id = i.intern_id
            and k.company_id = :company_id
            and (
              h.status <> {{company.REJECTED}}
              or {{continuing_candidature(k)}}
            )
        )
      )
  ) as sees;

-- Whether a file is in its owner's portfolio. A certificate's file is not: companies only see its
-- mark.
-- name: isInPortfolio
-- column: is_shown: boolean
select
  exists (
    select 1
    from interns i join profile_entries e on e.intern_id = i.intern_id
    where
      i.user_id = :user_id
      and e.kind = 'portfolio'
      and not 'portfolio' = any (i.hidden_parts)
      and e.data ->> 'file_id' = :file_id::text
  ) as is_shown;

-- Company files that are no longer shown.
-- name: deleteUnusedCompanyFiles
-- param: company_id: CompanyScope
delete from files f using companies c
where
  c.company_id = :company_id
  and f.company_id = :company_id
  and f.file_id = any (:file_ids::uuid[])
  and {{is_unused_by_company}}
returning f.key;

-- Transfers uploads of members to the company and makes them public.
-- name: setCompanyFilesPublic
-- param: company_id: CompanyScope
update files
set is_public = true, company_id = :company_id
where
  (key = any (:keys::text[]) or file_id::text = any (:keys::text[]))
  and complete
  and kind = any (:kinds::text[])
  and (
    company_id = :company_id
    or company_id is null
    and owner_user_id in (
      select user_id
      from members
      where company_id = :company_id and status = {{member.ACTIVE}}
    )
  )
returning file_id, key;

-- Makes a user's own uploaded image visible wherever the person is shown.
-- name: setOwnImagePublic
update files
set is_public = true
where
  (key = :key or file_id::text = :key)
  and owner_user_id = :owner_user_id
  and kind = 'image'
returning file_id;

-- Files without an owner.
-- name: orphanFiles
select file_id, key
from files
where owner_user_id is null and owner_registration_id is null and company_id is null
order by file_id
limit 50;

-- name: deleteOrphanRows
delete from files
where
  file_id = any (:file_ids::uuid[])
  and owner_user_id is null
  and owner_registration_id is null
  and company_id is null;

-- Complete files, for the command that copies them to another store.
-- name: storedFilesAfter
select file_id, key
from files
where complete and file_id > :after
order by file_id
limit :count;

-- name: knownKeys
select key
from files
where key = any (:keys);

-- The text of a file as the review desk shows it, if this version of the reader has read it.
-- name: storedFileText
-- column: text_pages: { readonly page: number; readonly lines: string[] }[] | null
select text_pages
from files
where file_id = :file_id and text_version = :text_version;

-- Not of a file that was erased while it was read.
-- name: saveFileText
-- param: text_pages: string | null
update files
set text_version = :text_version, text_pages = :text_pages::json
where file_id = :file_id and owner_user_id is not null;

-- Documents that interns uploaded lately. Pictures are shown as they are.
-- name: filesWithoutText
select file_id, key
from files
where
  text_version is null
  and complete
  and kind in ('resume', 'document')
  and created_at > :since
  and company_id is null
  and owner_user_id is not null
  and content_type not like 'image/%'
order by created_at, file_id
limit :limit;
