import { withdrawByTeamReasons } from '@fledge/domain/applications/reasons.ts'
import { maxBulkRows } from '@fledge/domain/lists/types.ts'
import { z } from 'zod'
import { bulkPreview } from '../platform/bulk.ts'
import { otherReasonNote, reasonOf } from '../platform/reasons.ts'
import { text } from '../platform/schema.ts'
import { applicantSelection } from './applicant-selection.ts'

export const previewWithdrawApplicantsBody = z.strictObject({ selection: applicantSelection })

export const withdrawalPreview = bulkPreview.extend({
  /** How many of them are enrolled, so that their internships end, too. */
  enrolled_count: z.int(),
})

export const withdrawApplicantsBody = z
  .strictObject({
    selection: applicantSelection,
    reason: reasonOf(withdrawByTeamReasons),
    note: text(1000).optional(),
    /** Numbers of the preview: others by then are a conflict. */
    count: z.int().min(1).max(maxBulkRows),
    enrolled_count: z.int().min(0).max(maxBulkRows),
  })
  .refine(...otherReasonNote)
