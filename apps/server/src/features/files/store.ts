import { statement } from '../../platform/db/statement.ts'

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

const columns = 'file_id, owner_user_id, owner_registration_id, company_id, key, kind, purpose, content_type, name, size, is_public, complete'

export const insertFile = statement<[string, string | null, string | null, string | null, string, string, string, string, string, number, boolean, boolean, string], FileRow>(
  'files.insert',
  `insert into files (file_id, owner_user_id, owner_registration_id, company_id, key, kind, purpose, content_type, name, size, is_public, complete, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning ${columns}`)
export const fileById = statement<[string], FileRow>('files.byId', `select ${columns} from files where file_id = $1`)
/** One of the caller's own: theirs, or their registration's. */
export const ownFileById = statement<[string, string | null, string | null], FileRow>(
  'files.own', `select ${columns} from files where file_id = $1 and (owner_user_id = $2 or owner_registration_id = $3)`)
export const ownFileForUpdate = statement<[string, string], FileRow>('files.ownForUpdate', `select ${columns} from files where file_id = $1 and owner_user_id = $2 for update`)
export const deleteFileRow = statement<[string], never>('files.delete', 'delete from files where file_id = $1')
/** Whether a profile shows it. Other rooms hold their files by foreign keys. */
export const fileInUse = statement<[string], { is_used: boolean }>(
  'files.inUse',
  `select exists (select 1 from companies c where c.logo_file_id = $1::uuid or c.photos @> jsonb_build_array(jsonb_build_object('file_id', $1::text)) or c.videos @> jsonb_build_array(jsonb_build_object('file_id', $1::text)))
     or exists (select 1 from users u where u.picture_file_id = $1::uuid) as is_used`)
export const completeFile = statement<[string, string, string], FileRow>('files.complete', `update files set complete = true, key = $2, content_type = $3 where file_id = $1 and not complete returning ${columns}`)
export const setPublic = statement<[string, boolean], never>('files.setPublic', 'update files set is_public = $2 where file_id = $1')

/** Whether a company may see what an intern shows: in browse, or in a candidature with it. */
export const companySeesIntern = statement<[string, string], { sees: boolean }>(
  'files.companySeesIntern',
  `select exists (select 1 from interns i where i.user_id = $2 and (
     exists (select 1 from intern_search s where s.intern_id = i.intern_id) or exists (select 1 from candidatures k where k.intern_id = i.intern_id and k.company_id = $1))) as sees`)
