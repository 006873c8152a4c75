// Generated from files.sql by “npm run queries”; do not edit.
// Source: 6c08445abbdc
import type { CompanyScope, InternScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoParams, type NoRow } from '../../../platform/db/statement.ts'

export interface FileRow {
  readonly file_id: string
  readonly owner_user_id: string | null
  readonly owner_registration_id: string | null
  readonly company_id: string | null
  readonly key: string
  readonly kind: 'image' | 'document' | 'video' | 'resume' | 'identity'
  readonly purpose: string
  readonly content_type: string
  readonly name: string
  readonly size: number
  readonly is_public: boolean
  readonly complete: boolean
}

export interface Stored {
  readonly files: number
  readonly bytes: number
}

export const insertFile = defineStatement<
  {
    readonly file_id: string
    readonly owner_user_id: string | null
    readonly owner_registration_id: string | null
    readonly company_id: string | null
    readonly key: string
    readonly kind: string
    readonly purpose: string
    readonly content_type: string
    readonly name: string
    readonly size: number
    readonly is_public: boolean
    readonly complete: boolean
    readonly created_at: string
    readonly content_hash: string | null
  },
  FileRow
>(
  'files.insertFile',
  ['file_id', 'owner_user_id', 'owner_registration_id', 'company_id', 'key', 'kind', 'purpose', 'content_type', 'name', 'size', 'is_public', 'complete', 'created_at', 'content_hash'],
  `insert into
  files (
    file_id, owner_user_id, owner_registration_id, company_id, key, kind, purpose, content_type,
    name, size, is_public, complete, created_at, content_hash
  )
values
  (
    $1, $2, $3, $4, $5, $6, $7,
    $8, $9, $10, $11, $12, $13, $14
  )
returning file_id, owner_user_id, owner_registration_id, company_id, key, kind, purpose, content_type,
name, size, is_public, complete`,
)

/** A picture that the programme team has hidden is not public. */
export const fileById = defineStatement<
  { readonly file_id: string },
  FileRow
>(
  'files.fileById',
  ['file_id'],
  `select
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
where f.file_id = $1`,
)

/** A file of the caller or of their registration. */
export const ownFileById = defineStatement<
  {
    readonly file_id: string
    readonly owner_user_id: string | null
    readonly owner_registration_id: string | null
  },
  FileRow
>(
  'files.ownFileById',
  ['file_id', 'owner_user_id', 'owner_registration_id'],
  `select file_id, owner_user_id, owner_registration_id, company_id, key, kind, purpose, content_type,
name, size, is_public, complete
from files
where
  file_id = $1
and (owner_user_id = $2 or owner_registration_id = $3)`,
)

/** The same file, which keeps its owner until it is saved. */
export const lockOwnFile = defineStatement<
  {
    readonly file_id: string
    readonly owner_user_id: string | null
    readonly owner_registration_id: string | null
  },
  FileRow
>(
  'files.lockOwnFile',
  ['file_id', 'owner_user_id', 'owner_registration_id'],
  `select file_id, owner_user_id, owner_registration_id, company_id, key, kind, purpose, content_type,
name, size, is_public, complete
from files
where
  file_id = $1
and (owner_user_id = $2 or owner_registration_id = $3)
for no key update`,
)

export const ownFileForUpdate = defineStatement<
  { readonly file_id: string; readonly owner_user_id: string },
  FileRow
>(
  'files.ownFileForUpdate',
  ['file_id', 'owner_user_id'],
  `select file_id, owner_user_id, owner_registration_id, company_id, key, kind, purpose, content_type,
name, size, is_public, complete
from files
where file_id = $1 and owner_user_id = $2
for update`,
)

/** Serializes uploads of one person, so that two cannot both take the last place of the quota. */
export const lockOwner = defineStatement<
  { readonly owner: string },
  { readonly pg_advisory_xact_lock: unknown }
>(
  'files.lockOwner',
  ['owner'],
  `select pg_advisory_xact_lock(hashtextextended ($1, 20261122))`,
)

/** Files a person has stored or started uploading. */
export const storedByUser = defineStatement<
  { readonly owner_user_id: string },
  Stored
>(
  'files.storedByUser',
  ['owner_user_id'],
  `select count(*)::int as files, coalesce(sum(size), 0)::bigint as bytes
from files
where owner_user_id = $1`,
)

export const storedByRegistration = defineStatement<
  { readonly owner_registration_id: string },
  Stored
