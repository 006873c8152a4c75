import type { CompanyMember } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/app-error.ts'
import * as store from './queries/calendars.queries.ts'
import { toConnectionView } from './views.ts'

export async function getConnectionView(tx: Tx, actor: CompanyMember, id: string) {
  const row = (
    await tx.many(store.ownConnections, { company_id: actor.company, user_id: actor.userId })
  ).find(({ connection_id }) => connection_id === id)
  return row ? toConnectionView(row, actor, tx.now) : notFound()
}
