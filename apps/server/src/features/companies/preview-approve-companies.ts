import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { toBulkPreview } from '../../platform/http/bulk.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { findCompaniesToApprove, readSample } from './companies-to-approve.ts'
import { queueCounts } from './queries/operator.queries.ts'

/** Says how many would be approved, how many are left out for which reason, and the sample. */
export const previewApproveCompanies: Handler<
  (typeof companyEndpoints)['previewApproveCompanies']
> = async ({ actor, db, now }) => {
  const { companies, drawnAt, isSeen } = await readSample(db, actor)
  const rows = await findCompaniesToApprove(db, actor, { drawnAt })
  const counts = (await db.one(queueCounts, { now: now.toISOString() })) ?? notFound()
  return {
    ...toBulkPreview(rows, Math.max(0, counts.pending + counts.asked - rows.length)),
    sample: companies.map(({ company_id, name, is_seen }) => ({ company_id, name, is_seen })),
    is_sample_seen: isSeen,
  }
}