>(
  'files.storedByRegistration',
  ['owner_registration_id'],
  `select count(*)::int as files, coalesce(sum(size), 0)::bigint as bytes
from files
where owner_registration_id = $1`,
)

export const deleteFileRow = defineStatement<
  { readonly file_id: string },
  NoRow
>(
  'files.deleteFileRow',
  ['file_id'],
  `delete from files
where file_id = $1`,
)

/** Whether a profile uses the file. Other features reference their files by foreign keys. */
export const isFileInUse = defineStatement<
  { readonly file_id: string },
  { readonly is_used: boolean }
>(
  'files.isFileInUse',
  ['file_id'],
  `select
  exists (
    select 1
    from companies c
    where
      c.logo_file_id = $1::uuid
      or c.photos @> jsonb_build_array(jsonb_build_object('file_id', $1::text))
      or c.videos @> jsonb_build_array(jsonb_build_object('file_id', $1::text))
  )
  or exists (select 1 from users u where u.picture_file_id = $1::uuid)
  or exists (
    select 1
    from
      files f
      join interns i on i.user_id = f.owner_user_id
      join profile_entries e on e.intern_id = i.intern_id
    where
      f.file_id = $1::uuid
      and $1::text in (e.data ->> 'certificate_file_id', e.data ->> 'file_id')
  ) as is_used`,
)

/** Documents that keep their owner until they are saved. */
export const lockDocuments = defineStatement<
  { readonly intern_id: InternScope; readonly file_ids: readonly string[] },
  { readonly file_id: string }
>(
  'files.lockDocuments',
  ['intern_id', 'file_ids'],
  `select f.file_id
from files f join interns i on i.user_id = f.owner_user_id
where i.intern_id = $1 and f.file_id::text = any ($2::text[])
for no key update of f`,
)

/** Those of the ids that are not complete documents of the intern. */
export const selectForeignDocuments = defineStatement<
  { readonly ids: readonly string[]; readonly intern_id: InternScope },
  { readonly id: string }
>(
  'files.selectForeignDocuments',
  ['ids', 'intern_id'],
  `select w.id
from unnest($1::text[]) as w (id)
where
  not exists (
    select
    from files f join interns i on i.user_id = f.owner_user_id
    where
      i.intern_id = $2
      and f.file_id::text = w.id
      and f.complete
      and f.kind = 'document'
  )`,
)

/** Removes the owner of an intern's replaced files that nothing of theirs references any more; the sweep deletes them. */
export const detachFiles = defineStatement<
  { readonly intern_id: InternScope; readonly file_ids: readonly string[] },
  NoRow
>(
  'files.detachFiles',
  ['intern_id', 'file_ids'],
  `update files f
set owner_user_id = null, is_public = false
from interns i
where
  i.intern_id = $1
  and f.owner_user_id = i.user_id
  and f.file_id = any ($2::uuid[])
  and not exists (
  select
  from profile_entries e
  where
    e.intern_id = i.intern_id
    and f.file_id::text in (e.data ->> 'certificate_file_id', e.data ->> 'file_id')
)
and not exists (select from identity_documents d where d.file_id = f.file_id)
and not exists (select from video_answers v where v.file_id = f.file_id)
and not exists (select from applications a where a.resume_file_id = f.file_id)
and not exists (select from users u where u.picture_file_id = f.file_id)`,
)

/** Files uploaded for an entry, a document, a résumé, a picture or a video answer that was never saved, one day later. Those that are being saved are skipped. The maximum age keeps the scan small. */
export const lockUnused = defineStatement<
  { readonly from: string; readonly to: string },
  { readonly file_id: string }
>(
  'files.lockUnused',
  ['from', 'to'],
  `select f.file_id
from files f join interns i on i.user_id = f.owner_user_id
where
  f.created_at between $1 and $2
  and f.purpose in ('certification', 'portfolio', 'identity', 'answer', 'resume', 'picture')
  and not exists (
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
for no key update of f skip locked`,
)

/** Removes the owner of those that nothing uses since they were locked, either. */
export const detachUnused = defineStatement<
  { readonly file_ids: readonly string[] },
  NoRow
>(
  'files.detachUnused',
  ['file_ids'],
  `update files f
set owner_user_id = null, is_public = false
from interns i
where f.file_id = any ($1::uuid[]) and f.owner_user_id = i.user_id and not exists (
  select
  from profile_entries e
  where
    e.intern_id = i.intern_id
    and f.file_id::text in (e.data ->> 'certificate_file_id', e.data ->> 'file_id')
)
and not exists (select from identity_documents d where d.file_id = f.file_id)
and not exists (select from video_answers v where v.file_id = f.file_id)
and not exists (select from applications a where a.resume_file_id = f.file_id)
and not exists (select from users u where u.picture_file_id = f.file_id)`,
)

