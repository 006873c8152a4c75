import type { contactEndpoints } from '@fledge/contract/contacts/endpoints.ts'
import { validatePhone } from '@fledge/contract/platform/schema.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import * as store from './store.ts'

export const editContact: Handler<typeof contactEndpoints.editContact> = async ({
  actor,
  db,
  body,
}) => {
  const contact = await db.one(store.contactForUpdate, actor.company, body.user_id)
  if (!contact || contact.is_removed) notFound()
  const problem = validatePhone(body.phone ?? '', contact.phone)
  if (problem) throw new AppError('VALIDATION', { fields: { phone: problem } })
  return (
    (await db.one(
      store.updateContact,
      actor.company,
      body.user_id,
      body.first_name,
      body.last_name,
      body.email,
      body.phone ?? null,
      body.job_title ?? null,
    )) ?? notFound()
  )
}
