import type { batchEndpoints } from '@fledge/contract/batches/endpoints.ts'
import { partnerCan } from '@fledge/domain/batches/can.ts'
import { partnerEvents } from '@fledge/domain/batches/events.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound, refuse, findRefusal } from '../../platform/http/refusal.ts'
import * as store from './store.ts'
import { checkPartnerNames } from './check-partner-names.ts'
import { getPartnerView } from './partner-view.ts'

export const editPartner: Handler<typeof batchEndpoints.editPartner> = async ({
  db,
  actor,
  params,
  body,
}) => {
  await db.run(store.lockBatchNames)
  const row = await db.one(store.partnerById, params.id)
  if (!row) return notFound()
  const kept =
    row.slug === body.slug
      ? undefined
      : findRefusal(partnerCan.changeAddress(actor, { wasPublished: row.was_published }))
  if (kept)
    return refuse(kept.code, {
      messageKey: 'batches.refused.address',
      fields: { slug: kept.message },
    })
  const domains = [...new Set(body.email_domains)]
  const wrong = await checkPartnerNames(db, body.slug, domains, row.partner_id)
  if (wrong) return wrong
  await db.run(
    store.updatePartner,
    row.partner_id,
    body.slug,
    body.name,
    body.introduction || null,
    domains,
  )
  await db.recordEvent(partnerEvents.edit, {
    subject: row.partner_id,
    data: { partner: body.name },
  })
  return getPartnerView(db, actor, row.partner_id)
}
