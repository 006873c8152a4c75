import type { CompanyMember, CompanyScope } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { CommitServices } from '../../platform/services.ts'
import { translate } from '../../platform/texts.ts'
import { deleteCompanyFiles, publishCompanyFiles } from '../files/public.ts'
import { saveCompanyFields } from './company-fields.ts'
import { toCompanyMediaView } from './views.ts'
import { companyRow, type CompanyProfileRow } from './queries/companies.queries.ts'

type MediaKind = 'image' | 'video'

interface MediaContext {
  readonly db: Tx
  readonly actor: CompanyMember
  readonly services: CommitServices
}

/** @throws VALIDATION, for an upload key without a complete file of the company */
export function rejectMissingFile(field: string): never {
  throw new AppError('VALIDATION', {
    messageKey: 'companies.refused.file',
    fields: { [field]: translate('companies.refused.file') },
  })
}

/** Maps upload keys to file ids. Files of other users are ignored. */
export async function getFileIdsByKey(
  db: Tx,
  company: CompanyScope,
  keys: readonly string[],
  kind: MediaKind,
): Promise<(key: string) => string | undefined> {
  const rows = await publishCompanyFiles(db, company, keys, kind)
  return (key) => rows.find((row) => row.key === key || row.file_id === key)?.file_id
}

const listFileIds = (row: CompanyProfileRow | undefined): string[] =>
  row
    ? [
        ...row.photos.map((photo) => photo.file_id),
        ...row.videos.flatMap((video) => ('file_id' in video ? [video.file_id] : [])),
        ...(row.logo_file_id ? [row.logo_file_id] : []),
      ]
    : []

/** Saves the media and deletes files that the profile no longer shows. */
export async function saveCompanyMedia(
  { db, actor, services }: MediaContext,
  patch: Parameters<typeof saveCompanyFields>[2],
): Promise<ReturnType<typeof toCompanyMediaView>> {
  const before = listFileIds(await db.one(companyRow, { company_id: actor.company }))
  const row = await saveCompanyFields(db, actor, patch)
  const after = new Set(listFileIds(row))
  const dropped = before.some((id) => !after.has(id))
    ? await deleteCompanyFiles(
        db,
        actor.company,
        before.filter((id) => !after.has(id)),
      )
    : []
  services.removeFiles(db, dropped)
  return toCompanyMediaView(row)
}
