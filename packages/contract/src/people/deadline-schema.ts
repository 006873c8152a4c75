import { maxBulkRows } from '@fledge/domain/lists/types.ts'
import { z } from 'zod'
import { daySchema } from '../platform/schema.ts'
import { applicantSelection } from './applicant-selection.ts'
import { extendDeadlineBody } from './schema.ts'

export const previewExtendDeadlinesBody = z.strictObject({
  selection: applicantSelection,
  due_on: daySchema,
})
export const extendDeadlinesBody = z.strictObject({
  ...previewExtendDeadlinesBody.shape,
  reason: extendDeadlineBody.shape.reason,
  /** Number of the preview: another one by then is a conflict. */
  count: z.int().min(1).max(maxBulkRows),
})
