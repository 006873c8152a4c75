import { hasOperatorAccess } from '@fledge/domain/sessions/operator-access.ts'
import type { Actor, CompanyMember } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { canCompanySeeIntern, type FileRow, isInPortfolio } from './queries/files.queries.ts'

const canSeeOwner = async (db: Db, actor: CompanyMember, file: FileRow) =>
  (
    await db.one(canCompanySeeIntern, {
      company_id: actor.company,
      user_id: file.owner_user_id ?? '',
    })
  )?.sees ?? false

/**
 * Who at a company, besides owner and colleagues, may read an intern's file, by kind: of documents
 * only those in the portfolio; identity documents, certificates and résumés never.
 */
const companyViewers: Readonly<
  Partial<
    Record<FileRow['kind'], (db: Db, actor: CompanyMember, file: FileRow) => Promise<boolean>>
  >
> = {
  video: canSeeOwner,
  document: async (db, actor, file) =>
    ((await db.one(isInPortfolio, { file_id: file.file_id, user_id: file.owner_user_id ?? '' }))
      ?.is_shown ??
      false) &&
    canSeeOwner(db, actor, file),
}

/** Returns whether an actor may read a file; checked on every request. */
export async function canReadFile(db: Db, actor: Actor, file: FileRow): Promise<boolean> {
  if (!file.complete) return false
  if (file.is_public || isOwner(actor, file)) return true
  if (actor.kind === 'operator') return hasOperatorAccess(actor.role, 'operator:review')
  if (actor.kind !== 'company') return false
  // A colleague's uploads for the company, but never their identity documents.
  if (file.company_id === actor.company && file.kind !== 'identity') return true
  return (
    file.owner_user_id !== null &&
    file.company_id === null &&
    ((await companyViewers[file.kind]?.(db, actor, file)) ?? false)
  )
}

function isOwner(actor: Actor, file: FileRow): boolean {
  if ('userId' in actor) return file.owner_user_id === actor.userId
  return actor.kind === 'registration' && file.owner_registration_id === actor.registrationId
}
