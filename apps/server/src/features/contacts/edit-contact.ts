import type { contactEndpoints } from '@fledge/contract/contacts/endpoints.ts'
import { validatePhone } from '@fledge/contract/platform/schema.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import * as store from './store.ts'

export const editContact: Handler<typeof contactEndpoints.editContact> = async ({
  actor,
  db,
  body,
}) => {
  const kept = await db.one(store.contactForUpdate, actor.company, body.user_id)
  if (!kept || kept.is_removed) return notFound()
  const wrong = validatePhone(body.phone ?? '', kept.phone)
  if (wrong) return refuse('VALIDATION', { fields: { phone: wrong } })
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
