import type { accountEndpoints } from '@fledge/contract/accounts/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { consumeExportLimit, toArchiveResponse } from './export-archive.ts'
import { ownData, ownFiles } from './queries/export.queries.ts'

/**
 * Exports all data stored about the signed-in intern as one archive: one JSON file per section,
 * plus the files (spec/product.md, Privacy). The archive is streamed and never stored, so it needs
 * no protection or cleanup.
 */
export const exportOwnData: Handler<typeof accountEndpoints.exportOwnData> = async ({
  actor,
  db,
  services,
  now,
}) => {
  await consumeExportLimit(services, actor)
  const [data, files] = await Promise.all([
    db.one(ownData, { intern_id: actor.intern }),
    db.many(ownFiles, { owner_user_id: actor.userId }),
  ])
  if (!data) notFound()
  return toArchiveResponse({ data, files, readMe: 'accounts.export.readMe' }, services.files, now)
}
