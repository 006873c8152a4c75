import { applicationFormFields } from '@fledge/domain/applications/application-form.ts'
import { applicationEvents } from '@fledge/domain/applications/events.ts'
import type { Tx } from '../../platform/db/database.ts'
import { translate } from '../../platform/texts.ts'
import { indexIntern, patchIntern } from '../profiles/public.ts'
import { patchUserOfIntern } from '../sessions/public.ts'
import { toProfileChange } from './profile-columns.ts'
import type { ApplicationRow } from './queries/applications.queries.ts'

/**
 * Corrects fields that a locked intern cannot change any more, and tells them. The event has the names
 * of the fields only.
 */
export async function saveCorrection(
  tx: Tx,
  row: ApplicationRow,
  values: Readonly<Record<string, string>>,
  reason: string,
): Promise<void> {
  const { user, intern } = toProfileChange(values)
  if (Object.keys(user).length > 0) await patchUserOfIntern(tx, row.intern_id, user)
  if (Object.keys(intern).length > 0) await patchIntern(tx, row.intern_id, intern)
  await indexIntern(tx, row.intern_id)
  await tx.recordEvent(applicationEvents.correct, {
    subject: row.application_id,
    intern: row.intern_id,
    note: reason,
    data: { fields: Object.keys(values) },
  })
}

/** Returns the labels of fields as one text. */
export const formatFieldNames = (fields: readonly string[]): string =>
  applicationFormFields
    .filter(({ name }) => fields.includes(name))
    .map(({ key }) => translate(`applications.field.${key}`))
    .join(', ')
