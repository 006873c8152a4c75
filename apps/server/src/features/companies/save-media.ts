import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import { validateUpload } from '@fledge/domain/files/rules.ts'
import type { CompanyMember, CompanyScope } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuse, type Refusal } from '../../platform/http/refusal.ts'
import type { CommitServices } from '../../platform/services.ts'
import { translate } from '../../platform/texts.ts'
import { createUploadTicket } from '../files/public.ts'
import { isRefusal, saveCompanyFields } from './save-profile.ts'
import {
  companyRow,
  type CompanyProfileRow,
  deleteCompanyFiles,
  publishCompanyFiles,
  type StoredVideo,
} from './store.ts'
import { toCompanyMediaView } from './views.ts'

type Endpoints = typeof companyEndpoints
type Kind = 'image' | 'video'
interface MediaContext {
  readonly db: Tx
  readonly actor: CompanyMember
  readonly services: CommitServices
}
const refuseMissingFile = (field: string) =>
  refuse('VALIDATION', {
    messageKey: 'companies.refused.file',
    fields: { [field]: translate('companies.refused.file') },
  })

/** Maps upload keys to file ids. Files of other users are ignored. */
async function getFileIdsByKey(
  db: Tx,
  company: CompanyScope,
  keys: readonly string[],
  kind: Kind,
): Promise<(key: string) => string | undefined> {
  const rows = keys.length === 0 ? [] : await db.many(publishCompanyFiles, keys, company, [kind])
  return (key) => rows.find((row) => row.key === key || row.file_id === key)?.file_id
}

const listFileIds = (row: CompanyProfileRow | undefined): string[] =>
  row
    ? [
        ...row.photos.map((one) => one.file_id),
        ...row.videos.flatMap((one) => ('file_id' in one ? [one.file_id] : [])),
        ...(row.logo_file_id ? [row.logo_file_id] : []),
      ]
    : []

/** Saves the media and deletes files that the profile no longer shows. */
async function saveMedia(
  { db, actor, services }: MediaContext,
  patch: Parameters<typeof saveCompanyFields>[2],
): Promise<ReturnType<typeof toCompanyMediaView> | Refusal> {
  const before = listFileIds(await db.one(companyRow, actor.company))
  const row = await saveCompanyFields(db, actor, patch)
  if (isRefusal(row)) return row
  const after = new Set(listFileIds(row))
  const dropped = before.some((id) => !after.has(id))
    ? await db.many(
        deleteCompanyFiles,
        actor.company,
        before.filter((id) => !after.has(id)),
      )
    : []
  services.removeFiles(
    db,
    dropped.map(({ key }) => key),
  )
  return toCompanyMediaView(row)
}

export const saveImages: Handler<Endpoints['saveImages']> = async (ctx) => {
  const { images, expected_versions } = ctx.body
  const idOf = await getFileIdsByKey(
    ctx.db,
    ctx.actor.company,
    images.map((one) => one.key),
    'image',
  )
  const lost = images.findIndex((one) => idOf(one.key) === undefined)
  if (lost >= 0) return refuseMissingFile(`images.${lost}.key`)
  return saveMedia(ctx, {
    photos: images.map((one) => ({ file_id: idOf(one.key), caption: one.caption ?? '' })),
    expected_versions,
  })
}

export const saveVideos: Handler<Endpoints['saveVideos']> = async (ctx) => {
  const { videos: wanted, expected_versions } = ctx.body
  const idOf = await getFileIdsByKey(
    ctx.db,
    ctx.actor.company,
    wanted.flatMap((one) => (one.key ? [one.key] : [])),
    'video',
  )
  const videos: StoredVideo[] = []
  for (const [at, one] of wanted.entries()) {
    const file = one.key ? idOf(one.key) : undefined
    if (one.key && file === undefined) return refuseMissingFile(`videos.${at}.key`)
    if (one.link) videos.push({ ...one.link, caption: one.caption ?? '' })
    else if (file !== undefined) videos.push({ file_id: file, caption: one.caption ?? '' })
  }
  return saveMedia(ctx, { videos, expected_versions })
}

export const setLogo: Handler<Endpoints['setLogo']> = async (ctx) => {
  const { key, expected_versions } = ctx.body
  const file = (await getFileIdsByKey(ctx.db, ctx.actor.company, [key], 'image'))(key)
  return file === undefined
    ? refuseMissingFile('key')
    : saveMedia(ctx, { logo_file_id: file, expected_versions })
}
export const removeLogo: Handler<Endpoints['removeLogo']> = async (ctx) =>
  saveMedia(ctx, { logo_file_id: null })

/**
 * Returns the logo's future key and upload URL. Rejects oversized files and non-images before the
 * upload.
 */
export const presignLogo: Handler<Endpoints['presignLogo']> = async ({
  actor,
  body,
  now,
  services,
}) => {
  const problem = validateUpload('image', { name: body.file_name, bytes: body.size })
  if (problem)
    return refuse(problem.startsWith('files.size') ? 'FILE_TOO_LARGE' : 'UNSUPPORTED_FILE_TYPE', {
      messageKey: problem,
    })
  const { key, url, expires_at } = createUploadTicket(services, actor.userId, now)
  return { key, upload_url: url, method: 'POST' as const, field: 'file', expires_at }
}
