import type { batchEndpoints } from '@fledge/contract/batches/endpoints.ts'
import { validatePartnerDomain } from '@fledge/domain/batches/validate-batch.ts'
import { partnerCan } from '@fledge/domain/batches/can.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import {
  toPagedResult,
  notFound,
  refuse,
  type Refusal,
  findRefusal,
} from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids.ts'
import { translate } from '../../platform/texts.ts'
import { isFreeEmail } from '../lookups/public.ts'
import { toNameLikePattern } from './read-operator.ts'
import * as store from './store.ts'

type Endpoints = typeof batchEndpoints

const toPartnerView = (actor: Operator, { was_published, ...row }: store.PartnerRow) => ({
  ...row,
  may: toActionMap({
    changeAddress: partnerCan.changeAddress(actor, { wasPublished: was_published }),
  }),
})

async function getPartnerView(db: Db, actor: Operator, id: string) {
  const row = await db.one(store.partnerById, id)
  return row ? toPartnerView(actor, row) : notFound()
}

export const listPartners: Handler<Endpoints['listPartners']> = async ({ db, actor, query }) => {
  const size = query.per_page ?? 10
  const rows = await db.many(
    store.partnerRows,
    toNameLikePattern(query.search),
    size,
    ((query.page ?? 1) - 1) * size,
  )
  return toPagedResult(
    rows.map((row) => toPartnerView(actor, row)),
    rows[0]?.total ?? 0,
  )
}

/** Returns why a partner cannot have this address or these domains. */
async function checkPartnerNames(
  db: Tx,
  slug: string,
  domains: readonly string[],
  except: string | null,
): Promise<Refusal | undefined> {
  const wrong = domains
    .map((domain) => validatePartnerDomain(domain, isFreeEmail(domain)))
    .find((problem) => problem !== null)
  if (wrong) return refuse('VALIDATION', { fields: { email_domains: translate(wrong) } })
  await db.run(store.lockBatchNames)
  const has = await db.one(store.nameOwners, slug, null, except)
  if (has?.has_slug)
    return refuse('ALREADY_EXISTS', {
      messageKey: 'batches.slug.taken',
      fields: { slug: translate('batches.slug.taken') },
    })
  const owner =
    domains.length > 0 ? await db.one(store.partnerWithDomain, domains, except) : undefined
  if (!owner) return undefined
  const values = { domain: owner.domain, partner: owner.partner }
  return refuse('ALREADY_EXISTS', {
    messageKey: 'batches.problem.domainTaken',
    values,
    fields: { email_domains: translate('batches.problem.domainTaken', values) },
  })
}

export const createPartner: Handler<Endpoints['createPartner']> = async ({ db, actor, body }) => {
  const domains = [...new Set(body.email_domains)]
  const wrong = await checkPartnerNames(db, body.slug, domains, null)
  if (wrong) return wrong
  const id = newId(db.now)
  await db.run(
    store.insertPartner,
    id,
    body.slug,
    body.name,
    body.introduction || null,
    domains,
    db.now.toISOString(),
  )
  await db.recordEvent({
    transition: { machine: 'partner', name: 'make' },
    subject: id,
    data: { partner: body.name },
  })
  return getPartnerView(db, actor, id)
}

export const editPartner: Handler<Endpoints['editPartner']> = async ({
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
  await db.recordEvent({
    transition: { machine: 'partner', name: 'edit' },
    subject: row.partner_id,
    data: { partner: body.name },
  })
  return getPartnerView(db, actor, row.partner_id)
}
