import { maxBulkRows } from '@fledge/domain/lists/types.ts'
import { z } from 'zod'
import { uuid } from '../platform/schema.ts'
import { contentReportFilters, reportDecisionBody } from './schema.ts'

const reportIds = z.array(uuid).max(maxBulkRows)

/** Reports that an act is for: these, or all that match the filters with some exceptions. */
export const reportSelection = z.union([
  z.strictObject({ rows: reportIds.min(1) }),
  z.strictObject({ filters: z.strictObject(contentReportFilters), except: reportIds }),
])
export type ReportSelection = z.infer<typeof reportSelection>

export const previewDismissBody = z.strictObject({ selection: reportSelection })
export const dismissReportsBody = z.strictObject({
  ...previewDismissBody.shape,
  reason: reportDecisionBody.shape.reason,
  /** Number of the preview: another one by then is a conflict. */
  count: z.int().min(1).max(maxBulkRows),
})
