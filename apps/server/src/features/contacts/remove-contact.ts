import type { contactEndpoints } from '@fledge/contract/contacts/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import * as store from './queries/contacts.queries.ts'

export const removeContact: Handler<typeof contactEndpoints.removeContact> = async ({
  actor,
  db,
  params,
  now,
}) =>
  (await db.run(store.deleteContact, {
    company_id: actor.company,
    user_id: params.user_id,
    now: now.toISOString(),
  })) > 0
    ? {}
    : notFound()
