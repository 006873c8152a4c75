import type { contactEndpoints } from '@fledge/contract/contacts/endpoints.ts'
import { contactCan } from '@fledge/domain/contacts/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import { lockContacts } from './lock-contacts.ts'
import * as store from './queries/contacts.queries.ts'

/**
 * Restores a deleted contact unchanged within a day (retention table), without validating it again.
 */
export const putBackContact: Handler<typeof contactEndpoints.putBackContact> = async ({
  actor,
  db,
  params,
}) => {
  const count = await lockContacts(db, actor.company)
  const contact = await db.one(store.contactForUpdate, {
    company_id: actor.company,
    user_id: params.user_id,
  })
  if (!contact) notFound()
  if (contact.is_removed) authorize(contactCan.add(count))
  const restored = await db.one(store.restoreContact, {
    company_id: actor.company,
    user_id: params.user_id,
  })
  if (!restored) throw new AppError('ALREADY_EXISTS', { messageKey: 'contacts.refused.there' })
  return restored
}
