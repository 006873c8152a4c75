import type { privacyEndpoints } from '@fledge/contract/privacy/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { getRetentionRuleName, retentionTable } from '../../platform/retention/retention-table.ts'
import { findJobs } from '../jobs/public.ts'
import { retentionCounts } from './queries/privacy.queries.ts'

/** Returns the rules that the job applies, those with the fewest days first. */
export const getRetentionCalendar: Handler<
  (typeof privacyEndpoints)['getRetentionCalendar']
> = async ({ db }) => {
  const [counts, jobs] = await Promise.all([db.many(retentionCounts), findJobs(db)])
  const job = jobs.find(({ name }) => name === 'retention.deleteExpired')
  if (!job) throw new Error('the job of the retention table is not listed')
  const periods = retentionTable.map((rule) => {
    const last = counts.find((row) => row.rule === getRetentionRuleName(rule))
    return {
      table: rule.table,
      column: rule.column,
      days: Math.round(rule.days),
      is_cleared: rule.wipes !== undefined,
      is_partial: rule.where !== undefined,
      reason: rule.reason,
      last_at: last?.expired_at ?? null,
      last_count: last?.row_count ?? null,
    }
  })
  return { job, periods: periods.toSorted((a, b) => a.days - b.days) }
}
