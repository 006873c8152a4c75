import type { contactEndpoints } from '@fledge/contract/contacts/endpoints.ts'
import { contactCan } from '@fledge/domain/contacts/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, authorize } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { translate } from '../../platform/texts.ts'
import { lockContacts } from './lock-contacts.ts'
import * as store from './queries/contacts.queries.ts'

export const addContact: Handler<typeof contactEndpoints.addContact> = async ({
  actor,
  db,
  body,
  now,
}) => {
  authorize(contactCan.add(await lockContacts(db, actor.company)))
  const row = await db.one(store.insertContact, {
    company_id: actor.company,
    user_id: newId(now),
    first_name: body.first_name,
    last_name: body.last_name,
    email: body.email,
    phone: body.phone ?? null,
    job_title: body.job_title ?? null,
    now: now.toISOString(),
  })
  if (!row)
    throw new AppError('ALREADY_EXISTS', {
      messageKey: 'contacts.refused.there',
      fields: { email: translate('contacts.refused.there') },
    })
  return row
}
