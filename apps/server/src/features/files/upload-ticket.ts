import { minuteMs } from '@fledge/kernel/dates.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import type { Services } from '../../platform/services.ts'

const ticketMs = 15 * minuteMs

/** Reserves a key and returns a signed upload URL for it, valid for this user for 15 minutes. */
export function createUploadTicket(
  services: Pick<Services, 'keyRing'>,
  userId: string,
  now: Date,
): { readonly key: string; readonly url: string; readonly expires_at: string } {
  const key = newId(now)
  const expires = now.getTime() + ticketMs
  const sig = services.keyRing.sign('upload', userId, key, String(expires))
  return {
    key,
    url: `/backend/s3/upload-file?${new URLSearchParams({ key, expires: String(expires), sig }).toString()}`,
    expires_at: new Date(expires).toISOString(),
  }
}

interface TicketParams {
  readonly key?: string | undefined
  readonly expires?: number | undefined
  readonly sig?: string | undefined
}

/**
 * Returns the key reserved for an upload, or a new one without a ticket.
 * @throws DEADLINE_PASSED if the ticket has expired or is another user's
 */
export function resolveUploadKey(
  services: Pick<Services, 'keyRing'>,
  userId: string | null,
  { key, expires, sig }: TicketParams,
  now: Date,
): string {
  if (key === undefined && sig === undefined && expires === undefined) return newId(now)
  if (
    key === undefined ||
    sig === undefined ||
    expires === undefined ||
    userId === null ||
    expires <= now.getTime() ||
    !services.keyRing.verify(sig, 'upload', userId, key, String(expires))
  )
    throw new AppError('DEADLINE_PASSED', { messageKey: 'files.ticket' })
  return key
}