/** The same for files uploaded for a company's or a member's profile. */
export const lockUnusedOfCompanies = defineStatement<
  { readonly from: string; readonly to: string },
  { readonly file_id: string }
>(
  'files.lockUnusedOfCompanies',
  ['from', 'to'],
  `select f.file_id
from files f join companies c on c.company_id = f.company_id
where
  f.created_at between $1 and $2
  and f.purpose in ('logo', 'photo', 'video', 'picture')
  and c.logo_file_id is distinct from f.file_id
and not c.photos @> jsonb_build_array(jsonb_build_object('file_id', f.file_id::text))
and not c.videos @> jsonb_build_array(jsonb_build_object('file_id', f.file_id::text))
and not exists (select from users u where u.picture_file_id = f.file_id)
for no key update of f skip locked`,
)

export const detachUnusedOfCompanies = defineStatement<
  { readonly file_ids: readonly string[] },
  NoRow
>(
  'files.detachUnusedOfCompanies',
  ['file_ids'],
  `update files f
set owner_user_id = null, company_id = null, is_public = false
from companies c
where
  f.file_id = any ($1::uuid[])
  and f.company_id = c.company_id
  and c.logo_file_id is distinct from f.file_id
and not c.photos @> jsonb_build_array(jsonb_build_object('file_id', f.file_id::text))
and not c.videos @> jsonb_build_array(jsonb_build_object('file_id', f.file_id::text))
and not exists (select from users u where u.picture_file_id = f.file_id)`,
)

/** Removes the owner of uploads not completed within a day; incomplete files are never in use. */
export const detachUnfinished = defineStatement<
  { readonly before: string },
  NoRow
>(
  'files.detachUnfinished',
  ['before'],
  `update files
set owner_user_id = null, owner_registration_id = null, company_id = null, is_public = false
where
  not complete
  and created_at < $1
  and (owner_user_id is not null or owner_registration_id is not null or company_id is not null)`,
)

export const completeFile = defineStatement<
  { readonly content_type: string; readonly file_id: string },
  FileRow
>(
  'files.completeFile',
  ['content_type', 'file_id'],
  `update files
set complete = true, content_type = $1
where file_id = $2
returning file_id, owner_user_id, owner_registration_id, company_id, key, kind, purpose, content_type,
name, size, is_public, complete`,
)

export const setPublic = defineStatement<
  { readonly is_public: boolean; readonly file_id: string },
  NoRow
>(
  'files.setPublic',
  ['is_public', 'file_id'],
  `update files
set is_public = $1
where file_id = $2`,
)

/** Whether a company may see an intern's files: through browse or a candidature with it. */
export const canCompanySeeIntern = defineStatement<
  { readonly user_id: string; readonly company_id: string },
  { readonly sees: boolean }
>(
  'files.canCompanySeeIntern',
  ['user_id', 'company_id'],
  `select
  exists (
    select 1
    from interns i
    where
      i.user_id = $1
      and (
        (
          exists (select 1 from intern_search s where s.intern_id = i.intern_id)
          and exists (
            select 1
            from companies h
            where h.company_id = $2 and h.status = 'APPROVED'
          )
        )
        or exists (
          select 1
          from candidatures k join companies h using (company_id)
          where
            k.intern_id = i.intern_id
            and k.company_id = $2
            and (
              h.status <> 'REJECTED'
              or (k.stage in ('OFFERED', 'OFFER_ACCEPTED') or k.stage = 'HIRED' and exists (select from internships ci join offers cf using (offer_id) where cf.candidature_id = k.candidature_id and ci.status in ('UPCOMING', 'ONGOING')))
            )
        )
      )
  ) as sees`,
)

/** Whether a file is in its owner's portfolio. A certificate's file is not: companies only see its mark. */
export const isInPortfolio = defineStatement<
  { readonly user_id: string; readonly file_id: string },
  { readonly is_shown: boolean }
>(
  'files.isInPortfolio',
  ['user_id', 'file_id'],
  `select
  exists (
    select 1
    from interns i join profile_entries e on e.intern_id = i.intern_id
    where
      i.user_id = $1
      and e.kind = 'portfolio'
      and not 'portfolio' = any (i.hidden_parts)
      and e.data ->> 'file_id' = $2::text
  ) as is_shown`,
)

