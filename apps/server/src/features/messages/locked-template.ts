import type { Tx } from '../../platform/db/database.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import { isTemplateNameTaken, lockTemplate } from './queries/templates.queries.ts'

/** @throws NOT_FOUND */
export async function loadLockedTemplate(tx: Tx, id: string) {
  const row = (await tx.one(lockTemplate, { template_id: id })) ?? notFound()
  return { name: row.name, version: row.version, isArchived: row.is_archived }
}

/**
 * Two templates that are in use cannot be told apart by the same name.
 * @param templateId the template that may have it; null for a new one
 * @throws ALREADY_EXISTS
 */
export async function requireFreeName(
  tx: Tx,
  name: string,
  templateId: string | null,
): Promise<void> {
  const row = await tx.one(isTemplateNameTaken, { name, template_id: templateId })
  if (!row?.is_taken) return
  const messageKey = 'templates.refused.taken'
  throw new AppError('ALREADY_EXISTS', { messageKey, fields: { name: translate(messageKey) } })
}
