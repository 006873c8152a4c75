import { partnerCan } from '@fledge/domain/batches/can.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import type { Db } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/app-error.ts'
import * as store from './queries/batches.queries.ts'

export const toPartnerView = (actor: Operator, { was_published, ...row }: store.PartnerRow) => ({
  ...row,
  may: toActionMap({
    changeAddress: partnerCan.changeAddress(actor, { wasPublished: was_published }),
  }),
})

export async function getPartnerView(db: Db, actor: Operator, id: string) {
  const row = await db.one(store.partnerById, { partner_id: id })
  return row ? toPartnerView(actor, row) : notFound()
}
