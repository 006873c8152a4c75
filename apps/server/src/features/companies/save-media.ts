import type { companyCalls } from '@fledge/contract/companies/calls.ts'
import { uploadProblem } from '@fledge/domain/files/rules.ts'
import type { CompanyScope } from '@fledge/domain/sessions/words.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound, refuse, type Refusal } from '../../platform/http/outcome.ts'
import { say } from '../../platform/texts.ts'
import { save } from './save-profile.ts'
import { companyRow, setLogo as storeLogo, showFiles, type StoredVideo } from './store.ts'
import { mediaView } from './views.ts'

type Calls = typeof companyCalls
type Kind = 'image' | 'video'
const gone = (field: string) => refuse('VALIDATION', { because: 'companies.refused.file', fields: { [field]: say('companies.refused.file') } })

/** The ids of uploads by the key they were answered with; a file of anybody else is none. */
async function filesOf(db: Tx, company: CompanyScope, keys: readonly string[], kind: Kind): Promise<(key: string) => string | undefined> {
  const rows = keys.length === 0 ? [] : await db.many(showFiles, keys, company, [kind])
  return (key) => rows.find((row) => row.key === key || row.file_id === key)?.file_id
}

async function media(db: Tx, company: CompanyScope, patch: Readonly<Record<string, unknown>>): Promise<ReturnType<typeof mediaView> | Refusal> {
  const row = await save(db, company, patch)
  return 'code' in row ? row : mediaView(row)
}

export const saveImages: Handler<Calls['saveImages']> = async ({ actor, db, body }) => {
  const idOf = await filesOf(db, actor.company, body.images.map((one) => one.key), 'image')
  const lost = body.images.findIndex((one) => idOf(one.key) === undefined)
  if (lost >= 0) return gone(`images.${lost}.key`)
  return media(db, actor.company, { photos: body.images.map((one) => ({ file_id: idOf(one.key), caption: one.caption ?? '' })) })
}

export const saveVideos: Handler<Calls['saveVideos']> = async ({ actor, db, body }) => {
  const idOf = await filesOf(db, actor.company, body.videos.flatMap((one) => (one.key ? [one.key] : [])), 'video')
  const videos: StoredVideo[] = []
  for (const [at, one] of body.videos.entries()) {
    const file = one.key ? idOf(one.key) : undefined
    if (one.key && file === undefined) return gone(`videos.${at}.key`)
    if (one.link) videos.push({ ...one.link, caption: one.caption ?? '' })
    else if (file !== undefined) videos.push({ file_id: file, caption: one.caption ?? '' })
  }
  return media(db, actor.company, { videos })
}

async function logo(db: Tx, company: CompanyScope, file: string | null): Promise<ReturnType<typeof mediaView> | Refusal> {
  await db.run(storeLogo, company, file)
  const row = await db.one(companyRow, company)
  return row ? mediaView(row) : notFound()
}

export const setLogo: Handler<Calls['setLogo']> = async ({ actor, db, body }) => {
  const file = (await filesOf(db, actor.company, [body.key], 'image'))(body.key)
  return file === undefined ? gone('key') : logo(db, actor.company, file)
}
export const removeLogo: Handler<Calls['removeLogo']> = async ({ actor, db }) => logo(db, actor.company, null)

/** Where the logo is to be uploaded; what is too large or no image is refused before it travels. */
export const presignLogo: Handler<Calls['presignLogo']> = async ({ body }) => {
  const problem = uploadProblem('image', { name: body.file_name, bytes: body.size })
  if (problem) return refuse(problem.startsWith('files.size') ? 'TOO_LARGE' : 'WRONG_TYPE', { because: problem })
  return { upload_url: '/backend/s3/upload-file', method: 'POST' as const, field: 'file' }
}
