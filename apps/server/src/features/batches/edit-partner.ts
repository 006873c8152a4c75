import type { batchEndpoints } from '@fledge/contract/batches/endpoints.ts'
import { partnerCan } from '@fledge/domain/batches/can.ts'
import { partnerEvents } from '@fledge/domain/batches/events.ts'
import { allow } from '@fledge/kernel/policy-decision.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import { describeEditor, requireNoEditConflicts } from '../../platform/http/edit-conflicts.ts'
import { translate } from '../../platform/texts.ts'
import * as store from './queries/batches.queries.ts'
import { checkPartnerNames } from './check-partner-names.ts'
import { getPartnerView } from './partner-view.ts'

export const editPartner: Handler<typeof batchEndpoints.editPartner> = async ({
  db,
  actor,
  params,
  body: { base, reason = '', ...body },
}) => {
  await db.run(store.lockBatchNames)
  const row = (await db.one(store.partnerById, { partner_id: params.id })) ?? notFound()
  // Partners do not record who changed them.
  const editor = { userId: null, name: null }
  requireNoEditConflicts({ base, changes: body, saved: { ...row } }, () =>
    describeEditor(editor, actor.userId),
  )
  const decision =
    row.slug === body.slug
      ? allow
      : partnerCan.changeAddress(actor, { wasPublished: row.was_published })
  if (!decision.allowed)
    throw new AppError('CONFLICT', {
      messageKey: decision.messageKey,
      fields: { slug: translate(decision.messageKey, decision.values) },
    })
  const domains = [...new Set(body.email_domains)]
  if (reason === '' && row.email_domains.some((domain) => !domains.includes(domain)))
    throw new AppError('VALIDATION', { fields: { reason: translate('problems.reason') } })
  await checkPartnerNames(db, body.slug, domains, row.partner_id)
  await db.run(store.updatePartner, {
    partner_id: row.partner_id,
    slug: body.slug,
    name: body.name,
    introduction: body.introduction || null,
    email_domains: domains,
  })
  await db.recordEvent(partnerEvents.edit, {
    subject: row.partner_id,
    note: reason || null,
    data: { partner: body.name },
  })
  return getPartnerView(db, actor, row.partner_id)
}