/** Company files that are no longer shown. */
export const deleteUnusedCompanyFiles = defineStatement<
  { readonly company_id: CompanyScope; readonly file_ids: readonly string[] },
  { readonly key: string }
>(
  'files.deleteUnusedCompanyFiles',
  ['company_id', 'file_ids'],
  `delete from files f using companies c
where
  c.company_id = $1
  and f.company_id = $1
  and f.file_id = any ($2::uuid[])
  and c.logo_file_id is distinct from f.file_id
and not c.photos @> jsonb_build_array(jsonb_build_object('file_id', f.file_id::text))
and not c.videos @> jsonb_build_array(jsonb_build_object('file_id', f.file_id::text))
and not exists (select from users u where u.picture_file_id = f.file_id)
returning f.key`,
)

/** Transfers uploads of members to the company and makes them public. */
export const setCompanyFilesPublic = defineStatement<
  {
    readonly company_id: CompanyScope
    readonly keys: readonly string[]
    readonly kinds: readonly string[]
  },
  { readonly file_id: string; readonly key: string }
>(
  'files.setCompanyFilesPublic',
  ['company_id', 'keys', 'kinds'],
  `update files
set is_public = true, company_id = $1
where
  (key = any ($2::text[]) or file_id::text = any ($2::text[]))
  and complete
  and kind = any ($3::text[])
  and (
    company_id = $1
    or company_id is null
    and owner_user_id in (
      select user_id
      from members
      where company_id = $1 and status = 'ACTIVE'
    )
  )
returning file_id, key`,
)

/** Makes a user's own uploaded image visible wherever the person is shown. */
export const setOwnImagePublic = defineStatement<
  { readonly key: string; readonly owner_user_id: string },
  { readonly file_id: string }
>(
  'files.setOwnImagePublic',
  ['key', 'owner_user_id'],
  `update files
set is_public = true
where
  (key = $1 or file_id::text = $1)
  and owner_user_id = $2
  and kind = 'image'
returning file_id`,
)

/** Files without an owner. */
export const orphanFiles = defineStatement<
  NoParams,
  { readonly file_id: string; readonly key: string }
>(
  'files.orphanFiles',
  [],
  `select file_id, key
from files
where owner_user_id is null and owner_registration_id is null and company_id is null
order by file_id
limit 50`,
)

export const deleteOrphanRows = defineStatement<
  { readonly file_ids: readonly string[] },
  NoRow
>(
  'files.deleteOrphanRows',
  ['file_ids'],
  `delete from files
where
  file_id = any ($1::uuid[])
  and owner_user_id is null
  and owner_registration_id is null
  and company_id is null`,
)

/** Complete files, for the command that copies them to another store. */
export const storedFilesAfter = defineStatement<
  { readonly after: string; readonly count: number },
  { readonly file_id: string; readonly key: string }
>(
  'files.storedFilesAfter',
  ['after', 'count'],
  `select file_id, key
from files
where complete and file_id > $1
order by file_id
limit $2`,
)

export const knownKeys = defineStatement<
  { readonly keys: readonly string[] },
  { readonly key: string }
>(
  'files.knownKeys',
  ['keys'],
  `select key
from files
where key = any ($1)`,
)

/** The text of a file as the review desk shows it, if this version of the reader has read it. */
export const storedFileText = defineStatement<
  { readonly file_id: string; readonly text_version: number },
  { readonly text_pages: { readonly page: number; readonly lines: string[] }[] | null }
>(
  'files.storedFileText',
  ['file_id', 'text_version'],
  `select text_pages
from files
where file_id = $1 and text_version = $2`,
)

/** Not of a file that was erased while it was read. */
export const saveFileText = defineStatement<
  {
    readonly text_version: number
    readonly text_pages: string | null
    readonly file_id: string
  },
  NoRow
>(
  'files.saveFileText',
  ['text_version', 'text_pages', 'file_id'],
  `update files
set text_version = $1, text_pages = $2::json
where file_id = $3 and owner_user_id is not null`,
)

/** Documents that interns uploaded lately. Pictures are shown as they are. */
export const filesWithoutText = defineStatement<
  { readonly since: string; readonly limit: number },
  { readonly file_id: string; readonly key: string }
>(
  'files.filesWithoutText',
  ['since', 'limit'],
  `select file_id, key
from files
where
  text_version is null
  and complete
  and kind in ('resume', 'document')
  and created_at > $1
  and company_id is null
  and owner_user_id is not null
  and content_type not like 'image/%'
order by created_at, file_id
limit $2`,
)
