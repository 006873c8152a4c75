import { maxReasonNoteLength } from '@fledge/domain/reasons.ts'
import {
  cannedCommentStates,
  maxCannedCommentNameLength,
  maxCommentLength,
} from '@fledge/domain/reviews/types.ts'
import { z } from 'zod'
import { section } from '../applications/schema.ts'
import { messageKey } from '../platform/message-keys.ts'
import { line, text } from '../platform/schema.ts'

const permission = z.union([z.literal(true), z.string()])

/** Why a canned comment is changed, for the log. */
export const cannedCommentNote = text(maxReasonNoteLength).min(1, messageKey('problems.reason'))

export const addCannedCommentBody = z.strictObject({
  section: section.exclude(['DIVERSITY_INFORMATION', 'REVIEW']),
  name: line(maxCannedCommentNameLength),
  body: text(maxCommentLength).min(1, messageKey('problems.missing')),
  note: cannedCommentNote,
})

export const changeCannedCommentBody = z.strictObject({
  ...addCannedCommentBody.shape,
  /** The version that the change is based on: another one is a conflict. */
  base: z.int().min(1),
})

export const cannedCommentFilters = {
  section: section.optional(),
  state: z.enum(cannedCommentStates).optional(),
  search: text(100).optional(),
}

export const cannedCommentView = z.object({
  canned_id: z.string(),
  section,
  name: z.string(),
  body: z.string(),
  /** Counts the changes, from 1. */
  version: z.int(),
  state: z.enum(cannedCommentStates),
  /** How often reviewers have inserted it. */
  use_count: z.int(),
  last_used_at: z.string().nullable(),
  updated_at: z.string(),
  /** Who changed it last; null once they have left. */
  author_name: z.string().nullable(),
  may: z.object({ change: permission, archive: permission, restore: permission }),
})
export type CannedCommentView = z.infer<typeof cannedCommentView>
