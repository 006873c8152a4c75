import type { contactEndpoints } from '@fledge/contract/contacts/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import * as store from './queries/contacts.queries.ts'

export const listContacts: Handler<typeof contactEndpoints.listContacts> = async ({
  actor,
  db,
}) => {
  const rows = await db.many(store.contacts, { company_id: actor.company })
  return toPagedResult(rows, rows.length)
}
