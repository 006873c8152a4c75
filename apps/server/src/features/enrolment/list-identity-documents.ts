import type { enrolmentEndpoints } from '@fledge/contract/enrolment/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import { toFileUrl } from '../files/public.ts'
import * as store from './queries/enrolment.queries.ts'

export const listIdentityDocuments: Handler<
  typeof enrolmentEndpoints.listIdentityDocuments
> = async ({ db, actor }) => {
  const rows = await db.many(store.identityDocumentsOf, { intern_id: actor.intern })
  return toPagedResult(
    rows.map((row) => ({ ...row, url: toFileUrl(row.file_id) })),
    rows.length,
  )
}
