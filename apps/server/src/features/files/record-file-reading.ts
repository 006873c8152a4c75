import { fileEvents } from '@fledge/domain/files/events.ts'
import { personEvents } from '@fledge/domain/people/events.ts'
import type { Actor } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Services } from '../../platform/services.ts'
import { recordReading } from '../../platform/session/record-reading.ts'
import type { FileRow } from './queries/files.queries.ts'

interface FileReading {
  readonly actor: Actor
  readonly db: Db
  readonly services: Services
}

/**
 * Records that the programme team opened a file: of an identity document every reading
 * (spec/product.md, "Privacy"), of what else is not public once for all files of an owner.
 */
export async function recordFileReading(
  { actor, db, services }: FileReading,
  file: FileRow,
): Promise<void> {
  if (actor.kind !== 'operator') return
  const { file_id: subject, owner_user_id: owner } = file
  if (file.kind === 'identity') {
    await services.database.transaction(actor, (tx) =>
      tx.recordEvent(fileEvents.readIdentity, { subject, data: { owner } }),
    )
    return
  }
  if (file.is_public || owner === actor.userId) return
  await recordReading({ actor, db, services }, personEvents.readFiles, {
    subject: owner ?? subject,
    data: {},
  })
}
