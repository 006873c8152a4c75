import { minuteMs } from '@fledge/kernel/dates.ts'
import type { Services } from '../../platform/services.ts'
import { toFileUrl } from './views.ts'

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
