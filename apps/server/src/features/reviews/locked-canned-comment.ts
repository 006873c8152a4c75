import type { ApplicationSection } from '@fledge/domain/applications/application-sections.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import { isCannedNameTaken, lockCannedComment } from './queries/canned-comments.queries.ts'

/** @throws NOT_FOUND */
export async function loadLockedCannedComment(tx: Tx, id: string) {
  const row = (await tx.one(lockCannedComment, { canned_id: id })) ?? notFound()
  const { section, name, body, version } = row
  return { content: { section, name, body }, version, isArchived: row.is_archived }
}

/**
 * Reviewers choose by the name, so that two comments offered for a section cannot share it.
 * @param cannedId the comment that may have it; null for a new one
 * @throws ALREADY_EXISTS
 */
export async function requireFreeCannedName(
  tx: Tx,
  { section, name }: { readonly section: ApplicationSection; readonly name: string },
  cannedId: string | null,
): Promise<void> {
  const row = await tx.one(isCannedNameTaken, { section, name, canned_id: cannedId })
  if (!row?.is_taken) return
  const messageKey = 'cannedComments.refused.taken'
  throw new AppError('ALREADY_EXISTS', { messageKey, fields: { name: translate(messageKey) } })
}
