import type { batchEndpoints } from '@fledge/contract/batches/endpoints.ts'
import { partnerEvents } from '@fledge/domain/batches/events.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { newId } from '../../platform/ids.ts'
import * as store from './queries/batches.queries.ts'
import { checkPartnerNames } from './check-partner-names.ts'
import { getPartnerView } from './partner-view.ts'

export const createPartner: Handler<typeof batchEndpoints.createPartner> = async ({
  db,
  actor,
  body,
}) => {
  const domains = [...new Set(body.email_domains)]
  await checkPartnerNames(db, body.slug, domains, null)
  const id = newId(db.now)
  await db.run(store.insertPartner, {
    partner_id: id,
    slug: body.slug,
    name: body.name,
    introduction: body.introduction || null,
    domains,
    now: db.now.toISOString(),
  })
  await db.recordEvent(partnerEvents.make, {
    subject: id,
    data: { partner: body.name },
  })
  return getPartnerView(db, actor, id)
}
