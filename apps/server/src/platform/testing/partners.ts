import { newId } from '../ids.ts'
import { aUser, type TestPerson } from './factories.ts'
import type { TestServer } from './harness.ts'
import { insertRow } from './insert-row.ts'

/** Creates a partner. @returns its id */
export async function aPartner(server: TestServer): Promise<string> {
  const partnerId = newId(server.now())
  await insertRow(server.pool, 'partners', {
    partner_id: partnerId,
    slug: `partner-${partnerId}`,
    name: `Partner ${partnerId}`,
    created_at: server.now(),
  })
  return partnerId
}

/** Creates someone at a partner, who sees the partner's own batches. */
export const aPartnerOperator = (server: TestServer, partnerId: string): Promise<TestPerson> =>
  aUser(server, 'O', { operator_role: 'PARTNER', partner_id: partnerId })
