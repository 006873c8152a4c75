import type { contactEndpoints } from '@fledge/contract/contacts/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids.ts'
import { translate } from '../../platform/texts.ts'
import * as store from './store.ts'
import { maxContacts } from './contact-limit.ts'

export const addContact: Handler<typeof contactEndpoints.addContact> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const lock = await db.one(store.lockContacts, actor.company)
  if ((lock?.there ?? maxContacts) >= maxContacts)
    return refuse('CONFLICT', { messageKey: 'contacts.refused.many' })
  const row = await db.one(
    store.insertContact,
    actor.company,
    newId(now),
    body.first_name,
    body.last_name,
    body.email,
    body.phone ?? null,
    body.job_title ?? null,
    now.toISOString(),
  )
  return (
    row ??
    refuse('ALREADY_EXISTS', {
      messageKey: 'contacts.refused.there',
      fields: { email: translate('contacts.refused.there') },
    })
  )
}
