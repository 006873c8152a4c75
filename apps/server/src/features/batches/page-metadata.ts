import { findPageByName } from '@fledge/contract/page-names.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { truncate } from '@fledge/domain/free-text.ts'
import type { Db } from '../../platform/db/database.ts'
import type { LoadPageMetadata } from '../../platform/http/page-metadata.ts'
import { translate } from '../../platform/texts.ts'
import { findBatch } from './public.ts'
import * as store from './queries/batches.queries.ts'

const maxLength = 200
const hasName = (batch: store.BatchRow, name: string) =>
  [batch.batch_id, batch.slug, batch.code].includes(name)

/** Finds the landing page of /{slug} or /{slug}/{batchId} as the screen does. */
async function findLanding(db: Db, slug: string, batchId: string) {
  const partner = await db.one(store.partnerBySlug, { slug: slug.toLowerCase() })
  if (partner) {
    const batches = await db.many(store.batchesOfPartner, {
      now: db.now.toISOString(),
      slug: partner.slug,
    })
    const isThere = batchId === '' || batches.some((batch) => hasName(batch, batchId))
    return isThere ? { name: partner.name, text: partner.introduction } : null
  }
  const batch = await findBatch(db, slug)
  return batch && (batchId === '' || hasName(batch, batchId))
    ? { name: batch.name, text: null }
    : null
}

/**
 * Metadata for a shared partner or batch. Unknown addresses return 404, except page names without
 * their section.
 */
const getLandingMetadata: LoadPageMetadata = async (db, { slug = '', batchId = '' }) => {
  const path =
    batchId === ''
      ? buildPath(paths.public.partner, { slug })
      : buildPath(paths.public.partnerBatch, { slug, batchId })
  const found = await findLanding(db, slug, batchId)
  if (!found && findPageByName(path, null) === null) return 'gone'
  return {
    title: found ? `${found.name} · ${translate('brand.name')}` : translate('brand.name'),
    description: truncate(
      found?.text ||
        translate(found ? 'heads.partner.text' : 'heads.landing.text', { name: found?.name ?? '' }),
      maxLength,
    ),
    path,
  }
}

export const batchPageMetadata: Readonly<Record<string, LoadPageMetadata>> = {
  [paths.public.partner]: getLandingMetadata,
  [paths.public.partnerBatch]: getLandingMetadata,
}
