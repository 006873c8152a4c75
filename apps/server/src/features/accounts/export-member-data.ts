import type { accountEndpoints } from '@fledge/contract/accounts/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { consumeExportLimit, toArchiveResponse } from './export-archive.ts'
import { memberData, ownFiles } from './queries/export.queries.ts'

/**
 * Exports all data stored about the signed-in member as one archive, without the company's data.
 */
export const exportMemberData: Handler<typeof accountEndpoints.exportMemberData> = async ({
  actor,
  db,
  services,
  now,
}) => {
  await consumeExportLimit(services, actor)
  const [data, files] = await Promise.all([
    db.one(memberData, { company_id: actor.company, user_id: actor.userId }),
    db.many(ownFiles, { owner_user_id: actor.userId }),
  ])
  return data
    ? toArchiveResponse(
        { data, files, readMe: 'accounts.export.readMeMember' },
        services.files,
        now,
      )
    : notFound()
}
