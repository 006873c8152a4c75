import { fileEvents } from '@fledge/domain/files/events.ts'
import { minuteMs } from '@fledge/kernel/dates.ts'
import type { Services } from '../../platform/services.ts'
import type { canReadFile } from './file-viewers.ts'
import { toFileUrl } from './views.ts'
import type { FileRow } from './queries/files.queries.ts'

export const signedUrlMs = 5 * minuteMs

/** Returns a signed URL that opens the file without a session, for five minutes. */
export function createSignedFileUrl(
  services: Pick<Services, 'keyRing'>,
  fileId: string,
  now: Date,
): { readonly url: string; readonly expires_at: string } {
  const expires = now.getTime() + signedUrlMs
  return {
    url: `${toFileUrl(fileId)}?expires=${expires}&sig=${services.keyRing.sign('file', fileId, String(expires))}`,
    expires_at: new Date(expires).toISOString(),
  }
}

/**
 * Records every reading of an identity document by the programme team in the audit log
 * (spec/product.md, "Privacy").
 */
export async function auditIdentityRead(
  services: Services,
  actor: Parameters<typeof canReadFile>[1],
  file: FileRow,
): Promise<void> {
  if (actor.kind !== 'operator' || file.kind !== 'identity') return
  await services.database.transaction(actor, (tx) =>
    tx.recordEvent(fileEvents.readIdentity, {
      subject: file.file_id,
      data: { owner: file.owner_user_id },
    }),
  )
}
