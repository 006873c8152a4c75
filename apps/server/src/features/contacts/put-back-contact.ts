import type { contactEndpoints } from '@fledge/contract/contacts/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import * as store from './store.ts'
import { maxContacts } from './contact-limit.ts'

/**
 * Restores a deleted contact unchanged within a day (retention table), without validating it again.
 */
export const putBackContact: Handler<typeof contactEndpoints.putBackContact> = async ({
  actor,
  db,
  params,
}) => {
  const lock = await db.one(store.lockContacts, actor.company)
  const kept = await db.one(store.contactForUpdate, actor.company, params.user_id)
  if (!kept) return notFound()
  if (kept.is_removed && (lock?.there ?? maxContacts) >= maxContacts)
    return refuse('CONFLICT', { messageKey: 'contacts.refused.many' })
  return (
    (await db.one(store.restoreContact, actor.company, params.user_id)) ??
    refuse('ALREADY_EXISTS', { messageKey: 'contacts.refused.there' })
  )
}
