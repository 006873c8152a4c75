import type { appealEndpoints } from '@fledge/contract/accounts/operator-endpoints.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { findAppealByLink } from '../sessions/public.ts'
import { toSentAppeal } from './sent-appeal.ts'

/** Returns the appeal that was sent with the link of an email, or that none was yet. */
export const readAppeal: Handler<typeof appealEndpoints.readAppeal> = async ({
  db,
  body,
  services,
}) => {
  const row = await findAppealByLink(db, services.keyRing, body.token)
  if (!row) throw new AppError('CODE_EXPIRED', { messageKey: 'accounts.appeal.expired' })
  return { appeal: toSentAppeal(row) }
}
